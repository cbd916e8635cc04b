"""The worked examples of the rules; the first three are the rulebook's own situations."""

from msgspec.structs import replace

from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.actions.build import Build, BuildOption, Offer
from raccoon.games.saloon_tycoon.actions.draw import Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe, CharacterMoved
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supplied, Supply
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import Turn
from raccoon.games.saloon_tycoon.scoring import score
from tests.games.saloon_tycoon.table import OUTLAWS, Table, kinds, only


def test_example_1_a_small_tile() -> None:
    table = Table().house(0, "kitchen@A1!", "laundry@A2+1", saloon=3).gold(20)
    assert table.places("pharmacy") == {("B1", 1), ("A1", 2), ("A3", 1)}
    offers = {(o.tile, o.place): o.price for option in table.options(BuildOption) for o in option.offers}
    assert [offers["pharmacy", place] for place in ("B1", "A1", "A3")] == [4, 4, 6]
    before = table.score(0)
    table.play(Build(0, "pharmacy", "A3", 1))
    assert (table[0].gold, table.level(0), table.score(0) - before) == (14, 4, 1)


def test_example_2_a_large_tile() -> None:
    table = Table().house(0, "kitchen@A1!", "laundry@A2!", "pharmacy@A1!", "pantry@A2!", saloon=3).gold(20)
    assert table.places("whiskey_still") == {("B1", 1), ("A1", 3), ("A3", 1)}
    offers = {o.place: (o.price, o.points) for o in build_offers(table, "whiskey_still")}
    assert offers == {"B1": (8, 1), "A1": (6, 0), "A3": (13, 5)}
    table.play(Supply(0, (0,), (1,)))
    assert table.places("whiskey_still") == {("B1", 1), ("A1", 3), ("A3", 1), ("corner", 2)}


def build_offers(table: Table, tile: str) -> list[Offer]:
    return [o for option in table.options(BuildOption) for o in option.offers if o.tile == tile]


def test_example_3_a_long_turn() -> None:
    table = Table().house(0, "poker_room@corner!", "theater@corner", "kitchen@A1", "laundry@A2", saloon=4)
    table.guests(0, "flatfoot", "angie").gold(2, 3, 3).open_claims("o_ladies_club").hand(0)
    table.change(turn=2, pile=7).deck("supply_wagon", "town_talk")
    before = table.score(0)
    table.end_turn(2)
    assert table[0].gold == 6
    laundry, theater = table.room(0, "laundry"), table.room(0, "theater")
    table.play(Supply(0, (laundry,), (3,)))
    assert (table.score(0) - before, table[0].hand) == (5, ("supply_wagon", "town_talk"))
    table.play(PlayCard(0, "supply_wagon"))
    table.play(PlaceCube(0, theater), PlaceCube(0, theater))
    assert (table[0].gold, table[0].hand) == (4, ())
    assert set(table.state.discard_pile) == {"supply_wagon", "town_talk"}
    table.play(Supply(0, (theater,), (2,)))
    assert (table.score(0) - before, table.level(0)) == (5 + 7 + 4, 6)
    assert "purty_nellie" in table[0].characters
    table.play(StakeClaim(0, "o_ladies_club"))
    assert (table.score(0) - before, table[0].gold, table.state.pile) == (22, 0, 0)
    table.end_turn(0, 1, 2)
    assert table.over


def test_example_4_first_turns() -> None:
    table = Table(start_player=1).change(turn=2).away(*OUTLAWS)
    table.end_turn(2)
    assert table[0].gold == 3 + 1
    table.play(Build(0, "kitchen", "A1", 1))
    assert (table[0].gold, table.level(0)) == (1, 2)
    table.end_turn(0, 1, 2)
    assert table[0].gold == 1 + 2


def phineus_table() -> Table:
    """Three cubes on a board with four and three spaces to fill, the rooms on arm A and B."""
    table = Table().house(0, "poker_room@A1", "pantry@B1", saloon=3).gold(20).away("phineus")
    return table.set(0, hand=())


