"""Every save and settings file of an earlier version opens unchanged, and play continues."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

import raccoon
from raccoon.app import settings as keeping
from raccoon.app.games import FIRST_GAME
from raccoon.app.paths import settings_file
from raccoon.app.saves.export import import_save
from raccoon.app.saves.library import saves
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.engine.chance import Chance
from raccoon.engine.table_options import option_values
from raccoon.games.registry import GAMES as RULES
from tests.archive.expected import (
    apart,
    checked,
    draw,
    exported,
    known_then,
    listed,
    plain,
    plain_state,
    settings_facts,
    unsealed,
    without_newer_options,
)
from tests.archive.games import GAMES
from tests.archive.make import SETTINGS, archive

ROOT = Path(raccoon.__path__[0]).parent
HERE = Path(__file__).parent
VERSIONS = sorted(HERE.glob("v*_*_*"))
SAVES = sorted(HERE.glob("v*_*_*/player/saves/*.raccoon"))
EVERY_VERSION = pytest.mark.parametrize("version", VERSIONS, ids=lambda folder: folder.name)

FAR = 12
"""Of 255: shades that differ by more are visibly different; golden pictures are up to 4 off themselves."""
ALLOWED = 0.005
"""The share of a picture's cells that may be visibly different: another machine draws edges differently."""

ASKED = {
    "AwaitStartTokens", "AwaitAction", "AwaitSecondSale", "AwaitSecondPurchase", "AwaitFloorTrade",
    "AwaitTokens", "AwaitBonus", "AwaitDiscard", "AwaitBid", "TurnDone", "Over",
}  # fmt: skip
"""The points at which a game can be left; at the other pending points no player chooses."""
OPTIONS = {"beginners", "mixed_opening", "longer_game", "sudden_death", "open_money"}
LINES = {"format", "number", "undone", "taken_back", "seats", "stand_in"}
"""The kinds of lines of a save; a change of the rules within one game has not occurred yet."""


def name(save: Path) -> str:
    """The name of the save among all versions'."""
    return f"{save.parents[2].name}-{save.stem}"


def expected(save: Path, ending: str) -> Path:
    """The file that the save's own version made of it."""
    return save.parents[2] / "expected" / f"{save.stem}{ending}"


def facts(save: Path) -> dict[str, Any]:
    """Its state, its line in the list, and its check."""
    found: dict[str, Any] = json.loads(expected(save, ".json").read_bytes())
    return found


PICTURED = [save for save in SAVES if expected(save, ".png").exists()]
UNFINISHED = [save for save in SAVES if not facts(save)["listing"]["over"]]


@pytest.fixture(params=SAVES, ids=name)
def save(request: pytest.FixtureRequest) -> Iterator[Path]:
    """Every archived save; the file must stay as it is."""
    path: Path = request.param
    before = path.read_bytes(), path.stat().st_mtime_ns
    yield path
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


@pytest.fixture
def copy(save: Path, tmp_path: Path) -> Path:
    """A copy of the save that may be written."""
    return Path(shutil.copy(save, tmp_path))


def written(save: Path) -> list[dict[str, Any]]:
    """The complete lines of the file."""
    lines = save.read_bytes().splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith(b"\n")]


def assert_same_state(opened: Path, save: Path) -> None:
    """Assert that all that the save's own version said of its state is true of the opened one."""
    then = facts(save)["state"]
    assert known_then(plain_state(Session.load(opened, keep=False)), then) == then


def test_it_opens_in_the_same_state(save: Path) -> None:
    assert_same_state(save, save)


def test_the_list_says_the_same(save: Path) -> None:
    assert listed(save) == facts(save)["listing"]


def test_every_line_is_checked_with_the_same_result(save: Path) -> None:
    assert checked(save) == facts(save)["check"]


@cache
def exported_here(save: Path) -> bytes:
    """This program's export of an archived save, which stays as it is."""
    return exported(save)


