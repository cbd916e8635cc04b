"""A double click plays once: its second press does not hit whatever came up under the pointer."""

from __future__ import annotations

import math

import pygame

from scenes.widgets.pointer import read

SECONDS = 0.35
"""How long after a move a press at the same place belongs to the click that made it."""
NEAR = 12
"""The same place, in pixels."""


class Steady:
    """Remembers where a move was pressed, and for how long that still counts."""

    def __init__(self) -> None:
        self._last: tuple[int, int] | None = None
        self._left = 0.0

    def played(self) -> None:
        """A move was made just now."""
        self._left = SECONDS

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - dt)

    def swallows(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Whether the event is such a second press, to be left out."""
        pointer = read(event, size)
        if pointer is None or pointer.kind != "down":
            return False
        second = self._left > 0 and self._last is not None and math.dist(self._last, pointer.pos) < NEAR
        self._last = pointer.pos
        return second
