"""The replay of a save: its lines are applied one by one, moves decided again, undos included.

A line is checked before it changes anything: after a wrong one the game is as before it.
"""

from pathlib import Path
from typing import Any

from raccoon.app.saves.fallback_moves import FORMER_REASONS, REASONS, BotTrouble, FallbackMove
from raccoon.app.saves.file_lines import LINES
from raccoon.app.saves.format import (
    EventLine,
    FallbackLine,
    Header,
    SaveError,
    SaveLine,
    SeatsLine,
    SittingLine,
    TakenBackLine,
    UndoneLine,
)
from raccoon.app.saves.obfuscation import deobfuscated
from raccoon.app.saves.seatings import Seating
from raccoon.app.saves.snapshot import Takeback, may_step_back, moved_back
from raccoon.app.seats import Seat, fitting
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command, Event, Refusal
from raccoon.engine.match import Entry, Match

IMPOSSIBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""The errors that the rules raise for impossible data."""


class SaveReplayer:
    """The game so far. `match` is the game after undos, `lines` the line at which each of its entries begins;
    `codec` decodes the next ones. Moves under discontinued rules cannot be decided again: they are folded,
    and the game's laws are checked.
    """

    def __init__(self, path: Path, header: Header, setup: Any, codec: Codec) -> None:
        self._path = path
        self.match = Match(codec.game, setup, header.seed)
        self.codec = codec
        self.seatings: tuple[Seating, ...] = (Seating(1, fitting(header.seats, codec.game)),)
        self.sitting = header.sitting
        self.folded = header.folded
        """The number of the last event that was folded, not decided again."""
        self.lines: list[int] = []
        self._taken_back: list[tuple[int, list[TakenBackLine]]] = []
        """The takebacks, grouped by the event that follows them, in order."""
        self.fallback_moves: list[FallbackMove] = []
        self._command: Command | None = None
        self._events: list[Event] = []
        self._begun = 0
        """The line on which the present command begins."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as they are now."""
        return self.seatings[-1].seats

    @property
    def takebacks(self) -> tuple[Takeback, ...]:
        """The takebacks in their order."""
        return tuple(
            Takeback(number, line.agreed, line.moves) for number, lines in self._taken_back for line in lines
        )

    @property
    def within(self) -> bool:
        """Whether the last command is incomplete."""
        return bool(self._events)

    def event(self, number: int, record: EventLine) -> None:
        """Add an event; ValueError or `SaveError` for one that cannot follow."""
        first = not self._events
        next_number = self.match.next_number + len(self._events)
        if record.number != next_number or first != (record.command is not None):
            raise self._bad("save.number", number)
        event = self.codec.event(_opened(record.event))
        _check_seat(event.seat, self.seats)
        if record.command is not None:
            command = self.codec.command(_opened(record.command))
            _check_seat(command.seat, self.seats)
            self._command, self._begun = command, number
        self._events.append(event)
        if record.last:
            self._complete()

    def _complete(self) -> None:
        """Finish the command with its last event, and check that these events result from it."""
        assert self._command is not None
        entry = Entry(self.match.next_number, self._command, tuple(self._events))
        try:
            old = self.codec.rules_version < self.codec.game.rules_version
            if not old and entry.number > self.folded:
                self._decide_again(entry)
            else:
                self._fold(entry)
        except IMPOSSIBLE as error:
            raise self._bad("save.impossible", self._begun) from error
        self.lines.append(self._begun)
        self._events = []

    def _decide_again(self, entry: Entry) -> None:
        """Add the entry; `SaveError` where the rules refuse its command or give other events."""
        try:
            decision = self.match.decide(entry.command)
        except Refusal as refusal:
            why = refusal.code.replace("_", " ")
            raise self._bad("save.refused", self._begun, why=why) from refusal
        recorded, given = entry.events, decision.events
        for place, (event, other) in enumerate(zip(recorded, given, strict=False)):
            if event != other:
                raise self._bad("save.other_events", self._begun + place)
        if len(recorded) != len(given):
            raise self._bad("save.other_events", self._begun + min(len(recorded), len(given)) - 1)
        self.match.keep(entry, decision.state)

    def _fold(self, entry: Entry) -> None:
        """Add the entry by folding; `SaveError` where its events lead to an impossible state."""
        self.match.restore((entry,))
        self.folded = max(self.folded, entry.last_number)
        for fault in self.match.game.faults(self.match.state):
            self._cut(entry.number)
            raise self._bad("save.law", self._begun, why=fault)

    def _cut(self, number: int) -> None:
        while self.match.entries and self.match.entries[-1].number >= number:
            self.match.cut(len(self.match.entries) - 1)
        del self.lines[len(self.match.entries) :]

    def line(self, number: int, record: SaveLine) -> None:
        """Apply a line between two commands; `SaveError` for an impossible one."""
        if self.within:
            raise self._bad("save.number", number)
        if isinstance(record, UndoneLine):
            taken = self._entries_from(number, record.undone)
            if any(entry.reveals for entry in taken) or not may_step_back(taken, self.seats):
                why = "an undo past what came to light or another's move"
                raise self._bad("save.fields", number, why=why)
            self._rewind(record.undone)
        elif isinstance(record, TakenBackLine):
            self._take_back(number, record)
        elif isinstance(record, FallbackLine):
            self._fallback(number, record)
        elif isinstance(record, SittingLine):
            if record.sitting <= self.sitting:
                raise self._bad("save.fields", number, why=f"sitting {record.sitting}")
            self.sitting = record.sitting
        elif isinstance(record, SeatsLine):
            if len(record.seats) != len(self.seats):
                raise self._bad("save.fields", number, why=f"{len(record.seats)} seats")
            seats = fitting(record.seats, self.codec.game)
            self.seatings = (*self.seatings, Seating(self.match.next_number, seats))

    def _entries_from(self, number: int, event: int) -> list[Entry]:
        """Return the entries from the one that begins with this event; `SaveError` where none does."""
        entries = self.match.entries
        place = len(entries) - 1
        while place > 0 and entries[place].number > event:
            place -= 1
        if place < 0 or entries[place].number != event:
            raise self._bad("save.number", number)
        return entries[place:]

    def _rewind(self, number: int) -> None:
        """Remove every event from this one on; later takebacks are moved before it (`moved_back`)."""
        self._cut(number)
        self.seatings = moved_back(self.seatings, number)
        later: list[list[TakenBackLine]] = []
        while self._taken_back and self._taken_back[-1][0] > number:
            later.append(self._taken_back.pop()[1])
        if later and not (self._taken_back and self._taken_back[-1][0] == number):
            self._taken_back.append((number, later.pop()))
        for lines in reversed(later):
            self._taken_back[-1][1].extend(lines)
        while self.fallback_moves and self.fallback_moves[-1].number >= number:
            self.fallback_moves.pop()

    def _take_back(self, number: int, record: TakenBackLine) -> None:
        """Apply a takeback. In an export what was taken back is missing already."""
        agreed, told_later = record.agreed, record.taken_back == self.match.next_number
        people = tuple(seat for seat, who in enumerate(self.seats) if who.is_person)
        fits = agreed == tuple(sorted(set(agreed))) if told_later else agreed == people
        if not (fits and agreed and agreed[0] >= 0 and agreed[-1] < len(self.seats)):
            raise self._bad("save.fields", number, why="a takeback by others than the people at the table")
        moves = record.moves if told_later else len(self._entries_from(number, record.taken_back))
        if not 0 < record.moves <= LINES or moves != record.moves:
            raise self._bad("save.fields", number, why=f"a takeback of {record.moves} moves")
        self._rewind(record.taken_back)
        if not self._taken_back or self._taken_back[-1][0] != record.taken_back:
            self._taken_back.append((record.taken_back, []))
        self._taken_back[-1][1].append(record)

    def _fallback(self, number: int, record: FallbackLine) -> None:
        reason = FORMER_REASONS.get(record.why, record.why)
        if reason not in REASONS:
            raise self._bad("save.fields", number, why=record.why)
        last = self.match.entries[-1] if self.match.entries else None
        last_number = self.fallback_moves[-1].number if self.fallback_moves else 0
        if last is None or (record.stand_in, record.seat) != (last.number, last.command.seat):
            raise self._bad("save.number", number)
        if last_number == record.stand_in:
            raise self._bad("save.number", number)
        why = BotTrouble(reason, self.seats[record.seat].name, record.said)
        self.fallback_moves.append(FallbackMove(record.stand_in, record.seat, why))

    def _bad(self, key: str, line: int, **facts: object) -> SaveError:
        return SaveError(key, path=self._path.name, line=line, **facts)


def _check_seat(seat: int | None, seats: tuple[Seat, ...]) -> None:
    if seat is not None and not 0 <= seat < len(seats):
        raise ValueError(f"seat {seat}")


def _opened(data: Any) -> Any:
    """Return the data of a command or an event, decoded if obfuscated; ValueError where that fails."""
    return deobfuscated(data) if isinstance(data, str) else data
