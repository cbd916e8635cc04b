"""Every Tycoon card by its name: what it does, what it asks, what it does when little can be done."""

import pytest

from raccoon.games.saloon_tycoon.actions.build import Build, TileBuilt
from raccoon.games.saloon_tycoon.actions.decline import Decline, Skipped
from raccoon.games.saloon_tycoon.actions.draw import Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved, MoveCharacter
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen, ChooseVictim, GoldStolen
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supply
from raccoon.games.saloon_tycoon.catalogue import CARDS, DECK
from raccoon.games.saloon_tycoon.effects import EFFECTS
from raccoon.games.saloon_tycoon.pending import GrantedAction, Turn
from tests.games.saloon_tycoon.table import OUTLAWS, Table, kinds, only

COPIES = {
    "supply_wagon": 4,
    "gold_strike": 3,
    "lumber_delivery": 3,
    "payday": 3,
    "busy_day": 3,
    "barn_raising": 3,
    "land_deed": 3,
    "no_good_troublemaker": 3,
    "sweet_talk": 2,
    "stick_up": 3,
    "pickpocket": 2,
    "telegraph": 2,
    "town_talk": 3,
}


def test_the_deck_has_37_cards_of_known_effects() -> None:
    assert {card: DECK.count(card) for card in CARDS} == COPIES
    assert len(DECK) == 37
    assert {effect.kind for card in CARDS.values() for effect in card.effects} <= set(EFFECTS)
    assert {e.amount for card in CARDS.values() for e in card.effects if e.kind == "play"} == {1}
    assert {card.id for card in CARDS.values() if card.moves_character} == {
        "no_good_troublemaker",
        "sweet_talk",
    }


def with_card(card: str, *house: str, saloon: int = 0, players: int = 3) -> Table:
    """Seat 0 holds the card and no gold."""
    return Table(players).hand(0, card).house(0, *house, saloon=saloon).gold(0)


def test_supply_wagon() -> None:
    table = with_card("supply_wagon", "guest_room@A1")
    table.play(PlayCard(0, "supply_wagon"), PlaceCube(0, 1), PlaceCube(0, 0))
    assert (table[0].gold, table[0].rooms[0].cubes, table[0].rooms[1].cubes) == (4, 1, 1)
    assert table.state.discard_pile == ("supply_wagon",)
    assert table.pending == Turn(action_used=True)


def test_gold_strike() -> None:
    table = with_card("gold_strike")
    table.play(PlayCard(0, "gold_strike"))
    assert table[0].gold == 7


def test_lumber_delivery() -> None:
    table = with_card("lumber_delivery", "guest_room@A1")
    table.play(PlayCard(0, "lumber_delivery"), PlaceCube(0, 1), PlaceCube(0, 0))
    assert table[0].gold == 0
    table.play(PlaceCube(0, 1))
    assert table[0].gold == 1
    assert table.state.pile == 72


def test_lumber_delivery_on_a_single_open_room_asks_nothing() -> None:
    table = with_card("lumber_delivery")
    events = table.play(PlayCard(0, "lumber_delivery"))
    assert kinds(events) == [
        "CardPlayed",
        "CubePlaced",
        "CubePlaced",
        "CubePlaced",
        "GoldTaken",
        "CardResolved",
    ]


def test_payday_gives_the_income_level_at_most_nine_and_flatfoot_takes_nothing() -> None:
    table = with_card("payday", "kitchen@A1", "kitchen@A2").guests(0, "flatfoot")
    table.play(PlayCard(0, "payday"))
    assert table[0].gold == 3
    words = [f"kitchen@A{n}!" for n in (1, 2, 3, 4)] + ["guest_room@B1!", "guest_room@B3!"]
    words += ["poker_room@A1!", "poker_room@A3!", "poker_room@B1", "poker_room@B3"]
    table = with_card("payday", *words)
    assert table.level(0) == 11
    table.play(PlayCard(0, "payday"))
    assert table[0].gold == 9


