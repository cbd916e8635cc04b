"""Two programs that write one save at the same time: no accepted move may be lost."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import raccoon
from raccoon.app.saves.verify import verify
from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.session.session import Session
from raccoon.games.registry import GAMES
from tests.games.everything import everything
from tests.long.run import Trial

ROOT = Path(raccoon.__path__[0]).parent
MOVES = 60
"""The moves of a game, by both together."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Check a move a trial, the games in turn."""
    left, number = count, 0
    with everything() as games:
        while left > 0:
            game = [*games][number % len(games)]
            with TemporaryDirectory() as folder:
                for trial in _played(Path(folder), game, f"{seed} {number}", min(left, MOVES)):
                    left -= 1
                    yield trial
            number += 1


def _played(folder: Path, game: str, seed: str, moves: int) -> Iterator[Trial]:
    """The moves of a game by two programs."""
    places = range(GAMES[game].seats.start)
    seats = [Seat(f"Bot {n}", "random", COLOURS[n], EMBLEMS[n]) for n in places]
    session = Session.new(game, seats, {}, seed, folder)
    session.close()
    path = session.path
    assert path
    said = _rivals(path, moves)
    made = [[line.split(maxsplit=2)[1:] for line in lines if line.startswith("made ")] for lines in said]
    ended = all(lines and lines[-1].startswith("refused ") for lines in said)
    entries = Session.load(path, keep=False).match.entries
    whole = ended and verify(path).moves == len(entries)
    kept = [[str(entry.number), repr(entry.command)] for entry in entries]
    for move in kept:
        whose = "first" if move in made[0] else "second"
        told = sum(one.count(move) for one in made)
        wrong = "" if whole and told == 1 else f"{game}, {seed}: {move} was told {told} times"
        yield Trial(f"moves by the {whose} program", wrong)
    for move in (move for one in made for move in one if move not in kept):
        yield Trial("lost moves", f"{game}, {seed}: {move} was accepted and is lost")
    if not kept:
        yield Trial("lost moves", f"{game}, {seed}: nothing was played")


def _rivals(path: Path, moves: int) -> list[list[str]]:
    """The output of two programs that start at the same time."""
    command = [sys.executable, "-m", "tests.long.rival", str(path), str(moves)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "cwd": ROOT}
    with (
        subprocess.Popen(command, **pipes) as one,  # type: ignore[call-overload]
        subprocess.Popen(command, **pipes) as other,  # type: ignore[call-overload]
    ):
        for rival in (one, other):
            rival.stdout.readline()
        for rival in (one, other):
            rival.stdin.write("go\n")
            rival.stdin.flush()
        return [rival.stdout.read().splitlines() for rival in (one, other)]
