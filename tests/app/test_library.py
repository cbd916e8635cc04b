"""The library: the last played first, the unfinished one to continue, damage that stops nothing."""

import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from raccoon.app.saves import library, library_memory
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.library import Library, saves
from raccoon.app.saves.listing import Listing, listing, unfinished
from raccoon.app.saves.sittings import clear_claims, next_sitting
from raccoon.app.saves.summary import row
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.game import Progress
from tests.app.tables import begin, play, records, reseal, saved


def aged(path: Path, age: int) -> Path:
    """The file, with a modification time that many seconds after 1970."""
    os.utime(path, (age, age))
    return path


def test_saves_are_listed_by_when_they_were_played_with_what_they_are(tmp_path: Path) -> None:
    old = play(begin(tmp_path, players=2, seed="old"), 30)
    new = play(begin(tmp_path, players=5, seed="new"))
    (tmp_path / "notes.txt").write_text("not a save")
    found = saves(tmp_path)
    assert [one.path for one in found] == [saved(new), saved(old)]
    first, second = found
    assert (first.over, first.waiting, len(first.seats), first.moves) == (True, (), 5, len(new.match.entries))
    assert (second.over, second.waiting, len(second.seats), second.moves) == (False, old.waiting, 2, 30)
    assert second.progress == Progress("round", old.view(None).round)
    assert first.outcome == new.match.game.outcome(new.match.state) is not None
    assert second.outcome is None
    assert second.begun == records(saved(old))[0]["created"]
    assert second.game == "raccoon_tycoon"
    assert second.name == saved(old).stem


def test_the_game_last_played_comes_first_whatever_the_clock_did(tmp_path: Path) -> None:
    """With the clock set back or the files copied: the sittings in the files decide."""
    one, two, three = (saved(play(begin(tmp_path, seed=str(n)), 5)) for n in range(3))
    play(Session.load(one), 1)
    for age, path in enumerate((one, three, two), 1):
        aged(path, age)
    assert [found.path for found in saves(tmp_path)] == [one, three, two]
    assert [found.sitting for found in saves(tmp_path)] == [4, 3, 2]
    Session.load(two)
    assert saves(tmp_path)[0].path == one, "a game that is only looked at was not played"
    play(Session.load(two), 1)
    assert saves(tmp_path)[0].path == two


def test_saves_of_before_sittings_were_counted_go_by_their_time(tmp_path: Path) -> None:
    paths = [saved(play(begin(tmp_path, seed=str(n)), 5)) for n in range(3)]
    for path in paths[:2]:
        header, *lines = records(path)
        del header["sitting"]
        reseal(path, [header, *lines])
    for path, age in zip(paths, (2000, 3000, 1000), strict=True):
        aged(path, age)
    assert [found.path for found in saves(tmp_path)] == [paths[2], paths[1], paths[0]]


@pytest.mark.parametrize("sitting", [0, -1, 1, 2**53 + 1, "7", 1.5])
def test_a_sitting_that_cannot_be(tmp_path: Path, sitting: object) -> None:
    path = saved(play(begin(tmp_path), 3))
    reseal(path, [*records(path), {"sitting": sitting}])
    assert getattr(row(path).trouble, "key", "") == "save.fields"
    assert 1 <= next_sitting(tmp_path) <= 2**53


def test_the_last_unfinished_game_is_the_one_to_go_on_with(tmp_path: Path) -> None:
    play(begin(tmp_path), 10)
    wanted = saved(play(begin(tmp_path), 20))
    play(begin(tmp_path))
    saved(play(begin(tmp_path), 5)).write_bytes(b"nonsense\n")
    found = next(unfinished(saves(tmp_path)))
    assert found.path == wanted
    assert Session.load(found.path).waiting == found.waiting


def test_nothing_to_go_on_with(tmp_path: Path) -> None:
    assert not [*unfinished(saves(tmp_path))]
    play(begin(tmp_path))
    assert not [*unfinished(saves(tmp_path))]


