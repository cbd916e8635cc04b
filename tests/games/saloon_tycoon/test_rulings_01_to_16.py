"""The rulings SR1 to SR16, each by its number."""

from itertools import product

import pytest

from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon.actions.build import Build, TileBuilt
from raccoon.games.saloon_tycoon.actions.draw import CardDiscarded, CardsDrawn, DeckShuffled, Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.income import IncomeTaken
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.catalogue import BUYABLE, CONSTANTS, ROOFS, SALOON, TILES
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import Turn
from raccoon.games.saloon_tycoon.state import TableOptions
from tests.games.saloon_tycoon.table import Table, dealt_table, keep_first, kinds, only


def test_sr1_the_income_level_counts_saloon_tiles_and_roofs_on_the_board() -> None:
    table = Table().house(0, "kitchen@A1!", "pantry@A1!", "stables@B1", "kitchen@A1!")
    assert table.level(0) == 6
    table.change(turn=2).gold(0)
    table.end_turn(2)
    assert table[0].gold == 6


def test_sr2_the_four_saloons_are_among_the_twenty_large_tiles() -> None:
    large = [tile.copies for tile in TILES.values() if tile.size == "large"]
    small = [tile.copies for tile in TILES.values() if tile.size == "small"]
    assert (sum(large), sum(small)) == (20, 20)
    assert (TILES[SALOON].size, TILES[SALOON].copies) == ("large", 4)


def test_sr2_the_boxs_roofs_cannot_run_out() -> None:
    """A large roof needs two large tiles on a Saloon, or three of them, two and two small, or one and four.

    The Luxury Suite stands on floor 3 only and supports nothing.
    """
    large, small = 20 - 4, 20 - 1
    most = max(
        saloons + three + two + one
        for saloons, three, two, one in product(range(5), range(6), range(9), range(6))
        if 2 * saloons + 3 * three + 2 * two + one <= large and 2 * two + 4 * one <= small
    )
    assert most == 9 <= ROOFS["large"].copies
    assert 20 // 3 == 6 <= ROOFS["small"].copies


def test_sr3_the_bank_never_runs_out() -> None:
    table = Table().gold(10_000).hand(0, "gold_strike")
    table.play(PlayCard(0, "gold_strike"))
    assert table[0].gold == 10_007


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sr4_every_tile_is_laid_out_at_every_player_count(players: int) -> None:
    state = dealt_table(players).state
    assert dict(zip([tile.id for tile in BUYABLE], state.market, strict=True)) == {
        tile.id: 1 if tile.special else 4 for tile in BUYABLE
    }
    assert sum(state.market) == 7 * 4 + 8


def test_sr5_everybody_chooses_secret_claims_at_the_same_time_before_the_first_turn() -> None:
    table = dealt_table(3)
    assert GAME.to_act(table.state) == (0, 1, 2)
    keep_first(table, 2)
    assert GAME.to_act(table.state) == (0, 1)
    assert GAME.view(table.state, 0).players[2].secrets is None
    assert table.refuse(Earn(0)).code == "not_now"
    assert table.refuse(KeepSecrets(2, table[2].secrets)).code == "not_your_turn"
    keep_first(table, 0)
    events = keep_first(table, 1)
    assert kinds(events) == ["SecretsKept", "IncomeTaken"]
    assert all(len(player.secrets) == len(player.rejected) == 2 for player in table.state.players)


def test_sr5_nobody_learns_from_another_what_was_kept() -> None:
    table = dealt_table(2)
    dealt = table[0].secrets
    views = []
    for kept in (dealt[:2], dealt[2:]):
        state = GAME.decide(table.state, KeepSecrets(0, kept), Chance("none")).state
        views.append(GAME.view(state, 1))
    assert views[0] == views[1]


def test_sr6_the_start_player_is_drawn_by_lot_and_play_goes_clockwise() -> None:
    starts = {GAME.setup(4, TableOptions(), Chance(f"start {n}")).start_player for n in range(40)}
    assert starts == {0, 1, 2, 3}
    table = Table(4)
    for following in (1, 2, 3, 0):
        table.end_turn(table.state.turn)
        assert table.state.turn == following


def test_sr6_a_round_begins_with_the_start_players_turn() -> None:
    table = Table(3, start_player=1).change(turn=1)
    rounds = []
    for _ in range(7):
        rounds.append((table.state.turn, table.state.round))
        table.end_turn(table.state.turn)
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


