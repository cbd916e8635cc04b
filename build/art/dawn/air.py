"""The sky at dawn: its light, the engraver's level lines, banks of cloud."""

import math
import random
from collections.abc import Iterator

from art.engrave import Plate
from art.house.vapour import MIDDLE, Ball, billow
from scenes.art.geometry import ribbon, tapered
from scenes.art.landscape.countryside import SUN, WIDTH
from scenes.art.palette import mix
from scenes.art.vector import Point

SKY = (
    (0.0, "#143f52"), (0.26, "#2e7380"), (0.5, "#86b5a3"), (0.69, "#f0d79c"), (0.84, "#f5bb6e"),
    (1.0, "#ec9654"),
)  # fmt: skip


def sky(plate: Plate) -> None:
    """The light over the land, its rays and the ruling of the copperplate."""
    plate.box(0, 0, WIDTH, 780, 0, plate.down(0, 690, *SKY))
    glow = ((0, "#fff2c2", 0.95), (0.2, "#ffe193", 0.6), (0.58, "#ffd27e", 0.2), (1, "#ffd27e", 0))
    plate.circle(SUN, 650, plate.radial(SUN, 650, *glow))
    for number in range(60):
        _ray(plate, math.tau * number / 60, (0.014, 0.005, 0.009)[number % 3])
    for row in range(98):
        _ruling(plate, 3 + row * 6.4, row)
    for ring in range(6):
        plate.circle(SUN, 92 + ring * 11, "none", "#fff4cc", 2.2 - ring * 0.26, 0.42 - ring * 0.06)


def _ray(plate: Plate, angle: float, spread: float) -> None:
    far = 1800.0
    near = (SUN[0] + math.cos(angle) * 110, SUN[1] + math.sin(angle) * 110)
    ends = [
        (
            SUN[0] + math.cos(angle + side * spread * 2.4) * far,
            SUN[1] + math.sin(angle + side * spread * 2.4) * far,
        )
        for side in (-1, 1)
    ]
    plate.path([near, *ends], "#fff0b6", opacity=0.085)


def _ruling(plate: Plate, y: float, row: int) -> None:
    """A level line, broad high up, thin at the horizon and where the sun is near."""
    full = 2.1 * (1 - y / 570)
    if full < 0.12:
        return
    line = [(float(x), y) for x in range(0, int(WIDTH) + 1, 48)]
    wide = [
        full
        * min(1.0, max(0.08, (math.dist(point, SUN) - 170) / 640))
        * (0.85 + 0.15 * math.sin(point[0] * 0.012 + row))
        for point in line
    ]
    plate.path(ribbon(line, wide), "#0c2c3a", opacity=0.24)


def cloud(plate: Plate, at: Point, scale: float, seed: int) -> None:
    """A bank with towers of vapour and a foot that dissolves in level strokes."""
    dice = random.Random(seed)
    plate.begin(f"translate({at[0]} {at[1]}) scale({scale})")
    sun = ((SUN[0] - at[0]) / scale, (SUN[1] - 150 - at[1]) / scale)
    billow(plate, list(_bank(dice)), sun)
    for row in range(8):
        reach, shift, y = 200 - row * 24, dice.uniform(-26, 26), 15 + row * 4.4
        line = [(shift - reach + reach * step / 5, y) for step in range(11)]
        plate.path(
            tapered(line, 5.6 - row * 0.5), MIDDLE if row % 2 == 0 else "#a9795b", opacity=0.92 - row * 0.1
        )
    plate.end()


def _bank(dice: random.Random) -> Iterator[Ball]:
    for step in range(-7, 8):
        arch = 1 - (step / 7.6) ** 2
        yield 186 * math.sin(step / 7 * 1.45), -7 * arch, 8 + 19 * arch + dice.uniform(-2, 3)
    for middle, high in (
        (dice.uniform(-86, -50), 0.72),
        (dice.uniform(-8, 24), 1.0),
        (dice.uniform(64, 100), 0.56),
    ):
        for level in range(5):
            share, wide = level / 4, 48 * high * (1 - level * 0.14)
            for side in (-1, 0, 1) if level < 4 else (0,):
                x = middle + side * wide + dice.uniform(-7, 7)
                y = -16 - 86 * high * share + abs(side) * 10 + dice.uniform(-5, 5)
                yield x, y, 27 * high * (1 - 0.2 * share) + dice.uniform(-3, 4)


def haze(colour: str, share: float) -> str:
    """A colour seen through a share of the morning haze."""
    return mix(colour, "#f6d49c", share)
