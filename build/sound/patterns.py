"""The manners of the left hand: how it plays a bar's chords."""

from collections.abc import Callable, Iterator

from sound.grip import Grip, bass, between, held_octaves, low_key, nearest, octave, struck
from sound.notation import WALTZ, Chord, Note

Pattern = Callable[[Grip], Iterator[Note]]


def _stride(grip: Grip) -> Iterator[Note]:
    """Low octave, chord, low note, chord; a waltz has one low octave and two chords."""
    yield from bass(grip.start, grip.chords[0], root=True)
    if grip.size == WALTZ:
        yield from struck(grip.start + 2, grip.hands[0])
        yield from struck(grip.start + 4, grip.hands[1])
        return
    yield from struck(grip.start + 2, grip.hands[0])
    yield from bass(grip.half(1), grip.chords[1], grip.chords[1] != grip.chords[0])
    yield from struck(grip.half(1) + 2, grip.hands[1])


def _walk(grip: Grip) -> Iterator[Note]:
    """Octaves that walk to the bass of the next bar, the last step from its neighbour."""
    for step, key in enumerate(_way(grip)):
        yield from octave(grip.start + 2 * step, key, 1.6, 1.1)


def _way(grip: Grip) -> list[int]:
    """The lower keys of the octaves, one to a beat."""
    count, begin = grip.size // 2, low_key(grip.chords[0].bass)
    if grip.changes:
        turn = nearest(grip.chords[1].bass, begin)
        keys = [begin, between(begin, turn, grip.chords[0]), turn]
    else:
        turn, keys = begin, _climb(grip.chords[0], begin, nearest(grip.towards, begin), count)
    end = nearest(grip.towards, turn)
    return [*keys, end + (1 if turn > end else -1)][:count]


def _climb(chord: Chord, begin: int, end: int, count: int) -> list[int]:
    """All keys but the last: by step over a long distance, else up the chord."""
    if abs(end - begin) < count - 1:
        return [begin + (tone - chord.bass) % 12 for tone in (chord.bass, *chord.tones[1:3])][: count - 1]
    return [begin + round((end - begin) * step / count) for step in range(count - 1)]


def _break(grip: Grip) -> Iterator[Note]:
    """One stroke; then the right hand is alone."""
    yield from bass(grip.start, grip.chords[0], root=True)
    yield from struck(grip.start, grip.hands[0], 0.9)


def _stop(grip: Grip) -> Iterator[Note]:
    """Stop-time: the band strikes on the first beat and before the next bar only."""
    yield from _break(grip)
    yield from struck(grip.start + grip.size - 2, grip.hands[1], 0.8)


def _tenor(grip: Grip) -> Iterator[Note]:
    """A long low octave, and above it a line of the thumb."""
    yield from held_octaves(grip, 0.9)
    low, middle, high = grip.hands[0]
    line = (high, middle, grip.hands[1][2]) if grip.size > WALTZ else (high, grip.hands[1][1])
    for step, key in enumerate(line, 1):
        yield Note(grip.start + 2 * step, 1.9, key, 0.62)
    yield Note(grip.start + 2, 1.8 if grip.changes else 3.6, low, 0.34)


def _voice(grip: Grip) -> Iterator[Note]:
    """A long low octave, and above it a second voice that leads to the next bar."""
    yield from held_octaves(grip, 0.9)
    now, then, after = grip.voice
    turn = int(grip.half(1)) - grip.start
    if then == now:
        yield Note(grip.start + 2, grip.size - 3, now, 0.72)
    else:
        yield Note(grip.start + 2, turn - 2, now, 0.7)
        yield Note(grip.start + turn, grip.size - turn - 1, then, 0.74)
    yield Note(grip.start + grip.size - 1, 1.4, _step(then, after), 0.6)
    if grip.size > WALTZ:
        yield Note(grip.start + 3, 1.0, min(grip.hands[0]), 0.3)


def _step(key: int, after: int) -> int:
    """The next key on the way to another; a neighbour of it where both are near or the same."""
    if abs(after - key) > 2:
        return key + (2 if after > key else -2)
    return after - 1 if after >= key else after + 1


def _catch(grip: Grip) -> Iterator[Note]:
    """The chord answers twice, the second time too early."""
    yield from bass(grip.start, grip.chords[0], root=True)
    yield from struck(grip.start + 2, grip.hands[0], 0.7)
    yield from struck(grip.start + 3, grip.hands[0], 0.8)
    if grip.size > WALTZ:
        yield from bass(grip.half(1), grip.chords[1], grip.chords[1] != grip.chords[0])
        yield from struck(grip.half(1) + 2, grip.hands[1])


