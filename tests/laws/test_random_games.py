"""Random games of every kind of table end and keep every law.

``python -m tests.long laws`` plays thousands.
"""

import pytest

from raccoon.engine.chance import Chance
from raccoon.engine.game import Game
from tests.games.registry import SUBJECTS
from tests.laws.laws import play, random_command, random_game
from tests.laws.tables import TABLES, Table, tables_of

pytestmark = pytest.mark.part("play")

ROUNDS = 4
"""The most attempts at each table to reach rare things."""
ALL_GAMES = pytest.mark.parametrize("game", [one.game for one in SUBJECTS.values()], ids=list(SUBJECTS))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_random_games_keep_the_laws(table: Table) -> None:
    """Every other table starts with rare things."""
    rare = TABLES.index(table) % 2 == 1
    state = table.first_state(table.name, rare)
    assert random_game(table.game, state, table.name, thorough_every=16, openly=table.openly) > 0


@ALL_GAMES
def test_random_games_meet_every_command_and_every_event(game: Game) -> None:
    """The laws would say nothing about commands and events that never occur."""
    commands, events = set[type](), set[type]()
    for number, table in enumerate([*tables_of(game)] * ROUNDS):
        state, chance = table.first_state(f"all-{number}", rare=True), Chance(f"all-{number}")
        while game.to_act(state):
            command = random_command(game, state, chance)
            commands.add(type(command))
            decision = game.decide(state, command, chance)
            events.update(map(type, decision.events))
            state = decision.state
        if commands == set(game.commands) and events == set(game.events):
            break
    assert commands == set(game.commands)
    assert events == set(game.events)


@ALL_GAMES
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    table = Table(game, game.seats[0], game.options_type())

    def run() -> list[object]:
        log: list[object] = []
        state, chance = table.first_state("same"), Chance("same")
        while game.to_act(state):
            decision = play(game, state, random_command(game, state, chance), chance)
            log.extend(decision.events)
            state = decision.state
        return log

    assert run() == run()
