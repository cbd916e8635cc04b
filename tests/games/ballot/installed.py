"""Ballot among the games of the house, for as long as a test, or a process of its own, needs it."""

from __future__ import annotations

import pytest

from raccoon.bots.registry import GAME_BOTS
from raccoon.games.registry import GAMES
from tests.games.ballot.roster import BOTS
from tests.games.ballot.rules import GAME


@pytest.fixture
def ballot(monkeypatch: pytest.MonkeyPatch) -> str:
    """The game's name, known everywhere meanwhile."""
    monkeypatch.setitem(GAMES, GAME.name, GAME)
    monkeypatch.setitem(GAME_BOTS, GAME.name, BOTS)
    return GAME.name


def install() -> None:
    """Put it among the games of this process for good."""
    GAMES[GAME.name], GAME_BOTS[GAME.name] = GAME, BOTS
