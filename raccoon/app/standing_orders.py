"""Private maxima: bids that are raised for a person up to a sum that nobody else learns (P6).

They live in the session's memory alone. To everyone else they are ordinary bids and passes; no view, save,
export or log knows of them. Leaving the table forgets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from raccoon.engine.events import Command
from raccoon.engine.match import Entry
from raccoon.games.raccoon_tycoon.commands import Bid, Pass
from raccoon.games.raccoon_tycoon.events import AuctionOpened
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View

Beyond = Literal["pass", "ask"]
"""What happens when the others go beyond the maximum: pass for the person, or ask them."""


@dataclass(frozen=True)
class Limit:
    """Up to how many dollars the least raise is bid, and what then; `auction` is its first event."""

    auction: int
    most: int
    beyond: Beyond


class Limits:
    """The private maxima of the auction under way, by seat."""

    def __init__(self) -> None:
        self._by_seat: dict[int, Limit] = {}

    def set(self, entries: Sequence[Entry], seat: int, most: int, beyond: Beyond) -> None:
        """From now on, in the auction under way, bid for the seat up to `most` dollars."""
        self._by_seat[seat] = Limit(_auction(entries), most, beyond)

    def drop(self, seat: int) -> None:
        """Ask the seat itself again."""
        self._by_seat.pop(seat, None)

    def clear(self) -> None:
        """Forget them all: a step back puts everyone's decisions back into their own hands."""
        self._by_seat.clear()

    def of(self, entries: Sequence[Entry], seat: int) -> Limit | None:
        """The seat's maximum in the auction under way. For the eyes of its owner only."""
        limit = self._by_seat.get(seat)
        return limit if limit and limit.auction == _auction(entries) else None

    def answer(self, entries: Sequence[Entry], view: View) -> Command | None:
        """The least raise, or a pass, for the seat that looks; None where it has to be asked."""
        pending, seat = view.pending, view.seat
        if not isinstance(pending, AwaitBid) or seat is None or pending.seat != seat:
            return None
        limit = self.of(entries, seat)
        if limit is None:
            return None
        money, least = view.players[seat].money, pending.bid + 1
        if least <= limit.most and (money is None or least <= money):
            return Bid(seat, least)
        return Pass(seat) if limit.beyond == "pass" else None


def _auction(entries: Sequence[Entry]) -> int:
    """The number of the event that opened the latest auction, 0 when there was none."""
    for entry in reversed(entries):
        for place, event in enumerate(entry.events):
            if isinstance(event, AuctionOpened):
                return entry.number + place
    return 0
