"""Saloon Tycoon's effects: building, visitors, and the sun."""

import numpy as np

from sound import materials as of
from sound.effects.recipe import Effect, series
from sound.signal import Wave, chance, filtered, noise, ring, shape, swell, times


def _saw() -> Wave:
    """Two strokes of a hand saw and the board's end on the floor."""
    strokes = ((0.0, 0.24, 1.0), (0.27, 0.20, 0.7))
    cut = [
        (at, 0.55 * gain, _stroke(length, 301 + number)) for number, (at, length, gain) in enumerate(strokes)
    ]
    return series(0.8, [*cut, (0.54, 0.55, of.wood(320, 303, 0.4)), (0.61, 0.25, of.wood(350, 304, 0.3))])


def _stroke(length: float, seed: int) -> Wave:
    """A stroke of the saw: its teeth, closer and closer, through dry pine."""
    t = times(length)
    teeth = 0.5 + 0.5 * np.sin(2 * np.pi * (70 * t + 90 * t**2 / length))
    return np.asarray(noise(length, seed, 800, 5200) * (0.25 + teeth**2) * swell(length, 0.7))


def _hammer() -> Wave:
    """Two blows on the nail, and one that drives it home."""
    blows = ((0.0, 0.75, 1.0), (0.17, 0.85, 1.06), (0.36, 1.0, 0.94))
    struck = (
        (at, gain, of.wood(205 * tone, 311, 0.55) + 0.4 * of.wood(2600 * tone, 312, 0.9, 0.3))
        for at, gain, tone in blows
    )
    return series(0.75, struck)


def _cube(take: int = 0) -> Wave:
    """A cube of supplies set on the boards; it rocks once."""
    freedom = chance(321 + take)
    tone = 610 * freedom.uniform(0.92, 1.08)
    rocks = 0.06 * freedom.uniform(0.8, 1.25)
    click = 0.6 * of.wood(2.4 * tone, 329 + take, 0.6, 0.22)
    return series(0.3, [(0, 1.0, of.wood(tone, 322 + take, 0.55, 0.22) + click),
                        (rocks, 0.4, of.wood(tone * 1.07, 325 + take, 0.4, 0.18)),
                        (0, 0.4, filtered(of.wood(170, 328, 0.2, 0.22), 60, 700))])  # fmt: skip


def _doors() -> Wave:
    """The swing doors: a hinge, and the leaves clapping to and fro until they rest."""
    claps = ((0.36, 1.0), (0.60, 0.7), (0.80, 0.45), (0.97, 0.26), (1.11, 0.14))
    leaf = filtered(of.wood(150, 331, 0.3, 0.2), 70, 1500) + 0.45 * of.wood(420, 332, 0.5, 0.2)
    air = noise(0.12, 333, 200, 1600) * swell(0.12)
    parts = [(at, gain, leaf) for at, gain in claps] + [(at - 0.1, 0.12 * gain, air) for at, gain in claps]
    creaks = [(0.0, 0.30, of.hinge(0.34, 410, 560)), (0.40, 0.16, of.hinge(0.18, 520, 430))]
    return series(1.35, [*creaks, *parts])


def _outlaw() -> Wave:
    """Three slow steps with spurs; after the third the outlaw stays."""
    parts = []
    for number, at in enumerate((0.0, 0.44, 0.9)):
        heel = filtered(of.wood(98, 341, 0.25, 0.3), 50, 900) + 0.2 * of.wood(300, 342, 0.4, 0.3)
        parts.append((at, 0.9 + 0.1 * (number == 2), heel))
        parts += [(at + 0.05 + 0.055 * n, 0.34 - 0.1 * n, _rowel(343 + 5 * number + n)) for n in range(3)]
    return series(1.5, parts)


def _rowel(seed: int) -> Wave:
    """A point of the spur's wheel."""
    tones = np.array([3150.0, 4380.0, 5920.0, 7300.0]) * chance(seed).uniform(0.97, 1.03, 4)
    return ring(tones, np.array([0.07, 0.05, 0.035, 0.02]), np.array([1.0, 0.7, 0.5, 0.3]), 0.3)


def _claim() -> Wave:
    """A stake driven into dry ground: each blow is deeper and sounds higher."""
    parts = []
    for at, gain, tone in ((0.0, 0.8, 1.0), (0.3, 0.9, 1.12), (0.6, 1.0, 1.26)):
        parts.append((at, gain, of.wood(330 * tone, 361, 0.5, 0.3)))
        parts.append((at, 0.8 * gain, filtered(of.wood(82, 362, 0.1, 0.3), 40, 400)))
        parts.append((at + 0.01, 0.12 * gain, of.paper(0.14, 363, 300, 2600) * shape(0.14, 0.004, 0.04)))
    return series(1.0, parts)


def _lamp() -> Wave:
    """A match, the flame, and the glass put over it: a room is finished."""
    match = of.paper(0.16, 371, 2200, 8000) * swell(0.16, 1.6)
    flame = noise(0.5, 372, 150, 1500) * shape(0.5, 0.05, 0.12)
    glass = [(0.44, 0.34, of.desk_bell(2093, 0.5)), (0.47, 0.2, of.desk_bell(2637, 0.5))]
    warm = [(0.5, 0.3, of.desk_bell(784, 0.7)), (0.5, 0.22, of.desk_bell(1047, 0.7))]
    return series(1.3, [(0, 0.5, match), (0.13, 0.35, flame), *glass, *warm])


def _sundown() -> Wave:
    """The mission bell beyond the street, twice: the sun has set."""
    stroke = filtered(of.bell(294, 1.9, 1.0), 90, 2600)
    return series(2.0, [(0, 1.0, stroke), (0.85, 0.85, stroke)])


RECIPES: dict[str, Effect] = {
    "claim": Effect(_claim, -15, 0.2, 0.35),
    "cube": Effect(_cube, -18, 0.2, 0.25),
    "hammer": Effect(_hammer, -15, 0.3, 0.4),
    "lamp": Effect(_lamp, -17, 0.25, 0.5),
    "outlaw": Effect(_outlaw, -15, 0.35, 0.6),
    "saw": Effect(_saw, -18, 0.25, 0.35),
    "sundown": Effect(_sundown, -15, 0.4, 0.9),
    "swing_doors": Effect(_doors, -17, 0.3, 0.4),
}
"""The effects by name, each in its first take."""

TAKES = {"cube": 3}
"""The number of takes of frequent sounds, all different."""
