"""The sprites over a still picture: drawn and taken away again without drawing the rest."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
import pygame

from scenes.art.frame import Size

PlacedSprite = tuple[pygame.Surface, pygame.Rect]
"""A picture in the air, which nobody paints on any more, and where it is on the window."""
ROUND = 64
"""Sides of memory are whole multiples of so many pixels: what grows in the air fits into it for a while."""
SPARE = 240
"""Memory that was of no use for so many pictures is let go."""


class _Patch(msgspec.Struct):
    """Room for what something in the air covers; in which picture of the layer it was `used` last."""

    surface: pygame.Surface
    used: int


class _Drawn(NamedTuple):
    """A sprite that was drawn, and what it covers in the visible part of its place."""

    sprite: PlacedSprite
    patch: _Patch
    seen: pygame.Rect


class SpriteLayer:
    """The pictures over one surface, each with what it covers, so that they can be lifted off again."""

    def __init__(self) -> None:
        self._drawn: list[_Drawn] = []
        self._free: dict[Size, list[_Patch]] = {}
        self._number = 0

    def draw(self, surface: pygame.Surface, pictures: Iterable[PlacedSprite]) -> list[pygame.Rect]:
        """Draw these, the lowest first, instead of those drawn last; the places that have changed.

        The lowest stay where they are the same pictures in the same places.
        """
        bounds = surface.get_rect()
        wanted = [(image, place) for image, place in pictures if place.colliderect(bounds)]
        same = self._same(wanted)
        changed = self._take_off(surface, same)
        for image, place in wanted[same:]:
            seen = place.clip(bounds)
            self._drawn.append(_Drawn((image, place.copy()), self._kept(surface, seen), seen))
            surface.blit(image, place)
            changed.append(seen)
        return changed

    def lift(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take off what was drawn last; the places that are bare now."""
        return self._take_off(surface, 0)

    def clear_from(self, picture: pygame.Surface, lowest: int = 0) -> None:
        """Take what was drawn last, from the `lowest` on, off a copy of the surface; there it stays."""
        for _, patch, seen in reversed(self._drawn[lowest:]):
            picture.blit(patch.surface, seen, ((0, 0), seen.size))

    def forget(self, lowest: int = 0) -> None:
        """The surface was drawn anew: nothing is in the air, or only what is below the `lowest`."""
        for _, patch, _ in self._drawn[lowest:]:
            self._free.setdefault(patch.surface.get_size(), []).append(patch)
        del self._drawn[lowest:]
        self._number += 1
        if self._number % SPARE == 0:
            self._let_go()

    def _same(self, wanted: Sequence[PlacedSprite]) -> int:
        """The number of the lowest that are there already."""
        pairs = zip(self._drawn, wanted, strict=False)
        different = (at for at, (drawn, sprite) in enumerate(pairs) if drawn.sprite != sprite)
        return next(different, min(len(self._drawn), len(wanted)))

    def _take_off(self, surface: pygame.Surface, lowest: int) -> list[pygame.Rect]:
        bare = [seen for _, _, seen in self._drawn[lowest:]]
        if bare:
            self.clear_from(surface, lowest)
            self.forget(lowest)
        return bare

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
