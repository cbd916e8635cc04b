"""Scatter: pseudo-random numbers for drawings, the same at every drawing, apart from the games' chance."""

import math
from collections.abc import Sequence


class Scatter:
    """A sequence of pseudo-random numbers; the same `row` gives the same ones."""

    def __init__(self, row: int) -> None:
        self._step = row * 1000

    def between(self, low: float, high: float) -> float:
        """The next number, from `low` to `high`."""
        self._step += 1
        return low + (high - low) * (math.sin(self._step * 12.9898) * 43758.5453 % 1)

    def one_of(self, values: Sequence[float]) -> float:
        """One of the values."""
        return values[min(len(values) - 1, int(self.between(0, len(values))))]
