"""A whole game as lines: for an export, and for a save that has to be written anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from raccoon.app.saves.format import EventLine, FallbackLine, Header, TakenBackLine, sealed
from raccoon.app.seats import Seat
from raccoon.app.session.fallback_moves import FallbackMove, unmarked
from raccoon.app.session.takebacks import Takeback
from raccoon.engine.codec import Codec
from raccoon.engine.match import Entry


@dataclass(frozen=True)
class Contents:
    """What is left of a game after undos and takebacks, and who sits there now."""

    seats: tuple[Seat, ...]
    entries: Sequence[Entry]
    takebacks: Sequence[Takeback]
    fallback_moves: Sequence[FallbackMove]


def whole(header: Header, contents: Contents, codec: Codec) -> Iterator[msgspec.Struct]:
    """Every line: the header with the seats as they are now, the moves with what is told between them.

    What role a seat asked for when the game was dealt stays told, whoever sits there now.
    """
    roles = (seat.role for seat in header.seats)
    seats = (replace(seat, role=role) for seat, role in zip(contents.seats, roles, strict=True))
    yield replace(header, seats=tuple(seats))
    marks = sorted(contents.takebacks, key=lambda back: back.number)
    told = {made.number: made for made in contents.fallback_moves}
    for entry in contents.entries:
        while marks and marks[0].number <= entry.number:
            yield taken_back_line(marks.pop(0))
        yield from event_lines(codec, entry)
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
