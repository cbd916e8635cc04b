"""The street of a frontier town, between two pieces of music: wind, a sign, a smith, horses, crickets."""

from collections.abc import Callable

import numpy as np

from sound import materials as of
from sound.night import cricket
from sound.outdoors import outside
from sound.signal import (
    RATE,
    Wave,
    add,
    chance,
    filtered,
    noise,
    placed,
    seconds,
    shape,
    silence,
    swell,
    times,
)

LENGTHS = (23.0, 22.0, 24.0)
"""Seconds of each take: the forenoon, the dusk, the heat of the day."""


def street(take: int) -> Wave:
    """One take of the street in stereo, faded in and out."""
    return outside(_wind, LENGTHS[take], 1010 + 10 * take, TAKES[take])


def _forenoon(out: Wave) -> None:
    """The sign of the saloon swings, a house is built, a rider passes."""
    _sign(out, 2.2, 9, 1040)
    for at, blows in ((4.6, 4), (8.1, 5), (17.0, 4)):
        _hammering(out, at, blows, 1041 + blows)
    _rider(out, 9.5, 18, 1051)
    add(out, placed(_snort(1052), 0.5), 20.4, 0.22)


def _dusk(out: Wave) -> None:
    """Crickets, a dog beyond the corral, a door left open."""
    for number, (tone, rate, place) in enumerate(((4010.0, 1.8, -0.6), (4300.0, 2.1, 0.55))):
        add(out, placed(cricket(tone, rate, 1060 + number, LENGTHS[1]), place), 0, 0.05)
    for at in (5.2, 5.75, 6.9, 15.8, 16.3):
        add(out, placed(_bark(1063 + round(at)), -0.5), at, 0.11)
    _sign(out, 9.4, 3, 1066)
    add(out, placed(filtered(of.wood(140, 1067, 0.2, 0.3), 60, 1200), 0.3), 12.1, 0.4)
    add(out, placed(_nicker(1068), 0.4), 18.2, 0.20)


def _noon(out: Wave) -> None:
    """The wind pump turns, the smith is at his anvil, a horse at the rail paws the ground."""
    for number in range(8):
        add(out, placed(of.hinge(0.5, 330, 390 + 15 * (number % 2)), -0.6), 2.0 + 2.9 * number, 0.07)
    for begin, blows in ((4.0, 6), (13.0, 7), (20.5, 5)):
        for number in range(blows):
            soft = number % 3 == 2  # the hammer dances once on the anvil's face
            steel = filtered(of.anvil(1190 if soft else 1150), 400, 3200)
            add(out, placed(steel, 0.6), begin + 0.47 * number, 0.05 if soft else 0.10)
    for at in (10.2, 10.65, 11.3):
        add(out, placed(_hoof(1071 + round(10 * at)), -0.2), at, 0.5)
    add(out, placed(_snort(1075), -0.2), 11.9, 0.22)


TAKES: tuple[Callable[[Wave], None], ...] = (_forenoon, _dusk, _noon)
"""The sounds of each take besides the wind."""


def _wind(length: float, seed: int) -> Wave:
    """Gusts of dusty wind down the street."""
    t, freedom = times(length), chance(seed)
    gusts = 0.5 + 0.5 * np.sin(2 * np.pi * (0.083 * t + freedom.uniform())) * np.sin(
        2 * np.pi * 0.031 * t + 0.7
    )
    low = filtered(noise(length, seed, 80, 420), high=700) * gusts
    dust = filtered(noise(length, seed + 5, 1500, 3000), high=3500) * gusts**3
    return np.asarray(0.11 * low + 0.014 * dust)


def _sign(out: Wave, begin: float, swings: int, seed: int) -> None:
    """A board swinging on two rings."""
    freedom, at = chance(seed), begin
    for number in range(swings):
        low, high = freedom.uniform(560, 620), freedom.uniform(700, 780)
        creak = of.hinge(0.42, low, high) if number % 2 else of.hinge(0.36, high, low)
        add(out, placed(creak, 0.35), at, 0.12 * freedom.uniform(0.6, 1))
        at += freedom.uniform(1.2, 1.5) + 1.4 * (number % 4 == 3)


def _hammering(out: Wave, begin: float, blows: int, seed: int) -> None:
    """Nails driven at the other end of the street, with an echo from the houses."""
    freedom = chance(seed)
    for number in range(blows):
        tone = freedom.uniform(0.97, 1.03) * (1 + 0.03 * number)
        blow = filtered(of.wood(240 * tone, seed, 0.6) + 0.5 * of.wood(1900 * tone, seed, 0.9), 150, 2600)
        at = begin + 0.42 * number * freedom.uniform(0.97, 1.03)
        add(out, placed(blow, -0.7), at, 0.22)
        add(out, placed(filtered(blow, 150, 1400), 0.3), at + 0.19, 0.06)


def _rider(out: Wave, begin: float, steps: int, seed: int) -> None:
    """A horse at a walk, four beats a stride, from one side of the street to the other."""
    freedom = chance(seed)
    for number in range(steps):
        at = begin + 0.27 * number + 0.05 * (number % 2) + freedom.normal(0, 0.008)
        through = number / (steps - 1)
        near = 0.15 + 0.35 * np.sin(np.pi * (0.1 + 0.8 * through))
        add(out, placed(_hoof(seed + number % 4), 1.6 * through - 0.8), at, near)


def _hoof(seed: int) -> Wave:
    """A shoe on packed earth."""
    freedom = chance(seed)
    clop = of.wood(freedom.uniform(310, 420), seed, 0.35, 0.2)
    earth = noise(0.2, seed + 90, 70, 420) * shape(0.2, 0.002, 0.03)
    return filtered(clop, 120, 1500) + 0.5 * earth


def _snort(seed: int) -> Wave:
    """Breath through a horse's nose: the lips flutter, slower and slower."""
    t = times(0.7)
    flutter = 0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(27 - 14 * t) / RATE)
    return np.asarray(noise(0.7, seed, 180, 1900) * flutter**2 * shape(0.7, 0.04, 0.22))


def _nicker(seed: int) -> Wave:
    """A low greeting in pulses, from a closed mouth."""
    t = times(0.9)
    phase = 2 * np.pi * np.cumsum(250 + 110 * np.sin(np.pi * t / 0.9) ** 2) / RATE
    throat = sum(np.sin(number * phase) / number**1.1 for number in range(1, 8))
    pulses = (0.55 + 0.45 * np.sin(2 * np.pi * np.cumsum(13 - 4 * t) / RATE)) * swell(0.9, 0.8)
    return filtered((throat + noise(0.9, seed, 300, 1500) * 0.2) * pulses, 200, 1700)


def _bark(seed: int) -> Wave:
    """A distant dog."""
    freedom, t = chance(seed), times(0.16)
    tone = freedom.uniform(0.94, 1.06) * (430 - 900 * t + 900 * t * np.exp(-t / 0.05))
    phase = 2 * np.pi * np.cumsum(tone) / RATE
    throat = sum(np.sin(number * phase) / number**0.8 for number in range(1, 9))
    out = silence(0.3)
    add(out, filtered((throat + noise(0.16, seed, 500, 2500) * 0.6) * swell(0.16, 0.7), 300, 1700), 0)
    return out[: seconds(0.3)]
