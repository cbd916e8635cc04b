"""Kills at random moments of the program in its window; a pipe is the witness of what was accepted last."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
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
KILLS = 3
"""So often a game is killed and continued."""
LONGEST = 1500
"""Milliseconds that it plays from its first accepted command on."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """A kill a trial; the same game is continued and killed again, then the next one begins."""
    with everything() as games:
        chance, number = Chance(f"kills {seed}"), 0
        while number < count:
            game = [*games][number // KILLS % len(games)]
            with TemporaryDirectory() as folder:
                for _ in range(min(KILLS, count - number)):
                    wrong = _kill(Path(folder), game, f"{seed} {number}", chance.below(LONGEST) / 1000)
                    yield Trial(f"kills of {game}", wrong)
                    number += 1


def _kill(folder: Path, game: str, seed: str, after: float) -> str:
    """What was lost."""
    command = [sys.executable, "-m", "tests.long.victim", str(folder), game, seed]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as victim:
        assert victim.stdout
        first = victim.stdout.readline()
        time.sleep(after)
        victim.kill()
        said = (first + victim.stdout.read()).decode().splitlines()
    told = [line for line in said if line.startswith("now ")]
    [path] = saves_dir(folder).glob("*.raccoon")
    return _compared(path, told[-1] if told else "", said[-1:] == ["about"])


def _compared(path: Path, told: str, under_way: bool) -> str:
    """The save against the witness; a command under way may be there or not."""
    try:
        entries = read(path).entries
        Session.load(path, keep=False)
    except Exception as error:  # noqa: BLE001 - told
        return f"{type(error).__name__}: {error}"
    last = f"{entries[-1].number} {entries[-1].command!r}" if entries else "0"
    if under_way or not told or told == f"now {len(entries)} {last}":
        return ""
    return f"the witness saw {told!r}, the save has {len(entries)} {last!r}"
