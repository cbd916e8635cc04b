"""Learning what positions are worth: a regression of what the points still grew by in self-play.

Every generation plays with the weights of those before; numpy is needed for the regression only (the
extra `train`).
"""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from raccoon.bots.game_bots import NotBegunHere
from raccoon.bots.piecewise_linear import shares
from raccoon.bots.pool import Workers
from raccoon.bots.saloon_tycoon import features
from raccoon.bots.saloon_tycoon.selfplay import Lesson, Position, play, start_record
from raccoon.bots.saloon_tycoon.weights import Weights

RIDGE = 150.0
"""The pull of the weights towards those with which learning began."""
SMOOTH = 300.0
"""The pull of the weights of neighbouring knots towards each other."""
POOL = 3
"""So many former versions play along."""
DOUBT = 20
"""Every secret claim starts with the mean of so many games behind it."""
MEAN_SECRET = 4.5


class Sums:
    """The regression's running sums: all that has to be kept of any number of samples."""

    def __init__(self, knots: Sequence[float]) -> None:
        import numpy

        self.numpy = numpy
        self.knots = tuple(knots)
        size = len(features.NAMES) * len(self.knots)
        self.squares = numpy.zeros((size, size))
        self.products = numpy.zeros(size)
        self.secrets: dict[str, list[float]] = {}

    def add(self, lesson: Lesson) -> None:
        """Take in what a game taught."""
        for position in lesson.positions:
            self._add(position)
        for claim, points in lesson.secrets:
            found = self.secrets.setdefault(claim, [DOUBT * MEAN_SECRET, float(DOUBT)])
            found[0] += points
            found[1] += 1

    def _add(self, position: Position) -> None:
        """Add a position: the differences of its seats' numbers explain those of their gains."""
        numpy = self.numpy
        numbers, growth = numpy.array(position.numbers), numpy.array(position.growth)
        more = numbers - numbers.mean(axis=0)
        scales = numpy.array(shares(self.knots, position.left))
        used = numpy.flatnonzero(scales)
        inputs = (more[:, :, None] * scales[None, None, used]).reshape(len(growth), -1)
        places = (numpy.arange(numbers.shape[1])[:, None] * len(scales) + used[None, :]).ravel()
        self.squares[numpy.ix_(places, places)] += inputs.T @ inputs
        self.products[places] += inputs.T @ (growth - growth.mean())

    def fade(self, share: float) -> None:
        """Let what was taught so far count less."""
        self.squares *= share
        self.products *= share
        for found in self.secrets.values():
            fresh = 1 - share
            found[:] = [
                DOUBT * MEAN_SECRET * fresh + found[0] * share,
                DOUBT * fresh + found[1] * share,
            ]

    def _bonds(self) -> Any:
        """The form that sums the squared steps from knot to knot."""
        steps = self.numpy.diff(self.numpy.eye(len(self.knots)), axis=0)
        return steps.T @ steps

    def fit(self, before: Weights, training: dict[str, Any]) -> Weights:
        """The weights that explain the growth best, drawn towards the first ones and their neighbours."""
        numpy = self.numpy
        first = start_record({}).weights
        drawn = numpy.array([first[name] for name in features.NAMES]).ravel()
        bonds = numpy.kron(numpy.eye(len(features.NAMES)), self._bonds())
        squares = self.squares + RIDGE * numpy.eye(len(drawn)) + SMOOTH * bonds
        found = numpy.linalg.solve(squares, self.products + RIDGE * drawn)
        rows = found.reshape(len(features.NAMES), len(self.knots))
        weights = {
            name: tuple(round(float(weight), 3) for weight in row)
            for name, row in zip(features.NAMES, rows, strict=True)
        }
        secrets = before.secrets | {
            claim: round(points / games, 2) for claim, (points, games) in self.secrets.items()
        }
        return Weights(self.knots, weights, secrets, training)


class SelfPlay:
    """A course of self-play that is written to a file after each generation."""

    def __init__(self, path: Path, seed: str, games: int) -> None:
        """Begin, or go on where the file has the same course; NotBegunHere where it has another."""
        self.path, self.seed, self.games = path, seed, games
        self.records = [self._begun() if path.exists() else start_record(self._training(0))]
        self.sums = Sums(self.records[-1].knots)

    @property
    def generation(self) -> int:
        """The number of generations that have been learned from."""
        return int(self.records[-1].training["generation"])

    def lessons(self, workers: Workers) -> Iterator[Lesson]:
        """The games of the next generation, in order."""
        seeds = [f"{self.seed}/{self.generation + 1}/{number}" for number in range(self.games)]
        self.sums.fade(0.4)
        return workers.map(partial(play, tuple(self.records[-POOL:])), seeds)

    def learn(self, lesson: Lesson) -> None:
        """Take in a game."""
        self.sums.add(lesson)

    def finish(self, commit: str | None) -> None:
        """Fit, and write the record down."""
        training = self._training(self.generation + 1) | {"commit": commit}
        self.records.append(self.sums.fit(self.records[-1], training))
        text = msgspec.json.format(msgspec.json.encode(self.records[-1]), indent=2)
        self.path.write_bytes(text + b"\n")

    def _begun(self) -> Weights:
        record = msgspec.json.decode(self.path.read_bytes(), type=Weights)
        made = record.training
        if (made.get("seed"), made.get("games")) != (self.seed, self.games):
            raise NotBegunHere(self.path)
        return record

    def _training(self, generation: int) -> dict[str, Any]:
        return {"seed": self.seed, "games": self.games, "generation": generation}
