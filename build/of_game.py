"""Modules of a game in the packages of tools, by name."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def of_game(package: str, game: str) -> ModuleType | None:
    """Import a game's module of a package; None if the game has none."""
    name = f"{package}.{game}"
    return import_module(name) if find_spec(name) else None
