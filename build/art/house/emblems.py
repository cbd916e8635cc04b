"""Seat emblems: a gentleman's attribute on a coloured badge; they differ in shape as well as in colour."""

import math
from collections.abc import Callable

from scenes.art.geometry import Polyline, ribbon, smooth, tapered
from scenes.art.palette import INK
from scenes.art.vector import Drawing

_LINE = "#fffaea"


def emblem(name: str, beads: bool) -> Drawing:
    """A badge in a seat's colour, with `beads` on its brass where they are large enough to be visible."""
    sheet = Drawing(200, 200)
    _badge(sheet, beads)
    EMBLEMS[name](sheet)
    return sheet


def _badge(sheet: Drawing, beads: bool) -> None:
    sheet.circle((100, 104), 94, "#000000", opacity=0.35)
    sheet.circle((100, 100), 95, "#2a170b")
    sheet.circle(
        (100, 100),
        92,
        sheet.linear(
            (30, 20), (170, 180), (0, "#fff0bf"), (0.4, "#d8a549"), (0.7, "#8f5d1d"), (1, "#e2b864")
        ),
    )
    sheet.circle((100, 100), 82, "#24130a")
    sheet.circle(
        (100, 100), 79, sheet.radial((84, 74), 110, (0, "&light;"), (0.5, "&colour;"), (1, "&deep;"))
    )
    sheet.path("&hatch;", "none", "&ink;", 8)
    if not beads:
        sheet.circle((100, 100), 87, "none", "#fff3c8", 2, opacity=0.6)
    for k in range(40 if beads else 0):
        angle = k * math.tau / 40
        sheet.circle((100 + math.cos(angle) * 87, 100 + math.sin(angle) * 87), 1.8, "#fff3c8")


def _top_hat(sheet: Drawing) -> None:
    silk = sheet.linear(
        (66, 0),
        (134, 0),
        (0, "#0b0b10"),
        (0.3, "#6c7086"),
        (0.42, "#c8cde0"),
        (0.55, "#33343f"),
        (1, "#0b0b10"),
    )
    crown = [(68.0, 52.0), (100, 46), (132, 52), (128, 96), (130, 126), (100, 134), (70, 126), (72, 96)]
    sheet.path(smooth(crown, corners=(0, 2, 4, 6)), silk, _LINE, 4.5)
    sheet.path(
        smooth([(71, 104), (100, 112), (129, 104), (130, 126), (100, 134), (70, 126)], corners=(0, 2, 3, 5)),
        "#b8323f",
    )
    brim = [(38.0, 124.0), (52, 140), (100, 150), (148, 140), (162, 124), (140, 130), (100, 138), (60, 130)]
    sheet.path(
        smooth(brim),
        sheet.linear((38, 0), (162, 0), (0, "#15151c"), (0.35, "#9298b2"), (0.6, "#1d1d26"), (1, "#0b0b10")),
        _LINE,
        4.5,
    )


def _bow_tie(sheet: Drawing) -> None:
    for side in (1, -1):
        wing = [
            (100 + side * (x - 100), y)
            for x, y in ((106, 90), (128, 70), (156, 62), (162, 100), (156, 138), (128, 130), (106, 110))
        ]
        silk = sheet.linear(
            (100 + side * 8, 0), (100 + side * 62, 0), (0, "#8a1f2c"), (0.5, "#d8434f"), (1, "#98232f")
        )
        sheet.path(smooth(wing, corners=(2, 4)), silk, _LINE, 4.5)
        for y in (88, 100, 112):
            sheet.path(
                ribbon([(100 + side * 12, 100 + (y - 100) * 0.5), (100 + side * 34, y)], [4, 0.6]), "#3d0a12"
            )
        for x, y in ((38, 84), (46, 104), (36, 118)):
            sheet.circle((100 + side * x, y), 4, _LINE)
    sheet.box(
        84,
        82,
        32,
        36,
        9,
        sheet.linear((84, 0), (116, 0), (0, "#a82a38"), (0.4, "#ee6470"), (1, "#8a1f2c")),
        _LINE,
        4.5,
    )


