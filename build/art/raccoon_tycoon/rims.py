"""The six railroads' rims, which differ in greyscale: shadow, inside and brass of each."""

import math
from collections.abc import Callable

from art.outlines import offset, rounded_polygon, symmetric
from scenes.art.geometry import Polyline, circle, smooth
from scenes.art.palette import GILT, GILT_DEEP, NIGHT
from scenes.art.vector import Drawing, Point, closed

SHEET = 200.0


def shadow(railroad: str) -> Drawing:
    """The shadow of a rim."""
    sheet = Drawing(SHEET, SHEET)
    sheet.path([(x, y + 4) for x, y in offset(RIMS[railroad](), 2)], "#000000", opacity=0.35)
    return sheet


def inside(railroad: str) -> Drawing:
    """The visible part of a head, in white."""
    sheet = Drawing(SHEET, SHEET)
    sheet.path(offset(RIMS[railroad](), -8), "#ffffff")
    return sheet


def rim(railroad: str) -> Drawing:
    """A rim of brass."""
    sheet, line = Drawing(SHEET, SHEET), RIMS[railroad]()
    stops = ((0.0, "#fff0bf"), (0.4, GILT), (0.7, GILT_DEEP), (1.0, "#e2b864"))
    sheet.path(closed(offset(line, 2)) + closed(offset(line, -9)), NIGHT, even_odd=True)
    brass = sheet.linear((30, 20), (170, 180), *stops)
    sheet.path(closed(line) + closed(offset(line, -7)), brass, even_odd=True)
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
"""The outline of each railroad's rim, on a sheet of 200 units."""
