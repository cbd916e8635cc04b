"""The viaduct: ashlar, voussoirs with their keystones, cornice and cutwaters."""

import math
import random

from art.engrave import Plate
from scenes.art.landscape.countryside import DECK, FOOT, SUN, WIDTH
from scenes.art.palette import INK
from scenes.art.vector import Point

SPAN, PIER, LEFT = 216.0, 40.0, -64.0
RADIUS = (SPAN - PIER) / 2
SPRING = DECK + 46 + RADIUS
"""The height at which the arches begin to bend."""
CENTRES = [LEFT + (number + 0.5) * SPAN for number in range(10)]
_TONES = ("#f5e2b5", "#dab887", "#b9966c", "#caa374", "#e6c993")


def viaduct(plate: Plate) -> None:
    """Stone arches from one side of the picture to the other."""
    for centre in CENTRES:
        _vault(plate, centre)
    body = f"M-20 {DECK}H{WIDTH + 20}V{FOOT + 9}H-20Z"
    for centre in CENTRES:
        a, b = centre - RADIUS, centre + RADIUS
        body += f"M{a} {FOOT + 9}V{SPRING}A{RADIUS} {RADIUS} 0 0 1 {b} {SPRING}V{FOOT + 9}Z"
    stone = plate.down(DECK, FOOT, (0, "#ecd4a3"), (0.5, "#c8a578"), (1, "#84694d"))
    plate.path(body, stone, INK, 2, even_odd=True)
    _courses(plate)
    for centre in CENTRES:
        _arch(plate, centre)
    for number in range(11):
        _foot(plate, LEFT + number * SPAN)
    _cornice(plate)


def _vault(plate: Plate, centre: float) -> None:
    """The inside of an arch, seen on the side away from the sun."""
    side, depth = (1.0, 23.0) if centre < SUN[0] else (-1.0, 23.0)
    outer = [
        (centre - side * math.cos(math.pi * t / 24) * RADIUS, SPRING - math.sin(math.pi * t / 24) * RADIUS)
        for t in range(25)
    ]
    reach = [max(0.0, min(1.0, (0.5 - side * (x - centre) / (2 * RADIUS)) * 1.4)) for x, _ in outer]
    inner = [(x + side * depth * share, y + 9 * share) for (x, y), share in zip(outer, reach, strict=True)]
    start = centre - side * RADIUS
    shape = [(start, FOOT), *outer, *reversed(inner), (start + side * depth, FOOT)]
    plate.path(shape, "#4b362a", INK, 1.3)
    plate.hatch(shape, 8, 4.2, lambda _x, _y: 0.75, "#150d0b", 0.8, 2.4)


def _clear(x: float, y: float) -> bool:
    """Return whether a point of the wall is outside all arches and the stones round them."""
    return all(
        abs(x - centre) >= RADIUS + 15 or (y <= SPRING and math.dist((x, y), (centre, SPRING)) >= RADIUS + 15)
        for centre in CENTRES
    )


def _courses(plate: Plate) -> None:
    dice = random.Random(9)
    y, row = DECK + 12, 0
    while y < FOOT - 4:
        x = -40.0 - 17 * (row % 2)
        while x < WIDTH + 40:
            if all(_clear(x + dx, y + dy) for dx in (2, 32) for dy in (1, 11)):
                _ashlar(plate, x, y, dice)
            x += 34
        y, row = y + 13.4, row + 1


def _ashlar(plate: Plate, x: float, y: float, dice: random.Random) -> None:
    plate.box(x + 0.8, y + 0.8, 32.4, 11.6, 1.2, dice.choice(_TONES), opacity=0.5)
    plate.path(f"M{x + 1} {y + 12.6}H{x + 33.4}V{y + 1}", "none", "#4a3222", 1.2, 0.75)
    plate.path(f"M{x + 1.6} {y + 11}V{y + 1.6}H{x + 32}", "none", "#fff3cf", 0.9, 0.5)
    if dice.random() < 0.55:
        strokes = "".join(f"M{x + 6} {y + 4 + line * 2.6}h{dice.uniform(8, 22):.1f}" for line in range(3))
        plate.path(strokes, "none", "#5a3d28", 0.8, 0.5)


def _arch(plate: Plate, centre: float) -> None:
    """Seventeen wedge stones; the one in the middle projects."""
    dice = random.Random(int(centre))
    for number in range(17):
        key = number == 8
        start, end = (math.pi * (1 + (number + k) / 17) for k in (0, 1))
        outer = RADIUS + (22 if key else 14)
        colour = "#fbeabf" if key else dice.choice(("#f0d9a8", "#d8b988", "#e6cb98"))
        plate.path(_wedge(centre, start, end, RADIUS, outer), colour, INK, 1.3)
        shade = _wedge(centre, (start + end) / 2, end, RADIUS + 3, outer - 3)
        plate.path(shade, "#7a5a3c", opacity=0.35)


def _wedge(centre: float, start: float, end: float, inner: float, outer: float) -> list[Point]:
    return [
        (centre + math.cos(angle) * radius, SPRING + math.sin(angle) * radius)
        for angle, radius in ((start, inner), (end, inner), (end, outer), (start, outer))
    ]


def _foot(plate: Plate, x: float) -> None:
    """The shaded flank of a pier and the cutwater in front of it."""
    flank = [(x - 20, SPRING + 8), (x - 4, SPRING + 8), (x - 4, FOOT), (x - 20, FOOT)]
    plate.hatch(flank, 90, 3.6, lambda _x, _y: 0.8, "#2a1a12", 0.5, 1.7)
    stone = plate.across(x - 30, x + 30, (0, "#6a523c"), (0.6, "#d9b98a"), (1, "#8a6a4a"))
    plate.path(
        [(x - 26, FOOT - 12), (x + 26, FOOT - 12), (x + 30, FOOT + 4), (x - 30, FOOT + 4)], stone, INK, 1.6
    )


def _cornice(plate: Plate) -> None:
    plate.box(
        -20,
        DECK - 8,
        WIDTH + 40,
        9,
        0,
        plate.down(DECK - 8, DECK + 1, (0, "#fff3cf"), (1, "#b08a5c")),
        INK,
        1.6,
    )
    plate.box(-20, DECK + 1, WIDTH + 40, 6, 0, "#6a4c34", INK, 1)
    for number in range(82):
        tooth = plate.down(DECK + 7, DECK + 14, (0, "#e6c992"), (1, "#7a5a3c"))
        plate.box(number * 24 - 8, DECK + 7, 12, 7, 1, tooth, INK, 1)
    plate.box(-20, DECK - 13, WIDTH + 40, 2.4, 0, "#3a2a2a")
