"""The game in a window of a Wayland desktop: Weston without a screen, with no X server beside it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

SITTING = """
import sys
from pathlib import Path
import pygame
from tests.scenes.person import Mouse, Sitting, seats
sitting = Sitting(Path(sys.argv[1]))
assert pygame.display.get_driver() == "wayland"
session = sitting.begin(seats("person", "random"), "wayland")
hands, window, stack = Mouse(3), sitting.window, sitting.stack
for size, full in (((1280, 720), False), ((1366, 768), False), ((1600, 900), True), ((1366, 768), False)):
    moves = len(session.match.entries)
    window.show_as("full" if full else "window", 0, stack)
    if not full:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
    sitting.frame(3)
    assert window.size == stack.size == size, (window.size, stack.size, size)
    while len(session.match.entries) < moves + 4:
        sitting.step(hands)
    assert len({tuple(window.surface.get_at((x, size[1] // 2))) for x in range(0, size[0], 7)}) > 20
window.close()
print("played")
"""


@pytest.fixture(scope="module")
def wayland(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The environment of a desktop of 1600×900 pixels that knows no X."""
    weston = shutil.which("weston")
    if weston is None:
        if os.environ.get("RACCOON_REQUIRE_WAYLAND") == "1":
            pytest.fail("needs weston: install the package weston")
        pytest.skip("needs weston: install the package weston")
    home = tmp_path_factory.mktemp("wayland")
    home.chmod(0o700)
    hidden = ("DISPLAY", "SDL_VIDEODRIVER")
    seen = {name: value for name, value in os.environ.items() if name not in hidden}
    seen |= {"XDG_RUNTIME_DIR": str(home), "WAYLAND_DISPLAY": "raccoon"}
    size = ["--width=1600", "--height=900"]
    command = [weston, "--backend=headless-backend.so", "--socket=raccoon", "--idle-time=0", *size]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=seen, stdout=quiet, stderr=quiet) as compositor:
        while not (home / "raccoon").exists() and compositor.poll() is None:
            time.sleep(0.1)
        yield seen
        compositor.terminate()


def run(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_starts_without_being_told_which_driver_to_use(wayland: dict[str, str], tmp_path: Path) -> None:
    told = run(wayland, "-m", "raccoon", "--windowed", "--data-dir", str(tmp_path), "--first-picture")
    assert json.loads(told)["seconds"] > 0


def test_it_is_played_resized_and_goes_full_screen_and_back(wayland: dict[str, str], tmp_path: Path) -> None:
    assert run(wayland, "-c", SITTING, str(tmp_path)).endswith("played\n")
