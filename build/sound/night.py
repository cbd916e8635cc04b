"""The night over Europe, between two pieces of music: crickets, an owl, rain, a clock and animals."""

from collections.abc import Callable

import numpy as np

from sound import materials as of
from sound.effects.raccoon_rampage import chitter
from sound.outdoors import around, outside
from sound.signal import (
    RATE,
    Wave,
    add,
    chance,
    filtered,
    noise,
    placed,
    ring,
    seconds,
    shape,
    silence,
    swell,
    times,
)

LENGTHS = (24.0, 22.0, 20.0)
"""Seconds of each take: the park, the roofs in the rain, the yard behind the kitchen."""
CRICKETS = ((4150.0, 2.3, -0.7), (4420.0, 2.05, 0.5), (3890.0, 2.6, 0.1))
"""The crickets: pitch in Hz, chirps a second and place in the stereo image."""
OWL = ((0.0, 0.34), (0.75, 0.16), (0.98, 0.16), (1.28, 0.55))
"""The four notes of the owl's call: second and length."""
PITCH = 342.0
"""The owl's pitch, in Hz."""


def nights(take: int) -> Wave:
    """One take of the night in stereo, faded in and out."""
    return outside(_breeze, LENGTHS[take], 940 + 30 * take, TAKES[take])


def _park(out: Wave) -> None:
    """Crickets in the grass, an owl, and an animal that answers it."""
    for number, (pitch, rate, place) in enumerate(CRICKETS):
        add(out, placed(cricket(pitch, rate, 950 + number, LENGTHS[0]), place), 0, 0.055)
    for at, level in ((5.0, 0.18), (15.5, 0.11)):
        add(out, placed(_owl(), 0.6), at, level)
    add(out, placed(filtered(chitter(1), 200, 1900), -0.6), 10.4, 0.16)


def _roofs(out: Wave) -> None:
    """Rain on slates and in a gutter, the tower strikes three, and an animal runs along the ridge."""
    out += 0.05 * around(*(_rain(LENGTHS[1], 970 + side) for side in (0, 1)))
    for at, level in _drips(975):
        add(out, placed(_drip(980 + round(40 * at)), 0.7), at, level)
    for number in range(3):
        add(out, placed(filtered(of.bell(220, 3.0, 1.1), 90, 1500), -0.5), 6.0 + 2.3 * number, 0.16)
    for number in range(11):
        step = filtered(of.wood(520 + 35 * (number % 3), 985 + number % 4, 0.3, 0.12), 200, 1800)
        add(out, placed(step, -0.8 + 0.15 * number), 16.2 + 0.115 * number, 0.12)


def _yard(out: Wave) -> None:
    """A lid is tried, falls, and rolls; a window opens."""
    for number, (pitch, rate, place) in enumerate(CRICKETS[1:]):
        add(out, placed(cricket(pitch * 0.97, rate, 990 + number, LENGTHS[2]), place), 0, 0.04)
    for at, level in ((4.2, 0.05), (5.0, 0.07)):
        add(out, placed(filtered(of.hinge(0.3, 300, 360), 300, 1500), 0.4), at, level)
    for at, level in _rolling(6.4):
        add(out, placed(_lid(992), 0.4), at, level)
    add(out, placed(filtered(chitter(2), 200, 2200), 0.1), 9.4, 0.13)
    for number in range(9):
        step = filtered(of.wood(380 + 30 * (number % 3), 993 + number % 4, 0.2, 0.12), 150, 1400)
        add(out, placed(step, 0.2 - 0.1 * number), 10.6 + 0.10 * number, 0.12)
    add(out, placed(_owl(), -0.6), 15.0, 0.10)


TAKES: tuple[Callable[[Wave], None], ...] = (_park, _roofs, _yard)
"""The sounds of each take besides the air."""


def _breeze(length: float, seed: int) -> Wave:
    """Air that hardly moves."""
    comes = 0.05 + 0.015 * np.sin(2 * np.pi * (0.07 * times(length) + seed / 7))
    return np.asarray(filtered(noise(length, seed, 70, 300), high=400) * comes)


def cricket(pitch: float, rate: float, seed: int, length: float) -> Wave:
    """A cricket: three strokes of the wing a chirp, `rate` chirps a second, with pauses."""
    freedom, out, at = chance(seed), silence(length), 0.4
    stroke = np.sin(2 * np.pi * pitch * times(0.022)) * swell(0.022)
    while at < length - 0.2:
        for beat in range(3):
            add(out, stroke, at + 0.032 * beat, 0.6 + 0.2 * beat)
        at += freedom.uniform(0.94, 1.06) / rate + (2.2 if freedom.random() < 0.05 else 0)
    return out


def _rain(length: float, seed: int) -> Wave:
    """Very many single drops on slates."""
    grain = np.clip(filtered(np.abs(noise(length, seed)), 1, 400), 0, 3) ** 2
    return filtered(noise(length, seed + 1, 700, 4200) * (0.4 + grain), high=4500)


def _drips(seed: int) -> list[tuple[float, float]]:
    """The times of nearly regular drops from the gutter, and their loudness."""
    freedom = chance(seed)
    return [(1.0 + 0.83 * n + freedom.normal(0, 0.06), freedom.uniform(0.05, 0.11)) for n in range(24)]


def _drip(seed: int) -> Wave:
    """A drop into a full barrel: a bubble that rises in pitch."""
    t = times(0.09)
    tone = chance(seed).uniform(780, 1250)
    return np.asarray(np.sin(2 * np.pi * np.cumsum(tone * (1 + 5.0 * t)) / RATE) * shape(0.09, 0.002, 0.022))


def _rolling(begin: float) -> list[tuple[float, float]]:
    """The times at which a lid strikes the stones, and its loudness: faster and faster, softer and softer."""
    falls, at, gap = [], begin, 0.34
    for number in range(16):
        falls.append((at, 0.13 * 0.86**number))
        at, gap = at + gap, gap * 0.84
    return falls


def _lid(seed: int) -> Wave:
    """A lid of thin iron."""
    tones = np.array([410.0, 655.0, 930.0, 1290.0, 1710.0, 2240.0]) * chance(seed).uniform(0.98, 1.02, 6)
    return ring(tones, 0.16 / (tones / 410) ** 0.7, (tones / 410) ** -0.5, 0.5)


def _owl() -> Wave:
    """A hollow, breathy voice; each note sinks slightly."""
    out = np.zeros(seconds(2.0))
    for at, length in OWL:
        t = times(length)
        phase = 2 * np.pi * np.cumsum(PITCH * (1 + 0.03 * np.exp(-t / 0.05) - 0.05 * t)) / RATE
        call = (np.sin(phase) + 0.12 * np.sin(2 * phase)) * swell(length, 0.8)
        add(out, call, at)
    return out
