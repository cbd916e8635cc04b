"""Kills of the program in its window at random moments; a pipe records the moves accepted so far.

Where Xvfb is installed the window is a real one on its own display, else one of SDL's dummy driver.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import raccoon
from raccoon.app.paths import saves_dir
from raccoon.app.saves.reader import read
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from tests.games.everything import everything
from tests.long.run import Trial

ROOT = Path(raccoon.__path__[0]).parent
sys.path.insert(0, str(ROOT / "build"))

from display import NoDisplayError, virtual_display  # noqa: E402

KILLS = 3
"""The number of times that a game is killed and continued."""
LONGEST = 1500
"""The most milliseconds of play after the first accepted command."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Kill once a trial; the same game is continued and killed again, then the next one begins."""
    with everything() as games, _display() as (window, display):
        chance, number = Chance(f"kills {seed}"), 0
        while number < count:
            game = [*games][number // KILLS % len(games)]
            with TemporaryDirectory() as folder:
                for _ in range(min(KILLS, count - number)):
                    wrong = _kill(
                        Path(folder), game, f"{seed} {number}", chance.below(LONGEST) / 1000, display
                    )
                    yield Trial(f"kills of {game} in a {window} window", wrong)
                    number += 1


@contextmanager
def _display() -> Iterator[tuple[str, dict[str, str]]]:
    """The window's display, and the environment that selects it."""
    with ExitStack() as stack:
        try:
            name = stack.enter_context(virtual_display()).name
        except NoDisplayError:
            yield "dummy", {}
        else:
            yield "real", {"DISPLAY": name, "SDL_VIDEODRIVER": "x11"}


def _kill(folder: Path, game: str, seed: str, after: float, display: dict[str, str]) -> str:
    """Kill a program during play; return the lost moves."""
    command = [sys.executable, "-m", "tests.long.victim", str(folder), game, seed]
    environment = os.environ | display
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, env=environment) as victim:
        assert victim.stdout
        first = victim.stdout.readline()
        time.sleep(after)
        victim.kill()
        said = (first + victim.stdout.read()).decode().splitlines()
    told = {line.split()[1]: line for line in said if line.startswith("now ")}
    under_way = said[-1:] == ["about"]
    paths = sorted(saves_dir(folder).glob("*.raccoon"))
    wrong = [_compared(path, told.get(path.name, ""), under_way) for path in paths]
    return "; ".join(filter(None, wrong)) if paths else "there is no save"


def _compared(path: Path, told: str, under_way: bool) -> str:
    """Compare the save with the record; a command in progress may be there or not."""
    try:
        entries = read(path).entries
        Session.load(path, keep=False)
    except Exception as error:  # noqa: BLE001 - reported
        return f"{type(error).__name__}: {error}"
    last = f"{entries[-1].number} {entries[-1].command!r}" if entries else "0"
    if under_way or not told or told == f"now {path.name} {len(entries)} {last}":
        return ""
    return f"the witness saw {told!r}, the save has {len(entries)} {last!r}"
