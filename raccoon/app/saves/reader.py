"""Reading a save back: every line checked, nothing trusted, nothing written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.saves.format import (
    EventLine,
    FallbackLine,
    Header,
    SaveError,
    SeatsLine,
    TakenBackLine,
    UndoneLine,
    content,
    decode_header,
    decode_line,
    opened,
    split,
)
from raccoon.app.seats import Seat, fitting
from raccoon.app.session.fallback_moves import REASONS, FallbackMove, before, unmarked
from raccoon.app.session.takebacks import Takeback, moved_back
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match, Recorder
from raccoon.games.registry import GAMES

IMPOSSIBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What the rules raise when they are fed events that cannot have happened."""


@dataclass(frozen=True)
class Mark:
    """Where a file stands: its length up to the last whole command, and what has to follow there.

    `size` is the whole file's length, a torn end included; `rules_version` that of the last lines.
    """

    length: int
    size: int
    checksum: str
    rules_version: int


@dataclass(frozen=True)
class Loaded:
    """A save as it was read. `entries` are what is left after undos, `lines` where each begins.

    `torn` tells that the end of the file was incomplete and is left out.
    """

    path: Path
    header: Header
    game: Game
    setup: Any
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    lines: tuple[int, ...]
    torn: bool
    mark: Mark
    takebacks: tuple[Takeback, ...] = ()
    fallback_moves: tuple[FallbackMove, ...] = ()

    def match(self, recorder: Recorder | None = None) -> Match:
        """The game at the point where it was left; with a recorder (`Save.open`) it can be played on.

        Raises `SaveError` when the events cannot have happened.
        """
        match = Match(self.game, self.setup, self.header.seed, recorder)
        for entry, line in zip(self.entries, self.lines, strict=True):
            try:
                match.restore((entry,))
            except IMPOSSIBLE as error:
                raise SaveError("save.impossible", path=self.path.name, line=line) from error
        self._check(match)
        return match

    def _check(self, match: Match) -> None:
        """Nobody is asked into a position that no game can reach."""
        try:
            for seat in range(len(self.seats)):
                match.options(seat)
                match.view(seat)
            sound = not self.game.faults(match.state)
        except IMPOSSIBLE as error:
            raise SaveError("save.impossible", path=self.path.name, line=self._last_line()) from error
        if not sound:
            raise SaveError("save.impossible", path=self.path.name, line=self._last_line())

    def _last_line(self) -> int:
        return self.lines[-1] if self.lines else 1


def read(path: Path) -> Loaded:
    """Read a save without ever writing to it; `SaveError` says what is wrong and where."""
    return _Reader(path, content(path)).loaded()


