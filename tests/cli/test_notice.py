"""A refusal at the start is shown in a box after a double click, and not to users of a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import pytest

from display import Display, virtual_display

ASK = "import sys; from raccoon.commands import notice; sys.exit(notice.is_wanted())"
LOST = subprocess.DEVNULL
NO_WINDOW = 2
OK = ("640", "288")
"""The place of the box's button."""
MIDDLE = ("640", "360")
"""The middle of the screen, where a window opens."""


def environment(**more: str) -> dict[str, str]:
    """The environment of a desktop, not that of a test."""
    kept = {name: value for name, value in os.environ.items() if name not in ("CI", "SDL_VIDEODRIVER")}
    return {**kept, "PYTHONPATH": str(Path(__file__).parents[2]), **more}


def asked(errors: IO[Any] | int, **more: str) -> bool:
    """Return whether a program with this stream for errors wants a box."""
    command = [sys.executable, "-c", ASK]
    process = subprocess.run(
        command, env=environment(**more), stdin=LOST, stdout=LOST, stderr=errors, check=False
    )
    return bool(process.returncode)


def test_errors_that_no_terminal_shows_are_shown_in_a_box(tmp_path: Path) -> None:
    assert asked(LOST)
    assert asked(subprocess.PIPE)
    with (tmp_path / "errors").open("wb") as file:
        assert asked(file), "Xfce and others write them to a file"


def test_where_nobody_sees_a_display_there_is_no_box() -> None:
    assert not asked(LOST, CI="true")
    assert not asked(LOST, SDL_VIDEODRIVER="dummy")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_a_terminal_is_read() -> None:
    ours, theirs = os.openpty()
    try:
        assert not asked(theirs)
    finally:
        os.close(ours)
        os.close(theirs)


def test_without_any_stream_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    from raccoon.commands import notice

    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(sys, "stderr", None)
    assert notice.is_wanted()


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A file that is no saved game."""
    path = tmp_path / "broken.raccoon"
    path.write_text("no game")
    return path


def start(display: Display, broken: Path, errors: int, *wish: str, **more: str) -> subprocess.Popen[bytes]:
    words = wish or ("play", str(broken))
    command = [sys.executable, "-m", "raccoon", "--data-dir", str(broken.parent), *words]
    surroundings = environment(DISPLAY=display.name, **more)
    return subprocess.Popen(command, env=surroundings, stdin=LOST, stdout=LOST, stderr=errors)


def read_and_close(process: subprocess.Popen[bytes], display: Display, at: tuple[str, str]) -> None:
    """Wait until the display shows something, and click that place until the program has ended."""
    try:
        while len(display.picture().shares()) == 1:
            assert process.poll() is None, "it waits until the sentence has been read"
            time.sleep(0.1)
        surroundings = {**os.environ, "DISPLAY": display.name}
        while process.poll() is None:
            subprocess.run(["xdotool", "mousemove", *at, "click", "1"], env=surroundings, check=True)
            time.sleep(0.3)
        assert process.returncode == NO_WINDOW
    finally:
        process.kill()
        process.wait()


@pytest.mark.x
@pytest.mark.parametrize(
    "wish", [(), ("--no-such-option",), ("gone.raccoon",)], ids=["save", "option", "file"]
)
def test_a_double_click_shows_a_box_that_a_press_closes(
    x_display: Display, broken: Path, wish: tuple[str, ...]
) -> None:
    read_and_close(start(x_display, broken, LOST, *wish), x_display, OK)


@pytest.mark.x
def test_where_the_system_has_no_box_a_window_shows_it(x_display: Display, broken: Path) -> None:
    with virtual_display((1280, 720), "-fp", "built-ins") as bare:
        read_and_close(start(bare, broken, LOST, PATH=""), bare, MIDDLE)


@pytest.mark.x
def test_the_system_ends_a_program_whose_box_nobody_closes(x_display: Display, broken: Path) -> None:
    process = start(x_display, broken, LOST)
    try:
        while len(x_display.picture().shares()) == 1:
            assert process.poll() is None
            time.sleep(0.1)
        process.terminate()
        process.wait()
    finally:
        process.kill()
        process.wait()


@pytest.mark.x
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_who_reads_the_errors_meets_no_box(x_display: Display, broken: Path) -> None:
    ours, theirs = os.openpty()
    process = start(x_display, broken, theirs)
    os.close(theirs)
    assert process.wait() == NO_WINDOW
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        said = terminal.read(1000)
    assert said.startswith(b"raccoon: ")
    assert said.count(b"\n") == 1
