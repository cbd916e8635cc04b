"""A reader of games that names the character that played: ``python -m tests.bots.reader --game GAME``.

It sees one seat's moves in ten games, without a name: the frequency of each kind of move, in the whole game
and at its beginning, the things and amounts named, and the gains of the seat and of the others. It has
learned from other games (linear discriminants) and is tested on new ones. Every character plays at the
smallest table, against bots of its level without a character.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy

from raccoon.bots.arena import Step, Tournament, moves
from raccoon.bots.assessor import Assessor
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.events import Command
from raccoon.games.registry import GAMES
from tests.bots.conduct import share

TEN = 10
"""The number of games of a character that are read at a time."""
OPENING = 0.25
"""The share of a seat's moves that is its opening."""
SHRINKAGE = 0.2
"""The shrinkage of the covariance to its diagonal: there are many moves, but few games."""

CHANGES = ("own", "of others", "of all")
"""The changes by a move: points of the seat and of the others, the chance that not all lose."""
MEAN = "mean of "
"""The prefix of the names of mean amounts."""
LEAST = 0.05
"""The least spread of a number, as a share of the usual one."""
Traits = dict[str, float]


class Game(NamedTuple):
    """The traits of a seat's moves in a game, its share of the win, and the number of moves of each kind."""

    traits: Traits
    won: float
    kinds: Mapping[str, int] = {}


def traits(made: Sequence[Command]) -> Traits:
    """The numbers of a seat's moves in a game.

    The share of each kind, also in the opening, and of moves like the one before; of each thing named, and of
    repeated things; mean amounts.
    """
    found: Traits = defaultdict(float)
    amounts: dict[str, list[int]] = defaultdict(list)
    opening, named = max(1, int(len(made) * OPENING)), set()
    for number, move in enumerate(made):
        kind = type(move).__name__
        found[kind] += 1 / len(made)
        found[f"{kind} early"] += (number < opening) / opening
        found[f"{kind} alike"] += (number > 0 and move == made[number - 1]) / len(made)
        for field, value in msgspec.structs.asdict(move).items():
            if isinstance(value, str):
                found[f"{kind} {value}"] += 1 / len(made)
                found[f"{kind} again"] += ((kind, value) in named) / len(made)
                named.add((kind, value))
            elif field != "seat" and isinstance(value, int):
                amounts[f"{MEAN}{kind} {field}"].append(value)
    return found | {name: sum(values) / len(values) for name, values in amounts.items()}


def brought(made: Sequence[Step], seat: int, assessor: Assessor) -> Traits:
    """The mean changes by moves, also by kind: expected points of the seat and of the others, and the chance
    that not all lose.
    """
    found: dict[str, list[float]] = defaultdict(list)
    for step in made:
        before, after = (_judged(state, seat, assessor) for state in (step.state, step.after))
        for name, old, new in zip(CHANGES, before, after, strict=True):
            found[name].append(new - old)
            found[f"{MEAN}{type(step.command).__name__} {name}"].append(new - old)
    return {name: sum(values) / len(values) for name, values in found.items()}


def _judged(state: Any, seat: int, assessor: Assessor) -> tuple[float, float, float]:
    worths = list(assessor.worths(state))
    return worths.pop(seat), sum(worths) / len(worths), assessor.not_lost(state)


def played(tournament: Tournament, number: int) -> Game:
    """The moves of the first bot in the tournament's game of that number, and its win."""
    seat, course = tournament.seating(number).index(tournament.bots[0]), list(moves(tournament, number))
    outcome = GAMES[tournament.game].outcome(course[-1].after) or ()
    winners = [place for place, how in enumerate(outcome) if how.won]
    made = [step for step in course if step.command.seat == seat]
    maker = GAME_BOTS[tournament.game].assessor
    assert maker
    found = traits([step.command for step in made]) | brought(made, seat, maker())
    kinds = Counter(type(step.command).__name__ for step in made)
    return Game(found, (seat in winners) / max(1, len(winners)), kinds)


class Reader:
    """Linear discriminants between characters, learned from the traits of their games."""

    def __init__(self, known: Mapping[str, Sequence[Game]]) -> None:
        self.characters = list(known)
        self._names = sorted({name for games in known.values() for game in games for name in game.traits})
        tables = [self._table(games) for games in known.values()]
        whole = numpy.concatenate(tables)
        self._usual, self._spread = numpy.nanmean(whole, axis=0), numpy.nanstd(whole, axis=0) + LEAST
        scaled = [self._scaled(table) for table in tables]
        self._means = numpy.array([table.mean(axis=0) for table in scaled])
        rest = numpy.concatenate([table - table.mean(axis=0) for table in scaled])
        covariance = rest.T @ rest / len(rest)
        alone = numpy.diag(numpy.diag(covariance) + LEAST)
        self._inverse = numpy.linalg.inv((1 - SHRINKAGE) * covariance + SHRINKAGE * alone)

    def name(self, games: Sequence[Game]) -> str:
        """The character that most probably played these games."""
        gaps = self._means - self._scaled(self._table(games)).mean(axis=0)
        return self.characters[int(numpy.argmin(((gaps @ self._inverse) * gaps).sum(axis=1)))]

    def _table(self, games: Sequence[Game]) -> Any:
        """One row a game; the mean amount of moves that were not made is missing."""
        nothing = [numpy.nan if name.startswith(MEAN) else 0.0 for name in self._names]
        rows = [[game.traits.get(*one) for one in zip(self._names, nothing, strict=True)] for game in games]
        return numpy.array(rows)

    def _scaled(self, table: Any) -> Any:
        return numpy.nan_to_num((table - self._usual) / self._spread)


def gallery(game: str, level: str, games: int, seed: str) -> dict[str, list[Game]]:
    """Games of every character at the smallest table, against bots without one."""
    every, players = {}, GAMES[game].seats[0]
    for who in GAME_BOTS[game].roster.personalities:
        bots = (f"{level}:{who}", *[level] * (players - 1))
        tournament = Tournament(game, players, bots, games, seed)
        every[who] = [played(tournament, number) for number in range(games)]
    return every


def named(reader: Reader, unseen: Mapping[str, Sequence[Game]]) -> Iterator[tuple[str, str]]:
    """For ten games at a time: the character that played them, and the one that the reader names."""
    for who, games in unseen.items():
        for first in range(0, len(games) - TEN + 1, TEN):
            yield who, reader.name(games[first : first + TEN])


def habits(games: Sequence[Game]) -> str:
    """The moves of each kind a game, most frequent first."""
    kinds = sum((Counter(game.kinds) for game in games), Counter[str]())
    return ", ".join(f"{kind} {count / len(games):.2f}" for kind, count in kinds.most_common())


def main() -> None:
    """Test the reader: print its share of right names, and for each character its wins and the names
    it got.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="raccoon_tycoon")
    parser.add_argument("--level", default="shrewd")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="reader")
    asked = parser.parse_args()
    known, unseen = (gallery(asked.game, asked.level, asked.games, f"{asked.seed}/{n}") for n in range(2))
    found = list(named(Reader(known), unseen))
    right = sum(who == name for who, name in found)
    print(f"right {share(right, len(found))}")
    for who in known:
        names = Counter(name for played, name in found if played == who)
        games = (*known[who], *unseen[who])
        won = sum(game.won for game in games)
        print(f"{who:12} wins {share(won, len(games))}, taken for {dict(names.most_common())}")
        print(f"{'':12} a game: {habits(games)}")


if __name__ == "__main__":
    main()
