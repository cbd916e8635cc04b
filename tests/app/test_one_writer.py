"""One writer a save: another program is refused and may watch; a removed save is written again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

import raccoon
from raccoon.app.errors import AppError
from raccoon.app.saves import lock, writer
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.saves.salvage import salvage, salvageable
from raccoon.app.saves.shelves import move, rename
from raccoon.app.saves.verify import verify
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.session.watching import Watching
from tests.app.tables import begin, person, play, records, saved

ROOT = Path(raccoon.__path__[0]).parent
PLAYER = """
import sys
from pathlib import Path
from raccoon.app.saves.format import SaveError
from raccoon.app.session.session import Session
try:
    session = Session.load(Path(sys.argv[1]))
except SaveError as error:
    print(error.key, flush=True)
else:
    print("plays", flush=True)
    for line in sys.stdin:
        session.submit(session.think())
        print(session.match.next_number, flush=True)
"""


class Other:
    """Another program that plays a save."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def says(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def moves(self) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return int(self.says())

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def other(path: Path) -> Iterator[Other]:
    command = [sys.executable, "-c", PLAYER, str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Other(process)
        finally:
            process.kill()


def test_the_second_program_is_told_and_may_watch_until_the_first_lets_go(tmp_path: Path) -> None:
    session = play(begin(tmp_path), 10)
    path = saved(session)
    before = path.read_bytes()
    with other(path) as second:
        assert second.says() == "save.in_use"
    assert path.read_bytes() == before
    session.close()
    with other(path) as second:
        assert second.says() == "plays"
        with pytest.raises(SaveError) as caught:
            Session.load(path)
        assert caught.value.key == "save.in_use"
        watching = Watching.begin(path)
        assert watching.awaited == ()
        assert watching.consider() is None
        number = second.moves()
        command = watching.consider()
        assert command is not None
        watching.submit(command)
        assert watching.match.next_number == number
        assert watching.consider() is None
        second.kill()
        assert Session.load(path).match.entries == watching.match.entries, "a killed program holds nothing"


def test_who_watches_follows_a_step_back_and_decides_nothing(tmp_path: Path) -> None:
    session = begin(tmp_path)
    seat = person(session, session.waiting[0])
    watching = Watching.begin(saved(session))
    first, second = list(session.options(seat)[0].commands())[:2]
    session.submit(first)
    assert watching.consider() == first
    watching.submit(first)
    session.undo(seat)
    session.submit(second)
    assert watching.consider() == second
    watching.submit(second)
    assert watching.match.entries == session.match.entries
    assert watching.match.state == session.match.state
    assert watching.people == ()
    with pytest.raises(AppError) as caught:
        watching.change_seat(0, Seat("Eve", PERSON))
    assert caught.value.key == "save.watching"


def test_who_watches_waits_where_the_file_is_gone_or_half_written(tmp_path: Path) -> None:
    session = play(begin(tmp_path), 5)
    path = saved(session)
    watching = Watching.begin(path)
    whole = path.read_bytes()
    for half in (whole[:100], b"", None):
        path.unlink() if half is None else path.write_bytes(half)
        assert watching.consider() is None
    path.write_bytes(whole)
    play(session, 1)
    command = watching.consider()
    assert command == session.match.entries[-1].command


def test_two_games_begun_at_the_same_moment_are_two_files(tmp_path: Path) -> None:
    taken: list[Path] = []

    def there_already(path: Path, data: bytes) -> None:
        if not taken:
            taken.append(path)
            path.write_bytes(b"another program was faster")
        original(path, data)

    original = writer.write_new
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writer, "write_new", there_already)
        path = saved(play(begin(tmp_path), 3))
    assert path != taken[0]
    assert taken[0].read_bytes() == b"another program was faster"
    assert verify(path).moves == 3


