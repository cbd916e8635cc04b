"""The score is played: time, touch and room, from the first note to the last."""

from collections.abc import Iterator

import numpy as np

from sound.hands import left_hand, right_hand
from sound.notation import Note
from sound.piano import early, sympathetic
from sound.signal import Wave, add, chance, faded, programme_loudness, room, seconds, tamed, true_peak
from sound.suite import Rag

LUFS = -17.0
"""Every piece is as loud as the others."""

CEILING = -2.2
"""Highest true peak in dBFS before it is made into OGG, which may add a little."""

TAIL = 2.6
"""Seconds after the last bar."""

LILT = 0.09
"""How late the second sixteenth of each pair comes, in sixteenths: not quite even, not quite swung."""


def length_of(rag: Rag) -> float:
    """Seconds from the first beat to the last, with the time in which the last chord dies away."""
    bars = rag.bars()
    return len(bars) * len(bars[0][0].slots) * rag.slot + TAIL


def render(rag: Rag) -> Wave:
    """The whole piece in stereo, from its first note until its last one has died away."""
    count = seconds(length_of(rag))
    mix = np.zeros((count, 2))
    band = rag.band
    for at, length, key, velocity, right in performed(rag):
        add(mix, (band.right if right else band.left)(key, length, velocity), at)
    rung = sympathetic(mix) if band.strings else mix
    wet = room(early(rung), band.wet, band.echo)[:count]
    return faded(levelled(wet), 0.001, TAIL / 2)


def performed(rag: Rag) -> Iterator[tuple[float, float, int, float, bool]]:
    """Every note as it is struck: second, seconds, key, velocity, and whether the right hand does it. The
    same freedoms in every run.
    """
    bars = rag.bars()
    freedom = chance(rag.seed)
    size = len(bars[0][0].slots)
    lilt = LILT if rag.beat == 4 else 0.0  # a waltz is even
    written = [bar for bar, _ in bars]
    for hand, level in ((right_hand, 0.66), (left_hand, 0.50)):
        for note in sorted(hand(written), key=lambda note: (note.start, note.key)):
            strength = bars[int(note.start) // size][1] * _phrase(note.start, size) * freedom.normal(1, 0.045)
            late = freedom.normal(0, 0.0035) + 0.004
            at = (note.start + lilt * (note.start % 2 == 1)) * rag.slot + max(0.0, late)
            yield (
                at,
                _held(note) * rag.slot,
                note.key,
                float(np.clip(level * note.weight * strength, 0.1, 1)),
                hand is right_hand,
            )


def _held(note: Note) -> float:
    """Sixteenths until the key comes up: short notes are separated, long ones sing."""
    return note.length * (0.9 if note.length < 2 else 0.97)


def _phrase(start: float, size: int) -> float:
    """Each four bars rise a little and come down again; the first beat of a bar leans."""
    place = start % (4 * size) / (4 * size)
    return float(0.93 + 0.13 * np.sin(np.pi * place) + 0.04 * (start % size == 0))


def levelled(loop: Wave) -> Wave:
    """The piece at its loudness and without a constant part, below the ceiling."""
    out = loop - loop.mean(0)
    out = tamed(out * 10 ** ((LUFS - programme_loudness(out)) / 20), CEILING)
    out *= 10 ** ((LUFS - programme_loudness(out)) / 20)
    peak = true_peak(out)
    return np.asarray(out * min(1.0, 10 ** (CEILING / 20) / peak))
