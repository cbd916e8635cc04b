"""The writer: a game as readable text, one move a paragraph, the whole table now and then."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from raccoon.engine.events import Event
from tests.games.subject import Subject
from tests.golden.playthroughs import Playthrough, Step, first_state, steps

WHOLE_TABLE_EVERY = 40
"""Moves between two views of the whole table."""
WIDTH = 110
REMEMBERED = ("wasted", "taken")
"""Fields of a view that only a bot's memory fills in."""
OF_THE_TABLE = {"options", "players"}
"""Fields that are already in the heading."""


def text(subject: Subject, playthrough: Playthrough) -> str:
    """The whole file."""
    return "\n".join(Writer(subject).lines(playthrough)) + "\n"


class Writer:
    """Writes the games of one kind."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.game = subject.game

    def lines(self, playthrough: Playthrough) -> Iterator[str]:
        """Every line of the text."""
        yield from self._heading(playthrough)
        state = first_state(playthrough)
        yield from self._table(state)
        for number, step in enumerate(steps(playthrough), 1):
            yield from self._move(number, step)
            state = step.after
            if number % WHOLE_TABLE_EVERY == 0 and self.game.to_act(state):
                yield from self._table(state)
        yield from self._table(state)
        yield "Outcome"
        for seat, outcome in enumerate(self.game.outcome(state) or ()):
            yield f"  seat {seat}: {outcome.points} points{', won' if outcome.won else ''}"

    def _heading(self, playthrough: Playthrough) -> Iterator[str]:
        chosen = [
            name if value is True else f"{name} {self.value('', value)}"
            for name, value in playthrough.options.items()
        ]
        beginning = f", {playthrough.beginning.words}" if playthrough.beginning else ""
        options = ", ".join(chosen) or "none"
        yield f"{self.game.name}: {playthrough.players} players, options: {options}{beginning}"
        yield f"seed {playthrough.seed}, random commands; written by: python -m tests.golden"
        yield ""
        yield "Set-up"
        yield from self.fields(playthrough.setup(), "  ", skip=OF_THE_TABLE)
        yield ""

    def _move(self, number: int, step: Step) -> Iterator[str]:
        """The command, the progress of the game, and each event with the parts that spectators do not see."""
        seat = step.command.seat
        far = self.game.progress(self.game.view(step.before, None))
        yield f"{number}. {far.key} {far.number}, seat {seat}: {self.record(step.command, skip={'seat'})}"
        for event in step.events:
            whose = "" if event.seat == seat else f"{_of(event)}: "
            yield f"     {whose}{self.record(event, skip={'seat'})}{self._seen(event)}"

    def _seen(self, event: Event) -> str:
        hidden = self.game.hide(event, None)
        return "" if hidden == event else f"  | seen by others: {self.record(hidden, skip={'seat'})}"

    def _table(self, state: Any) -> Iterator[str]:
        """The public view, each seat's view and each seat's options."""
        yield ""
        yield "  " + "-" * (WIDTH - 2)
        yield from self.fields(self.game.view(state, None), "  ", skip={"seat", *OF_THE_TABLE, *REMEMBERED})
        yield from self.subject.seats(self.fields, state) if self.subject.seats else self._seats(state)
        for seat in self.game.to_act(state):
            yield f"  seat {seat} may"
            yield from (
                f"    {self.record(option, skip={'seat'})}" for option in self.game.options(state, seat)
            )
        yield "  " + "-" * (WIDTH - 2)
        yield ""

    def _seats(self, state: Any) -> Iterator[str]:
        """The fields of each seat's view that differ from the public view."""
        public = self.game.view(state, None)
        for seat in range(self.game.players(state)):
            own = self.game.view(state, seat)
            same = {name for name in own.__struct_fields__ if getattr(own, name) == getattr(public, name)}
            yield f"  seat {seat} sees"
            yield from self.fields(own, "    ", skip={"seat", *same})

    def fields(self, record: Any, margin: str, skip: Collection[str]) -> Iterator[str]:
        """One field a line, long lists wrapped."""
        for name in record.__struct_fields__:
            if name in skip:
                continue
            words = f"{name}: {self.value(name, getattr(record, name))}".split(" ")
            line = margin + words[0]
            for word in words[1:]:
                if len(line) + 1 + len(word) > WIDTH:
                    yield line
                    line = margin + "   "
                line += " " + word
            yield line

    def record(self, record: Any, skip: Collection[str] = ()) -> str:
        """A command, an event, an option or a pending point: its name and its fields."""
        names = [name for name in record.__struct_fields__ if name not in skip]
        fields = [f"{name} {self.value(name, getattr(record, name))}" for name in names]
        return f"{type(record).__name__}: {'; '.join(fields)}" if fields else type(record).__name__

    def value(self, name: str, value: Any) -> str:
        """A field's value in words."""
        if name in self.subject.counted and isinstance(value, tuple):
            sign = "$" if name in self.subject.priced else ""
            pairs = zip(value, self.subject.kinds, strict=True)
            return ", ".join(f"{sign}{number} {kind}" for number, kind in pairs if number) or "nothing"
        if isinstance(value, msgspec.Struct):
            return self.record(value)
        if isinstance(value, tuple):
            items = [f"({self.value('', i)})" if isinstance(i, tuple) else self.value("", i) for i in value]
            return ", ".join(items) or "-"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "-" if value is None else str(value)


def _of(event: Event) -> str:
    return "the table" if event.seat is None else f"seat {event.seat}"
