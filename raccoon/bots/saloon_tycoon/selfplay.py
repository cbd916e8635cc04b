"""Games the bots play against themselves to learn from: what every seat had, and what it still gained."""

from collections.abc import Sequence

import msgspec

from raccoon.bots.game_bots import remember
from raccoon.bots.saloon_tycoon import features
from raccoon.bots.saloon_tycoon.memory import Memory
from raccoon.bots.saloon_tycoon.one_move import OneMove
from raccoon.bots.saloon_tycoon.weights import Evaluation, Weights
from raccoon.bots.training import Position
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.catalogue import SECRET_CLAIMS
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import State, TableOptions

SAMPLED = 0.5
"""The part of all positions that is learned from."""
MOOD = 1.0
"""Points of doubt in every move, so that not all games are alike."""
MOST_MOVES = 1500
TABLES = tuple(
    TableOptions(smooth_lots=smooth, fair_start=fair) for smooth in (False, True) for fair in (False, True)
)


class Lesson(msgspec.Struct, frozen=True):
    """The lesson of a game: its positions, and the points that each secret claim kept has brought."""

    positions: tuple[Position, ...]
    secrets: tuple[tuple[str, int], ...]


def play(records: Sequence[Weights], seed: str) -> Lesson:
    """A game of two to four seats, the number and the options by chance; each seat plays by a record."""
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
    """Plays one move ahead by a record, in a mood, and keeps secret claims by chance."""

    def __init__(self, record: Weights) -> None:
        self._one_move = OneMove(Evaluation(record))

    def choose(self, state: State, seat: int, memory: Memory, chance: Chance) -> Command:
        """A move from what the seat may know."""
        view = memory.recall(GAME.view(state, seat))
        imagined = GAME.imagine(view, chance)
        options = GAME.options(imagined, seat)
        found = self._one_move.weigh(imagined, options, view.moved)
        if isinstance(found[0][1], KeepSecrets):
            return chance.pick(found)[1]
        return max(found, key=lambda weighed: weighed[0] + MOOD * chance.random())[1]


def start_record() -> Weights:
    """The record with which learning begins: figures from the game's design notes, the same at every knot."""
    knots = (-1.0, 0.0, 2.0, 5.0, 10.0, 16.0, 25.0)
    first = {
        "rooms": 1.0,
        "income": 2.5,
        "fractions": 0.5,
        "squares": 0.4,
        "gold": 0.58,
        "more gold": 0.25,
        "promised gold": 0.3,
        "promised cubes": 0.6,
        "promised draw": 0.5,
        "promised play": 1.5,
        "promised action": 1.2,
        "promised citizen": 3.0,
        "small places": 0.5,
        "large places": 0.5,
        "high places": 0.3,
        "lots": 0.3,
        "cards": 1.3,
        "action": 2.0,
        "open claims": 0.9,
        "near open claims": 0.3,
        "secrets": 0.95,
        "near secrets": 0.6,
        "flatfoot": -3.0,
        "angie": -3.0,
        "phineus": -5.0,
        "due cards": 1.3,
        "due cubes": 1.3,
        "due play": 3.0,
        "due building": 4.0,
        "due move": 2.0,
        "due gold": 1.7,
        "due theft": 3.0,
    }
    flat = {name: (first.get(name, 0.0),) * len(knots) for name in features.NAMES}
    return Weights(knots, flat, dict.fromkeys(SECRET_CLAIMS, 5.0), {"generation": 0})
