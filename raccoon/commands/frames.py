"""How long a frame takes on each screen; imported only to measure that, because it needs pygame."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from raccoon.app.bench import Figure, median, nanoseconds, percentile
from scenes.gallery import SHOTS, Still
from scenes.scene import Scene
from scenes.window import render

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCREENS = ("title", "table", "produce", "sell", "auction", "build", "town", "results")
FRAMES = 240
"""Four seconds of a pointer that circles over the screen, every frame drawn anew."""


def measure(
    frames: int = FRAMES, sizes: Sequence[tuple[int, int]] = SIZES, screens: Sequence[str] = SCREENS
) -> list[Figure]:
    """Median and 99th percentile of every screen's frame at each size, and its first frame."""
    return [figure for size in sizes for name in screens for figure in _screen(name, size, frames)]


def _screen(name: str, size: tuple[int, int], frames: int) -> list[Figure]:
    scene = SHOTS[name](Still(None, "en"))
    first = nanoseconds(lambda: render(scene, size)) / 1e6
    surface = pygame.Surface(size)
    taken = [_frame(scene, surface, number) for number in range(frames)]
    case = f"{name}, {size[0]}×{size[1]}"
    return [
        Figure("frame", case, median(taken), "ms"),
        Figure("frame_p99", case, percentile(taken, 0.99), "ms"),
        Figure("frame_first", case, first, "ms"),
    ]


def _frame(scene: Scene, surface: pygame.Surface, number: int) -> float:
    """The milliseconds of one turn of the loop: a moved pointer, time passing, the whole picture."""
    stack = scene.stack
    assert stack is not None
    turn = math.tau * number / 120
    middle, high = surface.get_rect().center, surface.get_height()
    pointer = (round(middle[0] + 0.6 * high * math.cos(turn)), round(middle[1] + 0.4 * high * math.sin(turn)))
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=pointer, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def frame() -> None:
        stack.handle(moved)
        stack.update(1 / 60)
        stack.redraw()
        stack.draw(surface)

    return nanoseconds(frame) / 1e6
