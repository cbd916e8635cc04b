"""The row at the foot of every table: each button shows its key at the left, in every form of the window."""

from __future__ import annotations

import pytest

from scenes.registry import SHOWCASES, showcase_of
from scenes.table.scene import TableScene
from scenes.tools.still import Still, read
from scenes.window.stack import SceneStack
from tests.scenes.table.test_pages import FORMS


@pytest.mark.parametrize("game", SHOWCASES)
def test_every_button_of_the_foot_shows_its_key_however_large_the_text(game: str) -> None:
    scene = Still(showcase_of(game)).table(read)
    assert isinstance(scene, TableScene)
    controls = scene.parts.controls
    stack = SceneStack(FORMS[0][0], FORMS[0][1])
    stack.push(scene)
    for size, scale in FORMS:
        stack.resize(size, scale)
        frame = scene.context.shown.layout.frame
        row = [*controls.verbs.values(), controls.undo, controls.menu]
        assert all(button.cap and button.capped for button in row), (size, scale)
        assert all(button.has_room_for_key(frame) for button in row), (size, scale)
        pictured = {button.pictured for button in controls.verbs.values()}
        assert len(pictured) == 1
        assert controls.undo.fitted(frame) == controls.menu.fitted(frame)
        assert controls.undo.fitted(frame) >= frame.type(24, 1.0)


@pytest.mark.parametrize("game", SHOWCASES)
def test_steps_back_and_forward_share_their_place_with_their_keys(game: str) -> None:
    scene = Still(showcase_of(game)).table(read)
    controls = scene.parts.controls
    stack = SceneStack((1280, 720), 2.0)
    stack.push(scene)
    controls.redo.visible = True
    for size, scale in FORMS:
        stack.resize(size, scale)
        row = [controls.undo, controls.redo, controls.menu]
        assert len({button.capped for button in row}) == 1
        assert all(button.cap for button in row)
