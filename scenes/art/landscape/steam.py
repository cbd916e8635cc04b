"""Steam that leaves a funnel puff by puff, swells, drifts, and dissolves."""

from collections.abc import Callable, Iterator

import pygame

from raccoon.app.assets import SHARED
from scenes.art import Colour, Point, rgb
from scenes.art.linework.drawing_file import drawing
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache

LARGE = 64
"""The pixels of a puff's radius when it is drawn; what is shown is scaled from that."""
KINDS, STRENGTHS = 4, 8
"""So many shapes of puffs are told apart, and so many degrees of how solid they are."""


def puffs(
    age_of: Callable[[int], float], lasts: float, draw: Callable[[int, float], PlacedSprite | None]
) -> Iterator[PlacedSprite]:
    """The puffs that are there, the oldest first; the newest, number 0, is `age_of(0)` seconds old."""
    number = 0
    found: list[PlacedSprite | None] = []
    while (age := age_of(number)) < lasts:
        found.append(draw(number, age))
        number += 1
    return (picture for picture in reversed(found) if picture)


def puff(
    kind: int, radius: float, strength: float, middle: Point, tint: Colour = "#ffffff"
) -> PlacedSprite | None:
    """A puff of `radius` pixels about a middle, solid at `strength` 1, gone at 0, multiplied by `tint`."""
    level = round(strength * STRENGTHS)
    if level <= 0 or radius < 1:
        return None
    image = _scaled(kind % KINDS, max(2, round(radius)), level, tint)
    return image, image.get_rect(center=(round(middle[0]), round(middle[1])))


@surface_cache(KINDS)
def _puff(kind: int) -> pygame.Surface:
    return drawing(SHARED, "landscape", f"puff {kind}").surface()


@surface_cache(160, lambda kind, radius, level, tint: _puff(kind))
def _scaled(kind: int, radius: int, level: int, tint: Colour) -> pygame.Surface:
    side = round(2 * radius * 1.1)
    image = pygame.transform.smoothscale(_puff(kind), (side, side))
    image.fill(rgb(tint, 255 * level // STRENGTHS), special_flags=pygame.BLEND_RGBA_MULT)
    return image
