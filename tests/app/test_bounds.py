"""Reading a file is bounded for any contents: its length, its lines, their repetitions, its kind."""

from __future__ import annotations

import os
import tracemalloc
from collections.abc import Callable
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raccoon.app import settings as keeping
from raccoon.app.errors import AppError
from raccoon.app.lessons.bookmark import Bookmarks
from raccoon.app.paths import settings_file
from raccoon.app.saves import file_lines, reader
from raccoon.app.saves.format import SaveError, checksum
from raccoon.app.saves.library import saves
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from tests.app.tables import GAME, begin, person, play, records, saved, step_back

MANY = 200_000


def sealed_lines(path: Path, lines: Any) -> Path:
    """A file of these records with valid checksums, cut below 31 MB."""
    previous, found, size = "", [], 0
    for record in lines:
        body = msgspec.json.encode(record)[:-1]
        previous = checksum(body, previous)
        found.append(b'%b,"checksum":"%b"}\n' % (body, previous.encode()))
        size += len(found[-1])
        if size > 31 * 2**20:
            break
    path.write_bytes(b"".join(found))
    return path


def stand_in(session: Session) -> dict[str, Any]:
    last = session.match.entries[-1]
    return {"stand_in": last.number, "seat": last.command.seat, "why": "error.bot_failed", "said": "x" * 50}


def taken_back(session: Session) -> dict[str, Any]:
    return {"taken_back": session.match.next_number, "agreed": [0], "moves": 3}


def seats(session: Session) -> dict[str, Any]:
    return {"seats": [{"name": "x" * 600, "controller": PERSON} for _ in session.seats]}


def rules(_: Session) -> dict[str, Any]:
    return {"rules_version": 1, "version": "0.1.0"}


REPEATED: dict[str, tuple[Callable[[Session], dict[str, Any]], str]] = {
    "a move made for a bot": (stand_in, "save.number"),
    "a takeback": (taken_back, "save.too_long"),
    "seats": (seats, "save.too_long"),
    "rules": (rules, "save.fields"),
}


@pytest.mark.parametrize("kind", REPEATED)
def test_a_line_repeated_without_end(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """31 MB are not read at all; where only the number of lines is too large, that is reported."""
    session = play(begin(tmp_path), 20)
    path, (line, key) = saved(session), REPEATED[kind]
    again = chain(records(path), repeat(line(session), MANY))
    sealed_lines(path, again)
    assert path.stat().st_size > 12 * 2**20
    assert refused(path) == "save.too_large"
    monkeypatch.setattr(file_lines, "FILE_LIMIT", 2**30)
    assert refused(path) == key


def refused(path: Path) -> str:
    with pytest.raises(SaveError) as caught:
        read(path)
    return caught.value.key


def test_as_many_lines_as_are_allowed_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "LINES", 500)
    session = play(begin(tmp_path), 20)
    found = records(saved(session))
    more = 500 - len(found)
    lines = [*found, *repeat(taken_back(session), more)]
    assert len(read(sealed_lines(saved(session), lines)).takebacks) == more
    assert refused(sealed_lines(saved(session), [*lines, lines[-1]])) == "save.too_long"


