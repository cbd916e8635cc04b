"""The rulings SR17 to SR32, each by its number."""

import pytest

from raccoon.games.saloon_tycoon.actions.arrivals import OutlawArrived
from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.decline import Decline, Skipped
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored, StakeClaim
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supplied, Supply, SupplyOption
from raccoon.games.saloon_tycoon.pending import GrantedAction, GrantedPlay, PlaceCubes, Turn
from raccoon.games.saloon_tycoon.scoring import score
from tests.games.saloon_tycoon.table import OUTLAWS, Table, kinds, only


def test_sr17_a_player_may_own_all_four_copies_of_a_common_tile() -> None:
    table = Table().house(0, "kitchen@A1", "kitchen@A2", "kitchen@A3").gold(20)
    table.play(Build(0, "kitchen", "A4", 1))
    assert [room.tile for room in table[0].rooms].count("kitchen") == 4
    table.end_turn(0, 1, 2)
    assert table.refuse(Build(0, "kitchen", "B1", 1)).code == "tile_sold_out"


def test_sr18_a_bribe_moves_any_character_in_town_between_any_two_saloons() -> None:
    for source, host in ((0, 1), (1, 0), (1, 2), (2, 1)):
        table = Table().guests(source, "doc").gold(6)
        table.play(Bribe(0, "doc", host))
        assert "doc" in table[host].characters
        assert table[0].gold == 0


def test_sr18_the_same_character_may_be_bribed_again() -> None:
    table = Table().guests(1, "doc").gold(6, 6)
    table.play(Bribe(0, "doc", 0), EndTurn(0), Bribe(1, "doc", 1))
    assert table[1].characters == ("doc",)


def test_sr19_the_price_is_settled_before_the_first_cube_and_the_next_purchase_costs_three() -> None:
    table = Table().house(0, "guest_room@A1", "poker_room@B1").gold(30).away("phineus")
    assert only(Supplied, table.play(Supply(0, (1, 2), (3, 3)))).price == 12
    assert table[0].characters == ("phineus",)
    assert only(Supplied, table.play(Supply(0, (2,), (1,)))).price == 3


def test_sr19_never_more_cubes_than_open_spaces() -> None:
    table = Table().house(0, "kitchen@A1+1", saloon=4).gold(30)
    (option,) = table.options(SupplyOption)
    assert (option.rooms, option.spaces, option.most, option.price) == ((1,), (2,), 2, 2)
    assert table.refuse(Supply(0, (1,), (3,))).code == "supply_spaces"
    assert table.refuse(Supply(0, (1, 1), (1, 1))).code == "supply_rooms"
    assert table.refuse(Supply(0, (), ())).code == "supply_rooms"
    assert table.refuse(Supply(0, (1,), (0,))).code == "supply_spaces"
    for room in (2, -1):
        assert table.refuse(Supply(0, (room,), (1,))).code == "no_such_room"


def test_sr20_claims_are_staked_as_often_as_one_wants_and_a_secret_one_may_be_held_back() -> None:
    table = Table().house(0, "kitchen@A1", "pharmacy@A2", "kitchen@A3", "pharmacy@A4")
    table.secrets(0, "s_apothecary_row").open_claims("o_edge_of_town", "o_main_street")
    table.play(StakeClaim(0, "o_edge_of_town"), StakeClaim(0, "o_main_street"))
    table.end_turn(0, 1, 2)
    table.play(StakeClaim(0, "s_apothecary_row"))
    assert [claim.claim for claim in table[0].claims] == [
        "o_edge_of_town",
        "o_main_street",
        "s_apothecary_row",
    ]


def test_sr20_a_requirement_met_in_anothers_turn_waits() -> None:
    table = Table().house(1, "kitchen@A1", "kitchen@A2", "kitchen@A3", "kitchen@A4")
    table.open_claims("o_edge_of_town")
    assert table.refuse(StakeClaim(1, "o_edge_of_town")).code == "not_your_turn"
    table.end_turn(0)
    table.play(StakeClaim(1, "o_edge_of_town"))


def test_sr21_points_then_the_roof_then_the_bonus() -> None:
    table = Table().house(0, "kitchen@A1!", "kitchen@A1!", "kitchen@A1+2").gold(2)
    assert kinds(table.play(Supply(0, (3,), (1,)))) == [
        "Supplied",
        "RoomFinished",
        "RoofLaid",
        "GoldTaken",
    ]


def test_sr21_the_roof_may_be_the_tile_that_brings_angie_before_the_bonus() -> None:
    table = Table().house(0, "pantry@A1!", "laundry@A1!", "pharmacy@A1+2").gold(2).away("angie")
    table.hand(0, "gold_strike")
    events = table.play(Supply(0, (3,), (1,)))
    assert kinds(events) == ["Supplied", "RoomFinished", "RoofLaid", "OutlawArrived"]
    table.play(PlayCard(0, "gold_strike"))  # a bonus play: Angie, just come, asks for nothing
    assert table[0].gold == 7


