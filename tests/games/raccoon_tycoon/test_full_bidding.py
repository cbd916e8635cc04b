"""Full bidding (R30): two players, too, may both raise until one passes; the printed rule is the default."""

import pytest

from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon, Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.state import TableOptions
from tests.games.raccoon_tycoon.table import Table, only


def two(full: bool = True) -> Table:
    return Table(2, full_bidding=full).offer_railroads("Fat Cat", "Top Dog").money(30, 30)


def test_both_raise_until_one_passes() -> None:
    table = two()
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 5))
    assert table.pending == AwaitBid(0, "Fat Cat", 0, 1, 5, (0, 1))
    table.play(Bid(0, 6), Bid(1, 9))
    won = only(AuctionWon, table.play(Pass(0)))
    assert (won.seat, won.price, won.starter) == (1, 9, 0)
    assert [player.money for player in table.state.players] == [30, 21]
    assert table.pending == AwaitAction(0, may_end=True), "a starter who loses acts again (R25)"


def test_a_starter_who_outbids_the_answer_has_it_and_the_turn_is_over() -> None:
    table = two()
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 5), Bid(0, 30), Pass(1))
    assert table[0].railroads == ("Fat Cat",)
    assert table[0].money == 0
    assert table.pending == AwaitAction(1)


def test_without_the_option_the_answer_ends_it() -> None:
    table = two(full=False)
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 5))
    assert table[1].railroads == ("Fat Cat",)
    assert not TableOptions().full_bidding


@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_it_changes_nothing(players: int) -> None:
    assert not TableOptions().bids_once(players)
    assert not TableOptions(full_bidding=True).bids_once(players)
