"""The rulings SR33 to SR48, each by its number."""

from typing import Any

import pytest
from msgspec.structs import replace

from raccoon.cli import main
from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived
from raccoon.games.saloon_tycoon.actions.build import Build, TileBuilt
from raccoon.games.saloon_tycoon.actions.draw import CardDiscarded, Discard, Draw
from raccoon.games.saloon_tycoon.actions.end_turn import EndTriggered, EndTurn, GameEnded
from raccoon.games.saloon_tycoon.actions.move import Bribe
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen, ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, TILES
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import Turn
from raccoon.games.saloon_tycoon.scoring import score, winners
from raccoon.games.saloon_tycoon.state import ScoredClaim
from tests.app.tables import seat_bot
from tests.games.saloon_tycoon.table import OUTLAWS, Table, kinds, only


def test_sr33_the_price_is_one_sum_never_below_nothing_and_lots_still_score() -> None:
    table = Table().house(0, "guest_room@A1", "kitchen@A3").hand(0, "barn_raising", "land_deed").gold(9)
    table.play(PlayCard(0, "barn_raising"))
    built = only(TileBuilt, table.play(Build(0, "kitchen", "A4", 1)))
    assert (built.price, built.points) == (3 + 5 - 4, 4)
    table = Table().hand(0, "barn_raising").gold(0)
    table.play(PlayCard(0, "barn_raising"))
    assert only(TileBuilt, table.play(Build(0, "kitchen", "A1", 1))).price == 0
    table = Table().house(0, "guest_room@A1").hand(0, "land_deed").gold(4)
    table.play(PlayCard(0, "land_deed"))
    built = only(TileBuilt, table.play(Build(0, "guest_room", "A3", 1)))
    assert (built.price, built.points) == (4, 5)


def test_sr34_room_is_made_before_cards_are_taken_so_that_none_is_a_sixth() -> None:
    hand = ("pickpocket", "gold_strike", "payday", "telegraph", "stick_up")
    table = Table().hand(0, *hand).hand(1, "town_talk", "sweet_talk", "town_talk")
    assert kinds(table.play(PlayCard(0, "pickpocket"))) == ["CardPlayed", "VictimChosen"]
    events = table.play(Discard(0, "payday"))
    assert only(CardsStolen, events).count == 2
    assert (len(table[0].hand), len(table[1].hand)) == (5, 1)


def test_sr34_no_more_room_is_made_than_cards_are_taken() -> None:
    hand = ("pickpocket", "gold_strike", "payday", "telegraph", "stick_up")
    table = Table().hand(0, *hand).hand(1, "town_talk")
    events = table.play(PlayCard(0, "pickpocket"))
    assert not [event for event in events if isinstance(event, CardDiscarded)]
    assert only(CardsStolen, events).cards == ("town_talk",)


@pytest.mark.parametrize("ender", [0, 1, 2])
def test_sr35_everybody_but_who_triggered_the_end_has_exactly_one_more_turn(ender: int) -> None:
    table = Table(start_player=1).change(turn=ender, pile=0)
    turns = []
    events = list(table.end_turn(ender))
    assert only(EndTriggered, events).seat == ender
    while not table.over:
        turns.append(table.state.turn)
        events = [*events, *table.end_turn(table.state.turn)]
    assert turns == [(ender + 1) % 3, (ender + 2) % 3]
    assert kinds(events).count("EndTriggered") == 1


def test_sr35_the_pile_is_looked_at_at_the_end_of_the_turn() -> None:
    table = Table().house(0, "guest_room@A1").gold(20).change(pile=2)
    table.play(Supply(0, (1,), (3,)))
    assert (table.state.pile, table.state.ender) == (0, None)
    table.play(Supply(0, (1,), (1,)))
    assert only(EndTriggered, table.end_turn(0)).seat == 0


def test_sr35_a_single_cube_left_ends_nothing() -> None:
    table = Table().change(pile=1)
    assert kinds(table.end_turn(0)) == ["TurnEnded", "IncomeTaken"]


