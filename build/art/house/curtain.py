"""The theatre's velvet curtain with its valance, fringe and tassels."""

import math
from itertools import pairwise

from scenes.art.geometry import Polyline, ribbon, tapered
from scenes.art.ornament import rosette
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, NIGHT
from scenes.art.vector import Drawing, closed as outline

SWAGS = 5


def closed() -> Drawing:
    """The closed curtain."""
    sheet = Drawing(1920, 1080)
    sheet.box(0, 0, sheet.width, sheet.height, 0, "#3a1016")
    _folds(sheet)
    hem: Polyline = [
        (x, sheet.height - 54 + 4 * math.sin(x / 40)) for x in range(-10, round(sheet.width) + 20, 20)
    ]
    _fringe(sheet, hem, 46)
    _valance(sheet)
    _rail(sheet)
    _lights(sheet)
    return sheet


def _folds(sheet: Drawing) -> None:
    count = 30
    edges = [0.0]
    for k in range(count):
        edges.append(edges[-1] + 0.75 + ((k * 37) % 50) / 100)
    edges = [edge * sheet.width / edges[-1] for edge in edges]
    for k, (a, b) in enumerate(pairwise(edges)):
        left = [(a + 7 * math.sin(y / 260 + k), float(y)) for y in range(-20, round(sheet.height) + 40, 40)]
        right = [(b + 7 * math.sin(y / 260 + k + 1), y) for _, y in left]
        velvet = sheet.linear(
            (a - 8, 0),
            (b + 8, 0),
            (0, "#1e050a"),
            (0.18, "#4e1923"),
            (0.44, "#9c3442"),
            (0.56, "#842a38"),
            (0.82, "#47141e"),
            (1, "#1c0409"),
        )
        sheet.path([*left, *reversed(right)], velvet)
        for share, colour, opacity in (
            (0.44, "#ff9aa0", 0.16),
            (0.2, "#12030a", 0.4),
            (0.74, "#12030a", 0.35),
        ):
            line = [(lx + (rx - lx) * share, y) for (lx, y), (rx, _) in zip(left, right, strict=True)]
            sheet.path(tapered(line, (b - a) * 0.09), colour, opacity=opacity)


def _valance(sheet: Drawing) -> None:
    width = sheet.width / SWAGS
    for k in range(SWAGS):
        left, steps = k * width, 40
        droop = [math.sin(math.pi * i / steps) ** 0.8 for i in range(steps + 1)]
        lower: Polyline = [(left + width * i / steps, 92 + 138 * droop[i]) for i in range(steps + 1)]
        sheet.path(
            [*[(x, y + 16) for x, y in lower], (left + width, -10), (left, -10)], "#0a0205", opacity=0.45
        )
        silk = sheet.down(0, 240, (0, "#4a1620"), (0.6, "#8f303e"), (0.85, "#b8414f"), (1, "#5a1b27"))
        sheet.path([*lower, (left + width, -10), (left, -10)], silk)
        for j in range(1, 10):
            fold: Polyline = [
                (left + width * i / steps, (88 + 138 * droop[i]) * j / 10 - 6) for i in range(steps + 1)
            ]
            sheet.path(tapered(fold, 9), "#22050a", opacity=0.5)
            sheet.path(tapered([(x, y - 8) for x, y in fold], 3.6), "#ffa0a6", opacity=0.26)
        _fringe(sheet, lower, 32)
    for k in range(SWAGS + 1):
        _tassel(sheet, min(max(k * width, 26), sheet.width - 26), 116)


def _fringe(sheet: Drawing, edge: Polyline, length: float) -> None:
    """Gold bullion hanging from a line."""
    bullion = sheet.down(
        min(y for _, y in edge), max(y for _, y in edge) + length, (0, "#d2a04a"), (1, "#8a5c1e")
    )
    strands = []
    for (x0, y0), (x1, y1) in pairwise(edge):
        count = max(1, round(math.hypot(x1 - x0, y1 - y0) / 7.5))
        for q in range(count):
            x, y = x0 + (x1 - x0) * q / count, y0 + (y1 - y0) * q / count
            drop = length * (0.92 + 0.16 * math.sin(x * 1.7) ** 2)
            strands.append(outline([(x - 2.6, y), (x + 2.6, y), (x + 2.2, y + drop), (x - 2.2, y + drop)]))
    sheet.path("".join(strands), bullion, "#4a2c0c", 0.7)
    sheet.path(ribbon(edge, [13.0] * len(edge)), "#4a2c0c")
    sheet.path(ribbon(edge, [9.5] * len(edge)), GILT)
    sheet.path(ribbon([(x, y - 2) for x, y in edge], [2.2] * len(edge)), "#fff3c4", opacity=0.8)


def _tassel(sheet: Drawing, x: float, y: float) -> None:
    sheet.box(x - 4, y - 84, 8, 84, 0, GILT_DEEP, "#4a2c0c", 1)
    for q in range(-7, 8):
        strand = [(x + q * 2, y + 24), (x + q * 3, y + 62), (x + q * 3.8, y + 110)]
        sheet.path(ribbon(strand, [6, 7, 5]), "#c48f36" if q % 2 else "#e0b257", "#5b3a12", 0.7)
    sheet.circle(
        (x, y + 8),
        19,
        sheet.radial((x - 6, y), 26, (0, "#fff3c4"), (0.5, GILT), (1, "#7d5117")),
        "#4a2c0c",
        1.5,
    )
    sheet.box(
        x - 19,
        y + 22,
        38,
        13,
        5,
        sheet.linear((x - 19, 0), (x + 19, 0), (0, GILT_DEEP), (0.4, "#fff3c4"), (1, GILT_DEEP)),
        "#4a2c0c",
        1.2,
    )


def _rail(sheet: Drawing) -> None:
    brass = sheet.down(0, 34, (0, "#5b3a12"), (0.3, GILT_LIGHT), (0.6, GILT), (1, "#4a2c0c"))
    sheet.box(0, 0, sheet.width, 34, 0, brass)
    sheet.box(0, 34, sheet.width, 4, 0, NIGHT)
    for k in range(round(sheet.width / 30)):
        rosette(sheet, (15 + k * 30, 17), 10, "#7d5117", "#fff3c4", 6)


def _lights(sheet: Drawing) -> None:
    """Warm light in the middle, dark towards the edges."""
    centre, reach = (sheet.width / 2, sheet.height * 0.52), sheet.width * 0.62
    sheet.box(
        0,
        38,
        sheet.width,
        sheet.height - 38,
        0,
        sheet.radial(centre, reach, (0, "#ff8a4a", 0.12), (0.5, "#1a0408", 0.1), (1, "#0a0205", 0.72)),
    )
