"""Stamp: records the blits of a composed picture once, then repeats them in one call."""

from collections.abc import Callable, Hashable, Iterable
from typing import cast

import pygame

Pixel = tuple[int, int]


class _Noted:
    """A stand-in for a surface that records blits."""

    def __init__(self) -> None:
        self.laid: list[tuple[pygame.Surface, Pixel]] = []

    def blit(self, image: pygame.Surface, at: Pixel | pygame.Rect) -> pygame.Rect:
        """Record one blit."""
        left, top = at[0], at[1]
        self.laid.append((image, (left, top)))
        return image.get_rect(topleft=(left, top))

    def blits(self, pictures: Iterable[tuple[pygame.Surface, Pixel | pygame.Rect]]) -> None:
        """Record several blits."""
        for image, at in pictures:
            self.blit(image, at)


class Stamp:
    """The recorded blits of one picture, and the value `of` everything that it depends on."""

    def __init__(self) -> None:
        self._of: Hashable = None
        self._laid: list[tuple[pygame.Surface, Pixel]] = []

    def draw(self, surface: pygame.Surface, of: Hashable, paint: Callable[[pygame.Surface], None]) -> None:
        """Draw it; if `of` has changed, record `paint` anew, which must use nothing but blits."""
        if of != self._of:
            noted = _Noted()
            paint(cast(pygame.Surface, noted))
            self._of, self._laid = of, noted.laid
        surface.blits(self._laid, doreturn=False)
