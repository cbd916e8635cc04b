"""The opponents of every game by the game's name: an explicit table, safe when the program is frozen."""

from __future__ import annotations

from raccoon.bots.game_bots import GameBots
from raccoon.bots.raccoon_rampage.roster import BOTS as RACCOON_RAMPAGE
from raccoon.bots.raccoon_tycoon.roster import BOTS as RACCOON_TYCOON
from raccoon.bots.saloon_tycoon.roster import BOTS as SALOON_TYCOON
from raccoon.games.raccoon_rampage.game import GAME as RAMPAGE_GAME
from raccoon.games.raccoon_tycoon.game import GAME as RACCOON_GAME
from raccoon.games.saloon_tycoon.game import GAME as SALOON_GAME

GAME_BOTS: dict[str, GameBots] = {
    RACCOON_GAME.name: RACCOON_TYCOON,
    SALOON_GAME.name: SALOON_TYCOON,
    RAMPAGE_GAME.name: RACCOON_RAMPAGE,
}
