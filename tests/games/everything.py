"""Every registered game and Ballot, rules, opponents and screens, for the length of a ``with`` block."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from raccoon.app.thinking import process
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.registry import ASSETS, GAMES
from scenes.registry import PRESENTATIONS
from scenes.table.presentation import GamePresentation
from tests.games.ballot.installed import ENTRANCE, ROOM
from tests.games.ballot.presentation import PRESENTATION
from tests.games.ballot.roster import BOTS
from tests.games.ballot.rules import GAME


@contextmanager
def everything() -> Iterator[dict[str, GamePresentation]]:
    """All presentations by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, GAME.name, GAME)
        patch.setitem(GAME_BOTS, GAME.name, BOTS)
        patch.setitem(ASSETS, GAME.name, ROOM)
        patch.setitem(PRESENTATIONS, GAME.name, PRESENTATION)
        patch.setattr(process, "MODULE", ENTRANCE)
        yield dict(PRESENTATIONS)