def test_sr7_flatfoot_takes_one_gold_of_the_income_but_at_least_one_is_left() -> None:
    table = Table(2).gold(0, 0).guests(0, "flatfoot").change(turn=1)
    assert only(IncomeTaken, table.end_turn(1)).gold == 1
    table = Table(2).gold(0, 0).guests(0, "flatfoot").house(0, "kitchen@A1", "kitchen@A2").change(turn=1)
    assert only(IncomeTaken, table.end_turn(1)).gold == 2


def test_sr8_the_tycoon_action_may_be_left_out() -> None:
    table = Table()
    assert table.may(Earn(0))
    table.end_turn(0)
    assert table.state.turn == 1


def test_sr9_the_hand_is_discarded_just_as_far_as_needed_before_a_draw_in_full() -> None:
    five = ("gold_strike", "payday", "telegraph", "stick_up", "town_talk")
    table = Table().hand(0, *five)
    assert kinds(table.play(Draw(0))) == ["DrawChosen"]
    assert table.refuse(EndTurn(0)).code == "not_now"
    assert table.refuse(Discard(0, "busy_day")).code == "card_not_in_hand"
    assert kinds(table.play(Discard(0, "payday"))) == ["CardDiscarded"]
    assert kinds(table.play(Discard(0, "telegraph"))) == ["CardDiscarded", "CardsDrawn"]
    assert len(table[0].hand) == 5
    assert table.state.discard_pile == ("payday", "telegraph")


def test_sr9_holds_for_draw_bonuses_too() -> None:
    table = Table().hand(0, "gold_strike", "payday", "telegraph", "stick_up").house(0, "laundry@A1+2")
    assert kinds(table.gold(2).play(Supply(0, (1,), (1,)))) == ["Supplied", "RoomFinished"]
    table.play(Discard(0, "payday"))
    assert len(table[0].hand) == 5


def test_sr9_a_card_being_played_has_left_the_hand() -> None:
    table = Table().hand(0, "telegraph", "gold_strike", "payday", "stick_up")
    events = table.play(PlayCard(0, "telegraph"))
    assert only(CardsDrawn, events).count == 2
    assert not [event for event in events if isinstance(event, CardDiscarded)]
    assert len(table[0].hand) == 5


def test_sr10_what_is_left_of_the_deck_is_drawn_first_then_the_discards_are_shuffled() -> None:
    table = Table().deck("payday").spent_deck(left=1)
    events = table.play(Draw(0))
    assert kinds(events) == ["DrawChosen", "DeckShuffled", "CardsDrawn"]
    assert only(CardsDrawn, events).cards[0] == "payday"
    assert len(only(DeckShuffled, events).order) == 36
    assert (len(table.state.deck), table.state.discard_pile) == (35, ())


def test_sr10_a_deck_just_large_enough_is_not_shuffled() -> None:
    assert "DeckShuffled" not in kinds(Table().spent_deck(left=2).play(Draw(0)))


def test_sr10_a_card_being_resolved_is_not_shuffled_in() -> None:
    table = Table().hand(0, "telegraph").spent_deck()
    table.change(discard_pile=("payday",), deck=())
    events = table.play(PlayCard(0, "telegraph"))
    assert only(DeckShuffled, events).order == ("payday",)
    assert only(CardsDrawn, events).cards == ("payday",)


def test_sr10_the_draw_ends_when_there_is_nothing_left_to_draw() -> None:
    table = Table().change(deck=(), discard_pile=())
    assert only(CardsDrawn, table.play(Draw(0))).count == 0
    assert table.pending == Turn(action_used=True)


def test_sr11_the_discard_for_angie_comes_first_and_is_lost_whatever_the_card_does() -> None:
    table = Table().hand(0, "sweet_talk", "gold_strike", "payday").guests(0, "angie")
    assert kinds(table.play(PlayCard(0, "sweet_talk"))) == ["CardPlayed"]
    events = table.play(Discard(0, "payday"))
    assert kinds(events) == ["CardDiscarded", "Skipped", "CardResolved"]
    assert table[0].hand == ("gold_strike",)


def test_sr11_a_play_granted_by_a_card_needs_no_discard() -> None:
    table = Table().hand(0, "telegraph", "gold_strike", "payday").guests(0, "angie").gold(0)
    table.play(PlayCard(0, "telegraph"), Discard(0, "payday"))
    table.play(PlayCard(0, "gold_strike"))
    assert table[0].gold == 7


