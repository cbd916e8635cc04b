"""Opponents think in their own process: real ones, and ones that die, hang and cheat."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import msgspec
import pytest

from raccoon.app.seats import Seat
from raccoon.app.thinking.client import Patience, Thinker
from raccoon.app.thinking.process import LONGEST_LINE, MOST_BYTES, MOST_LINES
from tests.app.tables import begin
from tests.app.thinkers import (
    CUT_OFF,
    EVER,
    HASTE,
    ROOT,
    Make,
    alive,
    at_a_hard_choice,
    considered,
    hard,
    thinkers,
    told,
    until,
)

__all__ = ["thinkers"]


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
    """It starts soon, and nothing in it can open a second window."""
    command = [
        sys.executable,
        "-c",
        "import sys, raccoon.cli, raccoon.app.thinking.server; print(*sys.modules)",
    ]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert "raccoon.app.thinking.server" in names
    assert not {"pygame", "pygame_gui", "scenes"} & {*names}


def test_nothing_waits_for_a_thought(thinkers: Make) -> None:
    """Asking returns at once; while the bot thinks there is no move, and the thinking seat is known."""
    session = hard(thinkers("hangs"))
    assert session.consider() is None
    assert session.bots.thinking() == session.waiting
    assert session.consider() is None
    session.bots.drop()
    assert session.bots.thinking() == ()


def test_many_deals_are_thought_of_there_too(thinkers: Make) -> None:
    """An edited save may ask for thousands of deals: the window must not stop for them."""
    session = hard(thinkers("hangs"))
    seat = session.waiting[0]
    session.change_seat(seat, msgspec.structs.replace(session.seats[seat], controller="tycoon@9999"))
    assert session.consider() is None
    assert session.bots.thinking() == (seat,)


def test_killed_in_mid_thought_it_is_replaced_and_started_again(thinkers: Make) -> None:
    thinker = thinkers()
    session = hard(thinker)
    session.prepare()
    until(lambda: thinker.has_partial_answer or not thinker.thinks or session.prepare())
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
    """Packaged for Windows the program has no stderr; passing it on would fail."""
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
    thinker._command, thinker._patience = Thinker()._command, EVER  # the cause of the failure is over
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
    """Its output is read in small portions, and not at all once it has said too much."""
    thinker = thinkers(how, EVER)
    session = hard(thinker)
    session.prepare()
    first = thinker.pid
    process = thinker._process
    assert process is not None
    until(lambda: process._inbox.full() or None)
    before, polls = process.bytes_read, 0
    while session.consider() is None:
        polls += 1
        assert process._inbox.qsize() <= MOST_LINES
        assert process.bytes_read - before < MOST_BYTES // 2, "it goes on meanwhile"
        before = process.bytes_read
    assert polls
    assert process.bytes_read < MOST_BYTES + LONGEST_LINE
    assert first is not None
    assert not alive(first)


def test_one_that_goes_on_talking_when_nothing_is_asked_is_replaced(thinkers: Make) -> None:
    """The last question was answered in time; later output waits unread."""
    thinker = thinkers("answers and floods")
    session = hard(thinker)
    session.submit(considered(session))
    assert not session.fallback_moves
    first, process = thinker.pid, thinker._process
    assert process is not None
    until(lambda: process._inbox.full() or None)
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
    """Another player sits down while it thinks, and a step is taken back: the new question is answered."""
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
