"""Takebacks: the table goes back to an earlier point, and that is recorded permanently."""

import json
from pathlib import Path

import pytest

from raccoon.app.saves.export import export, import_save
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.saves.snapshot import Takeback
from raccoon.app.saves.verify import verify
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.engine.events import Refusal
from tests.app.fold import fold
from tests.app.tables import begin, play, records, reseal, saved, step_back


def taken_back(folder: Path | None, moves: int = 30, to: int = 12) -> Session:
    """A game of two people and a bot, taken back once."""
    session = play(begin(folder), moves)
    for seat in (0, 2):
        session.change_seat(seat, Seat(session.seats[seat].name, PERSON))
    session.take_back(to)
    return session


def test_the_table_is_as_it_was(tmp_path: Path) -> None:
    session = taken_back(tmp_path)
    assert session.match.state == play(begin(None), 12).match.state
    assert len(session.match.entries) == 12
    number = session.match.next_number
    assert session.takebacks == (Takeback(number, (0, 2), 18),)


def test_nothing_of_it_can_be_redone() -> None:
    session = taken_back(None)
    assert not session.match.can_redo()
    with pytest.raises(Refusal) as caught:
        session.redo()
    assert caught.value.code == "nothing_to_redo"


@pytest.mark.parametrize("to", [30, 31, -1])
def test_only_back(to: int) -> None:
    session = play(begin(None), 30)
    session.change_seat(0, Seat(session.seats[0].name, PERSON))
    with pytest.raises(ValueError, match="back"):
        session.take_back(to)
    assert len(session.match.entries) == 30
    assert session.takebacks == ()


def test_it_is_remembered_by_the_save(tmp_path: Path) -> None:
    session = taken_back(tmp_path)
    loaded = Session.load(saved(session))
    assert loaded.takebacks == session.takebacks
    assert loaded.match.state == session.match.state
    line = records(saved(session))[-1]
    assert line == {"taken_back": session.match.next_number, "agreed": [0, 2], "moves": 18}
    verify(saved(session))


def test_a_second_one_further_back_keeps_the_first(tmp_path: Path) -> None:
    session = taken_back(tmp_path)
    session.take_back(5)
    number = session.match.next_number
    assert [back.number for back in session.takebacks] == [number, number]
    assert [back.moves for back in session.takebacks] == [18, 7]
    assert Session.load(saved(session)).takebacks == session.takebacks


def test_undo_past_it_moves_it_back_too(tmp_path: Path) -> None:
    entries = play(begin(None), 30).match.entries
    session = taken_back(tmp_path, to=next(n for n in range(12, 30) if not entries[n - 1].reveals))
    last = session.match.entries[-1]
    step_back(session)
    loaded = Session.load(saved(session))
    assert [back.number for back in loaded.takebacks] == [last.number]
    assert loaded.takebacks == session.takebacks


@pytest.mark.parametrize(
    ("agreed", "moves"),
    [([0, 1], 18), ([0], 18), ([0, 1, 2], 18), ([2, 0], 18), ([0, 2, 2], 18), ([], 18), ([0, 2, 7], 18)]
    + [([0, 2], moves) for moves in (0, -1, 17, 19, 10**12)],
)
def test_one_that_nobody_can_have_agreed_to(tmp_path: Path, agreed: list[int], moves: int) -> None:
    """By a bot, without one of the people, by no seat; of more or fewer moves than there were."""
    path = saved(taken_back(tmp_path))
    *before, last = records(path)
    reseal(path, [*before, {**last, "agreed": agreed, "moves": moves}])
    with pytest.raises(SaveError) as caught:
        verify(path)
    assert (caught.value.key, caught.value.line) == ("save.fields", len(before) + 1)


