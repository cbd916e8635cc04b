"""Random games of every kind of table end and keep every law; ``long_run.py`` plays thousands."""

import pytest

from raccoon.engine.chance import Chance
from raccoon.games.registry import GAMES
from tests.laws.laws import play, random_game
from tests.laws.tables import Flags, first_state, flags_of, tables

TABLES = list(tables())
GAMES_A_TABLE = 2


def _name(table: tuple[str, int, Flags]) -> str:
    game, players, flags = table
    chosen = [name for name, chosen in zip(flags_of(GAMES[game]), flags, strict=True) if chosen]
    return "-".join([game, str(players), *chosen])


@pytest.mark.parametrize("table", TABLES, ids=_name)
def test_random_games_keep_the_laws(table: tuple[str, int, Flags]) -> None:
    name, players, flags = table
    game = GAMES[name]
    for number in range(GAMES_A_TABLE):
        seed = f"{_name(table)}-{number}"
        state = first_state(game, players, flags, seed, rare=number % 2 == 1)
        assert random_game(game, state, seed, thorough_every=16) > 0


@pytest.mark.parametrize("name", GAMES)
def test_random_games_meet_every_command_and_every_event(name: str) -> None:
    """Else the laws would say nothing about those never met."""
    game = GAMES[name]
    commands, events = set(), set()
    for number, (_, players, flags) in enumerate(t for t in TABLES if t[0] == name):
        state = first_state(game, players, flags, f"all-{number}", rare=True)
        chance = Chance(f"all-{number}")
        while asked := game.to_act(state):
            command = chance.pick(game.options(state, asked[0])).draw(chance)
            commands.add(type(command))
            decision = game.decide(state, command, chance)
            events.update(map(type, decision.events))
            state = decision.state
        if commands == set(game.commands) and events == set(game.events):
            break
    assert commands == set(game.commands)
    assert events == set(game.events)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = GAMES[name]
    flags = (False,) * len(flags_of(game))

    def run() -> list[object]:
        state, log, chance = first_state(game, game.seats[0], flags, "same"), [], Chance("same")
        while asked := game.to_act(state):
            decision = play(game, state, chance.pick(game.options(state, asked[0])).draw(chance), chance)
            log.extend(decision.events)
            state = decision.state
        return log

    assert run() == run()
