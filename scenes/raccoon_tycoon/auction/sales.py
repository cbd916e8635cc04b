"""What auctions have brought so far, read from what everybody has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as ev
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES, RAILROADS

ENOUGH = 2
"""Sales from which on it is said what a point costs: one says little."""


@dataclass(frozen=True)
class Sale:
    """A railroad that was sold: to which seat and for how many dollars."""

    railroad: str
    seat: int
    price: int


@dataclass(frozen=True)
class Sales:
    """All sales, the oldest first, and the VP of sets that they brought together."""

    sold: tuple[Sale, ...] = ()
    points: int = 0

    @property
    def a_point(self) -> float | None:
        """What a VP of sets has cost on the average, in dollars; None before there are enough sales."""
        if len(self.sold) < ENOUGH:
            return None
        return sum(sale.price for sale in self.sold) / self.points

    def of(self, railroad: str) -> tuple[Sale, ...]:
        """Those of one railroad."""
        return tuple(sale for sale in self.sold if sale.railroad == railroad)


def sales(told: Iterable[Event]) -> Sales:
    """The sales among these events."""
    found: list[Sale] = []
    held: Counter[tuple[int, str]] = Counter()
    points = 0
    for event in told:
        if isinstance(event, ev.AuctionWon):
            found.append(Sale(event.railroad, event.seat, event.price))
            worth = (0, *RAILROADS[event.railroad].points)
            owned = held[event.seat, event.railroad]
            held[event.seat, event.railroad] += 1
            points += worth[owned + 1] - worth[owned]
    return Sales(tuple(found), points)


def bids(told: Iterable[Event]) -> dict[int, int]:
    """The latest bid of each seat in the auction under way."""
    found: dict[int, int] = {}
    for event in told:
        if isinstance(event, ev.AuctionOpened):
            found = {event.seat: event.bid}
        elif isinstance(event, ev.BidMade):
            found[event.seat] = event.amount
    return found


def prices(told: Iterable[Event]) -> list[Counts]:
    """The prices at the beginning and after each turn."""
    now = list(LOWEST_PRICES)
    found = [tuple(now)]
    for event in told:
        if isinstance(event, ev.PricesRaised):
            now = [price + more for price, more in zip(now, event.raised, strict=True)]
        elif isinstance(event, ev.Sold):
            now[COMMODITIES.index(event.commodity)] = event.new_price
        elif isinstance(event, ev.TurnEnded):
            found.append(tuple(now))
    return found
