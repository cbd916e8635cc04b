"""Why the last drop or click did nothing, told beside the place for a while."""

from collections.abc import Iterator

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.context import TableContext
from scenes.widgets import tooltip

STAYS = 5.0
"""Seconds for which the reason stays."""
SIDE = 40
"""The side of the clear square round the place, in design units."""


class DragMessage:
    """One sentence, or none."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.words = ""
        self._place = pygame.Rect(0, 0, 0, 0)
        self._left = 0.0

    def tell(self, words: str, pos: tuple[int, int]) -> None:
        """Tell this beside a point."""
        self.words, self._left = words, STAYS
        side = self._context.shown.layout.frame.px(SIDE)
        self._place = pygame.Rect(pos, (0, 0)).inflate(side, side)
        self._context.damage.all()

    def hush(self) -> None:
        """It has been read."""
        if self.words:
            self.words, self._left = "", 0.0
            self._context.damage.all()

    def update(self, dt: float) -> None:
        """Let it fade."""
        if self.words:
            self._left -= dt
            if self._left <= 0:
                self.hush()

    def aloft(self) -> Iterator[PlacedSprite]:
        """The slip of paper."""
        if self.words:
            layout = self._context.shown.layout
            bounds = pygame.Rect((0, 0), layout.size)
            yield tooltip.picture(bounds, self._place, self.words, layout.frame)
