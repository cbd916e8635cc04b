"""Games that the bots play against themselves for learning: each seat's numbers, and the points it still
gained.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from raccoon.bots.game_bots import remember
from raccoon.bots.saloon_tycoon import features
from raccoon.bots.saloon_tycoon.memory import Memory
from raccoon.bots.saloon_tycoon.plan import OneMove
from raccoon.bots.saloon_tycoon.weights import Evaluation, Weights, start_record
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import State, TableOptions
from training.method import LearningMethod, Position, Sums

SAMPLED = 0.5
"""The share of all positions that are used."""
MOOD = 1.0
"""The points of noise on every move, so that games differ."""
MOST_MOVES = 1500
TABLES = tuple(
    TableOptions(smooth_lots=smooth, fair_start=fair) for smooth in (False, True) for fair in (False, True)
)


class Lesson(msgspec.Struct, frozen=True):
    """The lesson of a game: its positions, and the points that each secret claim brought."""

    positions: tuple[Position, ...]
    secrets: tuple[tuple[str, int], ...]


def play(records: Sequence[Weights], seed: str) -> Lesson:
    """Play a game of two to four seats; number and options are random; each seat plays by a record."""
    chance = Chance(seed)
    players, options = chance.pick(GAME.seats), chance.pick(TABLES)
    state: State = GAME.start(GAME.setup(players, options, Chance(seed, 1)))
    table = [Learner(chance.pick(records)) for _ in range(players)]
    memory, seen, kept = Memory(players), list[State](), dict[str, int]()
    for number in range(MOST_MOVES):
        waiting = GAME.to_act(state)
        if not waiting:
            break
        if chance.random() < SAMPLED and len(waiting) == 1:
            seen.append(state)
        command = table[waiting[0]].choose(state, waiting[0], memory, chance)
        if isinstance(command, KeepSecrets):
            kept |= dict.fromkeys(command.claims, command.seat)
        decision = GAME.decide(state, command, Chance(seed, number + 2))
        remember(memory, GAME, state, decision.events)
        state = decision.state
    return _lesson(seen, state, kept)


def _lesson(seen: Sequence[State], last: State, kept: dict[str, int]) -> Lesson:
    final = [features.points(player) for player in last.players]
    positions = []
    for state in seen:
        numbers = tuple(features.numbers(state, seat) for seat in range(len(final)))
        growth = tuple(
            float(points - features.points(player))
            for points, player in zip(final, state.players, strict=True)
        )
        positions.append(Position(numbers, features.cubes_left(state), growth))
    staked = {scored.claim: scored.points for player in last.players for scored in player.claims}
    return Lesson(tuple(positions), tuple((claim, staked.get(claim, 0)) for claim in kept))


class Learner:
    """A player that looks one move ahead with a record, with noise, and keeps secret claims at random."""

    def __init__(self, record: Weights) -> None:
        self._one_move = OneMove(Evaluation(record))

    def choose(self, state: State, seat: int, memory: Memory, chance: Chance) -> Command:
        """A move chosen from what the seat may know."""
        view = memory.recall(GAME.view(state, seat))
        imagined = GAME.imagine(view, chance)
        options = GAME.options(imagined, seat)
        found = self._one_move.weigh(imagined, options, view.moved)
        if isinstance(found[0][1], KeepSecrets):
            return chance.pick(found)[1]
        return max(found, key=lambda weighed: weighed[0] + MOOD * chance.random())[1]


RIDGE = 150.0
"""The ridge: the pull of the weights towards those with which learning started."""
SMOOTH = 300.0
"""The pull of the weights of neighbouring knots towards each other."""
LASTING = 0.4
"""The share of earlier lessons that still counts at a generation."""
DOUBT = 20
"""The number of games with the mean result with which every secret claim starts."""
MEAN_SECRET = 4.5


class SaloonSums(Sums[Weights, Lesson]):
    """The sums of all tables together, and those of the secret claims: points, and games."""

    def __init__(self, knots: Sequence[float]) -> None:
        super().__init__(knots, len(features.NAMES))

    def add(self, lesson: Lesson) -> None:
        """Add what a game taught."""
        for position in lesson.positions:
            self.add_position(position)
        for claim, points in lesson.secrets:
            found = self.others.setdefault(claim, [DOUBT * MEAN_SECRET, float(DOUBT)])
            found[0] += points
            found[1] += 1

    def fade(self, share: float) -> None:
        """Reduce the weight of earlier lessons to a share."""
        super().fade(share)
        fresh = 1 - share
        for found in self.others.values():
            found[:] = [
                DOUBT * MEAN_SECRET * fresh + found[0] * share,
                DOUBT * fresh + found[1] * share,
            ]

    def fit(self, before: Weights, training: dict[str, Any]) -> Weights:
        """The weights that explain the growth best, drawn towards the first ones and their neighbours."""
        numpy = self.numpy
        first = start_record().weights
        drawn = numpy.array([first[name] for name in features.NAMES]).ravel()
        steps = numpy.diff(numpy.eye(len(self.knots)), axis=0)
        bonds = numpy.kron(numpy.eye(len(features.NAMES)), steps.T @ steps)
        squares = self.squares + RIDGE * numpy.eye(len(drawn)) + SMOOTH * bonds
        found = numpy.linalg.solve(squares, self.products + RIDGE * drawn)
        rows = found.reshape(len(features.NAMES), len(self.knots))
        weights = {
            name: tuple(round(float(weight), 3) for weight in row)
            for name, row in zip(features.NAMES, rows, strict=True)
        }
        secrets = before.secrets | {
            claim: round(points / games, 2) for claim, (points, games) in self.others.items()
        }
        return Weights(self.knots, weights, secrets, training)


LEARNING = LearningMethod(Weights, start_record, play, SaloonSums, pool=3, lasting=lambda _: LASTING)
