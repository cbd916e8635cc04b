"""A save that others change while it is played: noticed before the next move, reported, and nothing lost."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from raccoon.app.saves import lock
from raccoon.app.saves.file_lines import FILE_LIMIT
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.games.registry import GAMES
from tests.app.tables import begin, person, play, saved, seats

Change = Callable[[Path, bytes], None]


def shorter(path: Path, older: bytes) -> None:
    """A synchronised folder replaced it by an older copy."""
    path.with_suffix(".copy").write_bytes(older)
    path.with_suffix(".copy").replace(path)


def shorter_in_place(path: Path, older: bytes) -> None:
    """The same, written into the existing file."""
    path.write_bytes(older)


def cut_off(path: Path, older: bytes) -> None:
    os.truncate(path, path.stat().st_size - 700)


def emptied(path: Path, older: bytes) -> None:
    path.write_bytes(b"")


def one_sign(path: Path, older: bytes) -> None:
    """Same length, one sign changed, same time."""
    found, times = bytearray(path.read_bytes()), path.stat()
    found[len(found) // 3] ^= 1
    path.write_bytes(found)
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def zeros(path: Path, older: bytes) -> None:
    """Same length, but a cloud's placeholder."""
    path.write_bytes(bytes(path.stat().st_size))


def another_longer(path: Path, older: bytes) -> None:
    path.write_bytes(b"something else\n" * 9999)


CHANGES = [shorter, shorter_in_place, cut_off, emptied, one_sign, zeros, another_longer]
EVERY_CHANGE = pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)


def game(folder: Path, name: str = "raccoon_tycoon") -> Session:
    return Session.new(name, seats(3), {}, "replaced", folder)


@EVERY_CHANGE
@pytest.mark.parametrize("name", GAMES)
def test_it_is_written_whole_again_with_the_other_file_beside(
    tmp_path: Path, name: str, change: Change
) -> None:
    session = play(game(tmp_path, name), 10)
    path = saved(session)
    older = path.read_bytes()
    play(session, 20)
    change(path, older)
    other = path.read_bytes()
    play(session, 1)
    news = session.save_news()
    assert news is not None
    beside = path.with_name(path.name + ".other")
    assert (news.key, news.facts) == ("save.replaced", {"path": path.name, "beside": beside.name})
    assert session.save_news() is None, "it is told once"
    assert beside.read_bytes() == other
    assert b"\0" not in path.read_bytes()
    assert [*read(path).entries] == session.match.entries
    play(session, 20)
    assert session.save_news() is None
    assert verify(path).moves == len(session.match.entries) == 51
    assert {*tmp_path.iterdir()} == {path, beside}


def test_each_other_file_is_kept(tmp_path: Path) -> None:
    session = play(game(tmp_path), 5)
    path = saved(session)
    for number in range(3):
        path.write_bytes(b"other %d" % number)
        play(session, 1)
    kept = [path.with_name(path.name + ".other" + end) for end in ("", "1", "2")]
    assert [one.read_bytes() for one in kept] == [b"other 0", b"other 1", b"other 2"]
    assert verify(path).moves == 8


WRITES: dict[str, Callable[[Session], object]] = {
    "a step back": lambda session: session.undo(session.match.entries[-1].command.seat),
    "a takeback": lambda session: session.take_back(5),
    "a seat": lambda session: session.change_seat(2, Seat("Zoe", "greedy")),
    "a second person": lambda session: session.change_seat(2, Seat("Zoe", PERSON)),
    "leaving": Session.close,
}


