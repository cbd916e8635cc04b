"""The chance to win of every seat over a finished game, worked out place by place, better and better.

Its file may be deleted at any time: what is cut, foreign or of another game is not believed.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.files import read_regular, replace_whole
from raccoon.bots import assessor as judging
from raccoon.bots.assessor import Shares
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.match import Match

PLACES = 72
"""The points of a game that are judged besides its beginning, where it has as many moves."""
COARSE, SKETCHED, STEADY, GAMES = 4, 8, 20, 40
"""Every so manieth place is played on so often first, then every place, and at last those where it moves."""
MOVING = 0.12
"""A chance that changes by so much from a place to the next moves."""
LARGEST = 200_000
"""Bytes of a file that are looked at; ours take a tenth."""


class ChanceCourse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chances at some `places` (numbers of moves), each at its time in rounds: as judged at once (`now`),
    and the sums of what came of so many `games` played on, of as many `goals` as are wanted, once that is
    known. `key` tells of which game, and by whose judgement.
    """

    key: str
    places: tuple[int, ...]
    times: tuple[float, ...]
    now: tuple[Shares, ...]
    sums: tuple[Shares, ...]
    games: tuple[int, ...]
    goals: tuple[int, ...] = ()

    @property
    def chances(self) -> tuple[Shares, ...]:
        """The chance of each seat at every place, as far as it is known."""
        return tuple(map(judging.estimate, self.now, self.sums, self.games))

    @property
    def errors(self) -> tuple[Shares, ...]:
        """By how much each chance may be wrong, with 95 % confidence; the end is certain."""
        each = zip(self.chances, self.games, strict=True)
        found = [tuple([judging.error(chance, games) for chance in chances]) for chances, games in each]
        return (*found[:-1], (0.0,) * len(found[-1]))

    @property
    def doubt(self) -> float:
        """By how much a chance may usually be wrong."""
        found = [error for errors in self.errors[:-1] for error in errors]
        return sum(found) / max(1, len(found))

    @property
    def done(self) -> float:
        """The share of the games that have been played on."""
        return sum(self.games) / max(1, sum(self.goals) or GAMES * (len(self.games) - 1))

    def aimed(self) -> ChanceCourse:
        """With the goals by where the curve moves."""
        steps = [max(map(_gap, one, other)) for one, other in pairwise(self.chances)]
        moves = [max(near) >= MOVING for near in zip((0.0, *steps[:-1]), steps, strict=True)]
        return replace(self, goals=tuple([GAMES if moved else STEADY for moved in moves]))

    def beyond(self, moves: int) -> int:
        """The first place after a move that so many came before."""
        return next(place for place, at in enumerate(self.places) if at > moves)

    def played(self, place: int, end: Shares) -> ChanceCourse:
        """With one more game that was played on from a place."""
        games, sums = list(self.games), list(self.sums)
        games[place] += 1
        sums[place] = tuple([round(one + more, 4) for one, more in zip(sums[place], end, strict=True)])
        return replace(self, games=tuple(games), sums=tuple(sums))


class Judge:
    """Works out the course of a finished match; AppError for an unfinished one or a game without assessor."""

    def __init__(self, match: Match) -> None:
        maker = GAME_BOTS[match.game.name].assessor
        if maker is None or match.to_act():
            raise AppError("chances.unfinished" if maker else "chances.none")
        self.match, self.assessor = match, maker()

    def key(self) -> str:
        """The sign of this game and of the judgement, another one for whatever changes the chances."""
        match, by = self.match, self.assessor
        judge = judging.VERSION, judging.TRUST, by.version, by.ahead, sorted(by.spread.items()), PLACES
        told = match.game.name, match.game.rules_version, judge, match.seed, match.setup, match.entries
        return blake2b(msgspec.json.encode(told), digest_size=16).hexdigest()

    def begun(self) -> ChanceCourse:
        """The course as it is judged at once."""
        match, last = self.match, len(self.match.entries)
        count = min(last, PLACES)
        places = tuple(sorted({round(last * number / max(1, count)) for number in range(count + 1)}))
        states = [match.state_after(place) for place in places]
        now = tuple([judging.at_once(match.game, self.assessor, state) for state in states])
        nothing = tuple([(0.0,) * match.game.players(match.state)] * len(places))
        times = _times(match)
        at = tuple([times[place] for place in places])
        return ChanceCourse(self.key(), places, at, now, nothing, (0,) * len(places))

    def finished(self, course: ChanceCourse) -> Iterator[ChanceCourse]:
        """The course with ever more games played on, first every fourth place, last where the curve moves."""
        every = range(len(course.places) - 1)
        for step, goal in ((COARSE, SKETCHED), (1, SKETCHED), (1, STEADY)):
            course = yield from self._further(course, dict.fromkeys(every[::step], goal))
        if not course.goals:
            yield (course := course.aimed())
        yield from self._further(course, dict(enumerate(course.goals)))

    def _further(
        self, course: ChanceCourse, goals: Mapping[int, int]
    ) -> Generator[ChanceCourse, None, ChanceCourse]:
        """The course with so many games played on from each of these places."""
        for place, goal in goals.items():
            while course.games[place] < goal:
                course = course.played(place, self._played_on(course, place))
                yield course
        return course

    def _played_on(self, course: ChanceCourse, place: int) -> Shares:
        """The next game from a place; every place has the same chance, so that neighbours differ by moves."""
        match = self.match
        chance = Chance(f"{match.seed}/on", course.games[place])
        return judging.played_on(match.game, self.assessor, match.state_after(course.places[place]), chance)


def _times(match: Match) -> list[float]:
    """The time in rounds, or what else the game counts, after each number of moves."""
    game = match.game
    rounds = [game.progress(game.view(state, None)).number for _, state in match.states()]
    first = [place for place, (one, other) in enumerate(pairwise((None, *rounds))) if one != other]
    times: list[float] = []
    for begin, end in pairwise((*first, len(rounds))):
        length = max(1, end - begin - (end == len(rounds)))
        times += [rounds[begin] - 1 + (place - begin) / length for place in range(begin, end)]
    return times


def load(path: Path, begun: ChanceCourse) -> ChanceCourse:
    """The course that is kept in a file, or the one `begun` where there is none, or not of this game."""
    try:
        found = msgspec.json.decode(read_regular(path, LARGEST), type=ChanceCourse)
    except (OSError, ValueError):
        return begun
    fits = replace(begun, sums=found.sums, games=found.games, goals=found.goals)
    whole = len(found.sums) == len(found.games) == len(begun.places)
    sane = (
        whole
        and all(0 <= n <= GAMES for n in (*found.games, *found.goals))
        and len(found.goals) in (0, len(begun.places) - 1)
        and all(map(_same_length, found.sums, begun.now))
    )
    return found if found == fits and sane else begun


def _gap(one: float, other: float) -> float:
    return abs(one - other)


def _same_length(one: Any, other: Any) -> bool:
    return len(one) == len(other)


def save(found: msgspec.Struct, path: Path) -> None:
    """Keep a course, or what else has been found; OSError when the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_whole(path, msgspec.json.encode(found))
