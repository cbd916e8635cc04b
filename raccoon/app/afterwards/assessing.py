"""The evaluation of a finished game in a process, and its client in the window, which never blocks."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic

import msgspec

from raccoon.app.afterwards import chances, review as reviews
from raccoon.app.afterwards.chances import ChanceCourse, Judge
from raccoon.app.afterwards.game_figures import GameFigures, figures_of, file_of
from raccoon.app.afterwards.reckoning import reckon
from raccoon.app.afterwards.review import Review, Reviewer
from raccoon.app.errors import AppError
from raccoon.app.saves.reader import read
from raccoon.app.thinking.process import Process, program

EVERY = 1.0
"""Seconds between two saves and reports of the evaluation."""


class CourseMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of the process: course and review so far, whether that is all, and an error key or ""."""

    course: ChanceCourse | None = None
    review: Review | None = None
    done: bool = False
    trouble: str = ""
    facts: dict[str, str] = {}


_lines = msgspec.json.Decoder(CourseMessage)


def assess(save: Path, folder: Path, clock: Callable[[], float] = monotonic) -> Iterator[CourseMessage]:
    """Evaluate the game of a save, continuing from the files in the folder; yield ever better results."""
    try:
        yield from _assess(save, folder, clock)
    except AppError as error:
        facts = {name: str(fact) for name, fact in error.facts.items()}
        yield CourseMessage(done=True, trouble=error.key, facts=facts)
    except Exception as error:  # noqa: BLE001 - reported to the window, which shows that there is no curve
        yield CourseMessage(
            done=True, trouble="chances.failed", facts={"why": f"{type(error).__name__}: {error}"}
        )


def _assess(save: Path, folder: Path, clock: Callable[[], float]) -> Iterator[CourseMessage]:
    loaded = read(save)
    match = loaded.match()
    judge = Judge(match)
    begun = judge.initial()
    reviewer = Reviewer(match, judge.assessor, begun.key)
    figures_file = file_of(folder, match.game.name, loaded.header.created, match.seed)
    paths = folder / f"{begun.key}.json", folder / f"{begun.key}.review.json", figures_file
    course = known = chances.load(paths[0], begun)
    review = seen = reviews.load(paths[1], reviewer.initial(), match.game.players(match.state))
    last = clock()
    yield CourseMessage(course, review)
    for course in judge.refined(known):
        if clock() - last >= EVERY:
            yield _saved(course, review, paths)
            last = clock()
    for review in reviewer.refined(seen, course):
        if clock() - last >= EVERY:
            yield _saved(course, review, paths)
            last = clock()
    parts, rounds = reckon(match, course, review).seats, match.game.progress(match.state).number
    figures = figures_of(parts, rounds, course)
    yield msgspec.structs.replace(_saved(course, review, paths, figures), done=True)


def _saved(
    course: ChanceCourse, review: Review, paths: tuple[Path, ...], *figures: GameFigures
) -> CourseMessage:
    """Save the results; return them as a message, with the reason where the disk refuses."""
    try:
        for found, path in zip((course, review, *figures), paths, strict=False):
            chances.save(found, path)
    except OSError as error:
        why = {"why": error.strerror or str(error)}
        return CourseMessage(course, review, trouble="chances.unkept", facts=why)
    return CourseMessage(course, review)


class Assessment:
    """The evaluation of one save in a process started at once, cached in a folder; no method blocks.

    `trouble` is the error to show; without a `course` there will be none.
    """

    def __init__(self, save: Path, folder: Path, command: Sequence[str] = ()) -> None:
        self.course: ChanceCourse | None = None
        self.review: Review | None = None
        self.trouble: AppError | None = None
        self.done = False
        self._process: Process | None = None
        try:
            self._process = Process([*(command or [*program(), "assess"]), str(save), str(folder)])
        except OSError as error:
            self._give_up(error.strerror or str(error))

    def poll(self) -> bool:
        """Read the messages that have arrived; return whether there is something new."""
        process, before = self._process, self._snapshot
        if process is None or self.done:
            return False
        process.bytes_read = 0
        try:
            for found in process.read_lines():
                self._apply(_lines.decode(found))
        except ValueError as error:
            self._give_up(str(error))
        if process.ended and not self.done:
            self._give_up("")
        return before != self._snapshot

    @property
    def _snapshot(self) -> tuple[object, ...]:
        return self.course, self.review, self.trouble, self.done

    @property
    def reviewed(self) -> bool:
        """Whether course and review are complete."""
        return self.course is not None and self.review is not None and self.review.over

    def _apply(self, message: CourseMessage) -> None:
        self.course, self.review = message.course or self.course, message.review or self.review
        self.done = message.done
        self.trouble = AppError(message.trouble, **message.facts) if message.trouble else None

    def _give_up(self, why: str) -> None:
        self.done, self.trouble = True, AppError("chances.failed", why=why)
        self.close()

    def close(self) -> None:
        """End the process at once; what it has saved is continued the next time."""
        if self._process:
            self._process.end()
        self._process = None
