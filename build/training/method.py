"""Learning the worth of positions from self-play: a regression on the points that seats still gained.

Every generation plays with the weights of those before; numpy is needed for the regression only (the extra
`train`). A game brings its `LearningMethod`.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from raccoon.bots.piecewise_linear import shares
from raccoon.bots.pool import Workers
from raccoon.commands.source import lesson


class NotBegunHere(ValueError):
    """The file to continue from belongs to another course of learning."""


class LearnedRecord(Protocol):
    """The weights of one generation, by numbers and knots; `training` describes how they were made."""

    @property
    def knots(self) -> tuple[float, ...]: ...

    @property
    def training(self) -> dict[str, Any]: ...


RecordT = TypeVar("RecordT", bound=LearnedRecord)
LessonT = TypeVar("LessonT")


class Position(msgspec.Struct, frozen=True, gc=False):
    """The numbers of every seat in a position, the distance to the end, and the points that each still
    gained.
    """

    numbers: tuple[tuple[float, ...], ...]
    left: float
    growth: tuple[float, ...]


class Sums(Generic[RecordT, LessonT]):
    """The regression's running sums: all that is stored of any number of samples.

    A game's subclass defines what a lesson adds, and how weights are fitted.
    """

    def __init__(self, knots: Sequence[float], columns: int) -> None:
        """`columns` is the number of weights for each knot."""
        import numpy

        self.numpy = numpy
        self.knots = tuple(knots)
        size = columns * len(self.knots)
        self.squares = numpy.zeros((size, size))
        self.products = numpy.zeros(size)
        self.others: dict[str, list[float]] = {}
        """Further sums of a game by name."""

    def add(self, lesson: LessonT) -> None:
        """Add what a game taught."""
        raise NotImplementedError

    def fit(self, before: RecordT, training: dict[str, Any]) -> RecordT:
        """The weights that explain the growth best."""
        raise NotImplementedError

    def fade(self, share: float) -> None:
        """Reduce the weight of earlier lessons to a share."""
        self.squares *= share
        self.products *= share

    def add_position(self, position: Position, factors: Sequence[float] = (1.0,)) -> None:
        """Add a position: the differences of its seats' numbers explain those of their gains.

        Each number has as many weights for a knot as there are `factors`.
        """
        numpy = self.numpy
        numbers, growth = numpy.array(position.numbers), numpy.array(position.growth)
        more = numbers - numbers.mean(axis=0)
        scales = numpy.outer(numpy.array(factors), numpy.array(shares(self.knots, position.left))).ravel()
        used = numpy.flatnonzero(scales)
        inputs = (more[:, :, None] * scales[None, None, used]).reshape(len(growth), -1)
        places = (numpy.arange(numbers.shape[1])[:, None] * len(scales) + used[None, :]).ravel()
        self.squares[numpy.ix_(places, places)] += inputs.T @ inputs
        self.products[places] += inputs.T @ (growth - growth.mean())

    def save(self, file: Path, records: Sequence[RecordT]) -> None:
        """Save the sums and the versions so far, so that learning can be continued."""
        numpy = self.numpy
        with file.open("wb") as out:
            numpy.savez(
                out,
                squares=self.squares,
                products=self.products,
                records=numpy.frombuffer(msgspec.json.encode(records), dtype=numpy.uint8),
                others=numpy.frombuffer(msgspec.json.encode(self.others), dtype=numpy.uint8),
            )

    def load(self, file: Path, kind: type[RecordT]) -> list[RecordT]:
        """Load stored sums; return the versions stored with them.

        Raises OSError, ValueError or KeyError for a file without them.
        """
        with self.numpy.load(file, allow_pickle=False) as kept:
            self.squares, self.products = kept["squares"], kept["products"]
            self.others = msgspec.json.decode(kept["others"].tobytes())
            return msgspec.json.decode(kept["records"].tobytes(), type=list[kind])  # type: ignore[valid-type]


@dataclass(frozen=True)
class LearningMethod(Generic[RecordT, LessonT]):
    """A game's way of learning: from `start`, by the lessons of games that `play` plays from a seed.

    In each of them `pool` former versions take part. `lasting` is the share of earlier lessons that still
    counts at a generation (1, 2, …).
    """

    kind: type[RecordT]
    start: Callable[[], RecordT]
    play: Callable[[Sequence[RecordT], str], LessonT]
    sums: Callable[[Sequence[float]], Sums[RecordT, LessonT]]
    pool: int
    lasting: Callable[[int], float]


class SelfPlay(Generic[RecordT, LessonT]):
    """A course of learning that is written to the file `out` and continues from what is there already.

    Raises OSError, ValueError or KeyError for a file that is no such record, `NotBegunHere` for one of
    another course.
    """

    def __init__(
        self, game: str, learning: LearningMethod[RecordT, LessonT], out: Path, seed: str, games: int
    ) -> None:
        self._game, self._learning, self._out = game, learning, out
        self._seed, self._games = seed, games
        self._kept = out.with_suffix(".npz")
        """The file next to the record with the state that learning needs to continue."""
        self._records = [learning.start()]
        self._sums = learning.sums(self._records[0].knots)
        if out.exists():
            made = msgspec.json.decode(out.read_bytes(), type=learning.kind).training
            self._records = self._sums.load(self._kept, learning.kind)
            if (made.get("seed"), made.get("games")) != (seed, games):
                raise NotBegunHere(str(out))

    @property
    def generation(self) -> int:
        """The number of generations learned so far."""
        generation: int = self._records[-1].training["generation"]
        return generation

    def lessons(self, workers: Workers) -> Iterator[LessonT]:
        """Yield the lessons of the next generation's games, in order; earlier ones fade."""
        generation = self.generation + 1
        self._sums.fade(self._learning.lasting(generation))
        seeds = [f"{self._seed}/{generation - 1}/{number}" for number in range(self._games)]
        former = tuple(self._records[-self._learning.pool :])
        return workers.map(partial(lesson, self._game, former), seeds)

    def learn(self, lesson: LessonT) -> None:
        """Add what one game taught."""
        self._sums.add(lesson)

    def finish(self, commit: str | None) -> None:
        """Complete the generation: write down what was learned by the program of that commit."""
        self._records.append(self._sums.fit(self._records[-1], self._training(commit)))
        self._sums.save(self._kept, self._records)
        self._out.write_text(written(self._records[-1]), encoding="utf-8")

    def _training(self, commit: str | None) -> dict[str, Any]:
        """The description of how the next record is made, which every record of the program must have."""
        generation = self.generation + 1
        size = f"--generations {generation} --games {self._games}"
        return {
            "command": f"raccoon train FILE --seed {self._seed} {size}",
            "seed": self._seed,
            "generation": generation,
            "games": self._games,
            "commit": commit,
        }


def written(record: LearnedRecord) -> str:
    """The record as readable JSON, one number a line."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
    return re.sub(r"\[[^\[\]]*\]", lambda found: re.sub(r"\s+", " ", found[0]), text) + "\n"
