"""Saves: the moves played are written, torn lines are left out, errors are reported."""

import errno
import os
from pathlib import Path

import pytest

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.events import Refusal
from tests.app.tables import begin, person, play, play_until, records, reseal, saved, step_back


def test_a_saved_game_opens_as_it_was_left(tmp_path: Path) -> None:
    left = play(begin(tmp_path, players=4, longer_game=True), 150)
    again = Session.load(saved(left))
    assert again.match.state == left.match.state
    assert again.match.entries == left.match.entries
    assert again.seats == left.seats
    assert [again.view(seat) for seat in range(4)] == [left.view(seat) for seat in range(4)]


def test_a_game_goes_on_after_opening_as_it_would_have_without(tmp_path: Path) -> None:
    whole = play(begin(None, seed="same"))
    first = play(begin(tmp_path, seed="same"), 60)
    second = play(Session.load(saved(first)))
    assert second.match.state == whole.match.state
    assert play(Session.load(saved(first))).match.entries == whole.match.entries


def test_a_move_is_in_the_file_before_anyone_is_told(tmp_path: Path) -> None:
    session = begin(tmp_path)
    seen = []
    session.match.listeners.append(lambda entry: seen.append(read(saved(session)).entries[-1] == entry))
    play(session, 25)
    assert seen == [True] * 25


def test_reading_does_not_touch_the_file(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 20))
    before = path.read_bytes(), path.stat().st_mtime_ns
    Session.load(path).view(0)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_a_write_torn_at_any_byte_loses_only_the_move_in_flight(tmp_path: Path) -> None:
    """The last command has several events: every cut through its lines gives the game before it."""
    session = play_until(begin(tmp_path), lambda state: state.round == 3)
    while len(session.submit(session.think()).events) < 3:
        pass
    path, entries = saved(session), session.match.entries
    whole = path.read_bytes()
    start = whole.index(b'{"number":%d,' % entries[-1].number)
    for cut in range(start + 1, len(whole)):
        path.write_bytes(whole[:cut])
        loaded = read(path)
        assert loaded.torn, cut
        assert list(loaded.entries) == entries[:-1], cut
    path.write_bytes(whole[:start])
    assert not read(path).torn


@pytest.mark.parametrize("end", [b"\0" * 700, b"\xff\xfe", b'{"number":', b"\0\0\n"])
def test_play_goes_on_over_what_a_power_cut_left(tmp_path: Path, end: bytes) -> None:
    whole = play(begin(None))
    path = saved(play(begin(tmp_path), 50))
    path.write_bytes(path.read_bytes() + end)
    session = Session.load(path)
    assert path.read_bytes().endswith(end), "opening alone must not write"
    play(session)
    assert not read(path).torn
    assert list(read(path).entries) == whole.match.entries


def test_damage_is_named_by_its_line_and_the_file_is_left_alone(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 12))
    lines = path.read_bytes().splitlines(keepends=True)
    for number in range(1, len(lines) + 1):
        line = bytearray(lines[number - 1])
        line[len(line) // 2] ^= 1
        damaged = b"".join([*lines[: number - 1], bytes(line), *lines[number:]])
        path.write_bytes(damaged)
        with pytest.raises(SaveError) as caught:
            read(path)
        assert caught.value.line == number
        assert path.read_bytes() == damaged


def test_a_missing_line_is_noticed(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 12))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4] + lines[5:]))
    with pytest.raises(SaveError) as caught:
        read(path)
    assert (caught.value.key, caught.value.line) == ("save.checksum", 5)


def test_blocks_lost_in_the_middle_of_the_last_command_are_a_torn_write(tmp_path: Path) -> None:
    session = play_until(begin(tmp_path), lambda state: state.round == 3)
    while len(session.submit(session.think()).events) < 3:
        pass
    path, entries = saved(session), session.match.entries
    lines = path.read_bytes().splitlines(keepends=True)
    lost = len(lines) - len(entries[-1].events) + 1
    whole_first = lines[lost - 1].rstrip(b"\n")
    for zeros in (bytes(len(whole_first)), whole_first[:20] + bytes(len(whole_first) - 20)):
        path.write_bytes(b"".join([*lines[: lost - 1], zeros + b"\n", *lines[lost:]]))
        loaded = read(path)
        assert loaded.torn
        assert list(loaded.entries) == entries[:-1]
    path.write_bytes(b"".join([*lines[:9], bytes(50) + b"\n", *lines[10:]]))
    with pytest.raises(SaveError):
        read(path)


