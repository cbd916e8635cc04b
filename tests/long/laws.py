"""Random games of every game, number of players and set of options, under all laws."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from functools import partial

from tests.laws.laws import random_game
from tests.laws.tables import TABLES
from tests.long.run import Attack, Trial

NAMES = tuple(dict.fromkeys(table.game.name for table in TABLES))
"""The games that have tables."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Play one random game a trial, the kinds in turn; every second game of a table starts near rare
    positions.
    """
    return _played(NAMES, seed, count)


def of(name: str) -> Attack:
    """The attack with this game alone."""
    return partial(_played, (name,))


def _played(names: Sequence[str], seed: int, count: int) -> Iterator[Trial]:
    games = [[table for table in TABLES if table.game.name == name] for name in names]
    for number in range(count):
        tables, turn = games[number % len(games)], number // len(games)
        table, rare = tables[turn % len(tables)], turn // len(tables) % 2 == 1
        kind = f"{table.game.name} of {table.players}"
        try:
            first = table.first_state(f"{seed} {number}", rare)
            random_game(table.game, first, f"{seed} {number}", 10, openly=table.openly)
        except Exception:  # noqa: BLE001 - any error is reported with the number of the game
            yield Trial(kind, f"{table.name}\n{traceback.format_exc()}")
        else:
            yield Trial(kind)
