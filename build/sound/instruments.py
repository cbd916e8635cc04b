"""The other instruments: the saloon's piano, the three of the night over Europe, and those of the band.

Each plays a note as stereo. A voice is called with a key (69 is the A of 440 Hz), the seconds for which it is
held and a touch from 0 to 1, as `piano.note` is, and is about as loud.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import numpy as np

from sound import piano
from sound.piano import HIGHEST, pitch
from sound.signal import RATE, Wave, faded, noise, placed, ring, seconds, shape, times

Voice = Callable[[int, float, float], Wave]

OUT_OF_TUNE = ((-6.5, 0.34), (0.8, 0.35), (6.0, 0.31))
"""Cents and share of each string of a piano that is badly out of tune."""


@dataclass(frozen=True)
class Band:
    """The instruments of the two hands, and their room (ratio of energies, seconds).

    `strings`: the open strings of a piano resonate; `joined` is the loudness of the instruments that join in.
    """

    right: Voice = piano.note
    left: Voice = piano.note
    wet: float = 0.26
    echo: float = 1.1
    strings: bool = True
    joined: float = 1.0


def pizzicato(key: int, length: float, velocity: float) -> Wave:
    """A plucked bass: it rings freely, and the finger is audible."""
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
"""Seconds of a clarinet's attack and of its release."""


def clarinet(key: int, length: float, velocity: float) -> Wave:
    """A reed in a wooden pipe: mostly odd partials, fewer in soft notes; long notes develop vibrato."""
    base, t = pitch(key), times(length + 3 * LIPS)
    sway = 0.0035 * np.clip((t - 0.25) / 0.4, 0, 1) * np.sin(2 * np.pi * 4.9 * t + key)
    phase = 2 * np.pi * np.cumsum(base * (1 + sway)) / RATE
    numbers = np.arange(1, 1 + int(np.clip(HIGHEST / base, 3, 24)))
    even = np.clip((base / 900) ** 1.2, 0.05, 0.7)  # the upper register is rounder
    level = np.where(numbers % 2 == 1, 1.0, even) / numbers ** (1.75 - 0.55 * velocity)
    tone = np.asarray(sum(one * np.sin(number * phase) for number, one in zip(numbers, level, strict=True)))
    hiss = noise(len(t) / RATE, 900 + key, 900, 4200)[: len(t)] * 0.012
    open_ = np.minimum(1, t / BREATH) ** 1.5 * np.exp(-np.maximum(0, t - length) / (LIPS / 2))
    waxing = 1 - 0.18 * np.exp(-t / 0.12)
    wave = (tone / np.sqrt((level**2).sum()) * 0.16 + hiss * 0.16) * open_ * waxing * velocity
    return placed(faded(wave[: seconds(length + 3 * LIPS)], 0.001, 0.02), -0.15)


def tuba(key: int, length: float, velocity: float) -> Wave:
    """Wide brass: it starts late, with a push of breath, and is recognised by its overtones."""
    base, t = pitch(key), times(length + 0.09)
    numbers = np.arange(1, 1 + int(1500 / base))
    level = np.exp(-((numbers - 2.2) ** 2) / 18) / numbers ** (0.9 - 0.3 * velocity)
    phase = 2 * np.pi * np.cumsum(base * (1 - 0.018 * np.exp(-t / 0.02))) / RATE
    opened = np.minimum(1, t / 0.03) * np.exp(-np.maximum(0, t - length) / 0.025)
    # what is higher comes later, and goes with the push
    body = np.zeros(len(t))
    for n, one in zip(numbers, level, strict=True):
        push = np.minimum(1, t / (0.012 + 0.004 * n)) * (0.75 + 0.25 * np.exp(-t * n / 0.5))
        body += one * np.sin(n * phase) * push
    breath = noise(len(t) / RATE, 910 + key, 150, 900)[: len(t)] * 0.02 * np.exp(-t / 0.05)
    wave = (body / np.sqrt((level**2).sum()) * 0.24 + breath) * opened * velocity
    return placed(faded(wave, 0.002, 0.02), 0.25)


def banjo(key: int, length: float, velocity: float) -> Wave:
    """A string over a drum's skin: bright and short; the skin answers with a knock."""
    full = _picked(key) * velocity
    fall = min(len(full), seconds(length))
    full[fall:] *= np.exp(-np.arange(len(full) - fall) / (RATE * 0.02))[:, None]
    return full


@cache
def _picked(key: int) -> Wave:
    base = pitch(key)
    numbers = np.arange(1, 1 + int(np.clip(HIGHEST / base, 4, 48)))
    tones = numbers * base * np.sqrt(1 + 0.00012 * numbers**2)
    skin = 0.35 + np.exp(-(((tones - 750) / 500) ** 2)) + 0.7 * np.exp(-(((tones - 2600) / 1200) ** 2))
    level = np.abs(np.sin(np.pi * numbers * 0.13)) * skin / numbers**0.75
    life = 0.26 * (300 / base) ** 0.3 / numbers**0.55
    tone = ring(tones, life, level, 0.7, 0.7 * np.sin(7.0 * numbers))
    knock = ring(np.array([310.0, 520.0, 790.0]), np.array([0.03, 0.022, 0.015]), np.ones(3), 0.7)
    pick = noise(0.7, 920 + key, 2500, 9000) * shape(0.7, 0.0005, 0.003)
    wave = tone / np.sqrt((level**2).sum()) * 0.22 + 0.03 * knock + 0.03 * pick
    return placed(faded(wave, 0.0006, 0.1), -0.35)


SWISH, TAP = 0, 1
"""The two strokes of brushes, swept over a drum or falling on it, in the place of a key."""


def brushes(key: int, length: float, velocity: float) -> Wave:
    """Wire brushes on a snare drum."""
    return _brushed(key) * velocity


@cache
def _brushed(key: int) -> Wave:
    if key == SWISH:
        wave = (
            noise(0.30, 931, 1400, 7000) * np.sin(np.pi * np.linspace(0, 1, seconds(0.30)) ** 0.7) ** 2 * 0.05
        )
    else:
        skin = ring(np.array([185.0, 330.0]), np.array([0.05, 0.03]), np.array([0.5, 0.3]), 0.2)
        wave = noise(0.2, 932, 900, 9500) * shape(0.2, 0.002, 0.032) * 0.10 + 0.06 * skin
    return placed(faded(wave, 0.001, 0.03), 0.1)


JOINING: dict[str, Voice] = {"tuba": tuba, "banjo": banjo, "brushes": brushes, "clarinet": clarinet}
"""The instruments that join in from the second strain on (`band`), by name."""

UPRIGHT = Band()
"""The piano of Astoria."""
HONKY_TONK: Voice = partial(piano.note, strings=OUT_OF_TUNE)
SALOON = Band(HONKY_TONK, HONKY_TONK)
"""The piano of Crossroads."""
NIGHT = Band(clarinet, pizzicato, 0.34, 1.6, strings=False, joined=0.75)
"""A clarinet and a plucked bass in an empty chamber."""
ALARM = Band(marimba, pizzicato, 0.30, 1.3, strings=False, joined=0.9)
"""A marimba and a plucked bass."""
