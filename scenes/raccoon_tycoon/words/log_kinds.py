"""What the lines of the log are about, and whom they speak of."""

from __future__ import annotations

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as e

KINDS = {"market": "any", "auctions": "gavel", "buildings": "building"}
"""The kinds that can be chosen, and their pictures: production, sales and prices; auctions; towns and
buildings.
"""
AUCTIONS = (e.AuctionOpened, e.BidMade, e.Passed, e.AuctionWon)
BUILDINGS = (e.BuildingBought, e.BuildingUpgraded, e.TownBought)
GAME = (e.TurnEnded, e.FinalRoundBegun, e.VictoryDeclared, e.GameEnded)

TRIVIAL = (e.CardPlayed, e.CardsDrawn, e.FloorSkipped, e.TurnEnded)
"""Events that nearly go without saying: what comes before or after them tells as much."""


def kind_of(event: Event) -> str:
    """What an event is about."""
    if isinstance(event, AUCTIONS):
        return "auctions"
    if isinstance(event, BUILDINGS):
        return "buildings"
    return "game" if isinstance(event, GAME) else "market"


def seats_in(event: Event) -> tuple[int, ...]:
    """The players an event speaks of: the one who acted, then whoever gains or sells by it."""
    seats = [] if event.seat is None else [event.seat]
    if isinstance(event, e.FloorTraded):
        seats.append(event.seller)
    if isinstance(event, e.Sold):
        seats += [seat for seat, _ in event.firms]
    if isinstance(event, e.AuctionWon):
        seats += [event.starter, *(seat for seat, _ in event.houses)]
    return tuple(dict.fromkeys(seats))
