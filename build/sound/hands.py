"""The two hands: from the written bars to notes."""

from collections.abc import Iterator, Sequence

from sound.grip import Grip, voicing
from sound.notation import NOTE, Bar, Chord, Note, key_of
from sound.patterns import PATTERNS
from sound.tenor import line

LIGHT = 0.17
"""The strength that a filling note loses."""


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
    weight = 1.0 + 0.05 * full + 0.14 * syncopated - 0.10 * (length == 1) - LIGHT * (found[1] == ",")
    yield Note(start, length, top, weight)
    if full or bare:
        yield Note(start, length, top - 12, weight * 0.72)
    if full or double:
        inner = next((key for key in range(top - 3, top - 10, -1) if key % 12 in chord.tones), None)
        if inner is not None:
            yield Note(start, length, inner, weight * (0.55 if full else 0.66))


def left_hand(bars: Sequence[Bar]) -> Iterator[Note]:
    """Each bar in its own manner (`PATTERNS`); in unison bars the melody two octaves lower."""
    hand: tuple[int, ...] = (52, 55, 60)
    size, voice = len(bars[0].slots), line(bars)
    for number, bar in enumerate(bars):
        if bar.unison:
            continue
        first = voicing(bar.chords[0], hand)
        hand = voicing(bar.chords[1], first)
        towards = bars[(number + 1) % len(bars)].chords[0].bass
        sung = (voice[2 * number], voice[2 * number + 1], voice[(2 * number + 2) % len(voice)])
        yield from PATTERNS[bar.left](Grip(number * size, size, bar.chords, (first, hand), towards, sung))
    unison = [bar if bar.unison else Bar((".",) * size, bar.chords) for bar in bars]
    for note in right_hand(unison):
        yield Note(note.start, note.length, note.key - 24, note.weight * 0.8)
