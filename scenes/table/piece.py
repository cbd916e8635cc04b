"""Things on a table that can be pointed at, lit, carried and asked about."""

from typing import Self


class Piece(str):
    """A thing by its kind and, where there are several of that kind, its key.

    It is its own written form, "hand:2" or "space:4:2", which lessons and challenges use.
    """

    __slots__ = ()

    def __new__(cls, kind: str, *key: object) -> Self:
        """`key` is written after the kind, its parts divided by colons."""
        return super().__new__(cls, ":".join((kind, *map(str, key))) if key else kind)

    @property
    def kind(self) -> str:
        """The first word: "hand" of "hand:2"."""
        return self.partition(":")[0]

    @property
    def key(self) -> str:
        """All after the kind: "2" of "hand:2", nothing where there is one of it."""
        return self.partition(":")[2]

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of the key: "4" and "2" of "space:4:2"."""
        return tuple(self.key.split(":"))

    @property
    def number(self) -> int:
        """The key, which is one number: 2 of "hand:2"."""
        return int(self.key)
