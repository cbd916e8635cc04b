"""The games of the house by name: an explicit table, safe when the program is frozen."""

from __future__ import annotations

from raccoon.engine.game import Game
from raccoon.games.raccoon_rampage.game import GAME as RACCOON_RAMPAGE
from raccoon.games.raccoon_tycoon.former import FORMER as FORMER_RACCOON_TYCOON
from raccoon.games.raccoon_tycoon.game import GAME as RACCOON_TYCOON
from raccoon.games.saloon_tycoon.former import FORMER as FORMER_SALOON_TYCOON
from raccoon.games.saloon_tycoon.game import GAME as SALOON_TYCOON

GAMES: dict[str, Game] = {game.name: game for game in (RACCOON_TYCOON, SALOON_TYCOON, RACCOON_RAMPAGE)}

FORMER: dict[str, tuple[Game, ...]] = {
    RACCOON_TYCOON.name: FORMER_RACCOON_TYCOON,
    SALOON_TYCOON.name: FORMER_SALOON_TYCOON,
}
"""A game by its earlier rules, for what was dealt under them: that is played so to its end."""

ASSETS: dict[str, str] = {}
"""The package that holds a game's assets by the game's name, where they do not stand in ``assets/<game>``."""


def by_rules(name: str, version: int) -> Game:
    """The game by the rules of that version where they are still played, else by today's."""
    former = (game for game in FORMER.get(name, ()) if game.rules_version == version)
    return next(former, GAMES[name])


def all_rules_played(name: str, version: int) -> bool:
    """Whether all rules before that version are still played, so that every move of them is decided again."""
    return all(by_rules(name, older).rules_version == older for older in range(1, version))
