"""The list "Never possible", piece by piece: no command says it, or the one that would is refused."""

import pytest

from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.draw import Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.board import Room
from raccoon.games.saloon_tycoon.catalogue import OPEN_CLAIMS
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import GrantedMove
from tests.games.saloon_tycoon.table import OUTLAWS, Table

FORTY = 40


def test_no_command_moves_sells_demolishes_or_swaps_tiles_takes_cubes_back_spends_points_or_trades() -> None:
    assert {kind.__name__ for kind in GAME.commands} == {
        "KeepSecrets",
        "Earn",
        "Draw",
        "Discard",
        "PlayCard",
        "Build",
        "Bribe",
        "MoveCharacter",
        "Supply",
        "PlaceCube",
        "ChooseVictim",
        "StakeClaim",
        "Decline",
        "EndTurn",
    }


@pytest.mark.parametrize(
    ("house", "saloon", "tile", "place", "floor"),
    [
        (("kitchen@A1!",) * 3, 0, "pantry", "A1", 4),  # a fourth floor, on a roof
        (("guest_room@A1!",) * 3, 0, "poker_room", "A1", 4),
        (("guest_room@corner!",) * 2, 4, "poker_room", "corner", 4),
        (
            ("guest_room@A1", "kitchen@A3"),
            0,
            "poker_room",
            "A4",
            1,
        ),  # beyond the end of the arm, into the other
        (("kitchen@A1!", "kitchen@A1!", "kitchen@A2!"), 0, "poker_room", "A1", 2),  # halves on two floors
        (("kitchen@A1!", "kitchen@A1!", "kitchen@A2!"), 0, "poker_room", "A1", 3),
        (("kitchen@A1!", "guest_room@A2!"), 0, "poker_room", "A1", 2),  # on two kinds of support
        (("guest_room@A1!", "guest_room@A3!"), 0, "poker_room", "A2", 2),
        ((), 0, "kitchen", "A2", 1),  # a gap
        ((), 0, "poker_room", "A2", 1),
        (("kitchen@A1",), 0, "kitchen", "A3", 1),
        ((), 4, "kitchen", "corner", 2),  # small in the Saloon's column
        (("guest_room@corner!",), 4, "kitchen", "corner", 3),
        (("guest_room@A1!",), 0, "kitchen", "A1", 2),  # small on large
        (("guest_room@A1!",), 0, "kitchen", "A2", 2),
        (("kitchen@A1",), 0, "pantry", "A1", 2),  # on unfinished
        ((), 3, "guest_room", "corner", 2),
        (("kitchen@A1!",), 0, "pantry", "A1", 1),  # on a lot that is taken
        ((), 0, "guest_room", "corner", 1),
        ((), 0, "kitchen", "A1", 0),
        ((), 0, "kitchen", "C1", 1),
    ],
)
def test_tiles_that_cannot_stand(
    house: tuple[str, ...], saloon: int, tile: str, place: str, floor: int
) -> None:
    table = Table().house(0, *house, saloon=saloon).gold(FORTY)
    assert table.refuse(Build(0, tile, place, floor)).code == "no_place"


@pytest.mark.parametrize("tile", ["saloon", "roof_small", "roof_large", "casino"])
def test_saloons_and_roofs_are_not_for_sale(tile: str) -> None:
    table = Table().house(0, "kitchen@A1!", saloon=4).gold(FORTY)
    assert table.refuse(Build(0, tile, "A1", 2)).code == "no_such_tile"


def test_no_cube_is_bought_without_a_space_for_it() -> None:
    table = Table().house(0, "kitchen@A1+2", saloon=4).gold(FORTY)
    assert table.refuse(Supply(0, (1,), (2,))).code == "supply_spaces"
    assert table.refuse(Supply(0, (0,), (1,))).code == "supply_spaces"


def test_nobody_who_is_not_in_town_is_moved_nor_sent_out_of_town() -> None:
    table = Table().gold(FORTY)
    assert table.refuse(Bribe(0, "doc", 0)).code == "not_in_town"
    for host in (-1, 3, 2):
        assert table.refuse(Bribe(0, "angie", host)).code == "move_to_other_saloon"
    table.due(GrantedMove("outlaw", 0))
    assert GAME.options(table.state, 0)[0].moves == tuple((name, seat) for name in OUTLAWS for seat in (0, 1))


def test_a_character_is_at_one_saloon() -> None:
    table = Table().guests(1, "doc").gold(FORTY)
    table.play(Bribe(0, "doc", 0))
    assert [player.characters.count("doc") for player in table.state.players] == [1, 0, 0]


def test_an_outlaw_does_not_arrive_twice() -> None:
    table = Table().gold(8, 20).away("flatfoot")
    table.play(Earn(0), EndTurn(0), Bribe(1, "flatfoot", 2), EndTurn(1))
    assert [player.characters.count("flatfoot") for player in table.state.players] == [0, 0, 1]


def test_there_is_no_sixth_card() -> None:
    table = Table().hand(0, "payday", "telegraph", "stick_up", "town_talk", "gold_strike")
    table.play(Draw(0))
    assert table.refuse(EndTurn(0)).code == "not_now"
    table.play(Discard(0, "payday"), Discard(0, "stick_up"))
    assert len(table[0].hand) == 5


def test_open_claims_are_not_refilled_nor_staked_twice() -> None:
    table = Table().gold(12).open_claims("o_money_in_the_bank")
    before = len(table.state.open_claims)
    table.play(StakeClaim(0, "o_money_in_the_bank"))
    assert len(table.state.open_claims) == before - 1
    assert table.refuse(StakeClaim(0, "o_money_in_the_bank")).code == "no_such_claim"
    gone = next(claim for claim in reversed(OPEN_CLAIMS) if claim not in table.state.open_claims)
    assert table.refuse(StakeClaim(0, gone)).code == "no_such_claim"


def test_another_players_secret_claim_is_not_staked() -> None:
    table = Table().gold(15, 15).secrets(1, "s_deep_pockets")
    assert table.refuse(StakeClaim(0, "s_deep_pockets")).code == "no_such_claim"


def test_gold_passes_to_others_only_by_a_card() -> None:
    table = Table().gold(FORTY, 0, 0).guests(1, "doc")
    table.play(Bribe(0, "doc", 0), EndTurn(0))
    assert table[1].gold == 1
    table = Table().hand(0, "stick_up").gold(0, 0, 4)
    table.play(PlayCard(0, "stick_up"))
    assert table[2].gold == 1


def test_rooms_only_ever_grow() -> None:
    table = Table().house(0, "kitchen@A1+1").gold(FORTY)
    table.play(Build(0, "kitchen", "A2", 1), Supply(0, (1,), (1,)))
    assert table[0].rooms[1:] == (Room("kitchen", "A1", 1, 2), Room("kitchen", "A2", 1))
