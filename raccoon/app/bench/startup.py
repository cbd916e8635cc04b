"""How long the program takes to start: the command line's answer, and the first frame of the window, with an
empty folder and with very many games in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shutil import copyfile
from subprocess import DEVNULL, PIPE, run
from tempfile import TemporaryDirectory

from raccoon.app.bench.figures import Figure, median, seconds
from raccoon.app.errors import AppError
from raccoon.app.games import FIRST_GAME
from raccoon.app.paths import library_file, saves_dir
from raccoon.app.saves.library import Library
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.thinking.process import program

TIMES = 5
GAMES = 500
"""Finished games in a full folder; what they add to the first frame is to stay below 100 ms."""


def measure(times: int = TIMES, games: int = GAMES) -> list[Figure]:
    """The median of so many warm starts; the first, cold one is left out."""
    with TemporaryDirectory() as folder:
        data = Path(folder)
        figures = [
            Figure("start", "--version", _milliseconds(["--version"], times), "ms"),
            Figure("start", "first frame", _milliseconds(first_frame(data), times), "ms"),
        ]
        fill(data, games)
        full = _milliseconds(first_frame(data), times)
        return [*figures, Figure("start", f"first frame, {games} games", full, "ms")]


def fill(data: Path, games: int) -> None:
    """Put so many copies of a finished game into the player's folder and have them looked through once."""
    saves = saves_dir(data)
    seats = [Seat(name, "random") for name in ("Ann", "Bert")]
    session = Session.new(FIRST_GAME, seats, {}, "bench", saves)
    while not session.over:
        session.submit(session.think())
    session.close()
    assert session.path is not None
    for number in range(1, games):
        copyfile(session.path, saves / f"{number}{SAVE_ENDING}")
    library = Library(saves, library_file(data))
    library.open()
    library.wait()


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
