"""Steam that leaves a funnel puff by puff, swells, drifts, and dissolves."""

import math
from collections.abc import Callable, Iterator

import pygame

from scenes.art.landscape.vapour import Ball, billow
from scenes.art.palette import Colour, rgb
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Point

LARGE = 64
"""The pixels of a puff's radius when it is drawn; what is shown is scaled from that."""
KINDS, STRENGTHS = 4, 8
"""So many shapes of puffs are told apart, and so many degrees of how solid they are."""
_SHARE = 0.62
"""A puff's middle round, as a share of its radius."""


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
    """A puff of `radius` pixels about a middle; `strength` is 1 when it is solid, 0 when it has gone.

    Its colours are multiplied by `tint`.
    """
    level = round(strength * STRENGTHS)
    if level <= 0 or radius < 1:
        return None
    image = _scaled(kind % KINDS, max(2, round(radius)), level, tint)
    return image, image.get_rect(center=(round(middle[0]), round(middle[1])))


@surface_cache(KINDS)
def _puff(kind: int) -> pygame.Surface:
    reach = LARGE * 1.1
    sheet = Drawing(2 * reach, 2 * reach)
    billow(sheet, list(_rounds(kind, reach)), (reach + 60, reach - 220))
    return sheet.surface()


@surface_cache(160, lambda kind, radius, level, tint: _puff(kind))
def _scaled(kind: int, radius: int, level: int, tint: Colour) -> pygame.Surface:
    side = round(2 * radius * 1.1)
    image = pygame.transform.smoothscale(_puff(kind), (side, side))
    image.fill(rgb(tint, 255 * level // STRENGTHS), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _rounds(kind: int, middle: float) -> Iterator[Ball]:
    """Rounds about a middle one, no two kinds alike."""
    count = 6 + kind % 2
    for number in range(count):
        turn = math.tau * (number + 0.31 * kind) / count
        small = 0.3 + 0.07 * math.sin(number * 2.4 + kind * 1.7)
        reach = LARGE * (0.94 - small)
        yield middle + math.cos(turn) * reach, middle + math.sin(turn) * reach * 0.86, LARGE * small
    yield middle, middle - LARGE * 0.08, LARGE * _SHARE
