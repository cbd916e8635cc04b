"""A key that is held down opens nothing: neither when the turn comes nor after its page was closed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_tycoon.pending import AwaitAction
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting

PAGES = {key: ord(key) for key in "psabthi?"} | {"F1": pygame.K_F1, "Esc": pygame.K_ESCAPE}
"""Every key that opens a page, a hint, the rulebook, the menu."""
REPEATS = 5


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    sat = Sitting(tmp_path)
    stage(sat, having(dealt(), money=40, tokens=counts(wheat=3, wood=3, goods=2)))
    sat.frame(60)
    return sat


def lying(sitting: Sitting) -> tuple[object, ...]:
    """The things over the table: another screen, a page, a hint."""
    table = next(scene for scene in sitting.stack.scenes if hasattr(scene, "parts"))
    parts = table.parts
    return (sitting.stack.top is table, parts.panel_host.choice is None, parts.hints.open)


@pytest.mark.parametrize("name", PAGES)
def test_a_held_key_opens_its_page_once(sitting: Sitting, name: str) -> None:
    key, rest = PAGES[name], lying(sitting)
    sitting.hold(key)
    opened = lying(sitting)
    assert opened != rest
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


@pytest.mark.parametrize("key", [ord(letter) for letter in "psabt"])
def test_a_key_held_until_the_turn_comes_opens_nothing(tmp_path: Path, key: int) -> None:
    sitting = Sitting(tmp_path, speed="fast")
    others = waiting(having(dealt(), money=40, tokens=counts(wheat=3)), AwaitAction(1), turn=1)
    stage(sitting, others, "greedy", "greedy")
    assert sitting.table.context.shown.chooser is None
    for _ in range(400):
        if sitting.table.context.shown.chooser is not None:
            break
        sitting.hold(key)
    assert sitting.table.context.shown.chooser == 0
    sitting.hold(key, REPEATS)
    assert sitting.table.parts.panel_host.choice is None
