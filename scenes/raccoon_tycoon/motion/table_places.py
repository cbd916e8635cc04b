"""The places on the table and in the auction hall that flights start from and end at."""

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.art import auction_hall
from scenes.raccoon_tycoon.auction.bidders import paddle_place
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.holdings import EstateItem
from scenes.raccoon_tycoon.motion.transition import ViewDiff
from scenes.raccoon_tycoon.picture.desk import purse_place
from scenes.table.motion.flights import Sprite

Rect = pygame.Rect
TOKEN_ROW = 0.57
"""The y of a panel's tokens, as a share of its height."""


class HallPlaces:
    """The places in the auction hall on a stage, for a number of seats."""

    def __init__(self, stage: Rect, frame: Frame, seats: int) -> None:
        self._frame = Frame(stage.left, stage.top, frame.scale, frame.text_scale)
        self._room = RoomPlaces.on(stage, frame.scale, seats, frame.text_scale)

    def card(self) -> Rect:
        """The place of the card on the easel."""
        return self._frame.rect(*self._room.easel.card)

    def box(self, seat: int = 0, starter: int = 0) -> Rect:
        """A seat's box in an auction opened by `starter`; by default the first box."""
        return self._frame.rect(*self._room.box((seat - starter) % self._room.seats))

    def paddle(self, seat: int, starter: int) -> Rect:
        """The place of a seat's raised paddle in an auction opened by `starter`."""
        return paddle_place(self.box(seat, starter), self._frame)

    def swinging_wing(self) -> tuple[Rect, Rect, Sprite]:
        """The raised place, the lowered place and the sprite of the wing, centred on its joint."""
        wing = self._frame.rect(*self._room.podium.wing)
        sprite = Sprite.of(auction_hall.swinging(wing.size))
        raised, down = Rect((0, 0), sprite.core), Rect((0, 0), sprite.core)
        raised.center, down.center = auction_hall.joint(wing), auction_hall.joint(wing, lowered=True)
        return raised, down, sprite

    def nodding_head(self) -> tuple[Rect, Sprite]:
        """The place and the sprite of the heron's head, centred on its neck."""
        heron, (x, y), (wide, high) = self.heron(), auction_hall.NECK, auction_hall.SHEET
        sprite = Sprite.of(auction_hall.nodding(heron.size))
        place = Rect((0, 0), sprite.core)
        place.center = heron.left + round(x / wide * heron.width), heron.top + round(y / high * heron.height)
        return place, sprite

    def heron(self) -> Rect:
        """The place of the heron."""
        return self._frame.rect(*self._room.podium.heron)

    def block(self) -> Rect:
        """The place of the sounding block."""
        return self._frame.rect(*self._room.podium.block)

    def plate(self) -> Rect:
        """The place of the plate on the podium's front."""
        return self._frame.rect(*self._room.podium.bid)

    def bid(self) -> Rect:
        """The place of the standing bid on that plate."""
        return self._frame.rect(*self._room.podium.sum)


class TablePlaces:
    """The places on the table between two views."""

    def __init__(self, between: ViewDiff) -> None:
        self.between = between
        self._slots = {
            kind: {name: list(places) for name, places in found.items()}
            for kind, found in (("in", between.arrivals), ("out", between.departures))
        }

    def px(self, units: float) -> int:
        """Convert design units to pixels."""
        return self.between.new.frame.px(units)

    def at_desk(self, seat: int) -> bool:
        """Whether the seat's things are on the desk."""
        return seat == self.between.desk

    def _around(self, point: tuple[int, int], units: float) -> Rect:
        rect = Rect(0, 0, self.px(units), self.px(units))
        rect.center = point
        return rect

    def supply(self, commodity: str) -> Rect:
        """The place of a commodity's supply, at the foot of its market column."""
        column = self.between.new.market[commodity]
        return self._around((column.left + round(column.width * 0.7), column.bottom - self.px(70)), 44)

    def bank(self) -> Rect:
        """The place of the bank, above the window's top edge."""
        return self._around((self.between.new.strip.centerx, -self.px(24)), 34)

    def token_in(self, seat: int, commodity: str) -> Rect:
        """The next place for a token that the seat receives; each call uses up a slot."""
        return self._token_place(seat, commodity, "in")

    def token_out(self, seat: int, commodity: str) -> Rect:
        """The place of the next token that leaves the seat; each call uses up a slot."""
        return self._token_place(seat, commodity, "out")

    def _token_place(self, seat: int, commodity: str, way: str) -> Rect:
        if not self.at_desk(seat):
            panel, column = self.between.new.panels[seat], COMMODITIES.index(commodity)
            left, step = panel.left + self.px(39), (panel.width - self.px(37)) / len(COMMODITIES)
            top = panel.top + round(panel.height * TOKEN_ROW)
            return self._around((left + round(column * step), top), 28)
        waiting = self._slots[way][commodity]
        return in_slot(waiting.pop() if waiting else self._around(self.between.new.warehouse.center, 44))

    def purse(self, seat: int) -> Rect:
        """The place of a seat's purse."""
        places = self.between.new
        if self.at_desk(seat):
            return self._around(purse_place(places.me, places.frame).center, 34)
        panel = places.panels[seat]
        return self._around((panel.right - self.px(34), panel.top + self.px(28)), 30)

    def estate(self, seat: int, item: EstateItem, core: tuple[int, int]) -> Rect:
        """The place of a seat's new item of the estate, in the proportions of `core`."""
        place = self.between.estate_place(item) if self.at_desk(seat) else None
        if place is None:
            panel = self.between.new.panels[seat]
            place = self._around((panel.centerx, panel.bottom - self.px(30)), 56)
        return Rect(0, 0, *core).fit(place)

    def pile(self, discarded: bool = False) -> Rect:
        """The place of the draw pile or the discard pile: a card in its row of the box."""
        box, share = self.between.new.piles, 0.7 if discarded else 0.3
        rect = Rect(0, 0, self.px(28), self.px(40))
        rect.center = (box.right - self.px(78), box.top + round(box.height * share))
        return rect

    def hand_place(self, seat: int, card: int) -> Rect:
        """The place that a card is played from: in the hand on the desk, else the seat's panel."""
        hand = self.between.before.players[seat].hand
        if not self.at_desk(seat):
            return self._around(self.between.new.panels[seat].center, 90)
        places = self.between.old.hand
        return places[hand.index(card) if hand and card in hand else -1]


def in_slot(slot: Rect) -> Rect:
    """The square of a token in a slot of the warehouse, where the warehouse draws it."""
    inside = slot.inflate(-max(2, slot.width // 12), -max(2, slot.height // 12))
    side = min(inside.size)
    square = Rect(0, 0, side, side)
    square.center = inside.center
    return square
