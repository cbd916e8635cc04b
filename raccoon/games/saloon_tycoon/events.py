"""Every event of the game under one roof, for whoever tells or shows them."""

from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.actions.build import TileBuilt
from raccoon.games.saloon_tycoon.actions.decline import Declined, Skipped
from raccoon.games.saloon_tycoon.actions.draw import CardDiscarded, CardsDrawn, DeckShuffled, DrawChosen
from raccoon.games.saloon_tycoon.actions.earn import Earned
from raccoon.games.saloon_tycoon.actions.end_turn import EndTriggered, GameEnded, TurnEnded
from raccoon.games.saloon_tycoon.actions.finish import RoofLaid, RoomFinished
from raccoon.games.saloon_tycoon.actions.gains import GoldTaken, PointsScored
from raccoon.games.saloon_tycoon.actions.income import IncomeTaken
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.play import CardPlayed, CardResolved
from raccoon.games.saloon_tycoon.actions.secrets import SecretsKept, SecretsShown
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen, GoldStolen, VictimChosen
from raccoon.games.saloon_tycoon.actions.supply import CubePlaced, Supplied

__all__ = [
    "CardDiscarded",
    "CardPlayed",
    "CardResolved",
    "CardsDrawn",
    "CardsStolen",
    "CharacterMoved",
    "CitizenArrived",
    "ClaimScored",
    "CubePlaced",
    "DeckShuffled",
    "Declined",
    "DrawChosen",
    "Earned",
    "EndTriggered",
    "GameEnded",
    "GoldStolen",
    "GoldTaken",
    "IncomeTaken",
    "OutlawArrived",
    "PointsScored",
    "RoofLaid",
    "RoomFinished",
    "SecretsKept",
    "SecretsShown",
    "Skipped",
    "Supplied",
    "TileBuilt",
    "TurnEnded",
    "VictimChosen",
]
