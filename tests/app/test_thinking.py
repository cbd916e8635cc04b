"""Opponents think in a process of their own: real ones here, also such that die, hang and cheat."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import raccoon
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.app.thinking.client import LONGEST_LINE, MOST_BYTES, MOST_LINES, Failure, Patience, Thinker
from raccoon.app.thinking.protocol import Answer, Question, line
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from tests.app.tables import begin, play, seats

ROOT = Path(raccoon.__path__[0]).parent
LONG = 30.0
"""Seconds after which a test gives up; no test measures time."""
EVER = Patience(start=LONG, thought=LONG)
HASTE = Patience(start=LONG, thought=0.05, grace=0.3)
CUT_OFF = Patience(start=LONG, thought=0.05, grace=LONG)
T = TypeVar("T")


def until(found: Callable[[], T | None]) -> T:
    """Wait as the window does, by asking again and again."""
    end = time.monotonic() + LONG
    while (value := found()) is None:
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.002)
    return value


@pytest.fixture
def thinkers() -> Iterator[Callable[..., Thinker]]:
    """Makes thinkers, real ones or unruly ones, and ends them."""
    with contextlib.ExitStack() as made:

        def make(how: str = "", patience: Patience = EVER) -> Thinker:
            command = [sys.executable, "-m", "tests.app.unruly", how] if how else ()
            thinker = Thinker(command, patience)
            made.callback(thinker.close)
            return thinker

        yield make


Make = Callable[..., Thinker]


def at_a_hard_choice(session: Session) -> Session:
    """On to a point where the tycoon has much to think about, and let a tycoon sit there."""
    play(session, 40 - len(session.match.entries))
    while not isinstance(session.view(None).pending, AwaitAction):
        session.submit(session.think())
    seat = session.waiting[0]
    session.change_seat(seat, msgspec.structs.replace(session.seats[seat], controller="tycoon"))
    return session


def hard(thinker: Thinker) -> Session:
    session = at_a_hard_choice(begin(None, bot="shrewd"))
    session.questions.thinker = thinker
    return session


def considered(session: Session) -> Command:
    return until(session.consider)


def told(session: Session) -> str:
    """What the players read about the last move."""
    why = session.fallback_moves[-1].why
    return Catalogue.load().say(why.key, **why.facts)


def test_the_process_thinks_what_would_be_thought_here(thinkers: Make) -> None:
    here, there = begin(None, bot="sensible"), begin(None, bot="sensible")
    there.questions.thinker = thinkers()
    for _ in range(60):
        assert there.submit(considered(there)) == here.submit(here.think())
    assert not there.fallback_moves


def test_the_tycoon_s_thought_is_the_same_there(thinkers: Make) -> None:
    session = hard(thinkers())
    assert considered(session) == session.think()


def test_the_process_loads_nothing_of_the_window() -> None:
    """It is there soon, and nothing in it can open a second window."""
    command = [
        sys.executable,
        "-c",
        "import sys, raccoon.cli, raccoon.app.thinking.server; print(*sys.modules)",
    ]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert "raccoon.app.thinking.server" in names
    assert not {"pygame", "pygame_gui", "scenes"} & {*names}


def test_nothing_waits_for_a_thought(thinkers: Make) -> None:
    """Asking returns at once; while the bot thinks there is no move, and one can see who thinks."""
    session = hard(thinkers("hangs"))
    assert session.consider() is None
    assert session.bots.thinking() == session.waiting
    assert session.consider() is None
    session.bots.drop()
    assert session.bots.thinking() == ()


def test_many_deals_are_thought_of_there_too(thinkers: Make) -> None:
    """A save that a hand has changed may ask for thousands of deals: the window must not stop for them."""
    session = hard(thinkers("hangs"))
    seat = session.waiting[0]
    session.change_seat(seat, msgspec.structs.replace(session.seats[seat], controller="tycoon@9999"))
    assert session.consider() is None
    assert session.bots.thinking() == (seat,)


def test_killed_in_mid_thought_it_is_replaced_and_started_again(thinkers: Make) -> None:
    thinker = thinkers()
    session = hard(thinker)
    session.prepare()
    until(lambda: thinker.heard or not thinker.thinks or session.prepare())  # type: ignore[func-returns-value]
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    entry = session.submit(considered(session))
    if session.fallback_moves:  # else the thought was complete before the signal came
        assert session.fallback_moves[-1].number == entry.number
        assert session.seats[entry.command.seat].name in told(session)
    at_a_hard_choice(session)
    session.submit(considered(session))
    assert thinker.pid not in (None, first)
    assert len(session.fallback_moves) <= 1, "the new process answers"


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("dies", "error.bot_unreachable"),
        ("hangs", "error.bot_unreachable"),
        ("nonsense", "error.bot_unreachable"),
        ("lost", "error.bot_failed"),
        ("illegal", "error.bot_illegal"),
        ("impostor", "error.bot_illegal"),
    ],
)
def test_whatever_it_does_the_game_goes_on(thinkers: Make, how: str, key: str) -> None:
    session = hard(thinkers(how, HASTE if how == "hangs" else EVER))
    name = session.seats[session.waiting[0]].name
    entry = session.submit(considered(session))
    assert [(made.number, made.why.key) for made in session.fallback_moves] == [(entry.number, key)]
    assert name in told(session)
    for number in range(2):
        at_a_hard_choice(session)
        session.submit(considered(session))
        assert len(session.fallback_moves) == number + 2


@pytest.mark.parametrize("console", [True, False])
def test_only_a_window_with_a_console_shares_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], console: bool
) -> None:
    """Packaged for Windows the program has no stderr; handing on what is not there would fail."""
    thinker = Thinker([sys.executable, "-c", "import sys; sys.stderr.write('I lost it')"], EVER)
    with monkeypatch.context() as changed:
        if not console:
            changed.setattr(sys, "stderr", None)
        thinker.start()
    session = hard(thinker)
    session.submit(considered(session))
    assert told(session)
    thinker.close()
    assert ("I lost it" in capfd.readouterr().err) == console


def test_a_program_that_is_not_there_holds_nobody_up() -> None:
    thinker = Thinker(["no such program anywhere"])
    session = hard(thinker)
    for _ in range(5):
        session.submit(considered(session))
        assert thinker.pid is None
        at_a_hard_choice(session)
    assert len(session.fallback_moves) == 5


@pytest.mark.parametrize("how", ["dies", "nonsense", "shuts", "hangs"])
def test_however_often_it_fails_the_next_question_starts_another(thinkers: Make, how: str) -> None:
    thinker = thinkers(how, HASTE if how == "hangs" else EVER)
    session, pids = hard(thinker), set()
    for number in range(4):
        session.prepare()
        pids.add(thinker.pid)
        session.submit(considered(session))
        assert len(session.fallback_moves) == number + 1
        at_a_hard_choice(session)
    assert None not in pids
    assert len(pids) == 4
    thinker._command, thinker._patience = Thinker()._command, EVER  # what made it fail has passed
    session.submit(considered(session))
    assert len(session.fallback_moves) == 4, "it thinks again"


def test_the_more_often_it_never_got_ready_the_shorter_it_is_waited_for() -> None:
    patience = Patience()
    waits = [patience.for_start(failures) for failures in range(50)]
    assert waits[0] == patience.start
    assert waits == sorted(waits, reverse=True)
    assert waits[-1] == patience.thought + patience.grace
    assert Patience(start=0.2).for_start(9) == 0.2


@pytest.mark.parametrize("how", ["floods", "floods the past"])
def test_one_that_floods_valid_lines_is_cut_off(thinkers: Make, how: str) -> None:
    """It is heard a little at a time, and not at all once it has said too much."""
    thinker = thinkers(how, EVER)
    session = hard(thinker)
    session.prepare()
    first = thinker.pid
    process = thinker._process
    assert process is not None
    until(lambda: process._heard.full() or None)
    before, polls = process.said, 0
    while session.consider() is None:
        polls += 1
        assert process._heard.qsize() <= MOST_LINES
        assert process.said - before < MOST_BYTES // 2, "it goes on meanwhile"
        before = process.said
    assert polls
    assert process.said < MOST_BYTES + LONGEST_LINE
    assert first is not None
    assert not alive(first)


def test_one_that_goes_on_talking_when_nothing_is_asked_is_replaced(thinkers: Make) -> None:
    """The last question was answered in time; what it says since then waits, and nobody hears it."""
    thinker = thinkers("answers and floods")
    session = hard(thinker)
    session.submit(considered(session))
    assert not session.fallback_moves
    first, process = thinker.pid, thinker._process
    assert process is not None
    until(lambda: process._heard.full() or None)
    at_a_hard_choice(session)
    session.submit(considered(session))
    assert thinker.pid not in (None, first)
    assert not session.fallback_moves


def test_a_process_that_never_gets_ready_is_given_up(thinkers: Make) -> None:
    session = hard(thinkers("mute", Patience(start=0.2)))
    session.submit(considered(session))
    assert session.fallback_moves[-1].why.key == "error.bot_unreachable"


def test_at_its_limit_the_best_move_so_far_counts(thinkers: Make) -> None:
    session = hard(thinkers("endless", CUT_OFF))
    entry = session.submit(considered(session))
    assert not session.fallback_moves, "it was cut off, not replaced"
    assert session.match.entries[-1] is entry


def test_an_answer_to_what_is_no_longer_asked_is_ignored(thinkers: Make) -> None:
    """Another sits down while it thinks, and a step is taken back: the new question is answered."""
    session = hard(thinkers())
    seat = session.waiting[0]
    session.prepare()
    session.change_seat(seat, Seat("Zoe"))
    movers = [entry.command.seat for entry in session.match.entries]
    session.take_back(max(moves for moves, mover in enumerate(movers) if mover != seat))
    assert not session.awaited, "a bot is to move again"
    assert considered(session) == session.think()
    session.submit(considered(session))
    assert not session.fallback_moves


def test_taking_back_forgets_who_stood_in(thinkers: Make) -> None:
    session = hard(thinkers("illegal"))
    session.change_seat(((session.waiting[0]) + 1) % 3, Seat("Zoe"))
    session.submit(considered(session))
    assert session.fallback_moves
    session.take_back(len(session.match.entries) - 1)
    assert not session.fallback_moves


def alive(pid: int) -> bool:
    """Whether the process runs; one that has ended but was not waited for does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return sys.platform != "linux"
    return state != "Z"


