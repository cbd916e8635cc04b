"""The chance to win of each seat over a finished game, estimated at several points with growing precision.

Its file is a cache and may be deleted; a truncated file, or one of another game, is ignored.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.files import read_json, replace_whole
from raccoon.bots import assessor as judging
from raccoon.bots.assessor import Shares
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.match import Match

PLACES = 72
"""The number of points of a game that are evaluated besides its beginning, if it has as many moves."""
COARSE, SKETCHED, STEADY, GAMES = 4, 8, 20, 40
"""The order of work: every `COARSE`-th place is played on `SKETCHED` times, then every place as often, then
each `STEADY` times, or `GAMES` times where the curve moves.
"""
MOVING = 0.12
"""The change of a chance between two places from which on the curve counts as moving."""
LARGEST = 200_000
"""The most bytes of a file that are read; ours take a tenth."""


class ChanceCourse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The estimates at some `places` (numbers of moves), each at its time in rounds: as evaluated at once
    (`now`), and the `sums` of the results of so many `games` played on from there. `goals` are the numbers of
    games wanted, once known. `key` identifies the game and the version of the evaluation.
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
        """The error of each chance, with 95 % confidence; the end is certain."""
        each = zip(self.chances, self.games, strict=True)
        found = [tuple([judging.error(chance, games) for chance in chances]) for chances, games in each]
        return (*found[:-1], (0.0,) * len(found[-1]))

    @property
    def doubt(self) -> float:
        """The mean error of the chances."""
        found = [error for errors in self.errors[:-1] for error in errors]
        return sum(found) / max(1, len(found))

    @property
    def done(self) -> float:
        """The share of the games that have been played on."""
        return sum(self.games) / max(1, sum(self.goals) or GAMES * (len(self.games) - 1))

    def with_goals(self) -> ChanceCourse:
        """Return the course with `goals`: more games where the curve moves."""
        steps = [max(abs(b - a) for a, b in zip(*pair, strict=True)) for pair in pairwise(self.chances)]
        moves = [max(near) >= MOVING for near in zip((0.0, *steps[:-1]), steps, strict=True)]
        return replace(self, goals=tuple([GAMES if moved else STEADY for moved in moves]))

    def place_after(self, moves: int) -> int:
        """Return the index of the first place after more than `moves` moves."""
        return next(place for place, at in enumerate(self.places) if at > moves)

    def with_game(self, place: int, end: Shares) -> ChanceCourse:
        """Return the course with one more game played on from a place."""
        games, sums = list(self.games), list(self.sums)
        games[place] += 1
        sums[place] = tuple([round(one + more, 4) for one, more in zip(sums[place], end, strict=True)])
        return replace(self, games=tuple(games), sums=tuple(sums))


class Judge:
    """Computes the course of a finished match; AppError for an unfinished one or a game without assessor."""

    def __init__(self, match: Match) -> None:
        maker = GAME_BOTS[match.game.name].assessor
        if maker is None or match.to_act():
            raise AppError("chances.unfinished" if maker else "chances.none")
        self.match, self.assessor = match, maker()

    def key(self) -> str:
        """Return the hash of this game and of everything in the evaluation that changes the chances."""
        match, by = self.match, self.assessor
        judge = judging.VERSION, judging.TRUST, by.version, by.ahead, sorted(by.spread.items()), PLACES
        identity = match.game.name, match.game.rules_version, judge, match.seed, match.setup, match.entries
        return blake2b(msgspec.json.encode(identity), digest_size=16).hexdigest()

    def initial(self) -> ChanceCourse:
        """Return the course with the immediate evaluations alone."""
        match, last = self.match, len(self.match.entries)
        count = min(last, PLACES)
        places = tuple(sorted({round(last * number / max(1, count)) for number in range(count + 1)}))
        states = [match.state_after(place) for place in places]
        now = tuple([judging.judge_at_once(match.game, self.assessor, state) for state in states])
        nothing = tuple([(0.0,) * match.game.players(match.state)] * len(places))
        times = _times(match)
        at = tuple([times[place] for place in places])
        return ChanceCourse(self.key(), places, at, now, nothing, (0,) * len(places))

    def refined(self, course: ChanceCourse) -> Iterator[ChanceCourse]:
        """Yield the course with ever more games: first from every fourth place, last where the
        curve moves.
        """
        every = range(len(course.places) - 1)
        for step, goal in ((COARSE, SKETCHED), (1, SKETCHED), (1, STEADY)):
            course = yield from self._play_until(course, dict.fromkeys(every[::step], goal))
        if not course.goals:
            yield (course := course.with_goals())
        yield from self._play_until(course, dict(enumerate(course.goals)))

    def _play_until(
        self, course: ChanceCourse, goals: Mapping[int, int]
    ) -> Generator[ChanceCourse, None, ChanceCourse]:
        """Play on until each of these places has its number of games; yield the course after each game."""
        for place, goal in goals.items():
            while course.games[place] < goal:
                course = course.with_game(place, self._play_once(course, place))
                yield course
        return course

    def _play_once(self, course: ChanceCourse, place: int) -> Shares:
        """Play the next game from a place; places share seeds, so that they differ only by the
        moves between.
        """
        match = self.match
        chance = Chance(f"{match.seed}/on", course.games[place])
        return judging.play_on(match.game, self.assessor, match.state_after(course.places[place]), chance)


def _times(match: Match) -> list[float]:
    """Return the time after each number of moves, in rounds or what else the game counts."""
    game = match.game
    rounds = [game.progress(game.view(state, None)).number for _, state in match.states()]
    first = [place for place, (one, other) in enumerate(pairwise((None, *rounds))) if one != other]
    times: list[float] = []
    for begin, end in pairwise((*first, len(rounds))):
        length = max(1, end - begin - (end == len(rounds)))
        times += [rounds[begin] - 1 + (place - begin) / length for place in range(begin, end)]
    return times


def load(path: Path, begun: ChanceCourse) -> ChanceCourse:
    """Load the course from a file; return `begun` where there is none, or one of another game."""
    found = read_json(path, LARGEST, ChanceCourse)
    if found is None:
        return begun
    fits = replace(begun, sums=found.sums, games=found.games, goals=found.goals)
    whole = len(found.sums) == len(found.games) == len(begun.places)
    sane = (
        whole
        and all(0 <= n <= GAMES for n in (*found.games, *found.goals))
        and len(found.goals) in (0, len(begun.places) - 1)
        and [*map(len, found.sums)] == [*map(len, begun.now)]
    )
    return found if found == fits and sane else begun


def save(found: msgspec.Struct, path: Path) -> None:
    """Save a course or another result; OSError when the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_whole(path, msgspec.json.encode(found))
