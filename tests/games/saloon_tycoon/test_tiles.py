"""Every tile by its name: cost, spaces, points, bonus and prerequisite."""

import pytest

from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.draw import Discard
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supply
from raccoon.games.saloon_tycoon.board import NEEDS
from raccoon.games.saloon_tycoon.catalogue import BUYABLE, ROOFS, TILES
from raccoon.games.saloon_tycoon.effects import EFFECTS
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import GrantedAction, GrantedBuild, GrantedPlay, PlaceCubes, Turn
from tests.games.saloon_tycoon.table import Table, kinds

FIGURES = {
    "saloon": ("large", 4, 0, 4),
    "guest_room": ("large", 4, 4, 4),
    "billiards_room": ("large", 4, 4, 4),
    "poker_room": ("large", 4, 4, 4),
    "pantry": ("small", 4, 3, 3),
    "laundry": ("small", 4, 4, 3),
    "kitchen": ("small", 4, 3, 3),
    "pharmacy": ("small", 4, 4, 3),
    "brothel": ("large", 1, 5, 4),
    "theater": ("large", 1, 5, 4),
    "whiskey_still": ("large", 1, 6, 4),
    "printing_press": ("large", 1, 6, 4),
    "luxury_suite": ("small", 1, 6, 3),
    "jail": ("small", 1, 5, 3),
    "stables": ("small", 1, 6, 3),
    "schoolroom": ("small", 1, 6, 3),
}
"""Size, copies, cost, cube spaces."""

BONUSES = {
    "saloon": ("gold", 2),
    "guest_room": ("gold", 5),
    "billiards_room": ("cubes", 3),
    "poker_room": ("action", 1),
    "pantry": ("cubes", 2),
    "laundry": ("draw", 2),
    "kitchen": ("gold", 3),
    "pharmacy": ("play", 1),
}
"""Of the common tiles; a special one brings its citizen."""

SPECIAL = {
    "brothel": "senator",
    "theater": "purty_nellie",
    "whiskey_still": "doc",
    "printing_press": "lucy_allen",
    "luxury_suite": "widow_campbell",
    "jail": "sheriff_fletcher",
    "stables": "colonel",
    "schoolroom": "miss_watson",
}

HOUSES = {
    "brothel": ((), ("guest_room@A1",), 0),
    "theater": ((), (), 4),
    "whiskey_still": (("kitchen@A1",), ("pharmacy@A1",), 0),
    "printing_press": (("laundry@A1",), ("kitchen@A1",), 0),
    "luxury_suite": (("kitchen@A1!",), ("kitchen@A1!", "kitchen@A1!"), 0),
    "jail": (("billiards_room@A1",), ("poker_room@A1",), 0),
    "stables": (None, (), 0),
    "schoolroom": (("poker_room@A1",), ("billiards_room@A1",), 0),
}
"""A board on which the special tile cannot stand, one on which it can, and the Saloon's cubes there."""


@pytest.mark.parametrize("tile", TILES)
def test_figures(tile: str) -> None:
    found = TILES[tile]
    size, *numbers = FIGURES[tile]
    assert (found.size, [found.copies, found.cost, found.cubes]) == (size, numbers)
    assert (found.finish_points, found.unfinished_points) == ((7, 3) if size == "large" else (5, 2))
    assert found.special == (tile in SPECIAL)
    assert (found.bonus.kind, found.bonus.amount) == BONUSES.get(tile, ("citizen", 1))
    assert found.bonus.kind in EFFECTS


def test_the_list_is_complete_and_every_prerequisite_has_its_rule() -> None:
    assert set(TILES) == set(FIGURES)
    assert {tile.need for tile in BUYABLE} == set(NEEDS)
    for roof in ROOFS.values():
        assert (roof.copies, roof.cost, roof.cubes) == (10, 0, 0)
        assert (roof.finish_points, roof.unfinished_points, roof.special) == (4, 0, False)
        assert (roof.bonus.kind, roof.need_detail) == ("none", roof.size)
    assert set(ROOFS) == {"large", "small"}


def finished(word: str, saloon: int = 0, *words: str) -> Table:
    """The room in `word` lacks one cube; it is bought now, with 2 gold that the player had."""
    table = Table().house(0, *words, word, saloon=saloon).gold(2).hand(0, "gold_strike", "payday")
    table.play(Supply(0, (len(words) + 1,), (1,)))
    return table


@pytest.mark.parametrize(
    ("word", "gold"), [("guest_room@A1+3", 5), ("kitchen@A1+2", 3)], ids=["guest_room", "kitchen"]
)
def test_gold_bonuses(word: str, gold: int) -> None:
    assert finished(word)[0].gold == gold


def test_the_saloon_gives_two_gold() -> None:
    table = Table().house(0, saloon=3).gold(2)
    before = table.score(0)
    table.play(Supply(0, (0,), (1,)))
    assert (table[0].gold, table.score(0) - before) == (2, 7)


@pytest.mark.parametrize(
    ("word", "count"), [("billiards_room@A1+3", 3), ("pantry@A1+2", 2)], ids=["billiards_room", "pantry"]
)
def test_cube_bonuses(word: str, count: int) -> None:
    table = finished(word, 0, "guest_room@B1")
    assert table.pending == PlaceCubes(count)
    for _ in range(count):
        table.play(PlaceCube(0, 1))
    assert table[0].rooms[1].cubes == count
    assert table.pending == Turn()


def test_the_poker_room_gives_an_action_beside_the_one_of_the_turn() -> None:
    table = finished("poker_room@A1+3")
    assert table.pending == GrantedAction(may_play=True)
    table.play(Earn(0), Earn(0))
    assert table[0].gold == 4
    assert table.refuse(Earn(0)).code == "action_used"