def test_busy_day_gives_two_actions_neither_of_them_a_card() -> None:
    table = with_card("busy_day", "guest_room@A1").hand(0, "busy_day", "gold_strike").gold(3)
    table.play(PlayCard(0, "busy_day"))
    assert table.pending == GrantedAction(may_play=False)
    assert table.refuse(PlayCard(0, "gold_strike")).code == "no_card_now"
    assert table.refuse(Supply(0, (0,), (1,))).code == "not_now"
    table.play(Earn(0))
    assert table.pending == GrantedAction(may_play=False)
    assert table.refuse(Supply(0, (0,), (1,))).code == "not_now"
    table.play(Build(0, "pantry", "B1", 1))
    assert (table[0].gold, table.pending) == (2, Turn(action_used=True))


def test_busy_day_holds_the_hand_limit_without_itself() -> None:
    table = with_card("busy_day").hand(0, "busy_day", "gold_strike", "payday", "stick_up", "telegraph")
    table.play(PlayCard(0, "busy_day"))
    assert kinds(table.play(Draw(0))) == ["DrawChosen"]
    table.play(Discard(0, "payday"), Earn(0))
    assert len(table[0].hand) == 5


def test_barn_raising_takes_four_off_the_whole_price() -> None:
    table = with_card("barn_raising", "guest_room@A1", "kitchen@A3").gold(4)
    assert table.refuse(Build(0, "kitchen", "A4", 1)).code == "not_enough_gold"
    table.play(PlayCard(0, "barn_raising"))
    assert only(TileBuilt, table.play(Build(0, "kitchen", "A4", 1))).price == 4


def test_barn_raising_keeps_prerequisites_and_places() -> None:
    table = with_card("barn_raising").gold(9)
    table.play(PlayCard(0, "barn_raising"))
    assert table.refuse(Build(0, "jail", "A1", 1)).code == "prerequisite"
    assert table.refuse(Build(0, "kitchen", "A2", 1)).code == "no_place"
    assert table.refuse(Build(0, "barn", "A1", 1)).code == "no_such_tile"


def test_land_deed_takes_off_the_gold_of_the_lots_which_still_score() -> None:
    table = with_card("land_deed", "guest_room@A1", "kitchen@A3").gold(3)
    before = table.score(0)
    table.play(PlayCard(0, "land_deed"), Build(0, "kitchen", "A4", 1))
    assert (table[0].gold, table.score(0) - before) == (0, 4)


def test_land_deed_is_skipped_when_nothing_can_be_built() -> None:
    events = with_card("land_deed").play(PlayCard(0, "land_deed"))
    assert only(Skipped, events).what == "build"


def test_no_good_troublemaker_moves_any_outlaw_and_gives_three_gold() -> None:
    table = with_card("no_good_troublemaker").guests(1, "doc", "angie").gold(0, 0, 0)
    table.play(PlayCard(0, "no_good_troublemaker"))
    assert table.refuse(MoveCharacter(0, "doc", 0)).code == "move_not_allowed"
    assert table.refuse(MoveCharacter(0, "angie", 1)).code == "move_not_allowed"
    assert table.refuse(MoveCharacter(0, "senator", 1)).code == "not_in_town"
    moved = only(CharacterMoved, table.play(MoveCharacter(0, "angie", 2)))
    assert moved == CharacterMoved(0, "angie", 1, 2, 0, 0)
    assert (table[0].gold, table[1].gold) == (3, 0)


def test_no_good_troublemaker_may_leave_everybody_where_they_are() -> None:
    table = with_card("no_good_troublemaker")
    table.play(PlayCard(0, "no_good_troublemaker"), Decline(0))
    assert table[0].gold == 3


def test_no_good_troublemaker_gives_its_gold_while_no_outlaw_is_in_town() -> None:
    table = with_card("no_good_troublemaker").away(*OUTLAWS)
    assert only(Skipped, table.play(PlayCard(0, "no_good_troublemaker"))).what == "move_char"
    assert table[0].gold == 3


def test_sweet_talk_brings_a_citizen_home_and_pays_the_old_host() -> None:
    table = with_card("sweet_talk").guests(1, "doc").guests(0, "colonel").gold(0, 0, 0)
    table.play(PlayCard(0, "sweet_talk"))
    for character, host in (("doc", 2), ("colonel", 1), ("angie", 0)):
        assert table.refuse(MoveCharacter(0, character, host)).code == "move_not_allowed"
    table.play(MoveCharacter(0, "doc", 0))
    assert table[0].characters == ("colonel", "doc")
    assert [player.gold for player in table.state.players] == [0, 3, 0]


