"""Opponents who think in their own process after a person's sale: answers, steps back, a taken seat."""

from __future__ import annotations

import pygame

from raccoon.app.seats import Seat
from raccoon.app.wording import seat_mark
from scenes.screens.seats import SeatsScene
from scenes.table.scene import TableScene
from tests.app.test_thinking import until
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.bidders import Mouse
from tests.scenes.raccoon_tycoon.midgame import choice_named
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage
from tests.scenes.table.test_thinking import At, at, pid_of

__all__ = ["at"]


def thinking(sitting: Sitting) -> TableScene:
    """A person has sold something, and the tycoon thinks about its answer."""
    state = having(dealt(), tokens=counts(wheat=3))
    stage(sitting, state, "tycoon", "greedy")
    table = sitting.table
    table.parts.log.close_page()
    sitting.press(pygame.K_s, "s")
    sitting.press(pygame.K_RETURN)
    assert until(lambda: table.context.session.bots.thinking() or sitting.frame()) == (1,)
    return table


def test_a_game_with_opponents_of_the_ladder_comes_to_its_end(at: At) -> None:
    sitting = at()
    session = sitting.begin(seats("person", "sensible:otis", "shrewd:vixen"), "apart")
    pid = pid_of(sitting)
    sitting.play(Mouse(11))
    assert session.over
    assert not session.fallback_moves
    assert sitting.program.thinker.pid == pid, "one process for the whole game"


def test_the_bubble_goes_when_the_move_comes(at: At) -> None:
    sitting = at()
    table = thinking(sitting)
    until(lambda: len(table.context.session.match.entries) >= 2 or sitting.frame())
    assert table.context.session.bots.thinking() != (1,) or table.context.session.waiting == (1,)
    assert not table.context.session.fallback_moves


def test_an_illegal_answer_is_told(at: At) -> None:
    sitting = at("illegal")
    table = thinking(sitting)
    until(lambda: len(table.context.session.match.entries) >= 2 or sitting.frame())
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