@pytest.mark.parametrize("gone", ["file", "folder"])
def test_what_vanished_in_play_is_written_whole_again(tmp_path: Path, gone: str) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    session = play(begin(folder), 30)
    session.change_seat(1, Seat("Zoe", PERSON))
    session.take_back(20)
    session.change_seat(1, Seat("Zoe", "random"))
    path = saved(session)
    shutil.rmtree(folder) if gone == "folder" else path.unlink()
    play(session, 1)
    assert session.save_news()
    assert not session.save_news(), "it is told once"
    play(session, 5)
    again = Session.load(path)
    assert again.match.entries == session.match.entries
    assert again.takebacks == session.takebacks
    assert again.seats == session.seats
    assert verify(path).moves == 26


def test_where_it_cannot_be_written_again_it_is_kept_elsewhere(tmp_path: Path) -> None:
    folder, home = tmp_path / "saves", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    session = play(begin(folder), 10)
    shutil.rmtree(folder)
    folder.write_text("a file where the folder was")
    with pytest.raises(SaveError) as caught:
        play(session, 1)
    assert caught.value.key == "save.lost"
    assert len(session.match.entries) == 10
    session.keep_in(home)
    play(session, 3)
    assert saved(session).parent == home
    assert verify(saved(session)).moves == 13
    with pytest.raises(SaveError) as caught:
        session.keep_in(home)
    assert caught.value.key == "save.exists"


def test_a_save_that_grew_very_long_is_written_anew_without_what_was_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LINES", 200)
    session = play(begin(tmp_path), 20)
    while session.match.entries[-1].reveals:
        play(session, 1)
    seat = session.match.entries[-1].command.seat
    bot = session.seats[seat]
    person(session, seat)
    for _ in range(150):
        session.undo(session.match.entries[-1].command.seat)
        session.redo()
    session.change_seat(seat, bot)
    assert len(records(saved(session))) <= 200
    assert Session.load(saved(session)).match.entries == session.match.entries
    play(session, 5)
    assert verify(saved(session)).moves == len(session.match.entries)


def test_a_full_disk_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError):
        begin(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("damage", ["a wrong byte", "lines lost"])
def test_a_damaged_save_goes_on_from_its_last_good_line(tmp_path: Path, damage: str) -> None:
    session = play(begin(tmp_path), 40)
    path = saved(session)
    session.close()
    lines = path.read_bytes().splitlines(keepends=True)
    place = len(lines) // 2
    if damage == "lines lost":
        del lines[place : place + 3]
    else:
        line = bytearray(lines[place])
        line[len(line) // 2] ^= 1
        lines[place] = bytes(line)
    damaged = b"".join(lines)
    path.write_bytes(damaged)
    left = salvageable(path)
    assert left is not None
    assert path.read_bytes() == damaged, "looking at it changes nothing"
    beside = salvage(path)
    assert beside.read_bytes() == damaged
    assert verify(path).moves == len(left.entries) > 10
    again = play(Session.load(path))
    assert again.over
    assert again.match.entries[: len(left.entries)] == session.match.entries[: len(left.entries)]
    path.write_bytes(damaged)
    assert salvage(path) != beside


def test_where_nothing_is_left_or_nothing_is_wrong_nothing_is_done(tmp_path: Path) -> None:
    session = play(begin(tmp_path), 5)
    path = saved(session)
    whole = path.read_bytes()
    for data in (whole, b"x" * 100, whole[:50]):
        path.write_bytes(data)
        assert salvageable(path) is None
        with pytest.raises(SaveError):
            salvage(path)
        assert path.read_bytes() == data
    assert read(path) if path.write_bytes(whole) else None
    assert len(list(tmp_path.iterdir())) == 1


def test_what_another_window_plays_is_neither_renamed_nor_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = play(begin(tmp_path), 5)
    path, trash = saved(session), tmp_path / "trash"
    session.close()
    with monkeypatch.context() as patch:
        patch.setattr(lock, "_lock", lambda handle: False)
        for action in (partial(rename, path, "Mine"), partial(move, path, trash)):
            with pytest.raises(SaveError) as caught:
                action()
            assert caught.value.key == "save.in_use"
    assert verify(path).moves == 5
    assert move(move(rename(path, "Mine"), trash), tmp_path).stem == "Mine"
