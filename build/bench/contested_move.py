"""The position of each game at which the speed of thought is measured."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from of_game import of_game


@dataclass(frozen=True)
class ContestedMove:
    """The position at which the speed of thought is measured.

    Bots called `player` play to the first position after `moves` that is `hard`; `thinker` thinks there.
    """

    player: str
    thinker: str
    moves: int
    hard: Callable[[Any], bool]


def of(game: str) -> ContestedMove | None:
    """The game's contested move, None where it has none."""
    found = of_game("bench.games", game)
    return found.HARD_CHOICE if found else None