def test_sr21_a_payday_played_out_of_the_bonus_counts_the_roof() -> None:
    table = Table().house(0, "pantry@A1!", "laundry@A1!", "pharmacy@A1+2").gold(2).hand(0, "payday")
    table.play(Supply(0, (3,), (1,)), PlayCard(0, "payday"))
    assert table[0].gold == 5


def test_sr21_rooms_completed_together_are_full_before_the_first_is_finished_and_already_carry() -> None:
    table = Table().house(0, "pantry@A1+2", "kitchen@A2+2", "poker_room@B1+3").gold(20)
    events = table.play(Supply(0, (3, 1, 2), (1, 1, 1)))
    assert kinds(events) == ["Supplied", "RoomFinished"]
    assert table.pending == GrantedAction(may_play=True)
    assert ("A1", 2) in table.places("guest_room")
    table.play(Build(0, "guest_room", "A1", 2))
    assert isinstance(table.pending, PlaceCubes)  # the Pantry's; the Kitchen is full and cannot take them
    assert table.refuse(PlaceCube(0, 2)).code == "no_open_space"


def test_sr22_a_roof_has_no_cubes_and_is_never_finished() -> None:
    table = Table().house(0, "kitchen@A1!", "kitchen@A1!", "kitchen@A1!", saloon=4).gold(20)
    assert table[0].rooms[3].roof
    assert table.options(SupplyOption) == []


def test_sr23_every_free_cube_that_fits_must_be_placed_and_the_others_are_not_taken() -> None:
    table = Table().house(0, "billiards_room@A1+3", "kitchen@B1+1", saloon=4).gold(2)
    pile = table.state.pile
    events = table.play(Supply(0, (1,), (1,)))
    assert kinds(events) == [
        "Supplied",
        "RoomFinished",
        "CubePlaced",
        "CubePlaced",
        "RoomFinished",
        "GoldTaken",
        "Skipped",
    ]
    assert only(Skipped, events).what == "cubes"
    assert table.state.pile == pile - 3


def test_sr23_each_room_is_resolved_before_the_next_cube() -> None:
    table = Table().house(0, "billiards_room@A1+3", "poker_room@B1+3", saloon=2).gold(2)
    table.play(Supply(0, (1,), (1,)), PlaceCube(0, 2))
    assert table.pending == GrantedAction(may_play=True)
    table.play(Earn(0))
    assert table[0].rooms[0].finished  # the other two cubes, with one place left to go
    assert table.pending == Turn()


def test_sr24_a_bonus_action_cannot_be_declined_and_angie_wants_her_discard() -> None:
    table = Table().house(0, "poker_room@A1+3").gold(2).hand(0, "gold_strike").guests(0, "angie")
    table.play(Supply(0, (1,), (1,)))
    assert table.refuse(Decline(0)).code == "cannot_decline"
    assert table.refuse(EndTurn(0)).code == "not_now"
    assert table.refuse(PlayCard(0, "gold_strike")).code == "discard_needed"
    table.play(Earn(0))
    assert table.pending == Turn()


def test_sr24_a_bonus_play_may_be_declined() -> None:
    table = Table().house(0, "pharmacy@A1+2").gold(2).hand(0, "gold_strike").guests(0, "angie")
    table.play(Supply(0, (1,), (1,)))
    assert table.pending == GrantedPlay()
    table.play(Decline(0))
    assert table[0].hand == ("gold_strike",)


@pytest.mark.parametrize(
    "word",
    ["poker_room@A1+3", "pharmacy@A1+2", "billiards_room@A1+3"],
)
def test_sr25_no_free_action_inside_a_bonus(word: str) -> None:
    table = Table().house(0, word, "guest_room@B1").gold(20).hand(0, "gold_strike")
    table.open_claims("o_edge_of_town").house(1, "kitchen@A1")
    table.play(Supply(0, (1,), (1,)))
    assert not isinstance(table.pending, Turn)
    assert table.refuse(Supply(0, (2,), (1,))).code == "not_now"
    assert table.refuse(StakeClaim(0, "o_edge_of_town")).code == "not_now"
    assert table.refuse(EndTurn(0)).code == "not_now"


def test_sr26_conditions_are_looked_at_after_every_change() -> None:
    table = Table().gold(8).away("flatfoot")
    assert kinds(table.play(Earn(0))) == ["Earned", "OutlawArrived"]
    table = Table().house(0, "kitchen@A1", "kitchen@A2", "kitchen@A3").gold(20).away("angie")
    assert kinds(table.play(Build(0, "kitchen", "A4", 1))) == ["TileBuilt", "OutlawArrived"]


def test_sr26_free_cubes_are_looked_at_one_by_one() -> None:
    table = Table().house(0, "guest_room@A1", saloon=3).hand(0, "lumber_delivery").away("phineus")
    table.play(PlayCard(0, "lumber_delivery"), PlaceCube(0, 1))
    assert "phineus" in table.state.away
    assert kinds(table.play(PlaceCube(0, 1)))[:2] == ["CubePlaced", "OutlawArrived"]


