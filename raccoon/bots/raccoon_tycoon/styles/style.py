"""A style of play as data: which rules it follows, in which order, and their figures."""

import msgspec

from raccoon.engine.events import Option
from raccoon.games.raccoon_tycoon.view import PlayerView, View


class Style(msgspec.Struct, frozen=True):
    """A plan and its figures; no forecast, no memory, no chance.

    `plan` names the rules of `actions` that are tried in order, the first that has a move makes it; every
    plan ends with "produce", which is always possible. `bids` names a rule of `bids`.
    """

    plan: tuple[str, ...]
    bids: str = "face_value"
    dollars_a_point: float = 4.0
    """The worth of a VP in an auction, in dollars."""
    reserve: int = 0
    """Dollars it never spends."""
    sell_price: int = 5
    """It sells at this many dollars a token and more,"""
    sell_stack: int = 3
    """and at least so many of them,"""
    sell_times: float = 0.0
    """that bring so many times what its best production makes."""
    tiles: tuple[str, ...] = ()
    """The powers of the buildings it buys, most wanted first; every power where none is named."""
    most_tiles: int = 99
    """So many buildings are enough for it."""
    takes: str = "dear"
    """The tokens it takes: "dear" ones, those that make a "stack" or a dear "sale", or those for the "town".

    The town is the one on offer.
    """


class Sight(msgspec.Struct, frozen=True):
    """The input of a rule: the seat's view and options, and its style."""

    view: View
    options: tuple[Option, ...]
    style: Style

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        seat: int = self.view.pending.seat
        return seat

    @property
    def own(self) -> PlayerView:
        """The holdings of the one who is asked."""
        return self.view.players[self.seat]

    @property
    def purse(self) -> int:
        """The money that may be spent, in dollars."""
        return max(0, (self.own.money or 0) - self.style.reserve)
