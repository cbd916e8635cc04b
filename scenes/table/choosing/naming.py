"""A decision that is one list: one of several things is named, or clicked where it lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from raccoon.engine.events import ChoiceOption, Command
from scenes.table.choosing.choice import Choice, Field, Table
from scenes.widgets.pick import ROW, Pick, PickEntry, numbered


class NamedChoice(Choice):
    """One of several things, each entry with the command that names it; `kind` is the piece that an entry's
    key belongs to.
    """

    kind = ""

    def __init__(self, table: Table, seat: int, entries: Mapping[PickEntry, Command]) -> None:
        super().__init__(table)
        self.seat = seat
        self._commands = {entry.key: command for entry, command in entries.items()}
        listed = numbered((entry.key, entry.label) for entry in entries)
        self.pick = Pick(listed, "", lambda _: table.changed())
        self.fields = [Field(self.pick, self.pick.rows * ROW * 1.1, shrinks=True)]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys there are."""
        return tuple(self._commands)

    def command(self) -> Command | None:
        return self._commands.get(self.pick.chosen)

    def lit(self) -> frozenset[str]:
        return frozenset(f"{self.kind}:{key}" for key in self.keys)

    def chosen(self) -> frozenset[str]:
        return frozenset({f"{self.kind}:{self.pick.chosen}"} if self.pick.chosen else ())

    def click(self, piece: str) -> bool:
        kind, _, key = piece.partition(":")
        if kind != self.kind or key not in self.keys:
            return False
        self.pick.choose(key)
        return True


class OptionChoice(NamedChoice):
    """One of the choices of an option, whose `names` is its key. The catalogue has
    ``choice.<key>.<choice>`` for each, and ``choice.<key>.note``.
    """

    def __init__(self, table: Table, option: ChoiceOption) -> None:
        self.key = option.names
        super().__init__(table, option.seat, entries_of(option, partial(self.told, table)))

    def told(self, table: Table, choice: Any) -> str:
        """What a choice is called."""
        return table.say(f"choice.{self.key}.{choice}")

    def note(self) -> str:
        return self.table.say(f"choice.{self.key}.note")


def entries_of(option: ChoiceOption, told: Callable[[Any], str]) -> dict[PickEntry, Command]:
    """An entry for each choice of an option, with the choice for its key and what is told of it."""
    return {PickEntry(str(choice), told(choice)): option.make(choice) for choice in option.choices}
