"""Self-play for learning: whole games from starting positions with random gifts.

The seats play with the latest weights and a little noise; some are taken by greedy bots and former versions,
so that learning does not only see itself.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.bots.bot import Bot
from raccoon.bots.greedy import GreedyBot
from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.evaluation import Evaluation
from raccoon.bots.raccoon_tycoon.heuristic import candidates, value
from raccoon.bots.raccoon_tycoon.one_ply import OnePly
from raccoon.bots.raccoon_tycoon.weights import Weights, crowding, start_record
from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, lowest, minus, plus
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from raccoon.games.raccoon_tycoon.state import State, TableOptions, with_player
from training.method import LearningMethod, Position, Sums

NOISES = (0.0, 0.5, 1.5)
"""The VP of noise on every move of a seat, drawn once a game: learning needs some variety."""
GREEDY, FORMER = 0.1, 0.1
"""The shares of seats taken by greedy bots and former versions."""
TABLES = (2, 2, 3, 4, 5)
"""The numbers of players, equally likely; two counts twice, because only such games teach what differs
between two.
"""
SAMPLED = 0.5
"""The share of positions that are used."""
MOST_MONEY = (31, 31, 31, 101)
"""The upper limits of gifts of money, drawn at random."""
MOST_OF_A_KIND = 9
"""The largest number of tokens of a kind that is given."""
LEAST_LEFT = 5
"""The least cards left in a deck for one to be given: fewer would end the game."""
MOST_ROUNDS = 50
"""The rounds after which a game is stopped and counted by its points, so that hoarding gains nothing."""


class Lesson(msgspec.Struct, frozen=True, gc=False):
    """The lesson of one game of self-play."""

    positions: tuple[Position, ...]
    players: int


class Learner:
    """A player of self-play: it makes the best move it finds, now and then one that is hardly worse."""

    def __init__(self, record: Weights, noise: float) -> None:
        self.one_ply = OnePly(Evaluation(record))
        self._noise = noise

    def move(self, state: State, chance: Chance) -> Command:
        """The move in this state; self-play may use the full state and need not imagine it."""
        if not self._noise or type(state.pending) is not AwaitAction:
            return self.one_ply.quick(state, chance)
        options = GAME.options(state, state.pending.seat)
        weighed = self.one_ply.weigh(state, options, chance, wide=False)
        return max(weighed, key=lambda found: found[0] + self._noise * chance.random())[1]


def play(records: Sequence[Weights], seed: str) -> Lesson:
    """One game of self-play with the last of the records, the same for the same seed."""
    chance = Chance(seed)
    players = chance.pick(TABLES)
    state = GAME.start(GAME.setup(players, _options(chance), chance))
    table = [_player(records, chance) for _ in range(players)]
    evaluation = Evaluation(records[-1])
    seen: list[State] = []
    gifts_due = chance.below(3) > 0
    while GAME.to_act(state) and state.round <= MOST_ROUNDS:
        if gifts_due and type(state.pending) is AwaitAction:
            state, gifts_due = with_gifts(state, chance), False
        if type(state.pending) is AwaitAction and not state.pending.may_end and chance.random() < SAMPLED:
            seen.append(state)
        state = GAME.decide(state, _move(table[state.pending.seat], state, chance), chance).state
    return Lesson(tuple(_position(evaluation, earlier, state) for earlier in seen), players)


def _player(records: Sequence[Weights], chance: Chance) -> Learner | Bot:
    which, noise = chance.random(), chance.pick(NOISES)
    if which < GREEDY:
        return GreedyBot(GAME, value, candidates)
    if which < GREEDY + FORMER:
        return Learner(chance.pick(records), noise)
    return Learner(records[-1], noise)


def _move(player: Learner | Bot, state: State, chance: Chance) -> Command:
    if isinstance(player, Learner):
        return player.move(state, chance)
    seat = state.pending.seat
    return player.choose(GAME.view(state, seat), GAME.options(state, seat), chance)


def _options(chance: Chance) -> TableOptions:
    """Mostly the default options. The longer game is left out: what it teaches about money misleads the
    others.
    """
    return TableOptions(beginners=chance.random() < 0.08, mixed_opening=chance.random() < 0.25)


def numbers(state: State, seat: int) -> tuple[float, ...]:
    """All numbers of a seat, in the order of `features.NAMES`."""
    player = state.players[seat]
    return (
        features.waiting(state, seat),
        *features.money_numbers(player.money, features.best_stack(player.tokens, state.prices)),
        *features.stock_numbers(state, seat),
        *features.estate_numbers(player, features.others_railroads(state, seat), state.railroad_offer),
    )


def _position(evaluation: Evaluation, state: State, last: State) -> Position:
    """The seats that still have a turn, including the one to move."""
    seats = [
        seat for seat in range(len(state.players)) if seat == state.turn or evaluation.turns_left(state, seat)
    ]
    points = [features.points(state.players[seat]) for seat in seats]
    final = [features.points(last.players[seat]) for seat in seats]
    return Position(
        tuple(numbers(state, seat) for seat in seats),
        1.0 if state.final_round else evaluation.turns_left(state, state.turn),
        tuple(float(later - now) for now, later in zip(points, final, strict=True)),
    )


def with_gifts(state: State, chance: Chance) -> State:
    """The state with money, tokens, tiles, towns and railroads for some seats, so that rare things occur in
    positions.
    """
    for seat in range(len(state.players)):
        if chance.below(2):
            state = _given(state, seat, chance)
    return state


def _given(state: State, seat: int, chance: Chance) -> State:
    player = state.players[seat]
    money = player.money + chance.below(chance.pick(MOST_MONEY))
    tokens = lowest(_wanted(chance), state.supply)
    given = replace(player, money=money, tokens=plus(player.tokens, tokens))
    players = with_player(state, seat, given)
    state = replace(state, players=players, supply=minus(state.supply, tokens))
    for _ in range(chance.below(3)):
        state = _with_tile(state, seat, chance)
    return _with_card(_with_card(state, seat, "town", chance), seat, "railroad", chance)


def _wanted(chance: Chance) -> Counts:
    """A few tokens of some commodities, now and then a stack of one."""
    if chance.below(4):
        return tuple(int(chance.below(3) == 0) * (1 + chance.below(2)) for _ in range(len(COMMODITIES)))
    kind, amount = chance.below(len(COMMODITIES)), 3 + chance.below(MOST_OF_A_KIND - 2)
    return tuple(amount * (number == kind) for number in range(len(COMMODITIES)))


def _with_card(state: State, seat: int, kind: str, chance: Chance) -> State:
    """Now and then give a card from the top of that deck."""
    deck: tuple[str, ...] = getattr(state, f"{kind}_deck")
    if chance.below(4) or len(deck) < LEAST_LEFT:
        return state
    player = state.players[seat]
    held: tuple[str, ...] = getattr(player, f"{kind}s")
    players = with_player(state, seat, replace(player, **{f"{kind}s": (*held, deck[0])}))
    return replace(state, players=players, **{f"{kind}_deck": deck[1:]})


def _with_tile(state: State, seat: int, chance: Chance) -> State:
    """Give a tile: half of them from the offer, which is refilled, half from the stack; half of them
    upgraded.
    """
    offer, stack = state.building_offer, chance.shuffled(state.building_stack)
    if offer and (not stack or chance.below(2)):
        tile = chance.pick(offer)
        place = offer.index(tile)
        offer, stack = (*offer[:place], *stack[:1], *offer[place + 1 :]), stack[1:]
    elif stack:
        tile, stack = stack[0], stack[1:]
    else:
        return state
    face = BUILDINGS[tile].upgrade if chance.below(2) else None
    player = state.players[seat]
    player = replace(player, buildings=(*player.buildings, face or tile))
    return replace(
        state, players=with_player(state, seat, player), building_offer=offer, building_stack=stack
    )


RIDGE = 30.0
RIDGE_OF_CROWD = 3000.0
"""The ridge of all weights, and the stronger ridge of those for each player beyond four.

