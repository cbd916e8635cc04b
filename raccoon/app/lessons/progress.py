"""The progress of a learner: the point of the course, its step, and the moves still to be made."""

import msgspec

from raccoon.app.lessons.course import LEARNER, Course, Lesson, LessonStep
from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from raccoon.engine.match import Entry


class CoursePoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of a course. `begun` has, for each step of the lesson up to the present one, the number of
    moves after which it began. `strayed`: the learner has continued with a move of their own.
    """

    lesson: int = 0
    begun: tuple[int, ...] = (0,)
    strayed: bool = False


class LessonProgress:
    """The point of a course in a session, and what is derived from both."""

    def __init__(self, course: Course, session: Session, place: CoursePoint) -> None:
        self.course = course
        self.session = session
        self.place = place
        self.objection: int | None = None
        """The number of moves before the learner's wrong move; None without one."""

    @property
    def lesson(self) -> Lesson:
        """The present lesson."""
        return self.course.lessons[self.place.lesson]

    @property
    def number(self) -> int:
        """The index of the present step; the number of steps when the lesson is over."""
        return len(self.place.begun) - 1

    @property
    def step(self) -> LessonStep | None:
        """The present step; None when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def due(self) -> tuple[Command, ...]:
        """The others' prepared moves that are still to be made."""
        prepared = [command for step in self.lesson.steps[: self.number] for command in step.then]
        entries = self.session.match.entries[self.place.begun[0] :]
        return tuple(prepared[sum(entry.command.seat != LEARNER for entry in entries) :])

    @property
    def others_move(self) -> bool:
        """Whether the others are about to make prepared moves."""
        return bool(self.due) and not self.place.strayed and self.objection is None

    @property
    def over(self) -> bool:
        """Whether the lesson is over and the others have moved."""
        return self.step is None and not self.due and not self.place.strayed

    @property
    def at_its_beginning(self) -> bool:
        """Whether the course is at its first step: there is no way back."""
        return not self.place.lesson and self.fresh

    @property
    def fresh(self) -> bool:
        """Whether the lesson is at its first step without moves."""
        place, moves = self.place, len(self.session.match.entries)
        return not place.strayed and self.objection is None and place.begun == (moves,)

    @property
    def last(self) -> bool:
        """Whether this is the last lesson."""
        return self.place.lesson + 1 == len(self.course.lessons)

    @property
    def leap(self) -> Lesson | None:
        """The next lesson, if this one is over and the next begins with prepared moves; else None."""
        follows = None if self.last or not self.over else self.course.lessons[self.place.lesson + 1]
        return follows if follows and follows.before else None

    @property
    def meant(self) -> tuple[Command, ...]:
        """The moves still to be made for the step; more than one where it is done in parts."""
        made = tuple(entry.command for _, entry in self.made())
        ways = self.step.ways if self.step else ()
        return next((way[len(made) :] for way in ways if way[: len(made)] == made), ())

    def made(self) -> list[tuple[int, Entry]]:
        """Return the learner's moves since the step began, each with its index in the log."""
        since = self.place.begun[-1]
        made = enumerate(self.session.match.entries[since:], since)
        return [(n, entry) for n, entry in made if entry.command.seat == LEARNER]
