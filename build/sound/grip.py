"""The grips of the left hand: keys under the fingers, low octaves, chords."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sound.notation import WALTZ, Chord, Note

OPEN_KEYS = range(50, 67)
"""The keys of the left hand's chords: D below middle C up to the F sharp above it."""

BASS_KEYS = range(33, 45)
"""The keys of its low notes: one of each pitch class, from the low A upwards."""


@dataclass(frozen=True)
class Grip:
    """The grips of the left hand in a bar: its chords as they are played, and the next bass."""

    start: int
    size: int
    chords: tuple[Chord, Chord]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    towards: int
    """The pitch class of the next bar's bass."""
    voice: tuple[int, int, int] = (60, 60, 60)
    """The second voice in the tenor: a key for each half, and the first one of the next bar."""

    @property
    def changes(self) -> bool:
        """Return whether the bar has two chords."""
        return self.chords[1] != self.chords[0]

    def half(self, number: int) -> float:
        """The start of a half of the bar, and for 2 the bar's end; a waltz changes on its last beat."""
        return self.start + (0, 4 if self.size == WALTZ else self.size // 2, self.size)[number]


def struck(start: float, hand: Sequence[int], length: float = 1.25) -> Iterator[Note]:
    """The notes of all keys of a hand together."""
    for key in hand:
        yield Note(start, length, key, 0.50)


def bass(start: float, chord: Chord, root: bool) -> Iterator[Note]:
    """The root as an octave where the harmony is new, else the fifth (or the root again) alone."""
    if root:
        yield from octave(start, low_key(chord.bass), 1.7)
        return
    fifth = chord.tones[2]
    low = low_key(chord.bass if fifth == chord.bass else fifth)
    yield Note(start, 1.7, low + 12 * (low < 38), 0.66)


def held_octaves(grip: Grip, weight: float) -> Iterator[Note]:
    """A low octave for the whole bar, or one for each of its chords."""
    if not grip.changes:
        yield from octave(grip.start, low_key(grip.chords[0].bass), grip.size - 0.5, weight)
        return
    for number, chord in enumerate(grip.chords):
        length = grip.half(number + 1) - grip.half(number) - 0.3
        yield from octave(grip.half(number), low_key(chord.bass), length, weight)


def octave(start: float, low: int, length: float, weight: float = 1.0) -> Iterator[Note]:
    """A low key and the one an octave above it."""
    yield Note(start, length, low, 0.66 * weight)
    yield Note(start, length, low + 12, 0.52 * weight)


def nearest(tone: int, key: int) -> int:
    """The key of a pitch class that is nearest to another key."""
    return min((low_key(tone) + shift for shift in (-12, 0, 12)), key=lambda other: abs(other - key))


def between(begin: int, end: int, chord: Chord) -> int:
    """A key on the way between two keys, a chord tone if there is one."""
    way = sorted(range(min(begin, end) + 1, max(begin, end)), key=lambda key: abs(2 * key - begin - end))
    return next((key for key in way if key % 12 in chord.tones), (begin + end) // 2)


def low_key(tone: int) -> int:
    """The low key of a pitch class."""
    return next(key for key in BASS_KEYS if key % 12 == tone)


def voicing(chord: Chord, before: Sequence[int]) -> tuple[int, ...]:
    """The three keys of the chord that move least from the ones before; a sixth of an octave is a leap."""
    tones = chord.tones if len(chord.tones) < 4 else (chord.tones[0], chord.tones[1], chord.tones[3])
    choices = [tuple(k for k in OPEN_KEYS if k % 12 in tones and low <= k < low + 12) for low in OPEN_KEYS]
    whole = [keys for keys in choices if len(keys) == 3 and {key % 12 for key in keys} == set(tones)]
    return min(whole, key=lambda keys: (sum(abs(a - b) for a, b in zip(keys, before, strict=True)), keys))
