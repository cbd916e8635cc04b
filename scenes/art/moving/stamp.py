"""Small pictures that are always put together in the same way: worked out once, then laid down in one go."""

from collections.abc import Callable, Hashable, Iterable
from typing import cast

import pygame

Pixel = tuple[int, int]


class _Noted:
    """Stands for a surface that pictures are laid on, and notes them instead."""

    def __init__(self) -> None:
        self.laid: list[tuple[pygame.Surface, Pixel]] = []

    def blit(self, image: pygame.Surface, at: Pixel | pygame.Rect) -> pygame.Rect:
        """Note a picture and where its upper left corner lies."""
        left, top = at[0], at[1]
        self.laid.append((image, (left, top)))
        return image.get_rect(topleft=(left, top))

    def blits(self, pictures: Iterable[tuple[pygame.Surface, Pixel | pygame.Rect]]) -> None:
        """Note several."""
        for image, at in pictures:
            self.blit(image, at)


class Stamp:
    """The pictures laid down last, and `of` what they were made; laid down again they look painted."""

    def __init__(self) -> None:
        self._of: Hashable = None
        self._laid: list[tuple[pygame.Surface, Pixel]] = []

    def draw(self, surface: pygame.Surface, of: Hashable, paint: Callable[[pygame.Surface], None]) -> None:
        """Lay it down; where `of` is another than before, `paint` says of what, by nothing but blits."""
        if of != self._of:
            noted = _Noted()
            paint(cast(pygame.Surface, noted))
            self._of, self._laid = of, noted.laid
        surface.blits(self._laid, doreturn=False)
