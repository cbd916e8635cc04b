"""The places in the auction room, in design units from the stage's corner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from scenes.art import LARGE_TEXT, Point
from scenes.raccoon_tycoon.art.auction_hall import ELBOW, JOINT, SHEET as HERON, WING

Box = tuple[float, float, float, float]
"""Left, top, width and height."""

USUAL = (1248.0, 696.0)
"""The stage on a 16:9 window."""
HEADS = 60.0
"""The height of the market's heads above the room."""
GAP = 12.0
EDGE = 16.0
WIDEST, APART = 360.0, 64.0
"""The greatest width of a bidder's box, and the greatest gap between boxes."""
FIGURE = 0.74
"""The scale of the heron's drawing."""
ASIDE, CLEAR, CARD_CLEAR = 104.0, 178.0, 112.0
"""In large text, whose worth sheet is wider: the distance of the podium from the stage's middle; those of the
worth sheet and, at least, of the card from the podium's middle.
"""


def _grown(at: Point, box: Box, growth: float) -> Box:
    """A box given relative to a point, scaled by `growth`."""
    left, top, wide, high = box
    return at[0] + left * growth, at[1] + top * growth, wide * growth, high * growth


@dataclass(frozen=True)
class Easel:
    """The places about the railroad card on the easel."""

    card: Box
    growth: float
    is_large: bool = False

    @property
    def _foot(self) -> Point:
        left, top, wide, high = self.card
        return left + wide / 2, top + high

    @property
    def legs(self) -> Box:
        """The easel's legs behind the card."""
        return _grown(self._foot, (-180, -365, 360, 430), self.growth)

    @property
    def ledge(self) -> Box:
        """The ledge below the card."""
        middle, foot = self._foot
        return _grown((middle, foot - 4), (-165, 0, 330, 24), self.growth)

    @property
    def minimum(self) -> Box:
        """The plate with the least opening bid, on the ledge."""
        (middle, foot), broad = self._foot, (160 if self.is_large else 124) * self.growth
        return middle - broad / 2, foot - (16 if self.is_large else 6), broad, 40.0 if self.is_large else 36.0


@dataclass(frozen=True)
class Podium:
    """The podium and the places about it; `desk` is the middle of its upper edge."""

    desk: Point
    growth: float

    def _there(self, left: float, top: float, wide: float, high: float) -> Box:
        return _grown(self.desk, (left, top, wide, high), self.growth)

    @property
    def place(self) -> Box:
        """The podium itself."""
        return self._there(-175, 0, 350, 210)

    @property
    def bid(self) -> Box:
        """The plate on the podium's front with the standing bid and its bidder."""
        return self._there(-104, 46, 208, 112)

    @property
    def sum(self) -> Box:
        """The standing bid on that plate, where a new bid's flight ends."""
        left, top, wide, high = self.bid
        return left + 24, top + 0.06 * high, wide - 48, 0.6 * high

    @property
    def heron(self) -> Box:
        """The heron's drawing behind the podium."""
        wide, high = HERON[0] * FIGURE, HERON[1] * FIGURE
        return self._there(-204 * FIGURE - 36, 24 - high, wide, high)

    @property
    def wing(self) -> Box:
        """The wing with the hammer, raised."""
        x, y, wide, high = (value * FIGURE for value in (ELBOW[0] - JOINT[0], ELBOW[1] - JOINT[1], *WING))
        return _grown(self.heron[:2], (x, y, wide, high), self.growth)

    @property
    def block(self) -> Box:
        """The sounding block on the podium."""
        return self._there(82, -17, 88, 31)


@dataclass(frozen=True)
class RoomPlaces:
    """Every place on a stage of `width` by `height` design units for `seats` bidders."""

    width: float
    height: float
    seats: int
    text_scale: float = 1.0

    @classmethod
    def on(cls, stage: pygame.Rect, scale: float, seats: int, text_scale: float) -> RoomPlaces:
        """Make the places for a stage in pixels, at `scale` pixels a unit."""
        return cls(stage.width / scale, stage.height / scale, seats, text_scale)

    @property
    def axis(self) -> float:
        """The x of title, bid and podium: the middle; in large text clear of the card."""
        if self.text_scale <= LARGE_TEXT:
            return self.width / 2
        left, _, wide, _ = self.easel.card
        return max(self.width / 2 - ASIDE, left + wide + CARD_CLEAR * self.growth)

    @property
    def _tall(self) -> float:
        return max(0.0, self.height - USUAL[1])

    @property
    def _broad(self) -> float:
        return max(0.0, self.width - USUAL[0])

    @cached_property
    def growth(self) -> float:
        """The factor by which the things in the room are larger than on a 16:9 window."""
        return min(1.35, (self._boxes_top - HEADS - GAP) / 456)

    def head(self, number: int, of: int) -> Box:
        """The place of head `number` of `of`."""
        step = (self.width + 24) / of
        return number * step, 0.0, step - 24, HEADS

    @property
    def room(self) -> Box:
        """The room below the heads."""
        return 0.0, HEADS + GAP, self.width, self.height - HEADS - GAP

    @property
    def dado(self) -> float:
        """The y of the panelling, from the room's top."""
        return self._boxes_top - HEADS - GAP - 64

    @property
    def lamps(self) -> tuple[float, ...]:
        """The x of the sconces, clear of the hammer; none where card and worth sheet leave no room."""
        near = 223.0 * max(1.0, self.growth)
        left, _, wide, _ = self.easel.card
        free = min(self.axis - left - wide, self.worth[0] - self.axis)
        return (self.axis - near, self.axis + near) if free > near - 12 else ()

    @property
    def title(self) -> Box:
        """The plate with the auction's name."""
        wide = min(520 * min(1.15, max(1.0, self.text_scale)), 2 * (self.worth[0] - 8 - self.axis))
        return self.axis - wide / 2, HEADS + GAP + 6, wide, 66.0

    @cached_property
    def _boxes_top(self) -> float:
        return self.height - 8 - (160 + 0.22 * self._tall)

    def box(self, place: int) -> Box:
        """The box of the bidder at a place in the row; the starter's is 0."""
        gap, room = 13.0, self.width - 2 * EDGE
        wide = min(WIDEST, (room - gap * (self.seats - 1)) / self.seats)
        gap = min(APART, (room - wide * self.seats) / (self.seats - 1))
        left = (self.width - wide * self.seats - gap * (self.seats - 1)) / 2
        return left + place * (wide + gap), self._boxes_top, wide, self.height - 8 - self._boxes_top

    @cached_property
    def easel(self) -> Easel:
        """The easel with the railroad card."""
        middle = 199 + (244 * self.growth - 254) / 2 + 0.14 * self._broad
        card = _grown((middle, self._boxes_top - 37), (-122, -345, 244, 345), self.growth)
        return Easel(card, self.growth, self.text_scale > LARGE_TEXT)

    @cached_property
    def podium(self) -> Podium:
        """The podium, on the axis."""
        return Podium((self.axis, self._boxes_top - 164 * self.growth), self.growth)

    @cached_property
    def worth(self) -> Box:
        """The sheet with the card's worth."""
        top = HEADS + GAP + 24
        if self.text_scale > LARGE_TEXT:
            left = self.axis + CLEAR * self.growth
            return left, top - 16, self.width - EDGE - left, self._boxes_top + 8 - top
        wide = 332 * min(1.25, max(1.0, self.text_scale) + 0.0005 * self._tall) + 0.1 * self._broad
        return self.width - EDGE - wide - 0.06 * self._broad, top, wide, self._boxes_top - 8 - top
