"""The window while opponents think in their own process: nothing waits, all of it can be left at any time."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.seats import Seat
from raccoon.app.thinking.client import Thinker
from raccoon.app.wording import seat_mark
from scenes.main import run
from scenes.screens.seats import SeatsScene
from scenes.table.controls.thinking_bubble import bubble_place
from scenes.table.scene import TableScene
from tests.app.test_thinking import EVER, HASTE, alive, until
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.bidders import Mouse
from tests.scenes.raccoon_tycoon.midgame import choice_named
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage

At = Callable[..., Sitting]


@pytest.fixture
def at(tmp_path: Path) -> Iterator[At]:
    """A table where the opponents think in such a process."""
    sittings = []

    def sit(how: str = "", patience: object = EVER) -> Sitting:
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


def thinking(sitting: Sitting, *controllers: str) -> TableScene:
    """A person has sold something, and the tycoon thinks about its answer."""
    state = having(dealt(), tokens=counts(wheat=3))
    stage(sitting, state, *(controllers or ("tycoon", "greedy")))
    table = sitting.table
    table.parts.log.close_page()
    sitting.press(pygame.K_s, "s")
    sitting.press(pygame.K_RETURN)
    assert until(lambda: table.context.session.bots.thinking() or sitting.frame()) == (1,)
    return table


def patiently(sitting: Sitting, moves: int) -> None:
    """Frames until so many commands have been given."""
    until(lambda: len(sitting.table.context.session.match.entries) >= moves or sitting.frame())


def test_a_game_with_opponents_of_the_ladder_comes_to_its_end(at: At) -> None:
    sitting = at()
    session = sitting.begin(seats("person", "sensible:otis", "shrewd:vixen"), "apart")
    pid = pid_of(sitting)
    sitting.play(Mouse(11))
    assert session.over
    assert not session.fallback_moves
    assert sitting.program.thinker.pid == pid, "one process for the whole game"


def test_frames_go_on_and_the_bubble_shows_who_thinks(at: At) -> None:
    sitting = at("hangs")
    table = thinking(sitting)
    sitting.frame(10)
    assert table.parts.thinking.seats == (), "a short thought is nobody's business"
    sitting.frame(30)
    assert table.parts.thinking.seats == (1,)
    assert table.parts.banner.thinks == table.context.say("table.thinks")
    dots = set()
    before = sitting.window.surface.subsurface(bubble_place(table.context.shown.layout, 1)).copy()
    changed = False
    for _ in range(90):
        sitting.frame()
        dots.add(table.parts.thinking.dots)
        now = sitting.window.surface.subsurface(bubble_place(table.context.shown.layout, 1))
        changed = changed or now.get_buffer().raw != before.get_buffer().raw
    assert dots == {1, 2, 3}
    assert changed, "the dots are seen to move"
    assert len(table.context.session.match.entries) == 1


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


def test_the_bubble_goes_when_the_move_comes(at: At) -> None:
    sitting = at()
    table = thinking(sitting)
    patiently(sitting, 2)
    assert table.context.session.bots.thinking() != (1,) or table.context.session.waiting == (1,)
    assert not table.context.session.fallback_moves


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


def test_a_killed_process_is_told_in_the_log_and_the_game_goes_on(at: At) -> None:
    sitting = at("hangs")
    table = thinking(sitting)
    os.kill(pid_of(sitting), signal.SIGKILL)
    patiently(sitting, 2)
    told = table.context.say("error.bot_unreachable", name=seat_mark(1))
    assert told in [item.sentence for item in table.parts.game_log.items]
    assert table.context.session.match.entries[1].command.seat == 1


def test_a_hanging_process_is_told_and_replaced(at: At) -> None:
    sitting = at("hangs", HASTE)
    table = thinking(sitting)
    first = pid_of(sitting)
    patiently(sitting, 2)
    assert table.context.session.fallback_moves
    assert not alive(first)


def test_an_illegal_answer_is_told(at: At) -> None:
    sitting = at("illegal")
    table = thinking(sitting)
    patiently(sitting, 2)
    told = table.context.say("error.bot_illegal", name=seat_mark(1))
    assert told in [item.sentence for item in table.parts.game_log.items]


def test_a_step_back_while_the_opponent_thinks(at: At) -> None:
    """The person takes the sale back; nobody thinks about what is not so any more."""
    sitting = at("hangs")
    table = thinking(sitting)
    sitting.press(pygame.K_z, "z")
    assert table.context.session.match.entries == []
    assert table.context.session.bots.thinking() == ()
    assert table.context.shown.person == 0
    sitting.frame(60)
    assert table.parts.thinking.seats == ()
    sitting.press(pygame.K_s, "s")
    sitting.press(pygame.K_RETURN)
    sitting.frame(2)
    assert table.context.session.bots.thinking() == (1,)


def test_a_person_takes_the_seat_of_the_opponent_who_thinks(at: At) -> None:
    sitting = at("hangs")
    table = thinking(sitting)
    session = table.context.session
    table.context.navigation.menu()
    sitting.click(choice_named(sitting.stack.top, ENGLISH.say("menu.seats")))
    assert isinstance(sitting.stack.top, SeatsScene)
    session.change_seat(1, Seat("Zoe"))
    sitting.stack.pop()
    sitting.frame(40)
    assert session.bots.thinking() == ()
    assert session.awaited == (1,)
    assert len(session.match.entries) == 1
