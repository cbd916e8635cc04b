"""The piano holds its breath while somebody is one step before an outlaw, then lets it go."""

from __future__ import annotations

from itertools import pairwise

import pytest

from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.game import GAME
from scenes.art import pictograms
from scenes.audio.presence import BREATH, HELD_IN
from scenes.audio.repertoire import HOUSE
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.table.context import TableNavigation
from scenes.table.scene import TableScene
from scenes.window.stack import SceneStack
from tests.games.saloon_tycoon.table import Table
from tests.scenes.driving import ENGLISH
from tests.scenes.listening import FRAME, Ear
from tests.scenes.person import seats

pictograms.add(PRESENTATION.words.pictograms)

WAYS = TableNavigation(lambda: None, lambda: None, lambda *_: None, lambda _: None)
SETTLED = 4.0
"""Seconds after which every fade is over."""


def heard_at(position: Table, music: float = 1.0) -> tuple[TableScene, Ear]:
    """A table with this position, and a recorder that has heard its music for a while."""
    ear = Ear(music=music)
    controllers = ["person"] * len(position.state.players)
    session = Session.new(GAME.name, seats(*controllers), {}, "staged", None)
    session.match._states = [position.state]
    scene = TableScene(session, ear.settings, ENGLISH.say, WAYS, PRESENTATION, ear.sounds)
    SceneStack().push(scene)
    ear.wait(SETTLED)
    return scene, ear


def level_after(scene: TableScene, ear: Ear, *commands: Command) -> float:
    """The loudness of the music some time after these commands."""
    for command in commands:
        scene.context.submit(command)
    ear.wait(SETTLED)
    return ear.levels[-1]


def street(*outlaws: str) -> Table:
    """A position in which no player is near an outlaw; these are out of town."""
    return Table(2).gold(1, 1).away(*outlaws)


NEAR = {
    "flatfoot": (
        street("flatfoot").gold(7, 1),
        (Earn(0),),
        (EndTurn(0), EndTurn(1)),
    ),
    "angie": (
        street("angie").gold(20).house(0, "kitchen@A1+0", "kitchen@B1+0"),
        (Build(0, "kitchen", "A2", 1),),
        (EndTurn(0), EndTurn(1), Build(0, "kitchen", "B2", 1)),
    ),
    "phineus": (
        street("phineus").gold(6).house(0, "pantry@A1+0", saloon=3),
        (Supply(0, (0,), (1,)),),
        (Supply(0, (1,), (1,)),),
    ),
}
"""For each: a position two steps away, the moves to the last step before them, and those that bring them."""


@pytest.mark.parametrize("outlaw", NEAR)
def test_the_music_is_quiet_one_step_before_an_outlaw_and_back_when_they_have_come(outlaw: str) -> None:
    position, near, come = NEAR[outlaw]
    scene, ear = heard_at(position)
    loud = ear.levels[-1]
    assert loud == max(ear.levels) > 0
    assert level_after(scene, ear, *near) == pytest.approx(loud * BREATH)
    assert level_after(scene, ear, *come) == loud
    view = scene.context.session.view(None)
    assert outlaw not in view.away
    assert ear.music == ["saloon_tycoon/music_day"], "the piece went on all the time"


@pytest.mark.parametrize(
    ("position", "held"),
    [
        (street("flatfoot").gold(8, 8), False),
        (street("flatfoot").gold(0, 9), True),
        (street("flatfoot").gold(0, 12), True),
        (street("angie", "phineus").gold(9, 9), False),
        (street("sydney"), False),
        (street("flatfoot", "angie", "sydney", "phineus").gold(9).final(0, 1), False),
    ],
    ids=[
        "two steps",
        "another player",
        "comes next turn",
        "in town",
        "a single step",
        "nobody comes any more",
    ],
)
def test_it_is_quiet_at_such_moments_only(position: Table, held: bool) -> None:
    assert bool(PRESENTATION.sound.tension(GAME.view(position.state, None))) is held


def test_it_goes_down_and_comes_back_smoothly() -> None:
    position, near, come = NEAR["phineus"]
    scene, ear = heard_at(position)
    for commands in (near, come):
        before = len(ear.levels) - 1
        level_after(scene, ear, *commands)
        way = ear.levels[before:]
        steps = [abs(after - one) for one, after in pairwise(way)]
        assert max(steps) < 0.05
        assert sum(step > 0 for step in steps) == pytest.approx(HELD_IN / FRAME, abs=2)


def test_it_is_back_when_the_moment_is_taken_back_or_the_table_is_left() -> None:
    position, near, _ = NEAR["phineus"]
    scene, ear = heard_at(position)
    loud = ear.levels[-1]
    quiet = level_after(scene, ear, *near)
    scene.context.session.undo(0)
    scene.context.on_session_changed()
    assert level_after(scene, ear) == loud > quiet
    assert level_after(scene, ear, *near) == quiet
    ear.sounds.enter(HOUSE)
    ear.sounds.at("opening")
    assert level_after(scene, ear) == loud


def test_silence_stays_silent() -> None:
    position, near, come = NEAR["phineus"]
    scene, ear = heard_at(position, music=0.0)
    level_after(scene, ear, *near)
    level_after(scene, ear, *come)
    assert {*ear.levels} == {0.0}
    assert ear.music == []
