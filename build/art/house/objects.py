"""The small pictures of objects: coin, cards, bolt, marks, lantern, cog."""

import math
from collections.abc import Callable

from scenes.art.ornament import rosette
from scenes.art.palette import CREAM, GILT, GILT_LIGHT, INK, OXBLOOD, TEAL, Colour
from scenes.art.vector import Drawing, Point

GOLD: tuple[tuple[float, Colour], ...] = ((0, "#fff3c4"), (0.45, GILT), (1, "#7d5117"))
"""The stops of polished brass."""


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


def _cards(sheet: Drawing) -> None:
    for turn, x in ((-12, 34), (8, 72)):
        sheet.begin(f"rotate({turn} 100 100)")
        sheet.box(x, 34, 88, 132, 12, sheet.down(34, 166, (0, "#fffaea"), (1, "#e2ca9c")), INK, 6)
        sheet.box(x + 10, 44, 68, 50, 6, sheet.down(44, 94, (0, "#2f6f66"), (1, TEAL)), INK, 3)
        sheet.end()
    rosette(sheet, (122, 122), 22, OXBLOOD, GILT_LIGHT)


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


def _undo(sheet: Drawing) -> None:
    """An arrow that turns back to its origin."""
    for colour, width, grown in ((INK, 40.0, 8), (CREAM, 24.0, 0)):
        sheet.path("M58 72H116A40 40 0 0 1 116 152H66", "none", colour, width)
        sheet.path(
            [(22 - 1.6 * grown, 72), (76 + grown, 26 - 2 * grown), (76 + grown, 118 + 2 * grown)], colour
        )


def _redo(sheet: Drawing) -> None:
    """The arrow of `_undo`, turned forward."""
    sheet.begin("translate(200 0) scale(-1 1)")
    _undo(sheet)
    sheet.end()


def _start_player(sheet: Drawing) -> None:
    """A lit signal lantern: the mark of the start player."""
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
    """A brass cog: the mark of a bot."""
    teeth: list[Point] = []
    for k in range(10):
        for part, reach in ((-0.2, 66), (-0.13, 90), (0.13, 90), (0.2, 66)):
            angle = (k + part * 1.2) * math.tau / 10
            teeth.append((100 + math.cos(angle) * reach, 100 + math.sin(angle) * reach))
    sheet.path(teeth, sheet.linear((30, 20), (170, 180), *GOLD), INK, 6)
    sheet.circle((100, 100), 30, "#2a170b", INK, 6)


OBJECTS: dict[str, Callable[[Drawing], None]] = {
    "coin": _coin,
    "cards": _cards,
    "bolt": _bolt,
    "check": _check,
    "cross": _cross,
    "undo": _undo,
    "redo": _redo,
    "start player": _start_player,
    "gear": _gear,
}
"""The small objects by name, on a sheet of 200 units."""
