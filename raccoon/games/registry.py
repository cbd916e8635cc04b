"""The games by name, imported when looked up: an explicit table, which a packaged program needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raccoon.engine.registry import Registry

if TYPE_CHECKING:
    from raccoon.engine.facts import FactCounter
    from raccoon.engine.game import Game


def _raccoon_tycoon() -> Game:
    from raccoon.games.raccoon_tycoon.game import GAME

    return GAME


def _saloon_tycoon() -> Game:
    from raccoon.games.saloon_tycoon.game import GAME

    return GAME


def _raccoon_rampage() -> Game:
    from raccoon.games.raccoon_rampage.game import GAME

    return GAME


def _former_raccoon_tycoon() -> tuple[Game, ...]:
    from raccoon.games.raccoon_tycoon.former import FORMER

    return FORMER


def _former_saloon_tycoon() -> tuple[Game, ...]:
    from raccoon.games.saloon_tycoon.former import FORMER

    return FORMER


def _facts_of_raccoon_tycoon() -> type[FactCounter[Any]]:
    from raccoon.games.raccoon_tycoon.facts import Counter

    return Counter


def _facts_of_saloon_tycoon() -> type[FactCounter[Any]]:
    from raccoon.games.saloon_tycoon.facts import Counter

    return Counter


def _facts_of_raccoon_rampage() -> type[FactCounter[Any]]:
    from raccoon.games.raccoon_rampage.facts import Counter

    return Counter


GAMES: Registry[Game] = Registry(
    {"raccoon_tycoon": _raccoon_tycoon, "saloon_tycoon": _saloon_tycoon, "raccoon_rampage": _raccoon_rampage}
)

RULES_VERSIONS = {"raccoon_tycoon": 2, "saloon_tycoon": 2, "raccoon_rampage": 1}
"""The current rules version of each game, to be read without importing the game."""

FORMER: Registry[tuple[Game, ...]] = Registry(
    {"raccoon_tycoon": _former_raccoon_tycoon, "saloon_tycoon": _former_saloon_tycoon}
)
"""The earlier rules of a game, for games that were dealt under them."""

FACTS: Registry[type[FactCounter[Any]]] = Registry(
    {
        "raccoon_tycoon": _facts_of_raccoon_tycoon,
        "saloon_tycoon": _facts_of_saloon_tycoon,
        "raccoon_rampage": _facts_of_raccoon_rampage,
    }
)
"""The fact counter of each game; a game without one has the facts common to all games."""

ASSETS: dict[str, str] = {}
"""The package of a game's assets, by game, if it is not ``assets/<game>``."""


def rules_version(name: str) -> int:
    """Return the game's current rules version; the game is imported only if the table lacks it."""
    if GAMES.is_loaded(name) or name not in RULES_VERSIONS:
        return GAMES[name].rules_version
    return RULES_VERSIONS[name]


def by_rules(name: str, version: int) -> Game:
    """Return the game by the rules of that version if they are still supported, else by today's."""
    today = GAMES[name]
    if version == today.rules_version:
        return today
    former = (game for game in FORMER.get(name, ()) if game.rules_version == version)
    return next(former, today)


def all_rules_played(name: str, version: int) -> bool:
    """Return whether all rules before that version are supported, so that their moves can be checked."""
    return all(by_rules(name, older).rules_version == older for older in range(1, version))
