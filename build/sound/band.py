"""The band that joins in from the second strain on: tuba, banjo, brushes, and a clarinet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sound.grip import low_key, nearest
from sound.instruments import SWISH, TAP
from sound.notation import WALTZ, Bar, Chord, Note, key_of
from sound.suite import Place, Rag
from sound.tenor import line

BREAKS = "bxz"
"""Manners of the left hand in which the band plays the first beat only."""
WALKS = "o"
"""The manner in which the tuba walks along."""
STRUM = 0.09
"""Slots from one string of a banjo to the next."""
PICKED = (55, 59, 64)
"""The keys near which a banjo's strings are stopped: from the G below middle C."""


def joined(rag: Rag) -> Iterator[tuple[str, Note]]:
    """Every note of the band with its instrument."""
    bars = [bar for bar, _ in rag.bars]
    second = next(place.order for place in rag.places if place.letter == "B")
    for order in range(second, len(rag.form)):
        numbers = [number for number, place in enumerate(rag.places) if place.order == order]
        strain = bars[numbers[0] : numbers[-1] + 1]
        after = bars[(numbers[-1] + 1) % len(bars)]
        begin, size = numbers[0] * len(bars[0].slots), len(bars[0].slots)
        for number, bar in enumerate(strain):
            towards = strain[number + 1] if number + 1 < len(strain) else after
            yield from _rhythm(begin + number * size, bar, towards)
        yield from _reed(begin, strain, rag.places[numbers[0]])


def _rhythm(start: int, bar: Bar, after: Bar) -> Iterator[tuple[str, Note]]:
    """The notes of tuba, banjo and brushes in a bar: low notes on the beats, chords and taps between them."""
    size = len(bar.slots)
    half = 4 if size == WALTZ else size // 2
    still = bar.left in BREAKS
    low = _low(bar)
    yield "tuba", Note(start, half * 0.7, low[0], 0.62)
    yield "brushes", Note(start, 1, SWISH, 0.8)
    if still:
        return
    if size > WALTZ:
        yield "tuba", Note(start + half, half * 0.6, low[1], 0.54)
        yield "brushes", Note(start + half, 1, SWISH, 0.7)
        if bar.left in WALKS:
            yield "tuba", Note(start + size - 2, 1.3, _leading(low[1], after), 0.5)
    for place in (2, 4) if size == WALTZ else (2, 6):
        yield "brushes", Note(start + place, 1, TAP, 0.7)
        yield from _strummed(start + place, bar.chord_at(place))


def _low(bar: Bar) -> tuple[int, int]:
    """The tuba's two keys: the bass, and the other chord's bass or the fifth below."""
    begin = low_key(bar.chords[0].bass)
    if bar.chords[1] != bar.chords[0]:
        return begin, nearest(bar.chords[1].bass, begin)
    return begin, nearest(bar.chords[0].tones[2], begin - 3)


def _leading(low: int, after: Bar) -> int:
    """The key next to the bass of the next bar."""
    end = nearest(after.chords[0].bass, low)
    return end + (1 if low > end else -1)


def _strummed(start: float, chord: Chord) -> Iterator[tuple[str, Note]]:
    """Three strings, the lowest first."""
    tones = chord.tones if len(chord.tones) < 4 else (chord.tones[0], chord.tones[1], chord.tones[3])
    keys = sorted(
        {
            min((t + 12 * n for n in range(3, 8) for t in tones), key=lambda k: abs(k - near))
            for near in PICKED
        }
    )
    for string, key in enumerate(keys):
        yield "banjo", Note(start + STRUM * string, 1.3, key, 0.5 - 0.04 * string)


def _reed(begin: int, strain: Sequence[Bar], place: Place) -> Iterator[tuple[str, Note]]:
    """The clarinet: in a trio the tune an octave lower, else its own line from chord to chord."""
    size = len(strain[0].slots)
    if place.letter in "CD" and place.number == 0:
        yield from (("clarinet", note) for note in _tune(begin, strain))
        return
    half = 4 if size == WALTZ else size // 2
    for number, key in enumerate(line(strain)):
        bar, second = divmod(number, 2)
        start, length = begin + bar * size + half * second, half - 1.4 if second == 0 else size - half - 0.6
        if strain[bar].left not in BREAKS:
            yield "clarinet", Note(start + 1 * (second == 0), length, key + 12, 0.5)


def _tune(begin: int, strain: Sequence[Bar]) -> Iterator[Note]:
    """The right hand's tune an octave lower, without its short notes between others."""
    slots = [slot for bar in strain for slot in bar.slots]
    for start, slot in enumerate(slots):
        if slot in "-." or slot[0] == ",":
            continue
        length = 1
        while start + length < len(slots) and slots[start + length] == "-":
            length += 1
        if length > 1:
            yield Note(begin + start, length - 0.3, key_of(slot) - 12, 0.5)