def test_a_damaged_file_is_listed_with_its_sentence(tmp_path: Path) -> None:
    good = saved(play(begin(tmp_path), 10))
    bad = saved(play(begin(tmp_path), 10))
    bad.write_bytes(bad.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    (tmp_path / "folder.raccoon").mkdir()
    found = {one.path.name: one for one in saves(tmp_path)}
    assert found[good.name].trouble is None
    trouble = found[bad.name].trouble
    assert trouble is not None
    assert trouble.key == "save.checksum"
    assert found["folder.raccoon"].trouble is not None
    assert not found[bad.name].over


def test_a_torn_save_can_be_gone_on_with(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 10))
    path.write_bytes(path.read_bytes()[:-3])
    found = row(path)
    assert found.torn
    assert found.moves == 9
    assert [*unfinished([found])] == [found]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        saves(tmp_path / "none")
    assert caught.value.key == "save.unreadable"
    shelf = Library(tmp_path / "none")
    shelf.open()
    assert shelf.wait()
    assert shelf.trouble is not None
    assert shelf.trouble.key == "save.unreadable"
    assert shelf.listings == ()


@dataclass
class Counted:
    """The files that were read."""

    names: list[str]

    def listing(self, path: Path) -> Listing:
        self.names.append(path.name)
        return row(path)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    found = Counted([])
    monkeypatch.setattr(library, "row", found.listing)
    return found


