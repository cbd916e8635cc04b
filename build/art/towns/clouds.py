"""Clouds of every kind, and smoke."""

import math
import random
from collections.abc import Sequence

from art.engrave import Plate, Tone
from art.towns.land import Tint
from scenes.art.geometry import circle, smooth
from scenes.art.vector import Point


def puffs(plate: Plate, balls: Sequence[tuple[float, float, float]], tint: Tint, ink: str) -> None:
    """Round puffs that flow into one another: outlines first, then one clean shape, shaded beneath."""
    wide = 1.3 if plate.fine else 2.6
    for x, y, radius in balls:
        plate.circle((x, y), radius + wide, ink)
    top, bottom = min(y - r for _, y, r in balls), max(y + r for _, y, r in balls)
    body = plate.down(top, bottom, (0, tint[0]), (1, tint[1]))
    for x, y, radius in balls:
        plate.circle((x, y), radius, body)
    for x, y, radius in balls:
        others = [circle((a, b), r * 0.97, 20) for a, b, r in balls if (a, b) != (x, y)]

        def shade(px: float, py: float, x: float = x, y: float = y, r: float = radius) -> float:
            return max(0.0, ((px - x) * 0.5 + (py - y)) / r - 0.1)

        plate.hatch(circle((x, y), radius * 0.93, 28), 0, 4, shade, ink, 0.55, 1.9, 3, holes=others)


def cloud(
    plate: Plate, at: Point, size: float, tint: Tint = ("#fffaea", "#f0cf9e"), ink: str = "#8a705a"
) -> None:
    """A cloud; its place tells which of four kinds it is of, every one has a shape of its own."""
    dice = random.Random(round(at[0] * 31 + at[1] * 7))
    dice.choice((_heap, _heap, _bank, _flock, _veil))(plate, at, size, (tint, ink), dice)


Vapour = tuple[Tint, str]
"""A cloud's two shades and the ink it is drawn with."""


def _heap(plate: Plate, at: Point, size: float, look: Vapour, dice: random.Random) -> None:
    """A tower of cumulus with a flat foot."""
    balls = []
    for step in range(-4, 5):
        rise = (1 - (step / 4.6) ** 2) * dice.uniform(0.75, 1.1)
        balls.append((at[0] + step * 15 * size, at[1] - 7 * rise * size, (7 + 9 * rise) * size))
        if rise > 0.5:
            x = at[0] + (step * 12 + dice.uniform(-6, 6)) * size
            balls.append((x, at[1] - (20 + 16 * rise * dice.random()) * size, (9 + 9 * rise) * size))
    puffs(plate, balls, *look)


def _bank(plate: Plate, at: Point, size: float, look: Vapour, dice: random.Random) -> None:
    """Long level banks, one over the other."""
    (light, deep), ink = look
    for row in range(3):
        wide, x = (78 - row * 16) * size * dice.uniform(0.8, 1.2), at[0] + dice.uniform(-34, 34) * size
        y = at[1] - row * 13 * size
        upper = [
            (x - wide, y),
            (x - wide * 0.5, y - 7 * size),
            (x, y - 10 * size),
            (x + wide * 0.6, y - 6 * size),
        ]
        outline = [
            *smooth([*upper, (x + wide, y)], False),
            (x + wide * 0.3, y + 4 * size),
            (x - wide * 0.4, y + 4 * size),
        ]
        plate.path(outline, plate.down(y - 10 * size, y + 4 * size, (0, light), (1, deep)), ink, 1.2)
        plate.hatch(outline, 0, 3, _below(y), ink, 0.5, 1.6)


def _below(level: float) -> Tone:
    return lambda _, y: max(0.0, (y - level + 4) / 8)


def _flock(plate: Plate, at: Point, size: float, look: Vapour, dice: random.Random) -> None:
    """Small clouds that sail one behind the other, as many and as far apart as chance has it."""
    x, drift = at[0] - 70 * size, dice.uniform(-9, 9) * size
    count = dice.randint(3, 5)
    for number in range(count):
        small = size * dice.uniform(0.4, 1.0)
        half = dice.choice((1, 2, 2, 3))
        y = at[1] + (number - count / 2) * drift + dice.uniform(-8, 8) * size
        balls = [
            (
                x + step * 11 * small,
                y - (half - abs(step)) * dice.uniform(4, 8) * small,
                (6 + 3.4 * (half - abs(step))) * small,
            )
            for step in range(-half, half + 1)
        ]
        puffs(plate, balls, *look)
        x += (22 + 14 * half * small / size + dice.uniform(0, 34)) * size


