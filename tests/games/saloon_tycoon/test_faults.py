"""The laws of the state find what is wrong with one; and every kind of record is told to the engine."""

import pytest
from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.saloon_tycoon.board import Room
from raccoon.games.saloon_tycoon.catalogue import OPEN_CLAIMS, SECRET_CLAIMS
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import CardDone, ChooseSecrets, FinishRoom, LayRoof, Turn
from raccoon.games.saloon_tycoon.state import Points, ScoredClaim
from tests.games.declared import declared
from tests.games.saloon_tycoon.table import Table


def sound() -> Table:
    table = Table().house(0, "kitchen@A1!", "pantry@A1!", "kitchen@A1!", "stables@B1+1")
    table.hand(0, "payday").guests(1, "doc")
    assert GAME.faults(table.state) == ()
    return table


def faults(table: Table) -> tuple[str, ...]:
    return GAME.faults(table.state)


CARDS = "the Tycoon cards are not the printed ones"


def test_lost_and_doubled_cards_are_found() -> None:
    assert faults(sound().change(deck=sound().state.deck[1:])) == (CARDS,)
    assert faults(sound().set(1, hand=("payday",))) == (CARDS,)
    assert faults(sound().change(discard_pile=("joker",))) == (CARDS,)
    table = sound()
    assert (
        faults(table.change(deck=table.state.deck[1:], agenda=(Turn(), CardDone(table.state.deck[0])))) == ()
    )


def test_a_sixth_card_is_found() -> None:
    table = Table().hand(0, "payday", "payday", "payday", "busy_day", "busy_day", "busy_day")
    assert faults(table) == ("seat 0 holds too many cards",)


def test_tiles_that_come_from_nowhere_are_found() -> None:
    table = sound()
    assert faults(table.change(market=(*table.state.market[:-1], 0))) == (
        "the copies of schoolroom are not 1",
    )
    five = ["kitchen@A1", "kitchen@A2", "kitchen@A3", "kitchen@A4", "kitchen@B1"]
    assert faults(Table().house(0, *five)) == ("the copies of kitchen are not 4",)
    assert faults(table.change(market=())) == ("the market is not that of the tiles",)


def test_a_character_in_two_places_is_found() -> None:
    fault = ("the characters are not each in one place",)
    assert faults(sound().set(2, characters=("doc", *sound()[2].characters))) == fault
    assert faults(sound().change(away=())) == fault


def test_claims_in_two_places_are_found() -> None:
    table = sound()
    assert faults(table.set(1, secrets=table[0].secrets)) == ("the claims are not each in one place",)
    assert faults(table.set(1, secrets=("s_nothing", "s_cavalry"))) == (
        "the claims are not each in one place",
    )


def test_claims_lost_or_found_are_found() -> None:
    table = sound()
    assert faults(table.change(open_claims=table.state.open_claims[1:])) == (
        "the open claims are not as many as were turned up",
    )
    assert faults(sound().set(1, secrets=table[1].secrets[1:])) == ("seat 1 does not have its secret claims",)
    turned_up = sound().state.open_claims
    hidden = next(claim for claim in OPEN_CLAIMS if claim not in turned_up)
    assert faults(sound().change(open_claims=(*turned_up, hidden))) == (
        "the open claims are not as many as were turned up",
    )
    spare = next(claim for claim in reversed(SECRET_CLAIMS))
    assert faults(sound().set(1, secrets=(*table[1].secrets, spare))) == (
        "seat 1 does not have its secret claims",
    )


def test_secret_claims_not_chosen_are_found() -> None:
    table = sound()
    table.set(0, secrets=table[0].secrets + table[0].rejected, rejected=())
    assert faults(table) == ("seat 0 has not chosen its secret claims when it should",)
    assert faults(table.change(agenda=(ChooseSecrets((0,)),))) == ()


def test_a_wrong_pile_is_found() -> None:
    for pile in (70, 10):
        assert faults(sound().change(pile=pile)) == ("the pile is not what the boards leave of it",)


def test_debts_are_found() -> None:
    assert faults(sound().gold(-1)) == ("seat 0 owes gold",)


