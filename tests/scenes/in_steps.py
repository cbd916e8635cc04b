"""Drawings that take most of a step, and the clock by which they do."""

from __future__ import annotations

import pygame

from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.art.vector import Drawing

drawn: list[int] = []


class Clock:
    """Time that passes only where something is said to take some."""

    time = 0.0

    def __call__(self) -> float:
        return self.time


clock = Clock()


@surface_cache.surface_cache(60)
def engraved(number: int) -> pygame.Surface:
    """A drawing that takes most of a step."""
    drawn.append(number)
    clock.time += 0.75 * incremental.TIME
    sheet = Drawing(140, 140)
    sheet.circle((70, 70), 60 + number % 9, "#ff0000")
    return sheet.surface()
