"""The commands, events or options that the rules of a game declare."""

from collections.abc import Iterator
from typing import TypeVar

Kind = TypeVar("Kind")


def declared(game: str, base: type[Kind]) -> set[type[Kind]]:
    """The kinds below `base` in the rules of a game that are no base of another."""
    return {kind for kind in _below(base) if kind.__module__.startswith(f"raccoon.games.{game}.")}


def _below(base: type[Kind]) -> Iterator[type[Kind]]:
    """The kinds that have none below them."""
    kinds: list[type[Kind]] = base.__subclasses__()
    for kind in kinds:
        yield from _below(kind) if kind.__subclasses__() else (kind,)