def test_sweet_talk_without_a_citizen_elsewhere_does_nothing() -> None:
    table = with_card("sweet_talk").guests(0, "doc")
    assert kinds(table.play(PlayCard(0, "sweet_talk"))) == ["CardPlayed", "Skipped", "CardResolved"]


def test_stick_up_takes_up_to_three_from_one_opponent_and_five_from_the_bank() -> None:
    table = with_card("stick_up").gold(0, 2, 9)
    table.play(PlayCard(0, "stick_up"))
    assert table.refuse(ChooseVictim(0, 0)).code == "nothing_to_take"
    table.play(ChooseVictim(0, 1))
    assert [player.gold for player in table.state.players] == [7, 0, 9]
    table = with_card("stick_up").gold(0, 2, 9)
    table.play(PlayCard(0, "stick_up"), ChooseVictim(0, 2))
    assert [player.gold for player in table.state.players] == [8, 2, 6]


def test_stick_up_with_a_single_opponent_who_has_gold_asks_nothing() -> None:
    table = with_card("stick_up").gold(0, 0, 9)
    assert only(GoldStolen, table.play(PlayCard(0, "stick_up"))).victim == 2


def test_pickpocket_takes_two_cards_or_all_if_fewer() -> None:
    table = with_card("pickpocket").hand(1, "payday").hand(2, "stick_up", "telegraph", "town_talk")
    table.play(PlayCard(0, "pickpocket"))
    stolen = only(CardsStolen, table.play(ChooseVictim(0, 2)))
    assert stolen.count == 2
    assert set(stolen.cards) < {"stick_up", "telegraph", "town_talk"}
    assert (len(table[0].hand), len(table[2].hand), table[0].gold) == (2, 1, 2)
    table = with_card("pickpocket").hand(1, "payday").hand(2, "stick_up", "telegraph", "town_talk")
    table.play(PlayCard(0, "pickpocket"), ChooseVictim(0, 1))
    assert (table[0].hand, table[1].hand) == (("payday",), ())


def test_pickpocket_passes_over_opponents_without_cards() -> None:
    table = with_card("pickpocket")
    assert only(Skipped, table.play(PlayCard(0, "pickpocket"))).what == "steal_cards"
    table = with_card("pickpocket").hand(2, "payday")
    assert only(CardsStolen, table.play(PlayCard(0, "pickpocket"))).victim == 2


def test_telegraph_draws_two_and_lets_one_be_played() -> None:
    table = with_card("telegraph").deck("gold_strike", "payday")
    table.play(PlayCard(0, "telegraph"))
    assert table[0].hand == ("gold_strike", "payday")
    table.play(PlayCard(0, "gold_strike"))
    assert (table[0].gold, table.state.discard_pile) == (7, ("gold_strike", "telegraph"))
    table = with_card("telegraph").deck("gold_strike", "payday")
    table.play(PlayCard(0, "telegraph"), Decline(0))
    assert table.pending == Turn(action_used=True)


def test_town_talk() -> None:
    table = with_card("town_talk")
    table.play(PlayCard(0, "town_talk"))
    assert (table[0].points.cards, table.score(0), len(table[0].hand)) == (3, 3, 1)
    table.due().hand(0, "town_talk").play(PlayCard(0, "town_talk"))
    assert (table[0].points.cards, table.score(0)) == (6, 6)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_played_with_nothing_to_work_on(card: str) -> None:
    table = with_card(card, players=2, saloon=4).away(*OUTLAWS).gold(0, 0)
    table.play(PlayCard(0, card))
    while not isinstance(table.pending, Turn):
        table.play(Decline(0) if table.may(Decline(0)) else Earn(0))
    assert card in table.state.discard_pile
    table.play(EndTurn(0))


@pytest.mark.parametrize("card", CARDS)
def test_on_final_turns_every_card_but_those_that_move_characters_is_played(card: str) -> None:
    table = with_card(card).guests(1, "doc").gold(0, 0, 0).final(turn=0, ender=1)
    assert table.may(PlayCard(0, card)) != CARDS[card].moves_character
