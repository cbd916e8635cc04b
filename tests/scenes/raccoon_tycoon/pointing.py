"""A mouse and a finger for the tests: real events, a frame after each."""

from __future__ import annotations

from typing import Any

import pygame

from tests.scenes.person import Sitting

PAUSE = 0.4
"""The least seconds between two clicks."""
Pos = tuple[int, int]


def post(kind: int, **facts: Any) -> None:
    """Post one event."""
    pygame.event.post(pygame.event.Event(kind, **facts))


class Pointing:
    """A mouse that clicks and drags, with a frame after every event."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def tap(self, pos: Pos) -> None:
        """Press and release."""
        self.sitting.click(pos)

    def down(self, pos: Pos) -> None:
        post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.sitting.frame()

    def move(self, pos: Pos) -> None:
        post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))
        self.sitting.frame()

    def up(self, pos: Pos) -> None:
        post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.sitting.frame()

    def more(self, times: int) -> None:
        """Change the number of pieces that are dragged."""
        for _ in range(times):
            post(pygame.MOUSEWHEEL, x=0, y=1)
            self.sitting.frame()

    def drag(self, start: Pos, end: Pos, count: int = 1) -> None:
        """Pick up at the start, change the number, drop at the end."""
        self.sitting.window.step(self.sitting.stack, PAUSE)
        self.down(start)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.move(middle)
        self.more(count - 1)
        self.move(end)
        self.up(end)


class Finger(Pointing):
    """A finger; SDL sends a mouse event beside each of its events, which must not count twice."""

    finger = 7

    def _touch(self, kind: int, pos: Pos, finger: int | None = None) -> None:
        width, height = self.sitting.window.size
        number = self.finger if finger is None else finger
        mouse = {
            pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
            pygame.FINGERUP: pygame.MOUSEBUTTONUP,
        }.get(kind)
        if mouse and number == self.finger:
            post(mouse, pos=pos, button=1, touch=True)
        post(kind, x=pos[0] / width, y=pos[1] / height, dx=0.0, dy=0.0, finger_id=number, touch_id=1)
        self.sitting.frame()

    def tap(self, pos: Pos) -> None:
        self.sitting.look()
        self._touch(pygame.FINGERDOWN, pos)
        self._touch(pygame.FINGERUP, pos)

    def down(self, pos: Pos) -> None:
        self._touch(pygame.FINGERDOWN, pos)

    def move(self, pos: Pos) -> None:
        self._touch(pygame.FINGERMOTION, pos)

    def up(self, pos: Pos) -> None:
        self._touch(pygame.FINGERUP, pos)

    def more(self, times: int) -> None:
        for _ in range(times):
            self._touch(pygame.FINGERDOWN, (3, 3), finger=8)
            self._touch(pygame.FINGERUP, (3, 3), finger=8)
