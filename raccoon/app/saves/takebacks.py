"""Takebacks: the people agreed to play on from an earlier point. They stay in the log for good."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from raccoon.app.seats import Seat
from raccoon.engine.match import Entry


class Takeback(msgspec.Struct, frozen=True):
    """The seats `agreed` took back `moves` commands; the event `number` comes right after it."""

    number: int
    agreed: tuple[int, ...]
    moves: int


def moved_back(takebacks: Iterable[Takeback], number: int) -> tuple[Takeback, ...]:
    """The takebacks after every event from `number` on has gone: none is behind the last event left."""
    return tuple(replace(back, number=min(back.number, number)) for back in takebacks)


def may_step_back(taken: Iterable[Entry], seats: Sequence[Seat]) -> bool:
    """Whether these moves can be undone without anybody's consent: one person's, and those of bots since.

    A bot does not step back: where no person has moved nothing is undone. What came to light is another
    question.
    """
    movers = {entry.command.seat for entry in taken}
    return sum(seats[seat].is_person for seat in movers) == 1
