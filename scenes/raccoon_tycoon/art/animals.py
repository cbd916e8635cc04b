"""The six railroads' animals: painted portraits, and their heads as medallions in six different rims.

Both are told apart in greyscale.
"""

import math
from collections.abc import Callable

import pygame

from scenes.art import pictures
from scenes.art.geometry import Polyline, circle, offset, rounded_polygon, smooth, symmetric
from scenes.art.palette import GILT, GILT_DEEP, NIGHT
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Point, closed

SHEET = 200.0
PORTRAITS = "raccoon_tycoon/railroads"
"""The folder of the painted portraits among the pictures."""

HEAD: dict[str, tuple[float, float, float]] = {
    "Tycoon": (0.08, 0.00, 0.84),
    "Sly Fox": (0.10, 0.00, 0.80),
    "Fat Cat": (0.10, 0.03, 0.80),
    "Big Bear": (0.09, 0.02, 0.82),
    "Top Dog": (0.09, 0.03, 0.82),
    "Skunk Works": (0.08, 0.04, 0.80),
}
"""The place of the head on each portrait: left, top and width as shares of the portrait's width."""


def medallion(surface: pygame.Surface, rect: pygame.Rect, railroad: str) -> None:
    """Draw a railroad's animal in its rim, as large as fits, centred."""
    image = image_of(railroad, min(rect.width, rect.height))
    surface.blit(image, image.get_rect(center=rect.center))


def portrait(surface: pygame.Surface, rect: pygame.Rect, railroad: str) -> None:
    """Fill a rectangle with a railroad's painted portrait."""
    pictures.fill(surface, rect, PORTRAITS, railroad)


@surface_cache(64)
def image_of(railroad: str, side: int) -> pygame.Surface:
    """The head of the painted portrait, cut out along the rim, in brass: `side` pixels, with alpha."""
    rim = RIMS[railroad]()
    ground = Drawing(SHEET, SHEET)
    ground.path([(x, y + 4) for x, y in offset(rim, 2)], "#000000", opacity=0.35)
    image = ground.surface((side, side))
    image.blit(_head(railroad, rim, side), (0, 0))
    image.blit(_rim(rim).surface((side, side)), (0, 0))
    return image


def _head(railroad: str, rim: Polyline, side: int) -> pygame.Surface:
    left, top, share = HEAD[railroad]
    whole = round(side / share)
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    picture = pictures.PICTURES.image(PORTRAITS, railroad, (whole, whole))
    image.blit(picture, (-round(whole * left), -round(whole * top)))
    inside = Drawing(SHEET, SHEET)
    inside.path(offset(rim, -8), "#ffffff")
    image.blit(inside.surface((side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _rim(rim: Polyline) -> Drawing:
    sheet = Drawing(SHEET, SHEET)
    stops = ((0.0, "#fff0bf"), (0.4, GILT), (0.7, GILT_DEEP), (1.0, "#e2b864"))
    sheet.path(closed(offset(rim, 2)) + closed(offset(rim, -9)), NIGHT, even_odd=True)
    brass = sheet.linear((30, 20), (170, 180), *stops)
    sheet.path(closed(rim) + closed(offset(rim, -7)), brass, even_odd=True)
    return sheet


def _scallops() -> Polyline:
    return [
        (100 + math.cos(a) * r, 100 + math.sin(a) * r)
        for a, r in ((k * math.tau / 144, 90 + 6 * abs(math.sin(k * math.tau / 144 * 8))) for k in range(144))
    ]


def _cog() -> Polyline:
    teeth: list[Point] = []
    for k in range(16):
        for part, reach in ((-0.3, 87), (-0.2, 97), (0.2, 97), (0.3, 87)):
            angle = (k + part) * math.tau / 16
            teeth.append((100 + math.cos(angle) * reach, 100 + math.sin(angle) * reach))
    return teeth


def _shield() -> Polyline:
    half: list[Point] = [(100.0, 2.0), (150, 12), (188, 14), (190, 96), (170, 150), (100, 198)]
    return smooth(symmetric(half, 100), corners=(5,), steps=8)


RIMS: dict[str, Callable[[], Polyline]] = {
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
