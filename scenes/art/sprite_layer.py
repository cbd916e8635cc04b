"""The sprites over a still picture: drawn and taken away again without drawing the rest."""

from collections.abc import Iterable

import msgspec
import pygame

from scenes.art.frame import Size

PlacedSprite = tuple[pygame.Surface, pygame.Rect]
"""A picture in the air, and where it is on the window."""
ROUND = 64
"""Sides of memory are whole multiples of so many pixels: what grows in the air fits into it for a while."""
SPARE = 240
"""Memory that was of no use for so many pictures is let go."""


class _Patch(msgspec.Struct):
    """Room for what something in the air covers; in which picture of the layer it was `used` last."""

    surface: pygame.Surface
    used: int


class SpriteLayer:
    """The pictures over one surface, each with what it covers, so that they can be lifted off again."""

    def __init__(self) -> None:
        self._covered: list[tuple[_Patch, pygame.Rect]] = []
        self._free: dict[Size, list[_Patch]] = {}
        self._number = 0

    def draw(self, surface: pygame.Surface, pictures: Iterable[PlacedSprite]) -> list[pygame.Rect]:
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
        self.clear_from(surface)
        self.forget()
        return places

    def clear_from(self, picture: pygame.Surface) -> None:
        """Take what was drawn last off a copy of the surface; there it stays."""
        for memory, place in reversed(self._covered):
            picture.blit(memory.surface, place, ((0, 0), place.size))

    def forget(self) -> None:
        """The surface was drawn anew: nothing is in the air."""
        for memory, _ in self._covered:
            self._free.setdefault(memory.surface.get_size(), []).append(memory)
        self._covered.clear()
        self._number += 1
        if self._number % SPARE == 0:
            self._let_go()

    def _let_go(self) -> None:
        """Keep only memory that was used lately."""
        lately = {
            size: [memory for memory in free if memory.used > self._number - SPARE]
            for size, free in self._free.items()
        }
        self._free = {size: free for size, free in lately.items() if free}

    def _kept(self, surface: pygame.Surface, place: pygame.Rect) -> _Patch:
        """Copy the ground in a place, into memory that was used before if possible: new takes far longer."""
        size = _rounded(place.size)
        free = self._free.get(size)
        memory = free.pop() if free else _Patch(pygame.Surface(size, 0, surface), 0)
        memory.used = self._number
        memory.surface.blit(surface, (0, 0), place)
        return memory


def _rounded(size: Size) -> Size:
    """The size of memory for a picture of that size."""
    width, height = size
    return -(-width // ROUND) * ROUND, -(-height // ROUND) * ROUND
