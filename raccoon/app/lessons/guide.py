"""The controller of a guided game: follows the learner's moves, and makes the others' prepared moves."""

from collections.abc import Sequence

from msgspec.structs import replace

from raccoon.app.lessons.course import LEARNER, Course
from raccoon.app.lessons.progress import CoursePoint, LessonProgress
from raccoon.app.session.bot_seats import allowed
from raccoon.app.session.session import Session
from raccoon.engine.events import Command


class Guide:
    """Follows one session through a course, and prepares the others' moves."""

    def __init__(self, course: Course, session: Session, place: CoursePoint) -> None:
        self.session = session
        self.progress = LessonProgress(course, session, place)
        session.lesson_script = self
        self.follow()

        # The protocol `raccoon.app.session.lesson_script`, for the session.

    @property
    def in_charge(self) -> bool:
        """Whether the others make prepared moves; once the learner has strayed, bots choose them."""
        return not self.progress.place.strayed

    def command(self) -> Command | None:
        """Return the next prepared move; None while the others wait for the learner."""
        due = self.progress.due
        if self.progress.objection is not None or not due:
            return None
        fits = allowed(self.session.options(due[0].seat), due[0])
        return due[0] if fits else None

        # Following the game.

    def follow(self) -> None:
        """Update the step after moves or undos in the game."""
        moves = len(self.session.match.entries)
        if self.progress.objection is not None and moves <= self.progress.objection:
            self.progress.objection = None
        begun = self.progress.place.begun
        while len(begun) > 1 and moves < begun[-1]:
            begun = begun[:-1]
        self.progress.place = replace(
            self.progress.place, begun=begun, strayed=self.progress.place.strayed or moves < begun[0]
        )
        while not self.progress.place.strayed and self.progress.objection is None and self._advance():
            pass

    def _advance(self) -> bool:
        """Judge the learner's moves since the step began; return whether the next step begins with them."""
        step, made = self.progress.step, self.progress.made()
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
        right = max(_common_prefix(moves, way) for way in step.ways)
        self.progress.objection = made[right][0] if right < len(made) else None
        return False

    def _begin_next(self, moves: int) -> None:
        self.progress.place = replace(self.progress.place, begun=(*self.progress.place.begun, moves))

        # The learner's actions.

    def read(self) -> None:
        """Continue from a step that only had to be read."""
        if self.progress.step and self.progress.step.move is None and not self.progress.others_move:
            self._begin_next(len(self.session.match.entries))

    def skip(self) -> None:
        """Skip the step: make its move for the learner."""
        step = self.progress.step
        if step is None or self.progress.others_move:
            return
        if step.move is None:
            self.read()
            return
        for move in self.progress.meant:
            if allowed(self.session.options(LEARNER), move):
                self.session.submit(move)
        self.follow()

    def take_back(self) -> None:
        """Take back a wrong move and everything after it."""
        wrong = self.progress.place.begun[-1] if self.progress.objection is None else self.progress.objection
        self.progress.place, self.progress.objection = replace(self.progress.place, strayed=False), None
        self._back_to(wrong)

    def insist(self) -> None:
        """Continue with the move that was not meant: from now on everybody plays freely."""
        self.progress.place, self.progress.objection = replace(self.progress.place, strayed=True), None

    def back(self) -> bool:
        """Go back to the previous step, or to the beginning of this one, taking back moves made since. From a
        lesson's first step go to the last of the previous lesson; return whether moves were made to get
        there.
        """
        place = self.progress.place
        if place.strayed or self.progress.objection is not None:
            self.take_back()
        elif self.progress.fresh and place.lesson:
            return self.begin(place.lesson - 1, len(self.progress.course.lessons[place.lesson - 1].steps) - 1)
        else:
            if len(place.begun) > 1:
                self.progress.place = replace(place, begun=place.begun[:-1])
            self._back_to(self.progress.place.begun[-1])
        return False

    def _back_to(self, moves: int) -> None:
        """Go back to after so many moves; where fewer have been made, to the lesson's beginning."""
        if moves > len(self.session.match.entries):
            self.begin(self.progress.place.lesson)
        elif moves < len(self.session.match.entries):
            self.session.take_back(moves)
        self.follow()

    def begin(self, lesson: int, step: int = 0) -> bool:
        """Bring the game to a step of a lesson; return whether moves have led to another position."""
        before = self.session.match.state
        counts = [len(tuple(self.progress.course.moves_before(lesson, number))) for number in range(step + 1)]
        wanted = tuple(self.progress.course.moves_before(lesson, step))
        entries = self.session.match.entries
        same = _common_prefix([entry.command for entry in entries], wanted)
        self.progress.objection = None
        self.progress.place = CoursePoint(lesson, tuple(counts))
        if same < len(entries):
            self.session.take_back(same)
        for command in wanted[same:]:
            self.session.submit(command)
        return same < len(wanted) and self.session.match.state != before


def _common_prefix(made: Sequence[Command], wanted: Sequence[Command]) -> int:
    pairs = enumerate(zip(made, wanted, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(made), len(wanted)))
