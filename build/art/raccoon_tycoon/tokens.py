"""Commodity tokens: each has its own silhouette, colour and picture, so that they differ without colour."""

import math
from collections.abc import Callable

from art.outlines import offset, rounded_polygon
from art.raccoon_tycoon.commodities import PICTURES
from scenes.art.geometry import Polyline, circle, star
from scenes.art.linework.hatching import hatching
from scenes.art.linework.patterns import PATTERNS
from scenes.art.palette import GILT_LIGHT
from scenes.art.vector import Drawing, Point
from scenes.raccoon_tycoon.art.colours import COMMODITY, COMMODITY_FIELD

ANY = "any"
"""The six-coloured wheel: any mix of commodities."""

SHEET = 424
_SHIFT = 12


def token(commodity: str, fine: bool) -> Drawing:
    """A token or the wheel, with the `fine` lines that only a large one shows."""
    sheet = Drawing(SHEET, SHEET)
    sheet.begin(f"translate({_SHIFT} {_SHIFT})")
    if commodity == ANY:
        _wheel(sheet)
    else:
        _plate(sheet, commodity)
        scale = {"wood": 0.88, "coal": 1.04}.get(commodity, 1.0) * (1.0 if fine else 1.1)
        middle = {"coal": 250, "wood": 206}.get(commodity, 200)
        sheet.begin(f"translate({200 * (1 - scale):.1f} {middle * (1 - scale):.1f}) scale({scale})")
        PICTURES[commodity](sheet, fine)
        sheet.end()
    sheet.end()
    return sheet


def silhouette(commodity: str) -> Polyline:
    """A token's outline on a sheet of 400 units: circle, hexagon, trapezoid, triangle, square, diamond."""
    return _SILHOUETTES[commodity]()


_SILHOUETTES: dict[str, Callable[[], Polyline]] = {
    "wheat": lambda: circle((200, 200), 186, 96),
    "wood": lambda: rounded_polygon(
        [(4, 200), (98, 36), (302, 36), (396, 200), (302, 364), (98, 364)], 44, 8
    ),
    "iron": lambda: rounded_polygon([(92, 44), (308, 44), (392, 356), (8, 356)], 46, 8),
    "coal": lambda: rounded_polygon([(200, -28), (404, 372), (-4, 372)], 92, 12),
    "goods": lambda: rounded_polygon([(28, 28), (372, 28), (372, 372), (28, 372)], 40, 8),
    "luxury": lambda: rounded_polygon([(200, -14), (406, 200), (200, 414), (-6, 200)], 62, 10),
}


def _plate(sheet: Drawing, commodity: str) -> None:
    """The brass-edged plate under a token's picture."""
    shape = silhouette(commodity)
    light, middle, deep = COMMODITY_FIELD[commodity]
    sheet.path([(x, y + 7) for x, y in offset(shape, 4)], "#000000", opacity=0.35)
    sheet.path(offset(shape, 4), "#2a170b")
    sheet.path(
        shape,
        sheet.linear(
            (60, 30), (340, 370), (0, "#fff0bf"), (0.35, "#d8a549"), (0.68, "#8f5d1d"), (1, "#e2b864")
        ),
    )
    sheet.path(offset(shape, -17), "#4a2c0c")
    sheet.path(
        offset(shape, -20),
        sheet.linear((80, 60), (320, 340), (0, "#8f5d1d"), (0.5, "#f0cf86"), (1, "#fff0bf")),
    )
    sheet.path(offset(shape, -26), "#24130a")
    sheet.path(offset(shape, -29), sheet.radial((170, 150), 250, (0, light), (0.6, middle), (1, deep)))
    for angle in PATTERNS[list(COMMODITY).index(commodity)]:
        sheet.path(hatching(offset(shape, -29), 40, angle), "none", "&hatch;", 9)


def _wheel(sheet: Drawing) -> None:
    sheet.circle((200, 206), 192, "#000000", opacity=0.35)
    sheet.circle((200, 200), 190, "#2a170b")
    sheet.circle(
        (200, 200),
        186,
        sheet.linear(
            (60, 30), (340, 370), (0, "#fff0bf"), (0.35, "#d8a549"), (0.68, "#8f5d1d"), (1, "#e2b864")
        ),
    )
    sheet.circle((200, 200), 160, "#24130a")
    for number, colour in enumerate(COMMODITY.values()):
        start = math.radians(number * 60 - 90)
        arc: list[Point] = [
            (
                200 + math.cos(start + math.radians(6 * q)) * 154,
                200 + math.sin(start + math.radians(6 * q)) * 154,
            )
            for q in range(11)
        ]
        sheet.path([(200, 200), *arc], colour, "#24130a", 7)
    sheet.circle((200, 200), 62, "#24130a")
    sheet.circle((200, 200), 56, sheet.radial((190, 180), 70, (0, "#fbe6a4"), (1, "#b97f2a")))
    sheet.path(star((200, 200), 40, 18, 5), "#5a1822")


def outline(commodity: str) -> Drawing:
    """The faint outline of a missing token."""
    sheet = Drawing(SHEET, SHEET)
    sheet.begin(f"translate({_SHIFT} {_SHIFT})")
    sheet.path(offset(silhouette(commodity), -16), "#000000", opacity=0.25)
    sheet.path(offset(silhouette(commodity), -16), "none", GILT_LIGHT, 14, 0.3)
    sheet.end()
    return sheet
