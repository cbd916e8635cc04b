"""Left out by the laws of every game: every pending choice is met, and saved in its middle."""

from __future__ import annotations

import msgspec
import pytest

from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.engine.match import Entry, Match
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import AnyPending
from tests.games.saloon_tycoon.subject import PLAYTHROUGHS
from tests.golden.playthroughs import steps
from tests.laws.laws import random_command
from tests.laws.tables import Table, tables_of

BY_THEMSELVES = {
    "ShowSecrets",
    "TakeIncome",
    "TurnDone",
    "Scoring",
    "FinishRoom",
    "LayRoof",
    "TakeGold",
    "TakeIncomeGold",
    "ScorePoints",
    "Welcome",
    "CardDone",
}
"""Pending points where nobody chooses: no command ever leaves one on top."""


def test_random_games_meet_every_pending_choice_and_stop_nowhere_else() -> None:
    choices = set()
    for number, table in enumerate(tables_of(GAME)[::2]):
        state, chance = table.first_state(f"met-{number}"), Chance(f"met-{number}")
        while GAME.to_act(state):
            choices.add(type(state.pending).__name__)
            state = GAME.decide(state, random_command(GAME, state, chance), chance).state
        choices.add(type(state.pending).__name__)
    assert choices == {kind.__name__ for kind in AnyPending.__args__} - BY_THEMSELVES


@pytest.mark.parametrize("table", tables_of(GAME)[::12], ids=lambda table: table.name)
def test_a_save_at_every_point_gives_the_same_state_and_the_same_game(table: Table) -> None:
    """In the middle of every sub-choice: folding the log, and deciding its commands again, give the same."""
    setup = GAME.setup(table.players, table.options, Chance("save"))
    match, chance, codec = Match(GAME, setup, "save"), Chance("save moves"), Codec(GAME)
    folded, replayed = Match(GAME, setup, "save"), Match(GAME, setup, "save")
    while match.to_act():
        entry = match.submit(random_command(GAME, match.state, chance))
        text = msgspec.json.encode([codec.encode(entry.command), [codec.encode(e) for e in entry.events]])
        command, events = msgspec.json.decode(text)
        folded.restore([Entry(entry.number, codec.command(command), tuple(map(codec.event, events)))])
        replayed.submit(codec.command(command))
        assert folded.state == replayed.state == match.state


def test_the_golden_playthroughs_show_every_kind_of_event() -> None:
    shown = {type(event) for playthrough in PLAYTHROUGHS for s in steps(playthrough) for event in s.events}
    assert shown == set(GAME.events)
