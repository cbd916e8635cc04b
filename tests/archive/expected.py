"""This program's results for a save: its export, its line in the list, its check, its state, its picture."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pygame

from raccoon.app.games import game_named
from raccoon.app.saves.export import export
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.listing import listing
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.cli import main

SIZE = (1280, 720)
SMALL = (320, 180)
STEP = 8
"""Golden pictures have only every eighth shade, which halves their size."""
SEAL = b',"checksum":"'


def facts(path: Path) -> dict[str, Any]:
    """All results except the export and the picture, as plain JSON data."""
    state = plain_state(Session.load(path, keep=False))
    found: dict[str, Any] = plain({"listing": listed(path), "check": checked(path), "state": state})
    return found


def plain(data: Any) -> Any:
    """Records as JSON data: objects and lists."""
    return msgspec.json.decode(msgspec.json.encode(data))


def plain_state(session: Session) -> Any:
    """The whole state of the game, hidden parts included."""
    return plain(session.match.state)


def known_then(now: Any, then: Any) -> Any:
    """The parts of `now` that `then` has: a later version may know more of a game, never less."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: known_then(told, then[name]) for name, told in now.items() if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [known_then(*pair) for pair in zip(now, then, strict=True)]
    return now


def listed(path: Path) -> dict[str, Any]:
    """The line of the save in a list of saves."""
    line = listing(path)
    assert line.trouble is None, line.trouble
    assert line.progress is not None
    shown = {"name": line.name, "seats": plain(line.seats), "asked": next(iter(line.waiting), None)}
    shown |= {"moves": line.moves, "round": line.progress.number}
    return shown | {"over": line.over, "torn": line.torn}


def settings_facts(settings: Settings) -> dict[str, Any]:
    """The settings in the format of 0.1.0, which stored the last table of its one game on its own."""
    found: dict[str, Any] = plain(settings)
    table: dict[str, Any] = plain(settings.table("raccoon_tycoon"))
    del found["tables"]
    return found | {"hints": table.pop("hint_giver")} | table


def checked(path: Path) -> dict[str, Any]:
    """The result of checking every line: the number of valid lines, or the error and its place."""
    try:
        report = verify(path)
    except SaveError as error:
        return {"trouble": error.key, "line": error.line}
    return {"moves": report.moves, "events": report.events, "over": report.over}


def exported(path: Path) -> bytes:
    """The game as JSON lines."""
    return b"".join(export(read(path)))


def unsealed(lines: bytes) -> list[bytes]:
    """An export's lines without their checksums, each of which is recomputed and must agree."""
    found: list[bytes] = []
    previous = ""
    for line in lines.splitlines():
        body, _, seal = line.rpartition(SEAL)
        previous = blake2b(previous.encode() + body, digest_size=16).hexdigest()
        assert seal == b'%b"}' % previous.encode(), f"line {len(found) + 1}: the checksum is wrong"
        found.append(body)
    return found


def without_newer_options(now: bytes, then: bytes) -> bytes:
    """An export's first line without the options that `then` lacks, each of which must have its default
    value.
    """
    header = msgspec.json.decode(now + b"}")
    usual = msgspec.to_builtins(game_named(header["game"]).options_type())
    known = msgspec.json.decode(then + b"}")["options"]
    for option in usual.keys() - known.keys():
        now = now.replace(b',"%b":%b' % (option.encode(), msgspec.json.encode(usual[option])), b"")
    return now


def draw(path: Path, out: Path) -> pygame.Surface:
    """The table at the point of the save, at a quarter of its size; `out` gets the full picture."""
    size = "x".join(map(str, SIZE))
    assert main(["shot", "table", str(out), "--state", str(path), "--size", size]) == 0
    return pygame.transform.smoothscale(pygame.image.load(str(out)), SMALL)


def coarse(picture: pygame.Surface) -> pygame.Surface:
    """The picture with every eighth shade only."""
    shades = bytes(min(255, (shade + STEP // 2) // STEP * STEP) for shade in range(256))
    found = pygame.image.tobytes(picture, "RGB").translate(shades)
    return pygame.image.frombytes(found, picture.get_size(), "RGB")


def apart(one: pygame.Surface, other: pygame.Surface, most: int) -> float:
    """The share of cells in which any channel differs by more than `most`."""
    assert one.get_size() == other.get_size()
    first, second = (pygame.surfarray.array3d(picture).astype(int) for picture in (one, other))
    return float((abs(first - second) > most).any(axis=2).mean())
