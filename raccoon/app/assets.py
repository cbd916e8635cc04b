"""The folders of assets: ``assets/<kind>`` for all games, ``assets/<game>/<kind>`` for one.

A game from elsewhere brings its own folders: the registry names the package that holds them.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from raccoon.games.registry import ASSETS, GAMES

AssetKind = Literal["lang", "pictures", "sounds", "theme", "lessons", "rulebook"]

SHARED = ""
"""Stands for the assets of no game."""

OWNERS = (SHARED, *GAMES)
"""The owners of assets: all games together, and each game."""


def folder(kind: AssetKind, owner: str = SHARED) -> Traversable:
    """The folder that all games share, or one game's; a game that brings nothing of that kind has none."""
    if owner in ASSETS:
        return files(ASSETS[owner]) / kind
    return files("assets") / owner / kind if owner else files("assets") / kind


def file(name: str, owner: str) -> Traversable:
    """A file of one game; it need not exist."""
    return files(ASSETS[owner]) / name if owner in ASSETS else files("assets") / owner / name
