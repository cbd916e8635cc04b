"""Every character by name: when they come, what they bring; burdens start and stop with the move."""

import pytest

from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.income import IncomeTaken
from raccoon.games.saloon_tycoon.actions.move import Bribe
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS
from raccoon.games.saloon_tycoon.characters import THRESHOLDS, burdens
from raccoon.games.saloon_tycoon.scoring import score
from tests.games.saloon_tycoon.table import Table, only

CITIZENS = {
    "purty_nellie": ("theater", "female", ("theater@corner+3",), 4),
    "lucy_allen": ("printing_press", "female", ("printing_press@A1+3",), 0),
    "widow_campbell": ("luxury_suite", "female", ("kitchen@A1!", "kitchen@A1!", "luxury_suite@A1+2"), 0),
    "miss_watson": ("schoolroom", "female", ("schoolroom@A1+2",), 0),
    "sheriff_fletcher": ("jail", "male", ("poker_room@B1", "jail@A1+2"), 0),
    "senator": ("brothel", "male", ("guest_room@B1", "brothel@A1+3"), 0),
    "doc": ("whiskey_still", "male", ("pharmacy@B1", "whiskey_still@A1+3"), 0),
    "colonel": ("stables", "male", ("stables@A1+2",), 0),
}
"""Tile, gender, a board where that tile, the last room, lacks one cube, and the Saloon's cubes."""


def test_eight_citizens_and_four_outlaws() -> None:
    assert set(CITIZENS) == {c.id for c in CHARACTERS.values() if c.kind == "citizen"}
    assert set(THRESHOLDS) == {"flatfoot", "angie", "sydney", "phineus"}
    assert set(THRESHOLDS) == {c.id for c in CHARACTERS.values() if c.kind == "outlaw"}


@pytest.mark.parametrize("citizen", CITIZENS)
def test_a_citizen_comes_to_who_finishes_the_tile_and_is_worth_five(citizen: str) -> None:
    tile, gender, house, saloon = CITIZENS[citizen]
    assert CHARACTERS[citizen].gender == gender
    table = Table().house(0, *house, saloon=saloon).gold(2)
    room = table.room(0, tile)
    events = table.play(Supply(0, (room,), (1,)))
    assert only(CitizenArrived, events).character == citizen
    assert (table[0].characters, score(table[0]).citizens) == ((citizen,), 5)
    assert citizen not in table.state.away


def test_flatfoot_comes_with_ten_gold_and_not_with_nine() -> None:
    table = Table().gold(7).away("flatfoot")
    table.play(Earn(0))
    assert "flatfoot" in table.state.away
    table = Table().gold(8).away("flatfoot")
    assert only(OutlawArrived, table.play(Earn(0))) == OutlawArrived(0, "flatfoot")


def test_flatfoot_takes_a_gold_in_each_income_step_of_her_host() -> None:
    table = Table(2).house(0, "kitchen@A1", "kitchen@A2").gold(0, 6).guests(0, "flatfoot").change(turn=1)
    assert only(IncomeTaken, table.end_turn(1)).gold == 2
    table.end_turn(0)
    table.play(Bribe(1, "flatfoot", 1))
    assert only(IncomeTaken, table.end_turn(1)).gold == 3


def test_angie_comes_with_the_fifth_tile() -> None:
    table = Table().house(0, "kitchen@A1", "kitchen@A2").gold(9).away("angie")
    table.play(Build(0, "kitchen", "A3", 1))
    assert "angie" in table.state.away
    table = Table().house(0, "kitchen@A1", "kitchen@A2", "kitchen@A3").gold(9).away("angie")
    assert only(OutlawArrived, table.play(Build(0, "pantry", "B1", 1))).character == "angie"


def test_angie_wants_another_card_for_the_action() -> None:
    table = Table().guests(0, "angie").hand(0, "gold_strike", "payday")
    events = table.play(PlayCard(0, "gold_strike"))
    assert [type(event).__name__ for event in events] == [
        "CardPlayed",
        "CardDiscarded",
        "GoldTaken",
        "CardResolved",
    ]
    assert table[0].hand == ()
    table = Table().hand(0, "gold_strike", "payday")
    table.play(PlayCard(0, "gold_strike"))
    assert table[0].hand == ("payday",)


def test_phineus_comes_with_five_cubes_and_takes_three_gold_for_each() -> None:
    table = Table().house(0, "guest_room@A1+2").gold(10).away("phineus")
    table.play(Supply(0, (1,), (2,)))
    assert "phineus" in table.state.away
    table.play(Supply(0, (0,), (1,)))
    assert "phineus" in table[0].characters
    assert table[0].gold == 10 - 4 - 2 + 5
    table.play(Supply(0, (0,), (1,)))
    assert table[0].gold == 6
    assert table.gold(5).refuse(Supply(0, (0,), (2,))).facts == {"need": 6, "have": 5}


def test_phineus_makes_cubes_dear_only_for_his_host() -> None:
    assert burdens(("phineus",)).cube_price == 3
    assert burdens(("doc", "angie")).cube_price == 2


def test_sydney_comes_with_the_first_claim_and_costs_five_points() -> None:
    table = Table().house(0, "guest_room@A1", "guest_room@A3").away("sydney").open_claims("o_edge_of_town")
    table.secrets(0, "s_boarding_house")
    assert only(OutlawArrived, table.play(StakeClaim(0, "o_edge_of_town"))).character == "sydney"
    table.play(StakeClaim(0, "s_boarding_house"))
    assert score(table[0]).outlaws == -5
    assert score(Table().guests(0, "flatfoot", "angie", "phineus")[0]).outlaws == 0


def test_sydney_comes_with_a_secret_claim_too() -> None:
    table = Table().house(0, "guest_room@A1", "guest_room@A3").away("sydney").secrets(0, "s_boarding_house")
    assert only(OutlawArrived, table.play(StakeClaim(0, "s_boarding_house"))).character == "sydney"


def test_a_player_may_host_any_number_of_characters() -> None:
    table = Table().guests(0, *CHARACTERS).gold(6)
    assert len(table[0].characters) == 12
    assert all(table.may(Bribe(0, name, 1)) for name in CHARACTERS)
