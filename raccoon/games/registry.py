"""The games of the house by name: an explicit table, safe when the program is frozen."""

from __future__ import annotations

from raccoon.engine.game import Game
from raccoon.games.raccoon_tycoon.game import GAME as RACCOON_TYCOON

GAMES: dict[str, Game] = {game.name: game for game in (RACCOON_TYCOON,)}
