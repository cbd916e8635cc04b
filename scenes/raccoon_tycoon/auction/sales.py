"""The results of the auctions so far, read from public events."""

from collections.abc import Iterable
from dataclasses import dataclass

from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.actions.produce import PricesRaised
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES


@dataclass(frozen=True)
class Sale:
    """To which seat a railroad was sold and for how many dollars."""

    seat: int
    price: int


def sales(told: Iterable[Event], railroad: str) -> tuple[Sale, ...]:
    """The sales of this railroad among these events, the oldest first."""
    won = (event for event in told if isinstance(event, AuctionWon) and event.railroad == railroad)
    return tuple(Sale(event.seat, event.price) for event in won)


def bids(told: Iterable[Event]) -> dict[int, int]:
    """The latest bid of each seat in the auction under way."""
    found: dict[int, int] = {}
    for event in told:
        if isinstance(event, AuctionOpened):
            found = {event.seat: event.bid}
        elif isinstance(event, BidMade):
            found[event.seat] = event.amount
    return found


def prices(told: Iterable[Event]) -> list[Counts]:
    """The prices at the beginning and after each turn."""
    now = list(LOWEST_PRICES)
    found = [tuple(now)]
    for event in told:
        if isinstance(event, PricesRaised):
            now = [price + more for price, more in zip(now, event.raised, strict=True)]
        elif isinstance(event, Sold):
            now[COMMODITIES.index(event.commodity)] = event.new_price
        elif isinstance(event, TurnEnded):
            found.append(tuple(now))
    return found
