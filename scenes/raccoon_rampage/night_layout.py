"""The places of everything in the night of a Spread: pure arithmetic, no drawing."""

from collections.abc import Iterator

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREAS, REST
from scenes.raccoon_rampage.art.projection import HORIZON
from scenes.raccoon_rampage.places import Places
from scenes.raccoon_rampage.table_layout import VERBS, RampageLayout
from scenes.table.layout import MARGIN
from scenes.table.piece import Piece

Rect = pygame.Rect
SCALE = 216
"""The width of the tracker."""
SKY = 0.325
"""The share of the height above the desk for the sky."""
TOLD, LARGE_TOLD = (336, 152), (448, 188)
"""The size of the board that names the failed policy, and in large text."""
LOW, HIGH = (46, 42), (62, 72)
"""Heights of a call's bar and of the line on the night's result; the same in large text."""
ROW, TITLE = 46, 52
"""Height of a seat on the board of protection, and of its heading."""
HEADING = 62
"""Height of the line above the cards of a pile, with its space."""
SLIM, APART = 0.68, 12
"""The width of a card by its height; the gap between two where there is room."""


class NightLayout(RampageLayout):
    """The layout of a Spread's night: places of the table, moved, and those of the night alone."""

    elsewhere = True

    def __init__(self, size: tuple[int, int], places: Places, text_scale: float = 1.0) -> None:
        super().__init__(size, places, text_scale)
        self._foot = self.height - self.foot - 12
        self._wide = self._right - MARGIN - SCALE - 12
        """The width of sky, map and piles."""
        self.tracker = self._rect(self._wide + 12, MARGIN, SCALE, self._foot - MARGIN)
        self.night = self._rect(self._wide, 0, self.width - self._wide, self.edge)
        self._lay_foot((*VERBS, "wish"))
        self._lay_sky()
        self._lay_ring()
        self._lay_piles()

    def _lay_sky(self) -> None:
        """Place the board in the sky, the strip next to the raccoon's head, and the map below the horizon."""
        horizon = SKY * self.edge
        self.sky = self._rect(0, 0, self._wide, horizon)
        high = (self.edge - horizon) / (1 - HORIZON)
        self.europe = self._rect(0, self.edge - high, self._wide, high)
        wide, tall = LARGE_TOLD if self.frame.is_large else TOLD
        bar, brought = HIGH if self.frame.is_large else LOW
        self.evaluated = self.door = self._rect(26, 24, wide, tall)
        self.brought = self._rect(26, 24 + tall + 8, 1.3 * wide, brought)
        strip = min(500.0, 0.38 * self._wide)
        self.strip = self.country = self._rect(self._wide - strip - 14, 18, strip, 76)
        self.call = self._rect(MARGIN, self.edge - 14 - bar, 0.5 * self._wide, bar)

    def _lay_ring(self) -> None:
        """Place the newspaper; below it the board of protection with a row for each seat and the ring."""
        seats, wide = self.places.seats, self.rail
        high = TITLE + ROW * seats + 12
        x, y = self._right, self._foot - high
        self._lay_paper(y - 10 - MARGIN)
        self.spread = self._rect(x, y, wide, high)
        panels = list(self.panels)
        for place in range(seats):
            seat = (self.places.desk + place) % seats
            panels[seat] = self._rect(x + 12, y + TITLE + place * ROW, 0.57 * wide, ROW - 4)
        self.panels = tuple(panels)
        side = 0.35 * wide
        self.ring = self._rect(x + wide - side - 8, y + TITLE + (ROW * seats - side) / 2, side, side)

    def _lay_piles(self) -> None:
        """Place the piles on the desk, each below its heading."""
        top, room = self.edge + 14, (self._wide - MARGIN) / len(AREAS)
        high = self._foot - top
        margin = 2 * MARGIN - 22 * self.frame.is_large
        self.headings = {
            area: self._rect(MARGIN + number * room, top, room - margin, HEADING - 12)
            for number, area in enumerate(AREAS)
        }
        self.piles, self._step = {}, 0
        for number, area in enumerate(AREAS):
            box = self._rect(MARGIN + number * room, top + HEADING, room - 2 * MARGIN, high - HEADING - 8)
            self.piles[area] = self._pile_box(box)
        self.hand_zone = self._rect(0, top, self._wide, high)

    def _pile_box(self, box: Rect) -> Rect:
        """The box of a pile with its cards side by side, closer together where there is no room."""
        more = max(1, self.places.each) - 1
        wide = min(round(SLIM * box.height), box.width)
        self._step = min(wide + self.frame.px(APART), (box.width - wide) // max(1, more))
        return Rect(box.topleft, (wide + more * self._step, box.height))

    def card(self, area: str, number: int) -> Rect:
        """The place of a card of a pile."""
        box = self.piles[area]
        wide = box.width - (max(1, self.places.each) - 1) * self._step
        return Rect(box.left + number * self._step, box.top, wide, box.height)

    def pieces(self) -> Iterator[tuple[Piece, Rect]]:
        """The pieces that can be pointed at: piles, areas, tracker, ring, seats, the policy that failed."""
        yield from ((Piece("pile", area), rect) for area, rect in self.piles.items())
        yield Piece("evaluated"), self.evaluated
        yield Piece("ring"), self.ring
        yield from ((Piece("panel", seat), rect) for seat, rect in enumerate(self.panels))
        yield from ((Piece("area", area), rect) for area in AREAS[:REST] for rect in self.area(area))
        yield Piece("tracker"), self.tracker
        yield Piece("europe"), self.europe
