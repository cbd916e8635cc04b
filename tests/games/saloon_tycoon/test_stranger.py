"""A stranger who knows only an export and the description of events recomputes every state."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raccoon.app.saves.export import export
from raccoon.app.saves.reader import read
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.games.saloon_tycoon.catalogue import BUYABLE
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import Player, State
from tests.app import lines, tables
from tests.games.saloon_tycoon import stranger as strangers
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
    assert_same_end(stranger, state)


def assert_same_end(table: Stranger, state: State) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert table.result == (
        [seat.points for seat in outcome],
        [number for number, seat in enumerate(outcome) if seat.won],
    )


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, ()), (3, ("fair_start", "open_hands")), (4, ("smooth_lots", "short_game", "family_names"))],
    ids=["2", "3", "4"],
)
def test_an_export_alone_is_enough(tmp_path: Path, players: int, options: tuple[str, ...]) -> None:
    """From its lines, with a move in the game that was taken back."""
    chosen = dict.fromkeys(options, True)
    session = Session.new(GAME.name, tables.seats(players), chosen, f"export {players}", tmp_path)
    tables.play(session, 60)
    tables.step_back(session)
    loaded = read(tables.saved(tables.play(session)))
    header, *told = lines.lines(b"".join(export(loaded)))
    table, state = Stranger(header["setup"]), GAME.start(loaded.setup)
    events = [event for entry in loaded.entries for event in entry.events]
    for event, line in zip(events, told, strict=True):
        state = GAME.evolve(state, event)
        table.happen(line["event"])
        assert_same(table, state)
    assert_same_end(table, state)


def test_the_stranger_shares_no_code_with_the_game() -> None:
    for module in (lines, strangers):
        source = Path(module.__file__).read_text(encoding="utf-8")
        assert not re.search(r"^\s*(from|import) (raccoon|scenes)\b", source, re.MULTILINE)
