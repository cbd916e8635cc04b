"""Drawings of the valley's land in its open strip: mountains and hills, the fields with the river, the
railway line.

Measures are those of a 16:9 window, from the strip's upper end; those of the line from its foot. Colours of
the hour are tokens (`scenes.raccoon_tycoon.valley.land`).
"""

import math

from scenes.art.geometry import Polyline, ribbon, smooth
from scenes.art.palette import INK, Colour
from scenes.art.vector import Drawing, Point
from scenes.raccoon_tycoon.valley.land import DEEP, GROUND, HIGH, RIVER, WIDTH, course, ripples

ROAD, LINE = -9.5, -4.0
"""The heights of the road and of the rails above the foot."""
EDGE = 80.0
"""The distance by which the hills continue beyond the sheet."""


def hills() -> Drawing:
    """Mountains, then two ranges of hills for the hamlets, with an engraving's contour lines."""
    sheet = Drawing(WIDTH, DEEP)
    _mountains(sheet)
    _haze(sheet, HIGH * 0.2, HIGH * 0.44, 0.55)
    for name, foot, rise, turn in (("far", 0.45, 0.2, 2.1), ("near", 0.53, 0.13, 4.2)):
        base, high = HIGH * foot, HIGH * rise
        ridge = _ridge(base, high, turn)
        body = [(-60, DEEP), *ridge, (WIDTH + 80, DEEP)]
        sheet.path(body, sheet.down(base - high, base + 30, (0, f"&{name}_0;"), (1, f"&{name}_1;")), INK, 1.2)
        for line in range(1, 4):
            contour = [(x, y + line * 4.6 + 1.6 * math.sin(x * 0.021 + line)) for x, y in ridge[::3]]
            sheet.path(ribbon(contour, [0.9] * len(contour)), f"&{name}_shade;", opacity=0.18)
        _flanks(sheet, ridge, body, name)
        _woods(sheet, ridge, 2.4 if name == "far" else 3.6, 7 if name == "far" else 5)
    return sheet


def _haze(sheet: Drawing, top: float, foot: float, thick: float) -> None:
    """Haze in front of distant land, thickest at its foot."""
    stops = (0, "&cloud_0;", 0), (1, "&cloud_0;", thick)
    sheet.box(0, top, WIDTH, foot - top, 0, sheet.down(top, foot, *stops))


def _flanks(sheet: Drawing, crest: Polyline, body: Polyline, name: str) -> None:
    """Slopes, lit on the left of each crest and shaded on its right."""
    stops: list[tuple[float, str, float]] = []
    for (left, before), (x, _), (right, after) in zip(crest, crest[4:], crest[8:], strict=False):
        steep = (after - before) / (right - left)
        tone, thick = (f"&{name}_shade;", 2.4) if steep > 0 else ("&sun;", 1.6)
        stops.append((max(0, min(1, x / WIDTH)), tone, min(0.5, abs(steep) * thick)))
    sheet.path(body, sheet.linear((0, 0), (WIDTH, 0), *stops[::4]))


def _woods(sheet: Drawing, ridge: Polyline, size: float, every: int) -> None:
    """Copses on the shaded slopes: round crowns, each lit from the upper left."""
    for number, (x, y) in enumerate(ridge[::every]):
        if number * 7 % 5 < 2:
            continue
        for tree in range(3 + number % 3):
            at = x + (tree - 1.5) * size * 1.5, y + size * (1.4 + 0.7 * ((number + tree) % 3))
            _bush(sheet, at, size)


def _bush(sheet: Drawing, at: Point, size: float) -> None:
    """A round crown with its shadow, lit from the upper left."""
    x, y = round(at[0], 1), round(at[1], 1)
    sheet.circle((x + size * 0.6, y + size * 0.7), size, INK, opacity=0.3)
    sheet.circle((x, y), size, "&leaf_1;")
    sheet.circle((x - size * 0.25, y - size * 0.3), size * 0.6, "&leaf_0;")


