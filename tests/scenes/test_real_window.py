"""The game in a real window on an X server, driven by xdotool as a new player would."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from display import Display, Picture

pytestmark = pytest.mark.x

ANOTHER = 0.5
"""Pictures of two screens have less in common."""
SEEN = 0.6
"""Seconds for which somebody looks before they confirm."""
WAIT = 120.0
"""Seconds until a screen has to come up on a busy machine; nothing is measured by it."""


class Game:
    """The program as its own process on a virtual display of 1280×720."""

    def __init__(self, display: Display, data: Path) -> None:
        self.display = display
        self.data = data
        self.environment = {**os.environ, "DISPLAY": display.name, "SDL_VIDEO_WINDOW_POS": "0,0"}
        self.environment.pop("SDL_VIDEODRIVER")
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "raccoon", "--windowed", "--size", "1280x720"]
        return subprocess.Popen(
            [*command, "--data-dir", str(self.data), "--seed", "window"],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def again(self) -> None:
        """Kill it without warning and start it anew."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = self._start()

    def resume(self) -> None:
        """Kill it, start it anew, and press Continue on its title until it has the game for itself.

        Keys pressed while the title still stands would wander off into its menu, down to Quit.
        """
        left = self.display.picture()
        self.again()
        _standing(self, left)
        until(self.has_the_save, lambda: self.click(283, 535))

    def has_the_save(self) -> bool:
        """Whether the program has locked the newest save, to go on with it; the title only reads."""
        file = f":{self.saves()[-1].stat().st_ino}"
        locks = (line.split() for line in Path("/proc/locks").read_text().splitlines())
        return any(int(pid) == self.process.pid and at.endswith(file) for *_, pid, at, _, _ in locks)

    def xdo(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.environment, check=True, capture_output=True)

    def click(self, x: int, y: int) -> None:
        """Point, look, then click a point given in design units (1920×1080)."""
        self.xdo("mousemove", str(x * 2 // 3), str(y * 2 // 3))
        time.sleep(SEEN)
        self.xdo("click", "1")

    def saves(self) -> list[Path]:
        return sorted((self.data / "saves").glob("*.raccoon"))

    def lines(self) -> int:
        """Lines in the newest save."""
        found = self.saves()
        return len(found[-1].read_bytes().splitlines()) if found else 0


def until(condition: Callable[[], bool], act: Callable[[], None] = lambda: None) -> None:
    """Act again and again until the condition holds."""
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "it did not come about in time"
        act()
        time.sleep(0.3)


@pytest.fixture
def game(x_display: Display, tmp_path: Path) -> Iterator[Game]:
    running = Game(x_display, tmp_path)
    yield running
    running.process.kill()
    running.process.wait()


def test_a_new_player_starts_a_game_is_killed_and_continues(game: Game) -> None:
    _standing(game)
    _new_game(game)
    before = game.lines()
    until(lambda: game.lines() > before + 5, lambda: _play(game))
    game.xdo("search", "--class", "RaccoonTycoon")  # what a desktop lists it as; fails when there is none
    game.resume()
    kept = game.lines()
    assert kept > before
    until(lambda: game.lines() > kept, lambda: _play(game))


def _standing(game: Game, left: Picture | None = None) -> Picture:
    """The picture once something is drawn and stays; what a killed program has `left` there is none."""
    seen = [game.display.picture()]

    def stands() -> bool:
        seen.append(game.display.picture())
        drawn = not seen[-1].is_empty() and (left is None or seen[-1].alike(left) < ANOTHER)
        return drawn and seen[-1].alike(seen[-2]) > 0.9

    until(stands)
    return seen[-1]


def _new_game(game: Game) -> None:
    """Choose the first game on the title, play at its first start, then Start in the lobby."""
    _leave(game, lambda: game.click(696, 695))
    time.sleep(SEEN)
    _leave(game, lambda: game.xdo("key", "p"))
    until(lambda: bool(game.saves()), lambda: game.click(1655, 1000))


def _leave(game: Game, act: Callable[[], None]) -> None:
    """Act until another screen is there and stays."""
    left = game.display.picture()
    until(lambda: game.display.picture().alike(left) < ANOTHER, act)
    _standing(game, left)


def _play(game: Game) -> None:
    """Fill in what is asked, look and confirm, begin a production, look and confirm."""
    for key in ("Tab", "Right", "Down", "Right", "Down", "Right", "Return", "p", "Return"):
        if key in ("Return", "p"):
            time.sleep(SEEN)
        game.xdo("key", key)