@pytest.mark.parametrize("what", WRITES)
@pytest.mark.parametrize("change", [shorter, one_sign], ids=lambda change: change.__name__)
def test_whatever_is_written_next_it_is_noticed(tmp_path: Path, what: str, change: Change) -> None:
    session = play(game(tmp_path), 12)
    while session.match.entries[-1].reveals:
        play(session, 1)
    path = saved(session)
    older = path.read_bytes()[:-900]
    person(session, session.match.entries[-1].command.seat)
    change(path, older)
    other = path.read_bytes()
    told = WRITES[what](session)
    news = told if what == "leaving" else session.save_news()
    assert isinstance(news, SaveError)
    assert news.key == "save.replaced"
    assert path.with_name(path.name + ".other").read_bytes() == other
    assert [*read(path).entries] == session.match.entries
    assert read(path).seats == session.seats


def test_what_vanished_is_there_again_after_leaving(tmp_path: Path) -> None:
    session = play(game(tmp_path), 12)
    saved(session).unlink()
    news = session.close()
    assert news is not None
    assert news.key == "save.renewed"
    assert verify(saved(session)).moves == 12


def test_whoever_has_left_writes_nothing_more(tmp_path: Path) -> None:
    session = play(game(tmp_path), 12)
    session.close()
    saved(session).write_bytes(b"other")
    assert session.close() is None
    assert saved(session).read_bytes() == b"other"


def test_where_nothing_can_be_written_on_leaving_that_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "lost"
    folder.mkdir()
    session = play(game(folder), 12)
    shutil.rmtree(folder)
    folder.write_bytes(b"a file where the folder was")
    left = session.close()
    assert left is not None
    assert left.key == "save.left"
    assert saved(session).name in Catalogue.load().say(left.key, **left.facts)


def test_leaving_an_untouched_game_writes_nothing_and_tells_nothing(tmp_path: Path) -> None:
    path = saved(play(game(tmp_path), 12))
    path.write_bytes(path.read_bytes() + b'{"number"')
    before, times = path.read_bytes(), path.stat().st_mtime_ns
    session = Session.load(path)
    assert session.close() is None
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, times)


def test_a_game_played_on_elsewhere_is_not_written_over(tmp_path: Path) -> None:
    """Its file begins with all that is known here: nothing is lost, and it has to be opened again."""
    here = play(game(tmp_path), 12)
    path, there = saved(here), tmp_path / "there.copy"
    shutil.copy(path, there)
    play(Session.load(there), 5)
    there.replace(path)
    longer = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        play(here, 1)
    assert caught.value.key == "save.changed"
    left = here.close()
    assert left is not None
    assert left.key == "save.changed"
    assert path.read_bytes() == longer
    assert len(here.match.entries) == 12


def test_another_program_that_plays_the_other_file_is_not_disturbed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = play(game(tmp_path), 12)
    path = saved(session)
    older = path.read_bytes()[:-900]
    shorter(path, older)
    with monkeypatch.context() as patch:
        patch.setattr(lock, "_lock", lambda handle: False)
        with pytest.raises(SaveError) as caught:
            play(session, 1)
    assert caught.value.key == "save.in_use"
    assert path.read_bytes() == older
    play(session, 1)
    assert verify(path).moves == 13


def test_where_the_other_file_cannot_be_kept_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = play(game(tmp_path), 12)
    path = saved(session)
    path.write_bytes(b"other")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space left")))
        with pytest.raises(SaveError):
            play(session, 1)
    assert path.read_bytes() == b"other"
    assert len(session.match.entries) == 12
    with path.open("wb") as huge:
        huge.truncate(FILE_LIMIT + 5)
    with pytest.raises(SaveError) as caught:
        play(session, 1)
    assert caught.value.key == "save.too_large"
    path.write_bytes(b"other")
    play(session, 1)
    assert verify(path).moves == 13


def test_a_save_that_is_written_anew_because_it_is_long_keeps_the_other_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raccoon.app.saves.writer.LINES", 40)
    session = play(begin(tmp_path), 20)
    path = saved(session)
    path.write_bytes(b"other")
    play(session, 20)
    assert path.with_name(path.name + ".other").read_bytes() == b"other"
    assert [*read(path).entries] == session.match.entries