def _monocle(sheet: Drawing) -> None:
    sheet.circle((94, 88), 36, "#ffffff", opacity=0.35)
    for colour, width in ((INK, 15.0), (_LINE, 11.0), ("#c08a35", 5.0)):
        sheet.circle((94, 88), 36, "none", colour, width)
    sheet.path([(74, 98), (94, 60), (106, 58), (82, 112)], "#ffffff", opacity=0.75)
    sheet.path([(94, 116), (116, 70), (121, 76), (102, 118)], "#ffffff", opacity=0.5)
    chain = smooth([(128, 102), (142, 126), (134, 150), (108, 156), (84, 148)], closed=False, steps=7)
    sheet.path(ribbon(chain, [9.0] * len(chain)), INK)
    for number, link in enumerate(chain[::2]):
        sheet.circle(link, 4, _LINE if number % 2 else "#f3d58d")


def _pocket_watch(sheet: Drawing) -> None:
    sheet.circle((100, 42), 11, "none", INK, 10)
    sheet.circle((100, 42), 11, "none", "#f3d58d", 5.5)
    gold = sheet.linear((60, 70), (140, 150), (0, "#fff3c4"), (0.5, "#c9963c"), (1, "#7d5117"))
    sheet.box(90, 52, 20, 16, 4, gold, INK, 2.5)
    sheet.circle((100, 112), 47, INK)
    sheet.circle((100, 112), 45, gold)
    sheet.circle((100, 112), 36, _LINE, INK, 2.5)
    for hour in range(12):
        angle = hour * math.tau / 12
        ca, sa = math.cos(angle), math.sin(angle)
        sheet.path(
            f"M{100 + ca * 27:.1f} {112 + sa * 27:.1f}L{100 + ca * 33:.1f} {112 + sa * 33:.1f}",
            "none",
            INK,
            2.4 if hour % 3 else 4.5,
        )
    sheet.path("M100 112V90M100 112L116 120", "none", INK, 5)
    sheet.circle((100, 112), 4.5, "#a82a38")


def _cane(sheet: Drawing) -> None:
    stick = smooth([(70, 78), (70, 56), (92, 42), (114, 56), (112, 82), (96, 160)], closed=False)
    sheet.path(ribbon(stick, [18.0] * len(stick)), _LINE)
    sheet.path(ribbon(stick, [12.0] * len(stick)), "#3a1d10")
    sheet.path(ribbon([(97, 152), (95, 164)], [12, 10]), "#d2a04a")


def _cravat(sheet: Drawing) -> None:
    silk = sheet.linear((60, 0), (140, 0), (0, "#2f6f66"), (0.4, "#7fd0bd"), (1, "#174540"))
    for side in (1, -1):
        tail = [
            (100 + side * (x - 100), y) for x, y in ((100, 84), (124, 92), (136, 132), (122, 160), (100, 148))
        ]
        sheet.path(smooth(tail, corners=(0, 4)), silk, _LINE, 4.5)
        sheet.path(
            tapered([(100 + side * 6, 92), (100 + side * 16, 120), (100 + side * 18, 150)], 4), "#0f2b2e"
        )
    collar: Polyline = [(56, 48), (100, 66), (144, 48), (134, 84), (100, 92), (66, 84)]
    sheet.path(smooth(collar, corners=(0, 2)), silk, _LINE, 4.5)
    sheet.circle((100, 84), 9, "#fffdf3", INK, 3)
    sheet.circle((97, 81), 3, "#ffffff")


EMBLEMS: dict[str, Callable[[Drawing], None]] = {
    "top hat": _top_hat,
    "bow tie": _bow_tie,
    "monocle": _monocle,
    "cane": _cane,
    "pocket watch": _pocket_watch,
    "cravat": _cravat,
}
"""The emblems of `raccoon.app.seats`, by name."""
