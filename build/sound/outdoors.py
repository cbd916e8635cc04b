"""The land outside, between two pieces of music: wind, water, birds, and a distant bell or train."""

from collections.abc import Callable

import numpy as np

from sound.materials import bell, whistle
from sound.signal import (
    Wave,
    add,
    chance,
    faded,
    filtered,
    noise,
    placed,
    programme_loudness,
    room,
    seconds,
    swell,
    times,
)

LENGTHS = (24.0, 30.0, 36.0)
"""Seconds of each take."""
LUFS = -32.0
"""The loudness, much softer than the music: a rest for the ear."""
AFAR = 3000
"""The Hz above which distant water is damped by the air."""


def outdoors(take: int) -> Wave:
    """One take of the land in stereo, faded in and out."""
    length, freedom = LENGTHS[take], chance(910 + take)

    def happens(out: Wave) -> None:
        for _ in range(int(length / 2.2)):
            add(out, placed(_bird(freedom), freedom.uniform(-0.8, 0.8)), freedom.uniform(1, length - 3), 0.30)
        add(out, placed(_far(take), 0.5 - 0.5 * take), length * 0.45, 0.35)

    return outside(_air, length, 920 + 10 * take, happens)


def outside(
    air: Callable[[float, int], Wave], length: float, seed: int, happens: Callable[[Wave], None]
) -> Wave:
    """Air from all directions for `length` seconds, made from this seed and the next, and the sounds that
    `happens` adds to the wave; stereo, faded in and out.
    """
    out = around(air(length, seed), air(length, seed + 1))
    happens(out)
    return afar(out)


WIDE = 0.3
"""The difference of the air between both sides, from 0 (the same) to 1 (two winds)."""


def around(left: Wave, right: Wave) -> Wave:
    """Air from all directions: a shared part and a little of each side; stereo."""
    middle, apart = (left + right) / 2, WIDE * (left - right) / 2
    return np.stack([middle + apart, middle - apart], 1)


def afar(out: Wave) -> Wave:
    """Make a sound from outside distant: soft, faded in and out."""
    wet = room(out, 0.35, 1.6)[: len(out)]
    quiet = wet * 10 ** ((LUFS - programme_loudness(wet)) / 20)
    return faded(np.asarray(quiet - quiet.mean(0)), 3.0, 4.0)


def _air(length: float, seed: int) -> Wave:
    """Wind over the grass that swells and fades, and a steady river."""
    t, freedom = times(length), chance(seed)
    gusts = 0.6 + 0.4 * np.sin(2 * np.pi * (0.11 * t + freedom.uniform())) * np.sin(2 * np.pi * 0.037 * t)
    wind = filtered(noise(length, seed, 90, 520), high=900) * gusts
    river = noise(length, seed + 5, 700, 2600) * (0.9 + 0.1 * filtered(noise(length, seed + 6), 1, 6))
    return np.asarray(0.20 * wind + 0.06 * filtered(river, high=AFAR))


def _bird(freedom: np.random.Generator) -> Wave:
    """Two to five short slurs of one bird."""
    pitch, slur = freedom.uniform(2300, 4200), freedom.uniform(-900, 1400)
    calls, gap = int(freedom.integers(2, 6)), freedom.uniform(0.11, 0.2)
    out = np.zeros(seconds(calls * gap + 0.15))
    for number in range(calls):
        t = times(0.09)
        phase = 2 * np.pi * np.cumsum(pitch + slur * t / 0.09) / 44100
        add(out, np.sin(phase) * swell(0.09) ** 2, number * gap, 1 - 0.1 * number)
    return out


def _far(take: int) -> Wave:
    """The distant sounds: the church, a train, the church again."""
    if take == 1:
        return filtered(whistle(1.4, 262), 150, 1300)
    return filtered(np.concatenate([bell(392, 2.2, 0.9), bell(392, 3.0, 0.9)]), 100, 1800)