With three and five players the latter hardly improve play, and would differ with each seed.
"""
PARTS, CROWD = 3, 2
"""The number of parts of a weight, and the part for each player beyond four: for all, between two, beyond
four.
"""


def lasting(generation: int) -> float:
    """The share of earlier lessons that still counts at a generation (1, 2, …).

    In the end the nth counts n (n - 1) times, so beginners' games fade and no single generation decides.
    """
    return max(0.0, 1 - 2 / generation)


class TycoonSums(Sums[Weights, Lesson]):
    """The sums of all tables together: some numbers count by the number of players."""

    def __init__(self, knots: Sequence[float]) -> None:
        super().__init__(knots, PARTS * len(features.NAMES))

    def add(self, lesson: Lesson) -> None:
        """Add what a game taught."""
        for position in lesson.positions:
            self.add_position(position, (1.0, *crowding(lesson.players)))

    def fit(self, before: Weights, training: dict[str, Any]) -> Weights:
        """The weights that explain the growth best, drawn towards zero (ridge)."""
        numpy = self.numpy
        shape = len(features.NAMES), PARTS, len(self.knots)
        ridge = numpy.full(shape, RIDGE)
        ridge[:, CROWD] = RIDGE_OF_CROWD
        found = numpy.linalg.solve(self.squares + numpy.diag(ridge.ravel()), self.products).reshape(shape)
        weights, duel, crowd = (
            {
                name: tuple(round(float(weight), 3) for weight in row)
                for name, row in zip(features.NAMES, found[:, part], strict=True)
            }
            for part in range(PARTS)
        )
        return Weights(self.knots, before.turns, weights, duel, crowd, training)


LEARNING = LearningMethod(Weights, start_record, play, TycoonSums, pool=4, lasting=lasting)
