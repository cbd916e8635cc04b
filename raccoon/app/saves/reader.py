"""Reading a save: every line is checked, nothing is written."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from raccoon.app.games import dealt
from raccoon.app.saves.fallback_moves import FallbackMove, unmarked
from raccoon.app.saves.file_lines import LINES, Content, content, split
from raccoon.app.saves.format import (
    FORMAT,
    NAMED,
    NEWER,
    OBFUSCATED_FORMAT,
    EventLine,
    Header,
    RulesLine,
    SaveError,
    SittingLine,
    checked,
    decode_header,
    decode_line,
    identity,
)
from raccoon.app.saves.own_file import START, FileState
from raccoon.app.saves.save_replayer import IMPOSSIBLE, SaveReplayer
from raccoon.app.saves.seatings import Seating
from raccoon.app.saves.snapshot import Takeback
from raccoon.app.seats import Seat, between_people
from raccoon.app.version import newer
from raccoon.engine.codec import Codec
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match, Recorder
from raccoon.games.registry import GAMES, all_rules_played, by_rules


@dataclass(frozen=True)
class Loaded:
    """A save as it was read: every move decided again, up to a first wrong line.

    `played` is the game after undos and takebacks, `lines` the line at which each of its entries begins,
    `seatings` the seats over time. `torn`: the end of the file was incomplete and is left out; `sitting` is
    the last one (`SittingLine`), `folded` the last event played by discontinued rules. `trouble` is the error
    of the line at which reading stopped.
    """

    path: Path
    header: Header
    game: Game
    played: Match
    lines: tuple[int, ...]
    torn: bool
    mark: FileState
    seatings: tuple[Seating, ...]
    takebacks: tuple[Takeback, ...]
    fallback_moves: tuple[FallbackMove, ...]
    sitting: int
    folded: int
    trouble: SaveError | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as they are now."""
        return self.seatings[-1].seats

    @property
    def secret(self) -> bool:
        """Whether the file has secrets between people who play or played."""
        return self.header.format != FORMAT or between_people(self.seats)

    @property
    def setup(self) -> Any:
        """The set-up that chance decided before the first move."""
        return self.played.setup

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries of the game."""
        return tuple(self.played.entries)

    def match(self, recorder: Recorder | None = None) -> Match:
        """Return the game where it was left; with a recorder (`Save.open`) it can be continued."""
        return self.played.copy(recorder)


def read(path: Path) -> Loaded:
    """Read a save without writing to it; `SaveError` says what is wrong and where."""
    loaded = read_as_far_as_good(path)
    if loaded.trouble:
        raise loaded.trouble
    return loaded


def read_as_far_as_good(path: Path) -> Loaded:
    """Read a save up to its first wrong line, whose error is in `trouble`; `SaveError` if none is good."""
    return _Reader(path, content(path)).loaded()


class _Reader:
    """Reads the lines once and replays each."""

    def __init__(self, path: Path, found: Content) -> None:
        self.path = path
        self.found = found
        self.checksum = self.version = ""
        self.torn = found.size > len(found.whole)

    def loaded(self) -> Loaded:
        """Read the whole file, as far as it is good."""
        lines = split(self.found.whole, self.path)
        _, first, end = next(lines, (1, b"", 0))
        self._header(first)
        self._mark_complete(1, end)
        trouble = None
        try:
            self._follow(lines)
            self._check_position()
        except SaveError as error:
            if error.key == NEWER:
                raise
            trouble = error
        replayer = self.replayer
        return Loaded(
            path=self.path,
            header=self.header,
            game=self.game,
            played=replayer.match,
            lines=tuple(replayer.lines),
            torn=self.torn or replayer.within,
            mark=replace(self.mark, hasher=blake2b(self.found.whole[: self.mark.length])),
            seatings=replayer.seatings,
            takebacks=replayer.takebacks,
            fallback_moves=tuple(replayer.fallback_moves),
            sitting=replayer.sitting,
            folded=replayer.folded,
            trouble=trouble,
        )

    def _follow(self, lines: Iterator[tuple[int, bytes, int]]) -> None:
        for number, line, end in lines:
            if number > LINES:
                raise self._bad("save.too_long", number, limit=LINES)
            if self._torn(line, end):
                self.torn = True
                break
            self._line(number, line)
            if not self.replayer.within:
                self._mark_complete(number, end)

    def _check_position(self) -> None:
        """Check that the last position is possible, before anybody is asked in it."""
        match, last = self.replayer.match, self.replayer.lines[-1] if self.replayer.lines else 1
        try:
            for seat in range(len(self.replayer.seats)):
                match.options(seat)
                match.view(seat)
            sound = not self.game.faults(match.state)
        except IMPOSSIBLE as error:
            raise self._bad("save.impossible", last) from error
        if not sound:
            raise self._bad("save.impossible", last)

    def _mark_complete(self, number: int, end: int) -> None:
        """Record that everything up to this line is complete."""
        rules, size = self.replayer.codec.rules_version, self.found.size
        self.mark = FileState(end, size, self.checksum, START.hasher, rules, self.version, number)

    def _torn(self, line: bytes, end: int) -> bool:
        """Return whether the file ends in the middle of this line, or in what a power cut left of a command.

        Blocks that never reached the disk read as zeros; what follows is the rest of that one command.
        """
        if not line.endswith(b"\n"):
            return True
        return b"\0" in line and self.found.whole.count(b'"last":true', end) <= 1

    def _header(self, first: bytes) -> None:
        text = self._identified(first)
        try:
            self.header = header = decode_header(text)
            self.game = by_rules(header.game, header.rules_version)
        except ValueError as error:
            raise self._bad("save.fields", 1, why=str(error)) from error
        codec = self._codec(1, header.rules_version)
        try:
            setup = codec.setup(header.setup)
            self.replayer = SaveReplayer(self.path, header, setup, codec)
            options = msgspec.convert(header.options, self.game.options_type)
        except IMPOSSIBLE as error:
            raise self._bad("save.fields", 1, why=str(error)) from error
        if header.folded and all_rules_played(header.game, header.rules_version):
            raise self._bad("save.fields", 1, why="moves by rules that nobody has forgotten")
        if options != setup.options or len(header.seats) != setup.players:
            raise self._bad("save.fields", 1, why="options, seats and setup disagree")
        if header.rules_version == self.game.rules_version and setup != self._dealt(header, options):
            raise self._bad("save.setup", 1)

    def _dealt(self, header: Header, options: Any) -> Any:
        wishes = tuple(seat.role for seat in header.seats)
        try:
            return dealt(self.game, len(wishes), options, header.seed, wishes)
        except ValueError as error:
            raise self._bad("save.fields", 1, why=str(error)) from error

    def _identified(self, first: bytes) -> bytes:
        """Return the first line's JSON. Program, version and game are checked before the rest is decoded; a
        line with this program's name and a wrong checksum is damaged, unless it has a future format.
        """
        try:
            found = identity(first)
        except ValueError as error:
            if NAMED in first:
                self._checked_json(1, first)
            raise SaveError("save.foreign", path=self.path.name) from error
        if found.format > OBFUSCATED_FORMAT:
            self._written_by(1, found.version)
        if not first.endswith(b"\n"):
            raise self._bad("save.checksum", 1)
        text = self._checked_json(1, first)
        self._written_by(1, found.version)
        if found.left_out:
            raise SaveError("save.left_out", path=self.path.name)
        if found.game not in GAMES:
            raise SaveError("save.game", path=self.path.name, game=unmarked(found.game))
        return text

    def _written_by(self, number: int, version: str) -> None:
        """Note the version of the program that wrote from this line on; `SaveError` for a newer one."""
        if later := newer(version):
            raise self._bad(NEWER, number, version=later)
        self.version = version or self.version

    def _codec(self, number: int, rules: int) -> Codec:
        """Return the codec of a rules version; `SaveError` for an unknown one."""
        try:
            codec = Codec(self.game, rules)
        except ValueError as error:
            raise self._bad("save.fields", number, why=str(error)) from error
        return codec

    def _checked_json(self, number: int, line: bytes) -> bytes:
        try:
            text, self.checksum = checked(line.rstrip(b"\n"), self.checksum)
        except ValueError as error:
            raise self._bad("save.checksum", number) from error
        return text

    def _line(self, number: int, line: bytes) -> None:
        text = self._checked_json(number, line)
        try:
            record = decode_line(text)
            if isinstance(record, EventLine):
                self.replayer.event(number, record)
                return
        except ValueError as error:
            raise self._bad("save.fields", number, why=str(error)) from error
        if isinstance(record, RulesLine | SittingLine):
            self._written_by(number, record.version)
        if isinstance(record, RulesLine) and not self.replayer.within:
            self._newer_rules(number, record)
        else:
            self.replayer.line(number, record)

    def _newer_rules(self, number: int, record: RulesLine) -> None:
        codec = self._codec(number, record.rules_version)
        if codec.rules_version <= self.replayer.codec.rules_version:
            raise self._bad("save.fields", number, why="rules that are no newer")
        self.replayer.codec = codec

    def _bad(self, key: str, line: int, **facts: object) -> SaveError:
        return SaveError(key, path=self.path.name, line=line, **facts)
