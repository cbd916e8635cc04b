"""All commands of the game in one module; the rules are in `actions/`."""

from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.draw import Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe, MoveCharacter
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supply
