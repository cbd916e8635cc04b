"""A fork continues from a point of a saved game, names its parent, and leaves that unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from raccoon.app.afterwards.fork import fork, may_fork, parent_of
from raccoon.app.errors import AppError
from raccoon.app.saves import shelves
from raccoon.app.saves.export import export, import_save
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.listing import listing
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.games.registry import GAMES
from tests.app.tables import play


def begun(folder: Path, game: str = "raccoon_tycoon", moves: int = 40) -> Session:
    """A saved game between plain bots after some moves."""
    names = ("Clara", "Vixen", "Otis")
    return play(Session.new(game, [Seat(name, "random") for name in names], {}, "fork", folder), moves)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 25])
def test_it_begins_where_it_was_asked_to_and_the_parent_stays(game: str, moves: int, tmp_path: Path) -> None:
    parent = begun(tmp_path, game)
    assert parent.path
    before = parent.path.read_bytes()
    child = fork(parent.path, moves, parent.seats, tmp_path)
    assert child.match.entries == parent.match.entries[:moves]
    assert child.match.state == parent.match.state_after(moves)
    play(child, 5)
    child.close()
    assert parent.path.read_bytes() == before
    assert child.path
    verify(child.path)
    again = Session.load(child.path, keep=False)
    assert len(again.match.entries) == moves + 5


def test_the_same_moves_bring_the_same_draws(tmp_path: Path) -> None:
    parent = begun(tmp_path)
    assert parent.path
    child = fork(parent.path, 20, parent.seats, tmp_path)
    for entry in parent.match.entries[20:]:
        child.submit(entry.command)
    assert child.match.entries == parent.match.entries


def test_its_seats_may_be_others_and_between_people_it_is_sealed(tmp_path: Path) -> None:
    parent = begun(tmp_path)
    seats = [replace(seat, controller=PERSON) for seat in parent.seats[:2]]
    assert parent.path
    child = fork(parent.path, 10, [*seats, parent.seats[2]], tmp_path)
    assert child.people == (0, 1)
    assert child.path
    assert read(child.path).secret
    assert parent.match.seed.encode() not in child.path.read_bytes()
    with pytest.raises(AppError):
        fork(parent.path, 10, [Seat("Nobody", "there is no such bot")] * 3, tmp_path)


def test_a_fork_and_a_fork_of_a_fork_name_their_parents_also_renamed_and_exported(tmp_path: Path) -> None:
    parent = begun(tmp_path)
    parent.close()
    assert parent.path
    child = fork(parent.path, 20, parent.seats, tmp_path)
    child.close()
    assert child.path
    grandchild = fork(child.path, 7, parent.seats, tmp_path)
    grandchild.close()
    assert grandchild.path
    renamed = shelves.rename(child.path, "A second try")
    found = [listing(path) for path in sorted(tmp_path.iterdir()) if path.suffix == ".raccoon"]
    by_path = {one.path: one for one in found}
    assert parent_of(by_path[renamed], found) is by_path[parent.path]
    assert parent_of(by_path[grandchild.path], found) is by_path[renamed]
    assert parent_of(by_path[parent.path], found) is None
    told = by_path[grandchild.path].parent
    assert told
    assert told.moves == 7
    out = tmp_path / "export.jsonl"
    out.write_bytes(b"".join(export(read(grandchild.path))))
    import_save(read(out), tmp_path / "back.raccoon")
    assert listing(tmp_path / "back.raccoon").parent == told


def test_a_parent_that_is_gone_is_none(tmp_path: Path) -> None:
    parent = begun(tmp_path)
    assert parent.path
    child = fork(parent.path, 20, parent.seats, tmp_path)
    assert child.path
    one = listing(child.path)
    assert one.parent
    assert parent_of(one, [one]) is None
    parent.close()
    parent.path.unlink()
    with pytest.raises(SaveError):
        fork(parent.path, 3, parent.seats, tmp_path)


def test_nobody_goes_on_alone_from_what_several_still_play(tmp_path: Path) -> None:
    session = begun(tmp_path)
    for seat in (0, 1):
        session.change_seat(seat, replace(session.seats[seat], controller=PERSON))
    assert not may_fork(session)
    session.change_seat(1, replace(session.seats[1], controller="random"))
    assert may_fork(session)
