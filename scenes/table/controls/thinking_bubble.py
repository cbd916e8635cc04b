"""The sign that a bot is thinking: a bubble at the portrait, and words in the banner."""

from collections.abc import Iterator

import pygame

from scenes.art.linework.drawing_file import trimming
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.banner import Banner
from scenes.table.layout import Layout

NOTICED = 0.35
"""Seconds of thinking before the sign appears."""
BEAT = 0.4
"""Seconds from one dot to the next."""
DOTS = 3
SIZE = (58, 40)
"""The bubble's size in design units."""


class ThinkingBubble(TablePart):
    """Shows which seats are thinking at one table; only the bubble's dots move."""

    def __init__(self, context: TableContext, banner: Banner) -> None:
        super().__init__(context)
        self._banner = banner
        self._lasted = 0.0
        self.seats: tuple[int, ...] = ()
        """The seats shown as thinking."""

    @property
    def dots(self) -> int:
        """The number of dots in the bubble; always all with reduced motion."""
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
        """Show these seats as thinking."""
        if seats == self.seats:
            return
        self.seats = seats
        self._banner.thinks = self.context.say("table.thinks") if seats else ""
        self.context.damage.all()

    def sprites(self) -> Iterator[PlacedSprite]:
        for seat in self.seats:
            place = bubble_place(self.context.shown.layout, seat)
            yield trimming(f"bubble_{self.dots}", place.size), place


def bubble_place(layout: Layout, seat: int) -> pygame.Rect:
    """The bubble's rectangle at the upper left corner of the seat's panel."""
    frame, panel = layout.frame, layout.panels[seat]
    return pygame.Rect(panel.left + frame.px(3), panel.top - frame.px(9), *map(frame.px, SIZE))