def _mountains(sheet: Drawing) -> None:
    """A far range with its slopes hatched away from the light."""
    base, high = HIGH * 0.38, HIGH * 0.42
    peaks: Polyline = []
    for step in range(int(WIDTH / 74) + 3):
        x = step * 74.0 - 74
        swell = 0.34 + 0.3 * math.sin(step * 1.27) + (0.34 if step * 7 % 5 < 2 else -0.06)
        peaks.append((x, base - high * swell * (1 - 0.6 * _gap(x, 120))))
    crest = smooth(peaks, closed=False, steps=5)
    body = [(-EDGE, base + 40), *crest, (WIDTH + 90, base + 40)]
    sheet.path(body, sheet.down(base - high, base + 8, (0, "&mountain_0;"), (1, "&mountain_1;")), INK, 1.1)
    _flanks(sheet, crest, body, "mountain")
    for number, (x, y) in enumerate(crest[2::2]):
        reach = 5 + (number * 5) % 9
        slope = [(x, y + 2), (x + reach * 0.4, y + 2 + reach * 0.6), (x + reach * 0.6, y + 2 + reach)]
        sheet.path(ribbon(slope, [1.4, 1.0, 0.3]), "&mountain_shade;", opacity=0.5)


def _gap(x: float, wide: float) -> float:
    """The amount by which the land is lower where the river flows through."""
    return math.exp(-(((x - WIDTH * RIVER) / wide) ** 2))


def _ridge(base: float, high: float, turn: float) -> Polyline:
    line: Polyline = []
    for step in range(int(WIDTH / 60) + 3):
        x = step * 60.0 - 60
        swell = 0.5 + 0.32 * math.sin(step * 0.83 + turn) + 0.18 * math.sin(step * 2.1 + turn * 0.5)
        line.append((x, base - high * swell * (1 - 0.7 * _gap(x, 90))))
    return smooth(line, closed=False, steps=6)


def fields() -> Drawing:
    """Furrows that run towards the table, strips of corn, the river."""
    sheet = Drawing(WIDTH, DEEP)
    soil = sheet.down(GROUND, DEEP, (0, "&field_0;"), (0.12, "&field_1;"), (0.3, "&soil_0;"), (1, "&soil_1;"))
    crest = [(x, GROUND + 2.2 * math.sin(x * 0.013)) for x in range(-20, int(WIDTH) + 41, 20)]
    sheet.path([(-20, DEEP), *crest, (WIDTH + 40, DEEP)], soil, INK, 1)
    for row in range(25):
        x = row * WIDTH / 24
        spread = (x - WIDTH / 2) * 2.4
        furrow = [(x, GROUND), (WIDTH / 2 + spread * 0.7, HIGH + 20), (WIDTH / 2 + spread, DEEP)]
        sheet.path(ribbon(furrow, [0.8, 2.4, 5]), INK, opacity=0.14)
    _patches(sheet)
    _hedges(sheet)
    _river(sheet)
    return sheet


def _hedges(sheet: Drawing) -> None:
    """Rows of bushes along the edges of the fields, with their shadows."""
    deep = HIGH - GROUND
    for number, x in enumerate(range(-20, int(WIDTH), 97)):
        lean, size = (x - WIDTH / 2) * 0.0022, 1.7
        for bush in range(9):
            share = bush / 9
            at = x + lean * bush * 5, GROUND + deep * (0.04 + 0.42 * share)
            big = size * (0.8 + 0.7 * share) * (1 + 0.25 * math.sin(number * 3 + bush * 2))
            _bush(sheet, at, big)


def _patches(sheet: Drawing) -> None:
    """Strips of corn and clover between the hedges."""
    deep = HIGH - GROUND
    for number, x in enumerate(range(-40, int(WIDTH), 97)):
        wide = 58 + 23 * (number * 3 % 4)
        lean = (x - WIDTH / 2) * 0.16
        top, foot = GROUND + deep * (0.04 + 0.05 * (number % 3)), GROUND + deep * (0.34 + 0.07 * (number % 2))
        field = [(x, top), (x + wide * 0.8, top), (x + wide + lean, foot), (x + lean, foot)]
        sheet.path(field, f"&crop_{number * 2 % 5};", INK, 0.5, opacity=0.75)
        for row in range(5):
            share = (row + 0.5) / 5
            y, start = top + (foot - top) * share, x + lean * share
            sheet.box(start, y, wide * (0.8 + 0.2 * share), 0.7, 0, INK, opacity=0.22)


