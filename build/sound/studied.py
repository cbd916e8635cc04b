"""The scores in figures: line, range, rests, raggedness, and the share of exact repetitions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from sound.hands import left_hand, right_hand
from sound.notation import Bar, key_of
from sound.suite import SUITE, Rag

STEP, THIRD = 2, 4
"""Semitones of the widest step and of the widest third."""
COLUMNS = (
    "steps", "thirds", "leaps", "range", "peak", "broken", "ragged", "rests", "long", "closed", "same",
    "again", "alike",
)  # fmt: skip


def report() -> Iterator[str]:
    """The table, line by line; all but range (semitones) and peak (a key) are shares in percent."""
    yield f"{'score':32} " + " ".join(f"{column:>6}" for column in COLUMNS)
    for rag in SUITE:
        top = melody([bar for bar, _ in rag.bars])
        kinds = intervals(rag)
        shares = [
            *kinds,
            broken(rag),
            ragged(rag),
            rests(rag),
            held(rag),
            closed(rag),
            same(rag),
            again(rag),
            alike(rag),
        ]
        figures = [f"{100 * share:6.1f}" for share in shares]
        figures[3:3] = [f"{max(top) - min(top):6}", f"{max(top):6}"]
        yield f"{rag.name:32} " + " ".join(figures)


def melody(bars: Sequence[Bar]) -> list[int]:
    """The keys of the upper voice."""
    return [key_of(slot) for bar in bars for slot in bar.slots if slot not in "-."]


def intervals(rag: Rag) -> tuple[float, float, float]:
    """The shares of steps (at most a whole tone, or the same note again), thirds and leaps in the melody."""
    top = melody([bar for bar, _ in rag.bars])
    wide = [abs(after - key) for key, after in pairwise(top)]
    steps = sum(width <= STEP for width in wide) / len(wide)
    thirds = sum(STEP < width <= THIRD for width in wide) / len(wide)
    return steps, thirds, 1 - steps - thirds


def broken(rag: Rag) -> float:
    """The share of written bars that consist of broken chords only."""
    bars = [bar for letter, strain in rag.strains.items() if letter != "I" for bar in strain.bars]
    return sum(_is_broken(bar) for bar in bars) / len(bars)


def _is_broken(bar: Bar) -> bool:
    sung = [(key_of(slot), bar.chord_at(place)) for place, slot in enumerate(bar.slots) if slot not in "-."]
    stepless = all(abs(key - after) > STEP for (key, _), (after, _) in pairwise(sung))
    return len(sung) > 2 and stepless and all(key % 12 in chord.tones for key, chord in sung)


def ragged(rag: Rag) -> float:
    """The share of bars with a note that begins between the beats and is held over the next one."""
    bars = [bar for bar, _ in rag.bars]
    return sum(_is_ragged(bar) for bar in bars) / len(bars)


def _is_ragged(bar: Bar) -> bool:
    places = range(1, len(bar.slots) - 1, 2)
    early = any(bar.slots[place] not in "-." and bar.slots[place + 1] == "-" for place in places)
    return early or bar.slots[0] == "-"


def rests(rag: Rag) -> float:
    """The share of all sixteenths in which the right hand is silent."""
    bars = [bar for bar, _ in rag.bars]
    count = sum(len(bar.slots) for bar in bars)
    sounding: set[int] = set()
    for note in right_hand(bars):
        sounding.update(range(round(note.start), round(note.start + note.length)))
    return 1 - len(sounding & set(range(count))) / count


def held(rag: Rag) -> float:
    """The share of notes that are held for three sixteenths or longer."""
    starts: dict[float, float] = {}
    for note in right_hand([bar for bar, _ in rag.bars]):
        starts[note.start] = max(note.length, starts.get(note.start, 0))
    return sum(length >= 3 for length in starts.values()) / len(starts)


def closed(rag: Rag) -> float:
    """The share of half strains whose last note belongs to the chord of the tonic or the dominant."""
    ends = []
    for letter, strain in rag.strains.items():
        tonic = strain.bars[-1].chords[1].tones
        home = {*tonic[:3], *((tonic[0] + tone) % 12 for tone in (7, 11, 2))}
        for last in (7, len(strain.bars) - 1) if letter != "I" else ():
            ends.append(melody(strain.bars[last : last + 1])[-1] % 12 in home)
    return sum(ends) / len(ends)


def same(rag: Rag) -> float:
    """The share of bars in which both hands repeat an earlier bar."""
    bars = [bar for bar, _ in rag.bars]
    return 1 - len({(bar.slots, bar.chords, bar.left) for bar in bars}) / len(bars)


def again(rag: Rag) -> float:
    """The share of right hands in repeated strains that play the same as before."""
    before: dict[tuple[str, int], set[tuple[str, ...]]] = {}
    kept, count = 0, 0
    for (bar, _), place in zip(rag.bars, rag.places, strict=True):
        known = before.setdefault((place.letter, place.bar), set())
        count += bool(known)
        kept += bar.slots in known
        known.add(bar.slots)
    return kept / count


def alike(rag: Rag) -> float:
    """The share of bars whose left hand has the rhythm of the most frequent bar."""
    bars = [bar for bar, _ in rag.bars]
    size = len(bars[0].slots)
    struck: dict[int, set[tuple[float, int]]] = {}
    together = Counter((note.start, note.start // size) for note in left_hand(bars))
    for (start, number), count in together.items():
        struck.setdefault(int(number), set()).add((start % size, min(count, 3)))
    patterns = Counter(frozenset(found) for found in struck.values())
    return patterns.most_common(1)[0][1] / len(bars)
