"""Learning Raccoon Tycoon: weights for all tables, and what is more between two and in a crowd."""

from collections.abc import Sequence
from typing import Any

from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.selfplay import Lesson, play, start_record
from raccoon.bots.raccoon_tycoon.weights import Weights, crowding
from raccoon.bots.training import LearningMethod, Sums

RIDGE = 30.0
RIDGE_OF_CROWD = 3000.0
"""The pull of the weights towards zero, and the stronger pull of those for each player beyond four.

Among three and five hardly anybody plays better by the latter, and each seed would learn others.
"""
PARTS, CROWD = 3, 2
"""The weights for all, what is more between two, and what is more for each player beyond four."""


def lasting(generation: int) -> float:
    """The part of earlier lessons that still counts at a generation (1, 2, …).

    In the end the nth counts n (n - 1) times, so beginners' games fade and no single generation decides.
    """
    return max(0.0, 1 - 2 / generation)


class TycoonSums(Sums[Weights, Lesson]):
    """The sums of all tables together: some numbers count by the number of players."""

    def __init__(self, knots: Sequence[float]) -> None:
        super().__init__(knots, PARTS * len(features.NAMES))

    def add(self, lesson: Lesson) -> None:
        """Take in what a game taught."""
        for position in lesson.positions:
            self.add_position(position, (1.0, *crowding(lesson.players)))

    def fit(self, before: Weights, training: dict[str, Any]) -> Weights:
        """The weights that explain the growth best, drawn towards zero (ridge)."""
        numpy = self.numpy
        shape = len(features.NAMES), PARTS, len(self.knots)
        ridge = numpy.full(shape, RIDGE)
        ridge[:, CROWD] = RIDGE_OF_CROWD
        found = numpy.linalg.solve(self.squares + numpy.diag(ridge.ravel()), self.products).reshape(shape)
        weights, duel, crowd = (
            {
                name: tuple(round(float(weight), 3) for weight in row)
                for name, row in zip(features.NAMES, found[:, part], strict=True)
            }
            for part in range(PARTS)
        )
        return Weights(self.knots, before.turns, weights, duel, crowd, training)


LEARNING = LearningMethod(Weights, start_record, play, TycoonSums, pool=4, lasting=lasting)
