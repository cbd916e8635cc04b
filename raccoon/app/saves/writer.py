"""The writer of saves: one file a game that grows by a line an event (`format.py`), flushed at every move.

A command's lines are written in one write and flushed to the disk before anything else happens. A
half-written end after a power cut is ignored when opened and cut off when play continues; other damage is
reported with its line, and the file is not touched. Changes by others during play are noticed before the next
line is written (`own_file.py`).
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.app.files import back_up, replace_whole
from raccoon.app.saves import snapshot
from raccoon.app.saves.fallback_moves import BotTrouble, FallbackMove
from raccoon.app.saves.file_lines import FILE_LIMIT, LINES
from raccoon.app.saves.format import (
    FORMAT,
    Header,
    RulesLine,
    SaveError,
    SeatsLine,
    SittingLine,
    UndoneLine,
    obfuscated_header,
)
from raccoon.app.saves.lock import Lock
from raccoon.app.saves.own_file import START, FileState, Replaced, check, write_end
from raccoon.app.saves.reader import Loaded
from raccoon.app.saves.seal import sealed_now, with_obfuscated_salt
from raccoon.app.saves.seatings import Seating
from raccoon.app.saves.sittings import next_sitting
from raccoon.app.saves.snapshot import Takeback
from raccoon.app.saves.summary import summary_of
from raccoon.app.seats import Seat, between_people
from raccoon.app.version import PROGRAM, VERSION
from raccoon.engine.codec import Codec
from raccoon.engine.game import Game
from raccoon.engine.match import Entry
from raccoon.engine.table_options import OptionValue

OTHER = ".other"
"""The ending of the copy of a file found in a game's place."""


