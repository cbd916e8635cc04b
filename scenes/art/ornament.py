"""Engraved ornaments: wood grain, waves, guilloché rosettes, flowers, filigree corners."""

import math
from functools import cache

from scenes.art.geometry import Polyline, smooth, spiral, tapered
from scenes.art.palette import Colour
from scenes.art.vector import Drawing, Point, open_line


def grain(sheet: Drawing, gap: float, colour: Colour, opacity: float, space: float = 7.5) -> None:
    """Draw wood grain: long, level, slightly waving lines of changing width, in rows `space` units apart."""
    row = 0
    y = gap + space
    while y < sheet.height - gap - 2:
        lines = _grain_line(gap, sheet.width - gap, y, row)
        sheet.path("".join(open_line(line) + "Z" for line in lines), colour, opacity=opacity)
        row += 1
        y += space * (0.8 + 0.4 * math.sin(row * 1.7) ** 2)


def _grain_line(left: float, right: float, y: float, row: int) -> list[Polyline]:
    """One row of grain: some tapered strokes with gaps between them."""
    strokes: list[Polyline] = []
    x = left + (row * 53) % 90
    while x < right - 20:
        length = min(right - x, 140 + (row * 97 + int(x) * 31) % 260)
        points = [
            (x + length * i / 8, y + 1.6 * math.sin((x + length * i / 8) * 0.02 + row)) for i in range(9)
        ]
        strokes.append(tapered(points, 1.1 + 0.9 * math.sin(row * 2.3 + x) ** 2))
        x += length + 24 + (row * 37) % 60
    return strokes


def wave(
    sheet: Drawing,
    band: tuple[float, float, float, float],
    period: float,
    count: int,
    colour: Colour,
    line: float,
) -> None:
    """Draw `count` interlaced waves along a level band (x, middle y, width, height)."""
    x, y, width, height = band
    steps = max(8, int(width / period * 12))
    for strand in range(count):
        points: Polyline = []
        for i in range(steps + 1):
            turn = width * i / steps / period + strand / count
            points.append((x + width * i / steps, y + math.sin(turn * math.tau) * height / 2))
        sheet.path(open_line(points), "none", colour, line, 0.85)


def guilloche(
    sheet: Drawing,
    centre: Point,
    radius: float,
    colour: Colour,
    inner: float = 0.35,
    petals: int = 12,
    opacity: float = 0.6,
) -> None:
    """Draw a banknote's rosette: eight waves of `petals` petals between `inner`×radius and the radius."""
    for strand in range(8):
        points: Polyline = []
        for step in range(240):
            angle = step * math.tau / 240
            swing = 0.5 + 0.5 * math.sin(petals * angle + strand * math.tau / 8)
            reach = radius * (inner + (1 - inner) * swing)
            points.append((centre[0] + math.cos(angle) * reach, centre[1] + math.sin(angle) * reach))
        sheet.path(points, "none", colour, 0.85, opacity)


def rosette(
    sheet: Drawing, centre: Point, radius: float, colour: Colour, heart: Colour, petals: int = 8
) -> None:
    """Draw a small flower, as on buttons, medals and seals."""
    for k in range(petals):
        turn = k * math.tau / petals
        sheet.path(
            smooth(
                [
                    centre,
                    *(_polar(centre, radius * r, turn + a) for r, a in ((0.55, -0.3), (1, 0), (0.55, 0.3))),
                ],
                steps=4,
            ),
            colour,
        )
    sheet.circle(centre, radius * 0.24, heart)


def corners(sheet: Drawing, gap: float, size: float, colour: Colour, bead: Colour) -> None:
    """Draw filigree scrolls in the four corners, `size` units large, smaller on a small sheet."""
    size = min(size, sheet.width * 0.3, sheet.height * 0.3)
    for x, sx in ((gap, 1), (sheet.width - gap, -1)):
        for y, sy in ((gap, 1), (sheet.height - gap, -1)):
            _corner(sheet, (x, y), sx, sy, size / 100, colour, bead)


def _corner(sheet: Drawing, at: Point, sx: int, sy: int, scale: float, colour: Colour, bead: Colour) -> None:
    def place(points: Polyline) -> Polyline:
        return [(at[0] + x * scale * sx, at[1] + y * scale * sy) for x, y in points]

    for outline in _scroll():
        sheet.path(place(outline), colour)
    middle = place([(12, 12)])[0]
    sheet.circle(middle, 7 * scale, bead)
    sheet.circle(middle, 3.4 * scale, colour)


@cache
def _scroll() -> list[Polyline]:
    """The outlines of a scroll in the upper left corner, 100 units large."""
    strokes = [
        (smooth([(8, 8), (40, 14), (66, 10), (98, 6)], closed=False), 5.0),
        (spiral((34, 26), 15, 2, math.pi * 1.1, 1.35), 4.2),
        (spiral((66, 21), 9, 1.4, math.pi * 1.1, 1.25), 3.2),
    ]
    lines = [(line, width) for points, width in strokes for line in (points, [(y, x) for x, y in points])]
    leaf = smooth([(16, 16), (34, 30), (50, 50), (30, 34)], steps=6)
    return [*(tapered(line, width) for line, width in lines), leaf]


def _polar(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + math.cos(angle) * radius, centre[1] + math.sin(angle) * radius
