"""No level goes on throwing tokens away that it could sell."""

from __future__ import annotations

import pytest

from raccoon.bots.arena import Tournament, moves
from raccoon.bots.raccoon_tycoon.waste import PATIENCE
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.table_options import OptionValue
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, HIGHEST_PRICES
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from raccoon.games.raccoon_tycoon.powers import BASE_STORAGE
from tests.bots.conduct import conduct
from tests.games.raccoon_tycoon.table import Table

pytestmark = pytest.mark.part("play")

BOTS = GAME_BOTS[GAME.name]
LEVELS = BOTS.roster.levels
GAMES = {"shrewd": 12, "tycoon": 1}
"""The number of games of a level, if not `GAMES_EACH`: most of one that once froze, few of one that thinks
long.
"""
GAMES_EACH = 6
ROUNDS = 60
MOODS = range(5)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_freezes(level: str) -> None:
    """Only a player with nothing to sell could throw away without end, and a full warehouse always has
    something.
    """
    for number in range(GAMES.get(level, GAMES_EACH)):
        options: dict[str, OptionValue] = {"sudden_death": number % 2 == 1}
        table = Tournament(GAME.name, 2, (level, "rich"), 1, f"waste {number}", options, ROUNDS)
        assert not conduct(moves(table, 0), 0).frozen


def full_at_the_highest_prices() -> Table:
    """A warehouse full of the dearest goods, which no production makes dearer, and hardly any money."""
    table = Table(players=2, open_money=True).money(2, 300)
    table.change(prices=HIGHEST_PRICES, pending=AwaitAction(0), turn=0, round=12)
    dearest = COMMODITIES[HIGHEST_PRICES.index(max(HIGHEST_PRICES))]
    return table.stock(0, **{dearest: BASE_STORAGE})


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_full_warehouse_at_the_highest_prices_is_not_produced_over(level: str, mood: int) -> None:
    state = full_at_the_highest_prices().state
    options = GAME.options(state, 0)
    command = BOTS.make(level).choose(GAME.view(state, 0), options, Chance("mood", mood))
    assert any(option.command is Sell for option in options)
    assert not isinstance(command, Produce)


@pytest.mark.parametrize("level", LEVELS)
def test_after_some_wasteful_turns_tokens_are_sold_though_prices_would_still_rise(level: str) -> None:
    table = full_at_the_highest_prices().change(prices=tuple(price // 2 for price in HIGHEST_PRICES))
    state = table.state
    memory = BOTS.memory(2)
    for _ in range(PATIENCE):
        for event in (TokensDiscarded(0, (1, 0, 0, 0, 0, 0)), TurnEnded(0), TurnEnded(1)):
            memory.see(event, lambda: GAME.view(state, None))
    view = memory.recall(GAME.view(state, 0))
    command = BOTS.make(level).choose(view, GAME.options(state, 0), Chance("mood"))
    assert view.wasted == PATIENCE
    assert not isinstance(command, Produce)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_produced_into_a_full_warehouse_while_there_is_something_to_sell(level: str) -> None:
    """Of the three new tokens three would be thrown away: only prices would gain."""
    state = Table(players=2).stock(0, wheat=3, iron=3, coal=4).change(pending=AwaitAction(0), round=6).state
    for mood in MOODS:
        command = BOTS.make(level).choose(GAME.view(state, 0), GAME.options(state, 0), Chance("mood", mood))
        assert not isinstance(command, Produce)
