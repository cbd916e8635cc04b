"""The memory of the program's process over ten games each, alternately without and with music.

The program runs in its own process (`lodger`), so that this process does not count.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import raccoon
from tests.long.run import Trial

GAMES = 10
"""The games of one program."""
MOST = 300_000_000
"""The most bytes that it may hold in a window of up to 2560×1440; a game above fails the run."""
ROOT = Path(raccoon.__path__[0]).parent


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Play a game a trial, the games in turn."""
    for first in range(0, count, GAMES):
        music = "with" if first // GAMES % 2 else "without"
        with TemporaryDirectory() as folder:
            told = stayed(Path(folder), f"{seed} {first}", min(GAMES, count - first), music == "with")
            for line in told:
                yield _trial(line, music)


def _trial(line: str, music: str) -> Trial:
    """The trial of one line of the lodger's output; any other line means that it has ended."""
    word, *facts = line.split()
    if word != "held":
        return Trial("ended", line)
    game, most, pictures = facts[0], int(facts[1]), int(facts[2])
    kind = f"games of {game} {music} music under {-(-most // 20_000_000) * 20} MB"
    if most <= MOST:
        return Trial(kind)
    return Trial(
        kind, f"{game}: {_mb(most)} held, {_mb(pictures)} of it kept pictures, more than {_mb(MOST)}"
    )


def _mb(size: int) -> str:
    return f"{size / 1e6:.0f} MB"


def stayed(folder: Path, seed: str, count: int, music: bool) -> Iterator[str]:
    """The program's output, a line a game; one more if it ended before the last."""
    words = [str(folder), seed, str(count), "music" if music else "silence"]
    command = [sys.executable, "-m", "tests.long.lodger", *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as lodger:
        assert lodger.stdout
        yield from lodger.stdout
    if lodger.returncode:
        yield f"the program ended with {lodger.returncode}"
