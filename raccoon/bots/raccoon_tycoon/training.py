"""Learning what positions are worth: a regression of what the points still grew by in self-play.

Every generation plays with the weights of the one before; numpy is needed for the regression only (the
extra `train`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from raccoon.bots.pool import Workers
from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.selfplay import Lesson, Position, play
from raccoon.bots.raccoon_tycoon.weights import Record, crowding, knot_shares

RIDGE = 30.0
RIDGE_OF_CROWD = 3000.0
"""How hard the weights are drawn towards zero, and how much harder what is more for each player beyond four:
among three and five hardly anybody plays better by it, and each seed would learn another.
"""
POOL = 4
"""So many former versions play along."""
PARTS, CROWD = 3, 2
"""The weights for all, what is more between two, and what is more for each player beyond four."""


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be learned: so many generations of so many games from a seed."""

    seed: str
    generations: int
    games: int

    def begun(self, record: Record) -> bool:
        """Whether the record was learned in such a course: it may go on for more generations."""
        made = record.training
        return (made.get("seed"), made.get("games")) == (self.seed, self.games)

    def training(self, generation: int) -> dict[str, Any]:
        """How a record of that generation was made: what a record of the program must tell."""
        size = f"--generations {generation} --games {self.games}"
        return {
            "command": f"raccoon train FILE --seed {self.seed} {size}",
            "seed": self.seed,
            "generation": generation,
            "games": self.games,
        }


def lasting(generation: int) -> float:
    """How much of what was learned before still counts beside a generation (1, 2, …): in the end the nth
    counts n (n - 1) times, so beginners' games fade and no single generation decides.
    """
    return max(0.0, 1 - 2 / generation)


def lessons(course: Course, records: Sequence[Record], workers: Workers) -> Iterator[Lesson]:
    """The games of the generation after the last of the records, in order, whoever plays them."""
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
        """What one seat has more than the others explains what it gains more than they do."""
        numpy = self.numpy
        numbers, growth = numpy.array(position.numbers), numpy.array(position.growth)
        more = numbers - numbers.mean(axis=0)
        shares = numpy.array(knot_shares(self.knots, position.turns))
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

    def fit(self, before: Record, training: dict[str, Any]) -> Record:
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
        return Record(self.knots, before.turns, weights, duel, crowd, training)

    def save(self, file: Path, records: Sequence[Record]) -> None:
        """Keep the sums and the versions so far, so that learning can go on."""
        numpy = self.numpy
        with file.open("wb") as out:
            numpy.savez(
                out,
                squares=self.squares,
                products=self.products,
                records=numpy.frombuffer(msgspec.json.encode(records), dtype=numpy.uint8),
            )

    def load(self, file: Path) -> list[Record]:
        """Go on from sums that were kept; the versions that were kept with them.

        Raises OSError, ValueError or KeyError for a file that holds none.
        """
        with self.numpy.load(file, allow_pickle=False) as kept:
            self.squares, self.products = kept["squares"], kept["products"]
            return msgspec.json.decode(kept["records"].tobytes(), type=list[Record])


def written(record: Record) -> str:
    """The record as readable JSON: a line a number."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
    return re.sub(r"\[[^\[\]]*\]", lambda found: re.sub(r"\s+", " ", found[0]), text) + "\n"
