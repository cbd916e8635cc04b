"""Awkward pairs: rules that meet within one turn."""

from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.draw import DeckShuffled, Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe, MoveCharacter
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen, ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supplied, Supply
from raccoon.games.saloon_tycoon.pending import (
    CardDone,
    GrantedAction,
    GrantedBuild,
    GrantedPlay,
    PlaceCubes,
    TakeGold,
    Turn,
)
from tests.games.saloon_tycoon.table import Table, kinds, only


def test_angie_comes_between_two_actions_of_busy_day_and_asks_for_nothing_yet() -> None:
    table = Table().house(0, "kitchen@A1", "kitchen@A2", "kitchen@A3").gold(9).away("angie")
    table.hand(0, "busy_day", "gold_strike", "payday")
    table.play(PlayCard(0, "busy_day"))
    assert kinds(table.play(Build(0, "pantry", "B1", 1))) == ["TileBuilt", "OutlawArrived"]
    table.play(Earn(0))
    assert table[0].hand == ("gold_strike", "payday")


def test_angie_with_a_granted_action_used_for_a_card_that_grants_a_play() -> None:
    """The Poker Room's action wants her discard, the Telegraph's play does not."""
    table = Table().house(0, "poker_room@A1+3").gold(2).guests(0, "angie")
    table.hand(0, "telegraph", "payday").deck("gold_strike", "stick_up")
    table.play(Supply(0, (1,), (1,)))
    assert kinds(table.play(PlayCard(0, "telegraph"))) == ["CardPlayed", "CardDiscarded", "CardsDrawn"]
    table.play(PlayCard(0, "gold_strike"))
    assert (table[0].gold, table[0].hand, table.pending) == (7, ("stick_up",), Turn())


def test_angie_bribed_away_in_the_granted_action_is_gone_for_the_action_of_the_turn() -> None:
    table = Table().house(0, "poker_room@A1+3").gold(8).guests(0, "angie").hand(0, "gold_strike")
    table.play(Supply(0, (1,), (1,)), Bribe(0, "angie", 1), PlayCard(0, "gold_strike"))
    assert table[0].gold == 7


def test_angie_moved_in_by_the_card_that_is_being_played_asks_for_nothing_any_more() -> None:
    table = Table().hand(0, "no_good_troublemaker", "gold_strike").gold(0)
    table.play(PlayCard(0, "no_good_troublemaker"), MoveCharacter(0, "angie", 0))
    assert (table[0].gold, table[0].hand) == (3, ("gold_strike",))


def test_a_chain_through_a_pantry_a_billiards_room_and_a_poker_room() -> None:
    table = Table().house(0, "pantry@A1+2", "billiards_room@B1+3", "poker_room@A2+3", saloon=4).gold(2)
    table.play(Supply(0, (1,), (1,)))
    assert table.pending == PlaceCubes(2)
    table.play(PlaceCube(0, 2))  # the Billiards Room is finished: its three cubes come before the second one
    assert kinds(table.log)[-3:-1] == ["RoomFinished", "CubePlaced"]
    assert table.pending == GrantedAction(may_play=True)  # the only open room took the first of them
    events = table.play(Earn(0))
    assert kinds(events) == ["Earned", "Skipped", "Skipped"]
    assert all(room.finished for room in table[0].rooms)
    assert table.pending == Turn()


def test_a_card_of_cubes_played_out_of_a_bonus_finishes_a_room_that_plays_another() -> None:
    table = Table().house(0, "pharmacy@A1+2", "pharmacy@A2+2", "guest_room@B1").gold(2)
    table.hand(0, "lumber_delivery", "gold_strike")
    table.play(Supply(0, (1,), (1,)), PlayCard(0, "lumber_delivery"), PlaceCube(0, 2))
    assert table.pending == GrantedPlay()
    assert [type(pending) for pending in table.state.agenda] == [
        Turn,
        CardDone,
        TakeGold,
        PlaceCubes,
        GrantedPlay,
    ]
    table.play(PlayCard(0, "gold_strike"))
    assert table.state.discard_pile == ("gold_strike",)
    table.play(PlaceCube(0, 0), PlaceCube(0, 3))
    assert (table[0].gold, table.state.discard_pile) == (8, ("gold_strike", "lumber_delivery"))


def test_a_purchase_that_passes_five_cubes_finishes_after_phineus_has_come() -> None:
    table = Table().house(0, "guest_room@A1", "pantry@B1+1").gold(14).away("phineus")
    events = table.play(Supply(0, (2, 1), (2, 4)))
    assert only(Supplied, events).price == 12
    assert kinds(events) == [
        "Supplied",
        "OutlawArrived",
        "RoomFinished",
        "CubePlaced",
        "CubePlaced",
        "RoomFinished",
        "GoldTaken",
    ]
    assert table[0].gold == 2 + 5
    assert table.play(Supply(0, (0,), (1,)))[0].price == 3


def test_gold_that_comes_and_goes_within_one_card_brings_flatfoot() -> None:
    table = Table().hand(0, "stick_up").gold(4, 0, 9).away("flatfoot")
    assert kinds(table.play(PlayCard(0, "stick_up"))) == [
        "CardPlayed",
        "GoldStolen",
        "GoldTaken",
        "OutlawArrived",
        "CardResolved",
    ]


