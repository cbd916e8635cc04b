"""A double click plays once: its second press does not hit whatever came up under the pointer."""

from __future__ import annotations

import math

import pygame

from scenes.table.context import TableContext
from scenes.table.part import TablePart
from scenes.widgets.pointer import read

SECONDS = 0.35
"""How long after a move a press at the same place belongs to the click that made it."""
NEAR = 12
"""The same place, in pixels."""


class DoubleClick(TablePart):
    """Remembers where a move was pressed, and for how long that still counts; swallows the second press."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self._last: tuple[int, int] | None = None
        self._left = 0.0

    def played(self) -> None:
        """A person has made a move just now."""
        self._left = SECONDS

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """Use such a second press up."""
        pointer = read(event, self.context.shown.layout.size)
        if pointer is None or pointer.kind != "down":
            return False
        second = self._left > 0 and self._last is not None and math.dist(self._last, pointer.pos) < NEAR
        self._last = pointer.pos
        if second:
            self.context.damage.all()
        return second
