"""Reports of unexpected errors: useful, few, and without personal data."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from raccoon.app.recovery import reports
from raccoon.app.saves.reader import read
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.games.registry import GAMES
from tests.app.tables import play
from tests.games.ballot.installed import ballot

__all__ = ["ballot"]
SEED = "wisteria 88"
PEOPLE = ("Philippa Ottoline", "Ignatius B.", "Wu")


def report_of(error: BaseException, data: Path, save: Path | None = None) -> str:
    """The report about an error that is thrown as errors are."""
    try:
        raise error
    except type(error) as caught:
        written = reports.write(caught, data, save)
    assert written is not None
    return written.read_text(encoding="utf-8")


def played(game: str, folder: Path) -> Session:
    """People with names in the middle of a game."""
    seats = [Seat(name, "random") for name in PEOPLE[: max(2, GAMES[game].seats.start)]]
    session = Session.new(game, seats, {}, SEED, folder)
    return play(session, 25)


@pytest.mark.parametrize("game", [*GAMES, "ballot"])
def test_a_game_is_told_as_somebody_who_watches_sees_it(ballot: str, tmp_path: Path, game: str) -> None:
    """No name, no seed, no deck: the report does not depend on them."""
    session = played(game, tmp_path)
    path = session.path
    assert path is not None
    said = report_of(ZeroDivisionError(f"{SEED} {PEOPLE[0]}"), tmp_path, path)
    assert "ZeroDivisionError" in said
    assert "test_reports.py" in said
    for private in (SEED, *PEOPLE, str(tmp_path), path.stem):
        assert private not in said
    moves = len(session.match.entries)
    assert said.splitlines()[-1].startswith(f"{session.match.entries[-1].number} ")
    assert len([line for line in said.splitlines() if line[:1].isdigit()]) == moves
    unseen = GAMES[game].imagine(session.match.game.view(session.match.state, None), Chance("another deal"))
    assert unseen is not None
    setup = msgspec.to_builtins(read(path).setup)
    for deck in [value for value in setup.values() if isinstance(value, list) and len(value) > 3]:
        assert msgspec.json.encode(deck)[1:-1].decode() not in said


@pytest.mark.parametrize(
    "words",
    [
        "[Errno 2] No such file or directory: '/srv/philippa/my games/a.raccoon'",
        r"cannot open D:\Games\Philippa Ottoline\AppData\x.raccoon",
        r"\\server\philippa\share",
        "file:///philippa/x",
        "~/philippa/secret",
        "relative/philippa.txt is gone",
        "Philippa Ottoline is not in list",
        "(17, 4, 23, 9, 11)",
        "State(draw_pile=(17, 4, 23, 9), players=())",
        "deck is [17, 4, 23]",
        f"no such seed {SEED}",
    ],
)
def test_nothing_personal_comes_from_an_error_s_own_words(tmp_path: Path, words: str) -> None:
    save = played("raccoon_tycoon", tmp_path).path
    first = report_of(OSError(words), tmp_path, save).split("\n\n", maxsplit=1)[0].lower()
    for private in ("philippa", "17", "wisteria", "ottoline"):
        assert private not in first.replace("report", "")


def test_the_folder_of_whoever_plays_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/gwendolen"))
    assert "gwendolen" not in report_of(KeyError("hello gwendolen!"), tmp_path)


def test_what_it_came_of_is_told_too(tmp_path: Path) -> None:
    error = RuntimeError("the drawing failed")
    error.__cause__ = KeyError("wood")
    said = report_of(error, tmp_path)
    assert "RuntimeError: the drawing failed" in said
    assert "KeyError: 'wood'" in said


def test_each_has_a_name_of_its_own_and_the_newest_fifty_are_kept(tmp_path: Path) -> None:
    written = [reports.write(ValueError(str(number)), tmp_path, None) for number in range(reports.MOST + 7)]
    assert len({*written}) == len(written)
    kept = sorted((tmp_path / "reports").iterdir())
    assert len(kept) == reports.MOST
    assert f"ValueError: {reports.MOST + 6}" in kept[-1].read_text()
    assert "ValueError: 7\n" in kept[0].read_text()


def test_other_files_there_are_left_alone(tmp_path: Path) -> None:
    own = tmp_path / "reports" / "notes.txt"
    own.parent.mkdir()
    own.write_text("mine")
    for _ in range(reports.MOST + 2):
        reports.write(ValueError(), tmp_path, None)
    assert own.read_text() == "mine"


def test_a_save_that_cannot_be_read_keeps_no_report_back(tmp_path: Path) -> None:
    save = tmp_path / "x.raccoon"
    save.write_text("Dear diary, philippa")
    said = report_of(ValueError("oh"), tmp_path, save)
    assert "ValueError: oh" in said
    assert "diary" not in said


def test_where_the_disk_refuses_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("a file where the folder should be")
    assert reports.write(ValueError("oh"), tmp_path, None) is None


def test_endless_recursion_is_told_in_short(tmp_path: Path) -> None:
    def down() -> None:
        down()

    try:
        down()
    except RecursionError as error:
        written = reports.write(error, tmp_path, None)
    assert written is not None
    assert len(written.read_text().splitlines()) < 2 * reports.DEEPEST
