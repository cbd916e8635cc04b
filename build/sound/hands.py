"""The two hands: from the written bars to notes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sound.notation import NOTE, WALTZ, Bar, Chord, Note, key_of

OPEN_KEYS = range(50, 67)
"""Where the left hand's chords lie: D below middle C up to the F sharp above it."""

BASS_KEYS = range(33, 45)
"""Where its low notes lie: one of each pitch class, from the low A on."""


def right_hand(bars: Sequence[Bar]) -> Iterator[Note]:
    """The melody with its octaves and inner tones; a tie may cross the bar."""
    slots = [(slot, bar.chord_at(place)) for bar in bars for place, slot in enumerate(bar.slots)]
    for start, (slot, _) in enumerate(slots):
        if slot in "-.":
            continue
        length = 1
        while start + length < len(slots) and slots[start + length][0] == "-":
            length += 1
        sounding = slots[start + length // 2][1]  # what comes early belongs to the chord it is held into
        yield from _voiced(slot, sounding, start, length)


def _voiced(slot: str, chord: Chord, start: int, length: int) -> Iterator[Note]:
    """One written note: single, in thirds or sixths, a bare octave, or one with a chord tone inside."""
    found, top = NOTE.fullmatch(slot), key_of(slot)
    assert found
    full, double, bare = found[2].isupper(), found[1] == "~", found[1] == "="
    syncopated = start % 2 == 1 and length > 1
    weight = 1.0 + 0.05 * full + 0.14 * syncopated - 0.10 * (length == 1)
    yield Note(start, length, top, weight)
    if full or bare:
        yield Note(start, length, top - 12, weight * 0.72)
    if full or double:
        inner = next((key for key in range(top - 3, top - 10, -1) if key % 12 in chord.tones), None)
        if inner is not None:
            yield Note(start, length, inner, weight * (0.55 if full else 0.66))


@dataclass(frozen=True)
class Grip:
    """What the left hand holds ready for a bar: its chords, as they lie under the fingers, and what comes."""

    start: int
    size: int
    chords: tuple[Chord, Chord]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    towards: int
    """The pitch class of the next bar's bass."""

    @property
    def changes(self) -> bool:
        """Whether the bar has two chords."""
        return self.chords[1] != self.chords[0]

    def half(self, number: int) -> float:
        """Where a half of the bar begins, and for 2 where it ends; a waltz changes on its last beat."""
        return self.start + (0, 4 if self.size == WALTZ else self.size // 2, self.size)[number]


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
    for step, key in enumerate(_way(grip)):
        yield from _octave(grip.start + 2 * step, key, 1.6, 1.1)


def _way(grip: Grip) -> list[int]:
    """The lower keys of the octaves, one to a beat."""
    count, begin = grip.size // 2, _low(grip.chords[0].bass)
    if grip.changes:
        turn = _nearest(grip.chords[1].bass, begin)
        keys = [begin, _between(begin, turn, grip.chords[0]), turn]
    else:
        turn, keys = begin, _climb(grip.chords[0], begin, _nearest(grip.towards, begin), count)
    end = _nearest(grip.towards, turn)
    return [*keys, end + (1 if turn > end else -1)][:count]


def _climb(chord: Chord, begin: int, end: int, count: int) -> list[int]:
    """All keys but the last: by step where the way is long, else up the chord."""
    if abs(end - begin) < count - 1:
        return [begin + (tone - chord.bass) % 12 for tone in (chord.bass, *chord.tones[1:3])][: count - 1]
    return [begin + round((end - begin) * step / count) for step in range(count - 1)]


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
    yield from _held_octaves(grip, 0.9)
    low, middle, high = grip.hands[0]
    line = (high, middle, grip.hands[1][2]) if grip.size > WALTZ else (high, grip.hands[1][1])
    for step, key in enumerate(line, 1):
        yield Note(grip.start + 2 * step, 1.9, key, 0.62)
    yield Note(grip.start + 2, 1.8 if grip.changes else 3.6, low, 0.34)


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
    yield from _held_octaves(grip, 1.0)
    length = grip.half(1) - grip.start - 2 if grip.changes else grip.size - 2.4
    for step, key in enumerate(grip.hands[0]):
        yield Note(grip.start + 2 + 0.12 * step, length, key, 0.5)
    if grip.changes:
        yield from _chord(grip.half(1) + 1, grip.hands[1], grip.half(2) - grip.half(1) - 1.2)


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


def _close(grip: Grip) -> Iterator[Note]:
    """The end: the tonic, its chord, and the tonic once more with everything that is under the hand."""
    yield from _bass(grip.start, grip.chords[0], root=True)
    yield from _chord(grip.start + 2, grip.hands[0])
    yield from _octave(grip.start + 4, _low(grip.chords[1].bass), grip.size - 4, 1.2)
    yield from _chord(grip.start + 4, grip.hands[1], grip.size - 4)


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
    "z": _close,
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


def _held_octaves(grip: Grip, weight: float) -> Iterator[Note]:
    """A low octave for the whole bar, or one for each of its chords."""
    if not grip.changes:
        yield from _octave(grip.start, _low(grip.chords[0].bass), grip.size - 0.5, weight)
        return
    for number, chord in enumerate(grip.chords):
        length = grip.half(number + 1) - grip.half(number) - 0.3
        yield from _octave(grip.half(number), _low(chord.bass), length, weight)


def _octave(start: float, low: int, length: float, weight: float = 1.0) -> Iterator[Note]:
    yield Note(start, length, low, 0.66 * weight)
    yield Note(start, length, low + 12, 0.52 * weight)


def _nearest(tone: int, key: int) -> int:
    """The key of a pitch class that lies nearest to another key."""
    return min((_low(tone) + shift for shift in (-12, 0, 12)), key=lambda other: abs(other - key))


def _between(begin: int, end: int, chord: Chord) -> int:
    """A key on the way between two, of the chord if it has one there."""
    way = sorted(range(min(begin, end) + 1, max(begin, end)), key=lambda key: abs(2 * key - begin - end))
    return next((key for key in way if key % 12 in chord.tones), (begin + end) // 2)


def _low(tone: int) -> int:
    """The low key of a pitch class."""
    return next(key for key in BASS_KEYS if key % 12 == tone)


def voicing(chord: Chord, before: Sequence[int]) -> tuple[int, ...]:
    """Three keys of the chord that move least from the ones before: a sixth of an octave is a leap."""
    tones = chord.tones if len(chord.tones) < 4 else (chord.tones[0], chord.tones[1], chord.tones[3])
    choices = [tuple(k for k in OPEN_KEYS if k % 12 in tones and low <= k < low + 12) for low in OPEN_KEYS]
    whole = [keys for keys in choices if len(keys) == 3 and {key % 12 for key in keys} == set(tones)]
    return min(whole, key=lambda keys: (sum(abs(a - b) for a, b in zip(keys, before, strict=True)), keys))
