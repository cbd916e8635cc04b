"""The library: newest first, the unfinished one to go on with, damage that stops nothing."""

import os
from pathlib import Path

import pytest

from raccoon.app.saves import listing as library
from raccoon.app.saves.format import SaveError
from raccoon.app.session.session import Session
from raccoon.engine.game import Progress
from tests.app.tables import begin, play, saved


def aged(session: Session, age: int) -> Path:
    """The session's file, last played so many seconds after 1970."""
    path = saved(session)
    os.utime(path, (age, age))
    return path


def test_saves_are_listed_newest_first_with_what_they_are(tmp_path: Path) -> None:
    old = play(begin(tmp_path, players=2, seed="old"), 30)
    new = play(begin(tmp_path, players=5, seed="new"))
    paths = [aged(new, 2000), aged(old, 1000)]
    (tmp_path / "notes.txt").write_text("not a save")
    found = library.saves(tmp_path)
    assert [listing.path for listing in found] == paths
    first, second = found
    assert (first.over, first.waiting, len(first.seats), first.moves) == (True, (), 5, len(new.match.entries))
    assert (second.over, second.waiting, len(second.seats), second.moves) == (False, old.waiting, 2, 30)
    assert second.progress == Progress("round", old.view(None).round)
    assert second.game == "raccoon_tycoon"
    assert second.name == saved(old).stem


def test_the_newest_unfinished_game_is_the_one_to_go_on_with(tmp_path: Path) -> None:
    aged(play(begin(tmp_path), 10), 1000)
    wanted = aged(play(begin(tmp_path), 20), 2000)
    aged(play(begin(tmp_path)), 3000)
    damaged = aged(play(begin(tmp_path), 5), 4000)
    damaged.write_bytes(b"nonsense\n")
    found = next(library.unfinished(library.listings(tmp_path)), None)
    assert found is not None
    assert found.path == wanted
    assert Session.load(found.path).waiting == found.waiting


def test_nothing_to_go_on_with(tmp_path: Path) -> None:
    assert not [*library.unfinished(library.saves(tmp_path))]
    play(begin(tmp_path))
    assert not [*library.unfinished(library.saves(tmp_path))]


def test_a_damaged_file_is_listed_with_its_sentence(tmp_path: Path) -> None:
    good = saved(play(begin(tmp_path), 10))
    bad = saved(play(begin(tmp_path), 10))
    bad.write_bytes(bad.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    (tmp_path / "folder.raccoon").mkdir()
    found = {listing.path.name: listing for listing in library.saves(tmp_path)}
    assert found[good.name].trouble is None
    trouble = found[bad.name].trouble
    assert trouble is not None
    assert trouble.key == "save.checksum"
    assert found["folder.raccoon"].trouble is not None
    assert not found[bad.name].over


def test_a_torn_save_can_be_gone_on_with(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 10))
    path.write_bytes(path.read_bytes()[:-3])
    listing = library.listing(path)
    assert listing.torn
    assert listing.moves == 9
    assert [*library.unfinished([listing])] == [listing]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        library.saves(tmp_path / "none")
    assert caught.value.key == "save.unreadable"
