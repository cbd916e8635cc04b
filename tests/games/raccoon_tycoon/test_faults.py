"""The laws of the state find what is wrong with one; and every kind of record is told to the engine."""

import pytest
from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitDiscard, Over
from raccoon.games.raccoon_tycoon.state import State
from tests.games.declared import declared
from tests.games.raccoon_tycoon.table import Table, tokens


def sound() -> Table:
    table = Table().stock(1, wheat=3).own(0, "Grain Farm").railroads(2, "Fat Cat").towns(1, "Molehill")
    assert GAME.faults(table.state) == ()
    return table


def test_a_lost_production_card_is_found() -> None:
    table = sound()
    table.change(draw_pile=table.state.draw_pile[1:])
    assert GAME.faults(table.state) == ("the production cards are not the printed ones",)


def test_a_card_in_two_hands_is_found() -> None:
    table = sound().set(0, hand=(1, 2, 4))
    assert GAME.faults(table.state) == ("the production cards are not the printed ones",)


def test_a_railroad_too_many_is_found() -> None:
    table = sound().set(0, railroads=("Fat Cat",))
    assert GAME.faults(table.state) == ("the railroads are not the printed ones",)


def test_a_railroad_that_left_the_game_is_found() -> None:
    table = sound().change(railroad_offer=("Tycoon", "Fat Cat"))
    assert GAME.faults(table.state) == ("the railroads are not the printed ones",)


def test_a_lost_town_is_found() -> None:
    assert GAME.faults(sound().change(town=None).state) == ("the towns are not the printed ones",)


def test_a_tile_in_two_places_is_found() -> None:
    table = sound().set(1, buildings=("Wheat Field",))
    assert GAME.faults(table.state) == ("the building tiles are not the printed ones",)


@pytest.mark.parametrize("change", [-1, 1])
def test_tokens_that_come_from_nowhere_are_found(change: int) -> None:
    table = sound().set(1, tokens=tokens(wheat=3 + change))
    assert [fault[:10] for fault in GAME.faults(table.state)] == ["the tokens"]


def test_debts_are_found() -> None:
    table = sound().money(10, -1).stock(2, coal=-1).supply(wood=-1)
    assert GAME.faults(table.state) == (
        "seat 1 owes money",
        "seat 2 owes tokens",
        "the supply owes tokens",
        OVERFULL,
    )


OVERFULL = "seat 2 stores more than its limit"


@pytest.mark.parametrize("price", [0, 13])
def test_a_price_off_its_track_is_found(price: int) -> None:
    assert GAME.faults(sound().prices(wheat=price).state) == ("the price of wheat is off its track",)


def overfull(seat: int = 2) -> State:
    return sound().stock(seat, coal=11, wheat=3).state


def test_an_overfull_storage_is_found() -> None:
    assert GAME.faults(overfull()) == (OVERFULL,)
    assert GAME.faults(replace(overfull(), pending=AwaitDiscard(0, 1))) == (OVERFULL,)


def test_an_overfull_storage_is_right_while_its_owner_produces() -> None:
    assert GAME.faults(replace(overfull(), pending=AwaitDiscard(2, 4))) == ()


def test_an_overfull_storage_is_wrong_at_the_end_unless_a_victory_cut_the_turn_short() -> None:
    over = replace(overfull(), pending=Over(2, (2,)))
    assert GAME.faults(over) == (OVERFULL,)
    assert GAME.faults(replace(over, options=replace(over.options, sudden_death=True))) == ()
    other = replace(overfull(), pending=Over(1, (1,)), options=replace(over.options, sudden_death=True))
    assert GAME.faults(other) == (OVERFULL,)


def test_every_command_event_and_option_is_known_to_the_engine() -> None:
    assert set(GAME.commands) == declared(GAME.name, Command)
    assert set(GAME.events) == declared(GAME.name, Event)
    named = {option.command for option in declared(GAME.name, Option)}
    assert named == set(GAME.commands), "every command has its option"