def _veil(plate: Plate, at: Point, size: float, look: Vapour, dice: random.Random) -> None:
    """High wisps, drawn out by the wind."""
    (light, deep), ink = look
    for number in range(7):
        x, y = at[0] + dice.uniform(-70, 20) * size, at[1] + (number - 3) * 7 * size
        long, lift = dice.uniform(60, 120) * size, dice.uniform(6, 20) * size
        line = smooth(
            [
                (x, y),
                (x + long * 0.4, y - lift * 0.2),
                (x + long * 0.8, y - lift * 0.6),
                (x + long, y - lift),
            ],
            False,
        )
        plate.stroke(line, 7 * size, light if number % 2 else deep, 0.85, (0.1, 0.05))
        plate.stroke([(px, py + 3 * size) for px, py in line], 1.4, ink, 0.5, (0.1, 0.05))


def smoke(
    plate: Plate, at: Point, size: float = 1, lean: float = 26, tint: Tint = ("#fff8e6", "#e6cfa8")
) -> None:
    """Smoke that leaves a chimney; its place tells how: in puffs, as a thread, or lying in the wind."""
    dice = random.Random(round(at[0] * 17 + at[1] * 5))
    dice.choice((_puffing, _threading, _streaming))(plate, at, size, lean * dice.choice((-1, 1)), tint, dice)


def _puffing(plate: Plate, at: Point, size: float, lean: float, tint: Tint, dice: random.Random) -> None:
    """Puff after puff, larger as they rise."""
    sway, last = dice.uniform(3, 9), dice.uniform(0.8, 1.1)
    balls = [
        (
            at[0] + lean * t * size + sway * math.sin(t * 6),
            at[1] - (6 + 50 * t) * size,
            (4 + dice.uniform(6, 9) * t) * size,
        )
        for t in (0, 0.22 * last, 0.44 * last, 0.7 * last, last)
    ]
    puffs(plate, balls, tint, "#9a7f66")


def _threading(plate: Plate, at: Point, size: float, lean: float, tint: Tint, dice: random.Random) -> None:
    """Two threads that wind about each other straight up: no wind, a small fire."""
    high = dice.uniform(58, 84) * size
    for number, colour in enumerate(tint):
        line = [
            (
                at[0] + lean * 0.35 * t * t * size + (3 + 7 * t) * size * math.sin(t * 9 + number * 1.7),
                at[1] - t * high,
            )
            for t in (k / 14 for k in range(15))
        ]
        plate.stroke(line, 4.6 * size, colour, 0.85, (0.7, 0.1))


def _streaming(plate: Plate, at: Point, size: float, lean: float, tint: Tint, dice: random.Random) -> None:
    """A banner that the wind bends over and draws out."""
    side = 1 if lean > 0 else -1
    far = dice.uniform(70, 110) * size
    upper, lower = [], []
    for k in range(12):
        t = k / 11
        x = at[0] + side * far * t**1.5
        y = at[1] - 34 * size * math.sqrt(t) - 3 * size * math.sin(t * 11)
        half = (3 + 8 * math.sin(math.pi * min(1, t * 1.05))) * size
        upper.append((x, y - half))
        lower.append((x, y + half * 0.8))
    shape = smooth([*upper, *reversed(lower)])
    top = min(y for _, y in upper)
    plate.path(shape, plate.down(top, at[1], (0, tint[0]), (1, tint[1])), "#9a7f66", 1.2, 0.94)
    middle = [((a[0] + b[0]) / 2, (a[1] + b[1] * 2) / 3) for a, b in zip(upper, lower, strict=True)]
    for offset in (0, 4 * size):
        plate.stroke([(x, y + offset) for x, y in middle[2:-1]], 1.8, "#9a7f66", 0.55, (0.1, 0.1))