@pytest.mark.parametrize("partial", [0, 1, 40])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_full_disk_undoes_the_move_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, partial: int, code: int
) -> None:
    session = play(begin(tmp_path), 30)
    path = saved(session)
    told: list[object] = []
    before, state = path.read_bytes(), session.match.state
    session.match.listeners.append(told.append)
    write = os.write

    def full(handle: int, data: bytes) -> int:
        if partial and path.stat().st_size == len(before):
            return write(handle, bytes(data)[:partial])
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(SaveError) as caught:
            session.submit(session.think())
    assert caught.value.key == "save.unwritable"
    assert session.match.state is state
    assert not told
    assert path.read_bytes() == before
    play(session)
    assert list(read(path).entries) == session.match.entries


def test_a_disk_that_cannot_flush_undoes_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(begin(tmp_path), 5)
    before = saved(session).read_bytes()

    def failing(handle: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing)
        with pytest.raises(SaveError):
            session.submit(session.think())
    assert saved(session).read_bytes() == before


def test_a_lost_folder_that_cannot_be_made_again_is_told_and_the_move_not_made(tmp_path: Path) -> None:
    session = play(begin(lost(tmp_path)), 5)
    lose(saved(session))
    with pytest.raises(SaveError) as caught:
        session.submit(session.think())
    assert caught.value.key == "save.lost"
    assert len(session.match.entries) == 5


def lost(folder: Path) -> Path:
    """A folder for a save that will be lost."""
    (folder / "lost").mkdir()
    return folder / "lost"


def lose(path: Path) -> None:
    """Replace the save's folder by a file."""
    path.unlink()
    path.parent.rmdir()
    path.parent.write_bytes(b"")


def test_two_windows_do_not_write_over_each_other(tmp_path: Path) -> None:
    one = play(begin(tmp_path), 5)
    two = Session.load(saved(one))
    play(one, 3)
    with pytest.raises(SaveError) as caught:
        two.submit(two.think())
    assert caught.value.key == "save.changed"
    assert list(read(saved(one)).entries) == one.match.entries


def test_a_new_save_never_replaces_another(tmp_path: Path) -> None:
    paths = {saved(begin(tmp_path)) for _ in range(3)}
    assert len(paths) == 3
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in paths}


def test_undone_moves_stay_in_the_file_and_out_of_the_game(tmp_path: Path) -> None:
    session = begin(tmp_path)
    seat = session.waiting[0]
    first, second = list(session.options(seat)[0].commands())[:2]
    session.submit(first)
    step_back(session)
    assert read(saved(session)).entries == ()
    session.submit(second)
    play(session, 20)
    loaded = read(saved(session))
    assert list(loaded.entries) == session.match.entries
    assert loaded.entries[0].command == second
    assert [record for record in records(saved(session)) if "undone" in record] == [{"undone": 1}]


def test_redo_after_an_undo_is_kept(tmp_path: Path) -> None:
    session = begin(tmp_path)
    entry = session.submit(session.think())
    state = session.match.state
    step_back(session)
    assert session.redo() == entry
    assert Session.load(saved(session)).match.state == state
    with pytest.raises(Refusal, match="nothing_to_redo"):
        session.redo()


def test_a_failed_undo_changes_nothing(tmp_path: Path) -> None:
    session = begin(lost(tmp_path))
    seat = session.waiting[0]
    session.submit(session.think())
    person(session, seat)
    state = session.match.state
    lose(saved(session))
    with pytest.raises(SaveError):
        session.undo(seat)
    assert session.match.state is state


def test_a_changed_seat_is_kept(tmp_path: Path) -> None:
    session = play(begin(tmp_path), 10)
    session.change_seat(1, Seat("Zoe", colour="pink", emblem="cane"))
    assert session.seats[1].is_person
    assert Session.load(saved(session)).seats == session.seats
    reseal_free = records(saved(session))
    assert reseal_free[0]["seats"][1]["name"] == "Bert", "the beginning of the file is never rewritten"


def test_a_save_forged_line_by_line_still_opens_when_it_is_right(tmp_path: Path) -> None:
    """The checksum is over the bytes as they are: another writer's spacing and order of fields is valid."""
    session = play(begin(tmp_path), 15)
    reseal(saved(session), records(saved(session)))
    assert list(read(saved(session)).entries) == session.match.entries
