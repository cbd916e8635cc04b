"""A key saves a picture of any screen; an error is reported if it cannot be written."""

from __future__ import annotations

import errno
import os
import shutil
from functools import partial
from pathlib import Path
from threading import Event

import pygame
import pytest

from raccoon.app.saves.picture_files import keep
from scenes.dialogs.dialog import DialogScene
from scenes.screens.picture_file import SavingScene, save_file, save_picture
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting, let_keep, seats


def sitting_at_a_table(folder: Path) -> Sitting:
    sitting = Sitting(folder)
    sitting.window.desktop.save_picture = partial(save_picture, sitting.program.shell)
    sitting.begin(seats("person", "random", "random"), "picture")
    sitting.look()
    return sitting


def test_the_key_keeps_what_is_seen_and_says_where(tmp_path: Path) -> None:
    sitting = sitting_at_a_table(tmp_path)
    seen = sitting.window.surface.copy()
    sitting.press(pygame.K_F12)
    let_keep(sitting)
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
    let_keep(sitting)
    assert isinstance(sitting.stack.top, DialogScene)


def test_the_window_goes_on_while_a_file_is_made_and_it_can_be_called_off(tmp_path: Path) -> None:
    sitting, done = sitting_at_a_table(tmp_path), Event()

    def make() -> bytes:
        done.wait(60)
        return b"a long film"

    for calls_off in (True, False):
        done.clear()
        save_file(sitting.program.shell, make, ".webp", "film.kept")
        sitting.frame(30)
        keeping = sitting.stack.top
        assert isinstance(keeping, SavingScene)
        if calls_off:
            sitting.press(pygame.K_ESCAPE)
            assert isinstance(sitting.stack.top, TableScene)
        done.set()
        keeping.thread.join(60)
        sitting.frame(3)
        found = [*(sitting.program.data / "pictures").glob("*")]
        assert bool(found) is not calls_off
    told = sitting.stack.top
    assert isinstance(told, DialogScene)
    assert str(found[0]) in told.sentence


def test_a_full_disk_is_told_and_no_part_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sitting_at_a_table(tmp_path)

    def full(self: Path, *_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "open", full)
    sitting.press(pygame.K_F12)
    let_keep(sitting)
    monkeypatch.undo()
    told = sitting.stack.top
    assert isinstance(told, DialogScene)
    assert os.strerror(errno.ENOSPC) in told.sentence
    assert not [*(sitting.program.data / "pictures").glob("*")]
