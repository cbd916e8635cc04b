"""Random games of Saloon Tycoon under the laws of every game: which tables, and one game by its number."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import TableOptions
from tests.laws.laws import random_game

FLAGS = tuple(field.name for field in msgspec.structs.fields(TableOptions))
TABLES = [
    (players, dict(zip(FLAGS, chosen, strict=True)))
    for players, chosen in product(GAME.seats, product((False, True), repeat=len(FLAGS)))
]
"""Every number of players with every set of options."""


def first_state(players: int, options: dict[str, bool], seed: str) -> Any:
    """The state before the first move."""
    return GAME.start(GAME.setup(players, TableOptions(**options), Chance(seed)))


def lawful_game(number: int, thorough_every: int) -> int:
    """Play the random game of this number under all laws; returns its moves."""
    players, options = TABLES[number % len(TABLES)]
    seed = f"saloon-{number}"
    return random_game(GAME, first_state(players, options, seed), seed, thorough_every)
