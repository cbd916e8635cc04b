"""The land at dawn: mountains, hills with their contour lines, villages, fields, the river, its banks."""

import math
import random
from collections.abc import Sequence

from art.dawn.air import haze
from art.engrave import Plate
from art.house import landmarks
from art.raccoon_tycoon.land import poplar
from scenes.art.geometry import Polyline, ribbon, smooth, tapered
from scenes.art.landscape.countryside import HEIGHT, RIDGE, RIVER, SUN, WIDTH
from scenes.art.landscape.landmarks import tones
from scenes.art.landscape.light import Daylight
from scenes.art.palette import INK, Colour, mix
from scenes.art.vector import Point

Pair = tuple[Colour, Colour]
_FAR: Polyline = [
    (40, 640), (280, 614), (520, 650), (760, 618), (1000, 652), (1240, 642), (1480, 612), (1900, 624),
]  # fmt: skip
_NEAR: Polyline = [
    (40, 692), (300, 664), (560, 700), (820, 668), (1060, 706), (1380, 676), (1640, 704), (1880, 678),
]  # fmt: skip
"""The crests of the two ranges of hills."""
_LEFT: Polyline = [
    (-40, 744), (220, 732), (480, 752), (760, 744), (952, 764), (992, 800), (850, 868), (640, 938),
    (430, 1008), (240, 1090), (-40, 1090),
]  # fmt: skip
_RIGHT: Polyline = [
    (1960, 738), (1740, 730), (1520, 750), (1300, 742), (1220, 760), (1228, 790), (1346, 846), (1570, 926),
    (1810, 996), (1960, 1080),
]  # fmt: skip
_BANKS = ((_LEFT, 3), (_RIGHT, -3))
"""The outlines of the meadows, and the slant of their hatching."""


def mountains(plate: Plate) -> None:
    """The far range, its slopes hatched where the sun does not reach."""
    foot = 712.0
    light = plate.down(480, foot, (0, "#a8bcb0"), (1, haze("#b4c0a4", 0.6)))
    plate.path([(RIDGE[0][0], foot), *RIDGE, (RIDGE[-1][0], foot)], light, INK, 1.5)
    for before, peak, after in zip(RIDGE, RIDGE[1:], RIDGE[2:], strict=False):
        if peak[1] < before[1] and peak[1] < after[1]:
            _slope(plate, peak, before if peak[0] < SUN[0] else after, foot)


def _slope(plate: Plate, peak: Point, valley: Point, foot: float) -> None:
    """The dark side of a peak, from its spine to the next valley."""
    x, y = peak
    out = -1.0 if valley[0] < x else 1.0
    fall = foot - y
    spine = [
        (x - out * d * 0.4, y + s * fall)
        for d, s in ((22, 0.14), (-16, 0.3), (26, 0.48), (-10, 0.7), (34, 1))
    ]
    face = [peak, valley, (valley[0] + out * 70, foot), *reversed(spine)]
    plate.path(face, "#5f858a", opacity=0.55)
    plate.hatch(face, 62 * out, 5.6, lambda _, b: max(0.0, 1 - (b - y) / fall) ** 0.6, "#27434c", 0.52, 2.9)
    for rib in range(5):
        start = (x - out * (4 + rib * 12), y + 14 + rib * 14)
        end = (start[0] - out * (14 + rib * 6), start[1] + 26 + rib * 4)
        bend = ((start[0] + end[0]) / 2 + 3, (start[1] + end[1]) / 2)
        plate.path(tapered([start, bend, end], 2.0), "#27434c", opacity=0.45)


def hill(plate: Plate, points: Sequence[Point], colours: Pair, ink: Colour, lines: int, step: float) -> None:
    """Rolling ground, modelled by contour lines that swell on the slopes turned from the sun."""
    crest = smooth([(-80, points[0][1]), *points, (WIDTH + 80, points[-1][1])], False, 10)
    top = min(y for _, y in crest)
    fill = plate.down(top, top + 220, (0, colours[0]), (1, colours[1]))
    plate.path([(-80, HEIGHT), *crest, (WIDTH + 80, HEIGHT)], fill, INK, 1.6)
    rim = [2.8 if abs(x - SUN[0]) < 620 else 1.2 for x, _ in crest]
    plate.path(ribbon([(x, y + 2.4) for x, y in crest], rim), mix(colours[0], "#ffe9a0", 0.75), opacity=0.8)
    for row in range(1, lines):
        line, wide = _contour(crest, row, step)
        plate.path(ribbon(line, wide), ink, opacity=0.5)


