"""The lines of a save: their records, the running checksum, and strict decoding.

A save is UTF-8 text, a JSON object a line, each ended by a line feed. The last member of every object is
``"checksum"``: 32 hexadecimal digits of BLAKE2b (16 bytes) over the previous line's digits (nothing before
the first line) and the bytes of this line up to, not including, ``,"checksum"``.
"""

from functools import cache
from typing import Annotated, Any

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.saves.obfuscation import deobfuscated, obfuscated
from raccoon.app.seats import Seat
from raccoon.app.version import PROGRAM
from raccoon.engine.table_options import OptionValue

FORMAT = 1
OBFUSCATED_FORMAT = 3
"""The format of a save whose seed and set-up, and what not everybody may know of the moves, are obfuscated.
In format 2 only what no seat may know was.
"""

NAMED = b'"program":"%b"' % PROGRAM.encode()
"""The member that the first line of every save contains."""
SITTING = b'{"sitting"'
"""The first bytes of a sitting line."""
SUMMARY = b'{"summary"'
"""The first bytes of a summary line."""
MOST_SITTINGS = 2**53
"""The highest sitting number, which every reader of JSON can represent."""

NEWER = "save.newer"
"""The error key for a newer program's save, which is not damaged and is left alone."""

_CHECKSUM = b',"checksum":"'
_DIGITS = 32


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seal of a deal; its `salt` is obfuscated, but not in a finished game's export."""

    digest: str
    salt: str


class SaveError(AppError):
    """Raised for a save that cannot be read or written; `line` is that of the error, if there is one."""

    @property
    def line(self) -> int | None:
        """The number of the wrong line; None if the error is not about one line."""
        line = self.facts.get("line")
        return line if isinstance(line, int) else None


