"""The notation of scores: a bar is eight sixteenths, a strain 12, 16 or 20 bars over chord symbols.

In the right hand a sixteenth is a note, ``-`` (the note is held), or ``.`` (a rest). ``c5`` is a single note,
``C5`` the same as an octave with a tone of the chord inside it, ``=c5`` a bare octave, ``~c5`` with the next
tone of the chord a third to a sixth below, ``,c5`` a light one between others. Accidentals follow the letter:
``f#5``, ``bb4``. The left hand plays the bar's chords, one or two.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

SLOTS, WALTZ = 8, 6
"""Sixteenths in a bar of two crotchets, and quavers in a bar of a waltz."""

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
KINDS = {
    "": (0, 4, 7),
    "7": (0, 4, 7, 10),
    "m": (0, 3, 7),
    "dim": (0, 3, 6, 9),
}
"""The tones of each kind of chord, in semitones above its root."""

NOTE = re.compile(r"([=~,]?)([A-Ga-g])([#b]?)(\d)")
CHORD = re.compile(r"([A-G])([#b]?)(7|m|dim|)(?:/([A-G])([#b]?))?")


@dataclass(frozen=True)
class Chord:
    """A chord symbol: its tones as pitch classes (root first) and the pitch class in the bass."""

    tones: tuple[int, ...]
    bass: int

    @classmethod
    def read(cls, symbol: str) -> "Chord":
        """Read ``G7``, ``Bbm``, ``F/C``; ValueError for anything else."""
        found = CHORD.fullmatch(symbol)
        if not found:
            raise ValueError(f"no chord: {symbol!r}")
        letter, sign, kind, under, under_sign = found.groups()
        root = step(letter, sign)
        bass = step(under, under_sign) if under else root
        return cls(tuple((root + tone) % 12 for tone in KINDS[kind]), bass)


@dataclass(frozen=True)
class Note:
    """A note: key (MIDI number), start and length in sixteenths; `weight` is its strength, about 1."""

    start: float
    length: float
    key: int
    weight: float


@dataclass(frozen=True)
class Bar:
    """The right hand's bar, slot by slot (eight sixteenths; in a waltz six quavers), the chord of each half,
    and the manner of the left hand (`patterns.PATTERNS`).
    """

    slots: tuple[str, ...]
    chords: tuple[Chord, Chord]
    unison: bool = False
    left: str = "s"

    def chord_at(self, place: int) -> Chord:
        """The chord at a slot."""
        return self.chords[place * 2 // len(self.slots)]

    @classmethod
    def read(cls, chords: str, melody: str, unison: bool = False) -> "Bar":
        """Read a bar; ValueError if its length is not eight sixteenths or six quavers."""
        slots = tuple(melody.split())
        if len(slots) not in (SLOTS, WALTZ) or not all(
            slot in "-." or NOTE.fullmatch(slot) for slot in slots
        ):
            raise ValueError(f"no bar of eight sixteenths: {melody!r}")
        symbols = [Chord.read(symbol) for symbol in chords.split()]
        return cls(slots, (symbols[0], symbols[-1]), unison)


@dataclass(frozen=True)
class Strain:
    """The bars of a strain, the last ones different when another pass follows; for the second and later
    passes a manner a bar (`variation.MANNERS`), in the form that `fitted` takes.
    """

    bars: tuple[Bar, ...]
    again: tuple[Bar, ...] = ()
    manners: tuple[str, ...] = ()

    @classmethod
    def read(cls, lines: str, again: str = "", manners: Sequence[str] = (), unison: bool = False) -> "Strain":
        """Read one bar a line, ``chords | melody``; `again` is the ending before a repetition."""
        return cls(_bars(lines, unison), _bars(again, unison), tuple(manners))

    def passes(self, number: int, last: bool) -> tuple[Bar, ...]:
        """The bars of one pass, counted from 0, before variation; `last` when none follows."""
        bars = self.bars if last else (*self.bars[: len(self.bars) - len(self.again)], *self.again)
        return bars if len(bars) <= INTRODUCTION else breathed(bars, number % 2)

    def manner(self, number: int) -> str:
        """The manner letters of one pass: the first is as written, the last one is used for all later
        ones.
        """
        if number == 0 or not self.manners:
            return "." * len(self.bars)
        return fitted(self.manners[min(number, len(self.manners)) - 1], len(self.bars))


INTRODUCTION, SHORT, WHOLE, LONG = 4, 12, 16, 20
"""The bars of an introduction, which is played as written, and of strains."""


def fitted(letters: str, size: int) -> str:
    """The letters of a whole strain adapted to another size: a short one has no third phrase; in a long one
    the second phrase is repeated before the last.
    """
    if len(letters) != WHOLE:
        return letters
    middle = {SHORT: "", WHOLE: letters[8:12], LONG: letters[8:12] + letters[4:8]}[size]
    return letters[:8] + middle + letters[12:]


def breathed(bars: Sequence[Bar], number: int) -> tuple[Bar, ...]:
    """A strain with phrasing for the first pass or a later one: phrases end on a long note and a rest, and
    some notes come early, tied over the bar, in other places each time.
    """
    slots = [list(bar.slots) for bar in bars]
    before_last = len(slots) - 1
    for place in (3, 7, 11, 15) if number == 0 else (5, 7, 13, 17):
        if place < before_last:
            _come_to_rest(slots[place])
    for place in (1, 5, 9, 13) if number == 0 else (1, 9, 11, 17):
        if place < before_last - 1:
            _tie_over(slots[place], slots[place + 1])
    return tuple(replace(bar, slots=tuple(played)) for bar, played in zip(bars, slots, strict=True))


def _come_to_rest(slots: list[str]) -> None:
    """Hold the note in the middle of the bar, then rest."""
    middle, end = len(slots) // 2, -(-len(slots) * 5 // 8)
    last = max((place for place in range(middle) if slots[place] not in "-."), default=None)
    if last is not None:
        slots[last + 1 :] = ["-"] * (end - last - 1) + ["."] * (len(slots) - end)


def _tie_over(slots: list[str], after: list[str]) -> None:
    """Play the next bar's first note one slot early."""
    if after[0] not in "-." and slots[-1] == "-":
        slots[-1], after[0] = after[0], "-"


def _bars(lines: str, unison: bool) -> tuple[Bar, ...]:
    return tuple(_bar(line, unison) for line in lines.strip().splitlines())


def _bar(line: str, unison: bool) -> Bar:
    chords, _, melody = line.partition("|")
    return Bar.read(chords, melody, unison)


def step(letter: str, sign: str = "") -> int:
    """The pitch class of a letter with its sign."""
    return (STEPS[letter.lower()] + {"#": 1, "b": -1, "": 0}[sign]) % 12


def key_of(slot: str) -> int:
    """The MIDI number of a written note."""
    found = NOTE.fullmatch(slot)
    if not found:
        raise ValueError(f"no note: {slot!r}")
    _, letter, sign, octave = found.groups()
    return 12 * (int(octave) + 1) + STEPS[letter.lower()] + {"#": 1, "b": -1, "": 0}[sign]
