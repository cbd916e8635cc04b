"""The promises of every game about its table: options, players, roles."""

from typing import Any

import msgspec
import pytest

from raccoon.engine.chance import Chance
from raccoon.engine.game import Game
from raccoon.games.registry import GAMES
from tests.games.registry import SUBJECTS
from tests.laws.laws import assert_position, assert_public
from tests.laws.tables import TABLES, Table, values_of

ALL_GAMES = pytest.mark.parametrize("game", [one.game for one in SUBJECTS.values()], ids=list(SUBJECTS))


def deal(game: Game, players: int, roles: tuple[str, ...] = ()) -> Any:
    return game.setup(players, game.options_type(), Chance("deal"), roles)


def wish(players: int, seat: int, role: str) -> tuple[str, ...]:
    """One seat asks for the role, the others for none."""
    return tuple(role if other == seat else "" for other in range(players))


def test_every_game_of_the_program_is_under_the_laws() -> None:
    assert {name: SUBJECTS[name].game for name in GAMES} == GAMES


@ALL_GAMES
def test_every_option_has_a_usual_value_among_several(game: Game) -> None:
    usual = game.options_type()
    for name, values in values_of(game).items():
        assert len(set(values)) == len(values) >= 2
        assert getattr(usual, name) in values


@ALL_GAMES
def test_an_option_has_no_other_value_than_its_own(game: Game) -> None:
    for name in values_of(game):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({name: "of another game"}, game.options_type)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_table_is_laid_for_its_players(table: Table) -> None:
    state = table.first_state("laid")
    assert table.game.players(state) == table.players
    assert_public(table.game, state)


@ALL_GAMES
def test_no_fewer_and_no_more_may_play(game: Game) -> None:
    for players in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=r"\w"):
            deal(game, players)


@ALL_GAMES
def test_every_seat_may_ask_for_every_role(game: Game) -> None:
    for players in game.seats:
        for role in game.roles(players):
            granted = {
                msgspec.json.encode(deal(game, players, wish(players, s, role))) for s in range(players)
            }
            assert len(granted) > 1, f"whoever asks to be the {role}, the table is the same"
            for setup in granted:
                state = game.start(msgspec.json.decode(setup, type=game.setup_type))
                assert_position(game, state)


@ALL_GAMES
def test_to_ask_for_no_role_is_to_leave_it_to_chance(game: Game) -> None:
    for players in game.seats:
        assert deal(game, players, ("",) * players) == deal(game, players)


@ALL_GAMES
def test_an_unknown_role_is_refused(game: Game) -> None:
    for players in game.seats:
        with pytest.raises(ValueError, match=r"\w"):
            deal(game, players, wish(players, 0, "of another game"))
