"""The opponents' conduct over whole games: bidding, buildings, the approach of the end."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from raccoon.bots.game_bots import remember
from raccoon.bots.raccoon_tycoon.bot import LearnedBot
from raccoon.bots.raccoon_tycoon.evaluation import after_win
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding
from raccoon.games.raccoon_tycoon.actions.produce import TakeTokens
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.catalogue import COMMODITY_INDEX, HIGHEST_PRICES
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.state import State

pytestmark = pytest.mark.part("play")

LEVEL = "shrewd"
NAMES = ("barnaby", "vixen", "otis", "mabel", "wilhelmina")
GAMES = 8
DOUBT = 1.5
"""VP by which a personality, a mood and a guess at a rival's purse may mislead a bidder."""

Move = tuple[State, Command]


@cache
def games() -> tuple[tuple[tuple[Move, ...], State], ...]:
    """Games of two to five personalities: every move with the table before it, and the last state."""
    return tuple(_game(number) for number in range(GAMES))


def _game(number: int) -> tuple[tuple[Move, ...], State]:
    players = 2 + number % 4
    chance = Chance("whole games", number)
    state: State = GAME.start(GAME.setup(players, GAME.options_type(), chance))
    memory: Any = GAME_BOTS[GAME.name].memory(players)
    table = [GAME_BOTS[GAME.name].make(f"{LEVEL}:{name}") for name in NAMES[:players]]
    moves: list[Move] = []
    while seats := GAME.to_act(state):
        seat = seats[0]
        view = memory.recall(GAME.view(state, seat))
        command = table[seat].choose(view, GAME.options(state, seat), chance)
        moves.append((state, command))
        decision = GAME.decide(state, command, chance)
        remember(memory, GAME, state, decision.events)
        state = decision.state
    return tuple(moves), state


def moves(*kinds: type[Command]) -> Iterator[tuple[State, Any]]:
    """Every move of these kinds in all games."""
    for played, _ in games():
        yield from ((state, command) for state, command in played if isinstance(command, kinds))


def last_turns() -> Iterator[Move]:
    """The actions of the final round: the last of each seat."""
    for state, command in moves(OpenAuction, Sell, BuyTown, BuyBuilding):
        if state.final_round and isinstance(state.pending, AwaitAction):
            yield state, command


def test_nobody_runs_up_a_price_they_would_not_pay() -> None:
    """Winning at one's own bid is hardly ever much worse than passing: no bid is made only to hurt."""
    bot = GAME_BOTS[GAME.name].make(LEVEL)
    assert isinstance(bot, LearnedBot)
    bids = list(moves(Bid))
    assert len(bids) > 30
    worse = []
    for state, bid in bids:
        pending = state.pending
        assert isinstance(pending, AwaitBid)
        passed = bot.one_ply.value(after_win(state, pending.leader, pending.railroad, pending.bid), bid.seat)
        mine = bot.one_ply.value(after_win(state, bid.seat, pending.railroad, bid.amount), bid.seat)
        worse.append(passed - mine)
    assert sum(loss > DOUBT for loss in worse) <= len(bids) / 500
    assert max(worse) <= 2 * DOUBT


def test_nobody_hoards_to_the_end() -> None:
    """Little is left in the purses at the end of the money that went through them: of all games together far
    less than of the one whose end came as a surprise.
    """
    left, taken = [], []
    for played, last in games():
        sales = [(state, command) for state, command in played if isinstance(command, Sell)]
        taken.append(
            sum(sold.amount * state.prices[COMMODITY_INDEX[sold.commodity]] for state, sold in sales)
        )
        left.append(sum(player.money for player in last.players))
    assert sum(left) <= 0.17 * sum(taken)
    assert all(money <= 0.3 * income for money, income in zip(left, taken, strict=True))


def test_a_building_is_used_once_it_is_owned() -> None:
    """A bonus is taken while there is room, an export raises any price that can rise, a production takes all
    it may.
    """
    for state, command in moves(DeclineBonus):
        player = state.players[command.seat]
        assert sum(player.tokens) >= player.powers.storage_limit
    exports = 0
    for state, command in moves(Sell):
        index = COMMODITY_INDEX[command.commodity]
        if state.players[command.seat].powers.export_raise and state.prices[index] < HIGHEST_PRICES[index]:
            exports += 1
            assert command.export
    limits = {sum(c.tokens) - s.players[c.seat].powers.production_limit for s, c in moves(TakeTokens)}
    assert max(limits) == 0


def test_the_builder_builds_most() -> None:
    """A character is visible in play: Barnaby, who sits first, owns more tiles than any other in all
    games.
    """
    tiles = [0] * len(NAMES)
    for _, last in games():
        for seat, player in enumerate(last.players):
            tiles[seat] += len(player.buildings)
    assert tiles[0] >= 2 * GAMES // 3
    assert tiles[0] > max(tiles[1:])


def test_the_last_turn_is_known_as_such() -> None:
    """With the very last action no seat sells for money that buys nothing while a town can be bought."""
    seen = 0
    for state, command in last_turns():
        seat = command.seat
        options = GAME.options(state, seat)
        could = any(option.command is BuyTown for option in options)
        before = scoring.score(state.players[seat]).total
        after = scoring.score(GAME.decide(state, command, Chance("last")).state.players[seat]).total
        seen += 1
        if could and not isinstance(command, OpenAuction):
            assert after > before, (command, state.round)
    assert seen >= 4


@pytest.mark.parametrize("number", range(GAMES))
def test_the_game_is_brought_to_its_end(number: int) -> None:
    """Within half as many rounds again as a game usually has."""
    _, last = games()[number]
    assert not GAME.to_act(last)
    assert last.round <= 30
