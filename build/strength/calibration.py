"""The calibration of chances to win: whole games between bots, positions in them, and their outcomes."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate, product
from math import exp, log
from operator import mul
from typing import NamedTuple

from raccoon.bots.arena import Tournament, moves, wilson
from raccoon.bots.assessor import Shares, estimate, judge_at_once, play_on, shares_by_worth, win_shares
from raccoon.bots.pool import processes
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.games.registry import GAMES


class Sample(NamedTuple):
    """The number of positions of a game that are judged, and of games played on from each."""

    positions: int = 1
    games: int = 20


TO_FIT = Sample(12, 0)
"""The sample for fitting the spread of the judgement at once: no game is played on."""
BINS = 10
SPREADS = (0.3, 0.5, 0.8, 1.2, 1.7, 2.4, 3.3, 4.5, 6.0), (0.0, 0.1, 0.2, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0)
LEAST = 1e-4
ROUNDS_OF_FIT = 20
CAUTION = 1.0
"""The prior variance of the shifts."""
REDRAWN = 400
"""The number of samples from which the size of a random error is estimated."""


class Judged(NamedTuple):
    """A position: judged at once, the sums of the games played on from it, the outcome, its features."""

    now: Shares
    sums: Shares
    games: int
    came: Shares
    worths: tuple[float, ...]
    left: float
    not_lost: float
    stages: tuple[float, ...] = (1.0,)

    @property
    def chances(self) -> Shares:
        """The chances as players see them."""
        return estimate(self.now, self.sums, self.games)


class Bin(NamedTuple):
    """Seats whose chance was about the same: their number, their mean chance, the number of winners."""

    seats: int
    chance: float
    wins: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of winners."""
        return wilson(self.wins, self.seats)


def judged(tournament: Tournament, sample: Sample, number: int) -> list[Judged]:
    """The positions of the tournament's game of that number; none if the game is not finished."""
    game, maker = GAMES[tournament.game], GAME_BOTS[tournament.game].assessor
    assert maker
    assessor, deal = maker(), tournament.deal(number)
    steps = [*moves(tournament, number)]
    outcome, chance = game.outcome(steps[-1].after), Chance(f"{tournament.seed}/positions", number)
    if not outcome:
        return []
    found = []
    for part in range(sample.positions):
        state = steps[int((part + chance.random()) * len(steps) / sample.positions)].state
        ends = [play_on(game, assessor, state, Chance(f"{deal}/on", n)) for n in range(sample.games)]
        sums = tuple([sum(end[seat] for end in ends) for seat in range(tournament.players)])
        parts = tuple(assessor.worths(state)), assessor.left(state), assessor.not_lost(state)
        stages = tuple(assessor.stages(state))
        now = judge_at_once(game, assessor, state)
        found.append(Judged(now, sums, sample.games, win_shares(outcome), *parts, stages))
    return found


def positions(tournament: Tournament, sample: Sample, jobs: int) -> Iterator[list[Judged]]:
    """The positions of each game, played by `jobs` processes."""
    with processes(jobs) as workers:
        yield from workers.map(partial(judged, tournament, sample), range(tournament.games))


def bins(found: Sequence[Judged]) -> list[Bin]:
    """All seats of all positions by their chance, in equal steps."""
    cells: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in found:
        for chance, came in zip(one.chances, one.came, strict=True):
            cells[min(BINS - 1, int(chance * BINS))].append((chance, came))
    return [Bin(len(c), sum(x for x, _ in c) / max(1, len(c)), sum(y for _, y in c)) for c in cells]


def calibration_error(found: Sequence[Bin]) -> float:
    """The mean difference between chance and share won, each bin by its number of seats."""
    return sum(abs(one.seats * one.chance - one.wins) for one in found) / sum(one.seats for one in found)


def redrawn(found: Sequence[Judged]) -> tuple[float, float]:
    """The calibration errors that exact chances would show in as many positions: the usual one, and the one
    that only one sample in twenty exceeds.
    """
    errors = []
    for number in range(REDRAWN):
        chance = Chance("redrawn", number)
        errors.append(calibration_error(bins([_redrawn(one, chance) for one in found])))
    errors.sort()
    return errors[REDRAWN // 2], errors[REDRAWN * 19 // 20]


def _redrawn(one: Judged, chance: Chance) -> Judged:
    """The position with a winner, or none, drawn by its chances."""
    mark, seats = chance.random(), range(len(one.now))
    ends = list(accumulate(one.chances))
    winner = next((seat for seat in seats if mark < ends[seat]), None)
    return one._replace(came=tuple([float(seat == winner) for seat in seats]))


def brier(found: Sequence[Judged], chances: Callable[[Judged], Shares]) -> float:
    """The mean squared error of such chances."""
    pairs = [pair for one in found for pair in zip(chances(one), one.came, strict=True)]
    return sum((chance - came) ** 2 for chance, came in pairs) / len(pairs)


def fitted(found: Sequence[Judged]) -> tuple[float, float]:
    """The spread with which the judgement at once would have predicted the outcomes best."""

    def surprise(spread: tuple[float, float]) -> float:
        told = [shares_by_worth(one.worths, spread[0] + spread[1] * one.left) for one in found]
        each = zip(found, told, strict=True)
        pairs = [pair for one, chances in each for pair in zip(chances, one.came, strict=True)]
        return -sum(came * log(max(LEAST, chance)) for chance, came in pairs)

    return min(product(*SPREADS), key=surprise)


def hopes(found: Sequence[Judged]) -> tuple[float, ...]:
    """The shifts, stage by stage, of the log odds that not all lose, by logistic regression."""
    shifts = [0.0] * len(found[0].stages)
    for stage in [*range(len(shifts))] * ROUNDS_OF_FIT:
        slope, curve = -shifts[stage] / CAUTION, 1 / CAUTION
        for one in found:
            told = min(1 - LEAST, max(LEAST, one.not_lost))
            chance = 1 / (1 + exp(-sum(map(mul, one.stages, shifts))) * (1 - told) / told)
            slope += one.stages[stage] * (sum(one.came) - chance)
            curve += one.stages[stage] ** 2 * chance * (1 - chance)
        shifts[stage] += slope / curve
    return tuple(shifts)


def crosswise(games: Sequence[Sequence[Judged]]) -> list[Judged]:
    """The positions judged at once, those of every other game by the spread fitted to the rest."""
    found = []
    for mine, others in ((games[::2], games[1::2]), (games[1::2], games[::2])):
        base, more = fitted([one for game in others for one in game])
        for one in (one for game in mine for one in game):
            now = shares_by_worth(one.worths, base + more * one.left, one.not_lost)
            found.append(one._replace(now=now, sums=(0.0,) * len(now), games=0))
    return found
