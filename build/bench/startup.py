"""Measure the program's start against a bare pygame window's, and the time until the next screens appear.

In processor seconds, because the machine may be busy, and alternating.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from shutil import copyfile
from subprocess import run
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec

from bench.environment import display
from bench.figures import Measurement, median
from raccoon.app.errors import AppError
from raccoon.app.games import FIRST_GAME
from raccoon.app.paths import library_file, saves_dir
from raccoon.app.process_cost import FirstPicture
from raccoon.app.saves.library import Library
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings, save
from raccoon.app.thinking.process import program, working_directory

TIMES = 7
PATIENCE = 300
"""Seconds after which a program is considered to hang."""
NEXT = (("lobby", 3.0), ("table", 0.0), ("table", 3.0))
"""The screens that follow, and after how many seconds at the title."""
GAMES = 500
"""The number of finished games in a full folder."""
T = TypeVar("T")
OWN = ("raccoon", "scenes", "assets")
BARE = """
import os, time
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init(), pygame.font.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE).fill("red")
pygame.display.flip()
print('{"seconds": %f, "memory": 0, "modules": []}' % time.process_time())
"""


class NextScreen(msgspec.Struct):
    """The cost of a screen after the title: processor seconds, and the longest frame before it in
    milliseconds.
    """

    seconds: float
    longest: float


def measure(packaged: Path | None = None, times: int = TIMES, games: int = GAMES) -> list[Measurement]:
    """Measure every figure of the start; `packaged` is a packaged program to measure too."""
    with display(), TemporaryDirectory() as folder, _own_bytecode(Path(folder) / "bytecode"):
        data = Path(folder) / "player"
        data.mkdir()
        save(Settings(welcomed=True), data)
        return [*_starts(data, packaged, times, games), *_next_screens(data, times)]


def _starts(data: Path, packaged: Path | None, times: int, games: int) -> Iterator[Measurement]:
    full = data.with_name("full")
    shutil.copytree(data, full)
    fill(full, games)
    windows = {
        "": [sys.executable, "-c", BARE],
        "first picture": first_picture(program(), data),
        f"first picture, {games} games": first_picture(program(), full),
    }
    if packaged:
        windows["first picture, packaged"] = first_picture([str(packaged)], data)
    taken = _in_turn({case: partial(_shown, command) for case, command in windows.items()}, times)
    bare = median([one.seconds for one in taken.pop("")])
    for case, found in taken.items():
        yield Measurement("start", case, median([one.seconds for one in found]) / bare, "×")
    pair: dict[str, Callable[[], FirstPicture]] = {
        "": partial(_shown, windows[""]),
        "unread": partial(_without_bytecode, windows["first picture"]),
    }
    beside, unread = (median([one.seconds for one in found]) for found in _in_turn(pair, times).values())
    yield Measurement("start", "first picture, no bytecode", unread / beside, "×")
    versions = {"--version": program()} | ({"--version, packaged": [str(packaged)]} if packaged else {})
    told = _in_turn({case: partial(_ended, [*how, "--version"]) for case, how in versions.items()}, times)
    yield from (Measurement("start", case, median(seconds) / bare, "×") for case, seconds in told.items())
    last = taken["first picture"][-1]
    own = sum(name.partition(".")[0] in OWN for name in last.modules)
    yield Measurement("start_modules", "own", own, "")
    yield Measurement("start_modules", "all", len(last.modules), "")
    yield Measurement("start_memory", "", last.memory / 1e6, "MB")


def _next_screens(data: Path, times: int) -> Iterator[Measurement]:
    """Measure the lobby after a while at the title, and the table of a continued game from a cold start."""
    saves = saves_dir(data)
    Session.new(FIRST_GAME, [Seat("Ann"), Seat("Bert", "random")], {}, "bench", saves).close()
    for case, rest in NEXT:
        command = [*program(), "bench", "next-screen", "--data-dir", str(data), "--to", case, str(rest)]
        _said(command, NextScreen)  # the drawings that a library of games needs once are cached
        found = [_said(command, NextScreen) for _ in range(times)]
        after = f"{case}, after {rest:g} s at the title"
        yield Measurement("next", after, median([one.seconds for one in found]), "s")
        yield Measurement("next_frame", after, median([one.longest for one in found]), "ms")


@contextmanager
def _own_bytecode(folder: Path) -> Iterator[None]:
    """Keep compiled modules in that folder in any environment: players have them too."""
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    yield


def _without_bytecode(command: Sequence[str]) -> FirstPicture:
    """Start as the first time: libraries are compiled, the program is not."""
    here = working_directory()
    if here:
        compiled = Path(os.environ["PYTHONPYCACHEPREFIX"]) / here.relative_to(here.anchor)
        for package in OWN:
            shutil.rmtree(compiled / package, ignore_errors=True)
    return _shown(command)


def fill(data: Path, games: int) -> None:
    """Put copies of a finished game into the player's folder and have the folder scanned once."""
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


def first_picture(how: Sequence[str], data: Path) -> list[str]:
    """The command that shows the title as on a player's first start, reports its cost and exits."""
    return [*how, "--windowed", "--data-dir", str(data), "--first-picture"]


def _in_turn(kinds: dict[str, Callable[[], T]], times: int) -> dict[str, list[T]]:
    """Run each kind several times, alternating, and return the results; a first run does not count."""
    for once in kinds.values():
        once()
    rounds = [{case: once() for case, once in kinds.items()} for _ in range(times)]
    return {case: [found[case] for found in rounds] for case in kinds}


def _shown(command: Sequence[str]) -> FirstPicture:
    return _said(command, FirstPicture)


def _said(command: Sequence[str], kind: type[T]) -> T:
    return msgspec.json.decode(_run(command), type=kind)


def _ended(command: Sequence[str]) -> float:
    """Run the program until it ends and return its processor time in seconds."""
    before = os.times()
    _run(command)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def _run(command: Sequence[str]) -> bytes:
    done = run(command, capture_output=True, cwd=working_directory(), check=False, timeout=PATIENCE)
    if done.returncode:
        raise AppError("error.no_start", why=done.stderr.decode(errors="replace").strip())
    return done.stdout
