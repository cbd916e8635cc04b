"""Older saves open for ever: their records are converted as they are read."""

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

import raccoon
from raccoon.app import version
from raccoon.app.saves import writer
from raccoon.app.saves.export import export
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.listing import listing
from raccoon.app.saves.reader import read
from raccoon.app.saves.salvage import salvageable
from raccoon.app.saves.verify import verify
from raccoon.app.session.rematch import rematch
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.cli import main
from raccoon.games.raccoon_tycoon.game import GAME, RaccoonTycoon
from raccoon.games.registry import FORMER, GAMES, all_rules_played, by_rules
from tests.app.tables import begin, play, records, reseal, saved
from tests.scenes.person import seats

OLD_NAME = "LeftTheAuction"
"""The name of the event `Passed` in the version before this made-up game."""


def newer_name(data: Any) -> Any:
    """The last conversion step."""
    return {**data, "type": "Passed"} if data.get("type") == OLD_NAME else data


class NewerTycoon(RaccoonTycoon):
    """The game one release later."""

    rules_version = GAME.rules_version + 1
    upcasts = (*GAME.upcasts, newer_name)


@pytest.fixture
def old_save(tmp_path: Path) -> Path:
    """A save of the version before, in its format."""
    path = saved(play(begin(tmp_path, seed="old"), 60))
    found = records(path)
    for line in found[1:]:
        if line["event"]["type"] == "Passed":
            line["event"]["type"] = OLD_NAME
    assert any(line["event"]["type"] == OLD_NAME for line in found[1:])
    reseal(path, found)
    return path


@pytest.fixture
def newer_program(old_save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the program know a newer version once the old save is there."""
    monkeypatch.setitem(GAMES, GAME.name, NewerTycoon())


@pytest.mark.usefixtures("newer_program")
def test_an_old_save_opens_and_is_played_on(old_save: Path) -> None:
    before = old_save.read_bytes()
    session = Session.load(old_save)
    assert session.match.state == play(begin(None, seed="old"), 60).match.state
    assert old_save.read_bytes() == before
    play(session)
    lines = records(old_save)
    assert lines[61:] != []
    assert old_save.read_bytes().startswith(before), "history is never rewritten"
    marks = [line for line in lines if "rules_version" in line and "game" not in line]
    assert marks == [{"rules_version": NewerTycoon.rules_version, "version": version.VERSION}]
    assert Session.load(old_save).match.state == session.match.state
    assert verify(old_save).over


@pytest.mark.usefixtures("newer_program")
def test_an_export_of_an_old_save_is_in_todays_words(old_save: Path) -> None:
    exported = b"".join(export(read(old_save)))
    assert OLD_NAME.encode() not in exported
    assert b'"rules_version":%d' % NewerTycoon.rules_version in exported.splitlines()[0]


def test_a_save_of_a_newer_program_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old_save: Path
) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(GAMES, GAME.name, NewerTycoon())
        patch.setattr(writer, "VERSION", "9.9.0")
        fresh = saved(play(begin(tmp_path), 5))
        play(Session.load(old_save), 5)
    for path in (fresh, old_save):
        if path == old_save:
            reseal(path, [renamed(line) for line in records(path)])
        with pytest.raises(SaveError) as caught:
            read(path)
        assert (caught.value.key, caught.value.facts["version"]) == ("save.newer", "9.9.0")
        assert salvageable(path) is None, "it is not damaged"


def test_where_a_newer_program_went_on_by_the_same_rules_is_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(play(begin(tmp_path), 5))
    play(Session.load(path), 3)
    with monkeypatch.context() as patch:
        patch.setattr(writer, "VERSION", "9.9.0")
        play(Session.load(path), 3)
    marks = [line.get("version") for line in records(path)[1:] if "sitting" in line]
    assert marks == [None, "9.9.0"], "the same program tells nothing"
    with pytest.raises(SaveError) as caught:
        read(path)
    assert caught.value.key == "save.newer"
    monkeypatch.setattr(version, "VERSION", "9.9.0")
    assert len(read(path).entries) == 11


CASES = Path(__file__).parent / "cases"


@pytest.mark.parametrize("name", ["opt_newer", "evt_newer"])
def test_what_a_newer_program_saved_is_told_everywhere_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """A newer save is refused as such for any unknown part: an option, an event."""
    path = Path(shutil.copy(CASES / f"{name}.raccoon", tmp_path))
    sentence = Catalogue.load().say("save.newer", path=path.name, version="9.9.0")
    for command in (["verify"], ["export"], ["play"], ["shot", "table", str(tmp_path / "x.png"), "--state"]):
        assert main([*command, str(path)]) != 0, command
        assert sentence in capsys.readouterr().err, command
    assert main(["import", str(path), str(tmp_path / "out.raccoon")]) != 0
    trouble = listing(path).trouble
    assert trouble is not None
    assert (trouble.key, trouble.facts["version"]) == ("save.newer", "9.9.0")
    assert path.read_bytes() == (CASES / path.name).read_bytes()
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize(
    ("told", "newer"),
    [
        ("9.9.0", "9.9.0"),
        ("0.3.1", "0.3.1"),
        ("0.10.0", "0.10.0"),
        ("1.0", "1.0"),
        ("1.0.0rc1 of a friend", "1.0.0"),
        ("0.3.0", ""),
        ("0.2.9", ""),
        ("", ""),
        ("newest", ""),
        ("9", ""),
        ("٩.9.0", ""),
        ("9" * 5000 + ".1", ""),
    ],
)
def test_which_version_is_newer(monkeypatch: pytest.MonkeyPatch, told: str, newer: str) -> None:
    monkeypatch.setattr(version, "VERSION", "0.3.0")
    assert version.newer(told) == newer


def renamed(line: dict[str, Any]) -> dict[str, Any]:
    """The line as today's version would have written it."""
    if line.get("event", {}).get("type") == OLD_NAME:
        line["event"]["type"] = "Passed"
    return line


def test_the_version_is_told_in_one_place() -> None:
    """The wheel's version is read from the program's own (hatchling searches for VERSION)."""
    root = Path(raccoon.__path__[0]).parent
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    source = (root / project["tool"]["hatch"]["version"]["path"]).read_text("utf-8")
    assert f'VERSION = "{version.VERSION}"\n' in source


@pytest.mark.parametrize("name", GAMES)
def test_former_rules_are_older_ones_of_the_same_game(name: str) -> None:
    versions = [game.rules_version for game in FORMER.get(name, ())]
    assert versions == sorted({*versions} & {*range(1, GAMES[name].rules_version)})
    assert {game.name for game in FORMER.get(name, ())} <= {name}
    assert by_rules(name, GAMES[name].rules_version) is GAMES[name]
    assert all_rules_played(name, GAMES[name].rules_version)


@pytest.mark.parametrize("name", FORMER)
def test_the_same_deal_again_is_played_by_its_own_rules(name: str) -> None:
    session = Session.new(name, seats("random", "random"), {}, "astoria", None, rules=1)
    assert rematch(session, None, same_deal=True).match.game.rules_version == 1
    assert rematch(session, None, same_deal=False).match.game is GAMES[name]
