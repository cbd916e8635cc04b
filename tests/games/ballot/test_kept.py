"""Ballot kept: saved at every move and in the middle of every question, exported, listed, killed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import raccoon
from raccoon.app.saves.export import export, import_save
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.library import saves
from raccoon.app.saves.listing import unfinished
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.app.standing_orders import SeatLog
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.game import Progress
from raccoon.games.registry import GAMES
from tests.app.tables import records, saved
from tests.games.ballot.council import answered, begin, play, seats, step
from tests.games.ballot.installed import ballot
from tests.games.ballot.records import Object, State, Vote

__all__ = ["ballot"]
pytestmark = pytest.mark.usefixtures("ballot")
ROOT = Path(raccoon.__path__[0]).parent


@pytest.mark.parametrize("controllers", [("person", "mayor"), ("random", "person", "person", "clerk")])
def test_loaded_after_any_move_it_goes_on_exactly(tmp_path: Path, controllers: tuple[str, ...]) -> None:
    session, chance = begin(tmp_path, *controllers, length="short"), Chance("any move")
    middles = 0
    while not session.over:
        loaded = Session.load(saved(session), keep=False)
        assert loaded.match.state == session.match.state
        assert (loaded.waiting, loaded.awaited) == (session.waiting, session.awaited)
        for seat in (None, *range(len(controllers))):
            assert loaded.view(seat) == session.view(seat)
        assert play(loaded, "on").match.state == play(session_again(session), "on").match.state
        middles += bool(answered(session))
        step(session, chance)
    assert middles > 3
    assert verify(saved(session)).over


def session_again(session: Session) -> Session:
    """The very same game with another future: the log played once more without a file."""
    again = Session.new("ballot", session.seats, {"length": "short"}, "council", None)
    for entry in session.match.entries:
        again.submit(entry.command)
    return again


@pytest.mark.parametrize("stage", ["vote", "reaction"])
def test_an_export_of_a_game_in_the_middle_of_a_question_becomes_the_same_game(
    tmp_path: Path, stage: str
) -> None:
    session = begin(tmp_path, "person", "mayor", "random", "person", length="long")
    play(session, until=lambda now: now.view(None).stage == stage and len(answered(now)) == 2)
    lines, out = tmp_path / "export.jsonl", tmp_path / "again.raccoon"
    lines.write_bytes(b"".join(export(read(saved(session)))))
    import_save(read(lines), out)
    for path in (saved(session), lines, out):
        assert not verify(path).over
    again = Session.load(out)
    assert again.match.state == session.match.state
    assert play(again).over
    assert verify(out).over


def test_a_list_of_saves_says_how_far_the_council_is_and_who_is_waited_for(tmp_path: Path) -> None:
    session = begin(tmp_path, "person", "mayor", "random")
    play(session, until=lambda now: len(now.view(None).turned) == 3)
    session.submit(Vote(0, "nay"))
    [found] = saves(tmp_path)
    assert (found.game, found.progress, found.waiting) == ("ballot", Progress("motion", 3), (1, 2))
    assert [seat.name for seat in found.seats] == ["Ada", "Bo", "Cy"]


def test_without_the_game_its_saves_are_left_alone_and_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved(begin(tmp_path, "person", "mayor")).read_bytes()
    monkeypatch.delitem(GAMES, "ballot")
    [found] = saves(tmp_path)
    assert isinstance(found.trouble, SaveError)
    assert found.trouble.key == "save.game"
    assert found.path.read_bytes() == before


@pytest.mark.parametrize("stage", ["vote", "reaction"])
def test_killed_in_the_middle_of_a_question_it_goes_on_there(tmp_path: Path, stage: str) -> None:
    command = [sys.executable, "-m", "tests.games.ballot.player", str(tmp_path), stage]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        path, state = player.stdout.readline().rstrip("\n").split("\t")
        player.kill()
    assert player.returncode == -signal.SIGKILL
    found = next(unfinished(saves(tmp_path)))
    assert (found.path, found.torn, len(found.waiting)) == (Path(path), False, 2)
    session = Session.load(found.path)
    assert msgspec.json.encode(session.match.state).decode() == state
    assert len(answered(session)) == 2
    while not session.over:
        session.submit(session.think())
    assert verify(found.path).over


class LetAllStand:
    """Objects to nothing from now on."""

    follows_at_once = False
    about = ""

    def over(self, view: State, log: SeatLog) -> bool:
        return False

    def answer(self, view: State, log: SeatLog) -> Command | None:
        return Object(0, None) if view.stage == "reaction" and 0 in view.waiting else None


def test_an_answer_given_beforehand_is_kept_as_one_given_by_hand(tmp_path: Path) -> None:
    kept = []
    for name in ("beforehand", "by hand"):
        session = Session.new("ballot", seats("person", "random", "random"), {}, "orders", tmp_path)
        if name == "beforehand":
            session.orders.give(0, LetAllStand())
        while not session.over:
            asked = session.awaited
            stage = session.view(0).stage
            assert asked in ((), (0,)) if name == "by hand" or stage == "vote" else asked == ()
            if asked:
                session.submit(Vote(0, "aye") if stage == "vote" else Object(0, None))
            else:
                session.submit(session.think())
        header, *lines = records(saved(session))
        kept.append(({**header, "created": None, "sitting": None, "seal": None}, lines))
    assert kept[0] == kept[1]