def test_sr36_on_final_turns_nobody_is_moved_or_acquired() -> None:
    table = (
        Table().house(0, "poker_room@A1", "jail@B1+2").gold(40).hand(0, "sweet_talk", "no_good_troublemaker")
    )
    table.away("flatfoot", "angie", "phineus").guests(1, "doc", "sydney").final(turn=0, ender=2)
    assert table.refuse(Bribe(0, "doc", 0)).code == "no_moves_on_final_turns"
    for card in ("sweet_talk", "no_good_troublemaker"):
        assert table.refuse(PlayCard(0, card)).code == "no_moves_on_final_turns"
    events = table.play(Supply(0, (0, 1, 2), (4, 2, 1)))
    assert kinds(events)[-1] == "Skipped"
    assert "sheriff_fletcher" in table.state.away
    table.play(Build(0, "kitchen", "A3", 1))
    assert table[0].characters == ()


def test_sr36_burdens_of_outlaws_already_hosted_go_on() -> None:
    table = Table(2).guests(0, *OUTLAWS).house(0, "kitchen@A1").gold(10, 0).hand(0, "gold_strike")
    table.change(turn=1, pile=0)
    table.end_turn(1)
    assert table[0].gold == 10 + 2 - 1
    assert table.refuse(PlayCard(0, "gold_strike")).code == "discard_needed"
    table.play(Supply(0, (0,), (1,)))
    assert table[0].gold == 8
    table.end_turn(0)
    assert score(table[0]).outlaws == -5


def test_sr36_a_card_that_moves_a_character_may_still_be_discarded() -> None:
    table = Table().hand(0, "sweet_talk", "sweet_talk", "gold_strike").guests(0, "angie")
    table.final(turn=0, ender=1).play(PlayCard(0, "gold_strike"), Discard(0, "sweet_talk"))
    assert table[0].hand == ("sweet_talk",)
    table = Table().hand(0, "sweet_talk", "payday", "stick_up", "telegraph").final(turn=0, ender=1)
    table.play(Draw(0), Discard(0, "sweet_talk"))


def test_sr37_an_unfinished_saloon_is_an_unfinished_large_tile() -> None:
    assert score(Table().house(0)[0]).unfinished == 3
    assert score(Table().house(0, saloon=3)[0]).unfinished == 3
    assert score(Table().house(0, saloon=4)[0]).unfinished == 0


def test_sr38_ties_are_broken_by_gold_then_by_scored_claims_then_shared() -> None:
    table = Table()
    for seat in range(3):
        table.house(seat).away(*OUTLAWS)
    one = table.gold(4, 4, 4)[0]
    rich = replace(one, gold=5)
    claimed = replace(one, claims=(ScoredClaim("o_tip_top", 0),))
    ahead = replace(one, points=replace(one.points, cards=1))
    assert winners((one, ahead, rich)) == (1,)
    assert winners((one, rich, claimed)) == (1,)
    assert winners((one, claimed, one)) == (1,)
    assert winners((claimed, one, claimed)) == (0, 2)
    assert winners((one, one, one)) == (0, 1, 2)


def test_sr38_a_shared_win_is_a_win_for_each() -> None:
    table = Table(2).away(*OUTLAWS).gold(4, 3).final(turn=1, ender=0)
    table.gold(3, 3)
    ended = only(GameEnded, table.end_turn(1))
    assert (ended.points, ended.winners) == ((3, 3), (0, 1))
    assert all(outcome.won for outcome in GAME.outcome(table.state))


def test_sr39_a_final_total_may_be_below_nothing() -> None:
    table = Table().house(0, saloon=4).guests(0, "sydney")
    table.set(0, points=replace(table[0].points, tiles=0))
    assert score(table[0]).total == -5


def test_sr40_gold_lies_in_the_open() -> None:
    table = Table().gold(4, 5, 6)
    assert [player.gold for player in GAME.view(table.state, None).players] == [4, 5, 6]


