"""A key that is held down opens its page once, not again after it was closed, in every game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.registry import PRESENTATIONS, showcase_of
from scenes.table.scene import TableScene
from scenes.tools.still import Still
from tests.scenes.person import Sitting

OTHERS = (ord("h"), ord("i"), ord("?"), pygame.K_F1, pygame.K_ESCAPE)
"""The keys that open a hint, a page, the list of keys, the rulebook, the menu."""
REPEATS = 5


def sat_down(folder: Path, game: str) -> Sitting:
    """A person at the table who is to move and has closed the recap."""
    sitting = Sitting(folder, (960, 540))
    sitting.program.table(Still(showcase_of(game)).session())
    sitting.frame(2)
    sitting.table.parts.log.close_page()
    sitting.frame(60)
    return sitting


def openers(table: TableScene) -> list[int]:
    """The keys of the enabled verbs that open a page."""
    view, options = table.context.shown.view, table.context.session.options(0)
    choices = table.context.presentation.choices
    verbs = table.parts.controls.verbs.items()
    opening = [button for name, button in verbs if not choices.quick_action(name, view, options)]
    return [button.hotkeys[0] for button in opening if button.enabled]


def lying(sitting: Sitting) -> tuple[object, ...]:
    """The things that cover the table: another screen, a page, a hint."""
    table = next(scene for scene in sitting.stack.scenes if isinstance(scene, TableScene))
    parts = table.parts
    return (sitting.stack.top is table, parts.panel_host.choice is None, parts.hints.open)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_held_key_opens_its_page_once(tmp_path: Path, game: str) -> None:
    sitting = sat_down(tmp_path, game)
    rest = lying(sitting)
    for key in (*openers(sitting.table), *OTHERS):
        sitting.hold(key)
        opened = lying(sitting)
        assert opened != rest, pygame.key.name(key)
        sitting.hold(key, REPEATS)
        assert lying(sitting) == opened, "it does not close it either"
        if key == pygame.K_ESCAPE:
            return
        sitting.press(pygame.K_ESCAPE)
        assert lying(sitting) == rest
        sitting.hold(key, REPEATS)
        assert lying(sitting) == rest
        sitting.let_go(key)
        sitting.hold(key)
        assert lying(sitting) == opened
        sitting.let_go(key)
        sitting.press(pygame.K_ESCAPE)
