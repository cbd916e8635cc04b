"""The keys of things on a table that can be pointed at, lit, dragged and inspected."""

from typing import Self


class Piece(str):
    """A piece: its kind and, if there are several of that kind, its key, as in "hand:2" or "space:4:2".

    Lessons and challenges use this written form.
    """

    __slots__ = ()

    def __new__(cls, kind: str, *key: object) -> Self:
        """Join the kind and the parts of the key with colons."""
        return super().__new__(cls, ":".join((kind, *map(str, key))) if key else kind)

    @property
    def kind(self) -> str:
        """The part before the first colon: "hand" of "hand:2"."""
        return self.partition(":")[0]

    @property
    def key(self) -> str:
        """The part after the first colon: "2" of "hand:2"; "" without one."""
        return self.partition(":")[2]

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of the key: "4" and "2" of "space:4:2"."""
        return tuple(self.key.split(":"))

    @property
    def number(self) -> int:
        """The key as a number: 2 of "hand:2"."""
        return int(self.key)
