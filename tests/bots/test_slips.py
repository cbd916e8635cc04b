"""A level errs as people do: it never omits an action that costs nothing.

In Raccoon Rampage that is impossible: a turn ends only when every vote is placed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from raccoon.bots.game_bots import remember
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn as TycoonsEndTurn
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from raccoon.games.registry import GAMES
from raccoon.games.saloon_tycoon.actions import stake
from raccoon.games.saloon_tycoon.actions.draw import COUNT, HAND_LIMIT
from raccoon.games.saloon_tycoon.actions.earn import GOLD
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.characters import THRESHOLDS
from raccoon.games.saloon_tycoon.pending import GrantedPlay, Turn
from raccoon.games.saloon_tycoon.state import State
from tests.games.saloon_tycoon.table import Table

pytestmark = pytest.mark.part("play")

TYCOON, SALOON = "raccoon_tycoon", "saloon_tycoon"
LONG = {"baron": 2, "shrewd": 3, "gambler": 5, "tycoon": 1}
"""The number of games of a level that thinks long; every other level plays `GAMES_EACH`."""
GAMES_EACH = 8


def moves(name: str, level: str) -> Iterator[tuple[Any, Command]]:
    """Every state of games among bots of the level, and the command made in it."""
    game, bots = GAMES[name], GAME_BOTS[name]
    for number in range(LONG.get(level, GAMES_EACH)):
        players = 2 + number % 2
        seated, memory = [bots.make(level) for _ in range(players)], bots.memory(players)
        state = game.start(game.setup(players, game.options_type(), Chance(f"slip {number}")))
        while seats := game.to_act(state):
            seat, count = seats[0], state.round * 1000 + len(str(state))
            view = memory.recall(game.view(state, seat))
            command = seated[seat].choose(view, game.options(state, seat), Chance(f"slip {number}", count))
            yield state, command
            decision = game.decide(state, command, Chance(f"slip {number} deal", count))
            remember(memory, game, state, decision.events)
            state = decision.state


def harmless_action(state: State) -> bool:
    """Return whether the turn has an action that costs nothing: to earn where no visitor comes for it, or to
    draw.
    """
    player = state.players[state.turn]
    _, most = THRESHOLDS["flatfoot"]
    earns = "flatfoot" not in state.away or state.ender is not None or player.gold + GOLD < most
    return earns or len(player.hand) + COUNT <= HAND_LIMIT


@pytest.mark.parametrize("level", GAME_BOTS[SALOON].roster.levels)
def test_no_level_of_saloon_tycoon_ends_a_turn_with_an_action_or_a_last_claim_left(level: str) -> None:
    """No seat buys cubes in its last turn that complete nothing, either."""
    ended = 0
    for state, command in moves(SALOON, level):
        if isinstance(command, Supply) and state.final_turn:
            rooms = state.players[command.seat].rooms
            bought = zip(command.rooms, command.cubes, strict=True)
            assert all(cubes == rooms[room].spaces for room, cubes in bought)
        if isinstance(command, EndTurn):
            ended += 1
            assert isinstance(state.pending, Turn)
            assert state.pending.action_used or not harmless_action(state)
            assert not (state.final_turn and stake.option(state, state.turn))
    assert ended > 30


@pytest.mark.parametrize("level", GAME_BOTS[TYCOON].roster.levels)
def test_no_level_of_raccoon_tycoon_ends_a_turn_where_it_could_produce(level: str) -> None:
    """After a lost auction another action is allowed."""
    ended = 0
    for state, command in moves(TYCOON, level):
        if isinstance(state.pending, AwaitAction) and state.pending.may_end:
            ended += 1
            assert not isinstance(command, TycoonsEndTurn)
    assert ended > 0


@pytest.mark.parametrize("level", GAME_BOTS[SALOON].roster.levels)
def test_a_card_that_brings_gold_for_nothing_is_played(level: str) -> None:
    arranged, bot = Table(3).hand(0, "gold_strike").due(GrantedPlay()), GAME_BOTS[SALOON].make(level)
    view, options = GAMES[SALOON].view(arranged.state, 0), GAMES[SALOON].options(arranged.state, 0)
    assert {bot.choose(view, options, Chance(f"{n}")) for n in range(40)} == {PlayCard(0, "gold_strike")}