class _Reader:
    """Walks through the lines once, keeping what is left after undos."""

    def __init__(self, path: Path, found: bytes) -> None:
        self.path = path
        self.found = found
        self.checksum = ""
        self.entries: list[Entry] = []
        self.lines: list[int] = []
        self.takebacks: tuple[Takeback, ...] = ()
        self.fallback_moves: tuple[FallbackMove, ...] = ()
        self.command: Command | None = None
        self.events: list[Event] = []
        self.begun = 0
        """The line on which the command now being read begins."""

    def loaded(self) -> Loaded:
        """The whole file, as far as it is good."""
        lines = split(self.found, self.path)
        _, first, end = next(lines, (1, b"", 0))
        self._header(first)
        self._keep(end)
        torn = False
        for number, line, end in lines:
            if torn := self._torn(line, end):
                break
            self._line(number, line)
            if not self.events:
                self._keep(end)
        torn = torn or bool(self.events)
        entries, begins = tuple(self.entries), tuple(self.lines)
        return Loaded(
            self.path,
            self.header,
            self.game,
            self.setup,
            self.seats,
            entries,
            begins,
            torn,
            self.mark,
            self.takebacks,
            self.fallback_moves,
        )

    def _keep(self, end: int) -> None:
        """Up to here everything is whole."""
        self.mark = Mark(end, len(self.found), self.checksum, self.rules_version)

    def _torn(self, line: bytes, end: int) -> bool:
        """Whether the file ends in the middle of this line, or in what a power cut left of a command.

        Blocks that never reached the disk read as zeros, which no whole line holds; what follows them
        can only be the rest of that one command.
        """
        if not line.endswith(b"\n"):
            return True
        return b"\0" in line and self.found.count(b'"last":true', end) <= 1

    def _header(self, first: bytes) -> None:
        header = decode_header(_without_seal(first), self.path)
        if not first.endswith(b"\n"):
            raise self._bad("save.checksum", 1)
        self._unseal(1, first)
        self.header, self.seats = header, fitting(header.seats)
        if header.game not in GAMES:
            raise SaveError("save.game", path=self.path.name, game=header.game)
        self.game = GAMES[header.game]
        self._rules(1, header.rules_version, header.version)
        try:
            self.setup = self.codec.setup(header.setup)
            self.game.start(self.setup)
            options = msgspec.convert(header.options, self.game.options_type)
        except IMPOSSIBLE as error:
            raise self._bad("save.fields", 1, why=str(error)) from error
        if options != self.setup.options or len(header.seats) != self.setup.players:
            raise self._bad("save.fields", 1, why="options, seats and setup disagree")

    def _rules(self, number: int, rules: int, program: str) -> None:
        """From here on the records are those of this rules version, written by this program version."""
        if rules > self.game.rules_version:
            raise SaveError("save.newer", path=self.path.name, version=program, line=number)
        try:
            self.codec = Codec(self.game, rules)
        except ValueError as error:
            raise self._bad("save.fields", number, why=str(error)) from error
        self.rules_version = rules

    def _unseal(self, number: int, line: bytes) -> bytes:
        try:
            text, self.checksum = opened(line.rstrip(b"\n"), self.checksum)
        except ValueError as error:
            raise self._bad("save.checksum", number) from error
        return text

    def _line(self, number: int, line: bytes) -> None:
        text = self._unseal(number, line)
        try:
            record = decode_line(text)
            if isinstance(record, EventLine):
                self._event(number, record)
                return
        except ValueError as error:
            raise self._bad("save.fields", number, why=str(error)) from error
        if self.events:
            raise self._bad("save.number", number)
        if isinstance(record, UndoneLine):
            self._undo(number, record.undone)
        elif isinstance(record, TakenBackLine):
            self._take_back(number, record)
        elif isinstance(record, FallbackLine):
            self._fallback(number, record)
        elif isinstance(record, SeatsLine):
            self._seats(number, record.seats)
        else:
            self._rules(number, record.rules_version, record.version)

    def _event(self, number: int, record: EventLine) -> None:
        first = not self.events
        if record.number != self._next_number() or first != (record.command is not None):
            raise self._bad("save.number", number)
        if record.command is not None:
            self.command, self.begun = self.codec.command(record.command), number
            self._seat(number, self.command.seat)
        event = self.codec.event(record.event)
        if event.seat is not None:
            self._seat(number, event.seat)
        self.events.append(event)
        if record.last:
            self._complete()

    def _complete(self) -> None:
        assert self.command is not None
        events = tuple(self.events)
        self.entries.append(Entry(self._next_number() - len(events), self.command, events))
        self.lines.append(self.begun)
        self.events = []

    def _next_number(self) -> int:
        before = self.entries[-1].last_number if self.entries else 0
        return before + len(self.events) + 1

    def _seat(self, number: int, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise self._bad("save.fields", number, why=f"seat {seat}")

    def _undo(self, number: int, undone: int) -> None:
        begun = None
        while self.entries and self.entries[-1].number >= undone:
            begun = self.entries.pop().number
            self.lines.pop()
        if begun != undone:
            raise self._bad("save.number", number)
        self.takebacks = moved_back(self.takebacks, undone)
        self.fallback_moves = before(self.fallback_moves, undone)

    def _fallback(self, number: int, record: FallbackLine) -> None:
        if record.why not in REASONS:
            raise self._bad("save.fields", number, why=record.why)
        if not self.entries or (record.stand_in, record.seat) != self._last_move():
            raise self._bad("save.number", number)
        why = AppError(record.why, name=self.seats[record.seat].name, why=unmarked(record.said))
        self.fallback_moves += (FallbackMove(record.stand_in, record.seat, why),)

    def _last_move(self) -> tuple[int, int]:
        last = self.entries[-1]
        return last.number, last.command.seat

    def _take_back(self, number: int, record: TakenBackLine) -> None:
        """Rewind, and remember it; in an export what was taken back is left out already."""
        if record.moves < 1 or not record.agreed:
            raise self._bad("save.fields", number, why="a takeback of nothing or by nobody")
        for seat in record.agreed:
            self._seat(number, seat)
        if record.taken_back != self._next_number():
            self._undo(number, record.taken_back)
        self.takebacks += (Takeback(record.taken_back, record.agreed, record.moves),)

    def _seats(self, number: int, seats: tuple[Seat, ...]) -> None:
        if len(seats) != len(self.seats):
            raise self._bad("save.fields", number, why=f"{len(seats)} seats")
        self.seats = fitting(seats)

    def _bad(self, key: str, line: int, **facts: object) -> SaveError:
        return SaveError(key, path=self.path.name, line=line, **facts)


def _without_seal(line: bytes) -> bytes:
    """The header's members even where its checksum is wrong: who wrote it is asked first."""
    return line.rstrip(b"\n").rpartition(b',"checksum":"')[0] + b"}"
