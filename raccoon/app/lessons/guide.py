"""The progress of a learner in a guided game: the step, what it waits for, what was done otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from raccoon.app.lessons.course import LEARNER, Course, Lesson, LessonStep
from raccoon.app.session.bot_seats import allowed
from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from raccoon.engine.match import Entry


class CoursePoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of a course. `begun` holds, for each step of the lesson up to the present one, after how many
    moves of the game it began. `strayed`: the learner has gone on with a move of their own.
    """

    lesson: int = 0
    begun: tuple[int, ...] = (0,)
    strayed: bool = False


class Guide:
    """Follows one session through a course, and prepares the others' moves."""

    def __init__(self, course: Course, session: Session, place: CoursePoint) -> None:
        self.course = course
        self.session = session
        self.place = place
        self.objection: int | None = None
        """After how many moves the learner made one that was not meant."""
        session.lesson_script = self
        self.follow()

    @property
    def lesson(self) -> Lesson:
        """The lesson of the moment."""
        return self.course.lessons[self.place.lesson]

    @property
    def number(self) -> int:
        """The number of the lesson's step, from 0 on; as many as there are when it is over."""
        return len(self.place.begun) - 1

    @property
    def step(self) -> LessonStep | None:
        """The present step; None when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def _due(self) -> tuple[Command, ...]:
        """The others' prepared moves that are still to be made."""
        prepared = [command for step in self.lesson.steps[: self.number] for command in step.then]
        entries = self.session.match.entries[self.place.begun[0] :]
        return tuple(prepared[sum(entry.command.seat != LEARNER for entry in entries) :])

    @property
    def others_move(self) -> bool:
        """Whether the others are about to make prepared moves."""
        return bool(self._due) and self.in_charge and self.objection is None

    @property
    def over(self) -> bool:
        """Whether the lesson is over and the others have moved."""
        return self.step is None and not self._due and not self.place.strayed

    @property
    def at_its_beginning(self) -> bool:
        """Whether nothing of the course is done yet: there is nothing to go back to."""
        return not self.place.lesson and self._fresh

    @property
    def _fresh(self) -> bool:
        """Whether nothing of the lesson is done yet."""
        place, moves = self.place, len(self.session.match.entries)
        return not place.strayed and self.objection is None and place.begun == (moves,)

    @property
    def last(self) -> bool:
        """Whether no lesson follows."""
        return self.place.lesson + 1 == len(self.course.lessons)

    @property
    def leap(self) -> Lesson | None:
        """The next lesson, where this one is over and everybody's moves up to it are about to be made."""
        follows = None if self.last or not self.over else self.course.lessons[self.place.lesson + 1]
        return follows if follows and follows.before else None

    @property
    def meant(self) -> tuple[Command, ...]:
        """The moves that are still to be made for the step; more than one where it is done in parts."""
        made = tuple(entry.command for _, entry in self._made())
        ways = self.step.ways if self.step else ()
        return next((way[len(made) :] for way in ways if way[: len(made)] == made), ())

    # What the session asks (`raccoon.app.session.lesson_script`).

    @property
    def in_charge(self) -> bool:
        """Whether the others make prepared moves; once the learner has strayed they think for themselves."""
        return not self.place.strayed

    def command(self) -> Command | None:
        """The next prepared move; None while they wait for the learner."""
        due = self._due
        if self.objection is not None or not due:
            return None
        fits = allowed(self.session.options(due[0].seat), due[0])
        return due[0] if fits else None

    # What happens.

    def follow(self) -> None:
        """The game has gone on, or back: take up the step that it is now."""
        moves = len(self.session.match.entries)
        if self.objection is not None and moves <= self.objection:
            self.objection = None
        begun = self.place.begun
        while len(begun) > 1 and moves < begun[-1]:
            begun = begun[:-1]
        self.place = replace(self.place, begun=begun, strayed=self.place.strayed or moves < begun[0])
        while not self.place.strayed and self.objection is None and self._judged():
            pass

    def _made(self) -> list[tuple[int, Entry]]:
        """The learner's moves since the step began, each with its place in the game."""
        since = self.place.begun[-1]
        made = enumerate(self.session.match.entries[since:], since)
        return [(n, entry) for n, entry in made if entry.command.seat == LEARNER]

    def _judged(self) -> bool:
        """Look at the learner's moves since the step began; whether another step begins with them."""
        step, made = self.step, self._made()
        if not made or step is None:
            return False
        if step.move is None:
            self._begin_next(made[0][0])
            return True
        moves = tuple(entry.command for _, entry in made)
        for way in step.ways:
            if moves[: len(way)] == way:
                self._begin_next(made[len(way) - 1][0] + 1)
                return True
        right = max(_alike(moves, way) for way in step.ways)
        self.objection = made[right][0] if right < len(made) else None
        return False

    def _begin_next(self, moves: int) -> None:
        self.place = replace(self.place, begun=(*self.place.begun, moves))

    # What the learner does.

    def read(self) -> None:
        """Go on from a step that only had to be read."""
        if self.step and self.step.move is None and not self.others_move:
            self._begin_next(len(self.session.match.entries))

    def skip(self) -> None:
        """Have the step done: its move is made for the learner."""
        step = self.step
        if step is None or self.others_move:
            return
        if step.move is None:
            self.read()
            return
        for move in self.meant:
            if allowed(self.session.options(LEARNER), move):
                self.session.submit(move)
        self.follow()

    def take_back(self) -> None:
        """Take back a wrong move, and everything that followed from it."""
        wrong = self.place.begun[-1] if self.objection is None else self.objection
        self.place, self.objection = replace(self.place, strayed=False), None
        self._back_to(wrong)

    def insist(self) -> None:
        """Go on with the move that was not meant: from now on everybody plays freely."""
        self.place, self.objection = replace(self.place, strayed=True), None

    def back(self) -> bool:
        """To the step before, or to the beginning of this one; moves made since are taken back. A lesson's
        first step leads to the last of the lesson before; whether moves have led there.
        """
        place = self.place
        if place.strayed or self.objection is not None:
            self.take_back()
        elif self._fresh and place.lesson:
            return self.begin(place.lesson - 1, len(self.course.lessons[place.lesson - 1].steps) - 1)
        else:
            if len(place.begun) > 1:
                self.place = replace(place, begun=place.begun[:-1])
            self._back_to(self.place.begun[-1])
        return False

    def _back_to(self, moves: int) -> None:
        """After so many moves; where fewer have been made than the lesson begins with, to its beginning."""
        if moves > len(self.session.match.entries):
            self.begin(self.place.lesson)
        elif moves < len(self.session.match.entries):
            self.session.take_back(moves)
        self.follow()

    def begin(self, lesson: int, step: int = 0) -> bool:
        """Bring the game to a step of a lesson; whether moves have led to another position."""
        before = self.session.match.state
        counts = [len(tuple(self.course.moves_before(lesson, number))) for number in range(step + 1)]
        wanted = tuple(self.course.moves_before(lesson, step))
        entries = self.session.match.entries
        same = _alike([entry.command for entry in entries], wanted)
        self.objection = None
        self.place = CoursePoint(lesson, tuple(counts))
        if same < len(entries):
            self.session.take_back(same)
        for command in wanted[same:]:
            self.session.submit(command)
        return same < len(wanted) and self.session.match.state != before


def _alike(made: Sequence[Command], wanted: Sequence[Command]) -> int:
    """The number of moves that both begin with."""
    pairs = enumerate(zip(made, wanted, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(made), len(wanted)))
