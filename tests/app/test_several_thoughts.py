"""Several questions in one thinking process: in turn, within the time limit of one; a failure of one loses no
other.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from raccoon.app.seats import Seat
from raccoon.app.session.questions import BotQuestion
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Patience, Thinker
from raccoon.app.thinking.server import Thought
from raccoon.engine.events import Command
from tests.app.tables import NAMES
from tests.app.test_thinking import CUT_OFF, EVER, HASTE, until
from tests.games.ballot.installed import ballot

__all__ = ["ballot"]

PLAYERS = 4
Make = Callable[..., Thinker]


@pytest.fixture
def thinkers() -> Iterator[Make]:
    """A function that makes thinkers about Ballot, sane ones or ones that fail for seat 1, and ends them."""
    with contextlib.ExitStack() as made:

        def make(
            how: str = "", patience: Patience = EVER, clock: Callable[[], float] = time.monotonic
        ) -> Thinker:
            thinker = Thinker(
                [sys.executable, "-m", "tests.app.council_thinker", *how.split()], patience, clock
            )
            made.callback(thinker.close)
            return thinker

        yield make


def council(game: str, thinker: Thinker | None) -> Session:
    """Four mayors who are to vote at once."""
    seats = [Seat(NAMES[place], "mayor") for place in range(PLAYERS)]
    session = Session.new(game, seats, {}, "thoughts", None)
    if thinker:
        session.questions.use(thinker, session.seats)
    return session


def voted(session: Session) -> dict[int, Command]:
    """All votes as they arrive; the last one is not submitted, so that all remain visible."""
    made: dict[int, Command] = {}
    while len(made) < PLAYERS - 1:
        command = until(session.consider)
        session.submit(command)
        made[command.seat] = command
    command = until(session.consider)
    return made | {command.seat: command}


def test_all_think_at_once_and_as_they_would_here(ballot: str, thinkers: Make) -> None:
    here, there = council(ballot, None), council(ballot, thinkers())
    there.prepare()
    assert there.bots.thinking() == (0, 1, 2, 3)
    expected = {seat: here.bots.choose(seat, here.seats[seat]) for seat in range(PLAYERS)}
    assert voted(there) == expected
    assert not there.fallback_moves


def test_the_steps_of_endless_thoughts_take_turns(ballot: str, thinkers: Make) -> None:
    """No thought waits for the end of another, which never comes."""
    session = council(ballot, thinkers("endless", CUT_OFF))
    assert sorted(voted(session)) == [0, 1, 2, 3]
    assert not session.fallback_moves
    assert session.trouble is None


def test_all_together_take_no_longer_than_one_may(ballot: str, thinkers: Make) -> None:
    """The time of all is up with that of one: no seat's clock waits for another's move."""
    now = [0.0]
    thinker = thinkers("endless", Patience(start=1e9, thought=5.0, grace=1e9), lambda: now[0])
    session = council(ballot, thinker)
    session.prepare()
    until(lambda: True if all(asked.best for asked in thinker._open.values()) else session.prepare())
    assert session.consider() is None
    now[0] += 5.1
    for _ in range(PLAYERS - 1):
        command = session.consider()
        assert command is not None
        session.submit(command)
    assert session.consider() is not None
    assert not session.fallback_moves


@pytest.mark.parametrize("how", ["dies", "silent", "hangs", "nonsense", "garbled"])
def test_what_goes_wrong_with_one_question_loses_no_other(ballot: str, thinkers: Make, how: str) -> None:
    expected = council(ballot, None)
    session = council(ballot, thinkers(how, HASTE))
    found = voted(session)
    failed = {made.seat for made in session.fallback_moves}
    failed |= {seat for seat in session.waiting if session.bots.why_fallback(found[seat])}
    assert failed == {1}
    for seat in (0, 2, 3):
        assert found[seat] == expected.bots.choose(seat, expected.seats[seat])


def test_a_question_dropped_is_thought_about_no_more(ballot: str, thinkers: Make) -> None:
    """A player who leaves the table does not disturb the others' thinking."""
    session = council(ballot, thinkers())
    session.prepare()
    session.change_seat(1, Seat("Zoe"))
    assert until(session.consider).seat != 1
    assert 1 not in session.bots.thinking()


def test_killed_in_mid_thought_the_others_are_asked_again(ballot: str, thinkers: Make) -> None:
    thinker = thinkers("endless", CUT_OFF)
    session = council(ballot, thinker)
    session.prepare()
    until(lambda: thinker.has_partial_answer or session.prepare())
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert sorted(voted(session)) == [0, 1, 2, 3]
    assert not session.fallback_moves, "a new process answers"
    assert thinker.pid not in (None, first)


def test_where_nothing_can_be_started_everybody_moves_all_the_same(ballot: str) -> None:
    session = council(ballot, Thinker(["no such program anywhere"]))
    assert sorted(voted(session)) == [0, 1, 2, 3]
    assert len(session.fallback_moves) == PLAYERS - 1


def test_a_thought_that_fails_says_so_and_is_done(ballot: str) -> None:
    session = council(ballot, None)
    lost = Thought(session.questions._question(BotQuestion.of(session.match, 0, "nobody", 0))).step()
    assert lost.done
    assert "nobody" in lost.failed
