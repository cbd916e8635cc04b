"""A highest bid: an order, given by a person in an auction, to raise by the least up to a sum.

To the others its bids and passes are like any that are made by hand; nobody learns the sum.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from raccoon.engine.events import Command, Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, Bid, Pass
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View

Beyond = Literal["pass", "ask"]
"""The answer when the others bid more than the sum: pass for the person, or ask them."""


class HighestBid(msgspec.Struct, frozen=True):
    """Up to how many dollars the least raise is bid, and what then; `auction` is its first event's number."""

    auction: int
    most: int
    beyond: Beyond

    @property
    def follows_at_once(self) -> bool:
        """Its bids take as long as anybody's: their pace tells nothing."""
        return False

    def over(self, view: View, log: Sequence[Event]) -> bool:
        """Whether its auction is over."""
        return not isinstance(view.pending, AwaitBid) or auction_number(log) != self.auction

    def answer(self, view: View, log: Sequence[Event]) -> Command | None:
        """The least raise, or a pass, for the seat that looks; None where it has to be asked."""
        pending, seat = view.pending, view.seat
        if not isinstance(pending, AwaitBid) or seat is None or pending.seat != seat:
            return None
        money, least = view.players[seat].money, pending.bid + 1
        if least <= self.most and (money is None or least <= money):
            return Bid(seat, least)
        return Pass(seat) if self.beyond == "pass" else None


def auction_number(log: Sequence[Event]) -> int:
    """The number of the event that opened the latest auction, 0 when there was none."""
    numbered = reversed(list(enumerate(log, 1)))
    return next((number for number, event in numbered if isinstance(event, AuctionOpened)), 0)