def with_rooms(*rooms: Room) -> Table:
    table = Table().house(0)
    points = Points(
        lots=sum({"A2": 1, "A3": 1, "A4": 4}.get(room.place, 0) for room in rooms if room.floor == 1)
    )
    return table.set(0, rooms=(*table[0].rooms, *rooms), points=points).settled()


@pytest.mark.parametrize(
    "rooms",
    [
        (Room("kitchen", "A2", 1),),
        (Room("kitchen", "corner", 2),),
        (Room("kitchen", "A1", 2),),
        (Room("kitchen", "A1", 1), Room("pantry", "A1", 2)),
        (Room("kitchen", "A1", 1), Room("pantry", "A1", 1)),
        (Room("guest_room", "A4", 1),),
        (Room("guest_room", "corner", 2),),
    ],
)
def test_a_room_in_the_air_is_found(rooms: tuple[Room, ...]) -> None:
    assert f"seat 0 has room {len(rooms)} in the air" in faults(with_rooms(*rooms))


def test_a_room_without_its_prerequisite_is_found() -> None:
    assert faults(with_rooms(Room("jail", "A1", 1))) == ("seat 0 has room 1 without its prerequisite",)
    late = Room("laundry", "A1", 1), Room("printing_press", "B1", 1)
    assert "seat 0 has room 2 without its prerequisite" in faults(with_rooms(*late))


def test_impossible_rooms_are_found() -> None:
    for cubes in (-1, 4):
        assert "seat 0 has an impossible room 1" in faults(with_rooms(Room("kitchen", "A1", 1, cubes)))
    assert "seat 0 has no Saloon" in faults(sound().set(0, rooms=(), points=Points()))
    assert "seat 0 has no Saloon" in faults(
        sound().set(0, rooms=(Room("kitchen", "A1", 1),), points=Points())
    )


def test_roofs_too_many_or_too_few_are_found() -> None:
    table = sound()
    rooms = table[0].rooms
    bare = (*rooms[:3], replace(rooms[3], roof=False), *rooms[4:])
    fault = "seat 0 has a roof too many or too few on room 3"
    assert fault in faults(table.set(0, rooms=bare))
    assert fault not in faults(table.change(agenda=(Turn(), LayRoof(3))))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("tiles", "of its finished tiles"),
        ("roofs", "of its roofs"),
        ("lots", "of its lots"),
        ("open_claims", "of its claims"),
        ("secret_claims", "of its claims"),
    ],
)
def test_points_from_nowhere_are_found(source: str, words: str) -> None:
    table = sound()
    points = table[0].points
    points = replace(points, **{source: getattr(points, source) + 1})
    assert faults(table.set(0, points=points)) == (f"seat 0 has not the points {words}",)


def test_points_of_open_claims_are_not_those_of_secret_ones() -> None:
    table = sound()
    points = replace(table[0].points, open_claims=1, secret_claims=-1)
    assert faults(table.set(0, points=points)) == ("seat 0 has not the points of its claims",)


def test_lost_points_are_found() -> None:
    table = sound()
    assert faults(table.set(0, points=replace(table[0].points, cards=-1))) == ("seat 0 has lost points",)


def test_a_room_whose_finishing_is_due_has_not_scored_yet() -> None:
    table = sound()
    points = replace(table[0].points, tiles=table[0].points.tiles - 5)
    table.set(0, points=points)
    assert faults(table) == ("seat 0 has not the points of its finished tiles",)
    assert faults(table.change(agenda=(Turn(), FinishRoom(1)))) == ()
    assert faults(table.change(turn=1)) == ("seat 0 has not the points of its finished tiles",)


def test_a_claim_staked_twice_is_found() -> None:
    table = sound()
    claim = table.state.open_claims[0]
    table.set(0, claims=(ScoredClaim(claim, 0), ScoredClaim(claim, 0)))
    assert faults(table) == ("the claims are not each in one place",)


def test_every_command_event_and_option_is_known_to_the_engine() -> None:
    assert set(GAME.commands) == declared(GAME.name, Command)
    assert set(GAME.events) == declared(GAME.name, Event)
    asked = {option.command for option in declared(GAME.name, Option)}
    assert asked == set(GAME.commands)
