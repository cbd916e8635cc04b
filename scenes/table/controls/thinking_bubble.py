"""The sign that somebody thinks: a quiet bubble at the portrait, and a word in the banner."""

from collections.abc import Iterator

import pygame

from scenes.art.linework.drawing_file import trimming
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.banner import Banner
from scenes.table.layout import Layout

NOTICED = 0.35
"""Seconds of thought that nobody need be told of."""
BEAT = 0.4
"""Seconds from one dot to the next."""
DOTS = 3
SIZE = (58, 40)
"""The bubble in design units."""


class ThinkingBubble(TablePart):
    """Watches who thinks at one table. Only the bubble moves, a few times a second."""

    def __init__(self, context: TableContext, banner: Banner) -> None:
        super().__init__(context)
        self._banner = banner
        self._lasted = 0.0
        self.seats: tuple[int, ...] = ()
        """The seats that have been thinking for a while."""

    @property
    def dots(self) -> int:
        """The number of dots in the bubble; all of them where motion is reduced."""
        if self.context.settings.reduced_motion:
            return DOTS
        return 1 + int(max(0.0, self._lasted - NOTICED) / BEAT) % DOTS

    def update(self, dt: float) -> None:
        thinking = self.context.session.bots.thinking()
        if not thinking and not self.seats:
            self._lasted = 0.0
            return
        dots = self.dots
        self._lasted = self._lasted + dt if thinking else 0.0
        self.show(thinking if self._lasted >= NOTICED else ())
        if self.seats and self.dots != dots:
            self.context.damage.sprites()

    def show(self, seats: tuple[int, ...]) -> None:
        """These think."""
        if seats == self.seats:
            return
        self.seats = seats
        self._banner.thinks = self.context.say("table.thinks") if seats else ""
        self.context.damage.all()

    def aloft(self) -> Iterator[PlacedSprite]:
        for seat in self.seats:
            place = bubble_place(self.context.shown.layout, seat)
            yield trimming(f"bubble_{self.dots}", place.size), place


def bubble_place(layout: Layout, seat: int) -> pygame.Rect:
    """At the upper left corner of the seat's panel, over the edge of the portrait."""
    frame, panel = layout.frame, layout.panels[seat]
    return pygame.Rect(panel.left + frame.px(3), panel.top - frame.px(9), *map(frame.px, SIZE))