def test_sr41_discards_are_face_up() -> None:
    table = Table().hand(0, "gold_strike", "payday", "telegraph", "stick_up")
    table.play(Draw(0), Discard(0, "payday"))
    assert GAME.view(table.state, 2).discard_pile == ("payday",)
    assert GAME.hide(CardDiscarded(0, "payday"), 2) == CardDiscarded(0, "payday")


def test_sr42_taker_and_victim_know_which_cards_went() -> None:
    table = Table().hand(0, "pickpocket").hand(1, "payday", "telegraph").hand(2, "stick_up")
    table.play(PlayCard(0, "pickpocket"))
    stolen = only(CardsStolen, table.play(ChooseVictim(0, 1)))
    assert set(stolen.cards) == {"payday", "telegraph"}
    assert GAME.hide(stolen, 0) == GAME.hide(stolen, 1) == stolen
    for seat in (2, None):
        assert GAME.hide(stolen, seat) == CardsStolen(0, 1, 2, (), open=False)


def test_sr43_spelling() -> None:
    assert CHARACTERS["flatfoot"].name == "Flatfoot Flemming"
    assert CHARACTERS["sydney"].name == "Sydney Smythe"


def test_sr44_the_laundry_of_the_example_turn_draws_two_cards() -> None:
    """The rulebook names a Pharmacy first: with the Laundry supplied it all fits (example 3)."""
    assert (TILES["laundry"].bonus.kind, TILES["laundry"].bonus.amount) == ("draw", 2)


def test_sr45_six_women_and_six_men() -> None:
    women = {c.id for c in CHARACTERS.values() if c.gender == "female"}
    assert women == {"purty_nellie", "lucy_allen", "widow_campbell", "miss_watson", "flatfoot", "angie"}
    assert len([c for c in CHARACTERS.values() if c.gender == "male"]) == 6


def test_sr46_nothing_ends_a_stalled_game() -> None:
    table = Table(2).gold(0, 0)
    for _ in range(200):
        table.end_turn(table.state.turn)
    assert not table.over
    assert table.state.round == 101


def test_sr46_a_series_among_bots_gives_such_a_game_up_after_60_rounds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Idler:
        name = "idler"

        def choose(self, view: Any, options: tuple[Any, ...], chance: Chance) -> Any:
            return options[-1].draw(chance)

    seat_bot(monkeypatch, "idler", Idler, GAME.name)
    assert main(["simulate", "--game", GAME.name, "--bots", "idler,idler", "--games", "1"]) == 0
    assert "1 game did not end within 60 rounds" in capsys.readouterr().out


def test_sr47_the_turn_that_triggers_the_end_is_not_a_final_turn() -> None:
    table = Table().house(0, "poker_room@A1", "jail@B1+2").gold(40).guests(1, "doc").away("phineus")
    table.change(pile=1)
    events = table.play(Supply(0, (2, 1), (1, 2)))
    assert only(CitizenArrived, events).character == "sheriff_fletcher"
    assert "phineus" in table[0].characters
    table.play(Bribe(0, "doc", 0))
    assert only(EndTriggered, table.end_turn(0)).seat == 0


def test_sr48_each_special_tile_is_unique_and_brings_its_own_citizen() -> None:
    special = [tile for tile in TILES.values() if tile.special]
    assert [tile.copies for tile in special] == [1] * 8
    citizens = {c.id for c in CHARACTERS.values() if c.kind == "citizen"}
    assert {tile.bonus.detail for tile in special} == citizens
    assert {c.id: c.arrives.detail for c in CHARACTERS.values() if c.kind == "citizen"} == {
        tile.bonus.detail: tile.id for tile in special
    }


def test_the_same_chance_takes_the_same_cards() -> None:
    table = Table(2).hand(0, "pickpocket").hand(1, "payday", "telegraph", "stick_up", "town_talk")
    takes = {
        GAME.decide(table.state, PlayCard(0, "pickpocket"), Chance(f"{n // 2}")).events for n in range(40)
    }
    assert 1 < len(takes) <= 20
    assert table.pending == Turn()
    assert table.may(EndTurn(0))
