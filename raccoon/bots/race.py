"""A race of moves: each is tried in the same imagined deals, so that luck cancels out, until it drops out."""

from collections.abc import Callable, Sequence

FEW = 2
"""Deals after which half of the moves drop out; and again every time they have doubled, down to two."""


class Race:
    """Moves by their place in a list; a number says how good each seems, higher is better."""

    def __init__(self, seeming: Sequence[float], trust: float) -> None:
        """`seeming` is what each was judged before it was tried, which counts for `trust` deals."""
        self._seeming = seeming
        self._trust = trust
        self._found: list[list[float]] = [[] for _ in seeming]
        self.alive = list(range(len(seeming)))
        """The places still in the race, best first."""

    @property
    def open(self) -> bool:
        """Whether there is still something to find out."""
        return len(self.alive) > 1

    def run(self, worth: Callable[[int], float]) -> None:
        """Try every move still in the race in one more deal."""
        for place in self.alive:
            self._found[place].append(worth(place))
        self.alive.sort(key=self.judged, reverse=True)

    def judged(self, place: int) -> float:
        """The value of the move by all deals so far."""
        found = self._found[place]
        return (self._trust * self._seeming[place] + sum(found)) / (self._trust + len(found))

    def drop(self) -> None:
        """Leave out the worse half whenever the deals have doubled."""
        deals = len(self._found[self.alive[0]])
        if deals >= FEW and deals & (deals - 1) == 0:
            self.alive = self.alive[: max(2, (len(self.alive) + 1) // 2)]
