"""The end of the game: what triggers it, who still plays, the longer game, the count."""

import pytest

from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn, FinalRoundBegun, GameEnded
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS, TOWNS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitSecondPurchase, Over
from raccoon.games.raccoon_tycoon.state import Player
from tests.games.raccoon_tycoon.table import Table, only, tokens


def buy_last_town(table: Table) -> None:
    """Whoever's turn it is buys the last town for five of its commodity."""
    seat, price = table.state.turn, {TOWNS[table.state.town or ""].commodity: 5}
    table.stock(seat, **price)
    only(FinalRoundBegun, table.play(BuyTown(seat, tokens(**price))))
    assert table.state.final_round


def last_town(players: int = 3, start_player: int = 0, **options: bool) -> Table:
    """A table with one town left; the others are seat 0's."""
    return Table(players, start_player, **options).last_towns(0, 1)


@pytest.mark.parametrize(
    ("players", "start", "trigger"),
    [(p, s, t) for p in (2, 3, 4, 5) for s in (0, p - 1) for t in range(p)],
)
def test_the_round_is_finished_whoever_triggers_the_end(players: int, start: int, trigger: int) -> None:
    """The last turn is that of the player to the right of the start player."""
    table = last_town(players, start)
    while table.state.turn != trigger:
        table.produce()
    buy_last_town(table)
    order = []
    while not isinstance(table.pending, Over):
        order.append(table.state.turn)
        table.produce()
    assert order == [(start + turn) % players for turn in range((trigger - start) % players + 1, players)]
    assert table.state.round == 1
    assert GAME.to_act(table.state) == ()
    assert sum(seat.won for seat in GAME.outcome(table.state) or ()) >= 1


def test_the_last_railroad_ends_the_game_too() -> None:
    table = Table().last_railroads(2, 1).money(50)
    railroad = table.state.railroad_offer[0]
    events = table.play(OpenAuction(0, railroad, 10), Pass(1), Pass(2))
    assert only(FinalRoundBegun, events).exhausted == ("railroads",)
    assert table.pending == AwaitAction(1)
    table.produce().produce()
    assert isinstance(table.pending, Over)


def test_one_railroad_still_on_offer_is_not_the_end() -> None:
    table = Table().last_railroads(2, 2).money(50)
    table.play(OpenAuction(0, table.state.railroad_offer[0], 10), Pass(1), Pass(2))
    assert not table.state.final_round


def test_the_last_railroad_won_by_another_leaves_the_starter_an_action() -> None:
    table = Table().last_railroads(2, 1).money(50, 50, 50)
    railroad = table.state.railroad_offer[0]
    events = table.play(OpenAuction(0, railroad, 10), Bid(1, 11), Pass(2), Pass(0))
    assert only(FinalRoundBegun, events).seat == 0
    assert table.pending == AwaitAction(0, may_end=True)
    assert table.options(AuctionOption) == []
    table.produce()
    assert table.pending == AwaitAction(1)
    table.produce().produce()
    assert isinstance(table.pending, Over)


def test_a_starter_losing_twice_and_then_producing() -> None:
    table = Table().offer_railroads("Fat Cat", "Big Bear").money(20, 20, 20)
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 5), Pass(2), Pass(0))
    table.play(OpenAuction(0, "Big Bear", 5), Pass(1), Bid(2, 6), Pass(0))
    assert [player.railroads for player in table.state.players] == [(), ("Fat Cat",), ("Big Bear",)]
    table.produce()
    assert sum(table[0].tokens) == 3
    assert table.pending == AwaitAction(1)


def test_both_ends_in_one_round_begin_the_final_round_once() -> None:
    table = last_town().last_railroads(2, 1).money(50, 50, 50)
    buy_last_town(table)
    table.play(OpenAuction(1, table.state.railroad_offer[0], 10), Pass(2), Pass(0))
    assert len([event for event in table.log if isinstance(event, FinalRoundBegun)]) == 1
    table.produce()
    assert isinstance(table.pending, Over)


def test_the_final_round_is_played_as_usual() -> None:
    table = last_town().money(10, 10, 10).offer_buildings("Wheat Field").offer_railroads("Sly Fox")
    buy_last_town(table)
    table.play(BuyBuilding(1, "Wheat Field"))
    table.play(OpenAuction(2, "Sly Fox", 3), Pass(0), Bid(1, 4), Pass(2), EndTurn(2))
    assert table.pending == Over(2, (0,))


def longer(towns: int = 1, railroads: int = 2, buildings: int = 2) -> Table:
    """A longer game with so many of each kind left to buy, and seat 0 able to pay for anything."""
    table = Table(longer_game=True).offer_buildings("Wheat Field", "Vineyard").money(100, 100, 100)
    return table.last_towns(1, towns).last_railroads(2, railroads).keep_buildings(buildings)


