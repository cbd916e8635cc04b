"""The look of the table: its layout, its zones, the street behind them."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

import pygame

from raccoon.app.seats import Seat
from raccoon.games.saloon_tycoon.view import View
from scenes.art.palette import rgb
from scenes.saloon_tycoon import marks as own_marks
from scenes.saloon_tycoon.art.colours import OAK
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.layout import SaloonLayout, empty_lots, layout_of
from scenes.saloon_tycoon.marks import SaloonMarks
from scenes.saloon_tycoon.picture import boards, crate, guest_board, hand, house, people, stop, yard
from scenes.saloon_tycoon.picture.street import Street
from scenes.saloon_tycoon.picture.street_life import StreetLife
from scenes.table.picture.zones import Highlights, PaintContext, PaintedZone, Parts
from scenes.table.piece import Piece
from scenes.table.presentation import TableLook

HOUSE_PIECES = ("room", "lot")
"""The pieces that are drawn in the zone of the house; an offered place (`Offered`) has an own highlight."""


class SaloonLook(TableLook):
    """The look of Saloon Tycoon: houses, boards, the yard and the desk in front of the street."""

    def layout(self, size: tuple[int, int], view: View, text_scale: float) -> SaloonLayout:
        return layout_of(size, view, text_scale)

    def parts(
        self,
        layout: SaloonLayout,
        view: View,
        marks: Highlights,
        history: Sequence[Any],
        context: PaintContext,
    ) -> Parts:
        zones = self._zones(layout, view, marks, context)
        return (zone for zone in zones if zone.key not in marks.hidden)

    @staticmethod
    def _zones(layout: SaloonLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
        own = own_marks.own(marks)
        sun, far = stop.sun(layout, view, context), _far_houses(layout, view)
        yield from chain(far, sun) if layout.frame.is_large else chain(sun, far)
        yield from _own_house(
            layout, view, int(marks.magnified) if marks.magnified else desk_seat(view), own, context
        )
        yield from guest_board.board(layout, view, marks, context)
        yield from boards.parts(layout, view, own.ready, context)
        yield from stop.parts(layout, view, own.arriving, context)
        yield from stop.courier(layout, view, context)
        yield from yard.parts(layout, view, context)
        yield from people.parts(layout, view, marks, context)
        yield from guest_board.parts(layout, view, marks, context)
        yield from crate.parts(layout, view, context)
        yield from hand.parts(layout, view, context)
        yield from boards.secret_parts(layout, view, own.ready, context)

    def zone_of(self, piece: Piece) -> str:
        return "house" if piece.kind in HOUSE_PIECES else piece

    def magnifiable_at(self, layout: SaloonLayout, view: View, pos: tuple[int, int]) -> str:
        """The seat of the neighbour whose house or sign is at a point; "" for none."""
        for seat in layout.places.neighbours:
            if layout.fronts[seat].area.collidepoint(pos) or layout.panels[seat].collidepoint(pos):
                return str(seat)
        return ""

    def numbered(self, view: View, number: int) -> str:
        """The neighbour with that number; "" for none, or for the own number."""
        there = number <= len(view.players) and number - 1 != desk_seat(view)
        return str(number - 1) if there else ""

    def ground(self, seats: tuple[Seat, ...]) -> Street:
        return Street()

    def life(self) -> StreetLife:
        return StreetLife()


def _far_houses(layout: SaloonLayout, view: View) -> Parts:
    for seat in layout.places.neighbours:
        front, rooms = layout.fronts[seat], view.players[seat].rooms
        yield PaintedZone(Piece("front", seat), front.area, rooms, partial(_far, front, rooms))


def _far(front: Any, rooms: Any, surface: pygame.Surface, rect: pygame.Rect) -> None:
    walk = pygame.Rect(rect.left, rect.bottom - 2, rect.width, max(3, rect.height // 24))
    pygame.draw.rect(surface, rgb(OAK), walk)
    house.draw_house(surface, front, rooms, (rect.left - front.area.left, rect.top - front.area.top))


def _own_house(layout: SaloonLayout, view: View, seat: int, own: SaloonMarks, context: PaintContext) -> Parts:
    """The zone of the house in the middle: the own one, or a neighbour's while it is shown enlarged."""
    if seat != desk_seat(view):
        own = own_marks.NOTHING
    rooms = view.players[seat].rooms
    inputs = (rooms, own, view.options.smooth_lots, context.seats[seat].name, layout.front)

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        shift = (rect.left - layout.house.left, rect.top - layout.house.top)
        frame = context.frame
        walk = pygame.Rect(rect.left, layout.front.area.bottom + shift[1], rect.width, frame.px(26))
        house.draw_boardwalk(surface, walk, layout.front, rooms, shift)
        house.draw_house(surface, layout.front, rooms, shift)
        taken = {offer.place for offer in own.offers if offer.floor == 1}
        for lot in empty_lots(rooms):
            if lot not in taken:
                house.draw_lot_sign(
                    surface, layout.front.box(lot, 1, False).move(shift), lot, view.options.smooth_lots, frame
                )
        house.draw_name_board(
            surface, layout.front, context.say("saloon.house", name=context.seats[seat].name), shift, rooms
        )
        for offer in sorted(own.offers, key=lambda offer: offer.chosen):
            box = layout.front.box(offer.place, offer.floor, offer.large).move(shift)
            house.draw_offer(surface, box, offer, frame)
        for number, cubes in own.cubes:
            house.draw_ordered(surface, layout.front.room(rooms[number]).move(shift), cubes, frame)

    yield PaintedZone("house", layout.house, inputs, paint)
