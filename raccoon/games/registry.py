"""The games of the house by name: an explicit table, safe when the program is frozen."""

from __future__ import annotations

from raccoon.engine.game import Game
from raccoon.games.raccoon_rampage.game import GAME as RACCOON_RAMPAGE
from raccoon.games.raccoon_tycoon.game import GAME as RACCOON_TYCOON
from raccoon.games.saloon_tycoon.game import GAME as SALOON_TYCOON

GAMES: dict[str, Game] = {game.name: game for game in (RACCOON_TYCOON, SALOON_TYCOON, RACCOON_RAMPAGE)}

ASSETS: dict[str, str] = {}
"""The package that holds a game's assets by the game's name, where they do not stand in ``assets/<game>``."""