@pytest.mark.parametrize("how", ["", "hangs"])
def test_it_ends_at_once_in_mid_thought(thinkers: Make, how: str) -> None:
    thinker = thinkers(how)
    session = hard(thinker)
    session.prepare()
    pid = thinker.pid
    assert pid is not None
    assert alive(pid)
    thinker.close()
    assert not alive(pid)
    assert thinker.pid is None


def test_nobody_holds_it_any_more_and_it_is_gone() -> None:
    thinker = Thinker()
    thinker.start()
    pid = thinker.pid
    assert pid is not None
    del thinker
    assert not alive(pid)


def test_it_ends_with_the_window_that_was_killed() -> None:
    command = [sys.executable, "-m", "tests.app.patient_window"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        try:
            pid = int(window.stdout.readline())
            assert alive(pid)
        finally:
            window.kill()
    until(lambda: None if alive(pid) else True)


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for a process's children")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT"])
def test_it_ends_with_a_window_that_is_told_to(tmp_path: Path, name: str) -> None:
    """Also one that does not notice that nobody asks it any more."""
    session = play(begin(tmp_path, bot="shrewd"), 10)
    session.close()  # a save has one writer: the window
    command = [sys.executable, "-m", "tests.app.deaf_window", str(session.path), str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, start_new_session=True, stderr=subprocess.PIPE) as window:
        children = Path(f"/proc/{window.pid}/task/{window.pid}/children")
        try:
            [pid] = until(lambda: [int(word) for word in children.read_text().split()] or None)
            window.send_signal(signal.Signals[name])
            _, said = window.communicate(timeout=LONG)
        finally:
            window.kill()
    assert window.returncode == 128 + signal.Signals[name]
    assert said == b""
    assert not alive(pid)


@pytest.mark.parametrize("what", ["move", "hint"])
def test_a_question_holds_what_the_seat_may_know_and_nothing_else(what: str) -> None:
    """The whole line is the same when everything hidden is replaced by another deal."""
    asked: list[Question] = []

    class Listener(Thinker):
        def ask(self, question: Question) -> int:
            asked.append(question)
            return len(asked)

        def poll(self, number: int) -> Answer | Failure | None:
            return None

    session = hard(Listener())
    seat = session.waiting[0]
    ask: Callable[[], object] = session.prepare
    if what != "move":
        ask = partial(session.reasons.advise, seat, "tycoon")
    ask()
    other = GAME.imagine(session.questions.memory.view(seat), Chance("another deal"))
    assert other != session.match.state
    session.bots.drop()
    session.reasons.drop()
    session.match._states[-1] = other
    ask()
    assert line(asked[0]) == line(asked[1])
    assert session.match.seed.encode() not in asked[0].seed.encode()
    hands = [player["hand"] for player in msgspec.json.decode(asked[0].view)["players"]]
    assert [hand is not None for hand in hands] == [number == seat for number in range(3)]


def test_the_game_s_chance_is_the_same_with_and_without_a_thought(thinkers: Make) -> None:
    quiet, loud = (Session.new("raccoon_tycoon", seats(3, "random"), {}, "same", None) for _ in range(2))
    loud.questions.thinker = thinkers()
    for number in range(60):
        seat = loud.waiting[0]
        loud.reasons.advise(seat, "tycoon")
        move = quiet.options(seat)[0].draw(Chance("move", number))
        assert quiet.submit(move) == loud.submit(move)


def test_it_remembers_every_purse_also_after_loading_and_going_back(tmp_path: Path) -> None:
    session = play(begin(tmp_path, bot="shrewd"), 90)
    assert session.path is not None
    for known in (session, Session.load(session.path)):
        for moves in (90, 30, 60, 0, 90):
            purses = [player.money for player in known.match._states[moves].players]
            seen = known.questions.memory.view(0, moves).players
            assert [player.money for player in seen] == purses
    assert session.view(0).players[1].money is None, "the window is told nothing"
