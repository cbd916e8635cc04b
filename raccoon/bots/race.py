"""A race of moves: all are tried in the same imagined deals, so that luck cancels out; weak ones drop out."""

from collections.abc import Callable, Sequence

FEW = 2
"""Half of the moves drop out after this many deals, and whenever the deals have doubled, down to two."""


class Race:
    """A race of moves, given by their places in a list, with values of which higher is better."""

    def __init__(self, seeming: Sequence[float], trust: float) -> None:
        """`seeming` are the values before any deal, which count as much as `trust` deals."""
        self._seeming = seeming
        self._trust = trust
        self._found: list[list[float]] = [[] for _ in seeming]
        self.alive = list(range(len(seeming)))
        """The places of the remaining moves, best first."""

    @property
    def open(self) -> bool:
        """Whether more than one move is left."""
        return len(self.alive) > 1

    def run(self, worth: Callable[[int], float]) -> None:
        """Try every remaining move in one more deal."""
        for place in self.alive:
            self._found[place].append(worth(place))
        self.alive.sort(key=self.value, reverse=True)

    def value(self, place: int) -> float:
        """Return the value of the move by all deals so far."""
        found = self._found[place]
        return (self._trust * self._seeming[place] + sum(found)) / (self._trust + len(found))

    def drop(self) -> None:
        """Drop the worse half whenever the deals have doubled."""
        deals = len(self._found[self.alive[0]])
        if deals >= FEW and deals & (deals - 1) == 0:
            self.alive = self.alive[: max(2, (len(self.alive) + 1) // 2)]
