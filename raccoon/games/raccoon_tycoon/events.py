"""Every event of the game under one roof, for whoever tells or shows them."""

from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade, Passed
from raccoon.games.raccoon_tycoon.actions.bonus import BonusDeclined, BonusTaken
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import (
    FinalRoundBegun,
    GameEnded,
    TurnEnded,
    VictoryDeclared,
)
from raccoon.games.raccoon_tycoon.actions.produce import (
    CardPlayed,
    CardsDrawn,
    DrawPileShuffled,
    PricesRaised,
    TokensTaken,
)
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensTaken
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorSkipped, FloorTraded

__all__ = [
    "AuctionOpened",
    "AuctionWon",
    "BidMade",
    "BonusDeclined",
    "BonusTaken",
    "BuildingBought",
    "BuildingUpgraded",
    "CardPlayed",
    "CardsDrawn",
    "DrawPileShuffled",
    "FinalRoundBegun",
    "FloorSkipped",
    "FloorTraded",
    "GameEnded",
    "Passed",
    "PricesRaised",
    "Sold",
    "StartTokensTaken",
    "TokensDiscarded",
    "TokensTaken",
    "TownBought",
    "TurnEnded",
    "VictoryDeclared",
]
