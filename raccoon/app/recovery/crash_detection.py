"""Crash detection: a program that was killed, ran out of memory, lost its screen or crashed below Python.

A running program holds a lock file as a mark; one left behind becomes a report at the next start.
"""

import faulthandler
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.lock import Lock

LONGEST = 40_000
"""The most characters of a mark in a report; a crash trace has a few thousand."""
_FRAME = re.compile(r'File "(?:[^"\n]*[\\/])?([^"\\/\n]+)", line (\d+) in (\S+)')


@contextmanager
def mark_running(data: Path) -> Iterator[None]:
    """Hold a mark file, if the disk allows, while the program runs; `faulthandler` writes crashes into it."""
    mark = data / "reports" / f"running-{os.getpid()}.txt"
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        file = mark.open("w", encoding="utf-8")
    except OSError:
        yield
        return
    lock, ours = Lock.take(mark), not faulthandler.is_enabled()
    if ours:
        faulthandler.enable(file)
    try:
        yield
    finally:
        if ours:
            faulthandler.disable()
        file.close()
        lock.release()
        with suppress(OSError):
            mark.unlink()


def report_crashes(data: Path) -> Path | None:
    """Make reports of the marks without a running program; return the last report, None for none."""
    last = None
    for mark in sorted((data / "reports").glob("running-*.txt")):
        try:
            lock = Lock.take(mark)
        except SaveError:
            continue  # it is still running
        if lock.held:
            last = _report(mark, data) or last
        lock.release()
    return last


def is_running_elsewhere(data: Path) -> bool:
    """Return whether another instance of the program is running."""
    for mark in (data / "reports").glob("running-*.txt"):
        try:
            Lock.take(mark).release()
        except SaveError:
            return True
    return False


def _report(mark: Path, data: Path) -> Path | None:
    """Turn a mark into a report; None where the disk refuses."""
    try:
        noted = mark.read_text(encoding="utf-8", errors="replace")[:LONGEST]
        mark.unlink()
    except OSError:
        return None
    from raccoon.app.recovery import reports

    return reports.keep(["The program ended without a word.", *_frames(noted)], data)


def _frames(noted: str) -> Iterator[str]:
    """Yield the lines of a crash trace: its name, and the calls without their folders."""
    for line in noted.splitlines():
        if found := _FRAME.search(line):
            yield f"  {found[1]}:{found[2]} {found[3]}"
        elif line.startswith("Fatal Python error:"):
            yield line
