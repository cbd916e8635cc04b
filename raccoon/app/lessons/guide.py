"""Where a learner stands in a guided game: which step, what it waits for, what was done otherwise."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from raccoon.app.lessons.course import LEARNER, Course, Lesson, Step
from raccoon.app.session.bot_seats import allowed
from raccoon.app.session.session import Session
from raccoon.engine.events import Command


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of a course. `begun` holds, for each step of the lesson up to the present one, after how many
    moves of the game it began. `strayed`: the learner has gone on with a move of their own.
    """

    lesson: int = 0
    begun: tuple[int, ...] = (0,)
    strayed: bool = False


class Guide:
    """Follows one session through a course, and prepares the others' moves.

    It has many methods because each is something that a learner can ask or do.
    """

    def __init__(self, course: Course, session: Session, place: Place) -> None:
        self.course = course
        self.session = session
        self.place = place
        self.objection: int | None = None
        """After how many moves the learner made one that was not meant."""
        session.prompter = self
        self.follow()

    @property
    def lesson(self) -> Lesson:
        """The lesson of the moment."""
        return self.course.lessons[self.place.lesson]

    @property
    def number(self) -> int:
        """Which of the lesson's steps it is, from 0 on; as many as there are when it is over."""
        return len(self.place.begun) - 1

    @property
    def step(self) -> Step | None:
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
        """Whether nothing of the lesson is done yet: there is nothing to go back to."""
        place, moves = self.place, len(self.session.match.entries)
        return not place.strayed and self.objection is None and place.begun == (moves,)

    @property
    def last(self) -> bool:
        """Whether no lesson follows."""
        return self.place.lesson + 1 == len(self.course.lessons)

    # What the session asks (`raccoon.app.session.prompter`).

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

    def _judged(self) -> bool:
        """Look at the learner's first move since the step began; whether another step begins with it."""
        since, step = self.place.begun[-1], self.step
        made = self.session.match.entries[since:]
        mine = next((n for n, entry in enumerate(made, since) if entry.command.seat == LEARNER), None)
        if mine is None or step is None:
            return False
        if step.move is None:
            self._begin_next(mine)
            return True
        if self.session.match.entries[mine].command != step.move:
            self.objection = mine
            return False
        self._begin_next(mine + 1)
        return True

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
        elif allowed(self.session.options(LEARNER), step.move):
            self.session.submit(step.move)
            self.follow()

    def take_back(self) -> None:
        """Take a move that was not meant back, and whatever came of it."""
        wrong = self.place.begun[-1] if self.objection is None else self.objection
        self.place, self.objection = replace(self.place, strayed=False), None
        self._back_to(wrong)

    def insist(self) -> None:
        """Go on with the move that was not meant: from now on everybody plays freely."""
        self.place, self.objection = replace(self.place, strayed=True), None

    def back(self) -> None:
        """To the step before, or to the beginning of this one; moves made since are taken back."""
        begun = self.place.begun
        if self.place.strayed or self.objection is not None:
            self.take_back()
            return
        if len(begun) > 1:
            self.place = replace(self.place, begun=begun[:-1])
        self._back_to(self.place.begun[-1])

    def _back_to(self, moves: int) -> None:
        """After so many moves; where fewer have been made than the lesson begins with, to its beginning."""
        if moves > len(self.session.match.entries):
            self.begin(self.place.lesson)
        elif moves < len(self.session.match.entries):
            self.session.take_back(moves)
        self.follow()

    def begin(self, lesson: int) -> bool:
        """Bring the game to the beginning of a lesson; whether it took moves to get there."""
        wanted = tuple(self.course.moves_before(lesson))
        entries = self.session.match.entries
        same = 0
        while same < min(len(entries), len(wanted)) and entries[same].command == wanted[same]:
            same += 1
        moved = same < len(wanted) or same < len(entries)
        self.objection = None
        self.place = Place(lesson, (len(wanted),))
        if same < len(entries):
            self.session.take_back(same)
        for command in wanted[same:]:
            self.session.submit(command)
        return moved
