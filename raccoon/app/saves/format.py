"""The lines of a save: their records, the running checksum, and reading them back with care.

A save is UTF-8 text, a JSON object a line, each ended by a line feed. The last member of every object
is ``"checksum"``: 32 hexadecimal digits of BLAKE2b (16 bytes) over the previous line's digits (nothing
before the first line) and the bytes of this line up to, not including, ``,"checksum"``.
"""

from functools import cache
from typing import Annotated, Any

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.saves.obfuscation import unveiled, veiled
from raccoon.app.seats import Seat
from raccoon.app.version import PROGRAM
from raccoon.engine.table_options import OptionValue

FORMAT = 1
VEILED_FORMAT = 3
"""That of a save whose seed and set-up, and what not everybody may know of the moves, are sealed (`veil.py`).
In 2 only what nobody may know was.
"""

NAMED = b'"program":"%b"' % PROGRAM.encode()
"""The entry that the first line of every save holds."""
SITTING = b'{"sitting"'
"""The beginning of a line that names the sitting."""
SUMMARY = b'{"summary"'
"""The beginning of a line that sums a finished game up."""
MOST_SITTINGS = 2**53
"""More than anybody sits down, and a number that every reader of JSON can hold."""

NEWER = "save.newer"
"""The sentence about what a newer program wrote: it is not damaged, and this one leaves it alone."""

_SEAL = b',"checksum":"'
_DIGITS = 32


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seal as a save has it; its `salt` is veiled, and plain only in the export of a finished game."""

    digest: str
    salt: str


class SaveError(AppError):
    """A save that cannot be read or written; `line` is where, counted from 1, when it is one line."""

    @property
    def line(self) -> int | None:
        """The line the error speaks of."""
        line = self.facts.get("line")
        return line if isinstance(line, int) else None


class KnownHeader(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of an export of a running game; of the `seal` it has the digest."""

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
    """The deal as a seat saw it; None is for those who only watch."""

    seat: int | None
    seen: Any


class Parent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that another goes on from: its file's name, when it was dealt, after how many moves."""

    name: str
    created: str | None
    moves: Annotated[int, msgspec.Meta(ge=0)]


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line. `setup` is the initial order of every deck, `created` a UTC time (ISO 8601), `sitting`
    the first one (`SittingLine`), 0 where none is told. Events up to the number `folded` were played by rules
    of long ago and cannot be decided again. A game that goes on from a point of another has a `parent`, one
    that was dealt anew a `seal`.
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


class VeiledHeader(Header, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a save between people: seed and set-up are in `sealed`."""

    seed: str = ""
    setup: dict[str, Any] = {}
    sealed: str


class EventLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event; `command` caused it (on its first event), `last` marks the last one; text where sealed."""

    number: int
    command: Any
    event: Any
    last: bool


class UndoneLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every event from this number on was taken back."""

    undone: int


class SeatsLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats from now on: one changed between person and bot."""

    seats: tuple[Seat, ...]


class TakenBackLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The people (seats `agreed`) took the table back: every event from this number on, `moves` commands."""

    taken_back: int
    agreed: tuple[int, ...]
    moves: int


class FallbackLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The command just told, from the event `stand_in` on, was made for the bot in that seat by another:
    `why` is the key of a sentence, `said` what the bot's own words about it were, "" for none.
    """

    stand_in: int
    seat: int
    why: str
    said: str


class RulesLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A newer program (`version`) went on with the game: what follows is written under these rules."""

    rules_version: int
    version: str


class SittingLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """From here on the game was played in this sitting: the players' sittings are counted over all games of
    a folder, so that the highest number tells which was played last, whatever any clock said. `version` is
    the program's, where it is another one than before.
    """

    sitting: Annotated[int, msgspec.Meta(ge=1, le=MOST_SITTINGS)]
    version: str = ""


class SummaryLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game is over: its row in a list (`summary.py`), veiled. Nothing else is read from it."""

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
"""The decoder of a line, by its first member."""


def checksum(body: bytes, previous: str) -> str:
    """The digits that seal a line whose bytes up to its checksum are `body`."""
    digest: str = _blake2b()(previous.encode() + body, digest_size=_DIGITS // 2).hexdigest()
    return digest


@cache
def _blake2b() -> Any:
    """The hash function, imported when the first line is read or written: the title is drawn without it."""
    from hashlib import blake2b

    return blake2b


def sealed(record: msgspec.Struct, previous: str) -> tuple[bytes, str]:
    """The record's whole line and its checksum."""
    body = msgspec.json.encode(record)[:-1]
    digits = checksum(body, previous)
    return b"".join((body, _SEAL, digits.encode(), b'"}\n')), digits


def opened(line: bytes, previous: str) -> tuple[bytes, str]:
    """The JSON of a line without its seal, and its checksum; ValueError when they do not agree."""
    body, _, tail = line.rpartition(_SEAL)
    digits = checksum(body, previous)
    if tail != b'%b"}' % digits.encode():
        raise ValueError("checksum")
    return body + b"}", digits


def digits_of(line: bytes) -> str:
    """The checksum that stands in a line, right or wrong."""
    return line[-_DIGITS - 3 : -3].decode(errors="replace")


def decode_line(text: bytes) -> SaveLine:
    """The record of a line's JSON; ValueError says what is wrong with it."""
    decoder = _DECODERS.get(text.partition(b":")[0])
    if decoder is None:
        raise ValueError("unknown kind of line")
    line: SaveLine = _strict(decoder, text)
    return line


class Greeting(msgspec.Struct, frozen=True, tag_field="program", tag=PROGRAM):
    """The members that tell a save from other files, before anything else is asked of it."""

    format: int
    version: str
    game: str = ""
    rules_version: int = 1
    sitting: int = 0
    left_out: tuple[str, ...] = ()


def greeting(first: bytes) -> Greeting:
    """The first line's greeting, even where its checksum is wrong; ValueError for another file."""
    found: Greeting = _strict(_GREETING, first.rstrip(b"\n").rpartition(_SEAL)[0] + b"}")
    return found


def decode_header(text: bytes) -> Header:
    """The first line of a save of a known format; ValueError says what is wrong with it."""
    found = _strict(_GREETING, text)
    if not 1 <= found.format <= VEILED_FORMAT:
        raise ValueError(f"format {found.format}")
    header: Header = _strict(_HEADER, text) if found.format == FORMAT else _opened_header(text)
    return header


def veiled_header(header: Header) -> VeiledHeader:
    """The header with its seed and set-up sealed."""
    fields = msgspec.structs.asdict(header)
    secret = {name: fields.pop(name) for name in ("seed", "setup")}
    return VeiledHeader(**fields | {"format": VEILED_FORMAT}, sealed=veiled(secret))


class _Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sealed part of a header."""

    seed: str
    setup: dict[str, Any]


def _opened_header(text: bytes) -> Header:
    """The header with its seal opened; ValueError where that cannot be."""
    found = msgspec.structs.asdict(_strict(_VEILED, text))
    secret = msgspec.structs.asdict(msgspec.convert(unveiled(found.pop("sealed")), _Secret))
    if found["seed"] or found["setup"]:
        raise ValueError("a seed or a set-up beside the sealed one")
    return Header(**found | secret)


_GREETING = msgspec.json.Decoder(Greeting)
_HEADER = msgspec.json.Decoder(Header)
_VEILED = msgspec.json.Decoder(VeiledHeader)


def _strict(decoder: msgspec.json.Decoder[Any], text: bytes) -> Any:
    """Decode; ValueError is the only error, with any text."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise ValueError(str(error)) from error
