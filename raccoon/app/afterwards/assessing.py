"""The process that judges a finished game: what it does, and how the window hears of it without waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic

import msgspec

from raccoon.app.afterwards import chances
from raccoon.app.afterwards.chances import ChanceCourse, Judge
from raccoon.app.errors import AppError
from raccoon.app.saves.writer import read
from raccoon.app.thinking.process import Process, program

EVERY = 1.0
"""Seconds after which the course is kept and told again."""


class ToldCourse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the process: the course so far, whether that is all, and what is wrong ("" for nothing)."""

    course: ChanceCourse | None = None
    done: bool = False
    trouble: str = ""
    facts: dict[str, str] = {}


_lines = msgspec.json.Decoder(ToldCourse)


def assess(save: Path, folder: Path, clock: Callable[[], float] = monotonic) -> Iterator[ToldCourse]:
    """Judge the game of a save, go on with what the folder has of it, and tell ever better courses."""
    try:
        yield from _assess(save, folder, clock)
    except AppError as error:
        facts = {name: str(fact) for name, fact in error.facts.items()}
        yield ToldCourse(done=True, trouble=error.key, facts=facts)
    except Exception as error:  # noqa: BLE001 - told to the window, which says that there is no curve
        yield ToldCourse(
            done=True, trouble="chances.failed", facts={"why": f"{type(error).__name__}: {error}"}
        )


def _assess(save: Path, folder: Path, clock: Callable[[], float]) -> Iterator[ToldCourse]:
    judge = Judge(read(save).match())
    begun = judge.begun()
    kept, last = folder / f"{begun.key}.json", clock()
    course = found = chances.load(kept, begun)
    yield ToldCourse(course)
    for course in judge.finished(found):
        if clock() - last >= EVERY:
            yield _kept(course, kept)
            last = clock()
    yield msgspec.structs.replace(_kept(course, kept), done=True)


def _kept(course: ChanceCourse, path: Path) -> ToldCourse:
    """The course, with the reason where the disk does not keep it."""
    try:
        chances.save(course, path)
    except OSError as error:
        return ToldCourse(course, trouble="chances.unkept", facts={"why": error.strerror or str(error)})
    return ToldCourse(course)


class Assessment:
    """The judgement of one save, begun at once and kept in a folder; nothing here ever blocks. `trouble` is
    what the player is to know; without a `course` there will be none.
    """

    def __init__(self, save: Path, folder: Path, command: Sequence[str] = ()) -> None:
        self.course: ChanceCourse | None = None
        self.trouble: AppError | None = None
        self.done = False
        self._process: Process | None = None
        try:
            self._process = Process([*(command or [*program(), "assess"]), str(save), str(folder)])
        except OSError as error:
            self._give_up(error.strerror or str(error))

    def poll(self) -> bool:
        """Hear what there is to be heard; whether that is something new."""
        process, before = self._process, (self.course, self.trouble, self.done)
        if process is None or self.done:
            return False
        process.said = 0
        try:
            for found in process.hear():
                self._take(_lines.decode(found))
        except ValueError as error:
            self._give_up(str(error))
        if process.ended and not self.done:
            self._give_up("")
        return before != (self.course, self.trouble, self.done)

    def _take(self, told: ToldCourse) -> None:
        self.course, self.done = told.course or self.course, told.done
        self.trouble = AppError(told.trouble, **told.facts) if told.trouble else None

    def _give_up(self, why: str) -> None:
        self.done, self.trouble = True, AppError("chances.failed", why=why)
        self.close()

    def close(self) -> None:
        """End the process at once; what it has kept is gone on with another time."""
        if self._process:
            self._process.end()
        self._process = None
