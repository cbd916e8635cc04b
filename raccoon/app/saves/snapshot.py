"""Snapshots: a whole game as lines, for an export or a rewritten save; and the takebacks in its log."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from raccoon.app.saves.fallback_moves import FallbackMove
from raccoon.app.saves.format import (
    EventLine,
    FallbackLine,
    Header,
    SeatsLine,
    TakenBackLine,
    checksummed,
    obfuscated_header,
)
from raccoon.app.saves.obfuscation import as_known, is_open, obfuscated
from raccoon.app.saves.seatings import Seating
from raccoon.app.seats import Seat
from raccoon.engine.codec import Codec
from raccoon.engine.events import Event
from raccoon.engine.match import Entry


class Takeback(msgspec.Struct, frozen=True):
    """A takeback of `moves` commands by the seats `agreed`; the event `number` follows right after it."""

    number: int
    agreed: tuple[int, ...]
    moves: int


LogMark = TypeVar("LogMark", Takeback, Seating)


def moved_back(marks: Iterable[LogMark], number: int) -> tuple[LogMark, ...]:
    """Return the marks when every event from `number` on is removed: none stays behind the last event."""
    return tuple(replace(mark, number=min(mark.number, number)) for mark in marks)


def may_step_back(taken: Iterable[Entry], seats: Sequence[Seat]) -> bool:
    """Return whether these moves can be undone without consent: one person's, and those of bots since.

    Without a person's move nothing is undone. Reveals are checked elsewhere.
    """
    movers = {entry.command.seat for entry in taken}
    return sum(seats[seat].is_person for seat in movers) == 1


@dataclass(frozen=True)
class SaveSnapshot:
    """The game after undos and takebacks, and its seats over time."""

    seatings: Sequence[Seating]
    entries: Sequence[Entry]
    takebacks: Sequence[Takeback]
    fallback_moves: Sequence[FallbackMove]


EntryEncoder = Callable[[Entry], tuple[Any, list[Any]]]
"""Encodes an entry: returns the data of its command and of its events."""


def all_records(
    header: Header, contents: SaveSnapshot, codec: Codec, secret: bool
) -> Iterator[msgspec.Struct]:
    """Yield every record: the header with the first seats, and the moves; secrets obfuscated if `secret`."""
    seated = with_seats(header, contents.seatings[0].seats)
    yield obfuscated_header(seated) if secret else seated
    yield from move_records(contents, encoder(codec, len(seated.seats), secret))


def with_seats(header: Header, seats: Sequence[Seat]) -> Header:
    """Return the header with other seats; the roles asked for at the deal stay."""
    pairs = zip(seats, header.seats, strict=True)
    return replace(header, seats=tuple(replace(seat, role=first.role) for seat, first in pairs))


def move_records(contents: SaveSnapshot, encode: EntryEncoder) -> Iterator[msgspec.Struct]:
    """Yield the records after the header: the moves, and those between them."""
    marks: list[Seating | Takeback] = [*contents.seatings[1:], *contents.takebacks]
    marks.sort(key=lambda mark: mark.number)
    fallbacks = {made.number: made for made in contents.fallback_moves}
    for entry in contents.entries:
        while marks and marks[0].number <= entry.number:
            yield _mark_line(marks.pop(0))
        yield from event_lines(entry, encode)
        if entry.number in fallbacks:
            yield fallback_line(fallbacks[entry.number])
    yield from map(_mark_line, marks)


def checksummed_lines(records: Iterable[msgspec.Struct], checksum: str = "") -> tuple[list[bytes], str]:
    """Encode the records as lines, each with its checksum; return them and the last checksum."""
    lines = []
    for record in records:
        line, checksum = checksummed(record, checksum)
        lines.append(line)
    return lines, checksum


def encoder(codec: Codec, players: int, secret: bool) -> EntryEncoder:
    """Return the encoder of everything; with `secret`, events that some seat may not fully know are
    obfuscated, and so are their commands.
    """

    def encode(entry: Entry) -> tuple[Any, list[Any]]:
        sealed = [secret and not is_open(codec.game, event, players) for event in entry.events]
        encoded = [*map(codec.encode, entry.events)]
        events = [obfuscated(data) if shut else data for data, shut in zip(encoded, sealed, strict=True)]
        command = codec.encode(entry.command)
        return obfuscated(command) if any(sealed) else command, events

    return encode


def known_encoder(codec: Codec, players: int) -> EntryEncoder:
    """Return the encoder of each event as far as some seat may know it."""

    def known(event: Event) -> Any:
        return codec.encode(as_known(codec.game, event, players))

    return lambda entry: (codec.encode(entry.command), [*map(known, entry.events)])


def public_encoder(codec: Codec) -> EntryEncoder:
    """Return the encoder of events as an onlooker may know them; commands that led to more are reduced."""

    def encode(entry: Entry) -> tuple[Any, list[Any]]:
        events = [codec.game.hide(event, None) for event in entry.events]
        command = codec.encode(entry.command)
        if events != [*entry.events]:
            command = {name: command[name] for name in ("type", "seat")}
        return command, [*map(codec.encode, events)]

    return encode


def event_lines(entry: Entry, encode: EntryEncoder) -> list[EventLine]:
    """Return the records of one command."""
    (command, events), last = encode(entry), len(entry.events) - 1
    return [
        EventLine(entry.number + place, None if place else command, event, place == last)
        for place, event in enumerate(events)
    ]


def _mark_line(mark: Seating | Takeback) -> SeatsLine | TakenBackLine:
    return SeatsLine(mark.seats) if isinstance(mark, Seating) else taken_back_line(mark)


def taken_back_line(takeback: Takeback) -> TakenBackLine:
    """Return the record of a takeback."""
    return TakenBackLine(takeback.number, takeback.agreed, takeback.moves)


def fallback_line(move: FallbackMove) -> FallbackLine:
    """Return the record of a fallback move."""
    return FallbackLine(move.number, move.seat, move.why.key, move.why.said)
