"""The two hands: from the written bars to notes."""

from collections.abc import Iterator, Sequence

from sound.notation import NOTE, SLOTS, Bar, Chord, Note, key_of

OPEN_KEYS = range(50, 67)
"""Where the left hand's chords lie: D below middle C up to the F sharp above it."""

BASS_KEYS = range(33, 45)
"""Where its low notes lie: one of each pitch class, from the low A on."""


def right_hand(bars: Sequence[Bar]) -> Iterator[Note]:
    """The melody with its octaves and inner tones; a tie may cross the bar."""
    slots = [(slot, bar.chords[place * 2 // SLOTS]) for bar in bars for place, slot in enumerate(bar.slots)]
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


def left_hand(bars: Sequence[Bar]) -> Iterator[Note]:
    """Stride: low octave, chord, low note, chord; in unison bars the melody two octaves lower."""
    hand: tuple[int, ...] = (52, 55, 60)
    for number, bar in enumerate(bars):
        if bar.unison:
            continue
        for half, chord in enumerate(bar.chords):
            start = number * SLOTS + half * SLOTS // 2
            changed = half == 0 or chord != bar.chords[0]
            yield from _bass(start, chord, changed)
            hand = voicing(chord, hand)
            for key in hand:
                yield Note(start + 2, 1.25, key, 0.50)
    unison = [bar if bar.unison else Bar((".",) * SLOTS, bar.chords) for bar in bars]
    for note in right_hand(unison):
        yield Note(note.start, note.length, note.key - 24, note.weight * 0.8)


def _bass(start: float, chord: Chord, root: bool) -> Iterator[Note]:
    """The root as an octave where the harmony is new, else the fifth (or the root again) alone."""
    fifth = chord.tones[2]
    low = next(key for key in BASS_KEYS if key % 12 == (chord.bass if root or fifth == chord.bass else fifth))
    yield Note(start, 1.7, low + (0 if root else 12 * (low < 38)), 0.66)
    if root:
        yield Note(start, 1.7, low + 12, 0.52)


def voicing(chord: Chord, before: Sequence[int]) -> tuple[int, ...]:
    """Three keys of the chord that move least from the ones before: a sixth of an octave is a leap."""
    tones = chord.tones if len(chord.tones) < 4 else (chord.tones[0], chord.tones[1], chord.tones[3])
    choices = [tuple(k for k in OPEN_KEYS if k % 12 in tones and low <= k < low + 12) for low in OPEN_KEYS]
    whole = [keys for keys in choices if len(keys) == 3 and {key % 12 for key in keys} == set(tones)]
    return min(whole, key=lambda keys: (sum(abs(a - b) for a, b in zip(keys, before, strict=True)), keys))
