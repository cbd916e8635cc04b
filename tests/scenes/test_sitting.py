"""The tests' own person at the window: screens that nobody watches are not drawn, and answer all the same."""

from pathlib import Path

import pygame
import pytest

from scenes.screens.title.scene import TitleScene
from tests.scenes.person import Sitting


@pytest.mark.parametrize("watched", [True, False])
def test_only_what_is_watched_is_drawn(
    watched: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(TitleScene, "draw", lambda scene, surface: drawn.append(scene))
    sitting = Sitting(tmp_path)
    sitting.watch(not watched)
    sitting.watch(watched)
    sitting.program.title()
    sitting.frame(3)
    assert bool(drawn) == watched
    title = sitting.stack.top
    sitting.press(pygame.K_TAB)
    assert title
    assert any(one.focused for one in title.group())
    sitting.stack.clear()
