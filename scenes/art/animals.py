"""The six railroads' animals: engraved portraits, and small medallions, six heads in six rims.

Both are told apart in greyscale.
"""

import math
from collections.abc import Callable
from functools import lru_cache

import pygame

from scenes.art import pictures
from scenes.art.geometry import Line, circle, offset, rounded_polygon, smooth, symmetric
from scenes.art.heads import HEADS
from scenes.art.palette import GILT, GILT_DEEP, NIGHT, RAILROAD, mix
from scenes.art.vector import Drawing, Point


def medallion(surface: pygame.Surface, rect: pygame.Rect, railroad: str) -> None:
    """Draw a railroad's animal in its rim, as large as fits, centred."""
    image = _medallion(railroad, min(rect.width, rect.height))
    surface.blit(image, image.get_rect(center=rect.center))


def portrait(surface: pygame.Surface, rect: pygame.Rect, railroad: str) -> None:
    """Fill a rectangle with a railroad's engraved portrait on its livery."""
    pictures.fill(surface, rect, "railroads", railroad)


@lru_cache(maxsize=64)
def _medallion(railroad: str, side: int) -> pygame.Surface:
    sheet = Drawing(200, 200)
    _draw_medallion(sheet, railroad)
    return sheet.surface((side, side))


def _draw_medallion(sheet: Drawing, railroad: str) -> None:
    rim, head = RIMS[railroad](), HEADS[railroad]
    sheet.path([(x, y + 4) for x, y in offset(rim, 2)], "#000000", opacity=0.35)
    sheet.path(offset(rim, 2), NIGHT)
    sheet.path(
        rim, sheet.linear((30, 20), (170, 180), (0, "#fff0bf"), (0.4, GILT), (0.7, GILT_DEEP), (1, "#e2b864"))
    )
    sheet.path(offset(rim, -7), NIGHT)
    top, bottom = RAILROAD[railroad]
    sheet.path(
        offset(rim, -9),
        sheet.radial((92, 84), 110, (0, mix(top, "#ffe9b8", 0.72)), (0.7, mix(top, GILT, 0.45)), (1, bottom)),
    )
    sheet.begin("translate(16 18) scale(0.84)")
    head(sheet)
    sheet.end()


def _scallops() -> Line:
    return [
        (100 + math.cos(a) * r, 100 + math.sin(a) * r)
        for a, r in ((k * math.tau / 144, 90 + 6 * abs(math.sin(k * math.tau / 144 * 8))) for k in range(144))
    ]


def _cog() -> Line:
    teeth: list[Point] = []
    for k in range(16):
        for part, reach in ((-0.3, 87), (-0.2, 97), (0.2, 97), (0.3, 87)):
            angle = (k + part) * math.tau / 16
            teeth.append((100 + math.cos(angle) * reach, 100 + math.sin(angle) * reach))
    return teeth


def _shield() -> Line:
    half: list[Point] = [(100.0, 2.0), (150, 12), (188, 14), (190, 96), (170, 150), (100, 198)]
    return smooth(symmetric(half, 100), corners=(5,), steps=8)


RIMS: dict[str, Callable[[], Line]] = {
    "Tycoon": lambda: circle((100, 100), 96, 96),
    "Sly Fox": lambda: rounded_polygon([(100, -12), (212, 100), (100, 212), (-12, 100)], 40, 8),
    "Fat Cat": _scallops,
    "Big Bear": lambda: rounded_polygon(
        [(52, 10), (148, 10), (200, 100), (148, 190), (52, 190), (0, 100)], 22, 8
    ),
    "Top Dog": _shield,
    "Skunk Works": _cog,
}
"""Each railroad's rim, on a sheet of 200 units."""
