"""The classes that a game's module of commands, options or events offers."""

from types import ModuleType


def offered(facade: ModuleType) -> set[type]:
    """Each class of the rules in a module, wherever it is defined."""
    things = vars(facade).values()
    return {kind for kind in things if isinstance(kind, type) and kind.__module__.startswith("raccoon.games")}
