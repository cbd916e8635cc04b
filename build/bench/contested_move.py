"""The position of each game at which the speed of thinking is measured."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from of_game import of_game


@dataclass(frozen=True)
class ContestedMove:
    """The position at which the speed of thinking is measured.

    Bots called `player` play to the first position after `moves` moves that is `hard`; there `thinker`
    thinks.
    """

    player: str
    thinker: str
    moves: int
    hard: Callable[[Any], bool]


def of(game: str) -> ContestedMove | None:
    """The game's contested move, None where it has none."""
    found = of_game("bench.games", game)
    return found.HARD_CHOICE if found else None
