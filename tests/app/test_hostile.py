"""Files that are no saves, and malicious saves: one sentence each, nothing executed, nothing lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from raccoon.app.saves import file_lines, format
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.seats import LONGEST_NAME
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from scenes.raccoon_tycoon.events import EVENTS
from tests.app.tables import begin, play, records, reseal, saved

FOREIGN: dict[str, bytes] = {
    "empty": b"",
    "blank": b"\n\n\n",
    "text": b"Dear diary,\ntoday I bought a railroad.\n",
    "picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8,
    "other JSON": b'{"format":1,"program":"Something Else","version":"1"}\n',
    "a list": b"[1,2,3]\n",
    "settings": b'{\n  "language": "en"\n}\n',
    "deep": b"[" * 60_000,
    "one long line": b'{"program":"Raccoon Tycoon","version":"' + b"x" * 200_000,
    "pickle": b"\x80\x04\x95\x1a\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94.\n",
}


def refusal(path: Path) -> SaveError:
    """The error of reading the file, which must stay unchanged."""
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        read(path)
    assert path.read_bytes() == before
    sentence = Catalogue.load().say(caught.value.key, **caught.value.facts)
    assert path.name in sentence
    assert "{" not in sentence.replace(str(caught.value.facts.get("why")), "")
    return caught.value


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_file_that_is_no_save_is_told_so(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "x.raccoon"
    path.write_bytes(FOREIGN[kind])
    assert refusal(path).key == "save.foreign"


def test_a_folder_or_nothing_instead_of_a_file(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.raccoon"):
        with pytest.raises(SaveError) as caught:
            read(path)
        assert caught.value.key == "save.unreadable"


def test_a_huge_file_is_not_read_into_memory(tmp_path: Path) -> None:
    path = tmp_path / "huge.raccoon"
    with path.open("wb") as file:
        file.truncate(file_lines.FILE_LIMIT)
        file.seek(0, 2)
        file.write(b"x")
    with pytest.raises(SaveError) as caught:
        read(path)
    assert caught.value.key == "save.too_large"


def test_a_huge_line_in_a_save(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 3))
    path.write_bytes(path.read_bytes() + b"9" * (2 * file_lines.LINE_LIMIT) + b"\n")
    error = refusal(path)
    assert (error.key, error.line) == ("save.long_line", 5)


def test_a_line_nested_without_end(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 3))
    found = records(path)
    found[2]["event"] = "HERE"
    reseal(path, found)
    deep = b"[" * 20_000 + b"]" * 20_000
    bodies = [line.rpartition(b',"checksum"')[0] for line in path.read_bytes().splitlines()]
    previous, out = "", []
    for body in bodies:
        changed = body.replace(b'"HERE"', deep)
        previous = format.checksum(changed, previous)
        out.append(changed + b',"checksum":"%b"}\n' % previous.encode())
    path.write_bytes(b"".join(out))
    error = refusal(path)
    assert (error.key, error.line) == ("save.fields", 3)


HEADER_CHANGES: dict[str, tuple[str, Any, str]] = {
    "a format to come, of today's version": ("format", 99, "save.fields"),
    "format of text": ("format", "1", "save.foreign"),
    "a format before the first": ("format", -1, "save.fields"),
    "format 0": ("format", 0, "save.fields"),
    "rules to come, of today's version": ("rules_version", 99, "save.fields"),
    "no rules": ("rules_version", 0, "save.fields"),
    "a newer version": ("version", "9.9.0", "save.newer"),
    "another game": ("game", "chess", "save.game"),
    "renamed to a game that is here": ("game", "saloon_tycoon", "save.fields"),
    "a module for a game": ("game", "os.system", "save.game"),
    "seed of a number": ("seed", 7, "save.fields"),
    "another seed": ("seed", "another", "save.setup"),
    "no seats": ("seats", [], "save.fields"),
    "too many seats": ("seats", [{"name": "A"}] * 6, "save.fields"),
    "seats of the wrong kind": ("seats", {"name": "A"}, "save.fields"),
    "an unknown option": ("options", {"free_money": True}, "save.fields"),
    "options that are not the set-up's": ("options", {"beginners": True}, "save.fields"),
    "a set-up of nothing": ("setup", {}, "save.fields"),
    "a field too many": ("__class__", "x", "save.fields"),
}


@pytest.mark.parametrize("kind", HEADER_CHANGES)
def test_a_header_that_cannot_be(tmp_path: Path, kind: str) -> None:
    path = saved(play(begin(tmp_path), 3))
    field, value, key = HEADER_CHANGES[kind]
    found = records(path)
    found[0][field] = value
    reseal(path, found)
    assert refusal(path).key == key


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 4),
        ("players", 10**9),
        ("start_player", -1),
        ("start_player", 3),
        ("production_cards", [1] * 54),
        ("production_cards", list(range(10**4))),
        ("railroads", ["Orient Express"] * 16),
        ("towns", []),
        ("basic_tiles", None),
        ("extra", 1),
    ],
)
def test_a_set_up_that_no_shuffle_gives(tmp_path: Path, field: str, value: Any) -> None:
    path = saved(play(begin(tmp_path), 3))
    found = records(path)
    found[0]["setup"][field] = value
    reseal(path, found)
    error = refusal(path)
    assert (error.key, error.line) == ("save.fields", 1)


EVENT_CHANGES: dict[str, dict[str, Any]] = {
    "number out of order": {"number": 7},
    "number of text": {"number": "2"},
    "negative number": {"number": -2},
    "no event": {"event": None},
    "unknown event": {"event": {"type": "MoneyPrinted", "seat": 0}},
    "event without a type": {"event": {"seat": 0}},
    "code for an event": {"event": {"type": "__import__", "seat": 0}},
    "seat that does not exist": {"event": {"type": "Passed", "seat": 12}},
    "negative seat": {"event": {"type": "Passed", "seat": -1}},
    "true for a seat": {"event": {"type": "Passed", "seat": True}},
    "tokens of text": {"event": {"type": "StartTokensTaken", "seat": 0, "tokens": ["1"]}},
    "too few tokens": {"event": {"type": "StartTokensTaken", "seat": 0, "tokens": [1]}},
    "debts": {"event": {"type": "StartTokensTaken", "seat": 0, "tokens": [-5, 0, 0, 0, 0, 0]}},
    "riches": {"event": {"type": "StartTokensTaken", "seat": 0, "tokens": [10**30, 0, 0, 0, 0, 0]}},
    "an event that cannot follow": {"event": {"type": "BidMade", "seat": 0, "amount": 5}},
    "no command": {"command": None},
    "unknown command": {"command": {"type": "Cheat", "seat": 0}},
    "a field too many": {"command": {"type": "Pass", "seat": 0, "amount": 3}},
    "last of text": {"last": "yes"},
    "not the last": {"last": False},
    "an extra member": {"note": "hello"},
}


@pytest.mark.parametrize("kind", EVENT_CHANGES)
def test_an_event_that_cannot_be(tmp_path: Path, kind: str) -> None:
    path = saved(play(begin(tmp_path), 6))
    found = records(path)
    found[2].update(EVENT_CHANGES[kind])
    reseal(path, found)
    error = refusal(path)
    assert error.key in {"save.fields", "save.number", "save.impossible", "save.refused", "save.other_events"}
    assert error.line is not None


@pytest.mark.parametrize(
    "line",
    [
        {"undone": 3},
        {"undone": 0},
        {"undone": 99},
        {"undone": "1"},
        {"seats": [{"name": "A"}]},
        {"seats": [{"name": 5}] * 3},
        {"stand_in": 1, "seat": 0, "why": "error.bot_illegal", "said": ""},
        {"stand_in": "last", "seat": 7, "why": "error.bot_illegal", "said": ""},
        {"stand_in": "last", "seat": "its", "why": "cli.help.bots", "said": ""},
        {"stand_in": "last", "seat": "its", "why": "error.bot_failed"},
        {"rules_version": 0, "version": "9"},
        {"rules_version": 7, "version": "9"},
        {"rules_version": 1},
        {"run": "rm -rf /"},
        {},
        [],
        "text",
    ],
)
def test_a_line_between_that_cannot_be(tmp_path: Path, line: Any) -> None:
    """Undoing to the middle of a command, into the future, or by words; a line of an unknown kind."""
    session = begin(tmp_path)
    while len(session.match.entries) < 4 or len(session.match.entries[-1].events) < 2:
        play(session, 1)
    path = saved(session)
    found = records(path)
    if line == {"undone": 3}:
        line = {"undone": session.match.entries[-1].number + 1}
    if isinstance(line, dict) and line.get("stand_in") == "last":
        last = session.match.entries[-1]
        line = {**line, "stand_in": last.number}
        line["seat"] = last.command.seat if line["seat"] == "its" else line["seat"]
    if not isinstance(line, dict):
        path.write_bytes(path.read_bytes() + json.dumps(line).encode() + b"\n")
    else:
        reseal(path, [*found, line])
    assert refusal(path).line == len(found) + 1


def test_names_and_looks_from_a_file_can_be_shown(tmp_path: Path) -> None:
    """Line feeds, endless names, unknown colours: they must not break the window; bots may be missing."""
    path = saved(play(begin(tmp_path), 3))
    found = records(path)
    found[0]["seats"] = [
        {"name": "A\nB\x00" + "x" * 500, "controller": "greedy", "colour": "beige", "emblem": "sock"},
        {"name": "", "controller": "random", "colour": "sky", "emblem": "cane"},
        {"name": "<seat:9>", "controller": "a bot of long ago", "colour": "pink", "emblem": "monocle"},
    ]
    reseal(path, found)
    session = Session.load(path)
    assert all(seat.name.isprintable() and 0 < len(seat.name) <= LONGEST_NAME for seat in session.seats)
    assert session.seats[0].colour != "beige"
    say = Catalogue.load().say
    while not session.over:
        command = session.think()
        if session.waiting == (2,):
            assert session.trouble is not None
            assert session.trouble.key == "error.bot_stranger"
        for event in session.submit(command).events:
            EVENTS.sentence(event, say)