def test_sr12_two_lots_cost_and_score_their_sum_and_upper_floors_and_the_corner_nothing() -> None:
    table = Table().house(0, "kitchen@A1!", "kitchen@A2!", saloon=4).gold(30)

    def built(tile: str, place: str, floor: int) -> tuple[int, int]:
        state = GAME.decide(table.state, Build(0, tile, place, floor), Chance("none"))
        event = only(TileBuilt, state.events)
        return event.price, event.points

    assert built("guest_room", "A3", 1) == (4 + 7, 5)
    assert built("guest_room", "A1", 2) == (4, 0)
    assert built("guest_room", "corner", 2) == (4, 0)
    assert built("pantry", "A3", 1) == (3 + 2, 1)
    assert built("pantry", "A1", 2) == (3, 0)
    assert built("guest_room", "B1", 1) == (4 + 2, 1)


def test_sr13_tiles_stand_next_to_the_saloon_or_to_a_lot_built_on_finished_or_not() -> None:
    assert Table().gold(20).places("kitchen") == {("A1", 1), ("B1", 1)}
    assert Table().gold(20).house(0, "kitchen@A1").places("kitchen") == {("A2", 1), ("B1", 1)}
    assert Table().gold(20).house(0, "guest_room@A1").places("guest_room") == {("A3", 1), ("B1", 1)}


def test_sr13_upper_floors_are_no_neighbours() -> None:
    table = Table().gold(20).house(0, "kitchen@A1!", "kitchen@A1")
    assert table.places("pantry") == {("A2", 1), ("B1", 1)}


@pytest.mark.parametrize(("number", "place"), [(1, "A1"), (2, "A2"), (3, "A3")])
def test_sr14_two_small_tiles_carry_on_any_two_neighbouring_lots(number: int, place: str) -> None:
    words = [f"kitchen@A{lot}{'!' if lot in (number, number + 1) else ''}" for lot in (1, 2, 3, 4)]
    assert ((place, 2)) in Table().gold(20).house(0, *words).places("guest_room")


@pytest.mark.parametrize("house", [("kitchen@A1+2", "kitchen@A2!"), ("kitchen@A1!", "kitchen@A2+2")])
def test_sr14_both_of_the_small_tiles_have_to_be_finished(house: tuple[str, ...]) -> None:
    assert Table().gold(20).house(0, *house).places("guest_room") == {("A3", 1), ("B1", 1)}


def test_sr14_a_large_tile_stands_neither_half_on_a_large_one_nor_across_two() -> None:
    table = Table().gold(20).house(0, "guest_room@A1!", "guest_room@A3!")
    assert table.places("poker_room") == {("A1", 2), ("A3", 2), ("B1", 1)}
    table = Table().gold(20).house(0, "kitchen@A1!", "guest_room@A2!", "kitchen@A4!")
    assert table.places("poker_room") == {("A2", 2), ("B1", 1)}


def test_sr15_a_prerequisite_is_met_by_a_tile_built_and_looked_at_once() -> None:
    table = Table().gold(20).house(0, "poker_room@A1", "printing_press@B1")
    assert table.places("jail") == {("A3", 1), ("B3", 1)}
    table.play(Build(0, "laundry", "A3", 1))
    assert [room.tile for room in table[0].rooms].count("printing_press") == 1


def test_sr15_another_players_tiles_do_not_count() -> None:
    table = Table().gold(20).house(1, "pharmacy@A1", "laundry@A2")
    assert table.places("whiskey_still") == set()
    assert table.places("printing_press") != set()


def test_sr16_the_theater_stands_on_the_saloon_or_with_one_large_tile_between() -> None:
    assert Table().gold(20).places("theater") == set()
    assert Table().gold(20).house(0, saloon=4).places("theater") == {("corner", 2)}
    table = Table().gold(20).house(0, "guest_room@corner!", "guest_room@A1!", saloon=4)
    assert table.places("theater") == {("corner", 3)}


def test_the_numbers_of_the_rules_are_in_the_table() -> None:
    assert CONSTANTS == {
        "start_gold": 3,
        "start_cards": 3,
        "hand_limit": 5,
        "secret_dealt": 4,
        "secret_kept": 2,
        "open_claims_extra": 2,
        "cubes_per_player": 25,
        "cubes_per_player_short": 20,
        "min_income": 1,
        "earn_gold": 2,
        "draw_cards": 2,
        "bribe_cost": 6,
        "cube_price": 2,
        "max_floor": 3,
    }


def test_a_discard_is_asked_for_even_among_cards_that_are_all_alike() -> None:
    """Else everybody would learn that they are."""
    table = Table().hand(0, *["supply_wagon"] * 4)
    assert kinds(table.play(Draw(0))) == ["DrawChosen"]
    assert kinds(table.play(Discard(0, "supply_wagon"))) == ["CardDiscarded", "CardsDrawn"]