def _river(sheet: Drawing) -> None:
    """The river, which flows down from the hills and off to the lower left."""
    left: Polyline = []
    right: Polyline = []
    for step in range(61):
        share = (step / 60) ** 2
        x, half = course(share)
        y = GROUND + (DEEP - GROUND) * share
        left.append((x - half, y))
        right.append((x + half * 0.9, y))
    water = sheet.down(
        GROUND, DEEP, (0, "&water_0;"), (0.12, "&water_1;"), (0.5, "&water_2;"), (1, "&water_2;")
    )
    sheet.path(left + right[::-1], water, "&bank;", 1.4)
    for number, (x, y, wide) in enumerate(ripples()):
        sheet.box(x, y, wide, 1, 0, "&sun;", opacity=0.3 + 0.15 * (number % 3))


def poplar(sheet: Drawing, tones: tuple[Colour, Colour], at: Point, scale: float, line: float = 1) -> None:
    """A slim tree with its foot at `at`, in the tones of its lit side and its shaded side."""
    x, y = at
    sheet.box(x - 1.5 * scale, y - 12 * scale, 3 * scale, 12 * scale, 0, "#22160f")
    shape = [(0, -80), (10, -50), (9, -14), (0, -5), (-9, -14), (-10, -50)]
    crown = smooth([(x + dx * scale, y + dy * scale) for dx, dy in shape], steps=5)
    paint = sheet.linear((x - 10 * scale, 0), (x + 10 * scale, 0), (0, tones[0]), (1, tones[1]))
    sheet.path(crown, paint, INK, line)


def tree() -> Drawing:
    """A poplar about its foot."""
    sheet = Drawing(1, 1)
    poplar(sheet, ("&leaf_0;", "&leaf_1;"), (0, 0), 1, 1 / 0.24)
    return sheet


def line() -> Drawing:
    """The carts' road, the main line, stone under both where they cross the river, and the meadow in front of
    them.
    """
    sheet = Drawing(WIDTH, DEEP)
    road = [(x, ROAD + 0.5 * math.sin(x * 0.03)) for x in range(-20, int(WIDTH) + 41, 20)]
    sheet.path(ribbon(road, [3.2] * len(road)), "&dust;", opacity=0.75)
    for y, high in ((ROAD - 2, 5.0), (LINE, 7.0)):
        x, half = course((y + HIGH - GROUND) / (DEEP - GROUND))
        left, wide = x - half - 10, 2 * half + 20
        stone = sheet.down(y, y + high, (0, "&stone_0;"), (1, "&stone_1;"))
        sheet.box(left, y, wide, high, 1, stone, INK, 1)
        joints = "".join(f"M{left + step * wide / 9:.1f} {y + 1}v{high - 2:.1f}" for step in range(1, 9))
        sheet.path(joints, "none", INK, 0.7, 0.5)
    _rails(sheet)
    for y in range(4, int(DEEP - HIGH), 8):
        sheet.box(0, y, WIDTH, 1.2, 0, INK, opacity=0.15)
    return sheet


def _rails(sheet: Drawing) -> None:
    """Ballast, sleepers and a shining rail."""
    sheet.box(0, LINE + 1, WIDTH, 4.6, 0, "&ballast;", opacity=0.85)
    x = 6.0
    while x < WIDTH:
        sheet.box(x, LINE + 1.4, 6, 2.8, 0, INK, opacity=0.6)
        x += 14
    sheet.box(0, LINE, WIDTH, 2.0, 0, "&rail;", opacity=0.9)
    sheet.box(0, LINE + 2.0, WIDTH, 0.8, 0, INK, opacity=0.7)


def cloud() -> Drawing:
    """A long bank, lit from beneath: its middle at its foot, 100 units to its left end."""
    sheet = Drawing(1, 1)
    upper: Polyline = [(-100, 0), (-55, -11), (-10, -19), (35, -13), (80, -9), (130, 0)]
    bank = [*smooth(upper, closed=False), (50, 5), (-40, 4)]
    sheet.path(bank, sheet.down(-19, 5, (0, "&cloud_0;"), (1, "&cloud_1;")), opacity=0.62)
    return sheet