def test_sr26_who_comes_because_of_cubes_is_there_before_the_tile_is_finished() -> None:
    table = Table().house(0, "kitchen@A1+2", saloon=2).gold(2).away("phineus")
    assert kinds(table.play(Supply(0, (1,), (1,))))[:3] == ["Supplied", "OutlawArrived", "RoomFinished"]


def test_sr26_cubes_on_finished_tiles_count_for_phineus() -> None:
    table = Table().house(0, "kitchen@A1!", saloon=1).gold(2).away("phineus")
    assert only(OutlawArrived, table.play(Supply(0, (0,), (1,)))).character == "phineus"


def test_sr26_only_the_active_player_is_looked_at() -> None:
    table = Table().gold(0, 50).away(*OUTLAWS)
    table.house(1, "kitchen@A1!", "kitchen@A2!", "kitchen@A3", "kitchen@A4")
    table.play(Earn(0))
    assert set(table.state.away) >= set(OUTLAWS)
    events = table.end_turn(0)
    arrived = [event.character for event in events if isinstance(event, OutlawArrived)]
    assert set(arrived) == {"flatfoot", "angie", "phineus"}
    assert kinds(events)[-1] == "IncomeTaken"


def test_sr26_an_outlaw_arrives_once_in_the_game() -> None:
    table = Table().gold(8, 20, 20).away("flatfoot")
    table.play(Earn(0), EndTurn(0))
    assert [p.characters.count("flatfoot") for p in table.state.players] == [1, 0, 0]


def test_sr27_have_means_built_and_only_finished_means_finished() -> None:
    table = Table().house(0, "poker_room@A1", "billiards_room@B1").open_claims("o_high_rollers")
    table.secrets(0, "s_game_room")
    assert table.may(StakeClaim(0, "o_high_rollers"))
    assert table.refuse(StakeClaim(0, "s_game_room")).code == "claim_not_met"
    table.house(0, "poker_room@A1!", "billiards_room@B1!")
    assert table.may(StakeClaim(0, "s_game_room"))


def test_sr28_the_saloon_is_large_and_not_special_and_a_roof_is_no_tile() -> None:
    table = Table().house(0, "kitchen@A1!", "kitchen@A1!", "kitchen@A1!", saloon=4)
    table.open_claims("o_open_for_business", "o_one_of_a_kind", "o_tip_top", "o_skyline")
    assert not table.may(StakeClaim(0, "o_open_for_business"))  # four finished tiles and a roof
    assert not table.may(StakeClaim(0, "o_one_of_a_kind"))
    assert table.may(StakeClaim(0, "o_tip_top"))
    table.house(0, "kitchen@A1!", "kitchen@A1!", "kitchen@A1!", "pantry@B1!", saloon=4)
    assert table.may(StakeClaim(0, "o_open_for_business"))


def test_sr29_a_scored_claim_stays_scored() -> None:
    table = Table().guests(0, "doc", "colonel", "senator").open_claims("o_fine_company").gold(3, 6)
    table.play(StakeClaim(0, "o_fine_company"), EndTurn(0), Bribe(1, "doc", 1))
    assert [claim.points for claim in table[0].claims] == [7]
    assert score(table[0]).track.open_claims == 7


def test_sr30_a_secret_claim_does_not_grow_after_it_was_staked() -> None:
    table = Table().house(0, "poker_room@A1!").guests(0, "doc").secrets(0, "s_poker_night")
    assert only(ClaimScored, table.play(StakeClaim(0, "s_poker_night"))).points == 2
    table.guests(0, "colonel", "senator")
    assert table[0].points.secret_claims == 2
    assert table.refuse(StakeClaim(0, "s_poker_night")).code == "no_such_claim"


def test_sr31_secret_claims_not_staked_are_worth_nothing() -> None:
    table = Table().house(0, "kitchen@A1!", "pharmacy@B1", "pharmacy@B2").secrets(0, "s_apothecary_row")
    before = score(table[0]).total
    table.final(turn=0, ender=1)
    table.end_turn(0)
    assert table.over
    assert score(table[0]).total == before


def test_sr32_what_cannot_be_done_is_skipped() -> None:
    table = Table().hand(0, "stick_up", "pickpocket", "no_good_troublemaker").gold(0, 0, 0).away(*OUTLAWS)
    assert kinds(table.play(PlayCard(0, "stick_up"))) == [
        "CardPlayed",
        "Skipped",
        "GoldTaken",
        "CardResolved",
    ]
    assert table[0].gold == 5


def test_sr32_what_can_be_done_must_be_done_but_building_and_moving() -> None:
    table = Table().hand(0, "stick_up", "barn_raising", "no_good_troublemaker", "busy_day").gold(0, 5, 5)
    table.play(PlayCard(0, "stick_up"))
    assert table.refuse(Decline(0)).code == "cannot_decline"
    table.play(ChooseVictim(0, 1))
    for card in ("barn_raising", "no_good_troublemaker"):
        table.due().play(PlayCard(0, card))
        assert kinds(table.play(Decline(0)))[0] == "Declined"
    table.due().play(PlayCard(0, "busy_day"))
    assert table.refuse(Decline(0)).code == "cannot_decline"
