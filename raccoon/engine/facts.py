"""Facts of a finished game: named whole numbers about each seat, counted in one pass over its log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from raccoon.engine.events import Event
    from raccoon.engine.game import SeatOutcome
    from raccoon.engine.match import Match

NEVER = 99
"""The round number of something that has not happened."""


class SeatFacts(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The facts of one seat, by field name. A yes-or-no fact is 1 or 0."""

    won: int = 0
    """The seat has won, alone or with others."""
    shared: int = 0
    """The seat has won together with others."""
    all_lost: int = 0
    """No seat has won."""
    place: int = 1
    """Its place: all winners are first; where all have lost all are first."""
    points: int = 0
    """Its points."""
    margin: int = 0
    """Points ahead of the best other seat, negative if behind."""
    seats: int = 0
    """The number of seats."""
    turn_order: int = 0
    """Its place in the order of play, from 1 on; 0 where the game has no such order."""
    rounds: int = 0
    """The number of rounds played."""
    moves: int = 0
    """The number of commands the seat gave."""
    led: int = 0
    """Rounds after which it alone had most points, as an onlooker knows."""
    deficit: int = 0
    """The most points it was behind the best other seat at the end of a round, as an onlooker knows."""
    weakest: int = 0
    """The level of its weakest opponent, from 1 on; 0 where an opponent is a person or has no level."""
    strongest: int = 0
    """The level of its strongest opponent; 0 where none has a level."""
    people: int = 0
    """The number of people among its opponents."""


SeatFactsT = TypeVar("SeatFactsT", bound=SeatFacts)


class FactCounter(Generic[SeatFactsT]):
    """Counts the facts of one game. A game has a subclass with its own `kind` of facts."""

    kind: ClassVar[type[SeatFacts]] = SeatFacts

    def __init__(self, seats: int) -> None:
        self.facts: list[Any] = [self.kind(seats=seats) for _ in range(seats)]
        self._seen: tuple[Any, ...] = (None,) * seats

    def event(self, event: Event, before: Any) -> None:
        """Count an event; `before` is the state before it."""

    def state(self, state: Any) -> None:
        """Count from a state: the first one, and that after each command."""

    def end(self, state: Any) -> None:
        """Count the last state."""

    def changed(self, players: tuple[Any, ...]) -> Iterator[tuple[Any, Any]]:
        """Yield the facts and the record of each player whose record has changed since the last call."""
        seen, self._seen = self._seen, players
        return ((own, new) for own, new, old in zip(self.facts, players, seen, strict=True) if new is not old)

    def order(self, first: int) -> None:
        """Set each seat's place in the order of play, which begins with the seat `first`."""
        for seat, facts in enumerate(self.facts):
            facts.turn_order = (seat - first) % len(self.facts) + 1


def count(match: Match, kind: type[FactCounter[Any]]) -> tuple[Any, ...]:
    """Return the facts of each seat of a finished game, from one pass over its log with a counter."""
    counter = kind(match.game.players(match.state))
    counter.state(match.state_after(0))
    game, rounds = match.game, 1
    for number, entry in enumerate(match.entries, 1):
        counter.facts[entry.command.seat].moves += 1
        before, state = match.state_after(number - 1), match.state_after(number)
        for event in entry.events:
            counter.event(event, before)
            before = state if event is entry.events[-1] else game.evolve(before, event)
        counter.state(state)
        if (reached := game.progress(state).number) > rounds:
            _round_over(counter, game.standing(match.view(None, number)))
            rounds = reached
    counter.end(match.state)
    _end(counter, game.outcome(match.state) or (), rounds)
    return tuple(counter.facts)


def _ahead(points: tuple[int, ...], seat: int) -> int:
    return points[seat] - max((*points[:seat], *points[seat + 1 :]), default=0)


def _round_over(counter: FactCounter[Any], standing: tuple[int, ...]) -> None:
    for seat in range(len(standing)):
        ahead, facts = _ahead(standing, seat), counter.facts[seat]
        facts.led += ahead > 0
        facts.deficit = max(facts.deficit, -ahead)


def _end(counter: FactCounter[Any], outcome: tuple[SeatOutcome, ...], rounds: int) -> None:
    points, winners = tuple(end.points for end in outcome), sum(end.won for end in outcome)
    for seat, end in enumerate(outcome):
        facts = counter.facts[seat]
        facts.won, facts.shared = int(end.won), int(end.won and winners > 1)
        facts.all_lost = int(not winners)
        facts.place, facts.points, facts.rounds = place_of(outcome, seat), end.points, rounds
        facts.margin = _ahead(points, seat)


def place_of(outcome: tuple[SeatOutcome, ...], seat: int) -> int:
    """Return the place of a seat: all winners are first; where all have lost all are first."""
    if outcome[seat].won or not any(end.won for end in outcome):
        return 1
    return 1 + sum(end.won or end.points > outcome[seat].points for end in outcome)
