"""Buttons save pictures of the certificate and of a moment, and the film of a game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import pictures_dir, saves_dir
from scenes.dialogs.dialog import DialogScene
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.tools.still import ENDLESS
from tests.scenes.person import Sitting, let_keep


@pytest.fixture(params=[*PRESENTATIONS])
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Sitting:
    made = Sitting(tmp_path)
    made.program.ended(SHOWCASES[request.param].demonstration(3, ENDLESS, saves_dir(tmp_path)))
    made.frame(2)
    results = made.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    return made


def kept(folder: Path) -> list[str]:
    return sorted(path.suffix for path in pictures_dir(folder).iterdir())


def test_the_certificate_is_kept_without_its_buttons(sitting: Sitting, tmp_path: Path) -> None:
    results = sitting.stack.top
    results.tabs["picture"].press()
    let_keep(sitting)
    assert isinstance(sitting.stack.top, DialogScene)
    assert kept(tmp_path) == [".png"]
    picture = pygame.image.load(next(pictures_dir(tmp_path).iterdir()))
    assert picture.get_size() == results.size
    row = results.tabs["certificate"].rect
    shown = pygame.Surface(results.size)
    results.draw(shown)
    there, here = (pygame.image.tobytes(one.subsurface(row), "RGB") for one in (picture, shown))
    assert there != here


@pytest.mark.parametrize(("answer", "ending"), [(0, ".png"), (1, ".webp")])
def test_a_moment_and_the_film_are_kept_from_the_theatre(
    sitting: Sitting, tmp_path: Path, answer: int, ending: str
) -> None:
    results = sitting.stack.top
    results.tabs["replay"].press()
    for _ in range(400):
        if isinstance(sitting.stack.top, ReplayScene):
            break
        sitting.frame()
    theatre = sitting.stack.top
    assert isinstance(theatre, ReplayScene)
    theatre.buttons.keep.press()
    dialog = sitting.stack.top
    assert isinstance(dialog, DialogScene)
    dialog.buttons[answer].press()
    let_keep(sitting)
    assert kept(tmp_path) == [ending]
    sitting.program.thinker.close()