def looked_through(folder: Path, memory: Path) -> tuple[Listing, ...]:
    """The listings that a program finds at its start."""
    shelf = Library(folder, memory)
    shelf.open()
    assert shelf.wait(60)
    return shelf.listings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four games: one over, one damaged, one torn, one unfinished."""
    found = tmp_path / "saves"
    found.mkdir()
    paths = [saved(play(begin(found, seed=str(n)), moves)) for n, moves in enumerate((900, 9, 8, 7))]
    paths[1].write_bytes(paths[1].read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    paths[2].write_bytes(paths[2].read_bytes()[:-5])
    return found


def plain(found: tuple[Listing, ...]) -> list[object]:
    """Listings in a comparable form: troubles by their text."""
    return [
        (one.path, one.sitting, one.seats, one.moves, one.outcome, one.torn, getattr(one.trouble, "args", ()))
        for one in found
    ]


def test_what_was_read_once_is_remembered(tmp_path: Path, folder: Path, counted: Counted) -> None:
    memory = tmp_path / "library.json"
    first = looked_through(folder, memory)
    assert len(counted.names) == len(first) == 4
    assert plain(looked_through(folder, memory)) == plain(first) == plain(tuple(saves(folder)))
    assert len(counted.names) == 8, "only the list without a memory has read them again"


def test_what_has_changed_is_read_again(tmp_path: Path, folder: Path, counted: Counted) -> None:
    memory = tmp_path / "library.json"
    first = looked_through(folder, memory)
    counted.names.clear()
    played, gone = first[0].path, first[1].path
    before = played.stat().st_mtime_ns
    play(Session.load(played), 1)
    gone.unlink()
    second = looked_through(folder, memory)
    assert counted.names == [played.name]
    assert [one.path for one in second] == [played, first[2].path, first[3].path]
    counted.names.clear()
    data = bytearray(played.read_bytes())
    data[-10] ^= 1
    played.write_bytes(data)
    os.utime(played, ns=(before, second[0].path.stat().st_mtime_ns))
    assert looked_through(folder, memory)[0].trouble is not None, "same length and time, another checksum"
    assert counted.names == [played.name]


@pytest.mark.parametrize(
    "damage", [b"", b"[]", b"\xff\xfe", b'{"stamp":"0","saves":{}}', b"[" * 100_000, None]
)
def test_a_memory_that_is_none_costs_only_time(
    tmp_path: Path, folder: Path, counted: Counted, damage: bytes | None
) -> None:
    memory = tmp_path / "library.json"
    if damage is None:
        memory.mkdir()
    else:
        memory.write_bytes(damage)
    assert plain(looked_through(folder, memory)) == plain(looked_through(folder, tmp_path / "other"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_instead_of_the_memory_costs_only_time(tmp_path: Path, folder: Path) -> None:
    os.mkfifo(tmp_path / "library.json")
    assert len(looked_through(folder, tmp_path / "library.json")) == 4


def test_another_version_of_the_program_reads_everything_itself(
    tmp_path: Path, folder: Path, counted: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = tmp_path / "library.json"
    looked_through(folder, memory)
    counted.names.clear()
    monkeypatch.setattr(library_memory, "VERSION", "9.9.9")
    looked_through(folder, memory)
    assert len(counted.names) == 4


def test_what_nobody_foresaw_in_one_file_is_told_and_stops_no_other(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(path: Path) -> Listing:
        raise KeyError("nobody foresaw this")

    monkeypatch.setattr(library, "row", failing)
    assert {getattr(one.trouble, "key", "") for one in saves(folder)} == {"save.unforeseen"}


def test_a_library_that_is_closed_keeps_what_it_has_read_and_can_be_opened_again(
    tmp_path: Path, folder: Path, counted: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Library(folder, tmp_path / "library.json")

    def closing(path: Path) -> Listing:
        shelf.close()
        return counted.listing(path)

    monkeypatch.setattr(library, "row", closing)
    shelf.open()
    assert not shelf.wait(60)
    assert len(shelf.listings) == 1
    monkeypatch.setattr(library, "row", counted.listing)
    shelf.open()
    assert shelf.wait(60)
    assert len(shelf.listings) == 4
    assert len(counted.names) == 4, "the one it had read is remembered"


def test_names_claimed_for_games_that_never_began_are_taken_away(tmp_path: Path) -> None:
    game = saved(play(begin(tmp_path), 3))
    for name in ("claimed.raccoon", "a note.txt"):
        (tmp_path / name).touch()
    clear_claims(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {game.name, "a note.txt"}


def finished(folder: Path) -> Path:
    """The save of a game that was played to its end and left."""
    session = play(begin(folder, seed="sum"))
    assert session.close() is None
    assert session.path
    return session.path


def test_a_finished_game_ends_with_its_row_and_the_row_is_what_its_moves_tell(tmp_path: Path) -> None:
    path = finished(tmp_path)
    assert records(path)[-1].keys() == {"summary"}
    assert row(path) == listing(path)
    assert row(path).over
    Session.load(path).close()
    assert len([line for line in records(path) if "summary" in line]) == 1, "a look adds nothing"
    moved = path.rename(tmp_path / "moved.raccoon")
    assert row(moved).name == "moved"
    session = Session.load(moved)
    session.change_seat(0, Seat("Zoe"))
    session.close()
    assert row(moved) == listing(moved)
    assert row(moved).seats[0].name == "Zoe"


def test_a_row_that_is_not_of_the_file_is_not_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = finished(tmp_path)
    *moves, last = path.read_bytes().splitlines(keepends=True)
    other = finished(tmp_path).read_bytes().splitlines(keepends=True)[-1]
    path.write_bytes(b"".join([*moves[:9], last]))
    assert getattr(row(path).trouble, "key", "") == "save.checksum"
    path.write_bytes(b"".join([*moves, other]))
    assert row(path).trouble, "the summary of another game"
    path.write_bytes(b"".join([*moves, last]).replace(b'"seat":0', b'"seat":1', 1))
    assert row(path).trouble, "a move was changed before it"
    path.write_bytes(b"".join([*moves, last[:-9]]))
    assert row(path).torn
    path.write_bytes(b"".join([*moves, last]))
    monkeypatch.setattr(library_memory, "VERSION", "9.9.9")
    monkeypatch.setattr("raccoon.app.saves.summary.listing", lambda path: None)
    assert row(path) is None, "another version reads the moves"
