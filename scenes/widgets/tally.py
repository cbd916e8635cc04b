"""A tally of several kinds: how many of each are counted, up to the number available and a total."""

from collections.abc import Callable, Sequence


class Tally:
    """Counts per kind, by index; where everything `available` makes up the `total`, it is counted from the
    start.

    With the `worths` of the kinds the total is filled with what is worth most, and one more of a kind beyond
    it is exchanged for the least of the others, of those first that nobody has counted; without them for what
    was counted first.
    """

    def __init__(
        self,
        available: Sequence[int],
        total: int,
        on_change: Callable[[tuple[int, ...]], None],
        worths: Sequence[float] = (),
    ) -> None:
        self.available = tuple(available)
        self.total = total
        self.kinds = [index for index, most in enumerate(self.available) if most]
        """The kinds of which there are any."""
        self.counts = [0] * len(self.available)
        self._on_change = on_change
        self._worths = tuple(worths)
        self._counted: list[int] = []
        """The kinds whose counts were set by hand, the latest last."""
        if self._worths or sum(available) == total:
            self._fill()

    @property
    def left(self) -> int:
        """The number that is still to be chosen."""
        return self.total - sum(self.counts)

    @property
    def exchanges(self) -> bool:
        """Whether one more of a kind comes for one of another: all is counted out."""
        return not self.left and bool(self.total)

    def _fill(self) -> None:
        """Count as much as there may be, of what is worth most first."""
        order = sorted(range(len(self.counts)), key=self._worth, reverse=True)
        for index in order:
            self.counts[index] += min(self.left, self.available[index] - self.counts[index])

    def _worth(self, index: int) -> float:
        return self._worths[index] if self._worths else 0.0

    def add(self, index: int, by: int) -> bool:
        """Change one kind's count within its limit and the total; True when it changed."""
        before = self.counts[index]
        if index in self._counted:
            self._counted.remove(index)
        self._counted.append(index)
        if by > 0:
            self._make_room(index, by)
        most = min(self.available[index], before + self.left)
        self.counts[index] = max(0, min(most, before + by))
        if self.counts[index] == before:
            return False
        self._on_change(tuple(self.counts))
        return True

    def _make_room(self, index: int, by: int) -> None:
        """Leave out the least of the other kinds, as far as so many more of this one need it; without worths
        those that were counted first.
        """
        needed = min(by, self.available[index] - self.counts[index]) - self.left
        others = (other for other in self.kinds if other != index)
        for other in sorted(others, key=self._goes_first):
            given = max(0, min(needed, self.counts[other]))
            self.counts[other] -= given
            needed -= given

    def _goes_first(self, kind: int) -> tuple[float, float]:
        if self._worths:
            return kind in self._counted, self._worth(kind)
        return (self._counted.index(kind) if kind in self._counted else -1), 0

    def take(self, index: int, count: int) -> bool:
        """Count so many out by hand, the first anew where all had been filled in; True when it changed."""
        if self._worths and not self.left and not self._counted:
            self.clear()
        return self.add(index, count)

    def clear(self) -> None:
        """Begin to count anew."""
        self.counts = [0] * len(self.counts)
        self._counted.clear()
        self._on_change(tuple(self.counts))

    def can_add(self, index: int) -> bool:
        """Whether one more of a kind may be counted, for another if need be."""
        return self.counts[index] < min(self.available[index], self.total)
