"""Sound: the music by the tracker's place, and the effect of its change of sides."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from raccoon.games.raccoon_rampage.catalogue import SKULL, START_IMPACT
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.table.context import TableNavigation
from scenes.table.scene import TableScene
from scenes.window.stack import SceneStack
from tests.scenes.driving import ENGLISH
from tests.scenes.listening import Ear
from tests.scenes.raccoon_rampage.games import begin, won

SOUND = PRESENTATION.sound


def at_the_needle(impact: int, final: bool = False) -> View:
    """The first position, with the tracker at an impact."""
    view: View = begin().view(None)
    return replace(view, impact=impact, final=final)


@pytest.mark.parametrize(
    ("impact", "final", "mood"),
    [(START_IMPACT, False, "night"), (-4, False, "night"), (SKULL - 1, False, "alarm"), (-4, True, "alarm")],
)
def test_it_tiptoes_until_the_skull_is_near_or_the_last_round_begins(
    impact: int, final: bool, mood: str
) -> None:
    assert SOUND.music(at_the_needle(impact, final)) == mood


@pytest.mark.parametrize(
    ("before", "after", "heard"),
    [(0, -1, ["relief"]), (-1, 0, ["alarm"]), (0, 3, []), (-1, -4, []), (2, -2, ["relief"])],
)
def test_the_tracker_is_heard_where_it_changes_its_colour(before: int, after: int, heard: list[str]) -> None:
    cues = SOUND.change(at_the_needle(before), at_the_needle(after))
    assert [effect for _, effect in cues] == heard


def test_at_the_table_relief_is_heard_with_the_move_that_brings_it() -> None:
    game, ear = won().match.entries, Ear()
    fallen = next(number for number in range(len(game)) if won().view(None, number + 1).impact < 0)
    session, ways = (
        begin(seed="b"),
        TableNavigation(lambda: None, lambda: None, lambda *_: None, lambda _: None),
    )
    for entry in game[:fallen]:
        session.submit(entry.command)
    scene = TableScene(session, ear.settings, ENGLISH.say, ways, PRESENTATION, ear.sounds)
    SceneStack().push(scene)
    ear.wait(4)
    assert "caption.relief" not in ear.captions
    scene.context.submit(game[fallen].command)
    ear.wait(6)
    assert ear.captions.count("caption.relief") == 1
