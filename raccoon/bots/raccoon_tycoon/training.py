"""Learning what positions are worth: a regression of what the points still grew by in self-play.

Every generation plays with the weights of the one before; numpy is needed for the regression only (the
extra `train`).
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from raccoon.bots import piecewise_linear
from raccoon.bots.game_bots import NotBegunHere
from raccoon.bots.pool import Workers
from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.selfplay import Lesson, Position, play, start_record
from raccoon.bots.raccoon_tycoon.weights import Weights, crowding

RIDGE = 30.0
RIDGE_OF_CROWD = 3000.0
"""The pull of the weights towards zero, and the stronger pull of those for each player beyond four.

Among three and five hardly anybody plays better by the latter, and each seed would learn others.
"""
POOL = 4
"""So many former versions play along."""
PARTS, CROWD = 3, 2
"""The weights for all, what is more between two, and what is more for each player beyond four."""


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The material for learning: generations of so many games from a seed."""

    seed: str
    games: int

    def begun(self, record: Weights) -> bool:
        """Whether the record was learned in such a course: it may go on for more generations."""
        made = record.training
        return (made.get("seed"), made.get("games")) == (self.seed, self.games)

    def training(self, generation: int) -> dict[str, Any]:
        """Describe how a record of that generation was made, as every record of the program must."""
        size = f"--generations {generation} --games {self.games}"
        return {
            "command": f"raccoon train FILE --seed {self.seed} {size}",
            "seed": self.seed,
            "generation": generation,
            "games": self.games,
        }


def lasting(generation: int) -> float:
    """The part of earlier lessons that still counts at a generation (1, 2, …).

    In the end the nth counts n (n - 1) times, so beginners' games fade and no single generation decides.
    """
    return max(0.0, 1 - 2 / generation)


def lessons(course: Course, records: Sequence[Weights], workers: Workers) -> Iterator[Lesson]:
    """Play the games of the generation after the last of the records and yield their lessons, in order."""
    generation = records[-1].training["generation"]
    seeds = [f"{course.seed}/{generation}/{number}" for number in range(course.games)]
    return workers.map(partial(play, tuple(records[-POOL:])), seeds)


class Sums:
    """The regression's running sums: all that has to be kept of any number of samples."""

    def __init__(self, knots: Sequence[float]) -> None:
        import numpy

        self.numpy = numpy
        self.knots = tuple(knots)
        size = PARTS * len(features.NAMES) * len(self.knots)
        self.squares = numpy.zeros((size, size))
        self.products = numpy.zeros(size)

    def add(self, lesson: Lesson) -> None:
        """Take in what a game taught."""
        for position in lesson.positions:
            self._add(position, lesson.players)

    def _add(self, position: Position, players: int) -> None:
        """Add a position: the differences of its seats' numbers explain those of their gains."""
        numpy = self.numpy
        numbers, growth = numpy.array(position.numbers), numpy.array(position.growth)
        more = numbers - numbers.mean(axis=0)
        shares = numpy.array(piecewise_linear.shares(self.knots, position.turns))
        counts = numpy.array((1.0, *crowding(players)))
        scales = numpy.outer(counts, shares).ravel()
        used = numpy.flatnonzero(scales)
        inputs = (more[:, :, None] * scales[None, None, used]).reshape(len(growth), -1)
        places = (numpy.arange(numbers.shape[1])[:, None] * len(scales) + used[None, :]).ravel()
        self.squares[numpy.ix_(places, places)] += inputs.T @ inputs
        self.products[places] += inputs.T @ (growth - growth.mean())

    def fade(self, share: float) -> None:
        """Let what was taught so far count less."""
        self.squares *= share
        self.products *= share

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

    def save(self, file: Path, records: Sequence[Weights]) -> None:
        """Keep the sums and the versions so far, so that learning can go on."""
        numpy = self.numpy
        with file.open("wb") as out:
            numpy.savez(
                out,
                squares=self.squares,
                products=self.products,
                records=numpy.frombuffer(msgspec.json.encode(records), dtype=numpy.uint8),
            )

    def load(self, file: Path) -> list[Weights]:
        """Go on from sums that were kept; the versions that were kept with them.

        Raises OSError, ValueError or KeyError for a file that holds none.
        """
        with self.numpy.load(file, allow_pickle=False) as kept:
            self.squares, self.products = kept["squares"], kept["products"]
            return msgspec.json.decode(kept["records"].tobytes(), type=list[Weights])


class SelfPlay:
    """A course of learning that is written to the file `out`; it goes on with what is there already.

    Raises OSError, ValueError or KeyError for a file that is no record to go on with, `NotBegunHere` for
    one of another course.
    """

    def __init__(self, out: Path, seed: str, games: int) -> None:
        self._out = out
        self._course = Course(seed, games)
        self._records = [start_record()]
        self._sums = Sums(self._records[0].knots)
        if out.exists():
            record = msgspec.json.decode(self._out.read_bytes(), type=Weights)
            self._records = self._sums.load(self._kept)
            if not self._course.begun(record):
                raise NotBegunHere(str(self._out))

    @property
    def _kept(self) -> Path:
        """The file next to the record with what learning needs to go on."""
        return self._out.with_suffix(".npz")

    @property
    def generation(self) -> int:
        """The number of generations that have been learned from."""
        generation: int = self._records[-1].training["generation"]
        return generation

    def lessons(self, workers: Workers) -> Iterator[Lesson]:
        """Yield the lessons of the next generation's games, in order; earlier ones fade."""
        self._sums.fade(lasting(self.generation + 1))
        return lessons(self._course, self._records, workers)

    def learn(self, lesson: Lesson) -> None:
        """Take in what one game taught."""
        self._sums.add(lesson)

    def finish(self, commit: str | None) -> None:
        """The generation is complete: write down what was learned, made by the program of that commit."""
        made = self._course.training(self.generation + 1) | {"commit": commit}
        self._records.append(self._sums.fit(self._records[-1], made))
        self._sums.save(self._kept, self._records)
        self._out.write_text(written(self._records[-1]), encoding="utf-8")


def written(record: Weights) -> str:
    """The record as readable JSON: a line a number."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
    return re.sub(r"\[[^\[\]]*\]", lambda found: re.sub(r"\s+", " ", found[0]), text) + "\n"