def test_the_poker_rooms_action_after_that_of_the_turn() -> None:
    table = Table().house(0, "poker_room@A1+3").gold(2)
    table.play(Earn(0), Supply(0, (1,), (1,)), Earn(0))
    assert table.pending == Turn(action_used=True)


def test_the_laundry_draws_two_cards() -> None:
    table = finished("laundry@A1+2")
    assert len(table[0].hand) == 4


def test_the_pharmacy_lets_a_card_be_played() -> None:
    table = finished("pharmacy@A1+2")
    assert table.pending == GrantedPlay()
    table.play(PlayCard(0, "gold_strike"))
    assert table[0].gold == 7
    table.play(Earn(0))


def test_the_pharmacy_asks_nobody_without_a_card() -> None:
    table = Table().house(0, "pharmacy@A1+2").gold(2)
    assert kinds(table.play(Supply(0, (1,), (1,)))) == ["Supplied", "RoomFinished", "Skipped"]


@pytest.mark.parametrize("tile", SPECIAL)
def test_a_special_tile_brings_its_citizen(tile: str) -> None:
    _, house, saloon = HOUSES[tile]
    table = Table().house(0, *house, saloon=saloon).gold(40).hand(0)
    place, floor = min(table.places(tile))
    table.play(Build(0, tile, place, floor))
    table.play(Supply(0, (len(house) + 1,), (TILES[tile].cubes,)))
    assert table[0].characters == (SPECIAL[tile],)


@pytest.mark.parametrize("tile", [tile for tile in BONUSES if tile != "saloon"])
def test_a_common_tile_needs_nothing(tile: str) -> None:
    assert Table().gold(40).places(tile) == {("A1", 1), ("B1", 1)}


@pytest.mark.parametrize("tile", SPECIAL)
def test_a_special_tile_has_its_prerequisite(tile: str) -> None:
    wrong, right, saloon = HOUSES[tile]
    if wrong is not None:
        table = Table().house(0, *wrong).gold(40)
        assert table.places(tile) == set()
        obstacle = GAME.view(table.state, 0).obstacle(tile)
        assert obstacle is not None
        assert obstacle.code in ("prerequisite", "no_place")
    table = Table().house(0, *right, saloon=saloon).gold(40)
    assert table.places(tile) != set()
    assert GAME.view(table.state, 0).obstacle(tile) is None


def test_stables_stand_on_floor_1_only() -> None:
    table = Table().house(0, "kitchen@A1!", "kitchen@B1!", "kitchen@B1!").gold(40)
    assert table.places("stables") == {("A2", 1), ("B2", 1)}
    assert table.refuse(Build(0, "stables", "A1", 2)).code == "prerequisite"


def test_the_luxury_suite_stands_on_floor_3_only() -> None:
    table = Table().house(0, "kitchen@A1!", "kitchen@B1!", "kitchen@B1!").gold(40)
    assert table.places("luxury_suite") == {("B1", 3)}


def test_the_theater_stands_above_the_saloon_only() -> None:
    table = Table().house(0, "guest_room@A1!", saloon=4).gold(40)
    assert table.places("theater") == {("corner", 2)}


def test_a_laundry_may_follow_the_press_and_a_poker_room_the_school() -> None:
    table = Table().house(0, "printing_press@A1", "schoolroom@B1").gold(40)
    assert table.places("laundry") != set()
    assert table.places("poker_room") != set()


def test_what_stands_in_the_way_of_a_tile_is_told() -> None:
    seen = GAME.view(Table().house(0, "kitchen@A1").gold(3).state, 0)
    assert seen.obstacle("pantry") is None
    found = {tile: seen.obstacle(tile) for tile in ("pharmacy", "jail", "theater", "luxury_suite")}
    assert {tile: refusal.code for tile, refusal in found.items() if refusal} == {
        "pharmacy": "not_enough_gold",
        "jail": "prerequisite",
        "theater": "prerequisite",
        "luxury_suite": "prerequisite",
    }
    assert found["pharmacy"].facts == {"need": 4, "have": 3}
    full = Table().house(
        0, *(f"kitchen@{arm}{lot}" for arm in "AB" for lot in (1, 2)), "guest_room@A3", "guest_room@B3"
    )
    assert GAME.view(full.state, 0).obstacle("kitchen").code == "tile_sold_out"
    assert GAME.view(full.state, 0).obstacle("poker_room").code == "no_place"
    assert full.refuse(Build(0, "kitchen", "A1", 2)).code == "tile_sold_out"


def test_what_stands_in_the_way_is_told_by_the_price_of_the_card_that_is_due() -> None:
    table = Table().house(0, "guest_room@A1").gold(0, 9)
    dear = GAME.view(table.state, 0).obstacle("pantry")
    assert dear is not None
    assert dear.facts == {"need": 3, "have": 0}
    seen = GAME.view(table.due(GrantedBuild(4, free_lots=False)).state, 0)
    assert seen.obstacle("pantry") is None
    beside = seen.obstacle("printing_press", 1)
    assert beside is None  # for 6 gold, which a card of seat 0 makes no cheaper
    poor = GAME.view(table.gold(0, 5).state, 0).obstacle("printing_press", 1)
    assert poor is not None
    assert poor.facts == {"need": 8, "have": 5}


def test_a_discard_due_to_a_laundry_waits_for_the_player() -> None:
    table = Table().house(0, "laundry@A1+2").gold(2)
    table.hand(0, "gold_strike", "payday", "stick_up", "telegraph").play(Supply(0, (1,), (1,)))
    table.play(Discard(0, "payday"))
    assert len(table[0].hand) == 5
