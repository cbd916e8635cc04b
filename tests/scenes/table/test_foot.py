"""The row at the foot of every table: each button shows its key, in every form of the window."""

from __future__ import annotations

import pytest

from scenes.registry import SHOWCASES, showcase_of
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import Still, close_recap
from scenes.window.stack import SceneStack
from tests.scenes.table.test_pages import FORMS


@pytest.mark.parametrize("game", SHOWCASES)
def test_every_button_of_the_foot_shows_its_key_however_large_the_text(game: str) -> None:
    scene = Still(showcase_of(game)).table(close_recap)
    assert isinstance(scene, TableScene)
    controls = scene.parts.controls
    stack = SceneStack(FORMS[0][0], FORMS[0][1])
    stack.push(scene)
    for size, scale in FORMS:
        stack.resize(size, scale)
        frame = scene.context.shown.layout.frame
        row = [*controls.verbs.values(), scene.parts.hints.button, controls.undo, controls.menu]
        assert all(button.cap for button in row), (size, scale)
        assert all(button.form.has_room_for_key(button.rect, frame) for button in row), (size, scale)
        pictured = {button.row_style.pictured for button in controls.verbs.values()}
        assert len(pictured) == 1
        undo, menu = (one.form.fitted(one.rect, frame) for one in (controls.undo, controls.menu))
        assert undo == menu >= frame.type(24, 1.0)


@pytest.mark.parametrize("game", SHOWCASES)
def test_steps_back_and_forward_share_their_place_with_their_keys(game: str) -> None:
    scene = Still(showcase_of(game)).table(close_recap)
    controls = scene.parts.controls
    stack = SceneStack((1280, 720), 2.0)
    stack.push(scene)
    controls.redo.visible = True
    for size, scale in FORMS:
        stack.resize(size, scale)
        row = [controls.undo, controls.redo, controls.menu]
        assert len({button.row_style.cornered for button in row}) == 1
        assert all(button.cap for button in row)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1024, 768)])
def test_hint_step_back_and_menu_are_at_one_place_in_all_games_and_pages_leave_them_free(
    size: tuple[int, int],
) -> None:
    places = []
    for game in SHOWCASES:
        scene = Still(showcase_of(game)).table(close_recap)
        assert isinstance(scene, TableScene)
        scene.resize(size)
        controls, hint = scene.parts.controls, scene.parts.hints.button
        assert hint.visible
        row = [hint, controls.undo, controls.menu]
        (me,) = scene.context.visible_layout.rects_of(Piece("me" if game != "saloon_tycoon" else "panel:0"))
        seen = [*(button.rect for button in row), scene.context.visible_layout.banner, me]
        assert scene.context.visible_layout.page.collidelist(seen) < 0, "with the own face and who is next"
        places.append([(round(button.rect.right / size[1], 2), button.rect.top) for button in row])
    growing = [[place[1] for place in row] for row in places]
    assert growing == growing[:1] * len(SHOWCASES)
    if size[0] * 9 == size[1] * 16:
        assert places == places[:1] * len(SHOWCASES)


@pytest.mark.parametrize("game", SHOWCASES)
def test_every_verb_in_the_row_shows_what_it_is_about(game: str) -> None:
    scene = Still(showcase_of(game)).table(close_recap)
    assert isinstance(scene, TableScene)
    scene.resize((1280, 720))
    foot = scene.context.visible_layout.banner.top
    row = [button for button in scene.parts.controls.verbs.values() if button.rect.top >= foot]
    assert all(button.icon and button.row_style.pictured for button in row)
    assert len({button.icon for button in row}) == len(row)
