"""Post-mortems of constructed games with known rows, and their sums over whole games."""

from __future__ import annotations

from typing import Any

import pytest

from raccoon.app.afterwards.post_mortem import valuations
from raccoon.bots.raccoon_tycoon.post_mortem import price_of_a_point
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_rampage.phases.evaluation import VerdictGiven
from raccoon.games.raccoon_rampage.state import TableOptions
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon, Bid, BidMade, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from raccoon.games.registry import GAMES
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from scenes.registry import SHOWCASES
from scenes.tools.still import ENDLESS
from tests.games.raccoon_rampage.exports import Outspoken, dealt, played
from tests.games.raccoon_rampage.table import AR, DE, HU, Table as Chamber
from tests.games.raccoon_tycoon.table import Table as Exchange
from tests.games.saloon_tycoon.table import Table as Street

CLAIM = "o_money_in_the_bank"


def after(game: str, state: Any, *commands: Command) -> Match:
    """A log that begins with a constructed position."""
    rules = GAMES[game]
    match = Match(rules, rules.setup(len(state.players), state.options, Chance("built")), "built")
    match._states[0] = state
    for command in commands:
        match.submit(command)
    return match


class TestAuctions:
    def sale(self, *money: int) -> Valuation:
        """Seat 0 opens Big Bear at $5, seat 1 raises to $7 and gets it; seat 2 passes at once."""
        table = Exchange(players=3).offer_railroads("Big Bear", "Fat Cat").money(*money)
        calls = (OpenAuction(0, "Big Bear", 5), Bid(1, 6), Pass(2), Pass(0))
        (found,) = valuations(after("raccoon_tycoon", table.state, *calls))
        return found

    def test_who_bid_what_and_what_was_paid(self) -> None:
        found = self.sale(9, 9, 9)
        assert (found.kind, found.piece, found.seat, found.amount, found.moves) == (
            "sale",
            "Big Bear",
            1,
            6,
            0,
        )
        assert [one.offer for one in found.worths] == [5, 6, 0]

    def test_the_price_should_have_been_what_the_second_could_and_would_have_paid(self) -> None:
        found = self.sale(9, 9, 9)
        others = [one.value for one in found.worths if one.seat != 1]
        assert found.due == max(RAILROADS["Big Bear"].minimum_bid, min(9, max(others)))
        poor = self.sale(5, 9, 1)
        assert poor.due == 5, "the second purse held no more"
        assert [one.able for one in poor.worths] == [min(5, poor.worths[0].value), poor.worths[1].able, 1]

    def test_owning_more_of_a_railroad_makes_it_worth_more(self) -> None:
        table = (
            Exchange(players=3).railroads(1, "Big Bear", "Big Bear").offer_railroads("Big Bear", "Fat Cat")
        )
        table.money(9, 9, 9)
        calls = (OpenAuction(0, "Big Bear", 5), Bid(1, 6), Pass(2), Pass(0))
        (found,) = valuations(after("raccoon_tycoon", table.state, *calls))
        assert found.worths[1].points > found.worths[0].points

    def test_in_the_buyers_last_turn_nothing_is_said_of_money(self) -> None:
        table = Exchange(players=3).offer_railroads("Big Bear", "Fat Cat").money(9, 9, 9)
        table.change(final_round=True, turn=2, start_player=0, pending=AwaitAction(2))
        calls = (OpenAuction(2, "Big Bear", 5), Pass(0), Pass(1))
        (found,) = valuations(after("raccoon_tycoon", table.state, *calls))
        assert found.gain is None

    @pytest.mark.parametrize("players", [2, 4])
    def test_every_sale_of_a_game_is_told_and_worth_in_all_what_was_paid(self, players: int) -> None:
        match = SHOWCASES["raccoon_tycoon"].demonstration(players, ENDLESS).match
        sold = [event for entry in match.entries for event in entry.events if isinstance(event, AuctionWon)]
        bids = [event for entry in match.entries for event in entry.events if isinstance(event, BidMade)]
        found = valuations(match)
        assert [(one.piece, one.seat, one.amount) for one in found] == [
            (event.railroad, event.seat, event.price) for event in sold
        ]
        assert sum(one.amount for one in found) == pytest.approx(
            price_of_a_point([*found]) * sum(one.worths[one.seat].points for one in found)
        )
        assert {one.seat for one in bids} <= {
            worth.seat for sale in found for worth in sale.worths if worth.offer
        }
        for sale in found:
            own = sale.worths[sale.seat]
            assert own.offer == sale.amount
            assert sale.due >= RAILROADS[sale.piece].minimum_bid
            assert sale.gain in (None, own.value - sale.amount)
            assert all(worth.able <= worth.value for worth in sale.worths)