def test_its_export_is_the_same_byte_for_byte(save: Path) -> None:
    """Except for the version of the program that exports, options that were added later, and the
    checksums.
    """
    then = unsealed(gzip.decompress(expected(save, ".jsonl.gz").read_bytes()))
    now = unsealed(exported_here(save))
    new, old = (b'"version":"%b"' % json.loads(lines[0] + b"}")["version"].encode() for lines in (now, then))
    now[0] = without_newer_options(now[0], then[0]).replace(new, old)
    assert now == then


def test_its_export_of_then_is_imported(save: Path, tmp_path: Path) -> None:
    lines, again = tmp_path / "game.jsonl", tmp_path / save.name
    lines.write_bytes(gzip.decompress(expected(save, ".jsonl.gz").read_bytes()))
    import_save(read(lines), again)
    assert_same_state(again, save)
    assert exported(again) == exported_here(save)


@pytest.mark.parametrize("save", PICTURED, ids=name, indirect=True)
def test_its_table_looks_the_same(save: Path, tmp_path: Path) -> None:
    golden = pygame.image.load(str(expected(save, ".png")))
    assert apart(draw(save, tmp_path / "table.png"), golden, FAR) <= ALLOWED


@pytest.mark.parametrize("save", UNFINISHED, ids=name, indirect=True)
def test_play_goes_on(copy: Path) -> None:
    """A random move is appended after all complete lines; the remains of a power cut are removed."""
    session, before = Session.load(copy), copy.read_bytes()
    torn = before.rfind(b'{"number":%d,' % session.match.next_number) if session.torn else len(before)
    chance = Chance("play goes on")
    session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))
    assert Session.load(copy, keep=False).match.state == session.match.state
    assert verify(copy).moves == len(session.match.entries)
    assert copy.read_bytes().startswith(before[:torn])


@pytest.mark.parametrize("save", [save for save in SAVES if save not in UNFINISHED], ids=name, indirect=True)
def test_what_is_over_stays_over(save: Path) -> None:
    session = Session.load(save, keep=False)
    assert session.over
    assert not any(session.options(seat) for seat in range(len(session.seats)))


@EVERY_VERSION
def test_a_whole_folder_is_listed(version: Path) -> None:
    folder = version / "player" / "saves"
    found = {line.name: line.trouble for line in saves(folder)}
    assert found == dict.fromkeys((path.stem for path in folder.iterdir()), None)


@EVERY_VERSION
def test_settings_open_as_they_were(version: Path, tmp_path: Path) -> None:
    file = Path(shutil.copy(settings_file(version / "player"), tmp_path))
    settings, warning = keeping.load(tmp_path)
    assert warning is None
    then = json.loads((version / "expected" / "settings.json").read_bytes())
    now, new = settings_facts(settings), settings_facts(Settings())
    new["interface"] = then["effects"]  # the bot that it replaced
    assert now == {**new, **then}, "what there was not yet is as in a new program"
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == settings_file(version / "player").read_bytes()


STRANGERS = (
    {"PYTHONHASHSEED": "1", "LANG": "C", "LC_ALL": "C", "TZ": "Pacific/Kiritimati", "PYTHONUTF8": "0"},
    {"PYTHONHASHSEED": "4242", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "America/St_Johns"},
)
"""Facts that differ from machine to machine: no export may contain any of them."""
EXPORT = """
import sys
from raccoon.cli import main
sys.exit(max([main(["export", "--all", file]) for file in sys.argv[1:]]))
"""


def test_exports_are_the_same_on_every_machine() -> None:
    command = [sys.executable, "-c", EXPORT, *map(str, SAVES)]
    runs = [
        subprocess.run(command, cwd=ROOT, env=os.environ | stranger, check=True, capture_output=True).stdout
        for stranger in STRANGERS
    ]
    assert runs == [b"".join(map(exported_here, SAVES))] * 2