def test_steps_back_between_many_takebacks_are_read(tmp_path: Path) -> None:
    """A takeback is before the next event: stepping back moves all of them, at no cost."""
    session = play(begin(tmp_path), 100)
    while session.match.entries[-1].reveals and not session.over:
        play(session, 1)
    last = session.match.entries[-1]
    move = records(saved(session))[-len(last.events) :]
    person(session, last.command.seat)
    found = records(saved(session))
    turn = [taken_back(session), {"undone": last.number}, *move]
    lines = [*found, *chain.from_iterable(repeat(turn, (file_lines.LINES - len(found)) // len(turn)))]
    loaded = read(sealed_lines(saved(session), lines))
    assert loaded.entries == tuple(session.match.entries)
    assert {back.number for back in loaded.takebacks} == {last.number}


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A named pipe without a writer."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no named pipes")
    path = tmp_path / "x.raccoon"
    os.mkfifo(path)
    return path


def test_a_pipe_instead_of_a_save_does_not_stop_anything(pipe: Path) -> None:
    good = saved(play(begin(pipe.parent), 3))
    assert refused(pipe) == "save.unreadable"
    assert [(one.path, one.trouble is None) for one in saves(pipe.parent)] == [(good, True), (pipe, False)]


def test_a_pipe_instead_of_the_settings_gives_the_usual_ones(pipe: Path) -> None:
    pipe.rename(settings_file(pipe.parent))
    settings, warning = keeping.load(pipe.parent)
    assert settings == keeping.Settings()
    assert warning is not None
    assert warning.key == "settings.unreadable"
    keeping.save(settings, pipe.parent)
    assert keeping.load(pipe.parent) == (settings, None)


def test_a_pipe_that_is_called_like_a_draft_stops_no_writing(pipe: Path) -> None:
    draft = pipe.rename(settings_file(pipe.parent).with_name("settings.json.new"))
    with pytest.raises(AppError):
        keeping.save(keeping.Settings(), pipe.parent)
    assert not draft.exists()
    keeping.save(keeping.Settings(), pipe.parent)
    assert settings_file(pipe.parent).is_file()


def test_a_pipe_instead_of_a_lesson_s_bookmark_is_none(pipe: Path) -> None:
    marks = Bookmarks(pipe.parent)
    pipe.rename(marks.folder(GAME) / "bookmark.json")
    assert marks.of(GAME) is None


@pytest.mark.parametrize("damage", [b"", b"\xff", b"[" * 10**5, b'{"place":' + b"[" * 10**5, b" " * 10**6])
def test_a_bookmark_that_is_none_begins_the_lesson_anew(tmp_path: Path, damage: bytes) -> None:
    marks = Bookmarks(tmp_path)
    (marks.folder(GAME) / "bookmark.json").write_bytes(damage)
    assert marks.of(GAME) is None


def test_settings_without_end_are_put_aside_unread(tmp_path: Path) -> None:
    file = settings_file(tmp_path)
    with file.open("wb") as out:
        out.truncate(2**32)
    settings, warning = keeping.load(tmp_path)
    assert settings == keeping.Settings()
    assert warning is not None
    assert warning.key == "settings.damaged"
    assert file.with_name("settings.damaged.json").stat().st_size == 2**32


@pytest.mark.parametrize("zeros", [1, 700, file_lines.LINE_LIMIT, 3 * file_lines.FILE_LIMIT])
@pytest.mark.parametrize("cut", [0, 9])
def test_zeros_behind_a_save_are_what_a_power_cut_leaves(tmp_path: Path, zeros: int, cut: int) -> None:
    session = play(begin(tmp_path), 30)
    path = saved(session)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) - cut])
    with path.open("ab") as file:
        file.truncate(len(whole) - cut + zeros)
    loaded = read(path)
    assert loaded.torn
    assert len(loaded.entries) == 30 - (cut > 0)
    assert torn_line(path) == whole[: loaded.mark.length].count(b"\n") + 1
    play(Session.load(path), 1)
    assert not read(path).torn


def torn_line(path: Path) -> int | None:
    """The line at which verify finds the end torn, without holding its zeros in memory."""
    tracemalloc.start()
    try:
        with pytest.raises(SaveError) as caught:
            verify(path)
        assert tracemalloc.get_traced_memory()[1] < 2 * file_lines.FILE_LIMIT
    finally:
        tracemalloc.stop()
    assert caught.value.key == "save.torn"
    return caught.value.line


def test_anything_behind_very_many_zeros_is_no_save(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 3))
    with path.open("r+b") as file:
        file.seek(2 * file_lines.FILE_LIMIT)
        file.write(b"here I am")
    assert refused(path) == "save.too_large"


def test_an_undo_past_what_came_to_light_or_anothers_move(tmp_path: Path) -> None:
    session = play(begin(tmp_path), 40)
    path, entries = saved(session), session.match.entries
    found = records(path)
    revealing = max(place for place, entry in enumerate(entries) if entry.reveals)
    whose = entries[-1].command.seat
    others = max(place for place, entry in enumerate(entries) if entry.command.seat != whose)
    for place in (revealing, others):
        sealed_lines(path, [*found, {"undone": entries[place].number}])
        with pytest.raises(SaveError) as caught:
            read(path)
        assert (caught.value.key, caught.value.line) == ("save.fields", len(found) + 1)


def test_a_bot_does_not_step_back(tmp_path: Path) -> None:
    """Not even from its own move that revealed nothing; a person in its seat may."""
    session = begin(tmp_path)
    while not session.match.entries or session.match.entries[-1].reveals:
        play(session, 1)
    path, last = saved(session), session.match.entries[-1]
    with pytest.raises(ValueError, match="does not step back"):
        session.undo(last.command.seat)
    found = records(path)
    sealed_lines(path, [*found, {"undone": last.number}])
    for check in (read, verify):
        with pytest.raises(SaveError) as caught:
            check(path)
        assert (caught.value.key, caught.value.line) == ("save.fields", len(found) + 1)
    sealed_lines(path, found)
    session.undo(person(session, last.command.seat))
    assert verify(path).moves == len(session.match.entries)


def test_what_was_undone_was_possible_too(tmp_path: Path) -> None:
    """A move is decided again although no effect of it is left."""
    session = begin(tmp_path)
    session.submit(session.think())
    step_back(session)
    path = saved(session)
    header, move, seats, undone, again = records(path)
    move["event"]["tokens"] = [9, 0, 0, 0, 0, 0]
    sealed_lines(path, [header, move, seats, undone, again])
    with pytest.raises(SaveError) as caught:
        read(path)
    assert (caught.value.key, caught.value.line) == ("save.other_events", 2)
