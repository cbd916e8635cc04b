"""Tally: counts of several kinds, each up to the number available, together up to a total."""

from collections.abc import Callable, Sequence


class Tally:
    """Counts by the index of the kind; if everything `available` is the `total`, all is counted at once.

    With the `worths` of the kinds the total is filled at first with the kinds worth most. One more than the
    total removes one of another kind: with worths the one worth least, first of kinds not counted by hand;
    without worths of the kind counted longest ago.
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
        """The kinds whose counts were changed by hand, the latest last."""
        if self._worths or sum(available) == total:
            self._fill()

    @property
    def left(self) -> int:
        """The number still to be counted."""
        return self.total - sum(self.counts)

    @property
    def exchanges(self) -> bool:
        """Whether the total is reached, so that one more of a kind removes one of another."""
        return not self.left and bool(self.total)

    def _fill(self) -> None:
        """Fill the total, the kinds worth most first."""
        order = sorted(range(len(self.counts)), key=self._worth, reverse=True)
        for index in order:
            self.counts[index] += min(self.left, self.available[index] - self.counts[index])

    def _worth(self, index: int) -> float:
        return self._worths[index] if self._worths else 0.0

    def add(self, index: int, by: int) -> bool:
        """Change one kind's count within its limit and the total; True when it has changed."""
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
        """Remove counts of other kinds to make room for `by` more of this one, by `_goes_first`."""
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
        """Count more of a kind by hand, first clearing a total filled at the start; True when it changed."""
        if self._worths and not self.left and not self._counted:
            self.clear()
        return self.add(index, count)

    def clear(self) -> None:
        """Set all counts to 0."""
        self.counts = [0] * len(self.counts)
        self._counted.clear()
        self._on_change(tuple(self.counts))

    def can_add(self, index: int) -> bool:
        """Whether one more of a kind may be counted, if need be in exchange for another."""
        return self.counts[index] < min(self.available[index], self.total)
