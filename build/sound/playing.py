"""The performance of a score: time, touch and room, from the first note to the last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from sound.band import joined
from sound.hands import left_hand, right_hand
from sound.instruments import JOINING
from sound.notation import Bar, Note
from sound.phrasing import moments, pedalled, sung, swell_of
from sound.piano import damper, early, sympathetic
from sound.signal import Wave, add, chance, faded, programme_loudness, room, seconds, tamed, true_peak
from sound.suite import Rag

LUFS = -16.6
"""The loudness of every piece."""

CEILING = -2.6
"""The highest true peak in dBFS before encoding as OGG, which may add a little."""

TAIL = 2.6
"""Seconds after the last bar."""

LILT = 0.09
"""The delay of the second sixteenth of each pair, in sixteenths: not quite even, not quite swung."""

SPREAD = 0.004
"""Seconds between the fingers of a chord: the melody and the left hand's lowest note come first."""
LOOSE, STEADY = 0.0095, 0.008
"""The seconds by which strokes are early or late (standard deviation), for most players and for those that
keep time.
"""
FINGERS, DRIFT = 0.0015, 0.5
"""The same for one finger relative to another; the share of a stroke's lateness that passes to the next."""
TOUCH = 0.10
"""The variation of the touch, as a share of its strength (a standard deviation)."""

RIGHT, LEFT = HANDS = ("right", "left")
"""The two hands, which play the first strain alone."""
STRENGTH = {"tuba": 0.56, "banjo": 0.68, "brushes": 0.70, "clarinet": 0.82}
"""The strength of the instruments that join in."""

SOFTLY, LOW = 0.85, 48
"""The dynamics below which a strain has more pedal, and the key below which the pedal then holds the left
hand's notes.
"""

LAST = 0.9
"""The extra seconds for which the last chord is held."""

FOOT = 0.05
"""Seconds after the beat at which the pedal is pressed, so that struck notes are held."""


def length_of(rag: Rag) -> float:
    """Seconds from the first beat until the last chord has died away."""
    return float(moments(rag)[-1]) + TAIL


def render(rag: Rag) -> Wave:
    """The whole piece in stereo, from its first note until its last one has died away."""
    return faded(levelled(sounding(rag, performed(rag), length_of(rag))), 0.001, TAIL / 2)


def sounding(rag: Rag, notes: Iterable[Struck], length: float) -> Wave:
    """These notes on the instruments of the piece, in its room, for `length` seconds, at any loudness."""
    count, band = seconds(length), rag.band
    mix, ringing = np.zeros((count, 2)), np.zeros((count, 2))
    voices = JOINING | {RIGHT: band.right, LEFT: band.left}
    for struck in notes:
        wave = voices[struck.player](struck.key, struck.length, struck.velocity)
        add(mix, wave, struck.at)
        if struck.player in HANDS:
            add(ringing, wave, struck.at, struck.pedal)
    rung = mix + sympathetic(ringing) + pedals(rag, count) if band.strings else mix
    return room(early(rung), band.wet, band.echo)[:count]


def pedals(rag: Rag, count: int) -> Wave:
    """The sound of all dampers together as the pedal is pressed and released."""
    out, when = np.zeros((count, 2)), moments(rag)
    bars = [bar for bar, _ in rag.bars]
    down = [depth == 1.0 for depth in pedalled(bars)]
    size = len(bars[0].slots)
    for number, now in enumerate(down):
        if now:
            add(out, damper(number, lifted=True), float(when[number * size]) + FOOT)
            add(out, damper(number, lifted=False), float(when[(number + 1) * size]) - FOOT / 2)
    return out


@dataclass(frozen=True)
class Struck:
    """A played note: second, length, key, velocity, player, depth of the pedal; the seconds by which it is
    later than in the score, and how much stronger than in its phrase.
    """

    at: float
    length: float
    key: int
    velocity: float
    player: str
    pedal: float
    late: float
    harder: float

    @property
    def right(self) -> bool:
        """Return whether it is of the right hand."""
        return self.player == RIGHT


