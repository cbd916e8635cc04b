"""Reading a save back: every line checked, nothing trusted, nothing written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from raccoon.app.saves.format import (
    NAMED,
    EventLine,
    Header,
    RulesLine,
    SaveError,
    content,
    decode_header,
    decode_line,
    opened,
    split,
    without_seal,
)
from raccoon.app.saves.told_game import ToldGame
from raccoon.app.seats import Seat, fitting
from raccoon.app.session.fallback_moves import FallbackMove
from raccoon.app.session.takebacks import Takeback
from raccoon.engine.codec import Codec
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

    `torn` tells that the end of the file was incomplete and is left out, `sitting` when it was played last
    (`SittingLine`).
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
    sitting: int = 0

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
    """Walks through the lines once and has what each of them tells followed."""

    def __init__(self, path: Path, found: bytes) -> None:
        self.path = path
        self.found = found
        self.checksum = ""

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
            if not self.told.within:
                self._keep(end)
        told = self.told
        return Loaded(
            self.path,
            self.header,
            self.game,
            self.setup,
            told.seats,
            tuple(told.entries),
            tuple(told.lines),
            torn or told.within,
            self.mark,
            told.takebacks,
            told.fallback_moves,
            told.sitting,
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
        header = self._greeted(first)
        if not first.endswith(b"\n"):
            raise self._bad("save.checksum", 1)
        self._unseal(1, first)
        if header.game not in GAMES:
            raise SaveError("save.game", path=self.path.name, game=header.game)
        self.header, self.game = header, GAMES[header.game]
        codec = self._codec(1, header.rules_version, header.version)
        self.told = ToldGame(self.path, fitting(header.seats, self.game), codec, header.sitting)
        try:
            self.setup = codec.setup(header.setup)
            self.game.start(self.setup)
            options = msgspec.convert(header.options, self.game.options_type)
        except IMPOSSIBLE as error:
            raise self._bad("save.fields", 1, why=str(error)) from error
        if options != self.setup.options or len(header.seats) != self.setup.players:
            raise self._bad("save.fields", 1, why="options, seats and setup disagree")

    def _greeted(self, first: bytes) -> Header:
        """The first line's members; one that bears this program's name and a wrong checksum is damaged."""
        try:
            return decode_header(without_seal(first), self.path)
        except SaveError as error:
            if error.key == "save.foreign" and NAMED in first:
                self._unseal(1, first)
            raise

    def _codec(self, number: int, rules: int, program: str) -> Codec:
        """From here on the records are those of this rules version, written by this program version."""
        if rules > self.game.rules_version:
            raise SaveError("save.newer", path=self.path.name, version=program, line=number)
        try:
            codec = Codec(self.game, rules)
        except ValueError as error:
            raise self._bad("save.fields", number, why=str(error)) from error
        self.rules_version = rules
        return codec

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
                self.told.event(number, record)
                return
        except ValueError as error:
            raise self._bad("save.fields", number, why=str(error)) from error
        if isinstance(record, RulesLine) and not self.told.within:
            self.told.codec = self._codec(number, record.rules_version, record.version)
        else:
            self.told.line(number, record)

    def _bad(self, key: str, line: int, **facts: object) -> SaveError:
        return SaveError(key, path=self.path.name, line=line, **facts)
