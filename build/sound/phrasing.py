"""The phrasing of a piece: rubato, phrases that rise and fall, the pedal."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from sound.notation import Bar, Note
from sound.signal import Wave
from sound.suite import Rag

PHRASE = 8
"""The bars of a whole phrase."""
HALF = 4
"""The bars of a half phrase."""
ONWARDS, RELAXED, PAUSE = 0.02, 0.05, 0.14
"""The gain of tempo in the middle of a phrase, and its loss in the last bar and before a new strain.

In shares of the tempo, for a `rubato` of 1.
"""
SLOWED = (1.0, 0.93, 0.84, 0.72)
"""The tempo in the halves of the last two bars."""
TRIO = 0.97
"""A trio goes a little slower."""

CLIMB, MIDDLE, LAID_DOWN = 0.006, 79, 0.88
"""The strength that a semitone adds to the right hand, the key from which it counts, and a last note's
factor.
"""

PEDAL = {"l": 1.0, "t": 1.0, "v": 0.8, "s": 0.45, "c": 0.45, "h": 0.45, "z": 1.0}
"""The depth of the pedal in each manner of the left hand; elsewhere it is hardly touched."""
HALF_DOWN = 0.15


def moments(rag: Rag) -> Wave:
    """The second at which each slot begins, and after them the end of the last one."""
    tempo = np.concatenate([_tempo(rag, number) for number in range(len(rag.bars))])
    last = len(rag.bars[0][0].slots)
    tempo[-2 * last :] = np.repeat(SLOWED, last // 2)
    return np.concatenate([[0.0], np.cumsum(rag.slot / tempo)])


def phrase_ends(rag: Rag) -> list[float]:
    """The seconds at which phrases end: every four bars, and with the last one the piece."""
    size, when = len(rag.bars[0][0].slots), moments(rag)
    return [float(when[number * size]) for number in range(HALF, len(rag.bars) + 1, HALF)]


def _tempo(rag: Rag, number: int) -> Wave:
    """The tempo in each slot of a bar; 1 is that of the piece."""
    size = len(rag.bars[0][0].slots)
    within = np.arange(size) / size
    place = rag.places[number]
    last = place.bar == place.size - 1
    if place.letter == "I":
        return np.asarray(1 - rag.rubato * PAUSE * within**2 * last)
    through = (place.bar % PHRASE + within) / PHRASE
    tempo = 1 + rag.rubato * ONWARDS * np.sin(np.pi * through)
    if last or place.bar % PHRASE == PHRASE - 1:
        tempo -= rag.rubato * (PAUSE if last else RELAXED) * within**2
    return np.asarray(tempo * (TRIO if place.letter == "C" else 1.0))


def swell_of(rag: Rag, start: float) -> float:
    """The strength at a moment: each four bars rise and fall, and so does a strain towards its last four
    bars.

    The first beat of a bar is stressed.
    """
    size = len(rag.bars[0][0].slots)
    place, within = rag.places[int(start) // size], start % size / size
    phrase = start % (4 * size) / (4 * size)
    arch = 0.5 if place.letter == "I" else np.exp(-(((place.bar + within - place.size + 4) / 6) ** 2))
    return float(0.88 + 0.14 * np.sin(np.pi * phrase) + 0.10 * arch + 0.04 * (start % size == 0))


def sung(notes: Sequence[Note]) -> Iterator[tuple[Note, float]]:
    """Each note of the right hand with its strength: it swells as the line climbs, and the last note before a
    rest is soft.
    """
    begins = sorted({note.start for note in notes})
    after = dict(pairwise(begins))
    for note in notes:
        rest = after.get(note.start, note.start + note.length) - note.start - note.length
        yield note, (1 + CLIMB * (note.key - MIDDLE)) * (LAID_DOWN if rest >= 2 else 1.0)


def pedalled(bars: Sequence[Bar]) -> list[float]:
    """The depth of the pedal in each bar, from 0 to 1."""
    return [PEDAL.get(bar.left, HALF_DOWN) for bar in bars]
