"""The look of the table: layout, zones, background."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage.catalogue import ROLES
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage import art, marks as own_marks
from scenes.raccoon_rampage.holdings import drafting, in_hand, in_role
from scenes.raccoon_rampage.layout import NightLayout, RampageLayout, layout_of
from scenes.raccoon_rampage.picture import (
    cards,
    europe,
    newspaper,
    night,
    people,
    queue,
    spread,
    storyline,
    tracker,
    wishes,
)
from scenes.raccoon_rampage.picture.desk import decks, role_board, tray
from scenes.raccoon_rampage.picture.ground import CHAMBER, Chamber
from scenes.raccoon_rampage.picture.ink import Ink
from scenes.raccoon_rampage.picture.moments import agenda, call, sheets, stake, summit
from scenes.raccoon_rampage.words.pictograms import square
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.piece import Piece
from scenes.table.presentation import TableLook


class RampageLook(TableLook):
    """The zones of the table in the order of drawing; each seat has its role's emblem, as its votes have."""

    emblems = MappingProxyType({role: square(art.role, role) for role in ROLES})

    def displayed_seats(self, seats: Sequence[Seat], setup: Any) -> tuple[Seat, ...]:
        return in_role(seats, setup.roles)

    def layout(self, size: tuple[int, int], view: View, text_scale: float) -> RampageLayout:
        return layout_of(size, view, text_scale)

    def parts(
        self,
        layout: RampageLayout,
        view: View,
        marks: Highlights,
        history: Sequence[Any],
        context: PaintContext,
    ) -> Parts:
        effects = own_marks.own(marks)
        yield from europe.parts(layout, view, effects, context)
        yield from newspaper.parts(layout, view, context)
        if isinstance(layout, NightLayout):
            yield from night.parts(layout, view, marks, context)
            yield from tracker.parts(layout, view, marks, context)
            yield from wishes.slips(layout, view, context)
            yield from call.parts(layout, view, marks, context)
            return
        if drafting(view):
            yield from agenda.parts(layout, view, marks, context)
        else:
            yield from (summit if view.final else spread).parts(layout, view, context)
            yield from tracker.parts(layout, view, marks, context)
        yield from storyline.parts(layout, view, effects, context)
        yield from queue.parts(layout, view, marks, effects, context)
        yield from wishes.parts(layout, view, context)
        yield from call.parts(layout, view, marks, context)
        yield from people.parts(layout, view, marks, context)
        yield from role_board.parts(layout, view, marks, context)
        at_stake = tuple(stake.parts(layout, view, marks, effects, context))
        yield from at_stake
        yield from sheets.parts(layout, effects, context)
        for card, rect in layout.hand.items():
            if card not in marks.hidden and (effects.stake or not at_stake):
                yield Ink.zone(card, rect, context, cards.of_hand, in_hand(view, card))
        yield from tray.parts(layout, view, effects, context)
        yield from decks.parts(layout, view, marks, context)

    def zone_of(self, piece: Piece) -> str:
        return {"area": "europe", "cubes": "tray"}.get(piece.kind, piece)

    def ground(self, seats: tuple[Seat, ...]) -> Chamber:
        return CHAMBER
