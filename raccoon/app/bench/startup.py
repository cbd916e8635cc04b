"""How long the program takes to start: the command line's answer, and the first frame of the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE, run
from tempfile import TemporaryDirectory

from raccoon.app.bench.figures import Figure, median, seconds
from raccoon.app.errors import AppError
from raccoon.app.thinking.process import program

TIMES = 5


def measure(times: int = TIMES) -> list[Figure]:
    """The median of so many warm starts; the first, cold one is left out."""
    with TemporaryDirectory() as folder:
        return [
            Figure("start", "--version", _milliseconds(["--version"], times), "ms"),
            Figure("start", "first frame", _milliseconds(first_frame(Path(folder)), times), "ms"),
        ]


def first_frame(folder: Path) -> list[str]:
    """The arguments that open the window, show the title and close again."""
    return ["bench", "first-frame", "--data-dir", str(folder)]


def _milliseconds(arguments: Sequence[str], times: int) -> float:
    _start(arguments)
    return median([seconds(lambda: _start(arguments)) for _ in range(times)]) * 1000


def _start(arguments: Sequence[str]) -> None:
    done = run([*program(), *arguments], stdout=DEVNULL, stderr=PIPE, text=True, check=False)
    if done.returncode:
        raise AppError("error.no_start", why=done.stderr.strip())
