"""What the lines of a save tell, followed one by one: what is left of the game after undos and takebacks."""

from __future__ import annotations

from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.saves.format import (
    EventLine,
    FallbackLine,
    Line,
    SaveError,
    SeatsLine,
    SittingLine,
    TakenBackLine,
    UndoneLine,
)
from raccoon.app.seats import Seat, fitting
from raccoon.app.session.fallback_moves import REASONS, FallbackMove, before, unmarked
from raccoon.app.session.takebacks import Takeback, moved_back
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command, Event
from raccoon.engine.match import Entry


class ToldGame:
    """The game so far. `entries` are what is left, `lines` where each begins; `codec` reads what follows."""

    def __init__(self, path: Path, seats: tuple[Seat, ...], codec: Codec, sitting: int) -> None:
        self._path = path
        self.seats = seats
        self.codec = codec
        self.sitting = sitting
        self.entries: list[Entry] = []
        self.lines: list[int] = []
        self.takebacks: tuple[Takeback, ...] = ()
        self.fallback_moves: tuple[FallbackMove, ...] = ()
        self._command: Command | None = None
        self._events: list[Event] = []
        self._begun = 0
        """The line on which the command now being read begins."""

    @property
    def within(self) -> bool:
        """Whether the last command is not yet complete."""
        return bool(self._events)

    def event(self, number: int, record: EventLine) -> None:
        """One more event; ValueError or `SaveError` for one that cannot follow."""
        first = not self._events
        if record.number != self._next_number() or first != (record.command is not None):
            raise self._bad("save.number", number)
        if record.command is not None:
            self._command, self._begun = self.codec.command(record.command), number
            self._seat(number, self._command.seat)
        event = self.codec.event(record.event)
        if event.seat is not None:
            self._seat(number, event.seat)
        self._events.append(event)
        if record.last:
            self._complete()

    def _complete(self) -> None:
        assert self._command is not None
        events = tuple(self._events)
        self.entries.append(Entry(self._next_number() - len(events), self._command, events))
        self.lines.append(self._begun)
        self._events = []

    def _next_number(self) -> int:
        before = self.entries[-1].last_number if self.entries else 0
        return before + len(self._events) + 1

    def _seat(self, number: int, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise self._bad("save.fields", number, why=f"seat {seat}")

    def line(self, number: int, record: Line) -> None:
        """What is told between two commands; `SaveError` for what cannot be."""
        if self.within:
            raise self._bad("save.number", number)
        if isinstance(record, UndoneLine):
            self._undo(number, record.undone)
        elif isinstance(record, TakenBackLine):
            self._take_back(number, record)
        elif isinstance(record, FallbackLine):
            self._fallback(number, record)
        elif isinstance(record, SittingLine):
            self._sit_down(number, record.sitting)
        else:
            assert isinstance(record, SeatsLine)
            self._seats(number, record.seats)

    def _sit_down(self, number: int, sitting: int) -> None:
        if sitting <= self.sitting:
            raise self._bad("save.fields", number, why=f"sitting {sitting}")
        self.sitting = sitting

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
        self.seats = fitting(seats, self.codec.game)

    def _bad(self, key: str, line: int, **facts: object) -> SaveError:
        return SaveError(key, path=self._path.name, line=line, **facts)
