"""A save opened while the program runs is shown at its table, and so is a file dropped on the window."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.errors import AppError
from raccoon.app.recovery.handing_over import OFTEN, HandoverInbox, hand_over
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.lock import Lock
from raccoon.app.settings import Settings, save
from raccoon.cli import main
from scenes.dialogs.dialog import DialogScene
from scenes.screens.loading import LoadingScene
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting

SAVE = Path(__file__).parents[1] / "archive/v0_1_0/player/saves/trading-floor.raccoon"
DEAF = """
import sys, time
from pathlib import Path
from raccoon.app.recovery.crash_detection import mark_running
with mark_running(Path(sys.argv[1])):
    print("runs", flush=True)
    time.sleep(60)
"""
UNSEEN = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "Spielstände"
    folder.mkdir()
    save(Settings(welcomed=True), folder)
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    copy = tmp_path / "Dienstag «Nr. 2».raccoon"
    shutil.copy(SAVE, copy)
    return copy


@pytest.fixture
def deaf(data: Path) -> Iterator[Path]:
    """The player's folder of a running program that ignores requests."""
    command = [sys.executable, "-c", DEAF, str(data)]
    with subprocess.Popen(command, env=UNSEEN, stdout=subprocess.PIPE) as program:
        assert program.stdout
        assert program.stdout.readline() == b"runs\n"
        yield data
        program.kill()


def is_played(path: Path) -> bool:
    """Return whether another program has locked the save."""
    try:
        Lock.take(path).release()
    except SaveError:
        return True
    return False


def test_a_second_start_hands_its_save_to_the_program_that_runs(data: Path, mine: Path) -> None:
    command = [sys.executable, "-m", "raccoon", "--windowed", "--data-dir", str(data)]
    with subprocess.Popen(command, env=UNSEEN) as first:
        try:
            while not [*(data / "reports").glob("running-*")] and first.poll() is None:
                time.sleep(0.1)
            subprocess.run([*command, mine.name], env=UNSEEN, cwd=mine.parent, check=True)
            while not is_played(mine) and first.poll() is None:
                time.sleep(0.1)
            assert first.poll() is None
        finally:
            first.terminate()


def test_a_program_that_does_not_answer_is_told(deaf: Path, mine: Path) -> None:
    with pytest.raises(AppError) as caught:
        hand_over(deaf, mine, patience=0.4)
    assert (caught.value.key, caught.value.facts) == ("error.deaf", {"path": mine.name})
    assert HandoverInbox(deaf).update(OFTEN) is None, "what was told is not opened later"


def test_without_another_program_nothing_is_handed_over(data: Path, mine: Path) -> None:
    assert not hand_over(data, mine, patience=0.4)
    assert HandoverInbox(data).update(OFTEN) is None


def test_a_file_that_is_not_there_is_told_by_who_was_asked_for_it(
    deaf: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert main(["play", str(deaf / "gone.raccoon"), "--data-dir", str(deaf)]) == 2
    assert "gone.raccoon" in capsys.readouterr().err


def dropped(data: Path, path: Path) -> Sitting:
    """The program after the file was dropped on its title."""
    sitting = Sitting(data)
    window, program = sitting.window, sitting.program
    window.open_file = program.open_file
    program.title()
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    for _ in range(5):
        window.step(program.stack, 1 / 60)
        assert not isinstance(program.stack.top, LoadingScene)
    return sitting


def test_a_save_that_is_dropped_comes_to_the_table(data: Path, mine: Path) -> None:
    top = dropped(data, mine).program.stack.scenes[0]
    assert isinstance(top, TableScene)
    assert is_at(top, mine)


def is_at(table: TableScene, path: Path) -> bool:
    return table.context.session.path == path


def test_an_export_that_is_dropped_becomes_a_save(
    data: Path, tmp_path: Path, mine: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["export", "--all", str(mine)]) == 0
    export = tmp_path / "from a friend.jsonl"
    export.write_bytes(capfdbinary.readouterr().out)
    for name in ("from a friend", "from a friend 2"):
        top = dropped(data, export).program.stack.scenes[0]
        assert isinstance(top, TableScene)
        assert is_at(top, data / "saves" / f"{name}.raccoon")


@pytest.mark.parametrize("name", ["a picture.jpg", "no game.raccoon", "gone.raccoon"])
def test_a_file_that_is_no_game_is_told_so(data: Path, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name != "gone.raccoon":
        path.write_bytes(bytes(range(256)))
    assert isinstance(dropped(data, path).program.stack.top, DialogScene)
    assert [*(data / "saves").iterdir()] == []
