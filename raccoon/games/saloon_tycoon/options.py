"""All options of the game in one module."""

from raccoon.games.saloon_tycoon.actions.build import BuildOption, Offer
from raccoon.games.saloon_tycoon.actions.decline import DeclineOption
from raccoon.games.saloon_tycoon.actions.draw import DiscardOption, DrawOption
from raccoon.games.saloon_tycoon.actions.earn import EarnOption
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurnOption
from raccoon.games.saloon_tycoon.actions.move import BribeOption, MoveCharacterOption
from raccoon.games.saloon_tycoon.actions.play import PlayOption
from raccoon.games.saloon_tycoon.actions.secrets import SecretsOption
from raccoon.games.saloon_tycoon.actions.stake import StakeOption
from raccoon.games.saloon_tycoon.actions.steal import VictimOption
from raccoon.games.saloon_tycoon.actions.supply import PlaceCubeOption, SupplyOption
