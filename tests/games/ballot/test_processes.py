"""The program's processes with a game from elsewhere: the command line, its pool, the thinking process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import raccoon
from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from raccoon.app.thinking.protocol import BotReason
from raccoon.bots.arena import Tournament, results
from tests.app.tables import saved
from tests.app.thinkers import until
from tests.games.ballot.council import begin, play
from tests.games.ballot.installed import ballot
from tests.games.ballot.records import Vote
from tests.games.ballot.roster import ENTRANCE

__all__ = ["ballot"]
ROOT = Path(raccoon.__path__[0]).parent


def run(*arguments: str, code: int = 0) -> str:
    """The output of the program with the game, in a process of its own."""
    command = [sys.executable, "-m", ENTRANCE, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return done.stdout or done.stderr


def test_a_tournament_is_the_same_whoever_plays_its_games(ballot: str) -> None:
    line = "simulate --game ballot --bots mayor,clerk,random --option length=short --games 6 --seed s --json"
    alone, shared = (json.loads(run(*line.split(), "--jobs", jobs)) for jobs in ("1", "2"))
    assert alone == shared
    assert alone["options"] == {"length": "short"}
    assert max(result["rounds"] for result in alone["results"]) == 3
    here = results(Tournament(ballot, 3, ("mayor", "clerk", "random"), 6, "s", {"length": "short"}))
    assert [result["points"] for result in alone["results"]] == [list(result.points) for result in here]


def test_saves_are_verified_exported_and_imported(ballot: str, tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path, "random", "random", "random")))
    assert "played to the end" in run("verify", str(path))
    lines = tmp_path / "export.jsonl"
    lines.write_text(run("export", str(path)), encoding="utf-8")
    run("import", str(lines), str(tmp_path / "again.raccoon"))
    assert "played to the end" in run("verify", str(lines), str(tmp_path / "again.raccoon"))


def test_the_program_without_the_game_says_that_it_lacks_it(ballot: str, tmp_path: Path) -> None:
    path = saved(begin(tmp_path, "random", "random"))
    command = [sys.executable, "-m", "raccoon", "verify", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "a saved game of ballot, which is not installed here" in done.stderr


@pytest.fixture
def council(ballot: str) -> Session:
    return begin(None, "clerk", PERSON, "mayor", "clerk")


def test_all_think_at_once_where_the_program_was_started(ballot: str, council: Session) -> None:
    here = begin(None, "clerk", PERSON, "mayor", "clerk")
    thinker = Thinker()
    council.questions.use(thinker, council.seats)
    try:
        council.prepare()
        assert council.bots.thinking() == (0, 2, 3)
        council.submit(Vote(1, "nay"))
        votes = {}
        for _ in range(3):
            command = until(council.consider)
            votes[command.seat] = command
            council.submit(command)
            assert council.trouble is None
        assert votes == {seat: here.bots.choose(seat, here.seats[seat]) for seat in (0, 2, 3)}
        reason = until(lambda: council.reasons.advise(council.waiting[0], "mayor"))
        assert isinstance(reason, BotReason)
        assert council.trouble is None
    finally:
        thinker.close()
