"""The person at the screen when several are awaited at once, and when the curtain falls."""

from __future__ import annotations

from typing import Any

import pytest

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from scenes.table.presentation import Moment, Privacy
from scenes.table.viewer import Viewer


class Told(Privacy):
    """A privacy whose view is the kind of moment itself."""

    def moment(self, view: Any) -> Moment:
        kind: Moment = view
        return kind


def sit(*controllers: str, curtain: bool = True, holder: int | None = None) -> Viewer:
    seats = [Seat(f"P{n}", who, COLOURS[n], EMBLEMS[n]) for n, who in enumerate(controllers)]
    return Viewer(seats, Told(), curtain, holder)


def test_people_answer_one_after_the_other_each_behind_a_curtain() -> None:
    viewer = sit("person", "person", "person")
    for awaited in ((0, 1, 2), (1, 2), (2,)):
        assert viewer.turn_to("private", awaited)
        assert viewer.seat is None, "nobody's things are shown before somebody has come"
        assert viewer.person == awaited[0]
        viewer.lift(awaited[0])
        assert not viewer.turn_to("private", awaited), "who has come stays"
        assert viewer.seat == awaited[0]


def test_who_is_at_the_screen_already_answers_first() -> None:
    viewer = sit("person", "greedy", "person")
    viewer.lift(2)
    assert not viewer.turn_to("private", (0, 2))
    assert (viewer.person, viewer.seat) == (2, 2)
    assert viewer.turn_to("private", (0,)), "then the other has to come"
    assert (viewer.person, viewer.seat) == (0, None)


def test_who_has_answered_sees_nothing_while_bots_are_waited_for() -> None:
    """The public table may show others' answers; it must not show private things of who was at the screen."""
    viewer = sit("person", "person", "greedy")
    viewer.lift(1)
    assert not viewer.turn_to("private", ())
    assert (viewer.person, viewer.seat) == (None, None)
    assert not viewer.turn_to("private", (0, 1)), "the same person goes on: no curtain"
    assert viewer.seat == 1


@pytest.mark.parametrize("moment", ["private", "open", "shared"])
def test_one_person_among_bots_never_sees_a_curtain(moment: str) -> None:
    viewer = sit("greedy", "person", "greedy")
    for awaited in ((1,), (), (1,)):
        assert not viewer.turn_to(moment, awaited)
        assert viewer.seat == 1


def test_at_an_open_table_everybody_looks_without_a_curtain() -> None:
    viewer = sit("person", "person")
    for seat in (0, 1, 0):
        assert not viewer.turn_to("open", (seat,))
        assert viewer.seat == seat


def test_where_no_curtain_is_wanted_each_looks_in_turn() -> None:
    viewer = sit("person", "person", curtain=False)
    assert not viewer.turn_to("private", (0, 1))
    assert viewer.seat == 0
    assert not viewer.turn_to("private", (1,))
    assert viewer.seat == 1


def test_before_everybodys_eyes_nothing_private_is_shown() -> None:
    viewer = sit("person", "person", "person", holder=2)
    assert not viewer.turn_to("shared", (0, 1))
    assert (viewer.person, viewer.seat) == (0, None)
    assert viewer.turn_to("private", (2,)), "others have been at the screen meanwhile"


def test_a_table_can_begin_with_someone_at_the_screen() -> None:
    viewer = sit("person", "person", holder=1)
    assert viewer.seat == 1
    assert not viewer.turn_to("private", (1,))
