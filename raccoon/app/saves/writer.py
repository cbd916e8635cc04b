"""Saved games: one file a game that grows by a line an event (`format.py`), safe on disk at every move.

A command's lines are written in one write and flushed to the disk before anything else happens. What a
power cut leaves half written is left out on opening and cut off when play goes on; anything else that is
wrong is told with its line, and the file is not touched.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.files import replace_whole
from raccoon.app.saves.format import (
    FORMAT,
    EventLine,
    FallbackLine,
    Header,
    RulesLine,
    SaveError,
    SeatsLine,
    SittingLine,
    TakenBackLine,
    UndoneLine,
    sealed,
)
from raccoon.app.saves.reader import Loaded, Mark, read
from raccoon.app.saves.sittings import next_sitting
from raccoon.app.seats import Seat
from raccoon.app.session.fallback_moves import FallbackMove, unmarked
from raccoon.app.session.takebacks import Takeback
from raccoon.app.version import PROGRAM, VERSION
from raccoon.engine.codec import Codec
from raccoon.engine.game import Game
from raccoon.engine.match import Entry
from raccoon.engine.table_options import Value

__all__ = ["Loaded", "Save", "SaveError", "event_lines", "new_header", "read", "write_whole"]


class Save:
    """The recorder of a game's file. Every call returns when the disk has it, or raises `SaveError`
    (a full disk, a lost folder) with the file as it was before.
    """

    def __init__(self, path: Path, game: Game, mark: Mark, sitting: int = 0) -> None:
        self.path = path
        self._game = game
        self._codec = Codec(game)
        self._mark = mark
        self._sitting = sitting
        """The sitting that is still to be told, with the next that is written; 0 for none."""
        self._why_fallback: AppError | None = None

    @classmethod
    def create(
        cls,
        path: Path,
        game: Game,
        setup: Any,
        seed: str,
        seats: Iterable[Seat],
        options: dict[str, Value],
        created: str | None = None,
    ) -> Save:
        """Begin the file of a new game, whole or not at all; refuses to write over another file."""
        header = new_header(game, setup, seed, tuple(seats), options, created)
        header = replace(header, sitting=next_sitting(path.parent))
        line, checksum = sealed(header, "")
        if path.exists():
            raise SaveError("save.exists", path=path.name)
        write_whole(path, line)
        return cls(path, game, Mark(len(line), len(line), checksum, game.rules_version))

    @classmethod
    def open(cls, loaded: Loaded) -> Save:
        """Play on in a save just read; nothing is written before something is appended."""
        return cls(loaded.path, loaded.game, loaded.mark, next_sitting(loaded.path.parent))

    def append(self, entry: Entry) -> None:
        """Keep a command and its events, and why another made it, if another did."""
        seat, why = entry.command.seat, self._why_fallback
        told = [fallback_line(FallbackMove(entry.number, seat, why))] if why else []
        self._write([*event_lines(self._codec, entry), *told])

    @contextmanager
    def falling_back(self, why: AppError | None) -> Iterator[None]:
        """Meanwhile every command is kept with this reason why it had to be made for a bot; None for none."""
        self._why_fallback = why
        try:
            yield
        finally:
            self._why_fallback = None

    def rewind(self, number: int) -> None:
        """Keep that every event from this number on was taken back."""
        self._write([UndoneLine(number)])

    def take_back(self, takeback: Takeback) -> None:
        """Keep that the people took the table back."""
        self._write([taken_back_line(takeback)])

    def change_seats(self, seats: Iterable[Seat]) -> None:
        """Keep who sits where from now on."""
        self._write([SeatsLine(tuple(seats))])

    def _write(self, records: Sequence[msgspec.Struct]) -> None:
        version = self._game.rules_version
        if self._sitting:
            records = [SittingLine(self._sitting), *records]
        if self._mark.rules_version < version:
            records = [RulesLine(version, VERSION), *records]
        checksum, lines = self._mark.checksum, []
        for record in records:
            line, checksum = sealed(record, checksum)
            lines.append(line)
        data = b"".join(lines)
        self._put(data)
        length = self._mark.length + len(data)
        self._mark = Mark(length, length, checksum, version)
        self._sitting = 0

    def _put(self, data: bytes) -> None:
        try:
            handle = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
            try:
                self._put_into(handle, data)
            finally:
                os.close(handle)
        except OSError as error:
            why = error.strerror or str(error)
            raise SaveError("save.unwritable", path=self.path.name, why=why) from error

    def _put_into(self, handle: int, data: bytes) -> None:
        """Write behind the last whole command; a failure leaves the file at that length."""
        if os.fstat(handle).st_size != self._mark.size:
            raise SaveError("save.changed", path=self.path.name)
        try:
            os.ftruncate(handle, self._mark.length)
            os.lseek(handle, self._mark.length, os.SEEK_SET)
            _write_all(handle, data)
        except OSError:
            try:
                os.ftruncate(handle, self._mark.length)
            finally:
                self._mark = dataclasses.replace(self._mark, size=os.fstat(handle).st_size)
            raise


def new_header(
    game: Game,
    setup: Any,
    seed: str,
    seats: tuple[Seat, ...],
    options: dict[str, Value],
    created: str | None,
) -> Header:
    """The header of a save in today's format."""
    return Header(
        format=FORMAT,
        program=PROGRAM,
        version=VERSION,
        game=game.name,
        rules_version=game.rules_version,
        seed=seed,
        created=created,
        options=options,
        seats=seats,
        setup=Codec(game).encode(setup),
    )


def event_lines(codec: Codec, entry: Entry) -> list[EventLine]:
    """The lines of one command."""
    last = len(entry.events) - 1
    command = codec.encode(entry.command)
    return [
        EventLine(entry.number + place, None if place else command, codec.encode(event), place == last)
        for place, event in enumerate(entry.events)
    ]


def taken_back_line(takeback: Takeback) -> TakenBackLine:
    """The line of a takeback."""
    return TakenBackLine(takeback.number, takeback.agreed, takeback.moves)


def fallback_line(told: FallbackMove) -> FallbackLine:
    """The line of a fallback move."""
    return FallbackLine(told.number, told.seat, told.why.key, unmarked(str(told.why.facts.get("why", ""))))


def write_whole(path: Path, data: bytes) -> None:
    """Write a new file whole or not at all; `SaveError` when the disk refuses."""
    try:
        replace_whole(path, data)
    except OSError as error:
        raise SaveError("save.unwritten", path=path.name, why=error.strerror or str(error)) from error


def _write_all(handle: int, data: bytes) -> None:
    """One write; a disk that takes only a part of it is asked again and says why."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]
    os.fsync(handle)
