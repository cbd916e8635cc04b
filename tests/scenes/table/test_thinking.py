"""The window while opponents think in their own process: it stays responsive and can be left."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.thinking.client import Patience, Thinker
from raccoon.app.wording import seat_mark
from scenes.main import run
from scenes.registry import PRESENTATIONS
from scenes.table.controls.thinking_bubble import bubble_place
from scenes.table.scene import TableScene
from tests.app.test_thinking import EVER, HASTE, alive, until
from tests.scenes.person import USUAL, Sitting, seats
from tests.scenes.table.test_reasons import THOUGHTFUL

At = Callable[..., Sitting]


@pytest.fixture
def at(tmp_path: Path) -> Iterator[At]:
    """A table whose opponents think in their own process."""
    sittings = []

    def sit(how: str = "", patience: Patience = EVER) -> Sitting:
        sitting = Sitting(tmp_path)
        command = [sys.executable, "-m", "tests.app.unruly", how] if how else ()
        sitting.program.thinker = Thinker(command, patience)
        sittings.append(sitting)
        return sitting

    yield sit
    for sitting in sittings:
        sitting.program.thinker.close()


def pid_of(sitting: Sitting) -> int:
    pid = sitting.program.thinker.pid
    assert pid is not None
    return pid


def thinking(sitting: Sitting, game: str = USUAL) -> TableScene:
    """The table while the first of three opponents thinks about its first move."""
    sitting.begin(seats(THOUGHTFUL[game], "random", "random"), "gavel", game=game)
    table = sitting.table
    assert until(lambda: table.context.session.bots.thinking() or sitting.frame()) == (0,)
    return table


def moved(sitting: Sitting) -> bool:
    """Whether the opponent has moved."""
    return any(entry.command.seat == 0 for entry in sitting.table.context.session.match.entries)


def patiently(sitting: Sitting) -> None:
    """Run frames until it has moved."""
    until(lambda: moved(sitting) or sitting.frame())


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_frames_go_on_and_the_bubble_shows_who_thinks(at: At, game: str) -> None:
    sitting = at("hangs")
    table = thinking(sitting, game)
    sitting.frame(10)
    assert table.parts.thinking.seats == (), "a short thought is nobody's business"
    sitting.frame(30)
    assert table.parts.thinking.seats == (0,)
    assert table.parts.banner.thinks == table.context.say("table.thinks")
    dots = set()
    before = sitting.window.surface.subsurface(bubble_place(table.context.shown.layout, 0)).copy()
    changed = False
    for _ in range(90):
        sitting.frame()
        dots.add(table.parts.thinking.dots)
        now = sitting.window.surface.subsurface(bubble_place(table.context.shown.layout, 0))
        changed = changed or now.get_buffer().raw != before.get_buffer().raw
    assert dots == {1, 2, 3}
    assert changed, "the dots are seen to move"
    assert not moved(sitting)


def test_with_reduced_motion_the_bubble_stands_still(at: At) -> None:
    sitting = at("hangs")
    sitting.program.settings.reduced_motion = True
    table = thinking(sitting)
    sitting.frame(30)
    seen = set()
    for _ in range(90):
        sitting.frame()
        seen.add(table.parts.thinking.dots)
    assert seen == {3}


def test_closing_the_window_ends_the_thought_at_once(at: At) -> None:
    sitting = at("hangs")
    thinking(sitting)
    pid = pid_of(sitting)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    run(sitting.program, sitting.window)
    assert not alive(pid)
    assert not sitting.stack.scenes


def test_leaving_for_the_title_ends_the_thought(at: At) -> None:
    sitting = at("hangs")
    thinking(sitting)
    pid = pid_of(sitting)
    sitting.program.title()
    assert not alive(pid)
    sitting.frame(5)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_killed_process_is_told_in_the_log_and_the_game_goes_on(at: At, game: str) -> None:
    sitting = at("hangs")
    table = thinking(sitting, game)
    os.kill(pid_of(sitting), signal.SIGKILL)
    patiently(sitting)
    told = table.context.say("error.bot_unreachable", name=seat_mark(0))
    assert told in [item.sentence for item in table.parts.game_log.items]


def test_a_hanging_process_is_told_and_replaced(at: At) -> None:
    sitting = at("hangs", HASTE)
    table = thinking(sitting)
    first = pid_of(sitting)
    patiently(sitting)
    assert table.context.session.fallback_moves
    assert not alive(first)