def _long(grip: Grip) -> Iterator[Note]:
    """An octave and a rolled chord, held by the pedal to the end of the bar."""
    yield from held_octaves(grip, 1.0)
    length = grip.half(1) - grip.start - 2 if grip.changes else grip.size - 2.4
    for step, key in enumerate(grip.hands[0]):
        yield Note(grip.start + 2 + 0.12 * step, length, key, 0.5)
    if grip.changes:
        yield from struck(grip.half(1) + 1, grip.hands[1], grip.half(2) - grip.half(1) - 1.2)


def _habanera(grip: Grip) -> Iterator[Note]:
    """The Spanish tinge: three, three and two."""
    yield from bass(grip.start, grip.chords[0], root=True)
    yield from struck(grip.start + 3, grip.hands[0], 0.9)
    yield from bass(grip.half(1), grip.chords[1], root=False)
    yield from struck(grip.half(1) + 2, grip.hands[1])


def _creep(grip: Grip) -> Iterator[Note]:
    """One low step a beat, the second next to the next bar's bass; the chord is very soft."""
    begin, end = low_key(grip.chords[0].bass), low_key(grip.towards)
    yield Note(grip.start, 1.6, begin, 0.8)
    yield from struck(grip.start + 2, grip.hands[0][1:], 0.6)
    yield Note(grip.half(1), 1.6, end + (1 if begin > end else -1), 0.66)


def _tiptoe(grip: Grip) -> Iterator[Note]:
    """Heel and toe: root and fifth, each answered by one high string."""
    yield Note(grip.start, 1.4, low_key(grip.chords[0].bass), 0.8)
    yield Note(grip.start + 2, 0.8, grip.hands[0][2], 0.42)
    yield Note(grip.half(1), 1.4, low_key(grip.chords[1].tones[2]), 0.62)
    yield Note(grip.start + grip.size - 2, 0.8, grip.hands[1][1], 0.38)


def _wait(grip: Grip) -> Iterator[Note]:
    """A step; nothing; and the chord too early for the next bar."""
    yield Note(grip.start, 2, low_key(grip.chords[0].bass), 0.8)
    yield from struck(grip.start + grip.size - 3, grip.hands[1], 0.7)


def _pulse(grip: Grip) -> Iterator[Note]:
    """Three, three and two on one low note."""
    for place in range(0, grip.size, 3):
        yield Note(grip.start + place, 1.2, low_key(grip.chords[place > grip.size // 2].bass), 0.8)
        yield Note(grip.start + place + 1, 0.7, grip.hands[0][place % 2], 0.3)


def _gnaw(grip: Grip) -> Iterator[Note]:
    """The low note, and a dissonant one above it, over and over."""
    for place in range(0, grip.size, 2):
        low = low_key(grip.chords[2 * place >= grip.size].bass)
        yield Note(grip.start + place, 1.0, low + (place % 4 == 2), 0.78)
        yield Note(grip.start + place + 1, 0.6, low + 12, 0.34)


def _scurry(grip: Grip) -> Iterator[Note]:
    """Up and down the chord, a note in every slot but one."""
    for place in (place for place in range(grip.size) if place != 5):
        chord = grip.chords[2 * place >= grip.size]
        climbs = (0, chord.tones[1] - chord.tones[0], chord.tones[2] - chord.tones[0], 12)
        climb = climbs[(0, 2, 3, 2, 1, 2)[place % 6]] % 12 + 12 * (place % 6 == 2)
        yield Note(grip.start + place, 0.8, low_key(chord.tones[0]) + climb, 0.72 if place % 4 == 0 else 0.46)


def _close(grip: Grip) -> Iterator[Note]:
    """The end: the tonic, its chord, and the tonic once more with all notes of the hand."""
    yield from bass(grip.start, grip.chords[0], root=True)
    yield from struck(grip.start + 2, grip.hands[0])
    yield from octave(grip.start + 4, low_key(grip.chords[1].bass), grip.size - 4, 1.2)
    yield from struck(grip.start + 4, grip.hands[1], grip.size - 4)


PATTERNS: dict[str, Pattern] = {
    "s": _stride,
    "o": _walk,
    "b": _break,
    "x": _stop,
    "t": _tenor,
    "v": _voice,
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
