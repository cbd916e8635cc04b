"""How the small objects are drawn: purse, gavel, coin, crate, house, shop sign, card, lantern."""

import math
from collections.abc import Callable

from scenes.art.geometry import circle, ribbon, smooth
from scenes.art.ornament import rosette
from scenes.art.palette import (
    CREAM,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    OXBLOOD,
    OXBLOOD_DEEP,
    TEAL,
    Colour,
)
from scenes.art.vector import Drawing, Point

GOLD: tuple[tuple[float, Colour], ...] = ((0, "#fff3c4"), (0.45, GILT), (1, "#7d5117"))
_WOODEN: tuple[tuple[float, Colour], ...] = (
    (0, "#3a1a0c"),
    (0.25, "#c58a4e"),
    (0.4, "#e8b878"),
    (0.6, "#8f5527"),
    (1, "#34170a"),
)


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
        sheet.linear((78, 0), (322, 0), *_WOODEN),
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
        sheet.down(176, 206, (0, "#e6b272"), (0.4, "#a0642f"), (1, "#4a2412")),
        "#1a0d0a",
        5,
    )
    sheet.box(372, 168, 30, 46, 14, sheet.down(168, 214, *GOLD), "#1a0d0a", 5)
    sheet.box(126, 112, 120, 160, 16, sheet.linear((126, 0), (246, 0), *_WOODEN), "#1a0d0a", 6)
    brass = sheet.linear((116, 0), (256, 0), (0, GILT_DEEP), (0.3, "#fff3c4"), (0.5, GILT), (1, "#6a4412"))
    for y in (112, 178, 246):
        sheet.box(116, y, 140, 26, 10, brass, "#1a0d0a", 5)
    sheet.end()
    sheet.end()


def _coin(sheet: Drawing) -> None:
    sheet.circle((100, 104), 94, "#000000", opacity=0.35)
    sheet.circle((100, 100), 94, "#3a230c")
    sheet.circle(
        (100, 100),
        90,
        sheet.linear(
            (30, 20), (170, 180), (0, "#fff0bf"), (0.35, "#e0b050"), (0.7, "#9a681f"), (1, "#e2b864")
        ),
    )
    sheet.circle((100, 100), 76, "#5b3a12")
    sheet.circle(
        (100, 100), 73, sheet.radial((84, 74), 100, (0, "#fbe6a4"), (0.6, "#dfae4c"), (1, "#a06a20"))
    )
    for k in range(48):
        ca, sa = math.cos(k * math.tau / 48), math.sin(k * math.tau / 48)
        sheet.path(
            f"M{100 + ca * 80:.1f} {100 + sa * 80:.1f}L{100 + ca * 88:.1f} {100 + sa * 88:.1f}",
            "none",
            "#5b3a12",
            2.4,
            0.7,
        )


def _crate(sheet: Drawing) -> None:
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


def _cards(sheet: Drawing) -> None:
    for turn, x in ((-12, 34), (8, 72)):
        sheet.begin(f"rotate({turn} 100 100)")
        sheet.box(x, 34, 88, 132, 12, sheet.down(34, 166, (0, "#fffaea"), (1, "#e2ca9c")), INK, 6)
        sheet.box(x + 10, 44, 68, 50, 6, sheet.down(44, 94, (0, "#2f6f66"), (1, TEAL)), INK, 3)
        sheet.end()
    rosette(sheet, (122, 122), 22, OXBLOOD, GILT_LIGHT)


def _pair(sheet: Drawing) -> None:
    for x, colour in ((72, GILT), (128, OXBLOOD)):
        sheet.circle((x, 100), 46, "none", INK, 26)
        sheet.circle((x, 100), 46, "none", colour, 15)
    sheet.path("M96 62A46 46 0 0 1 118 100", "none", INK, 26)
    sheet.path("M94 60A46 46 0 0 1 118 104", "none", GILT, 15)


def _bolt(sheet: Drawing) -> None:
    sheet.path(
        [(112, 10), (40, 112), (92, 112), (80, 190), (160, 80), (106, 80)],
        sheet.linear((40, 10), (160, 190), *GOLD),
        INK,
        8,
    )


def _check(sheet: Drawing) -> None:
    for colour, width in ((INK, 40.0), (GILT_LIGHT, 26.0)):
        sheet.path("M36 108L82 154L166 52", "none", colour, width)


def _cross(sheet: Drawing) -> None:
    for colour, width in ((INK, 38.0), (CREAM, 24.0)):
        sheet.path("M48 48L152 152M152 48L48 152", "none", colour, width)


def _menu(sheet: Drawing) -> None:
    for colour, width in ((INK, 34.0), (GILT_LIGHT, 20.0)):
        for y in (46, 100, 154):
            sheet.path(f"M38 {y}H162", "none", colour, width)


def _start_player(sheet: Drawing) -> None:
    """A signal lantern, lit: who has it began the game."""
    brass = sheet.linear((50, 0), (150, 0), (0, "#7d5117"), (0.3, "#fff3c4"), (0.6, GILT), (1, "#5f3d10"))
    sheet.circle((100, 36), 24, "none", INK, 18)
    sheet.circle((100, 36), 24, "none", GILT, 8)
    sheet.path([(62, 78), (76, 44), (124, 44), (138, 78)], brass, INK, 7)
    light = sheet.radial((94, 112), 64, (0, "#fffbe2"), (0.4, "#ffd24d"), (1, "#c9531f"))
    sheet.path("M58 80H142L150 112L142 152H58L50 112Z", light, INK, 7)
    for x in (80, 120):
        sheet.path(f"M{x} 82L{x + (x - 100) * 0.25:.0f} 112L{x} 150", "none", INK, 5)
    sheet.box(46, 150, 108, 20, 6, brass, INK, 7)
    sheet.box(60, 168, 80, 20, 6, brass, INK, 7)


def _gear(sheet: Drawing) -> None:
    """A brass cog: a bot sits here."""
    teeth: list[Point] = []
    for k in range(10):
        for part, reach in ((-0.2, 66), (-0.13, 90), (0.13, 90), (0.2, 66)):
            angle = (k + part * 1.2) * math.tau / 10
            teeth.append((100 + math.cos(angle) * reach, 100 + math.sin(angle) * reach))
    sheet.path(teeth, sheet.linear((30, 20), (170, 180), *GOLD), INK, 6)
    sheet.circle((100, 100), 30, "#2a170b", INK, 6)


OBJECTS: dict[str, Callable[[Drawing], None]] = {
    "purse": _purse,
    "purse closed": _purse_closed,
    "gavel": _gavel,
    "coin": _coin,
    "warehouse": _crate,
    "town": _town,
    "building": _building,
    "railroad": _railroad,
    "cards": _cards,
    "pair": _pair,
    "bolt": _bolt,
    "check": _check,
    "cross": _cross,
    "menu": _menu,
    "start player": _start_player,
    "gear": _gear,
}
"""Each small object by name, on a sheet of 200 units."""