def test_example_5_phineus_comes_after_one_purchase_that_passes_five_cubes() -> None:
    table = phineus_table()
    events = table.play(Supply(0, (1, 2), (4, 2)))
    assert only(Supplied, events).price == 12
    assert kinds(events)[:3] == ["Supplied", "OutlawArrived", "RoomFinished"]
    assert "phineus" in table[0].characters


def test_example_5_bought_one_by_one_the_cubes_cost_16() -> None:
    table = phineus_table()
    prices = []
    for room in (1, 1, 1, 1, 2, 2):
        prices.append(only(Supplied, table.play(Supply(0, (room,), (1,)))).price)
        if type(table.pending) is not Turn:
            table.play(Earn(0))
    assert prices == [2, 2, 3, 3, 3, 3]
    assert sum(prices) == 16


def test_example_6_flatfoot() -> None:
    table = Table(2).house(0, "kitchen@A1", "kitchen@A2", "kitchen@A3").gold(8, 0).away("flatfoot")
    table.change(turn=1)
    events = table.end_turn(1)
    assert kinds(events) == ["TurnEnded", "IncomeTaken", "OutlawArrived"]
    assert table[0].gold == 12
    table.end_turn(0, 1)
    assert table[0].gold == 12 + 3


def test_example_6_flatfoot_comes_before_income_to_gold_got_meanwhile() -> None:
    table = Table(2).gold(11, 0).away("flatfoot").change(turn=1)
    assert kinds(table.end_turn(1)) == ["TurnEnded", "OutlawArrived", "IncomeTaken"]
    assert table[0].gold == 12


def test_example_7_hand_limit() -> None:
    table = Table().hand(0, "gold_strike", "payday", "telegraph", "stick_up")
    table.play(Draw(0))
    assert len(table[0].hand) == 4
    table.play(Discard(0, "payday"))
    assert len(table[0].hand) == 5
    assert table.state.discard_pile == ("payday",)


def test_example_8_a_chain() -> None:
    table = Table().house(0, "pantry@A1+2", "kitchen@A2+1").gold(2)
    before = table.score(0)
    table.play(Supply(0, (1,), (1,)))
    assert table.score(0) - before == 5
    table.play(PlaceCube(0, 2), PlaceCube(0, 2))
    assert (table[0].gold, table.score(0) - before) == (3, 10)
    assert table.pending == Turn()


def test_example_9_final_turns() -> None:
    table = (
        Table().house(2, "poker_room@A1", "jail@B1+2").gold(0, 0, 19).away("flatfoot").change(turn=1, pile=0)
    )
    table.guests(0, "angie", "sydney", "phineus")
    assert kinds(table.end_turn(1))[:2] == ["EndTriggered", "TurnEnded"]
    assert table[2].gold > 20
    table.gold(0, 0, 20)
    assert "flatfoot" in table.state.away
    assert table.refuse(Bribe(2, "angie", 1)).code == "no_moves_on_final_turns"
    before = table.score(2)
    events = table.play(Supply(2, (2,), (1,)))
    assert not [event for event in events if isinstance(event, CitizenArrived | OutlawArrived)]
    assert table.score(2) - before == 5
    assert "sheriff_fletcher" in table.state.away
    table.end_turn(2)
    assert table.state.turn == 0
    table.end_turn(0)
    assert table.over


def test_example_10_scoring() -> None:
    table = Table().house(0, "kitchen@A1", "pantry@A2").guests(0, "doc", "colonel", "sydney")
    table.set(0, points=replace(table[0].points, cards=52 - table.score(0)))
    assert score(table[0]).total == 64


def test_example_11_a_roof() -> None:
    table = Table().house(0, "pantry@A1!", "laundry@A1!").gold(20).away("angie")
    before = table.score(0)
    assert table.places("luxury_suite") == {("A1", 3)}
    table.play(Build(0, "luxury_suite", "A1", 3))
    events = table.play(Supply(0, (3,), (3,)))
    assert kinds(events) == ["Supplied", "RoomFinished", "RoofLaid", "OutlawArrived", "CitizenArrived"]
    assert table.score(0) - before == 5 + 4
    assert (table[0].gold, table.level(0)) == (8, 5)
    assert table[0].characters == ("angie", "widow_campbell")
    table.end_turn(0, 1, 2)
    assert "A1" not in {place for place, _ in table.places("kitchen") | table.places("guest_room")}