class KnownHeader(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of an export of a running game; `seal` is the digest alone."""

    format: int
    program: str
    version: str
    game: str
    rules_version: int
    created: str | None
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    seal: str = ""
    left_out: tuple[str, ...]


class SeenLine(msgspec.Struct, frozen=True):
    """The deal as a seat saw it; None is an onlooker."""

    seat: int | None
    seen: Any


class Parent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game a fork came from: its file's name, when it was dealt, after how many moves."""

    name: str
    created: str | None
    moves: Annotated[int, msgspec.Meta(ge=0)]


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line. `setup` is the initial order of every deck, `created` a UTC time (ISO 8601), `sitting`
    the first one (`SittingLine`), 0 for none. Events up to the number `folded` were played by discontinued
    rules and cannot be decided again. A fork has a `parent`, a new deal a `seal`.
    """

    format: int
    program: str
    version: str
    game: str
    rules_version: int
    seed: str
    created: str | None
    sitting: Annotated[int, msgspec.Meta(ge=0, le=MOST_SITTINGS)] = 0
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    setup: dict[str, Any]
    folded: Annotated[int, msgspec.Meta(ge=0)] = 0
    parent: Parent | None = None
    seal: Seal | None = None


class ObfuscatedHeader(Header, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a save between people: seed and set-up are obfuscated in `sealed`."""

    seed: str = ""
    setup: dict[str, Any] = {}
    sealed: str


class EventLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event; `command` caused it (on its first event), `last` marks the last one; text if obfuscated."""

    number: int
    command: Any
    event: Any
    last: bool


class UndoneLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The undo of every event from this number on."""

    undone: int


class SeatsLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats from here on: one changed between person and bot."""

    seats: tuple[Seat, ...]


class TakenBackLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A takeback by the people (seats `agreed`): of every event from this number on, `moves` commands."""

    taken_back: int
    agreed: tuple[int, ...]
    moves: int


class FallbackLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reason for a fallback move: the command just before, from the event `stand_in` on, was made for the
    bot in that seat. `why` is a catalogue key, `said` the bot's own error, "" for none.
    """

    stand_in: int
    seat: int
    why: str
    said: str


class RulesLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules version of the following lines, written by a newer program (`version`)."""

    rules_version: int
    version: str


class SittingLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The sitting in which the following lines were played: sittings are counted over all games of a folder,
    so that the highest number marks the game played last, regardless of clocks. `version` is the program's,
    if changed.
    """

    sitting: Annotated[int, msgspec.Meta(ge=1, le=MOST_SITTINGS)]
    version: str = ""


class SummaryLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The summary of a finished game: its row in lists (`summary.py`), obfuscated."""

    summary: str


SaveLine = (
    SummaryLine | EventLine | UndoneLine | TakenBackLine | FallbackLine | SeatsLine | RulesLine | SittingLine
)

_DECODERS: dict[bytes, msgspec.json.Decoder[Any]] = {
    b'{"number"': msgspec.json.Decoder(EventLine),
    b'{"undone"': msgspec.json.Decoder(UndoneLine),
    b'{"taken_back"': msgspec.json.Decoder(TakenBackLine),
    b'{"stand_in"': msgspec.json.Decoder(FallbackLine),
    b'{"seats"': msgspec.json.Decoder(SeatsLine),
    b'{"rules_version"': msgspec.json.Decoder(RulesLine),
    SUMMARY: msgspec.json.Decoder(SummaryLine),
    SITTING: msgspec.json.Decoder(SittingLine),
}
"""The decoders of lines by their first member."""


def checksum(body: bytes, previous: str) -> str:
    """Return the checksum of a line whose bytes up to its checksum are `body`."""
    digest: str = _blake2b()(previous.encode() + body, digest_size=_DIGITS // 2).hexdigest()
    return digest


@cache
def _blake2b() -> Any:
    """Import the hash function at the first line read or written: the title screen does not need it."""
    from hashlib import blake2b

    return blake2b


def checksummed(record: msgspec.Struct, previous: str) -> tuple[bytes, str]:
    """Encode a record as a line with its checksum; return both."""
    body = msgspec.json.encode(record)[:-1]
    digits = checksum(body, previous)
    return b"".join((body, _CHECKSUM, digits.encode(), b'"}\n')), digits


def checked(line: bytes, previous: str) -> tuple[bytes, str]:
    """Return the JSON of a line without its checksum, and the checksum; ValueError when they do not agree."""
    body, _, tail = line.rpartition(_CHECKSUM)
    digits = checksum(body, previous)
    if tail != b'%b"}' % digits.encode():
        raise ValueError("checksum")
    return body + b"}", digits


def digits_of(line: bytes) -> str:
    """Return the checksum in a line, right or wrong."""
    return line[-_DIGITS - 3 : -3].decode(errors="replace")


def decode_line(text: bytes) -> SaveLine:
    """Decode a line's JSON; ValueError says what is wrong with it."""
    decoder = _DECODERS.get(text.partition(b":")[0])
    if decoder is None:
        raise ValueError("unknown kind of line")
    line: SaveLine = _strict(decoder, text)
    return line


class SaveIdentity(msgspec.Struct, frozen=True, tag_field="program", tag=PROGRAM):
    """The members of the first line that identify a save, decoded before the others."""

    format: int
    version: str
    game: str = ""
    rules_version: int = 1
    sitting: int = 0
    left_out: tuple[str, ...] = ()


def identity(first: bytes) -> SaveIdentity:
    """Decode the first line's identification, even if its checksum is wrong; ValueError for another file."""
    found: SaveIdentity = _strict(_IDENTITY, first.rstrip(b"\n").rpartition(_CHECKSUM)[0] + b"}")
    return found


def decode_header(text: bytes) -> Header:
    """Decode the first line of a save of a known format; ValueError says what is wrong with it."""
    found = _strict(_IDENTITY, text)
    if not 1 <= found.format <= OBFUSCATED_FORMAT:
        raise ValueError(f"format {found.format}")
    header: Header = _strict(_HEADER, text) if found.format == FORMAT else _opened_header(text)
    return header


def obfuscated_header(header: Header) -> ObfuscatedHeader:
    """Return the header with seed and set-up obfuscated."""
    fields = msgspec.structs.asdict(header)
    secret = {name: fields.pop(name) for name in ("seed", "setup")}
    return ObfuscatedHeader(**fields | {"format": OBFUSCATED_FORMAT}, sealed=obfuscated(secret))


class _Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The obfuscated part of a header."""

    seed: str
    setup: dict[str, Any]


def _opened_header(text: bytes) -> Header:
    """Decode an obfuscated header; ValueError where that fails."""
    found = msgspec.structs.asdict(_strict(_OBFUSCATED, text))
    secret = msgspec.structs.asdict(msgspec.convert(deobfuscated(found.pop("sealed")), _Secret))
    if found["seed"] or found["setup"]:
        raise ValueError("a seed or a set-up beside the sealed one")
    return Header(**found | secret)


_IDENTITY = msgspec.json.Decoder(SaveIdentity)
_HEADER = msgspec.json.Decoder(Header)
_OBFUSCATED = msgspec.json.Decoder(ObfuscatedHeader)


def _strict(decoder: msgspec.json.Decoder[Any], text: bytes) -> Any:
    """Decode; raises only ValueError, for any text."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise ValueError(str(error)) from error