def performed(rag: Rag) -> Iterator[Struck]:
    """Every played note, the right hand's first and the band's last; the same in every run."""
    bars, touch = rag.bars, chance(rag.seed)
    written, clock = [bar for bar, _ in bars], Clock(rag)
    pedal = pedalled(written)
    for player, part, strength in _parts(rag, written):
        freedom = Freedom(
            rag.seed + sum(player.encode()), STEADY if player in ("brushes", "banjo") else LOOSE
        )
        for note, line, place in spread(part):
            bar = int(note.start) // clock.size
            level = strength * note.weight * line * bars[bar][1] * swell_of(rag, note.start)
            at, length = clock.times(note, soft=player == LEFT and bars[bar][1] < SOFTLY)
            late = max(-at, freedom.late(place) + (SPREAD * place if player in HANDS else 0.0))
            harder = float(touch.normal(1, TOUCH))
            velocity = float(np.clip(level * harder, 0.1, 1))
            yield Struck(at + late, length, note.key, velocity, player, pedal[bar], late, harder)


def _parts(rag: Rag, written: list[Bar]) -> Iterator[tuple[str, Iterable[tuple[Note, float]], float]]:
    """Every player with the notes, in order of time, and their strength."""
    yield RIGHT, sung(sorted(right_hand(written), key=lambda note: (note.start, -note.key))), 0.66
    yield LEFT, ((note, 1.0) for note in sorted(left_hand(written), key=lambda n: (n.start, n.key))), 0.54
    band = list(joined(rag))
    for player in JOINING:
        part = [(note, 1.0) for name, note in band if name == player]
        yield player, sorted(part, key=lambda struck: struck[0].start), rag.band.joined * STRENGTH[player]


class Freedom:
    """A player's deviation from the beat: it drifts from stroke to stroke, and each finger has its own."""

    def __init__(self, seed: int, spread: float) -> None:
        self._chance, self._spread, self._drift = chance(seed + 500), spread, 0.0

    def late(self, place: int) -> float:
        """The lateness in seconds of the next finger; a stroke begins with the one at place 0."""
        if place == 0:
            new = self._chance.normal(0, self._spread)
            self._drift = DRIFT * self._drift + (1 - DRIFT**2) ** 0.5 * new
        return float(np.clip(self._drift + self._chance.normal(0, FINGERS), -2.5 * LOOSE, 2.5 * LOOSE))


def spread(hand: Iterable[tuple[Note, float]]) -> Iterator[tuple[Note, float, int]]:
    """Notes struck together are spread in order, the first of each counted 0."""
    for _, together in groupby(hand, key=lambda struck: struck[0].start):
        for place, (note, line) in enumerate(together):
            yield note, line, place


class Clock:
    """The conversion from slots to seconds."""

    def __init__(self, rag: Rag) -> None:
        self.moments = moments(rag)
        self.size = len(rag.bars[0][0].slots)
        self._lilt = LILT if rag.beat == 4 else 0.0  # a waltz is even

    def times(self, note: Note, soft: bool) -> tuple[float, float]:
        """The second at which a note is struck, and its length: short ones are separated, long ones legato.

        The last notes ring on. In a `soft` strain the pedal holds a low note until the next half of the bar.
        """
        held = note.length * (0.9 if note.length < 2 else 0.97)
        if soft and note.key < LOW:
            held = max(held, self.size / 2 - note.start % (self.size / 2))
        at = self._second(note.start + self._lilt * (note.start % 2 == 1))
        end = self._second(note.start + held)
        return at, max(0.05, end - at) + LAST * (note.start + note.length > len(self.moments) - 2)

    def _second(self, slot: float) -> float:
        return float(np.interp(slot, np.arange(len(self.moments)), self.moments))


def levelled(loop: Wave) -> Wave:
    """The piece at its loudness and without a constant part, below the ceiling."""
    out = loop - loop.mean(0)
    out = tamed(out * 10 ** ((LUFS - programme_loudness(out)) / 20), CEILING)
    out *= 10 ** ((LUFS - programme_loudness(out)) / 20)
    peak = true_peak(out)
    return np.asarray(out * min(1.0, 10 ** (CEILING / 20) / peak))
