"""Learning what positions are worth: self-play, then a regression of what the points still grew by.

Every generation plays with the weights of the one before, with a little noise, from starts to which chance
has given money, tokens and rare buildings; numpy is needed for the regression only (the extra `train`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.bots.greedy import GreedyBot
from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.candidates import candidates
from raccoon.bots.raccoon_tycoon.record import Record, knot_shares
from raccoon.bots.raccoon_tycoon.trader import Trader
from raccoon.bots.raccoon_tycoon.value import value
from raccoon.bots.raccoon_tycoon.worth import Worth
from raccoon.engine.chance import Chance
from raccoon.engine.parts import lowest, minus, plus
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from raccoon.games.raccoon_tycoon.state import Player, State, TableOptions

KNOTS = (1.0, 2.5, 5.0, 9.0, 14.0, 20.0)
START_TURNS = {2: 24.0, 3: 20.0, 4: 17.0, 5: 15.0}
START_WEIGHTS: dict[str, tuple[float, ...]] = {
    "money": (0.4, 0.6, 0.9, 1.2, 1.6, 2.0),
    "best_stack": (0.3, 0.5, 0.8, 1.0, 1.4, 1.8),
    "second_stack": (0.1, 0.3, 0.6, 0.8, 1.1, 1.5),
    "other_stacks": (0.0, 0.2, 0.4, 0.6, 0.8, 1.0),
    "tokens": (0.2, 0.3, 0.5, 0.8, 1.0, 1.0),
    "hand_rise": (0.0, 0.1, 0.2, 0.3, 0.3, 0.3),
    "hand_yield": (0.0, 0.1, 0.2, 0.3, 0.4, 0.4),
    "town_named": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    "set_next": (1.0, 2.0, 3.0, 3.0, 3.0, 3.0),
    "lone_towns": (0.5, 1.0, 1.0, 1.0, 1.0, 1.0),
    "lone_railroads": (0.5, 1.0, 1.0, 1.0, 1.0, 1.0),
    "production_limit": (0.0, 0.5, 2.0, 4.0, 6.0, 8.0),
    "hand_limit": (0.0, 0.2, 0.5, 1.0, 1.5, 2.0),
    "bonus": (0.0, 0.2, 0.5, 1.0, 2.0, 3.0),
    "bonus_any": (0.0, 0.4, 1.0, 2.0, 4.0, 6.0),
    "firm": (0.0, 0.2, 0.5, 1.0, 1.5, 2.0),
    "auction_income": (0.0, 0.3, 0.8, 1.5, 2.5, 3.5),
    "town_points": (0.3, 0.7, 1.0, 2.0, 3.0, 3.5),
    "railroad_points": (0.3, 0.7, 1.0, 2.0, 3.0, 3.5),
    "building_points": (0.3, 0.7, 1.0, 2.0, 3.0, 3.5),
    "town_discount": (0.3, 0.5, 1.0, 2.0, 3.0, 3.5),
    "export_raise": (0.3, 0.5, 1.0, 2.0, 3.0, 3.5),
}
"""Where learning begins: enough to play a sensible game and finish it."""
NOISES = (0.0, 0.5, 1.5)
"""VP of noise on every move of a seat, drawn once a game: learning needs some variety."""
POOL = 0.2
"""The share of seats that another kind of player takes: who learns only from itself learns only itself."""
SAMPLED = 0.5
"""The share of positions that is looked at."""
MOST_ROUNDS = 50
"""A game that nobody finishes by then counts with the points as they stand: hoarding brought no more."""
RIDGE = 30.0
MEMORY = 0.5
"""How much earlier generations count beside the newest."""


class Position(msgspec.Struct, frozen=True, gc=False):
    """Every seat's numbers in a position, the turns left, and the points each had still to come."""

    numbers: tuple[tuple[float, ...], ...]
    turns: float
    growth: tuple[float, ...]


