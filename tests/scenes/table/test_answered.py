"""The table announces once that a setting has answered for a person; the setting can be changed there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app import settings as keeping
from raccoon.app.standing_orders import SeatLog, StandingOrder
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_tycoon.actions.auction import Pass as PassOfTycoon
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.dialogs.dialog import DialogScene
from scenes.raccoon_rampage.choices.play import plays
from scenes.raccoon_rampage.outlook.stakes import matters
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.raccoon_rampage.house import House, begin, played_until
from tests.scenes.raccoon_tycoon.midgame import bid_of, choice_named, sit_down

WINDOW = AwaitLastCall | AwaitEvaluation


def told(sitting: Sitting) -> DialogScene:
    """Run frames until the dialog appears; return it."""
    for _ in range(600):
        if isinstance(sitting.stack.top, DialogScene):
            return sitting.stack.top
        sitting.frame()
    raise AssertionError("nothing is said")


def quiet_call(tmp_path: Path) -> House:
    """Three people in a call whose answers make no difference; no setting was explained before."""

    def there(session: object) -> bool:
        view = session.view(None)  # type: ignore[attr-defined]
        return isinstance(view.pending, WINDOW) and not matters(view)

    house = House(tmp_path, speed="calm")
    house.program.settings.explained = {}
    house.lay(played_until(begin("person", "person", "person", seed="quiet"), there))
    return house


def test_between_people_it_is_said_once_that_somebody_was_not_asked(tmp_path: Path) -> None:
    house = quiet_call(tmp_path)
    session = house.table.context.session if house.stack.top is not None else None
    box = told(house)
    assert session is not None
    name = session.seats[session.match.entries[-1].command.seat].name
    assert box.title == ENGLISH.say("answered.title", name=name)
    assert box.sentence == ENGLISH.say("answered.every_call", name=name)
    house.press(pygame.K_ESCAPE)
    moves = len(session.match.entries)
    for _ in range(600):
        house.frame()
        if session.awaited:
            break
        assert not isinstance(house.stack.top, DialogScene)
    assert len(session.match.entries) > moves, "the others were not asked either"
    kept, _ = keeping.load(tmp_path)
    assert "every_call" in str(kept.explained)
    assert not kept.every_call


def test_whoever_wants_to_be_called_is_from_the_very_next_answer_on(tmp_path: Path) -> None:
    house = quiet_call(tmp_path)
    session = house.table.context.session
    box = told(house)
    asked = session.waiting
    assert asked
    house.click(choice_named(box, ENGLISH.say("answered.every_call.change")))
    assert session.awaited == asked
    assert house.table.context.shown.person in asked
    house.frame(120)
    assert session.waiting == asked, "nobody answers for them"
    assert keeping.load(tmp_path)[0].every_call


@pytest.mark.parametrize("change", [False, True])
def test_alone_it_is_said_once_that_the_only_thing_allowed_was_done(tmp_path: Path, change: bool) -> None:
    """Clara cannot bid: the program passes for her, from then on unannounced, or asks her."""
    sitting = Sitting(tmp_path, speed="calm")
    sitting.program.settings.explained = {}

    def broke(session: object) -> bool:
        view = session.view(0)  # type: ignore[attr-defined]
        pending = view.pending
        return isinstance(pending, AwaitBid) and pending.seat == 0 and view.players[0].money <= pending.bid

    session = sit_down(sitting, ["person", "greedy", "greedy"], broke)
    box = told(sitting)
    action = ENGLISH.say("table.move.pass")
    assert box.sentence == ENGLISH.say("answered.answer_forced", deed=action)
    assert session.match.entries[-1].command.seat == 0
    label = "answered.answer_forced.change" if change else "answered.keep"
    sitting.click(choice_named(box, ENGLISH.say(label)))
    assert sitting.table
    assert keeping.load(tmp_path)[0].answer_forced is not change


def test_alone_it_is_said_once_that_a_call_could_not_be_changed(tmp_path: Path) -> None:
    """Clara holds a card for calls, but this one is decided: the program passes and says so."""

    def there(session: Any) -> bool:
        view = session.view(None)
        called = isinstance(view.pending, WINDOW) and 0 in session.waiting and not matters(view)
        return called and bool(plays(session.options(0)))

    house = House(tmp_path, speed="calm")
    house.program.settings.explained = {}
    session = house.lay(played_until(begin("person", "random", "random", seed="18"), there))
    moves = len(session.match.entries)
    box = told(house)
    assert box.sentence == ENGLISH.say("answered.every_call.alone", name=session.seats[0].name)
    assert Pass(0) in [entry.command for entry in session.match.entries[moves:]]
    house.click(choice_named(box, ENGLISH.say("answered.every_call.change")))
    assert keeping.load(tmp_path)[0].every_call


def test_what_somebody_ordered_is_not_told_of(tmp_path: Path) -> None:
    """Clara has given a standing order to pass: that answers for her, not a setting."""

    class LetPass(StandingOrder):
        follows_at_once, about = False, ""

        def over(self, view: Any, log: SeatLog) -> bool:
            return not isinstance(view.pending, AwaitBid)

        def answer(self, view: Any, log: SeatLog) -> Command | None:
            return PassOfTycoon(0)

    sitting = Sitting(tmp_path, speed="calm")
    sitting.program.settings.explained = {}
    session = sit_down(sitting, ["person", "greedy", "greedy"], bid_of(0, room=1), least=10)
    session.orders.give(0, LetPass())
    moves = len(session.match.entries)
    sitting.table.context.on_session_changed()
    while len(session.match.entries) == moves:
        sitting.frame()
    assert session.match.entries[moves].command == PassOfTycoon(0)
    assert sitting.table
    assert sitting.program.settings.explained == {}
