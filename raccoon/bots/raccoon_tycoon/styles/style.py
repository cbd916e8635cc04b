"""A style of play as data: its rules in order, and their figures."""

import msgspec

from raccoon.engine.events import Option
from raccoon.games.raccoon_tycoon.view import PlayerView, View


class Style(msgspec.Struct, frozen=True):
    """A plan and its figures, without forecast, memory or chance.

    `plan` names the rules of `bot.RULES` in the order in which they are tried until one has a move; each
    ends with "produce", which is always possible. `bids` names a rule of `bids.BIDS`.
    """

    plan: tuple[str, ...]
    bids: str = "face_value"
    dollars_a_point: float = 4.0
    """Dollars that a VP is worth in an auction."""
    reserve: int = 0
    """Dollars that it never spends."""
    sell_price: int = 5
    """Lowest price at which it sells, in dollars a token."""
    sell_stack: int = 3
    """Lowest number of tokens that it sells."""
    sell_times: float = 0.0
    """Lowest income of a sale, as a multiple of the worth of its best production."""
    tiles: tuple[str, ...] = ()
    """The powers of the buildings that it buys, most wanted first; empty for all powers."""
    most_tiles: int = 99
    """The number of buildings from which it buys no more."""
    takes: str = "dear"
    """The tokens that it takes: "dear" ones, those of a "stack" or a dear "sale", or those for the "town"."""


class Sight(msgspec.Struct, frozen=True):
    """The input of a rule: the seat's view and options, and its style."""

    view: View
    options: tuple[Option, ...]
    style: Style

    @property
    def seat(self) -> int:
        """The seat to move."""
        seat: int = self.view.pending.seat
        return seat

    @property
    def own(self) -> PlayerView:
        """The holdings of the seat to move."""
        return self.view.players[self.seat]

    @property
    def purse(self) -> int:
        """The dollars that may be spent, the reserve excluded."""
        return max(0, (self.own.money or 0) - self.style.reserve)
