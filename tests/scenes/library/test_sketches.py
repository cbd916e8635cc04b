"""The small pictures: drawn in a process of their own, kept, and never of what nobody may see."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from raccoon.app.saves.listing import listing
from raccoon.app.session.session import Session
from scenes.library.sketches import MIDDLE, WHOLE, FolderOfSketches, SketchRequest, serve, signature
from scenes.library.sketching import draw
from scenes.registry import PRESENTATIONS
from scenes.window.window import Window
from tests.app.thinkers import ROOT, alive, until
from tests.scenes.library.library import kept

ANSWERS = "import sys\nfor line in sys.stdin:\n    print('no', flush=True)\n"
WINDOW = """
import sys, time
from functools import partial
from pathlib import Path
from scenes.library.sketches import SketchProcess, SketchRequest
from raccoon.app.thinking.client import program
artist = SketchProcess([*program(), "sketch"])
pictures = [str(Path(sys.argv[1]) / name) for name in ("whole.jpg", "middle.jpg")]
artist.want([SketchRequest(sys.argv[2], *pictures)])
while artist._process is None:
    time.sleep(0.01)
print(artist._process.pid, flush=True)
time.sleep(600)
"""
"""A program with a library that is killed; it says the number of the process that draws."""


def waited(sketches: FolderOfSketches, path: Path, what: str) -> pygame.Surface | None:
    """Wait for a picture and return it."""
    one = listing(path)
    return until(lambda: sketches.get(one, what) or sketches.want([one]))


def test_a_table_is_drawn_beside_the_window_and_kept(tmp_path: Path) -> None:
    path = kept(tmp_path, "Under way", 12)
    folder = tmp_path / "sketches"
    folder.mkdir()
    with Window((960, 540)):
        sketches = FolderOfSketches(folder)
        whole, middle = waited(sketches, path, WHOLE), waited(sketches, path, MIDDLE)
        sketches.close()
        assert whole is not None
        assert whole.get_size() == (960, 540)
        assert middle is not None
        again = FolderOfSketches(folder, [sys.executable, "-c", ANSWERS])
        moved = path.rename(path.with_stem("Another name"))
        other = FolderOfSketches(folder, [sys.executable, "-c", ANSWERS], "de")
        assert other.get(listing(moved), MIDDLE) is None, "in German it has other words"
        other.close()
        assert again.get(listing(moved), MIDDLE) is not None, "a renamed game keeps its picture"
        again.forget_all_but([])
        again.close()
    assert not list(folder.iterdir())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_among_the_pictures_is_none(tmp_path: Path) -> None:
    path = kept(tmp_path, "Under way", 3)
    os.mkfifo(tmp_path / f"{signature(path)}.{WHOLE}.jpg")
    with Window((960, 540)):
        sketches = FolderOfSketches(tmp_path, [sys.executable, "-c", ANSWERS])
        assert sketches.get(listing(path), WHOLE) is None
        sketches.close()


def test_the_process_ends_with_the_window_that_was_killed(tmp_path: Path) -> None:
    """The process reads orders from the window; when its input ends it exits."""
    command = [sys.executable, "-c", WINDOW, str(tmp_path), str(tmp_path / "none.raccoon")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        try:
            pid = int(window.stdout.readline())
            assert alive(pid)
        finally:
            window.kill()
    until(lambda: None if alive(pid) else True)


def test_what_cannot_be_drawn_is_asked_for_once(tmp_path: Path) -> None:
    path = kept(tmp_path, "Under way", 12)
    with Window((960, 540)):
        sketches = FolderOfSketches(tmp_path, [sys.executable, "-c", "import sys; sys.exit(1)"])
        one = listing(path)
        for _ in range(20):
            assert sketches.get(one, MIDDLE) is None
            sketches.want([one])
            pygame.time.wait(10)
        sketches.close()


def test_the_process_draws_what_it_can_and_says_where_it_cannot(tmp_path: Path) -> None:
    bad = tmp_path / "bad.raccoon"
    bad.write_bytes(b"nonsense\n")
    order = SketchRequest(str(bad), str(tmp_path / "whole.jpg"), str(tmp_path / "middle.jpg"))
    assert list(serve([msgspec.json.encode(order)], partial(draw, PRESENTATIONS))) == [b"no\n"]
    assert [path.name for path in tmp_path.iterdir()] == ["bad.raccoon"]


def test_with_several_people_nobody_is_looked_over_the_shoulder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[int | None] = set()

    def view(session: Session, seat: int | None, entries: int | None = None) -> Any:
        asked.add(seat)
        return session.match.view(seat, entries)

    shared, alone = kept(tmp_path, "Shared", 0, people=2), kept(tmp_path, "Alone", 0, people=1)
    monkeypatch.setattr(Session, "view", view)
    draw(PRESENTATIONS, shared, "en")
    assert asked == {None}
    draw(PRESENTATIONS, alone, "en")
    assert asked == {None, 0}
