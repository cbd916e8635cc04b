"""The other instruments: the saloon's piano, and the three of the night over Europe.

Each plays a note as stereo. A voice is called with a key (69 is the A of 440 Hz), the seconds it is held and
a touch from 0 to 1, as `piano.note` is, and is about as loud.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import numpy as np

from sound import piano
from sound.piano import pitch
from sound.signal import RATE, Wave, faded, noise, placed, ring, seconds, shape, times

Voice = Callable[[int, float, float], Wave]

OUT_OF_TUNE = ((-6.5, 0.34), (0.8, 0.35), (6.0, 0.31))
"""Cents and share of each string where nobody has called the tuner since the railroad came."""


@dataclass(frozen=True)
class Band:
    """The instruments of the two hands, and their room (ratio of energies, seconds).

    `strings`: the open strings of a piano ring along.
    """

    right: Voice = piano.note
    left: Voice = piano.note
    wet: float = 0.26
    echo: float = 1.1
    strings: bool = True


def pizzicato(key: int, length: float, velocity: float) -> Wave:
    """A plucked bass: it rings as long as it likes, and the finger is heard."""
    return _plucked(key) * velocity


@cache
def _plucked(key: int) -> Wave:
    base = pitch(key)
    numbers = np.arange(1, 1 + int(np.clip(4200 / base, 3, 24)))
    level = (0.25 + np.abs(np.sin(np.pi * numbers * 0.23))) / numbers**0.95
    level[0] *= np.clip(base / 140, 0.35, 1.0)  # small loudspeakers tell a low note by what is above it
    life = 0.42 * (110 / base) ** 0.35 / numbers**0.6
    tone = ring(numbers * base * (1 + 0.00006 * numbers**2), life, level, 1.1)
    finger = noise(1.1, 700 + key, 200, 1900) * shape(1.1, 0.001, 0.009)
    wave = tone / np.sqrt((level**2).sum()) * (base / 261) ** -0.12 * 0.30 + 0.035 * finger
    return placed(faded(wave, 0.0012, 0.1), float(np.clip((key - 50) / 60, -0.3, 0.4)))


def marimba(key: int, length: float, velocity: float) -> Wave:
    """A wooden bar, struck softly."""
    return _bar(key) * velocity


@cache
def _bar(key: int) -> Wave:
    base = pitch(key)
    tones, level = base * np.array([1.0, 3.95, 9.4]), np.array([1.0, 0.34, 0.10])
    life = np.array([0.34, 0.075, 0.025]) * (400 / base) ** 0.5
    tone = ring(tones, life, level, 1.0) * 0.24
    felt = noise(1.0, 800 + key, 500, 3200) * shape(1.0, 0.0006, 0.006)
    return placed(faded(tone + 0.03 * felt, 0.0008, 0.1), float(np.clip((key - 74) / 40, -0.5, 0.5)))


BREATH, LIPS = 0.028, 0.055
"""Seconds in which a clarinet speaks, and in which it falls silent."""


def clarinet(key: int, length: float, velocity: float) -> Wave:
    """A reed in a wooden pipe: above all odd partials, fewer the softer; long notes begin to sway."""
    base, t = pitch(key), times(length + 3 * LIPS)
    sway = 0.0035 * np.clip((t - 0.25) / 0.4, 0, 1) * np.sin(2 * np.pi * 4.9 * t + key)
    phase = 2 * np.pi * np.cumsum(base * (1 + sway)) / RATE
    numbers = np.arange(1, 1 + int(np.clip(6500 / base, 3, 15)))
    even = np.clip((base / 900) ** 1.2, 0.05, 0.7)  # the upper register is rounder
    level = np.where(numbers % 2 == 1, 1.0, even) / numbers ** (1.75 - 0.55 * velocity)
    tone = np.asarray(sum(one * np.sin(number * phase) for number, one in zip(numbers, level, strict=True)))
    hiss = noise(len(t) / RATE, 900 + key, 900, 4200)[: len(t)] * 0.012
    open_ = np.minimum(1, t / BREATH) ** 1.5 * np.exp(-np.maximum(0, t - length) / (LIPS / 2))
    waxing = 1 - 0.18 * np.exp(-t / 0.12)
    wave = (tone / np.sqrt((level**2).sum()) * 0.16 + hiss * 0.16) * open_ * waxing * velocity
    return placed(faded(wave[: seconds(length + 3 * LIPS)], 0.001, 0.02), -0.15)


UPRIGHT = Band()
"""The piano of Astoria."""
HONKY_TONK: Voice = partial(piano.note, strings=OUT_OF_TUNE)
SALOON = Band(HONKY_TONK, HONKY_TONK)
"""The piano of Crossroads."""
NIGHT = Band(clarinet, pizzicato, 0.34, 1.6, strings=False)
"""A clarinet and a plucked bass in an empty chamber."""
ALARM = Band(marimba, pizzicato, 0.30, 1.3, strings=False)
"""A marimba and a plucked bass."""
