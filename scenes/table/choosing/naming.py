"""A decision that is one list: one of several things is named, or clicked where it lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from raccoon.engine.events import ChoiceOption, Command
from scenes.table.choosing.choice import Choice, ChoiceContext, ChoiceField, Drops, every
from scenes.widgets.pick import ROW, Pick, PickEntry, numbered


class NamedChoice(Choice):
    """One of several things, each entry with the command that names it; `kind` is the piece that an entry's
    key belongs to, `row` the height of an entry, `targets` where a piece may be dropped to name it.
    """

    kind = ""
    row = 1.1 * ROW
    targets: tuple[str, ...] = ()

    def __init__(
        self, table: ChoiceContext, seat: int, entries: Mapping[PickEntry, Command], columns: int = 1
    ) -> None:
        super().__init__(table)
        self.seat = seat
        self._commands = {entry.key: command for entry, command in entries.items()}
        listed = numbered((entry.key, entry.label) for entry in entries)
        self.pick = Pick(listed, "", lambda _: table.changed(), columns)
        self.fields = [ChoiceField(self.pick, self.pick.rows * self.row, shrinks=True)]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys there are."""
        return tuple(self._commands)

    @property
    def pieces(self) -> Mapping[str, str]:
        """The pieces on the table that name something, each with the key of its entry."""
        return {f"{self.kind}:{key}": key for key in self.keys}

    def command(self) -> Command | None:
        return self._commands.get(self.pick.chosen)

    def lit(self) -> frozenset[str]:
        return frozenset(self.pieces)

    def chosen(self) -> frozenset[str]:
        return frozenset(piece for piece, key in self.pieces.items() if key == self.pick.chosen)

    def click(self, piece: str) -> bool:
        if piece not in self.pieces:
            return False
        self.pick.choose(self.pieces[piece])
        return True

    def drops(self) -> Drops:
        return every(self.pieces, *self.targets) if self.targets else {}

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)


class OptionChoice(NamedChoice):
    """One of the choices of an option, whose `names` is its key. The catalogue has
    ``choice.<key>.<choice>`` for each, and ``choice.<key>.note``.
    """

    def __init__(self, table: ChoiceContext, option: ChoiceOption) -> None:
        self.key = option.names
        super().__init__(table, option.seat, entries_of(option, partial(self.told, table)))

    def told(self, table: ChoiceContext, choice: Any) -> str:
        """The name of an option."""
        return table.say(f"choice.{self.key}.{choice}")

    def note(self) -> str:
        return self.table.say(f"choice.{self.key}.note")


def entries_of(option: ChoiceOption, told: Callable[[Any], str]) -> dict[PickEntry, Command]:
    """An entry for each choice of an option, with the choice for its key and what is told of it."""
    return {PickEntry(str(choice), told(choice)): option.make(choice) for choice in option.choices}
