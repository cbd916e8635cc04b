"""A stranger who knows only the set-up, the events and their description recomputes every state."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.games.saloon_tycoon.catalogue import BUYABLE
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import Player, State
from tests.games.saloon_tycoon.stranger import Seat, Stranger
from tests.laws.laws import random_command
from tests.laws.tables import Table, tables_of

TABLES = [table for table in tables_of(GAME) if not table.options.family_names]


def through_json(record: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(Codec(GAME).encode(record)))


def assert_same_seat(seat: Seat, player: Player) -> None:
    assert seat.gold == player.gold
    assert seat.points == msgspec.to_builtins(player.points)
    assert seat.rooms == list(msgspec.to_builtins(player.rooms))
    assert (seat.hand, seat.secrets) == (list(player.hand), list(player.secrets))
    assert (seat.rejected, seat.characters) == (list(player.rejected), list(player.characters))
    assert seat.claims == [(scored.claim, scored.points) for scored in player.claims]


def assert_same(table: Stranger, state: State) -> None:
    for seat, player in zip(table.seats, state.players, strict=True):
        assert_same_seat(seat, player)
    assert table.market == dict(zip((tile.id for tile in BUYABLE), state.market, strict=True))
    assert (table.deck, table.discards) == (list(state.deck), list(state.discard_pile))
    assert (table.open_claims, table.away) == (list(state.open_claims), set(state.away))
    assert (table.pile, table.turn, table.round, table.ender) == (
        state.pile,
        state.turn,
        state.round,
        state.ender,
    )


@pytest.mark.parametrize("table", TABLES[::3], ids=lambda table: table.name)
def test_a_stranger_recomputes_every_state(table: Table) -> None:
    setup, chance = GAME.setup(table.players, table.options, Chance(table.name)), Chance(table.name, 1)
    state, stranger = GAME.start(setup), Stranger(through_json(setup))
    assert_same(stranger, state)
    while GAME.to_act(state):
        for event in GAME.decide(state, random_command(GAME, state, chance), chance).events:
            state = GAME.evolve(state, event)
            stranger.happen(through_json(event))
            assert_same(stranger, state)
    outcome = GAME.outcome(state)
    assert stranger.result == (
        [seat.points for seat in outcome],
        [number for number, seat in enumerate(outcome) if seat.won],
    )
