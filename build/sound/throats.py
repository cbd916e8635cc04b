"""The guests' voices: a murmur without words of each animal, pleased or annoyed, each with its own throat."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sound.materials import buzz, mouth
from sound.signal import RATE, Wave, add, chance, filtered, noise, rms, shape, silence, swell, times

CLOSED, OPEN, ROUND, FRONT = (300, 850), (720, 1250), (430, 820), (420, 1900)
"""The two lowest formants of vowels, in Hz, in a throat of a person's size."""
BRIGHTEST = 9000
"""Hz of the highest tone of a voice."""


@dataclass(frozen=True)
class Throat:
    """A throat: its pitch in Hz, its size (a person's is 1), its roughness (0 to 1) and the beats a second of
    that, the amount of breath, and its open vowel.
    """

    pitch: float
    size: float
    rough: float
    beats: float
    breath: float
    vowel: tuple[int, int]


THROATS = {
    "raccoon": Throat(285, 0.72, 0.75, 24, 0.10, FRONT),
    "fox": Throat(360, 0.78, 0.25, 31, 0.16, OPEN),
    "bear": Throat(92, 1.35, 0.55, 19, 0.14, ROUND),
    "cat": Throat(430, 0.66, 0.60, 26, 0.08, FRONT),
    "dog": Throat(165, 0.98, 0.35, 33, 0.12, OPEN),
    "skunk": Throat(340, 0.60, 0.20, 12, 0.22, CLOSED),
    "badger": Throat(124, 1.05, 0.70, 27, 0.20, CLOSED),
    "hare": Throat(560, 0.55, 0.15, 40, 0.18, FRONT),
}
"""The throats of all who may sit at the table (`raccoon.app.seats`)."""

Said = tuple[float, float, float, float]
"""A syllable: its second, its length, and its pitch at its beginning and end, as shares of the throat's."""
PLEASED: tuple[tuple[Said, ...], ...] = (
    ((0.0, 0.15, 0.96, 1.02), (0.19, 0.28, 1.04, 1.30)),
    ((0.0, 0.11, 1.0, 1.08), (0.14, 0.11, 1.08, 1.16), (0.28, 0.24, 1.16, 1.36)),
    ((0.0, 0.42, 0.94, 1.24),),
)
PUT_OUT: tuple[tuple[Said, ...], ...] = (
    ((0.0, 0.40, 1.04, 0.76),),
    ((0.0, 0.14, 1.06, 0.96), (0.18, 0.34, 0.98, 0.72)),
    ((0.0, 0.24, 1.0, 0.86), (0.27, 0.20, 0.88, 0.74)),
)
"""The syllables of each take: pleased ones rise, annoyed ones fall and end in a breath through the nose."""


def pleased(animal: str, take: int = 0) -> Wave:
    """A content murmur."""
    return _said(animal, PLEASED[take], 10 + take, 0.7)


def put_out(animal: str, take: int = 0) -> Wave:
    """A grumble, and a breath through the nose."""
    out, throat = _said(animal, PUT_OUT[take], 20 + take, 1.25), THROATS[animal]
    begin = PUT_OUT[take][-1][0] + PUT_OUT[take][-1][1] - 0.03
    snort = noise(0.2, 700 + len(animal) + take, 350 / throat.size, 2600 / throat.size) * shape(
        0.2, 0.012, 0.05
    )
    add(out, filtered(snort, high=4000), begin, 0.35 * rms(out) * (1 + 2 * throat.breath))
    return out


def _said(animal: str, syllables: tuple[Said, ...], seed: int, rough: float) -> Wave:
    throat, freedom = THROATS[animal], chance(sum(animal.encode()) + 100 * seed)
    out = silence(syllables[-1][0] + syllables[-1][1] + 0.22)
    for at, length, begin, end in syllables:
        lasts = length * freedom.uniform(0.92, 1.08)
        add(out, _syllable(throat, lasts, begin, end, rough, freedom), at)
    return out


def _syllable(
    throat: Throat, length: float, begin: float, end: float, rough: float, freedom: np.random.Generator
) -> Wave:
    """One opening of the mouth: the vocal cords' signal through a mouth that opens and closes."""
    t = times(length)
    way = t / length
    wander = 1 + 0.012 * np.cumsum(freedom.normal(0, 1, len(t))) / np.sqrt(len(t))
    pitch = throat.pitch * freedom.uniform(0.97, 1.03) * (begin + (end - begin) * way**1.3) * wander
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    beating = 0.5 - 0.5 * np.cos(
        2 * np.pi * np.cumsum(throat.beats * freedom.uniform(0.9, 1.1) * wander) / RATE
    )
    cords = buzz(phase, max(3, int(BRIGHTEST / throat.pitch / 1.4))) * (
        1 - min(0.9, throat.rough * rough) * beating
    )
    air = freedom.normal(0, throat.breath, len(t))
    f = np.fft.rfftfreq(len(t), 1 / RATE)
    spectrum = np.fft.rfft(cords + air) * np.sqrt(f / 400)  # lips let high tones out better
    shut, wide = (
        np.fft.irfft(spectrum * mouth(vowel, f * throat.size), len(t)) for vowel in (CLOSED, throat.vowel)
    )
    opened = np.sin(np.pi * np.minimum(1, way * 1.1)) ** 1.5
    spoken = (1 - opened) * 0.8 * shut + opened * wide
    return np.asarray(spoken / (rms(spoken) + 1e-12) * swell(length, 0.55))
