"""The front page on the screen: opened by its tab, scrolled, shown whole, and saved."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import pictures_dir, saves_dir
from scenes.newspaper.scene import NewspaperScene
from scenes.registry import SHOWCASES
from scenes.results.scene import ResultsScene
from scenes.tools.still import ENDLESS
from tests.scenes.newspaper.newspapers import CHECKS
from tests.scenes.person import Sitting, let_keep


@pytest.fixture(params=[*CHECKS])
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Sitting:
    made = Sitting(tmp_path)
    made.program.ended(SHOWCASES[request.param].demonstration(3, ENDLESS, saves_dir(tmp_path)))
    made.frame(2)
    results = made.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    made.press(pygame.K_0 + 1 + list(results.tabs).index("newspaper"))
    return made


def page(sitting: Sitting) -> NewspaperScene:
    shown = sitting.stack.top
    assert isinstance(shown, NewspaperScene)
    for _ in range(200):
        if shown.printed:
            break
        sitting.frame()
    assert shown.printed
    return shown


def test_the_page_is_read_down_to_its_foot_and_seen_whole(sitting: Sitting) -> None:
    shown = page(sitting)
    sitting.press(pygame.K_END)
    foot = shown.scrolled
    assert foot > 0
    sitting.press(pygame.K_DOWN)
    assert shown.scrolled == foot
    sitting.press(pygame.K_HOME)
    sitting.press(pygame.K_DOWN)
    assert 0 < shown.scrolled < foot
    shown.zoom.press()
    sitting.frame()
    assert shown.scrolled == 0
    sitting.press(pygame.K_END)
    assert shown.scrolled == 0


def test_the_page_is_kept_as_a_pdf_and_as_a_picture(sitting: Sitting, tmp_path: Path) -> None:
    shown = page(sitting)
    for button in shown.ways[2:]:
        button.press()
        let_keep(sitting)
        assert sitting.stack.top is not shown, "where it is kept is told"
        sitting.stack.pop()
    kept = sorted(path.suffix for path in pictures_dir(tmp_path).iterdir())
    assert kept == [".pdf", ".png"]
