"""A program that is killed leaves a report for the next start; one that ends normally leaves nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from raccoon.app.recovery.crash_detection import mark_running, report_crashes

ENDS = {
    "killed": "os.kill(os.getpid(), signal.SIGKILL)",
    "below Python": "faulthandler._sigsegv()",
    "as when the screen is gone": "os._exit(1)",
}
if sys.platform == "win32":
    del ENDS["killed"]


def cut_off(data: Path, end: str) -> None:
    """Another program at that folder, which ends in this way."""
    script = (
        "import faulthandler, os, pathlib, signal, sys\n"
        "from raccoon.app.recovery.crash_detection import mark_running\n"
        "def fall():\n"
        f"    {end}\n"
        "with mark_running(pathlib.Path(sys.argv[1])):\n"
        "    fall()\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script, str(data)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=False,
    )
    assert ended.returncode


def reports(data: Path) -> list[Path]:
    return sorted((data / "reports").iterdir())


@pytest.mark.parametrize("end", ENDS)
def test_a_program_that_was_cut_off_is_reported_once(tmp_path: Path, end: str) -> None:
    cut_off(tmp_path, ENDS[end])
    report = report_crashes(tmp_path)
    assert report is not None
    assert reports(tmp_path) == [report]
    told = report.read_text(encoding="utf-8")
    assert "The program ended without a word." in told
    assert str(Path.cwd()) not in told
    if end == "below Python":
        assert "Segmentation fault" in told or "access violation" in told
        assert " fall" in told
    assert report_crashes(tmp_path) is None


def test_an_end_in_order_leaves_nothing(tmp_path: Path) -> None:
    with mark_running(tmp_path):
        assert len(reports(tmp_path)) == 1
    assert not reports(tmp_path)
    with pytest.raises(ZeroDivisionError), mark_running(tmp_path):
        raise ZeroDivisionError
    assert not reports(tmp_path), "what fails is reported by whoever catches it"


def test_another_program_that_runs_has_not_vanished(tmp_path: Path) -> None:
    script = (
        "import pathlib, sys\n"
        "from raccoon.app.recovery.crash_detection import mark_running\n"
        "with mark_running(pathlib.Path(sys.argv[1])):\n"
        "    print('here', flush=True)\n"
        "    sys.stdin.read()\n"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert other.stdout
    assert other.stdout.readline().strip() == b"here"
    assert report_crashes(tmp_path) is None
    other.communicate()
    assert not reports(tmp_path)


def test_where_the_disk_refuses_the_game_runs_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way")
    with mark_running(tmp_path):
        pass
    assert report_crashes(tmp_path) is None
