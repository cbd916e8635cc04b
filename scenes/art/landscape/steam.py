"""Steam: puffs that swell, drift and dissolve, as sprites."""

from collections.abc import Callable, Iterator

import pygame

from raccoon.app.assets import SHARED
from scenes.art import Colour, Point, rgb
from scenes.art.linework.drawing_file import drawing
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache

LARGE = 64
"""The radius of a puff as drawn, in pixels; it is scaled from that."""
KINDS, STRENGTHS = 4, 8
"""The number of shapes of puffs, and of degrees of opacity."""


def puffs(
    age_of: Callable[[int], float], lasts: float, draw: Callable[[int, float], PlacedSprite | None]
) -> Iterator[PlacedSprite]:
    """The visible puffs, the oldest first; number 0 is the newest, `age_of` their age in seconds."""
    number = 0
    found: list[PlacedSprite | None] = []
    while (age := age_of(number)) < lasts:
        found.append(draw(number, age))
        number += 1
    return (picture for picture in reversed(found) if picture)


def puff(
    kind: int, radius: float, strength: float, middle: Point, tint: Colour = "#ffffff"
) -> PlacedSprite | None:
    """A puff of `radius` pixels, opaque at `strength` 1, multiplied by `tint`; None when invisible."""
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
