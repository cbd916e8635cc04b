"""Helpers of the tests of the thinking process: waiting, thinkers real and unruly, a contested move."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import raccoon
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.app.thinking.client import Patience, Thinker
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from tests.app.tables import begin, play

ROOT = Path(raccoon.__path__[0]).parent


LONG = 3600.0
"""Seconds after which a hanging test gives up: a busy machine takes many, and no test measures time."""


EVER = Patience(start=LONG, thought=LONG)


HASTE = Patience(start=LONG, thought=0.05, grace=0.3)


CUT_OFF = Patience(start=LONG, thought=0.05, grace=LONG)


T = TypeVar("T")


def until(found: Callable[[], T | None]) -> T:
    """Wait as the window does, by polling until something is found."""
    end = time.monotonic() + LONG
    while not (value := found()):
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.002)
    return value


@pytest.fixture
def thinkers() -> Iterator[Callable[..., Thinker]]:
    """A function that makes thinkers, real ones or unruly ones, and ends them."""
    with contextlib.ExitStack() as made:

        def make(how: str = "", patience: Patience = EVER) -> Thinker:
            command = [sys.executable, "-m", "tests.app.unruly", how] if how else ()
            thinker = Thinker(command, patience)
            made.callback(thinker.close)
            return thinker

        yield make


Make = Callable[..., Thinker]


def at_a_hard_choice(session: Session) -> Session:
    """Play to a point where the tycoon has much to think about, and seat a tycoon there."""
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
    """The sentence that players read about the last move."""
    why = session.fallback_moves[-1].why
    return Catalogue.load().say(why.key, **why.facts)


def alive(pid: int) -> bool:
    """Return whether the process runs; one that has ended but was not waited for does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return sys.platform != "linux"
    return state != "Z"
