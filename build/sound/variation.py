"""The variation of a repeated strain: how the right hand plays it the second time, a letter a bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from sound.notation import Bar, Chord, key_of

NAMES = ("c", "c#", "d", "eb", "e", "f", "f#", "g", "ab", "a", "bb", "b")
LOWEST, HIGHEST = 67, 96
"""The key below which a note gets no octave below it, and the key (a flute's highest C) above which none is
moved up.
"""
MAJOR, MINOR = (0, 2, 4, 5, 7, 9, 11), (0, 2, 3, 5, 7, 8, 10)
"""The tones of a scale, in semitones above its tonic."""


@dataclass(frozen=True)
class Sung:
    """A written note in its place: its slot and length in slots, the chord under it, the scale, and the key
    of the next note (its own if there is none).
    """

    slot: str
    place: int
    length: int
    chord: Chord
    scale: frozenset[int]
    after: int

    @property
    def key(self) -> int:
        """Its key (MIDI number)."""
        return key_of(self.slot)

    def next_above(self, key: int) -> int:
        """The tone of the scale above a key."""
        return next(k for k in range(key + 1, key + 4) if k % 12 in self.scale)

    def chord_below(self, key: int) -> int:
        """The tone of the chord below a key, at least a minor third away."""
        return next(k for k in range(key - 3, key - 13, -1) if k % 12 in self.chord.tones)


Manner = Callable[[Sung], list[str]]
"""The variation of a note: a list of as many slots as it has."""


def varied(bars: Sequence[Bar], manners: str) -> tuple[Bar, ...]:
    """The bars, each in the manner of its letter in `manners`; "." leaves a bar as written.

    A bar that is too high to be moved up is played in octaves.
    """
    size, out = len(bars[0].slots), [slot for bar in bars for slot in bar.slots]
    top = [max((key_of(slot) for slot in bar.slots if slot not in "-."), default=0) for bar in bars]
    letters = [
        "o" if letter == "h" and key + 12 > HIGHEST else letter
        for letter, key in zip(manners, top, strict=True)
    ]
    for start, sung in _notes(bars):
        out[start : start + sung.length] = MANNERS[letters[start // size]](sung)
    parts = (tuple(out[number * size : (number + 1) * size]) for number in range(len(bars)))
    return tuple(replace(bar, slots=slots) for bar, slots in zip(bars, parts, strict=True))


def _notes(bars: Sequence[Bar]) -> Iterator[tuple[int, Sung]]:
    """Every note with the slot of its start, counted from the first bar."""
    size, slots = len(bars[0].slots), [slot for bar in bars for slot in bar.slots]
    tonic = bars[-1].chords[1]
    starts = [place for place, slot in enumerate(slots) if slot not in "-."]
    for number, start in enumerate(starts):
        length = 1
        while start + length < len(slots) and slots[start + length] == "-":
            length += 1
        chord = bars[start // size].chord_at(start % size)
        follows = starts[min(number + 1, len(starts) - 1)]
        yield (
            start,
            Sung(slots[start], start % size, length, chord, scale(tonic, chord), key_of(slots[follows])),
        )


def scale(tonic: Chord, chord: Chord) -> frozenset[int]:
    """The pitch classes of a scale in a key while a chord sounds: the chord's, and those of the key except
    those that a foreign tone of the chord replaces.
    """
    steps = MINOR if (tonic.tones[1] - tonic.tones[0]) % 12 == 3 else MAJOR
    home = {(tonic.tones[0] + step) % 12 for step in steps}
    replaced = {_stands_for(tone, chord) for tone in chord.tones if tone not in home}
    return frozenset({*chord.tones, *(home - replaced)})


def _stands_for(tone: int, chord: Chord) -> int:
    """The tone of the key that a foreign tone replaces: a major third or the root of a diminished chord is
    raised, any other lowered.
    """
    third = (chord.tones[1] - chord.tones[0]) % 12
    raised = tone == chord.tones[1] if third == 4 else tone == chord.tones[0] and len(chord.tones) == 4
    return (tone - 1 if raised else tone + 1) % 12


def name(key: int) -> str:
    """The notation of a key."""
    return f"{NAMES[key % 12]}{key // 12 - 1}"


def _like(slot: str, other: str) -> str:
    """Another note with the same fullness as this one."""
    return other.capitalize() if slot[0].isupper() else (slot[0] if slot[0] in "~=," else "") + other


def _held(first: str, length: int) -> list[str]:
    return [first, *["-"] * (length - 1)]


def _as_written(sung: Sung) -> list[str]:
    return _held(sung.slot, sung.length)


def _octaves(sung: Sung) -> list[str]:
    """Long notes as full octaves, short ones as bare ones."""
    if sung.key < LOWEST:
        return _as_written(sung)
    full = name(sung.key).capitalize() if sung.length > 1 else f"={name(sung.key)}"
    return _held(full, sung.length)


def _higher(sung: Sung) -> list[str]:
    """An octave higher, like a musical box: full octaves become pairs."""
    sign = "~" if sung.slot[0].isupper() else sung.slot[0] if sung.slot[0] in "~=," else ""
    return _held(sign + name(sung.key + 12), sung.length)


def _lower(sung: Sung) -> list[str]:
    """An octave lower, where a reed is dark."""
    key = sung.key - 12 if sung.key >= LOWEST else sung.key
    return _held(_like(sung.slot, name(key)), sung.length)


def _running(sung: Sung) -> list[str]:
    """No note is held: the hand plays down into the chord and back, and on to the next note."""
    below = sung.chord_below(sung.key)
    fillers = [below if place % 2 else sung.key for place in range(1, sung.length)]
    way = _on_the_way(sung)
    if fillers and way is not None:
        fillers[-1] = way
    return [sung.slot, *(f",{name(key)}" for key in fillers)]


def _on_the_way(sung: Sung) -> int | None:
    """The last note before the next one, if there is a tone between them."""
    way = range(min(sung.key, sung.after) + 1, max(sung.key, sung.after))
    passed = [key for key in way if key % 12 in sung.scale]
    if not passed:
        return None
    return passed[len(passed) // 2] if len(passed) > 2 else passed[-1 if sung.after > sung.key else 0]


def _broken(sung: Sung) -> list[str]:
    """A broken octave: above and below in turn."""
    if sung.key < LOWEST:
        return _as_written(sung)
    return [name(sung.key) if place % 2 == 0 else f",{name(sung.key - 12)}" for place in range(sung.length)]


def _suspended(sung: Sung) -> list[str]:
    """The tone above on the beat, then the note."""
    if sung.length < 2 or sung.place % 4:
        return _as_written(sung)
    above, stays = name(sung.next_above(sung.key)), 1 if sung.length == 2 else 2
    return [*_held(_like(sung.slot, above), stays), *_held(sung.slot, sung.length - stays)]


def _turned(sung: Sung) -> list[str]:
    """A long note with a turn: up, back, and on."""
    if sung.length < 3:
        return _as_written(sung)
    return [sung.slot, f",{name(sung.next_above(sung.key))}", *_held(name(sung.key), sung.length - 2)]


def _delayed(sung: Sung) -> list[str]:
    """Delay a note on a beat by a slot, and hold the note before it."""
    if sung.length < 2 or sung.place % 4:
        return _as_written(sung)
    return ["-" if sung.place else ".", *_held(sung.slot, sung.length - 1)]


MANNERS: dict[str, Manner] = {
    ".": _as_written,
    "o": _octaves,
    "h": _higher,
    "l": _lower,
    "r": _running,
    "b": _broken,
    "s": _suspended,
    "g": _turned,
    "d": _delayed,
}
"""The variations by letter."""
