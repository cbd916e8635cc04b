"""The night over Europe, between two pieces of music: a little wind, crickets, an owl, and who is about."""

import numpy as np

from sound.effects.raccoon_rampage import chitter
from sound.outdoors import afar
from sound.signal import RATE, Wave, add, chance, filtered, noise, placed, seconds, silence, swell, times

LENGTH = 24.0
"""Seconds."""
CRICKETS = ((4150.0, 2.3, -0.7), (4420.0, 2.05, 0.5), (3890.0, 2.6, 0.1))
"""Pitch in Hz, chirps a second and place of each."""
OWL = ((0.0, 0.34), (0.75, 0.16), (0.98, 0.16), (1.28, 0.55))
"""The four notes of its call: second and length."""
PITCH = 342.0
"""Of the owl, in Hz."""


def night() -> Wave:
    """A while outside, in stereo, coming out of silence and going back into it."""
    out = np.stack([_breeze(940 + side) for side in (0, 1)], 1)
    for number, (pitch, rate, place) in enumerate(CRICKETS):
        add(out, placed(_cricket(pitch, rate, 950 + number), place), 0, 0.055)
    for at, level in ((5.0, 0.18), (15.5, 0.11)):
        add(out, placed(_owl(), 0.6), at, level)
    add(out, placed(filtered(chitter(1), 200, 1900), -0.6), 10.4, 0.16)
    return afar(out)


def _breeze(seed: int) -> Wave:
    """The air hardly moves."""
    comes = 0.05 + 0.015 * np.sin(2 * np.pi * (0.07 * times(LENGTH) + seed / 7))
    return np.asarray(filtered(noise(LENGTH, seed, 70, 300), high=400) * comes)


def _cricket(pitch: float, rate: float, seed: int) -> Wave:
    """Three strokes of the wing to a chirp; now and then it listens."""
    freedom, out, at = chance(seed), silence(LENGTH), 0.4
    stroke = np.sin(2 * np.pi * pitch * times(0.022)) * swell(0.022)
    while at < LENGTH - 0.2:
        for beat in range(3):
            add(out, stroke, at + 0.032 * beat, 0.6 + 0.2 * beat)
        at += freedom.uniform(0.94, 1.06) / rate + (2.2 if freedom.random() < 0.05 else 0)
    return out


def _owl() -> Wave:
    """A hollow voice with a breath in it; each note sinks a little."""
    out = np.zeros(seconds(2.0))
    for at, length in OWL:
        t = times(length)
        phase = 2 * np.pi * np.cumsum(PITCH * (1 + 0.03 * np.exp(-t / 0.05) - 0.05 * t)) / RATE
        call = (np.sin(phase) + 0.12 * np.sin(2 * phase)) * swell(length, 0.8)
        add(out, call, at)
    return out