def test_gold_that_sweet_talk_gives_to_another_brings_flatfoot_only_on_their_own_turn() -> None:
    table = Table().hand(0, "sweet_talk").gold(0, 8).guests(1, "doc").away("flatfoot")
    table.play(PlayCard(0, "sweet_talk"), MoveCharacter(0, "doc", 0))
    assert "flatfoot" in table.state.away
    assert kinds(table.end_turn(0)) == ["TurnEnded", "OutlawArrived", "IncomeTaken"]


def test_building_by_card_leaves_the_turns_action_used_and_by_bonus_play_not() -> None:
    table = Table().hand(0, "barn_raising").gold(9)
    table.play(PlayCard(0, "barn_raising"), Build(0, "kitchen", "A1", 1))
    assert table.refuse(Earn(0)).code == "action_used"
    table = Table().house(0, "pharmacy@A1+2").hand(0, "barn_raising").gold(9)
    table.play(Supply(0, (1,), (1,)), PlayCard(0, "barn_raising"), Build(0, "kitchen", "A2", 1))
    table.play(Build(0, "kitchen", "B1", 1))
    assert len(table[0].rooms) == 4


def test_the_fifth_tile_built_by_a_card_brings_angie_before_the_card_is_over() -> None:
    table = Table().house(0, "kitchen@A1", "kitchen@A2", "kitchen@A3").gold(9).away("angie")
    table.hand(0, "barn_raising").play(PlayCard(0, "barn_raising"))
    assert kinds(table.play(Build(0, "pantry", "B1", 1))) == ["TileBuilt", "OutlawArrived", "CardResolved"]


def test_nothing_is_built_by_a_card_when_it_is_declined() -> None:
    table = Table().hand(0, "land_deed").gold(9)
    table.play(PlayCard(0, "land_deed"))
    assert table.pending == GrantedBuild(0, free_lots=True)
    assert kinds(table.play(Decline(0))) == ["Declined", "CardResolved"]
    assert len(table[0].rooms) == 1


def test_the_hand_limit_in_a_theft_out_of_a_bonus_play() -> None:
    table = Table().house(0, "pharmacy@A1+2").gold(2)
    table.hand(0, "pickpocket", "payday", "telegraph", "stick_up", "town_talk")
    table.hand(1, "gold_strike", "gold_strike").hand(2, "busy_day")
    table.play(Supply(0, (1,), (1,)), PlayCard(0, "pickpocket"), ChooseVictim(0, 1))
    assert table.refuse(ChooseVictim(0, 2)).code == "not_now"
    events = table.play(Discard(0, "payday"))
    assert only(CardsStolen, events).cards == ("gold_strike", "gold_strike")
    assert (len(table[0].hand), table.pending) == (5, Turn())


def test_a_draw_by_the_laundry_while_a_supply_wagon_is_resolved() -> None:
    table = Table().house(0, "laundry@A1+2").hand(0, "supply_wagon").gold(0).spent_deck()
    events = table.play(PlayCard(0, "supply_wagon"), PlaceCube(0, 1))
    assert only(DeckShuffled, events).order.count("supply_wagon") == 3
    assert table.state.discard_pile == ("supply_wagon",)


def test_a_citizen_moved_away_in_the_triggering_turn_and_not_after() -> None:
    table = Table().guests(1, "doc").gold(6, 20, 20).change(pile=0)
    table.play(Bribe(0, "doc", 2), EndTurn(0))
    assert table.refuse(Bribe(1, "doc", 1)).code == "no_moves_on_final_turns"


def test_sydney_does_not_come_on_final_turns_and_roofs_still_do() -> None:
    table = Table().house(0, "kitchen@A1!", "kitchen@A1!", "kitchen@A1+2").gold(14).away("sydney")
    table.open_claims("o_money_in_the_bank", "o_tip_top").final(turn=0, ender=1)
    table.play(StakeClaim(0, "o_money_in_the_bank"))
    assert "RoofLaid" in kinds(table.play(Supply(0, (3,), (1,))))
    table.play(StakeClaim(0, "o_tip_top"))
    assert "sydney" in table.state.away


def test_cubes_beyond_the_pile_come_from_the_reserve() -> None:
    table = Table().house(0, "billiards_room@A1", "guest_room@B1").gold(20).change(pile=3)
    table.play(Supply(0, (1,), (4,)))
    assert table.state.pile == 0
    table.play(PlaceCube(0, 2), PlaceCube(0, 2), PlaceCube(0, 0))
    assert [room.cubes for room in table[0].rooms] == [1, 4, 2]
    assert table.state.pile == 0
    table.end_turn(0)
    table.house(1).gold(0, 9).change(pile=0, ender=0)
    table.play(Supply(1, (0,), (4,)))
    assert table.state.pile == 0


def test_two_actions_of_busy_day_may_both_draw_and_each_holds_the_limit() -> None:
    table = Table().hand(0, "busy_day", "payday", "stick_up")
    table.play(PlayCard(0, "busy_day"), Draw(0), Draw(0))
    table.play(Discard(0, "payday"))
    assert len(table[0].hand) == 5


def test_a_tie_with_two_opponents_is_shared_by_those_who_tie() -> None:
    table = Table(4).gold(0, 0, 0, 0)
    table.change(pile=0).end_turn(0, 1, 2, 3)
    assert table.over
    assert table.pending.winners == (1, 2)  # each 3 points and 1 gold; the last hosts Sydney
