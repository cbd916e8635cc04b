"""Where the assets stand: ``assets/<kind>`` is what all games share, ``assets/<game>/<kind>`` one game's.

A game from elsewhere brings its own folders: the registry names the package they stand in.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from raccoon.games.registry import ASSETS, GAMES

AssetKind = Literal["lang", "pictures", "sounds", "theme", "lessons"]

SHARED = ""
"""Stands for the assets of no game."""

OWNERS = (SHARED, *GAMES)
"""Whose assets there are."""


def folder(kind: AssetKind, owner: str = SHARED) -> Traversable:
    """The folder of the house or of one game; a game that brings nothing of that kind has none."""
    if owner in ASSETS:
        return files(ASSETS[owner]) / kind
    return files("assets") / owner / kind if owner else files("assets") / kind
