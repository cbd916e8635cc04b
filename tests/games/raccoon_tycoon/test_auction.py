"""The railroad auction: who bids in which order, who pays, what comes next."""

from raccoon.games.raccoon_tycoon.actions.auction import (
    AuctionOption,
    AuctionWon,
    Bid,
    BidOption,
    OpenAuction,
    Pass,
    PassOption,
)
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from tests.games.raccoon_tycoon.table import Table, only


def five() -> Table:
    return Table(5).offer_railroads("Fat Cat", "Tycoon").money(30, 30, 30, 30, 30)


def test_bidding_goes_clockwise_until_one_is_left() -> None:
    table = five().change(turn=3, pending=AwaitAction(3))
    table.play(OpenAuction(3, "Fat Cat", 4))
    asked = []
    for bids in (True, False, True, True, False, True, False, False):
        seat = table.pending.seat
        asked.append(seat)
        standing = table.pending.bid
        table.play(Bid(seat, standing + 1) if bids else Pass(seat))
    assert asked == [4, 0, 1, 2, 3, 4, 1, 2]
    assert table[4].railroads == ("Fat Cat",)
    assert table[4].money == 30 - 8
    assert table.pending == AwaitAction(3, may_end=True)


def test_who_passed_is_not_asked_again() -> None:
    table = five()
    table.play(OpenAuction(0, "Fat Cat", 4), Pass(1), Bid(2, 6), Pass(3), Pass(4), Bid(0, 7))
    assert table.pending == AwaitBid(2, "Fat Cat", 0, 0, 7, (0, 2))


def test_only_the_winner_pays() -> None:
    table = five()
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 10), Pass(2), Pass(3), Pass(4), Pass(0))
    assert [player.money for player in table.state.players] == [30, 20, 30, 30, 30]


def test_a_bid_may_jump() -> None:
    table = five()
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 30))
    assert [type(o) for o in GAME.options(table.state, 2)] == [PassOption]
    assert table.refuse(Bid(2, 31)).facts == {"need": 31, "have": 30}


def test_a_bid_has_to_be_higher_by_a_dollar_at_least() -> None:
    table = five()
    table.play(OpenAuction(0, "Fat Cat", 7))
    assert table.options(BidOption)[0].least == 8
    refusal = table.refuse(Bid(1, 7))
    assert (refusal.code, refusal.facts) == ("bid_too_low", {"bid": 7})


def test_the_offer_is_refilled_in_the_same_place() -> None:
    table = five()
    following = table.state.railroad_deck[0]
    table.play(OpenAuction(0, "Fat Cat", 4), Pass(1), Pass(2), Pass(3))
    won = only(AuctionWon, table.play(Pass(4)))
    assert (won.revealed, won.reveals) == (following, True)
    assert table.state.railroad_offer == (following, "Tycoon")


def test_the_last_cards_of_the_deck_leave_a_shorter_offer() -> None:
    table = Table().last_railroads(2, 2).money(50)
    first, second = table.state.railroad_offer
    won = only(AuctionWon, table.play(OpenAuction(0, first, 10), Pass(1), Pass(2)))
    assert (won.revealed, won.reveals) == (None, False)
    assert table.state.railroad_offer == (second,)


def test_of_two_equal_cards_on_offer_one_is_taken() -> None:
    table = Table().offer_railroads("Fat Cat", "Fat Cat").money(10)
    following = table.state.railroad_deck[0]
    table.play(OpenAuction(0, "Fat Cat", 4), Pass(1), Pass(2))
    assert sorted(table.state.railroad_offer) == sorted(("Fat Cat", following))


def test_two_players_the_other_bids_once_and_the_auction_ends() -> None:
    table = Table(2).offer_railroads("Fat Cat").money(20, 20)
    table.play(OpenAuction(0, "Fat Cat", 5), Bid(1, 6))
    assert table[1].railroads == ("Fat Cat",)
    assert table[1].money == 14
    assert table.pending == AwaitAction(0, may_end=True), "the starter bids once only"


def test_two_players_the_other_passes() -> None:
    table = Table(2).offer_railroads("Fat Cat").money(20, 20)
    table.play(OpenAuction(0, "Fat Cat", 5), Pass(1))
    assert table[0].railroads == ("Fat Cat",)
    assert table.pending == AwaitAction(1)


def test_the_minimum_bid_of_each_railroad() -> None:
    minimums = {"Skunk Works": 2, "Sly Fox": 3, "Fat Cat": 4, "Big Bear": 5, "Top Dog": 6, "Tycoon": 7}
    for name, minimum in minimums.items():
        table = Table(5).offer_railroads(name).money(50)
        refusal = table.refuse(OpenAuction(0, name, minimum - 1))
        assert (refusal.code, refusal.facts) == (
            "opening_bid_too_low",
            {"railroad": name, "minimum": minimum},
        )
        assert table.options(AuctionOption)[0].minimum_bids[0] == minimum


def test_nothing_else_is_done_while_an_auction_runs() -> None:
    table = five()
    table.play(OpenAuction(0, "Fat Cat", 4))
    assert table.refuse(Produce(1, table[1].hand[0])).code == "not_now"
    assert table.refuse(OpenAuction(1, "Tycoon", 7)).code == "not_now"
    assert table.refuse(Bid(2, 9)).code == "not_your_turn"


def test_two_equal_cards_on_offer_are_one_choice() -> None:
    table = Table().offer_railroads("Fat Cat", "Fat Cat").money(5)
    commands = list(table.options(AuctionOption)[0].commands())
    assert commands == [OpenAuction(0, "Fat Cat", 4), OpenAuction(0, "Fat Cat", 5)]
