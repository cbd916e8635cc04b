"""All options of the game in one module."""

from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, BidOption, PassOption
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, DeclineBonusOption
from raccoon.games.raccoon_tycoon.actions.bonus import offered as offered_bonuses
from raccoon.games.raccoon_tycoon.actions.build import BuildOption, UpgradeOption
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictoryOption, EndTurnOption
from raccoon.games.raccoon_tycoon.actions.produce import ProduceOption, TokensOption
from raccoon.games.raccoon_tycoon.actions.sell import SellOption
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensOption
from raccoon.games.raccoon_tycoon.actions.storage import DiscardOption
from raccoon.games.raccoon_tycoon.actions.town import TownOption
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorOption, SkipFloorOption
