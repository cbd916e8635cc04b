"""Every long command ends on the system's signal: soon, silently, and with all processes it has started."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.app.thinkers import LONG, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux what processes do")

GAMES = ["simulate", "--bots", "random,greedy", "--games", "9000", "--jobs", "2"]
LEARN = ["train", "learnt", "--jobs", "2"]
AT = """
import os, sys

module, number = sys.argv[1:]
sys.argv[1:] = ["--data-dir", "."]
end = lambda: os.kill(os.getpid(), int(number))
sys.addaudithook(lambda event, args: event == "import" and args[0] == module and end())
from raccoon.__main__ import main
sys.exit(main())
"""
"""The program, which sends itself a signal as soon as it imports a module."""


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """A function that starts the program as a process in its own session."""
    started: list[subprocess.Popen[bytes]] = []

    def begin(*words: str) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        path = f"{Path(__file__).parents[2]}"
        process = subprocess.Popen(
            [sys.executable, *words],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.DEVNULL,
            stdout=pipe,
            stderr=pipe,
            start_new_session=True,
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def of_session(session: int) -> list[int]:
    """The living processes of a session."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, *numbers = stat.read_text().rpartition(")")[2].split()
            if int(numbers[2]) == session and state != "Z":
                found.append(int(stat.parent.name))
    return found


def ended(process: subprocess.Popen[bytes], number: int) -> None:
    """Assert that it has ended by the signal, with all processes it has started."""
    _, said = process.communicate(timeout=LONG)
    assert (process.returncode, said) == (128 + number, b"")
    until(lambda: not of_session(process.pid))


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
@pytest.mark.parametrize("to", ["it alone", "all"])
def test_a_tournament_ends_with_its_workers(
    start: Callable[..., subprocess.Popen[bytes]], name: str, to: str
) -> None:
    process, number = start("-m", "raccoon", *GAMES), signal.Signals[name]
    assert process.stdout
    assert process.stdout.readline()
    assert len(of_session(process.pid)) > 2
    (os.kill if to == "it alone" else os.killpg)(process.pid, number)
    ended(process, number)


def test_workers_do_not_outlive_one_that_is_killed(start: Callable[..., subprocess.Popen[bytes]]) -> None:
    process = start("-m", "raccoon", *GAMES)
    assert process.stdout
    assert process.stdout.readline()
    process.kill()
    until(lambda: not of_session(process.pid))


@pytest.mark.parametrize("words", [["simulate", "--ladder", "--jobs", "2"], LEARN], ids=["ladder", "train"])
def test_what_learns_and_climbs_ends_with_its_workers(
    start: Callable[..., subprocess.Popen[bytes]], words: list[str]
) -> None:
    process = start("-m", "raccoon", *words)
    until(lambda: len(of_session(process.pid)) > 3)
    process.send_signal(signal.SIGTERM)
    ended(process, signal.SIGTERM)


@pytest.mark.parametrize("words", [["bench", "frames"], ["bench", "memory"], ["shot", "table", "x.png"]])
def test_what_draws_ends(start: Callable[..., subprocess.Popen[bytes]], words: list[str]) -> None:
    process = start("-m", "raccoon", *words)
    maps = Path(f"/proc/{process.pid}/maps")
    until(lambda: "libSDL2_ttf" in maps.read_text())
    process.send_signal(signal.SIGTERM)
    ended(process, signal.SIGTERM)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("module", ["raccoon.cli", "raccoon.games.registry", "scenes.main", "pygame.mixer"])
def test_who_is_told_while_the_game_starts_says_nothing(
    start: Callable[..., subprocess.Popen[bytes]], module: str, name: str
) -> None:
    number = signal.Signals[name]
    ended(start("-c", AT, module, str(int(number))), number)