class Lesson(msgspec.Struct, frozen=True, gc=False):
    """What one game of self-play taught; `rounds` is None when it did not end."""

    positions: tuple[Position, ...]
    players: int
    rounds: int | None


def start_record() -> Record:
    """The record before anything is learned."""
    weights = {name: START_WEIGHTS.get(name, (0.0,) * len(KNOTS)) for name in features.NAMES}
    turns = {str(n): rounds for n, rounds in START_TURNS.items()}
    return Record(KNOTS, turns, weights, {"generation": 0})


def play(record: Record, seed: str) -> Lesson:
    """One game of self-play, the same for the same seed."""
    chance = Chance(seed)
    players = 2 + chance.below(4)
    state = GAME.start(GAME.setup(players, _options(chance), chance))
    trader = Trader(Worth(record))
    noises = [chance.pick(NOISES) for _ in range(players)]
    others = {seat for seat in range(players) if chance.random() < POOL}
    greedy = GreedyBot(GAME, value, candidates)
    seen: list[State] = []
    gifts_due = chance.below(3) > 0
    while GAME.to_act(state) and state.round <= MOST_ROUNDS:
        if gifts_due and type(state.pending) is AwaitAction:
            state, gifts_due = _with_gifts(state, chance), False
        if type(state.pending) is AwaitAction and not state.pending.may_end and chance.random() < SAMPLED:
            seen.append(state)
        seat = state.pending.seat
        if seat in others:
            command = greedy.choose(GAME.view(state, seat), GAME.options(state, seat), chance)
        else:
            command = _noisy(trader, state, noises[seat], chance)
        state = GAME.decide(state, command, chance).state
    positions = tuple(_position(trader.worth, earlier, state) for earlier in seen)
    ended = not GAME.to_act(state)
    return Lesson(positions, players, state.round if ended else None)


def _options(chance: Chance) -> TableOptions:
    """Mostly the plain game. The longer game is left out: what it teaches about money misleads the others."""
    return TableOptions(beginners=chance.random() < 0.08, mixed_opening=chance.random() < 0.25)


def _noisy(trader: Trader, state: State, noise: float, chance: Chance) -> Any:
    if not noise or type(state.pending) is not AwaitAction:
        return trader.quick(state, chance)
    options = GAME.options(state, state.pending.seat)
    weighed = trader.weigh(state, options, chance, wide=False)
    return max(weighed, key=lambda found: found[0] + noise * chance.random())[1]


def _position(worth: Worth, state: State, last: State) -> Position:
    """The seats that still have a turn, the one now asked among them."""
    seats = [
        seat for seat in range(len(state.players)) if seat == state.turn or worth.turns_left(state, seat)
    ]
    points = [features.points(state.players[seat]) for seat in seats]
    final = [features.points(last.players[seat]) for seat in seats]
    return Position(
        tuple(features.numbers(state, seat) for seat in seats),
        1.0 if state.final_round else worth.turns_left(state, state.turn),
        tuple(float(later - now) for now, later in zip(points, final, strict=True)),
    )


def _with_gifts(state: State, chance: Chance) -> State:
    """Money, tokens and tiles for some seats, so that everything rare is seen with its worth."""
    for seat in range(len(state.players)):
        if chance.below(2):
            state = _given(state, seat, chance)
    return state


def _given(state: State, seat: int, chance: Chance) -> State:
    player = state.players[seat]
    wanted = tuple(int(chance.below(3) == 0) * (1 + chance.below(2)) for _ in range(6))
    tokens = lowest(wanted, state.supply)
    count = min(chance.below(3), len(state.building_stack))
    stack = chance.shuffled(state.building_stack)
    given = Player(
        player.money + chance.below(31),
        player.hand,
        plus(player.tokens, tokens),
        player.railroads,
        player.towns,
        player.buildings + stack[:count],
    )
    players = state.players[:seat] + (given,) + state.players[seat + 1 :]
    return replace(state, players=players, supply=minus(state.supply, tokens), building_stack=stack[count:])


