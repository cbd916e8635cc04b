"""A window's events, frame by frame, and a number for each picture, to play back and compare."""

from __future__ import annotations

from collections import Counter
from zlib import crc32

import pygame

from scenes.window.stack import SceneStack
from scenes.window.window import Window

RATE = 30
"""Frames in a second."""
Tape = list[list[pygame.event.Event]]


class Taped:
    """Keeps the tape of a sitting it is mixed into; `kind` says between whom a frame was drawn."""

    window: Window
    stack: SceneStack
    tape: Tape
    pictures: list[int]
    kinds: Counter[str]

    def record(self) -> None:
        """Begin with nothing."""
        self.tape, self.pictures, self.kinds = [], [], Counter()

    def frame(self, frames: int = 1) -> None:
        """Let frames pass."""
        for _ in range(frames):
            self.tape.append(pygame.event.get())
            self.play_back(self.tape[-1])

    def look(self) -> None:
        """These frames are on the tape as well."""
        self.window.guard.look(self.stack.top)
        for _ in range(4 * RATE):
            if self.window.guard.ready:
                return
            self.frame()

    def play_back(self, events: list[pygame.event.Event]) -> None:
        """One frame with these events."""
        pygame.event.clear()
        for event in events:
            pygame.event.post(event)
        self.window.step(self.stack, 1 / RATE)
        self.pictures.append(crc32(self.window.surface.get_view("2")))
        self.kinds[self.kind()] += 1

    def kind(self) -> str:
        """Between whom the frame was drawn."""
        raise NotImplementedError
