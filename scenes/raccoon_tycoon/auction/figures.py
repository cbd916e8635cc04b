"""The figures of auctions: bids and sales so far, and what a railroad is worth to a player."""

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.app.text import Say
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.actions.produce import PricesRaised
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES, RAILROADS
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.raccoon_tycoon import GAME


@dataclass(frozen=True)
class Sale:
    """A railroad sold to `seat` for `price` dollars."""

    seat: int
    price: int


def sales(events: Iterable[Event], railroad: str) -> tuple[Sale, ...]:
    """The sales of this railroad among these events, the oldest first."""
    won = (event for event in events if isinstance(event, AuctionWon) and event.railroad == railroad)
    return tuple(Sale(event.seat, event.price) for event in won)


def bids(events: Iterable[Event]) -> dict[int, int]:
    """The latest bid of each seat in the auction that these events end in."""
    found: dict[int, int] = {}
    for event in events:
        if isinstance(event, AuctionOpened):
            found = {event.seat: event.bid}
        elif isinstance(event, BidMade):
            found[event.seat] = event.amount
    return found


def prices(events: Iterable[Event]) -> list[Counts]:
    """The prices at the start and after each turn."""
    current = list(LOWEST_PRICES)
    found = [tuple(current)]
    for event in events:
        if isinstance(event, PricesRaised):
            current = [price + more for price, more in zip(current, event.raised, strict=True)]
        elif isinstance(event, Sold):
            current[COMMODITIES.index(event.commodity)] = event.new_price
        elif isinstance(event, TurnEnded):
            found.append(tuple(current))
    return found


@dataclass(frozen=True)
class RailroadValue:
    """The VP that one more card of a railroad adds.

    `owned` counts the player's cards of it with this one, `cards` all of a full set; `set_before` and
    `set_after` are the VP of the set, `pair_points` and `bonus_points` those of pairs and buildings.
    """

    owned: int
    cards: int
    set_before: int
    set_after: int
    pair_points: int
    bonus_points: int

    @property
    def points(self) -> int:
        """All VP the card adds now."""
        return self.set_after - self.set_before + self.pair_points + self.bonus_points


def railroad_value(player: PlayerView, railroad: str) -> RailroadValue:
    """The points of one more card of this railroad for this player, from public holdings only."""
    after = replace(player, railroads=(*player.railroads, railroad))
    old, new = player.score, after.score
    owned = after.railroads.count(railroad)
    points = (0, *RAILROADS[railroad].points)
    return RailroadValue(
        owned=owned,
        cards=RAILROADS[railroad].cards,
        set_before=points[owned - 1],
        set_after=points[owned],
        pair_points=new.pairs - old.pairs,
        bonus_points=new.bonuses - old.bonuses,
    )


def limit_words(limit: int, money: int | None, say: Say) -> str:
    """The words in front of a bid limit; others where it is all the player has."""
    return say("auction.bid_up_to.all" if limit == money else "auction.bid_up_to")


def bid_limit(view: View, railroad: str) -> int | None:
    """The dollars up to which the viewer should bid, as in hints and reasons; None for a spectator's view.

    It depends on the viewer's money, so it must be shown to the viewer only.
    """
    return None if view.seat is None else Opponents(GAME).worth_paying(view, railroad)
