"""The recipe of an effect: the making of a sound, its room, its loudness."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from sound.signal import Wave, add, faded, filtered, normalised, placed, room, seconds, silence

LONGEST = 2.0
"""Seconds of the longest effect; longer ones are faded out."""


@dataclass(frozen=True)
class Effect:
    """A recipe: a mono or stereo signal, its room (relative loudness, seconds) and its loudness in LUFS."""

    make: Callable[..., Wave]
    lufs: float = -16.0
    wet: float = 0.0
    decay: float = 0.0
    loops: bool = False

    def render(self) -> Wave:
        """The finished sound: without a constant part, with soft ends unless it loops."""
        wave = self.make()
        if self.wet:
            wave = room(wave if wave.ndim == 2 else placed(wave), self.wet, self.decay)
        if self.loops:
            return normalised(from_the_quietest(wave), self.lufs)
        heard = filtered(wave, low=45)
        cut = len(heard) > seconds(LONGEST)
        return normalised(faded(heard[: seconds(LONGEST)], 0.0006, 0.4 if cut else 0.03), self.lufs)


def from_the_quietest(loop: Wave) -> Wave:
    """The same loop, started where it is softest: there an encoder's first and last block do no harm."""
    energy = (loop**2).sum(1)
    near = np.convolve(np.concatenate([energy[-500:], energy, energy[:500]]), np.ones(1001), "valid")
    return np.roll(loop, -int(near.argmin()), axis=0)


def series(length: float, parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Sounds mixed one after another: second, gain and signal of each."""
    out = silence(length)
    for at, gain, wave in parts:
        add(out, wave, at, gain)
    return out
