"""The moods of the seats: each lasts to the end of the turn after the one in which it arose."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Protocol

from raccoon.engine.events import Event
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT

LASTS = 2
"""The turns for which a mood lasts: the one in which it arose, and the next."""
Moods = tuple[str, ...]
Change = Mapping[int, str]
"""New moods by seat."""


def ended(event: Any, _: object) -> Change:
    """The moods at the end of a game whose last event has `points` of every seat and its `winners`."""
    return {seat: PLEASED if seat in event.winners else PUT_OUT for seat in range(len(event.points))}


@dataclass(frozen=True)
class Aloud:
    """New moods, as in `EventSpec.mood`, that are also voiced `after` so many seconds."""

    felt: str | Callable[[Any, Sequence[Event]], Change]
    after: float

    def __call__(self, event: Event, earlier: Sequence[Event]) -> Change:
        return self.felt(event, earlier) if callable(self.felt) else {event.seat or 0: self.felt}


class LogEntry(Protocol):
    """An entry of a match's log: a move."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the move."""


class Feelings:
    """Tracks everybody's mood and the turn in which it arose."""

    def __init__(self) -> None:
        self._moods: dict[int, tuple[str, int]] = {}
        self._turn = 0

    def feel(self, change: Change) -> None:
        """Set new moods."""
        self._moods |= {seat: (mood, self._turn) for seat, mood in change.items()}

    def turn_over(self) -> None:
        """End the turn and drop moods that have lasted long enough."""
        first = self._turn + 1 - LASTS
        self._moods = {seat: (mood, since) for seat, (mood, since) in self._moods.items() if since > first}
        self._turn += 1

    def moods(self, players: int) -> Moods:
        """The mood of every seat; calm by default."""
        return tuple(self._moods.get(seat, (CALM, 0))[0] for seat in range(players))


def lately(entries: Sequence[LogEntry], moves: int, ends_turn: Callable[[Event], bool]) -> Sequence[Event]:
    """The events of the last turns that may still cause moods after so many moves of a log."""
    first, turns = moves, 0
    while first > 0 and turns < LASTS:
        first -= 1
        turns += any(map(ends_turn, entries[first].events))
    return tuple(chain.from_iterable(entry.events for entry in entries[first:moves]))
