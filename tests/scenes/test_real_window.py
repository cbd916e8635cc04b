"""The game in a real window on an X server, driven by xdotool as a new player would."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from display import Display
from evening import SEEN, Game, until

pytestmark = pytest.mark.x


def of_the_sources(entrance: str, data: Path) -> list[str]:
    """The command that starts a program of this Python, as a module of that name."""
    return [sys.executable, "-m", entrance, "--data-dir", str(data), "--seed", "window"]


@pytest.fixture
def game(x_display: Display, tmp_path: Path) -> Iterator[Game]:
    running = Game(of_the_sources("raccoon", tmp_path), x_display, tmp_path, dict(os.environ))
    yield running
    running.kill()


def test_a_new_player_starts_a_game_is_killed_and_continues(game: Game) -> None:
    game.standing()
    game.begin(1)
    before = game.lines()
    until(lambda: game.lines() > before + 5, lambda: _play(game))
    game.xdo("search", "--class", "RaccoonTycoon")  # what a desktop lists it as; fails when there is none
    game.resume()
    kept = game.lines()
    assert kept > before
    until(lambda: game.lines() > kept, lambda: _play(game))


def _play(game: Game) -> None:
    """Confirm what can be; fill in what is asked, look and confirm, begin a production, look and confirm."""
    for key in ("Return", "Tab", "Right", "Down", "Right", "Down", "Right", "Return", "p", "Return"):
        if key in ("Return", "p"):
            time.sleep(SEEN)
        game.xdo("key", key)
