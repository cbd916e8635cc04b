"""A decision that is one list: one of several things is named, or clicked where it lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.table.choosing.choice import Choice, Field, Table
from scenes.widgets.pick import ROW, Pick, PickEntry


class NamedChoice(Choice):
    """One of several things, by key; `kind` is the piece that a key belongs to, "" where none lies there."""

    kind = ""

    def __init__(self, table: Table, seat: int, entries: Sequence[PickEntry]) -> None:
        super().__init__(table)
        self.seat = seat
        self.pick = Pick(entries, "", lambda _: table.changed())
        self.fields = [Field(self.pick, self.pick.rows * ROW * 1.1, shrinks=True)]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys there are."""
        return tuple(entry.key for entry in self.pick.entries)

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
