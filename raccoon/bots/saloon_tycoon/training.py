"""Learning Saloon Tycoon: weights that keep near to their neighbours, and the worth of each secret claim."""

from collections.abc import Sequence
from typing import Any

from raccoon.bots.saloon_tycoon import features
from raccoon.bots.saloon_tycoon.selfplay import Lesson, play, start_record
from raccoon.bots.saloon_tycoon.weights import Weights
from raccoon.bots.training import LearningMethod, Sums

RIDGE = 150.0
"""The pull of the weights towards those with which learning began."""
SMOOTH = 300.0
"""The pull of the weights of neighbouring knots towards each other."""
LASTING = 0.4
"""The part of earlier lessons that still counts at a generation."""
DOUBT = 20
"""Every secret claim starts with the mean of so many games behind it."""
MEAN_SECRET = 4.5


class SaloonSums(Sums[Weights, Lesson]):
    """The sums of all tables together, and those of the secret claims: points, and games."""

    def __init__(self, knots: Sequence[float]) -> None:
        super().__init__(knots, len(features.NAMES))

    def add(self, lesson: Lesson) -> None:
        """Take in what a game taught."""
        for position in lesson.positions:
            self.add_position(position)
        for claim, points in lesson.secrets:
            found = self.others.setdefault(claim, [DOUBT * MEAN_SECRET, float(DOUBT)])
            found[0] += points
            found[1] += 1

    def fade(self, share: float) -> None:
        """Let what was taught so far count less."""
        super().fade(share)
        fresh = 1 - share
        for found in self.others.values():
            found[:] = [
                DOUBT * MEAN_SECRET * fresh + found[0] * share,
                DOUBT * fresh + found[1] * share,
            ]

    def fit(self, before: Weights, training: dict[str, Any]) -> Weights:
        """The weights that explain the growth best, drawn towards the first ones and their neighbours."""
        numpy = self.numpy
        first = start_record().weights
        drawn = numpy.array([first[name] for name in features.NAMES]).ravel()
        steps = numpy.diff(numpy.eye(len(self.knots)), axis=0)
        bonds = numpy.kron(numpy.eye(len(features.NAMES)), steps.T @ steps)
        squares = self.squares + RIDGE * numpy.eye(len(drawn)) + SMOOTH * bonds
        found = numpy.linalg.solve(squares, self.products + RIDGE * drawn)
        rows = found.reshape(len(features.NAMES), len(self.knots))
        weights = {
            name: tuple(round(float(weight), 3) for weight in row)
            for name, row in zip(features.NAMES, rows, strict=True)
        }
        secrets = before.secrets | {
            claim: round(points / games, 2) for claim, (points, games) in self.others.items()
        }
        return Weights(self.knots, weights, secrets, training)


LEARNING = LearningMethod(Weights, start_record, play, SaloonSums, pool=3, lasting=lambda _: LASTING)