class Sums:
    """The regression's running sums: all that has to be kept of any number of samples."""

    def __init__(self, knots: Sequence[float] = KNOTS) -> None:
        import numpy

        self.numpy = numpy
        self.knots = tuple(knots)
        size = len(features.NAMES) * len(self.knots)
        self.squares = numpy.zeros((size, size))
        self.products = numpy.zeros(size)
        self.samples = 0.0
        self.rounds: dict[str, tuple[float, float]] = {}

    def add(self, games: Iterable[Lesson]) -> None:
        """Take in what the games taught."""
        for game in games:
            if game.rounds is not None:
                key = str(game.players)
                total, count = self.rounds.get(key, (0.0, 0.0))
                self.rounds[key] = (total + game.rounds, count + 1)
            for position in game.positions:
                self._add(position)

    def _add(self, position: Position) -> None:
        """What one seat has more than the others explains what it gains more than they do."""
        numpy = self.numpy
        numbers, growth = numpy.array(position.numbers), numpy.array(position.growth)
        more = numbers - numbers.mean(axis=0)
        shares = numpy.array(knot_shares(self.knots, position.turns))
        used = numpy.flatnonzero(shares)
        inputs = (more[:, :, None] * shares[None, None, used]).reshape(len(growth), -1)
        places = (numpy.arange(numbers.shape[1])[:, None] * len(shares) + used[None, :]).ravel()
        self.squares[numpy.ix_(places, places)] += inputs.T @ inputs
        self.products[places] += inputs.T @ (growth - growth.mean())
        self.samples += len(growth)

    def fade(self, share: float) -> None:
        """Let what was taught so far count less."""
        self.squares *= share
        self.products *= share
        self.samples *= share
        self.rounds = {key: (share * total, share * n) for key, (total, n) in self.rounds.items()}

    def save(self, file: Path) -> None:
        """Keep the sums beside the record, so that learning can go on."""
        keys = sorted(self.rounds)
        with file.open("wb") as out:
            self.numpy.savez(
                out,
                squares=self.squares,
                products=self.products,
                samples=self.samples,
                players=[int(key) for key in keys],
                rounds=[self.rounds[key] for key in keys],
            )

    def load(self, file: Path) -> None:
        """Go on from sums that were kept."""
        with self.numpy.load(file, allow_pickle=False) as kept:
            self.squares, self.products = kept["squares"], kept["products"]
            self.samples = float(kept["samples"])
            pairs = zip(kept["players"], kept["rounds"], strict=True)
            self.rounds = {str(key): (float(total), float(count)) for key, (total, count) in pairs}

    def fit(self, before: Record, training: dict[str, Any]) -> Record:
        """The weights that explain the growth best, drawn a little towards zero (ridge)."""
        size = len(self.products)
        ridge = RIDGE * self.numpy.eye(size)
        found = self.numpy.linalg.solve(self.squares + ridge, self.products).reshape(len(features.NAMES), -1)
        weights = {
            name: tuple(round(float(weight), 4) for weight in row)
            for name, row in zip(features.NAMES, found, strict=True)
        }
        turns = before.turns | {
            key: round(total / count, 2) for key, (total, count) in self.rounds.items() if count >= 5
        }
        return Record(self.knots, turns, weights, training)


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be learned: so many generations of so many games from a seed."""

    seed: str
    generations: int
    games: int


def lessons(course: Course, generation: int, record: Record) -> Iterator[Lesson]:
    """The games of a generation (from 1 on), played with the record of the one before."""
    for number in range(course.games):
        yield play(record, f"{course.seed}/{generation - 1}/{number}")


def written(record: Record) -> str:
    """The record as readable JSON: a line a number."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
    return re.sub(r"\[[^\[\]]*\]", lambda found: re.sub(r"\s+", " ", found[0]), text) + "\n"
