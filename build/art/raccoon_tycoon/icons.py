"""The game's small objects: purse, gavel, crate, house, shop sign, railroad, and its verbs."""

import math
from collections.abc import Callable

from art.house.choices import lined
from art.house.objects import GOLD
from art.outlines import rounded_polygon
from scenes.art.geometry import circle, ribbon, smooth
from scenes.art.ornament import rosette
from scenes.art.palette import CREAM, GILT, GILT_DEEP, GILT_LIGHT, INK, OXBLOOD, OXBLOOD_DEEP, TEAL, Colour
from scenes.art.vector import Drawing, Point

WOODEN: tuple[tuple[float, Colour], ...] = (
    (0, "#3a1a0c"),
    (0.25, "#c58a4e"),
    (0.4, "#e8b878"),
    (0.6, "#8f5527"),
    (1, "#34170a"),
)
"""The colour stops of a turned piece of wood."""


def _purse(sheet: Drawing) -> None:
    for x, y, radius in ((78, 56, 24), (124, 52, 25), (100, 40, 22), (58, 72, 18), (144, 72, 18)):
        sheet.circle((x, y), radius, "#3a230c")
        sheet.circle(
            (x, y), radius - 2.5, sheet.linear((x - radius, y - radius), (x + radius, y + radius), *GOLD)
        )
        sheet.circle((x, y), radius * 0.66, "none", GILT_DEEP, 2.4)
    _bag(sheet)
    sheet.box(50, 72, 100, 18, 8, sheet.down(70, 92, *GOLD), INK, 5)


def _purse_closed(sheet: Drawing) -> None:
    _bag(sheet)
    neck = [(58.0, 84.0), (46, 52), (74, 34), (100, 46), (126, 34), (154, 52), (142, 84)]
    sheet.path(
        smooth(neck, corners=(0, 6)),
        sheet.linear((46, 0), (154, 0), (0, "#94404a"), (0.5, OXBLOOD), (1, "#3a0d14")),
        INK,
        6,
    )
    sheet.box(52, 76, 96, 18, 9, sheet.down(74, 96, *GOLD), INK, 5)


def _bag(sheet: Drawing) -> None:
    body = [
        (62.0, 80.0),
        (138, 80),
        (172, 128),
        (178, 160),
        (150, 188),
        (100, 194),
        (50, 188),
        (22, 160),
        (28, 128),
    ]
    sheet.path(
        smooth(body, corners=(0, 1)),
        sheet.radial((76, 110), 120, (0, "#b8505a"), (0.5, OXBLOOD), (1, "#34090f")),
        INK,
        6,
    )
    for x in (110, 124, 138, 150):
        fold = smooth([(x - (x - 100) * 0.4, 96), (x + 2, 136), (x - 2, 180)], closed=False, steps=6)
        sheet.path(
            ribbon(fold, [1.0 + 3 * math.sin(math.pi * i / len(fold)) for i in range(len(fold))]),
            "#22060a",
            opacity=0.6,
        )
    sheet.path("M62 96C48 112 44 126 44 150", "none", "#e79aa0", 4, 0.6)


def _gavel(sheet: Drawing) -> None:
    sheet.begin("scale(0.5)")
    sheet.path(circle((200, 352), 150, 48, 34), "#000000", opacity=0.35)
    sheet.path(
        "M78 318A122 30 0 0 0 322 318V344A122 30 0 0 1 78 344Z",
        sheet.linear((78, 0), (322, 0), *WOODEN),
        "#1a0d0a",
        5,
    )
    sheet.path(
        circle((200, 318), 122, 48, 30),
        sheet.linear((78, 0), (322, 0), (0, "#a86a38"), (0.4, "#dba566"), (1, "#7a4522")),
        "#1a0d0a",
        5,
    )
    sheet.begin("rotate(-28 200 190)")
    sheet.box(
        238,
        176,
        168,
        30,
        13,
        sheet.down(176, 206, (0, "#f6cf98"), (0.4, "#c8884a"), (1, "#5c3018")),
        "#1a0d0a",
        5,
    )
    sheet.box(372, 168, 30, 46, 14, sheet.down(168, 214, *GOLD), "#1a0d0a", 5)
    pale = (0, "#4a2412"), (0.25, "#e0a866"), (0.45, "#f4d09a"), (1, "#6a3a18")
    sheet.box(126, 112, 120, 160, 16, sheet.linear((126, 0), (246, 0), *pale), "#1a0d0a", 6)
    brass = sheet.linear((116, 0), (256, 0), (0, GILT_DEEP), (0.3, "#fff3c4"), (0.5, GILT), (1, "#6a4412"))
    for y in (112, 178, 246):
        sheet.box(116, y, 140, 26, 10, brass, "#1a0d0a", 5)
    sheet.end()
    sheet.end()


def _warehouse(sheet: Drawing) -> None:
    sheet.box(24, 56, 152, 116, 0, sheet.linear((24, 56), (176, 172), (0, "#c99a5f"), (1, "#7c4f28")), INK, 8)
    for y in (56, 98, 140):
        sheet.path(f"M24 {y}H176", "none", INK, 5)
    pale = sheet.linear((24, 0), (176, 0), (0, "#e5bd80"), (1, "#9a6a38"))
    for x in (24, 152):
        sheet.box(x, 56, 24, 116, 0, pale, INK, 6)
        for y in (74, 156):
            sheet.circle((x + 12, y), 5, INK)


