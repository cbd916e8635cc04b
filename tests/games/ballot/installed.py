"""Ballot among the games of the house, for as long as a test, or a process of its own, needs it."""

from __future__ import annotations

import pytest

from raccoon.app.thinking import process
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.registry import ASSETS, GAMES
from tests.games.ballot.game import GAME
from tests.games.ballot.roster import BOTS, ENTRANCE, ROOM


@pytest.fixture
def ballot(monkeypatch: pytest.MonkeyPatch) -> str:
    """The game's name, known everywhere but at the window meanwhile."""
    monkeypatch.setitem(GAMES, GAME.name, GAME)
    monkeypatch.setitem(GAME_BOTS, GAME.name, BOTS)
    monkeypatch.setitem(ASSETS, GAME.name, ROOM)
    monkeypatch.setattr(process, "MODULE", ENTRANCE)
    return GAME.name


def install() -> None:
    """Put it among the games of this process for good."""
    GAMES[GAME.name], GAME_BOTS[GAME.name], ASSETS[GAME.name] = GAME, BOTS, ROOM
    process.MODULE = ENTRANCE
