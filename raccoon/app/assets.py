"""The folders of assets: ``assets/<kind>`` for all games, ``assets/<game>/<kind>`` for one.

A game from another package has its assets there: the registry `ASSETS` names the package.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from raccoon.games.registry import ASSETS, GAMES

AssetKind = Literal["lang", "pictures", "sounds", "theme", "lessons", "rulebook"]

SHARED = ""
"""The owner of the assets that all games share."""

OWNERS = (SHARED, *GAMES)
"""All owners of assets: all games together, and each game."""


def folder(kind: AssetKind, owner: str = SHARED) -> Traversable:
    """Return the shared folder or one game's; it does not exist where there is nothing of that kind."""
    if owner in ASSETS:
        return files(ASSETS[owner]) / kind
    return files("assets") / owner / kind if owner else files("assets") / kind


def file(name: str, owner: str) -> Traversable:
    """Return a file of one game; it need not exist."""
    return files(ASSETS[owner]) / name if owner in ASSETS else files("assets") / owner / name
