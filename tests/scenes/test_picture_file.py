"""A key keeps a picture of whatever is on the screen; where it cannot be written that is said."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import pygame

from raccoon.app.saves.picture_files import keep
from scenes.dialogs.dialog import DialogScene
from scenes.screens.picture_file import keep_picture
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting, seats


def sitting_at_a_table(folder: Path) -> Sitting:
    sitting = Sitting(folder)
    sitting.window.desktop.keep_picture = partial(keep_picture, sitting.program.shell)
    sitting.begin(seats("person", "random", "random"), "picture")
    sitting.look()
    return sitting


def test_the_key_keeps_what_is_seen_and_says_where(tmp_path: Path) -> None:
    sitting = sitting_at_a_table(tmp_path)
    seen = sitting.window.surface.copy()
    sitting.press(pygame.K_F12)
    [path] = (sitting.program.data / "pictures").glob("*.png")
    kept = pygame.image.load(path)
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(seen, "RGB")
    told = sitting.stack.top
    assert isinstance(told, DialogScene)
    assert str(path) in told.sentence
    sitting.press(pygame.K_RETURN)
    assert isinstance(sitting.stack.top, TableScene)


def test_two_of_one_second_have_two_names(tmp_path: Path) -> None:
    assert len({keep(b"picture", tmp_path) for _ in range(3)}) == 3


def test_a_folder_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    sitting = sitting_at_a_table(tmp_path)
    shutil.rmtree(sitting.program.data, ignore_errors=True)
    sitting.program.data.parent.mkdir(exist_ok=True)
    sitting.program.data.write_text("a file where the folder was")
    sitting.press(pygame.K_F12)
    assert isinstance(sitting.stack.top, DialogScene)
