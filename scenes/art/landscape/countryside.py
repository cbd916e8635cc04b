"""The countryside behind the title: its painted picture, and the places of things in it."""

import math

import pygame

from scenes.art.geometry import Polyline
from scenes.art.pictures import PICTURES, SCENERY
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Point

WIDTH, HEIGHT = 1920.0, 1080.0
ANCHOR = 0.94
"""The horizontal alignment in a squarer window: nearly the right end, with the engine."""
SUN: Point = (1120.0, 566.0)
DECK, FOOT = 826.0, 988.0
"""The y of the viaduct's rails, and of its piers' feet in the water."""
RIDGE: Polyline = [
    (-60, 600), (70, 520), (180, 580), (330, 486), (470, 574), (560, 536), (700, 612), (840, 560), (980, 620),
    (1130, 592), (1300, 624), (1450, 580), (1560, 602), (1720, 498), (1830, 566), (1990, 512),
]  # fmt: skip
"""The crest of the mountains, behind which the sun rises."""
RIVER: Polyline = [
    (1262, 690), (1274, 693), (1278, 706), (1252, 730), (1212, 756), (1222, 792), (1330, 850), (1560, 930),
    (1800, 1000), (1960, 1090), (240, 1090), (430, 1010), (640, 940), (850, 870), (1000, 806), (1060, 764),
    (1160, 732), (1222, 712), (1252, 700),
]  # fmt: skip
TREES: tuple[tuple[float, float, float], ...] = ((1880, 1034, 1.22), (22, 1016, 1.0))
"""The trees of the foreground: x and y of the foot, scale."""
_RINGS = ((11, 1.0, 28.0), (8, 0.62, 33.0), (4, 0.26, 36.0))


def crown(foot: Point, scale: float) -> list[tuple[float, float, float]]:
    """The circles of leaves of a tree: x, y and radius of each, the outer ones first."""
    found = []
    for ring, (count, reach, radius) in enumerate(_RINGS):
        for number in range(count):
            turn = math.tau * (number + ring * 0.37) / count
            shake = 7 * math.sin(number * 12.9 + ring * 4.1)
            x = math.cos(turn) * 82 * reach + shake
            y = -214 + math.sin(turn) * 66 * reach - shake * 0.8 - (8 if ring else 0)
            found.append((foot[0] + x * scale, foot[1] + y * scale, radius * scale * (1 + 0.016 * shake)))
    return found


def countryside(
    surface: pygame.Surface, at: tuple[int, int] = (0, 0), size: tuple[int, int] | None = None
) -> None:
    """Fill the whole surface with the countryside, cropped at the sides or the top where its ratio differs.

    A surface that is only a part of a window of `size` gets the part that begins at the pixel -`at`.
    """
    surface.blit(_countryside(size or surface.get_size()), at)


def placed(size: tuple[int, int]) -> tuple[float, Point]:
    """The countryside's scale on a surface of that size, and its origin in pixels."""
    scale = max(size[0] / WIDTH, size[1] / HEIGHT)
    return scale, ((size[0] - WIDTH * scale) * ANCHOR, size[1] - HEIGHT * scale)


@surface_cache(1)
def _countryside(size: tuple[int, int]) -> pygame.Surface:
    return uncached_countryside(size)


def uncached_countryside(size: tuple[int, int]) -> pygame.Surface:
    """The countryside at a window's size, drawn now and not cached."""
    scale, (left, top) = placed(size)
    master = PICTURES.uncached(SCENERY, "dawn", (round(WIDTH * scale), round(HEIGHT * scale)))
    if master.get_size() == size:
        return master
    picture = pygame.Surface(size)
    picture.blit(master, (round(left), round(top)))
    return picture
