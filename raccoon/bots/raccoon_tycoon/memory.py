"""The memory of anybody at the table: everyone starts with $10 and every payment is public."""

from __future__ import annotations

from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.events import (
    AuctionWon,
    BuildingBought,
    BuildingUpgraded,
    FloorTraded,
    Sold,
)
from raccoon.games.raccoon_tycoon.view import View

START_MONEY = 10


class Memory:
    """Follows every purse by the public events (`game.hide(event, None)`); it sees no state."""

    def __init__(self, players: int) -> None:
        self.purses = [START_MONEY] * players

    def see(self, event: Event) -> None:
        """Take in what happened."""
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

    def recall(self, view: View) -> View:
        """The view with the purses that are remembered in the places of those that are hidden."""
        players = tuple(
            player if player.money is not None else replace(player, money=purse)
            for player, purse in zip(view.players, self.purses, strict=True)
        )
        return replace(view, players=players)