def _contour(crest: Polyline, row: int, step: float) -> tuple[Polyline, list[float]]:
    fall = row * step * (1 + row * 0.055)
    line: Polyline = []
    wide: list[float] = []
    for here, after in zip(crest[::2], [*crest[2::2], crest[-1]], strict=False):
        slope = (after[1] - here[1]) / max(1.0, after[0] - here[0]) * (1 if here[0] > SUN[0] else -1)
        tone = 0.34 + slope * 2.6 + 0.22 * math.sin(here[0] * 0.011 + row * 0.8) + 0.012 * row
        line.append((here[0], here[1] + fall + 6 * math.sin(here[0] * 0.006 + row * 0.4)))
        wide.append(max(0.15, min(1.0, tone)) * step * 0.5)
    return line, wide


def furrows(plate: Plate, corner: Point, width: float, depth: float, lean: float) -> None:
    """A ploughed field: strokes that run together towards the hills."""
    for row in range(15):
        share = row / 14 - 0.5
        start = (corner[0] + share * width * 0.5 + lean, corner[1])
        plate.path(
            ribbon([start, (corner[0] + share * width, corner[1] + depth)], [0.6, 2.6]),
            "#3a4f1c",
            opacity=0.55,
        )


def hills(plate: Plate, light: Daylight) -> None:
    """Three ranges with their villages, poplars and fields."""
    hill(plate, _FAR, ("#a4b98a", "#8aa268"), "#2c4a34", 10, 6)
    _village(plate, light, (646, 642), 0.95, 3)
    leaf = light.hills[2][0]
    leaves = mix(leaf, "#e8d98a", 0.3), mix(leaf, INK, 0.6)
    _village(plate, light, (1556, 622), 0.95, 8)
    for number in range(30):
        poplar(plate, leaves, (30 + number * 89 % 1880, 666 + number * 5 % 11), 0.34 + (number % 4) * 0.06)
    hill(plate, _NEAR, ("#93ad59", "#6c8b3d"), "#22401f", 12, 7)
    furrows(plate, (438, 690), 190, 46, -8)
    furrows(plate, (1420, 690), 210, 44, 8)
    for number in range(20):
        poplar(plate, leaves, (60 + number * 131 % 1840, 706 + number * 7 % 13), 0.6 + (number % 4) * 0.1)


def _village(plate: Plate, light: Daylight, at: Point, scale: float, seed: int) -> None:
    """A village on the ground at `at`, by day."""
    plate.begin(f"translate({at[0]:.2f} {at[1]:.2f}) scale({scale:.3f})")
    landmarks.village(plate, tones(light), seed, 0.55 * light.stars)
    plate.end()


def river(plate: Plate) -> None:
    """The water from the hills to the foot of the picture, ruled in strokes."""
    bank = smooth(RIVER, corners=(9, 10))
    plate.path(
        bank,
        plate.down(690, 1080, (0, "#c4d6b8"), (0.1, "#93bcae"), (0.5, "#64a09b"), (1, "#143e4c")),
        INK,
        1.8,
    )
    dice = random.Random(5)
    for row in range(340):
        y = 702 + 378 * (row / 340) ** 0.8
        share = (y - 690) / 390
        middle = 1236 - 190 * min(1.0, share * 3) + 60 * share
        x = middle + dice.uniform(-0.93, 0.93) * (24 + 640 * share**1.3)
        reach = (7 + 60 * share) * dice.uniform(0.5, 1.3)
        bright = abs(x - SUN[0] + 50) < 90 + 120 * share and dice.random() < 0.7
        colour = "#fff2c2" if bright else "#0d303d" if dice.random() < 0.6 else "#a8d0c0"
        stroke = [
            (x - reach, y),
            (x - reach * 0.3, y + 1.4 * share),
            (x + reach * 0.3, y - 1.2 * share),
            (x + reach, y),
        ]
        plate.path(tapered(stroke, 1.2 + 3.4 * share), colour, opacity=0.72 if bright else 0.5)


def towns(plate: Plate, light: Daylight) -> None:
    """The two towns on the water."""
    _village(plate, light, (898, 718), 1.36, 5)
    _village(plate, light, (1590, 716), 1.36, 21)


def banks(plate: Plate) -> None:
    """The meadows on either side of the river, in front of the towns."""
    for points, angle in _BANKS:
        edge = smooth(points, corners=(0, len(points) - 1))
        plate.path(edge, plate.down(730, 1000, (0, "#80a045"), (0.5, "#4f7a34"), (1, "#1f4420")), INK, 1.8)
        plate.hatch(edge, angle, 7.6, _meadow, "#14300f", 0.55, 3.3, bend=lambda u: 0.02 * math.sin(u * 9))


def _meadow(x: float, y: float) -> float:
    return 0.3 + 0.25 * math.sin(x * 0.012 + y * 0.03) + (y - 740) / 700