@pytest.mark.parametrize(("agreed", "moves"), [([0, 2], 10**12), ([2, 0], 3), ([7], 3), ([], 3), ([0], 0)])
def test_one_in_an_export_that_nobody_can_have_agreed_to(
    tmp_path: Path, agreed: list[int], moves: int
) -> None:
    """Moves taken back are left out there, and a bot may now have a person's former seat."""
    path = saved(taken_back(tmp_path))
    out = tmp_path / "export.jsonl"
    out.write_bytes(b"".join(export(read(path))))
    *before, last = records(out)
    reseal(out, [*before, {**last, "agreed": [1]}])
    verify(out)
    reseal(out, [*before, {**last, "agreed": agreed, "moves": moves}])
    with pytest.raises(SaveError):
        verify(out)


def test_a_full_disk_takes_nothing_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(begin(tmp_path), 30)
    session.change_seat(1, Seat(session.seats[1].name, PERSON))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(SaveError):
            session.take_back(12)
    assert len(session.match.entries) == 30
    assert session.takebacks == ()
    assert len(Session.load(saved(session)).match.entries) == 30


def test_an_export_leaves_out_what_was_taken_back_and_keeps_the_mark(tmp_path: Path) -> None:
    session = taken_back(tmp_path)
    while not session.over:
        seat = session.waiting[0]
        if session.seats[seat].is_person:
            session.change_seat(seat, Seat(session.seats[seat].name, "random"))
        session.submit(session.think())
    loaded = read(saved(session))
    lines = [json.loads(line) for line in export(loaded)]
    events = [line for line in lines if "number" in line]
    assert [line["number"] for line in events] == list(range(1, session.match.next_number))
    (mark,) = session.takebacks
    place = next(index for index, line in enumerate(lines) if "taken_back" in line)
    assert lines[place]["taken_back"] == mark.number == lines[place + 1]["number"]
    *_, (_, table) = fold(b"".join(export(loaded)))
    assert table.money == [player.money for player in session.match.state.players]
    copy = tmp_path / "copy.raccoon"
    import_save(loaded, copy)
    assert read(copy).takebacks == session.takebacks
    assert b"".join(export(read(copy))) == b"".join(export(loaded))
    verify(copy)


@pytest.mark.parametrize(
    "damage",
    [
        {"taken_back": 99_999},
        {"taken_back": 0},
        {"taken_back": "5"},
        {"agreed": []},
        {"agreed": [3]},
        {"agreed": [-1]},
        {"moves": 0},
        {"moves": None},
        {"who": 1},
    ],
)
def test_a_forged_one_is_refused_by_its_line(tmp_path: Path, damage: dict[str, object]) -> None:
    path = saved(taken_back(tmp_path))
    found = records(path)
    found[-1] |= damage
    reseal(path, found)
    with pytest.raises(SaveError) as caught:
        read(path)
    assert caught.value.line == len(found)


def stepped_back(folder: Path, *people: int) -> Session:
    """A game in which these people and bots move, gone back past three moves without a secret."""
    session = begin(folder)
    for seat in people:
        session.change_seat(seat, Seat(session.seats[seat].name, PERSON))
    chance = Chance("step back")
    while not _can_be_undone(session):
        session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))
    session.go_back(len(session.match.entries) - 3)
    return session


def _can_be_undone(session: Session) -> bool:
    """Return whether seats 0 and 1 have just moved, and nothing was revealed."""
    last = session.match.entries[-3:]
    return {entry.command.seat for entry in last} == {0, 1} and not any(entry.reveals for entry in last)


@pytest.mark.parametrize("person", [0, 1])
def test_a_person_alone_goes_back_past_moves_of_bots_and_the_save_is_good(
    tmp_path: Path, person: int
) -> None:
    session = stepped_back(tmp_path, person)
    assert session.takebacks == ()
    assert verify(saved(session)).moves == len(session.match.entries)
    assert Session.load(saved(session), keep=False).match.state == session.match.state


def test_past_another_persons_move_it_stays_in_the_log(tmp_path: Path) -> None:
    session = stepped_back(tmp_path, 0, 1)
    assert [back.moves for back in session.takebacks] == [3]
    assert verify(saved(session)).moves == len(session.match.entries)
