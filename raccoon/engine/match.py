"""A game being played: submit commands, keep the log, notify listeners, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Option, Refusal
from raccoon.engine.game import Decision, Game, SeatOutcome


class Entry(msgspec.Struct, frozen=True):
    """One accepted command and its events; `number` is that of the first event, from 1 on."""

    number: int
    command: Command
    events: tuple[Event, ...]

    @property
    def last_number(self) -> int:
        """The number of the entry's last event."""
        return self.number + len(self.events) - 1

    @property
    def reveals(self) -> bool:
        """Whether hidden information came to light: it cannot be undone without a takeback."""
        return any(event.reveals for event in self.events)


class Recorder(Protocol):
    """A durable log; both calls return only when their change is stored."""

    def append(self, entry: Entry) -> None:
        """Store the entry."""

    def rewind(self, number: int) -> None:
        """Record that every event from this number on was taken back."""


Listener = Callable[[Entry], None]


class Match:
    """A game, its states and its log. All states are stored, so an undo is a step back to an earlier one.

    `submit` decides, appends to the recorder, evolves and notifies. When the recorder fails, nothing has
    happened.
    """

    def __init__(self, game: Game, setup: Any, seed: str, recorder: Recorder | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.recorder = recorder
        self.entries: list[Entry] = []
        self.listeners: list[Listener] = []
        self._states: list[Any] = [game.start(setup)]
        self._undone: list[Entry] = []
        self._waited: dict[int, int] = {}

    @property
    def state(self) -> Any:
        """The present state."""
        return self._states[-1]

    @property
    def next_number(self) -> int:
        """The number of the next event."""
        return self.entries[-1].last_number + 1 if self.entries else 1

    @property
    def outcome(self) -> tuple[SeatOutcome, ...] | None:
        """The result of each seat; None while the game is running."""
        return self.game.outcome(self.state)

    def to_act(self, entries: int | None = None) -> tuple[int, ...]:
        """Return the seats the game waits for: now, or after that many entries."""
        return self.game.to_act(self.state_after(entries))

    def options(self, seat: int, entries: int | None = None) -> tuple[Option, ...]:
        """Return everything the seat may do: now, or after that many entries."""
        return self.game.options(self.state_after(entries), seat)

    def view(self, seat: int | None, entries: int | None = None) -> Any:
        """Return the view of the seat: now, or after that many entries."""
        return self.game.view(self.state_after(entries), seat)

    def waited_since(self, seat: int) -> int:
        """Return the number of entries after which the seat was first asked its present question.

        Answers of other seats since then did not change the question; where only this seat is asked it is the
        number of entries now.
        """
        if seat not in self._waited:
            since = len(self.entries)
            while since and self._same_question(since - 1, seat):
                since -= 1
            self._waited[seat] = since
        return self._waited[seat]

    def _same_question(self, entries: int, seat: int) -> bool:
        """Return whether the seat was asked the same question then, and another seat answered first."""
        if self.entries[entries].command.seat == seat or seat not in self.to_act(entries):
            return False
        return self.options(seat, entries) == self.options(seat)

    def state_after(self, entries: int | None) -> Any:
        """Return the present state (None), or that after so many entries."""
        return self._states[-1 if entries is None else entries]

    def submit(self, command: Command) -> Entry:
        """Play a command; raises Refusal when the rules do not allow it. Clears the redo stack."""
        entry = self._play(command)
        self._undone.clear()
        return entry

    def decide(self, command: Command) -> Decision:
        """Decide the command as `submit` would, without applying it; raises Refusal likewise."""
        return self.game.decide(self.state, command, Chance(self.seed, self.next_number))

    def _play(self, command: Command) -> Entry:
        decision = self.decide(command)
        entry = Entry(self.next_number, command, decision.events)
        if self.recorder:
            self.recorder.append(entry)
        self.keep(entry, decision.state)
        for listener in tuple(self.listeners):
            listener(entry)
        return entry

    def keep(self, entry: Entry, state: Any) -> None:
        """Append an entry and its resulting state without recording it or notifying listeners."""
        self.entries.append(entry)
        self._states.append(state)
        self._waited.clear()

    def restore(self, entries: Iterable[Entry]) -> None:
        """Append the entries of a save by folding their events: not decided again, recorded or announced."""
        for entry in entries:
            state = self.state
            for event in entry.events:
                state = self.game.evolve(state, event)
            self.keep(entry, state)

    def copy(self, recorder: Recorder | None = None) -> Match:
        """Return a copy of the match with another recorder, without listeners and redo stack."""
        match = Match(self.game, self.setup, self.seed, recorder)
        match.entries, match._states = self.entries.copy(), self._states.copy()
        return match

    def states(self) -> Iterator[tuple[Entry | None, Any]]:
        """Yield every state with the entry that led to it, None for the first."""
        return zip((None, *self.entries), self._states, strict=True)

    def check_undo(self, seat: int) -> None:
        """Raise Refusal where this seat may not undo: no move, another's move, or revealed information."""
        if not self.entries:
            raise Refusal("nothing_to_undo")
        last = self.entries[-1]
        if last.command.seat != seat:
            raise Refusal("undo_others_move", seat=last.command.seat)
        if last.reveals:
            raise Refusal("undo_revealed")

    def undo(self, seat: int) -> Entry:
        """Undo the seat's last command; Refusal as `check_undo`."""
        self.check_undo(seat)
        entry = self.entries[-1]
        self.rewind(len(self.entries) - 1)
        return entry

    def rewind(self, entries: int) -> None:
        """Go back to the point after that many entries; the later ones can be redone."""
        taken = self.entries[entries:]
        if not taken:
            return
        if self.recorder:
            self.recorder.rewind(taken[0].number)
        self._undone.extend(reversed(taken))
        self._cut(entries)

    def cut(self, entries: int) -> None:
        """Go back to the point after that many entries for good; the caller records it first."""
        self._undone.clear()
        self._cut(entries)

    def _cut(self, entries: int) -> None:
        del self.entries[entries:]
        del self._states[entries + 1 :]
        self._waited.clear()

    def can_redo(self, seat: int | None = None) -> bool:
        """Return whether there is a command to redo (of that seat, if one is given)."""
        return bool(self._undone) and seat in (None, self._undone[-1].command.seat)

    def redo(self) -> Entry:
        """Play the last undone command again: same number, same chance, same events."""
        if not self._undone:
            raise Refusal("nothing_to_redo")
        entry = self._play(self._undone[-1].command)
        self._undone.pop()
        return entry