def _town(sheet: Drawing) -> None:
    sheet.box(28, 100, 84, 76, 0, sheet.linear((28, 0), (112, 0), (0, "#e0c898"), (1, "#a98a5c")), INK, 7)
    sheet.path(
        [(16, 104), (70, 58), (124, 104)],
        sheet.linear((16, 0), (124, 0), (0, "#b0525a"), (1, "#6a1f28")),
        INK,
        7,
    )
    sheet.box(116, 76, 54, 100, 0, sheet.linear((116, 0), (170, 0), (0, "#f0e0bc"), (1, "#b69a70")), INK, 7)
    sheet.path(
        [(108, 80), (143, 16), (178, 80)], sheet.linear((108, 0), (178, 0), (0, "#5f8c8c"), (1, TEAL)), INK, 7
    )
    for x, y in ((46, 124), (80, 124), (134, 104)):
        sheet.box(x, y, 16, 24, 0, "#ffd978", INK, 5)
    sheet.path("M132 176V150A11 11 0 0 1 154 150V176Z", "#4a2a1c", INK, 5)


def _building(sheet: Drawing) -> None:
    for colour, width in ((INK, 16.0), (GILT, 8.0)):
        sheet.path("M36 24V190M36 40H176M66 42V66M150 42V66", "none", colour, width)
    sheet.box(46, 64, 128, 90, 14, sheet.linear((46, 64), (174, 154), (0, "#fffaea"), (1, "#d9bd84")), INK, 8)
    sheet.box(57, 75, 106, 68, 8, "none", OXBLOOD, 5)
    rosette(sheet, (110, 109), 28, OXBLOOD, GILT_LIGHT)


def _railroad(sheet: Drawing) -> None:
    sheet.circle((100, 100), 94, INK)
    sheet.circle((100, 100), 90, sheet.linear((30, 20), (170, 180), *GOLD))
    sheet.circle((100, 100), 74, sheet.radial((90, 80), 90, (0, "#a83844"), (1, OXBLOOD_DEEP)), "#3a0d14", 4)
    sheet.circle((100, 92), 40, "#fffaea", INK, 5)
    sheet.circle((100, 92), 30, "#2f6f66", INK, 4)
    rosette(sheet, (100, 92), 24, GILT_LIGHT, OXBLOOD)
    sheet.path("M88 52V34H82V26H118V34H112V52Z", "#fffaea", INK, 5)
    sheet.path("M60 128H140L154 158H46Z", "#fffaea", INK, 5)
    for x in (70, 85, 100, 115, 130):
        sheet.path(f"M{x} 130L{x + (x - 100) * 0.4:.1f} 156", "none", INK, 4)


def _pair(sheet: Drawing) -> None:
    for x, colour in ((72, GILT), (128, OXBLOOD)):
        sheet.circle((x, 100), 46, "none", INK, 26)
        sheet.circle((x, 100), 46, "none", colour, 15)
    sheet.path("M96 62A46 46 0 0 1 118 100", "none", INK, 26)
    sheet.path("M94 60A46 46 0 0 1 118 104", "none", GILT, 15)


def _produce(sheet: Drawing) -> None:
    """Goods rise out of an open crate."""
    sheet.circle((66, 62), 34, INK)
    sheet.circle((66, 62), 28, "#e3b448")
    sheet.path(rounded_polygon([(136, 18), (180, 62), (136, 106), (92, 62)], 12), "#4f8f5d", INK, 7)
    sheet.box(24, 88, 152, 92, 6, sheet.linear((24, 88), (176, 180), (0, "#d8a868"), (1, "#7c4f28")), INK, 8)
    sheet.path("M24 118H176M24 150H176", "none", INK, 5)
    for x in (24, 150):
        sheet.box(x, 88, 26, 92, 4, "#e5bd80", INK, 6)


def _sell(sheet: Drawing) -> None:
    """A price tag on its string."""
    tag: list[Point] = [(20.0, 96.0), (92, 24), (172, 24), (176, 28), (176, 108), (104, 180)]
    sheet.path(
        rounded_polygon(tag, 14), sheet.linear((20, 24), (176, 180), (0, "#b8505a"), (1, OXBLOOD)), INK, 8
    )
    sheet.circle((144, 56), 15, CREAM, INK, 6)
    lined(sheet, "M150 50C170 20 188 34 190 14", 5)
    for x, y in ((72, 88), (96, 112)):
        sheet.path(f"M{x} {y}L{x + 34} {y + 34}", "none", GILT_LIGHT, 11)


UP_GREEN = "#3f9a55"


def _rise(sheet: Drawing) -> None:
    """An arrow upward."""
    arrow: list[Point] = [(100.0, 22.0), (172, 104), (126, 104), (126, 178), (74, 178), (74, 104), (28, 104)]
    sheet.path(rounded_polygon(arrow, 8), UP_GREEN, INK, 8)


ICONS: dict[str, Callable[[Drawing], None]] = {
    "purse": _purse,
    "purse closed": _purse_closed,
    "gavel": _gavel,
    "warehouse": _warehouse,
    "town": _town,
    "building": _building,
    "railroad": _railroad,
    "pair": _pair,
    "produce": _produce,
    "sell": _sell,
    "rise": _rise,
}
"""The small objects by name, on a sheet of 200 units."""