def test_longer_game_is_not_ended_by_one_kind() -> None:
    table = longer(towns=1)
    table.stock(0, wood=5).play(BuyTown(0, tokens(wood=5)))
    assert not table.state.final_round
    assert table.pending == AwaitAction(1)


def test_longer_game_ends_with_railroads_and_towns() -> None:
    table = longer(towns=1, railroads=0)
    events = table.stock(0, wood=5).play(BuyTown(0, tokens(wood=5)))
    assert only(FinalRoundBegun, events).exhausted == ("railroads", "towns")


def test_longer_game_ends_with_railroads_and_buildings() -> None:
    table = longer(buildings=0, railroads=1)
    events = table.play(OpenAuction(0, table.state.railroad_offer[0], 10), Pass(1), Pass(2))
    assert only(FinalRoundBegun, events).exhausted == ("railroads", "buildings")


def test_longer_game_ends_with_towns_and_buildings() -> None:
    table = longer(towns=0, buildings=1)
    events = table.play(BuyBuilding(0, "Wheat Field"))
    assert only(FinalRoundBegun, events).exhausted == ("towns", "buildings")
    table.produce().produce()
    assert isinstance(table.pending, Over)


def test_longer_game_ended_by_the_first_of_two_purchases_leaves_the_second() -> None:
    table = longer(towns=0, buildings=1).set(0, buildings=("Construction Company", "Tool & Die"))
    table.change(removed=tuple(t for t in table.state.removed if t not in table[0].buildings))
    events = table.play(BuyBuilding(0, "Wheat Field"))
    only(FinalRoundBegun, events)
    assert table.pending == AwaitSecondPurchase(0)


def test_longer_game_with_nothing_left_of_one_kind_refuses_it() -> None:
    table = longer(towns=0).stock(0, wood=8)
    assert table.refuse(BuyTown(0, tokens(wood=5))).code == "no_town_left"


def test_the_count_is_told_seat_by_seat() -> None:
    table = last_town().railroads(2, "Top Dog", "Top Dog").own(1, "Bank").money(10, 45, 10)
    buy_last_town(table)
    table.produce().produce()
    ended = [event for event in table.log if isinstance(event, GameEnded)]
    assert [event.points for event in ended] == [((2 + 3 + 4 + 5) * 4, 3, 9)]
    assert [seat.points for seat in GAME.outcome(table.state) or ()] == [56, 3, 9]


def holdings(money: int, *towns: str) -> Player:
    return Player(money, (), NO_TOKENS, towns=towns)


def test_most_victory_points_win_whatever_the_money() -> None:
    assert scoring.winners((holdings(99, "Molehill"), holdings(0, "Trinity"))) == (1,)


def test_a_tie_in_points_goes_to_the_most_money() -> None:
    assert scoring.winners((holdings(3, "Trinity"), holdings(4, "Newgate"), holdings(9, "Molehill"))) == (1,)


def test_a_tie_in_money_too_shares_the_win() -> None:
    assert scoring.winners((holdings(4, "Trinity"), holdings(4, "Newgate"), holdings(1))) == (0, 1)


@pytest.mark.parametrize(("money", "winners"), [((7, 7, 9), (0, 1)), ((7, 8, 9), (1,))])
def test_a_tie_at_the_table(money: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Seats 0 and 1 have a town of 2 VP each; seat 2 plays the last turn of the game."""
    table = Table().towns(0, "Black Friar").towns(1, "Molehill").money(*money)
    table.change(final_round=True, turn=2, pending=AwaitAction(2)).produce()
    assert table.pending == Over(2, winners)
    assert [seat.won for seat in GAME.outcome(table.state) or ()] == [seat in winners for seat in range(3)]


@pytest.mark.parametrize("owned", [1, 2, 3, 4])
def test_railroad_sets_count_as_the_table_says(owned: int) -> None:
    printed = {
        "Skunk Works": (2, 5, 9, 15),
        "Sly Fox": (2, 5, 10, 17),
        "Fat Cat": (3, 7, 12, 19),
        "Big Bear": (3, 7, 13, 21),
        "Top Dog": (4, 9, 15, 23),
        "Tycoon": (4, 9, 16, 25),
    }
    for name, points in printed.items():
        assert scoring.railroad_points((name,) * owned) == points[owned - 1]
    mixed = ("Skunk Works",) * owned + ("Top Dog",)
    assert scoring.railroad_points(mixed) == printed["Skunk Works"][owned - 1] + 4
