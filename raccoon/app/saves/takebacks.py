"""Takebacks: the people agreed to play on from an earlier point. They stay in the log for good."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from raccoon.app.saves.seatings import Seating
from raccoon.app.seats import Seat
from raccoon.engine.match import Entry


class Takeback(msgspec.Struct, frozen=True):
    """The seats `agreed` took back `moves` commands; the event `number` comes right after it."""

    number: int
    agreed: tuple[int, ...]
    moves: int


LogMark = TypeVar("LogMark", Takeback, Seating)


def moved_back(marks: Iterable[LogMark], number: int) -> tuple[LogMark, ...]:
    """The marks after every event from `number` on has gone: none is behind the last event left."""
    return tuple(replace(mark, number=min(mark.number, number)) for mark in marks)


def may_step_back(taken: Iterable[Entry], seats: Sequence[Seat]) -> bool:
    """Whether these moves can be undone without anybody's consent: one person's, and those of bots since.

    A bot does not step back: where no person has moved nothing is undone. Revelations are another matter.
    """
    movers = {entry.command.seat for entry in taken}
    return sum(seats[seat].is_person for seat in movers) == 1
