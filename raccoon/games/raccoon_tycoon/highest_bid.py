"""A standing order for an auction: bid the lowest raise each time, up to a limit that a person has set.

Others cannot tell its bids and passes from those made by hand, and do not learn the limit.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from raccoon.engine.events import Command, Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, Bid, Pass
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View

Beyond = Literal["pass", "ask"]
"""The answer when the others bid more than the limit: pass for the person, or ask them."""


class HighestBid(msgspec.Struct, frozen=True):
    """A limit of `most` dollars and the answer beyond it; `auction` is the number of its opening event."""

    auction: int
    most: int
    beyond: Beyond

    @property
    def follows_at_once(self) -> bool:
        """False: bids are as slow as a person's, so that their pace does not give the order away."""
        return False

    def over(self, view: View, log: Sequence[Event]) -> bool:
        """Return whether the order's auction is over."""
        return not isinstance(view.pending, AwaitBid) or auction_number(log) != self.auction

    def answer(self, view: View, log: Sequence[Event]) -> Command | None:
        """Return the lowest raise or a pass for the view's seat; None when the person has to be asked."""
        pending, seat = view.pending, view.seat
        if not isinstance(pending, AwaitBid) or seat is None or pending.seat != seat:
            return None
        money, least = view.players[seat].money, pending.bid + 1
        if least <= self.most and (money is None or least <= money):
            return Bid(seat, least)
        return Pass(seat) if self.beyond == "pass" else None


def auction_number(log: Sequence[Event]) -> int:
    """Return the number of the event that opened the latest auction, 0 when there was none."""
    numbered = reversed(list(enumerate(log, 1)))
    return next((number for number, event in numbered if isinstance(event, AuctionOpened)), 0)
