"""A bot's memory of public events: all purses, as all start with $10 and every payment is public."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded
from raccoon.games.raccoon_tycoon.view import View

START_MONEY = 10


class Memory:
    """Tracks every purse and every discard of tokens by the public events (`game.hide(event, None)`)."""

    def __init__(self, players: int) -> None:
        self.purses = [START_MONEY] * players
        self.wasted = [0] * players
        """For each seat the number of latest turns in a row in which it discarded tokens."""
        self._discarded = False

    def see(self, event: Event, table: Callable[[], View]) -> None:
        """Update the memory by an event."""
        purses = self.purses
        if isinstance(event, Sold):
            purses[event.seat] += event.amount * event.price
            for owner, income in event.firms:
                purses[owner] += income
        elif isinstance(event, FloorTraded):
            purses[event.seat] -= event.amount * event.price
            purses[event.seller] += event.amount * event.price
        elif isinstance(event, AuctionWon):
            purses[event.seat] -= event.price
            for owner, income in event.houses:
                purses[owner] += income
        elif isinstance(event, BuildingBought | BuildingUpgraded):
            purses[event.seat] -= event.cost
        elif isinstance(event, TokensDiscarded):
            self._discarded = True
        elif isinstance(event, TurnEnded):
            self.wasted[event.seat] = self.wasted[event.seat] + 1 if self._discarded else 0
            self._discarded = False

    def recall(self, view: View) -> View:
        """Return the view with the hidden purses filled in, and the seat's turns in a row with discards."""
        players = tuple(
            player if player.money is not None else replace(player, money=purse)
            for player, purse in zip(view.players, self.purses, strict=True)
        )
        return replace(view, players=players, wasted=0 if view.seat is None else self.wasted[view.seat])
