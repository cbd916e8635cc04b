"""Bots bid in steps towards the price, never above the card's worth, and unpredictably."""

import pytest

from raccoon.bots.arena import Tournament, moves
from raccoon.bots.raccoon_tycoon.bot import LearnedBot
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.table_options import OptionValue
from raccoon.games.raccoon_tycoon.actions.auction import (
    AuctionOpened,
    AuctionWon,
    Bid,
    BidMade,
    OpenAuction,
    Pass,
)
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from tests.games.raccoon_tycoon.table import Table

RAILROAD = "Big Bear"
BOTS = GAME_BOTS[GAME.name]


def test_with_full_bidding_two_players_contend_for_a_railroad() -> None:
    """Neither spends the last dollar on one auction: the other can answer, and the starter often loses."""
    option: dict[str, OptionValue] = {"full_bidding": True}
    table = Tournament(GAME.name, 2, ("shrewd", "shrewd"), 20, "contended", option)
    events = [event for n in range(table.games) for step in moves(table, n) for event in step.events]
    sales = [event for event in events if isinstance(event, AuctionWon)]
    bids = sum(isinstance(event, AuctionOpened | BidMade) for event in events)
    assert bids >= 2.5 * len(sales)
    assert 0.4 < sum(sale.seat == sale.starter for sale in sales) / len(sales) < 0.7


def wanted_by_two(bid: int) -> Table:
    """Seats 0 and 3 own three each of the railroad auctioned last; seat 3 leads, seat 0 is asked."""
    table = Table(players=4, open_money=True).railroads(0, RAILROAD).railroads(3, RAILROAD, RAILROAD)
    table.offer_railroads(RAILROAD, "Fat Cat").money(90, 20, 20, 90)
    return table.change(turn=3, pending=AwaitBid(0, RAILROAD, 3, 3, bid, (0, 3)), round=6)


def bids(name: str, table: Table, count: int) -> list[int]:
    """The bot's bids there with different random numbers; 0 where it passes."""
    bot, view, options = BOTS.make(name), GAME.view(table.state, 0), GAME.options(table.state, 0)
    chosen = [bot.choose(view, options, Chance("bid", number)) for number in range(count)]
    return [command.amount if isinstance(command, Bid) else 0 for command in chosen]


def stop_price(table: Table) -> int | None:
    """The price at which the hint advises to stop."""
    bot = BOTS.make("shrewd")
    assert isinstance(bot, LearnedBot)
    *_, found = bot.thoughts(GAME.view(table.state, 0), GAME.options(table.state, 0), Chance("why"))
    stop: int | None = found.facts.stop
    return stop


@pytest.mark.parametrize("name", ["shrewd", "shrewd:vixen", "shrewd:otis"])
def test_steps_fit_what_is_still_to_be_bid(name: str) -> None:
    """Far from the price no bot raises by a dollar, or by the same amount every time."""
    table = wanted_by_two(5)
    found = bids(name, table, 12)
    assert all(6 <= bid <= stop_price(table) for bid in found)
    assert max(found) >= 9
    assert len(set(found)) >= 3


@pytest.mark.parametrize("level", ["easygoing", "keen", "sensible", "canny"])
def test_who_errs_neither_leaps_nor_lets_a_rival_have_it_for_a_trifle(level: str) -> None:
    """A full purse and a railroad that both want; the mood of the day makes a difference."""
    tables = [wanted_by_two(5).change(round=number) for number in range(2, 14)]
    assert all(6 <= bid <= 12 for table in tables for bid in bids(level, table, 4))


def test_near_the_price_steps_are_small() -> None:
    stop = stop_price(wanted_by_two(5))
    found = bids("shrewd", wanted_by_two(stop - 2), 12)
    assert set(found) <= {0, stop - 1, stop}


def test_bold_bidders_take_larger_steps() -> None:
    table = wanted_by_two(5)
    assert sum(bids("shrewd:vixen", table, 12)) > sum(bids("shrewd:otis", table, 12)) + 12


def test_a_hint_says_where_to_stop() -> None:
    """The same price from the first bid to the last; a move without an auction has none."""
    stop = stop_price(wanted_by_two(5))
    assert 10 < stop <= 90
    assert stop_price(wanted_by_two(9)) == stop
    assert stop_price(wanted_by_two(stop + 3)) <= stop + 3
    quiet = Table(players=4, open_money=True).money(0, 0, 0, 0)
    assert stop_price(quiet) is None


def test_advice_and_stop_price_agree() -> None:
    bot = BOTS.make("shrewd")
    assert isinstance(bot, LearnedBot)
    opening = Table(players=4, open_money=True).railroads(0, RAILROAD, RAILROAD).money(40, 9, 9, 9)
    opening.offer_railroads(RAILROAD, "Fat Cat").change(pending=AwaitAction(0), round=8)
    for table in (opening, *(wanted_by_two(bid) for bid in range(5, 60, 6))):
        *_, found = bot.thoughts(GAME.view(table.state, 0), GAME.options(table.state, 0), Chance("why"))
        if isinstance(found.command, OpenAuction):
            assert found.facts.stop >= found.command.bid
        elif isinstance(found.command, Bid):
            assert found.facts.stop >= found.command.amount
        elif isinstance(found.command, Pass):
            assert found.facts.stop <= table.state.pending.bid


def last_to_be_had(bid: int = 0) -> Table:
    """Seat 2 leads by two and is asked; the last railroad, worth most to seat 1, ends the game in this round.

    No seat except 0 has a turn after it, and seat 1 is as rich. With a bid it is seat 1's.
    """
    table = Table(players=3, open_money=True).money(0, 41, 41)
    table.railroads(0, "Fat Cat").railroads(1, "Sly Fox", "Sly Fox", "Sly Fox", "Big Bear", "Top Dog")
    table.railroads(2, "Fat Cat", "Fat Cat", "Big Bear", "Big Bear", "Fat Cat")
    table.offer_railroads("Top Dog").change(railroad_deck=(), turn=2, start_player=1, round=28)
    pending = AwaitBid(2, "Top Dog", 2, 1, bid, (1, 2)) if bid else AwaitAction(2)
    return table.change(pending=pending)


@pytest.mark.parametrize("chance", range(6))
@pytest.mark.parametrize("name", ["shrewd:dusty", "tycoon:dusty"])
def test_all_the_rival_has_is_bid_at_once_for_the_last_railroad(name: str, chance: int) -> None:
    """Both would go up to their last dollar: the first to bid it gets the railroad."""
    state = last_to_be_had(33).state
    command = BOTS.make(name).choose(GAME.view(state, 2), GAME.options(state, 2), Chance("last", chance))
    assert command == Bid(2, 41)


@pytest.mark.parametrize("name", ["shrewd", "tycoon:dusty"])
def test_the_last_railroad_is_not_put_up_for_a_richer_rival_who_wins_by_it(name: str) -> None:
    """With as much money as the rival it is opened, and at once for all that the rival has."""
    rich = last_to_be_had().money(0, 60, 41).state
    command = BOTS.make(name).choose(GAME.view(rich, 2), GAME.options(rich, 2), Chance("last"))
    assert not isinstance(command, OpenAuction)
    even = last_to_be_had().state
    command = BOTS.make(name).choose(GAME.view(even, 2), GAME.options(even, 2), Chance("last"))
    assert command == OpenAuction(2, "Top Dog", 41)
