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
    """Small clouds in a row."""
    for number in range(4):
        x, y = at[0] + (number - 1.5) * 42 * size, at[1] + dice.uniform(-10, 10) * size
        small = size * dice.uniform(0.45, 0.8)
        balls = [
            (x + step * 11 * small, y - (2 - abs(step)) * 6 * small, (12 - 3 * abs(step)) * small)
            for step in (-2, -1, 0, 1, 2)
        ]
        puffs(plate, balls, *look)


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
    """Smoke that rises from a chimney and leans with the wind."""
    balls = [
        (at[0] + lean * t * size + 6 * math.sin(t * 6), at[1] - (6 + 50 * t) * size, (4 + 8 * t) * size)
        for t in (0, 0.22, 0.44, 0.7, 1)
    ]
    puffs(plate, balls, tint, "#9a7f66")