@EVERY_VERSION
def test_an_archive_holds_everything_that_can_be_saved(version: Path) -> None:
    there = [save for save in SAVES if version in save.parents]
    kept = [save for save in there if of_the_first(save)]
    headers = [written(save)[0] for save in kept]
    states = [facts(save)["state"] for save in kept]
    assert {len(header["seats"]) for header in headers} == {2, 3, 4, 5}
    assert {option for header in headers for option, on in header["options"].items() if on} >= OPTIONS
    assert {state["pending"]["type"] for state in states} >= ASKED
    lines = {next(iter(line)) for save in kept for line in written(save)}
    assert lines >= LINES | ({"sitting"} if version.name > "v0_1_0" else set())
    told = [line["why"] for save in kept for line in written(save) if "stand_in" in line]
    assert {*told} == {"error.bot_failed", "error.bot_illegal", "error.bot_unreachable"}
    assert [save.stem for save in kept if facts(save)["listing"]["torn"]] == ["torn"]
    assert len(kept) >= 14
    if version.name > "v0_1_0":
        tables = [
            (len(header["seats"]), [name for name, on in header["options"].items() if on])
            for header in headers
        ]
        assert all(
            (n, chosen) in tables for n in (2, 3, 4, 5) for chosen in ([], *([one] for one in OPTIONS))
        )
        assert {header["format"] for header in headers} == {1, 2}


def of_the_first(save: Path) -> bool:
    """Return whether it is a save of the first game: the archives of 0.1.0 have no other."""
    return bool(written(save)[0]["game"] == FIRST_GAME)


@pytest.mark.parametrize("game", [name for name in RULES if name != FIRST_GAME])
def test_every_number_of_players_and_every_value_of_an_option_of_the_other_games_is_kept(game: str) -> None:
    headers = [written(save)[0] for save in SAVES]
    kept = [header for header in headers if header["game"] == game]
    assert {len(header["seats"]) for header in kept} == {*RULES[game].seats}
    usual = RULES[game].options_type()
    for option, values in option_values(RULES[game]).items():
        told = {header["options"].get(option, getattr(usual, option)) for header in kept}
        if not any(option in header["options"] for header in kept):  # the next archive is the first with it
            told |= {made.values[option] for made in GAMES if made.rules == game and option in made.values}
        assert told == {*values}, option
    assert any(facts(save)["listing"]["over"] for save in SAVES if written(save)[0]["game"] == game)


def test_no_setting_is_as_it_is_in_a_new_program() -> None:
    """There is one language to choose."""
    new, kept = plain(Settings()), plain(SETTINGS)
    assert [field for field in new if new[field] == kept[field]] == ["language"]


def test_an_archive_of_today_holds(tmp_path: Path) -> None:
    """Everything that `make` writes is correct; two short games stand for all."""
    version = tmp_path / "v9_9_9"
    archive(version, [game for game in GAMES if game.name in ("free-tokens", "torn")])
    made = sorted(version.glob("player/saves/*"))
    assert [path.name for path in made] == ["free-tokens.raccoon", "torn.raccoon"]
    for path in made:
        test_it_opens_in_the_same_state(path)
        test_the_list_says_the_same(path)
        test_every_line_is_checked_with_the_same_result(path)
        test_its_export_is_the_same_byte_for_byte(path)
        test_its_table_looks_the_same(path, tmp_path)
    (tmp_path / "opened").mkdir()
    test_settings_open_as_they_were(version, tmp_path / "opened")


@pytest.mark.parametrize(("edge", "shades", "seen"), [(17, 13, True), (16, 13, False), (180, 12, False)])
def test_a_table_that_looks_different_is_seen_to_be(edge: int, shades: int, seen: bool) -> None:
    golden = pygame.image.load(str(expected(SAVES[0], ".png")))
    other = golden.copy()
    other.fill((0, 0, shades), (140, 0, edge, edge), pygame.BLEND_RGB_ADD)
    assert (apart(other, golden, FAR) > ALLOWED) == seen


def test_a_wrong_checksum_in_an_export_is_seen() -> None:
    lines = exported(SAVES[0])
    assert len(unsealed(lines)) == lines.count(b"\n")
    with pytest.raises(AssertionError, match="line 2"):
        unsealed(lines.replace(b'"number":1,', b'"number":2,', 1))
