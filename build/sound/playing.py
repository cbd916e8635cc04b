"""A pianist plays the score: time, touch and room; the piece goes round without a seam."""

from collections.abc import Iterator

import numpy as np

from sound.hands import left_hand, right_hand
from sound.notation import SLOTS, Note
from sound.piano import note as struck
from sound.signal import Wave, add, chance, programme_loudness, room, seconds, true_peak
from sound.suite import Rag

LUFS = -20.0
"""Every piece is as loud as the others."""

CEILING = -1.5
"""Highest true peak in dBFS before it is made into OGG, which may add a little."""

ECHO = 1.1
"""Seconds in which the room dies away."""

LILT = 0.09
"""How late the second sixteenth of each pair comes, in sixteenths: not quite even, not quite swung."""


def length_of(rag: Rag) -> float:
    """Seconds from the first beat to the first beat again."""
    return len(rag.bars()) * SLOTS * _sixteenth(rag)


def render(rag: Rag) -> Wave:
    """The whole piece in stereo: its end runs on into its beginning."""
    count = seconds(length_of(rag))
    mix = np.zeros((count + seconds(6.0), 2))
    for at, length, key, velocity in performed(rag):
        add(mix, struck(key, length, velocity), at)
    wet = room(mix, 0.30, ECHO)
    loop = wet[:count].copy()
    loop[: len(wet) - count] += wet[count:]
    return levelled(loop)


def performed(rag: Rag) -> Iterator[tuple[float, float, int, float]]:
    """Every note as it is struck: second, seconds, key, velocity. The same freedoms in every run."""
    bars = rag.bars()
    freedom = chance(rag.seed)
    sixteenth = _sixteenth(rag)
    written = [bar for bar, _ in bars]
    for hand, level in ((right_hand, 0.66), (left_hand, 0.50)):
        for note in sorted(hand(written), key=lambda note: (note.start, note.key)):
            strength = bars[int(note.start) // SLOTS][1] * _phrase(note.start) * freedom.normal(1, 0.045)
            late = freedom.normal(0, 0.0035) + 0.004
            at = (note.start + LILT * (note.start % 2 == 1)) * sixteenth + max(0.0, late)
            yield (
                at,
                _held(note) * sixteenth,
                note.key,
                float(np.clip(level * note.weight * strength, 0.1, 1)),
            )


def _held(note: Note) -> float:
    """Sixteenths until the key comes up: short notes are separated, long ones sing."""
    return note.length * (0.9 if note.length < 2 else 0.97)


def _phrase(start: float) -> float:
    """Each four bars rise a little and come down again; the first beat of a bar leans."""
    place = start % (4 * SLOTS) / (4 * SLOTS)
    return float(0.95 + 0.09 * np.sin(np.pi * place) + 0.03 * (start % SLOTS == 0))


def levelled(loop: Wave) -> Wave:
    """The piece at its loudness and without a constant part, below the ceiling."""
    out = loop - loop.mean(0)
    out *= 10 ** ((LUFS - programme_loudness(out)) / 20)
    peak = true_peak(out)
    return np.asarray(out * min(1.0, 10 ** (CEILING / 20) / peak))


def _sixteenth(rag: Rag) -> float:
    return 60 / rag.tempo / 4
