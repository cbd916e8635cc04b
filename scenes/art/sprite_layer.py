"""What is in the air over a picture that lies still: drawn and taken away again without drawing the rest."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

Aloft = tuple[pygame.Surface, pygame.Rect]
"""A picture in the air, and where it is on the window."""
ROUND = 64
"""Sides of memory are whole multiples of so many pixels: what grows in the air fits into it for a while."""
SPARE = 240
"""Memory that was of no use for so many pictures is let go."""


@dataclass
class _Memory:
    """Room for what something in the air covers; `used` for that many pictures of the layer ago."""

    surface: pygame.Surface
    used: int = 0

    def fits(self, size: tuple[int, int]) -> bool:
        """Whether so much can be kept in it, and not much of it would be wasted."""
        width, height = self.surface.get_size()
        return size[0] <= width <= 2 * size[0] and size[1] <= height <= 2 * size[1]

    def pixels(self) -> int:
        """How large it is."""
        return self.surface.get_width() * self.surface.get_height()


class SpriteLayer:
    """The pictures over one surface, each with what it covers, so that they can be lifted off again."""

    def __init__(self) -> None:
        self._covered: list[tuple[_Memory, pygame.Rect]] = []
        self._free: list[_Memory] = []

    def draw(self, surface: pygame.Surface, pictures: Iterable[Aloft]) -> list[pygame.Rect]:
        """Draw these, the lowest first; the places they cover."""
        bounds = surface.get_rect()
        for image, place in pictures:
            seen = place.clip(bounds)
            if seen:
                self._covered.append((self._kept(surface, seen), seen))
                surface.blit(image, place)
        return [place for _, place in self._covered]

    def lift(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take off what was drawn last; the places that are bare now."""
        places = [place for _, place in self._covered]
        for memory, place in reversed(self._covered):
            surface.blit(memory.surface, place, ((0, 0), place.size))
        self.forget()
        return places

    def forget(self) -> None:
        """The surface was drawn anew: nothing is in the air."""
        for memory in self._free:
            memory.used += 1
        self._free = [memory for memory in self._free if memory.used < SPARE]
        for memory, _ in self._covered:
            memory.used = 0
            self._free.append(memory)
        self._covered.clear()

    def _kept(self, surface: pygame.Surface, place: pygame.Rect) -> _Memory:
        """What lies there now, in memory that was used before if any fits: new takes ten times as long."""
        size = _rounded(place.size)
        fitting = [free for free in self._free if free.fits(size)]
        if fitting:
            memory = min(fitting, key=_Memory.pixels)
            self._free.remove(memory)
        else:
            memory = _Memory(pygame.Surface(size, 0, surface))
        memory.surface.blit(surface, (0, 0), place)
        return memory


def _rounded(size: tuple[int, int]) -> tuple[int, int]:
    """The size of memory for a picture of that size."""
    width, height = (-(-side // ROUND) * ROUND for side in size)
    return width, height
