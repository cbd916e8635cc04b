"""The thinking process ends with the program that asked it, however that ends."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from raccoon.app.thinking.client import Thinker
from tests.app.tables import begin, play
from tests.app.thinkers import LONG, ROOT, Make, alive, hard, thinkers, until

__all__ = ["thinkers"]


@pytest.mark.parametrize("how", ["", "hangs"])
def test_it_ends_at_once_in_mid_thought(thinkers: Make, how: str) -> None:
    thinker = thinkers(how)
    session = hard(thinker)
    session.prepare()
    pid = thinker.pid
    assert pid is not None
    assert alive(pid)
    thinker.close()
    assert not alive(pid)
    assert thinker.pid is None


def test_nobody_holds_it_any_more_and_it_is_gone() -> None:
    thinker = Thinker()
    thinker.start()
    pid = thinker.pid
    assert pid is not None
    del thinker
    assert not alive(pid)


def test_it_ends_with_the_window_that_was_killed() -> None:
    command = [sys.executable, "-m", "tests.app.patient_window"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        try:
            pid = int(window.stdout.readline())
            assert alive(pid)
        finally:
            window.kill()
    until(lambda: None if alive(pid) else True)


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for a process's children")
@pytest.mark.parametrize(
    ("name", "how"), [("SIGTERM", "hangs"), ("SIGHUP", "hangs"), ("SIGQUIT", "hangs"), ("SIGTERM", "floods")]
)
def test_it_ends_with_a_window_that_is_told_to(tmp_path: Path, name: str, how: str) -> None:
    """Also a process that does not notice that its window has ended, and one that never stops talking: no
    process started by the window is left.
    """
    session = play(begin(tmp_path, bot="shrewd"), 10)
    session.close()  # a save has one writer: the window
    command = [sys.executable, "-m", "tests.app.deaf_window", str(session.path), str(tmp_path), how]
    with subprocess.Popen(command, cwd=ROOT, start_new_session=True, stderr=subprocess.PIPE) as window:
        children = Path(f"/proc/{window.pid}/task/{window.pid}/children")
        try:
            first = until(lambda: set(children.read_text().split()) or None)
            if how == "floods":  # one has been cut off, and the next one floods
                until(lambda: set(children.read_text().split()) - first or None)
            window.send_signal(signal.Signals[name])
            _, said = window.communicate(timeout=LONG)
        finally:
            window.kill()
    assert window.returncode == 128 + signal.Signals[name]
    assert said == b""
    assert not [pid for pid in of_session(window.pid) if alive(pid)]


def of_session(session: int) -> list[int]:
    """The processes of a session, of which the window is the first."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[3]) == session:
                found.append(int(stat.parent.name))
    return found
