"""Facts of the seats of a finished game, the levels of their opponents included."""

from __future__ import annotations

from collections.abc import Sequence

from raccoon.app.seats import Seat
from raccoon.bots.game_bots import parts
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.facts import FactCounter, SeatFacts, count
from raccoon.engine.match import Match
from raccoon.games.registry import FACTS


def kind_of(game: str) -> type[SeatFacts]:
    """The record of the facts that a game has."""
    return _counter(game).kind


def facts(match: Match, seats: Sequence[Seat]) -> tuple[SeatFacts, ...]:
    """The facts of a finished game, seat by seat."""
    counter = _counter(match.game.name)(len(seats))
    count(match, counter)
    levels = [level(match.game.name, seat) for seat in seats]
    for place, own in enumerate(counter.facts):
        others = levels[:place] + levels[place + 1 :]
        own.weakest, own.strongest = min(others, default=0), max(others, default=0)
        own.people = sum(seat.is_person for seat in seats) - seats[place].is_person
    return tuple(counter.facts)


def level(game: str, seat: Seat) -> int:
    """The level of an opponent, from 1 for the weakest on; 0 for a person, and for a bot without one."""
    levels = GAME_BOTS[game].roster.levels
    name = parts(seat.controller)[0]
    return levels.index(name) + 1 if name in levels else 0


def _counter(game: str) -> type[FactCounter[SeatFacts]]:
    return FACTS.get(game, FactCounter)
