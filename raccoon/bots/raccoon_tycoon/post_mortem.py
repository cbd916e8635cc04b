"""The valuation of the railroads sold in a finished game: bids, worth to each seat, and fair price."""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.bots.raccoon_tycoon import auctions
from raccoon.bots.raccoon_tycoon.evaluation import Evaluation
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation, Worth
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.state import State

SALES = 5
"""The lowest number of sales from which the price of a point is taken."""


def sales(evaluation: Evaluation, match: Match) -> tuple[Valuation, ...]:
    """Return a valuation of every railroad sold.

    A point is worth in money what points cost on average from that sale on. The gain is None for a buyer
    without a turn left, who has hardly any use for money.
    """
    found = list(_sold(evaluation, match))
    return tuple([_priced(sale, found, number) for number, sale in enumerate(found)])


def _sold(evaluation: Evaluation, match: Match) -> Iterator[Valuation]:
    """Yield the sales with the worth in VP to each seat when the auction was opened, without money."""
    bids: dict[int, int] = {}
    moves = 0
    for number, entry in enumerate(match.entries):
        for event in entry.events:
            match event:
                case AuctionOpened():
                    bids, moves = {event.seat: event.bid}, number
                case BidMade():
                    bids[event.seat] = event.amount
                case AuctionWon():
                    before, after = match.state_after(moves), match.state_after(number + 1)
                    worths = tuple(
                        [
                            _worth(evaluation, before, seat, event.railroad, bids)
                            for seat in range(len(before.players))
                        ]
                    )
                    last = not evaluation.turns_left(after, event.seat)
                    yield Valuation(
                        kind="sale",
                        moves=moves,
                        round=before.round,
                        seat=event.seat,
                        piece=event.railroad,
                        amount=event.price,
                        gain=None if last else 0,
                        worths=worths,
                    )


def _worth(evaluation: Evaluation, state: State, seat: int, railroad: str, bids: dict[int, int]) -> Worth:
    points = auctions.gain(evaluation, state, seat, railroad)
    return Worth(seat, points, able=state.players[seat].money, offer=bids.get(seat, 0))


def _priced(sale: Valuation, sold: list[Valuation], number: int) -> Valuation:
    """Return the sale with money: the price due is the most that another seat could and would have paid."""
    rate = price_of_a_point(sold[min(number, max(0, len(sold) - SALES)) :])
    worths = []
    for worth in sale.worths:
        money = max(0, round(rate * worth.points))
        worths.append(replace(worth, value=money, able=min(money, worth.able)))
    due = max(RAILROADS[sale.piece].minimum_bid, *(one.able for one in worths if one.seat != sale.seat))
    assert sale.seat is not None
    gain = None if sale.gain is None else worths[sale.seat].value - sale.amount
    return replace(sale, worths=tuple(worths), due=due, gain=gain)


def price_of_a_point(sold: list[Valuation]) -> float:
    """Return the dollars that a point has cost in these sales; 0 if they brought no points."""
    points = sum(sale.worths[sale.seat].points for sale in sold if sale.seat is not None)
    return sum(sale.amount for sale in sold) / points if points > 0 else 0.0
