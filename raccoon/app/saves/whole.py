"""A whole game as lines: for an export, and for a save that has to be written anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.app.saves.format import EventLine, FallbackLine, Header, TakenBackLine, sealed
from raccoon.app.saves.veil import as_known, veiled
from raccoon.app.seats import Seat
from raccoon.app.session.fallback_moves import FallbackMove, unmarked
from raccoon.app.session.takebacks import Takeback
from raccoon.engine.codec import Codec
from raccoon.engine.events import Event
from raccoon.engine.match import Entry


@dataclass(frozen=True)
class Contents:
    """What is left of a game after undos and takebacks, and who sits there now."""

    seats: tuple[Seat, ...]
    entries: Sequence[Entry]
    takebacks: Sequence[Takeback]
    fallback_moves: Sequence[FallbackMove]


Telling = Callable[[Event], Any]
"""How an event is told in a line."""


def whole(header: Header, contents: Contents, codec: Codec, tell: Telling) -> Iterator[msgspec.Struct]:
    """Every line: the header with the seats as they are now, and the moves."""
    yield with_seats(header, contents.seats)
    yield from moves(contents, codec, tell)


def with_seats(header: Header, seats: Sequence[Seat]) -> Header:
    """The header with other seats. What role one asked for when the game was dealt stays told, whoever sits
    there now.
    """
    pairs = zip(seats, header.seats, strict=True)
    return replace(header, seats=tuple(replace(seat, role=first.role) for seat, first in pairs))


def moves(contents: Contents, codec: Codec, tell: Telling) -> Iterator[msgspec.Struct]:
    """The lines behind the header: the moves with what is told between them."""
    marks = sorted(contents.takebacks, key=lambda back: back.number)
    told = {made.number: made for made in contents.fallback_moves}
    for entry in contents.entries:
        while marks and marks[0].number <= entry.number:
            yield taken_back_line(marks.pop(0))
        yield from event_lines(codec, entry, tell)
        if entry.number in told:
            yield fallback_line(told[entry.number])
    yield from map(taken_back_line, marks)


def sealed_lines(records: Iterable[msgspec.Struct], checksum: str = "") -> tuple[list[bytes], str]:
    """The lines, each sealed after the one before it, and the last checksum."""
    lines = []
    for record in records:
        line, checksum = sealed(record, checksum)
        lines.append(line)
    return lines, checksum


def plainly(codec: Codec) -> Telling:
    """Every event with all its results."""
    return codec.encode


def sealing(codec: Codec, players: int) -> Telling:
    """What something of is hidden from everybody at the table is sealed."""

    def tell(event: Event) -> Any:
        data = codec.encode(event)
        return data if as_known(codec.game, event, players) == event else veiled(data)

    return tell


def knowing(codec: Codec, players: int) -> Telling:
    """Every event as far as any seat may know it."""
    return lambda event: codec.encode(as_known(codec.game, event, players))


def event_lines(codec: Codec, entry: Entry, tell: Telling) -> list[EventLine]:
    """The lines of one command."""
    last = len(entry.events) - 1
    command = codec.encode(entry.command)
    return [
        EventLine(entry.number + place, None if place else command, tell(event), place == last)
        for place, event in enumerate(entry.events)
    ]


def taken_back_line(takeback: Takeback) -> TakenBackLine:
    """The line of a takeback."""
    return TakenBackLine(takeback.number, takeback.agreed, takeback.moves)


def fallback_line(told: FallbackMove) -> FallbackLine:
    """The line of a fallback move."""
    return FallbackLine(told.number, told.seat, told.why.key, unmarked(str(told.why.facts.get("why", ""))))