def test_example_12_support() -> None:
    house = ("guest_room@A1!", "billiards_room@A3!", "pantry@B1!", "kitchen@B2!")
    table = Table().house(0, *house, "laundry@B3+2", saloon=4).gold(9)
    assert table.places("guest_room") == {("corner", 2), ("A1", 2), ("A3", 2), ("B1", 2)}
    assert table.places("kitchen") == {("B1", 2), ("B2", 2), ("B4", 1)}
    table.play(Supply(0, (5,), (1,)))
    assert ("B2", 2) in table.places("guest_room")
    assert ("B3", 2) in table.places("kitchen")
    table = Table().house(0, *house, "laundry@B3!", "pharmacy@B1!", saloon=4).gold(9)
    assert ("B1", 2) not in table.places("guest_room")
    assert ("B2", 2) in table.places("guest_room")


def test_example_13_prerequisites() -> None:
    def possible(table: Table) -> set[str]:
        return {tile for tile in SPECIAL if table.places(tile)}

    table = Table().gold(9)
    assert possible(table) == {"printing_press", "schoolroom", "stables"}
    table = Table().house(0, "laundry@A1", "poker_room@B1").gold(20)
    assert possible(table) == {"jail", "stables"}
    table = Table().house(0, "laundry@A1", "poker_room@B1", saloon=4).gold(20)
    assert possible(table) == {"jail", "stables", "theater"}
    assert table.places("theater") == {("corner", 2)}


def test_example_14_angie() -> None:
    table = Table().house(0, "pharmacy@A1+2").guests(0, "angie").hand(0, "gold_strike").gold(2)
    assert table.refuse(PlayCard(0, "gold_strike")).code == "discard_needed"
    table.play(Supply(0, (1,), (1,)))
    table.play(PlayCard(0, "gold_strike"))
    assert table[0].gold == 7
    assert table.pending == Turn()
    table.play(Earn(0))


def test_example_15_poker_night() -> None:
    for guests, points in (((), None), (("doc",), 2), (THREE, 6), (FIVE, 10), ((*FIVE, "senator"), 10)):
        table = Table().house(0, "poker_room@A1!").guests(0, *guests).secrets(0, "s_poker_night")
        before = table.score(0)
        if points is None:
            assert table.refuse(StakeClaim(0, "s_poker_night")).code == "claim_not_met"
        else:
            table.play(StakeClaim(0, "s_poker_night"))
            assert table.score(0) - before == points


def test_example_16_bribe_and_claim() -> None:
    table = Table().house(0, "guest_room@A1", "kitchen@A3", "kitchen@A4").guests(1, "miss_watson").gold(9)
    table.away("sydney").open_claims("o_edge_of_town")
    assert table.may(Bribe(0, "miss_watson", 0))
    assert table.may(Bribe(0, "miss_watson", 2))
    assert not table.may(Bribe(0, "miss_watson", 1))
    moved = only(CharacterMoved, table.play(Bribe(0, "miss_watson", 2)))
    assert (moved.source, moved.host, table[0].gold) == (1, 2, 3)
    before = table.score(0)
    table.play(StakeClaim(0, "o_edge_of_town"))
    assert table.score(0) - before == 4
    assert table[0].characters == ("sydney",)
    table.play(EndTurn(0))
    assert GAME.to_act(table.state) == (1,)


SPECIAL = (
    "brothel",
    "theater",
    "whiskey_still",
    "printing_press",
    "luxury_suite",
    "jail",
    "stables",
    "schoolroom",
)
THREE = ("doc", "colonel", "lucy_allen")
FIVE = (*THREE, "miss_watson", "purty_nellie")
