"""The two hands: from the written bars to notes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sound.notation import NOTE, Bar, Chord, Note, key_of

OPEN_KEYS = range(50, 67)
"""Where the left hand's chords lie: D below middle C up to the F sharp above it."""

BASS_KEYS = range(33, 45)
"""Where its low notes lie: one of each pitch class, from the low A on."""


def right_hand(bars: Sequence[Bar]) -> Iterator[Note]:
    """The melody with its octaves and inner tones; a tie may cross the bar."""
    slots = [(slot, bar.chord_at(place)) for bar in bars for place, slot in enumerate(bar.slots)]
    for start, (slot, chord) in enumerate(slots):
        if slot in "-.":
            continue
        length = 1
        while start + length < len(slots) and slots[start + length][0] == "-":
            length += 1
        yield from _voiced(slot, chord, start, length)


def _voiced(slot: str, chord: Chord, start: int, length: int) -> Iterator[Note]:
    """One written note: single, a bare octave, or an octave with a chord tone inside."""
    found, top = NOTE.fullmatch(slot), key_of(slot)
    assert found
    full, bare = found[2].isupper(), bool(found[1])
    syncopated = start % 2 == 1 and length > 1
    weight = 1.0 + 0.09 * (full or syncopated) - 0.08 * (length == 1)
    yield Note(start, length, top, weight)
    if full or bare:
        yield Note(start, length, top - 12, weight * 0.72)
    if full:
        inner = next((key for key in range(top - 3, top - 10, -1) if key % 12 in chord.tones), None)
        if inner is not None:
            yield Note(start, length, inner, weight * 0.55)


@dataclass(frozen=True)
class Grip:
    """What the left hand holds ready for a bar: its chords, as they lie under the fingers, and what comes."""

    start: int
    size: int
    chords: tuple[Chord, Chord]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    towards: int
    """The pitch class of the next bar's bass."""

    def half(self, number: int) -> float:
        """Where a half of the bar begins."""
        return self.start + number * self.size / 2


Pattern = Callable[[Grip], Iterator[Note]]


def left_hand(bars: Sequence[Bar]) -> Iterator[Note]:
    """Each bar in its own manner (`PATTERNS`); in unison bars the melody two octaves lower."""
    hand: tuple[int, ...] = (52, 55, 60)
    size = len(bars[0].slots)
    for number, bar in enumerate(bars):
        if bar.unison:
            continue
        first = voicing(bar.chords[0], hand)
        hand = voicing(bar.chords[1], first)
        towards = bars[(number + 1) % len(bars)].chords[0].bass
        yield from PATTERNS[bar.left](Grip(number * size, size, bar.chords, (first, hand), towards))
    unison = [bar if bar.unison else Bar((".",) * size, bar.chords) for bar in bars]
    for note in right_hand(unison):
        yield Note(note.start, note.length, note.key - 24, note.weight * 0.8)


def _stride(grip: Grip) -> Iterator[Note]:
    """Low octave, chord, low note, chord; a waltz has one low octave and two chords."""
    yield from _bass(grip.start, grip.chords[0], root=True)
    if grip.size == WALTZ:
        yield from _chord(grip.start + 2, grip.hands[0])
        yield from _chord(grip.start + 4, grip.hands[1])
        return
    yield from _chord(grip.start + 2, grip.hands[0])
    yield from _bass(grip.half(1), grip.chords[1], grip.chords[1] != grip.chords[0])
    yield from _chord(grip.half(1) + 2, grip.hands[1])


def _walk(grip: Grip) -> Iterator[Note]:
    """Octaves that walk to the bass of the next bar, the last step from its neighbour."""
    count = grip.size // 2
    begin = _low(grip.chords[0].bass)
    end = min((_low(grip.towards) + shift for shift in (-12, 0, 12)), key=lambda key: abs(key - begin))
    third, fifth = (begin + (tone - grip.chords[0].bass) % 12 for tone in grip.chords[0].tones[1:3])
    keys = [begin, third, fifth] if abs(end - begin) < count - 1 else []
    keys = keys or [begin + round((end - begin) * step / count) for step in range(count - 1)]
    keys = [*keys[: count - 1], end + (1 if begin > end else -1)]
    for step, key in enumerate(keys):
        yield from _octave(grip.start + 2 * step, key, 1.6)


def _break(grip: Grip) -> Iterator[Note]:
    """One stroke; then the right hand is alone."""
    yield from _bass(grip.start, grip.chords[0], root=True)
    yield from _chord(grip.start, grip.hands[0], 0.9)


def _stop(grip: Grip) -> Iterator[Note]:
    """Stop-time: the band stands still, and strikes on the first beat and before the next bar."""
    yield from _break(grip)
    yield from _chord(grip.start + grip.size - 2, grip.hands[1], 0.8)


def _tenor(grip: Grip) -> Iterator[Note]:
    """A long low octave, and above it the thumb sings a line of its own."""
    yield from _octave(grip.start, _low(grip.chords[0].bass), grip.size - 0.5, 0.9)
    low, middle, high = grip.hands[0]
    line = (high, middle, grip.hands[1][2]) if grip.size > WALTZ else (high, grip.hands[1][1])
    for step, key in enumerate(line, 1):
        yield Note(grip.start + 2 * step, 1.9, key, 0.62)
    yield Note(grip.start + 2, 3.6, low, 0.34)


def _catch(grip: Grip) -> Iterator[Note]:
    """The chord answers twice, the second time too early."""
    yield from _bass(grip.start, grip.chords[0], root=True)
    yield from _chord(grip.start + 2, grip.hands[0], 0.7)
    yield from _chord(grip.start + 3, grip.hands[0], 0.8)
    if grip.size > WALTZ:
        yield from _bass(grip.half(1), grip.chords[1], grip.chords[1] != grip.chords[0])
        yield from _chord(grip.half(1) + 2, grip.hands[1])


