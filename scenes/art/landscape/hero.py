"""The raccoon in the foreground of the countryside."""

from collections.abc import Iterable, Iterator

import pygame

from scenes.art.pictures import FIGURE_RATIO, SCENERY, figure
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache

TALL, WIDE = 49 / 72, 0.46
"""The most of the window's height and width that it covers, as shares."""
FACE = (0.25, 0.14, 0.47, 0.5)
"""The area of its hat and face: left, top, width and height as shares of the figure's."""
LEAST = 0.6
"""The share of its usual size below which it is not drawn."""


def hero(size: tuple[int, int], covers: Iterable[pygame.Rect]) -> Iterator[PlacedSprite]:
    """The raccoon in the lower right corner of a window of that size, clear of `covers`, if there is room."""
    usual = round(min(size[1] * TALL, size[0] * WIDE / FIGURE_RATIO))
    place, face = _corner(size, usual)
    free = max((cover.right for cover in covers if cover.colliderect(face)), default=0)
    if free > face.left:
        room = round((size[0] * 1.01 - free) / FACE[2] / FIGURE_RATIO)
        place, face = _corner(size, min(usual, room))
        place.move_ip(max(0, free + size[0] // 160 - face.left), 0)
    if place.height >= usual * LEAST:
        yield _painted(place.size), place


def _corner(size: tuple[int, int], height: int) -> tuple[pygame.Rect, pygame.Rect]:
    """The rectangles of the figure at that height and of its face."""
    place = pygame.Rect(0, 0, round(height * FIGURE_RATIO), height)
    place.bottomright = (size[0] + round(height * 0.09), size[1] + round(height * 0.012))
    left, top, wide, tall = FACE
    face = pygame.Rect(
        place.left + round(left * place.width),
        place.top + round(top * height),
        round(wide * place.width),
        round(tall * height),
    )
    return place, face


@surface_cache(1)
def _painted(size: tuple[int, int]) -> pygame.Surface:
    return figure(SCENERY, "hero", size)