class TestDeals:
    def test_a_bribe_is_told_with_what_it_brought_everybody(self) -> None:
        table = Street(players=3).set(0, gold=9)
        (found,) = valuations(after("saloon_tycoon", table.state, Bribe(0, "sydney", 1)))
        assert (found.kind, found.piece, found.seat, found.amount, found.seats) == (
            "bribe",
            "sydney",
            0,
            6,
            (2, 1),
        )
        points = [one.points for one in found.worths]
        assert points[0] < 0, "it paid 6 gold and has nothing of it"
        assert points[1] < 0 < points[2], "the burden went from the one to the other"
        assert found.gain == round(points[0])

    @pytest.mark.parametrize("gold", [12, 0])
    def test_a_claim_is_told_if_another_seat_would_have_met_it_in_its_next_turn(self, gold: int) -> None:
        table = Street(players=3).change(open_claims=(CLAIM,))
        table.set(0, gold=12).set(1, gold=gold).set(2, gold=0)
        match = after("saloon_tycoon", table.state, StakeClaim(0, CLAIM))
        for seat in (0, 1):
            while match.state.turn == seat:
                options = [one for one in match.options(seat) if one.command is EndTurn]
                match.submit(EndTurn(seat) if options else next(iter(match.options(seat)[0].commands())))
        found = [one for one in valuations(match) if one.kind == "claim"]
        assert [(one.piece, one.seat, one.seats) for one in found] == ([(CLAIM, 0, (1,))] if gold else [])


class TestCloseVotes:
    def judged(self, lying: str) -> tuple[Valuation, ...]:
        """School Visits, which needs 3 votes, in the Chamber with these votes."""
        table = Chamber().put(1, "school", AR, lying).spread(*[0] * 12).hand(DE, "junior").last_call(HU)
        match = after("raccoon_rampage", table.state)
        while not any(isinstance(event, VerdictGiven) for entry in match.entries for event in entry.events):
            seat = match.to_act()[0]
            match.submit(next(iter(match.options(seat)[-1].commands())))
        return valuations(match)

    @pytest.mark.parametrize(
        ("lying", "kind", "seat"),
        [("1/0/2/0", "passed", AR), ("1/0/0/0+2", "passed", None), ("1/1/0/0", "failed", None)],
    )
    def test_a_policy_with_no_vote_to_spare_or_one_short_is_told(
        self, lying: str, kind: str, seat: int | None
    ) -> None:
        (found,) = self.judged(lying)
        assert (found.kind, found.piece, found.seat, found.due) == (kind, "school", seat, 3)

    @pytest.mark.parametrize("lying", ["2/0/2/0", "1/0/0/0"])
    def test_others_are_not(self, lying: str) -> None:
        assert self.judged(lying) == ()

    def test_the_words_told_are_those_on_record(self) -> None:
        match = played(dealt(4, TableOptions(), "3"), [Outspoken()] * 4)
        found = valuations(match)
        for seat, player in enumerate(match.state.players):
            kinds = [one.kind for one in found if one.seat == seat]
            assert (kinds.count("kept"), kinds.count("broken")) == (player.kept, player.broken)
        assert {"kept", "broken"} <= {one.kind for one in found}