def _long(grip: Grip) -> Iterator[Note]:
    """An octave and a rolled chord, held by the pedal to the end of the bar."""
    yield from _octave(grip.start, _low(grip.chords[0].bass), grip.size - 0.2)
    for step, key in enumerate(grip.hands[0]):
        yield Note(grip.start + 2 + 0.12 * step, grip.size - 2.4, key, 0.5)
    if grip.chords[1] != grip.chords[0]:
        yield from _chord(grip.half(1) + 1, grip.hands[1], 2)


def _habanera(grip: Grip) -> Iterator[Note]:
    """The Spanish tinge: three, three and two."""
    yield from _bass(grip.start, grip.chords[0], root=True)
    yield from _chord(grip.start + 3, grip.hands[0], 0.9)
    yield from _bass(grip.half(1), grip.chords[1], root=False)
    yield from _chord(grip.half(1) + 2, grip.hands[1])


def _creep(grip: Grip) -> Iterator[Note]:
    """One low step to a beat, the second beside the next bar's bass; the chord is hardly touched."""
    begin, end = _low(grip.chords[0].bass), _low(grip.towards)
    yield Note(grip.start, 1.6, begin, 0.8)
    yield from _chord(grip.start + 2, grip.hands[0][1:], 0.6)
    yield Note(grip.half(1), 1.6, end + (1 if begin > end else -1), 0.66)


def _tiptoe(grip: Grip) -> Iterator[Note]:
    """Heel and toe: root and fifth, each answered by one high string."""
    yield Note(grip.start, 1.4, _low(grip.chords[0].bass), 0.8)
    yield Note(grip.start + 2, 0.8, grip.hands[0][2], 0.42)
    yield Note(grip.half(1), 1.4, _low(grip.chords[1].tones[2]), 0.62)
    yield Note(grip.start + grip.size - 2, 0.8, grip.hands[1][1], 0.38)


def _wait(grip: Grip) -> Iterator[Note]:
    """A step; nothing; and the chord too early for the next bar."""
    yield Note(grip.start, 2, _low(grip.chords[0].bass), 0.8)
    yield from _chord(grip.start + grip.size - 3, grip.hands[1], 0.7)


def _pulse(grip: Grip) -> Iterator[Note]:
    """Three, three and two on one low note."""
    for place in range(0, grip.size, 3):
        yield Note(grip.start + place, 1.2, _low(grip.chords[place > grip.size // 2].bass), 0.8)
        yield Note(grip.start + place + 1, 0.7, grip.hands[0][place % 2], 0.3)


def _gnaw(grip: Grip) -> Iterator[Note]:
    """The low note, and the one above it that should not be there, over and over."""
    for place in range(0, grip.size, 2):
        low = _low(grip.chords[2 * place >= grip.size].bass)
        yield Note(grip.start + place, 1.0, low + (place % 4 == 2), 0.78)
        yield Note(grip.start + place + 1, 0.6, low + 12, 0.34)


def _scurry(grip: Grip) -> Iterator[Note]:
    """Up and down the chord, a foot to every slot but one."""
    for place in (place for place in range(grip.size) if place != 5):
        chord = grip.chords[2 * place >= grip.size]
        climbs = (0, chord.tones[1] - chord.tones[0], chord.tones[2] - chord.tones[0], 12)
        climb = climbs[(0, 2, 3, 2, 1, 2)[place % 6]] % 12 + 12 * (place % 6 == 2)
        yield Note(grip.start + place, 0.8, _low(chord.tones[0]) + climb, 0.72 if place % 4 == 0 else 0.46)


WALTZ = 6
"""Quavers in a bar of a waltz."""
PATTERNS: dict[str, Pattern] = {
    "s": _stride,
    "o": _walk,
    "b": _break,
    "x": _stop,
    "t": _tenor,
    "c": _catch,
    "l": _long,
    "h": _habanera,
    "w": _creep,
    "p": _tiptoe,
    "q": _wait,
    "d": _pulse,
    "u": _gnaw,
    "r": _scurry,
}
"""The manners of the left hand by their letters in `suite`."""


def _chord(start: float, hand: Sequence[int], length: float = 1.25) -> Iterator[Note]:
    for key in hand:
        yield Note(start, length, key, 0.50)


def _bass(start: float, chord: Chord, root: bool) -> Iterator[Note]:
    """The root as an octave where the harmony is new, else the fifth (or the root again) alone."""
    if root:
        yield from _octave(start, _low(chord.bass), 1.7)
        return
    fifth = chord.tones[2]
    low = _low(chord.bass if fifth == chord.bass else fifth)
    yield Note(start, 1.7, low + 12 * (low < 38), 0.66)


def _octave(start: float, low: int, length: float, weight: float = 1.0) -> Iterator[Note]:
    yield Note(start, length, low, 0.66 * weight)
    yield Note(start, length, low + 12, 0.52 * weight)


def _low(tone: int) -> int:
    """The low key of a pitch class."""
    return next(key for key in BASS_KEYS if key % 12 == tone)


def voicing(chord: Chord, before: Sequence[int]) -> tuple[int, ...]:
    """Three keys of the chord that move least from the ones before: a sixth of an octave is a leap."""
    tones = chord.tones if len(chord.tones) < 4 else (chord.tones[0], chord.tones[1], chord.tones[3])
    choices = [tuple(k for k in OPEN_KEYS if k % 12 in tones and low <= k < low + 12) for low in OPEN_KEYS]
    whole = [keys for keys in choices if len(keys) == 3 and {key % 12 for key in keys} == set(tones)]
    return min(whole, key=lambda keys: (sum(abs(a - b) for a, b in zip(keys, before, strict=True)), keys))
