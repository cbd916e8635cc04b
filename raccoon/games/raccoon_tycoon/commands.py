"""All commands of the game in one module; the rules are in `actions/`."""

from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TakeTokens
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.start_tokens import ChooseStartTokens
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor, SkipFloor
