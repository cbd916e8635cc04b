"""A hand closed round an object that runs along the hand's own y axis through its origin."""

import math
from dataclasses import dataclass

import numpy as np

from art.relief.clay import Group
from art.relief.fields import Field, Vector, ease, rgb
from art.relief.figure import Figure, Look
from art.relief.fur import Coat
from art.relief.materials import glossy, gold, plain


@dataclass(frozen=True)
class Grip:
    """The look of a hand: its skin, its claws, a ring, the thickness of its fingers."""

    skin: str
    claws: str = "#d8c8a8"
    ring: tuple[int, str] | None = None
    """The number of the finger with the ring, and the colour of its stone."""
    hair: float = 12
    thick: float = 13.5
    spread: float = 20


FINGERS = 4
_REACH = (0.0, 5.0, 3.0, -6.0)


def hand(figure: Figure, at: Vector, turn: Field, size: float, grip: Grip) -> None:
    """Add a closed hand to the scene."""
    palm = figure.group(at, turn, size)
    palm.ball((34, 6, 6), (36, 42, 34))
    palm.ball((22, 2, 22), (34, 40, 26), melt=20)
    for finger in range(FINGERS):
        _finger(palm, grip, finger)
    palm.tube([(40, -30, 28), (20, -50, 34), (-8, -58, 26)], [15, 14, 10], melt=8)
    skin = rgb(grip.skin)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        top = ease(0.2, -0.7, looks[:, 1] + looks[:, 0] * 0.5)[:, None]
        return Look(np.clip(skin * (1 + 0.9 * top), 0, 1), 0.30)

    figure.add(palm, paint, _back_hair(figure, size, grip))
    claws = figure.group(at, turn, size)
    for finger in range(FINGERS):
        y, long, down = _place(grip, finger)
        claws.tube([(-31 - long, y * 1.1 + 6 + down, 38), (-43 - long, y * 1.1 + 13 + down, 34)], [5.2, 1.4])
    figure.add(claws, plain({0: (grip.claws, 0.4)}))
    if grip.ring:
        _ring(figure, figure.group(at, turn, size), figure.group(at, turn, size), grip, *grip.ring)


def _place(grip: Grip, finger: int) -> tuple[float, float, float]:
    return (finger - (FINGERS - 1) / 2) * grip.spread, _REACH[finger % 4], (finger - 1) * 2.5


def _finger(palm: Group, grip: Grip, finger: int) -> None:
    y, long, down = _place(grip, finger)
    thick = grip.thick * (1 - 0.10 * abs(finger - 1.2))
    path = [
        (46, y * 0.82, 26),
        (20, y * 1.02 - 4, 48),
        (-10 - long, y * 1.08 + down, 47),
        (-28 - long, y * 1.1 + 4 + down, 36),
        (-33 - long, y * 1.1 + 9 + down, 22),
    ]
    palm.tube(path, [thick * share for share in (0.98, 1.06, 0.90, 0.86, 0.64)], step=0.14)
    palm.ball((21, y * 1.02 - 4, 47), thick * 1.17, melt=2)


def _back_hair(figure: Figure, size: float, grip: Grip) -> Coat:
    """Fine hair on the back of the hand."""
    return Coat(
        lambda local: np.stack([-1 + 0 * local[0], 0 * local[0] + 0.1, 0 * local[0]]),
        4.2 * size * figure.fine,
        grip.hair * size,
        1.2 * size * figure.fine,
        seed=5,
        tones=(0.8, 1.3),
        vary=lambda local: ease(8, 46, local[0]) * 1.2 + 0.12,
    )


def _ring(figure: Figure, band: Group, stone: Group, grip: Grip, finger: int, code: str) -> None:
    y, _, _ = _place(grip, finger)
    for angle in np.linspace(0, math.tau, 26):
        wide = grip.thick * 1.12
        band.ball((6, y * 1.05 - 3 + math.cos(angle) * wide, 44 + math.sin(angle) * wide), (6, 4, 4))
    figure.add(band, gold())
    stone.ball((6, y * 1.05 - 3, 46 + grip.thick * 1.2), (9, 9, 7))
    figure.add(stone, glossy(code))


def open_hand(figure: Figure, at: Vector, turn: Field, size: float, grip: Grip) -> None:
    """Add a hand laid flat, its fingers fanned along local +y."""
    palm, claws = figure.group(at, turn, size), figure.group(at, turn, size)
    palm.ball((0, 0, 0), (24, 22, 14))
    for finger in range(5):
        angle, long = (finger - 2) * 0.36, 32 if 0 < finger < 4 else 25
        x, y = math.sin(angle), math.cos(angle)
        tip = (x * long * 1.5, y * long * 1.34, 3)
        palm.tube(
            [(x * 12, y * 10, 3), (x * long, y * long * 0.92, 10), tip], [9.5, 8.6, 6.4], melt=3, step=0.14
        )
        claws.tube([tip, (tip[0] * 1.24, tip[1] * 1.24, 0)], [4, 1])
    skin = rgb(grip.skin)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        return Look(np.clip(skin * (1 + 0.9 * ease(0.2, -0.7, looks[:, 1]))[:, None], 0, 1), 0.30)

    hair = Coat(
        lambda local: np.stack([local[0] * 0.02, 1 + 0 * local[0], 0 * local[0]]),
        4.6 * size * figure.fine,
        grip.hair * size,
        1.3 * size * figure.fine,
        seed=3,
        vary=lambda local: ease(24, -10, local[1]) + 0.2,
    )
    figure.add(palm, paint, hair)
    figure.add(claws, plain({0: (grip.claws, 0.4)}))
