"""The disk fails at every call of the writer in turn, or writes too little: no accepted move is lost."""

from __future__ import annotations

import errno
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from tests.app.tables import begin, play, saved

CALLS = ("open", "fstat", "ftruncate", "lseek", "write", "fsync")
MOVES = 3


class Disk:
    """Counts the disk calls while a move is written; the call of that number fails, or writes half; with
    `for_good`, so do all later ones.
    """

    def __init__(self, fails: int = 0, short: bool = False, for_good: bool = False) -> None:
        self.fails, self.short, self.for_good = fails, short, for_good
        self.asked: Counter[str] = Counter()

    def during(self, patch: pytest.MonkeyPatch) -> None:
        """Replace the system's disk functions."""
        for name in CALLS:
            patch.setattr(os, name, self._call(name, getattr(os, name)))

    def _call(self, name: str, whole: Any) -> Any:
        def call(*given: Any, **facts: Any) -> Any:
            self.asked[name] += 1
            now = self.asked.total()
            if self.fails and (now == self.fails or (self.for_good and now > self.fails)):
                if self.short and name == "write":
                    return whole(given[0], bytes(given[1])[: max(1, len(given[1]) // 2)])
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return whole(*given, **facts)

        return call


def attempted(session: Session, disk: Disk) -> int:
    """The number of moves that were refused because of the disk."""
    refused = 0
    for _ in range(MOVES):
        command = session.think()
        with pytest.MonkeyPatch.context() as patch:
            disk.during(patch)
            try:
                session.submit(command)
            except SaveError:
                refused += 1
    return refused


def calls(folder: Path) -> int:
    """The disk calls of three moves."""
    disk = Disk()
    folder.mkdir()
    assert attempted(play(begin(folder), 4), disk) == 0
    assert set(disk.asked) >= {"open", "write", "fsync"}
    return disk.asked.total()


@pytest.mark.parametrize(("short", "for_good"), [(False, False), (True, False), (False, True), (True, True)])
def test_whichever_call_fails_the_file_is_what_was_accepted(
    tmp_path: Path, short: bool, for_good: bool
) -> None:
    refusals = 0
    for number in range(1, calls(tmp_path / "counted") + 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        session = play(begin(folder), 4)
        refusals += attempted(session, Disk(number, short, for_good))
        accepted = session.match.entries
        kept = [*read(saved(session)).entries]
        assert kept[: len(accepted)] == accepted, number
        # A disk that refuses to truncate may keep the refused move until the next one is written.
        assert len(kept) - len(accepted) <= for_good, number
        play(session, 3)
        assert verify(saved(session)).moves == len(session.match.entries), number
        assert [*read(saved(session)).entries] == session.match.entries
    assert refusals


def test_five_lines_cut_anywhere_lose_no_whole_command(tmp_path: Path) -> None:
    """Every byte of the last five lines: the commands complete before the cut are there."""
    session = play(begin(tmp_path), 40)
    path, entries = saved(session), session.match.entries
    whole = path.read_bytes()
    start = sum(map(len, whole.splitlines(keepends=True)[:-5]))
    ends = {len(whole)}
    for cut in range(start, len(whole)):
        path.write_bytes(whole[:cut])
        found = [*read(path).entries]
        assert found == entries[: len(found)], cut
        complete = whole[:cut].count(b'"last":true')
        assert len(found) >= complete - (cut not in ends and not whole[:cut].endswith(b"\n")), cut
