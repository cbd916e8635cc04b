"""Every registered game and Ballot, rules, opponents and screens, for the length of a ``with`` block."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from raccoon.app.thinking import process
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.registry import ASSETS, GAMES
from scenes.registry import PRESENTATIONS
from scenes.table.presentation import GamePresentation
from tests.games.ballot.game import GAME
from tests.games.ballot.presentation import PRESENTATION
from tests.games.ballot.roster import BOTS, ENTRANCE, ROOM

BALLOT: tuple[tuple[Any, object], ...] = (
    (GAMES, GAME),
    (GAME_BOTS, BOTS),
    (ASSETS, ROOM),
    (PRESENTATIONS, PRESENTATION),
)
"""Each registry, and what it knows of Ballot."""


@contextmanager
def everything() -> Iterator[dict[str, GamePresentation]]:
    """All presentations by name."""
    usual = process.MODULE
    for registry, own in BALLOT:
        registry[GAME.name] = own
    process.MODULE = ENTRANCE
    try:
        yield dict(PRESENTATIONS)
    finally:
        process.MODULE = usual
        for registry, _ in BALLOT:
            registry.pop(GAME.name, None)