class Save:
    """The recorder of a game's file. Every call returns when the disk has the change, or raises `SaveError`
    (a full disk, a lost folder) with the file as it was before.

    `contents` returns the whole game at any time: with it a file that vanished, was replaced, or has grown
    very long, is rewritten; `news` reports the first two. Until `close` no other program may write the file.
    """

    def __init__(self, path: Path, game: Game, header: Header, mark: FileState, lock: Lock) -> None:
        self.path = path
        self.contents: Callable[[], snapshot.SaveSnapshot] | None = None
        self.news: SaveError | None = None
        self._closed = False
        self.header = header
        self._codec = Codec(game)
        self._mark = mark
        self._lock = lock
        self._secret = False
        """Whether secrets between people are obfuscated."""
        self._sitting = 0
        """The sitting to be written with the next lines; 0 for none."""
        self._why_fallback: BotTrouble | None = None
        self._grown = False
        """Whether anything was written since it was opened."""
        self._attempted = b""
        """The bytes being written; after a disk error a part of them may be in the file."""

    @classmethod
    def create(
        cls,
        path: Path,
        game: Game,
        setup: Any,
        seed: str,
        seats: Iterable[Seat],
        options: dict[str, OptionValue],
        created: str | None = None,
    ) -> Save:
        """Create the file of a new game, completely or not at all; refuses to overwrite another file."""
        header = new_header(game, setup, seed, tuple(seats), options, created)
        seal = sealed_now(header.seed, header.setup)
        header = replace(header, sitting=next_sitting(path.parent), seal=seal)
        secret = between_people(header.seats)
        [line], checksum = snapshot.checksummed_lines([obfuscated_header(header) if secret else header])
        write_new(path, line)
        mark = START.appended(line, checksum, 1, game.rules_version)
        save = cls(path, game, header, mark, Lock.take(path))
        save._secret = secret
        return save

    @classmethod
    def open(cls, loaded: Loaded, lock: Lock | None = None) -> Save:
        """Open a save just read for writing; nothing is written before something is appended.

        `SaveError` where another program plays it, unless the `lock` was taken before.
        """
        lock = lock or Lock.take(loaded.path)
        save = cls(loaded.path, loaded.game, todays_header(loaded), loaded.mark, lock)
        save._secret = loaded.secret
        save._sitting = next_sitting(loaded.path.parent)
        return save

    def close(self) -> None:
        """Close the file for other writers; `SaveError` where it does not hold the game. A finished game gets
        its summary at the end, if possible.
        """
        try:
            if self.contents and not self._closed:
                self._ensure_intact()
                with suppress(OSError):
                    if self._grown and (summary := summary_of(self.path)):
                        self._append([summary])
        except OSError as error:
            raise SaveError("save.left", path=self.path.name, why=error.strerror or str(error)) from error
        except SaveError as error:
            raise SaveError("save.left" if error.key == "save.lost" else error.key, **error.facts) from error
        finally:
            self._closed = True
            self._lock.release()

    def append(self, entry: Entry) -> None:
        """Append a command and its events, and the reason if it is a fallback move."""
        seat, why = entry.command.seat, self._why_fallback
        reasons = [snapshot.fallback_line(FallbackMove(entry.number, seat, why))] if why else []
        encode = snapshot.encoder(self._codec, len(self.header.seats), self._secret)
        self._write([*snapshot.event_lines(entry, encode), *reasons])

    @contextmanager
    def falling_back(self, why: BotTrouble | None) -> Iterator[None]:
        """Record commands in this context as fallback moves for this reason; None for none."""
        self._why_fallback = why
        try:
            yield
        finally:
            self._why_fallback = None

    def rewind(self, number: int) -> None:
        """Record that every event from this number on was taken back."""
        self._write([UndoneLine(number)])

    def take_back(self, takeback: Takeback) -> None:
        """Record a takeback by the people."""
        self._write([snapshot.taken_back_line(takeback)])

    def change_seats(self, seats: Iterable[Seat]) -> None:
        """Record the seats from now on; with a second person the file is rewritten, secrets obfuscated."""
        seats = tuple(seats)
        if self.contents and not self._secret and between_people(seats):
            contents = self.contents()
            now = Seating(contents.entries[-1].last_number + 1 if contents.entries else 1, seats)
            self._write([], dataclasses.replace(contents, seatings=(*contents.seatings, now)))
        else:
            self._write([SeatsLine(seats)])

    def move_to(self, folder: Path) -> None:
        """Write the whole game into another folder and continue there; no file is overwritten."""
        path = folder / self.path.name
        if path.exists():
            raise SaveError("save.exists", path=path.name)
        self._write_anew(path)

    def _write(self, records: Sequence[msgspec.Struct], anew: snapshot.SaveSnapshot | None = None) -> None:
        """Append the records; before that rewrite a file that vanished, was replaced or is too long, or whose
        contents are given `anew`.
        """
        with SaveError.for_os_errors("save.unwritable", self.path.name):
            self._ensure_intact()
            if anew or self._mark.lines + len(records) + 2 > LINES or self._mark.length > FILE_LIMIT // 2:
                self._write_anew(self.path, anew)
            if records:
                self._append(records)

    def _ensure_intact(self) -> None:
        """Check that the file holds what was written, and rewrite it if not."""
        try:
            check(self.path, self._mark, self._attempted)
        except (FileNotFoundError, NotADirectoryError):
            self._write_anew(self.path)
            self.news = SaveError("save.renewed", path=self.path.name)
        except Replaced:
            beside = self._keep_other()
            self._write_anew(self.path)
            self.news = SaveError("save.replaced", path=self.path.name, beside=beside.name)

    def _keep_other(self) -> Path:
        """Copy the file in the game's place; `SaveError` where another program plays it."""
        lock = Lock.take(self.path)
        try:
            if self.path.stat().st_size > FILE_LIMIT:
                raise SaveError("save.too_large", path=self.path.name, limit=FILE_LIMIT // 2**20)
            return back_up(self.path, OTHER, FILE_LIMIT)
        finally:
            lock.release()

    def _append(self, records: Sequence[msgspec.Struct]) -> None:
        rules, version = self._codec.rules_version, self._mark.version
        marks: list[msgspec.Struct] = []
        if self._mark.rules_version < rules:
            marks, version = [RulesLine(rules, VERSION)], VERSION
        if self._sitting:
            marks.append(SittingLine(self._sitting, "" if version == VERSION else VERSION))
        lines, checksum = snapshot.checksummed_lines([*marks, *records], self._mark.checksum)
        self._attempted = data = b"".join(lines)
        try:
            write_end(self.path, self._mark.length, data)
        except OSError:
            self._mark = dataclasses.replace(self._mark, size=self.path.stat().st_size)
            raise
        self._mark = self._mark.appended(data, checksum, len(lines), rules)
        self._attempted, self._sitting, self._grown = b"", 0, True

    def _write_anew(self, path: Path, contents: snapshot.SaveSnapshot | None = None) -> None:
        """Rewrite the game from memory, without what was undone; `SaveError` where that cannot be."""
        if self.contents is None:
            raise SaveError("save.lost", path=self.path.name, why="")
        game = contents or self.contents()
        secret = self._secret or between_people(game.seatings[-1].seats)
        header = replace(self.header, sitting=self._sitting or self.header.sitting)
        lines, checksum = snapshot.checksummed_lines(snapshot.all_records(header, game, self._codec, secret))
        data = b"".join(lines)
        self._lock.release()  # on some systems even the owner cannot replace a locked file
        try:
            with SaveError.for_os_errors("save.lost", self.path.name):
                path.parent.mkdir(parents=True, exist_ok=True)
                replace_whole(path, data)
            self.path, self.header, self._secret = path, header, secret
        finally:
            self._lock = Lock.take(self.path)
        self._mark = START.appended(data, checksum, len(lines), self._codec.rules_version)
        self._attempted, self._sitting = b"", 0


def new_header(
    game: Game,
    setup: Any,
    seed: str,
    seats: tuple[Seat, ...],
    options: dict[str, OptionValue],
    created: str | None,
) -> Header:
    """Return the header of a save in the present format, without a seal."""
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


def todays_header(loaded: Loaded) -> Header:
    """Return the header of a save that was read, in the present format, with its first seats and its seal."""
    old, game = loaded.header, loaded.game
    header = new_header(game, loaded.setup, old.seed, old.seats, old.options, old.created)
    seal = with_obfuscated_salt(old.seal) if old.seal and old.rules_version == game.rules_version else None
    return replace(header, folded=loaded.folded, parent=old.parent, seal=seal)


def write_new(path: Path, data: bytes) -> None:
    """Write a new file completely or not at all; `SaveError` when it exists or the disk refuses.

    The name is claimed first: of two programs that create it at the same moment only one succeeds.
    """
    with SaveError.for_os_errors("save.unwritten", path.name):
        try:
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        except FileExistsError as error:
            raise SaveError("save.exists", path=path.name) from error
        try:
            replace_whole(path, data)
        except OSError:
            path.unlink(missing_ok=True)
            raise
