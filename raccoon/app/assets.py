"""Where the assets stand: ``assets/<kind>`` is what all games share, ``assets/<game>/<kind>`` one game's."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from raccoon.games.registry import GAMES

Kind = Literal["lang", "pictures", "sounds", "theme"]

SHARED = ""
"""Stands for the assets of no game."""

OWNERS = (SHARED, *GAMES)
"""Whose assets there are."""


def folder(kind: Kind, owner: str = SHARED) -> Traversable:
    """The folder of one of the `OWNERS`; a game that brings nothing of that kind has none."""
    return files("assets") / owner / kind if owner else files("assets") / kind
