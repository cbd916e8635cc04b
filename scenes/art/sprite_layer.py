"""What is in the air over a picture that lies still: drawn and taken away again without drawing the rest."""

from collections.abc import Iterable

import pygame

Aloft = tuple[pygame.Surface, pygame.Rect]
"""A picture in the air, and where it is on the window."""


class SpriteLayer:
    """The pictures over one surface, each with what it covers, so that they can be lifted off again."""

    def __init__(self) -> None:
        self._covered: list[Aloft] = []
        self._free: dict[tuple[int, int], list[pygame.Surface]] = {}

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
        self._free.clear()  # nothing in the air has that size any more
        for kept, place in reversed(self._covered):
            surface.blit(kept, place)
            self._free.setdefault(place.size, []).append(kept)
        self._covered.clear()
        return places

    def forget(self) -> None:
        """The surface was drawn anew: nothing is in the air, and other sizes will be wanted."""
        self._covered.clear()
        self._free.clear()

    def _kept(self, surface: pygame.Surface, place: pygame.Rect) -> pygame.Surface:
        """What lies there now; memory that was used for it before is used again."""
        free = self._free.get(place.size)
        kept = free.pop() if free else pygame.Surface(place.size, 0, surface)
        kept.blit(surface, (0, 0), place)
        return kept
