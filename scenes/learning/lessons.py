"""The guided games: begins, resumes and leaves them, and remembers the place in the course."""

from collections.abc import Callable
from functools import partial

from raccoon.app.lessons.bookmark import Bookmarks
from raccoon.app.lessons.course import Course, course_of
from raccoon.app.lessons.guide import Guide
from raccoon.app.lessons.progress import CoursePoint
from raccoon.app.session.session import Session
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.learning.tutoring.lesson_buttons import TutorNavigation
from scenes.learning.tutoring.tutor import Tutor
from scenes.screens.app_context import AppContext
from scenes.table.context import TableContext, TablePart
from scenes.table.parts import TableParts

Guest = Callable[[TableContext, TableParts], TablePart]


class Lessons:
    """Opens guided games; a game that is on the table is left first."""

    def __init__(self, shell: AppContext) -> None:
        self._shell = shell
        self._bookmarks = Bookmarks(shell.data)

    def of(self, game: str) -> Callable[[], None] | None:
        """The function that begins or resumes the course of a game; None where it has none."""
        return partial(self.open, game) if self._shell.presentations[game].learning.course else None

    def learner(self, game: str) -> str:
        """The name of the learner of a game's course; "" where it was never begun."""
        return self._shell.say("lesson.learner") if self._bookmarks.of(game) else ""

    def choices(self, game: str, session: Session) -> tuple[DialogAnswer, ...]:
        """The entries of a table's menu: the game's course, if it has one; in a guided game its chapters."""
        way, guide = self.of(game), session.lesson_script
        if isinstance(guide, Guide):
            return (DialogAnswer(self._shell.say("lesson.chapters"), partial(self._chapters, game, guide)),)
        return (DialogAnswer(self._shell.say("menu.learn"), way),) if way else ()

    def open(self, game: str) -> None:
        """Begin the course, or ask whether to resume it where it was left."""
        self._shell.attempt(lambda: self._open(game))

    def _open(self, game: str) -> None:
        mark, course = self._bookmarks.of(game), self._course(game)
        if mark is None or mark.place == CoursePoint():
            self._begin(game)
            return
        say, attempt = self._shell.say_in(game), self._shell.attempt
        on = DialogAnswer(say("lesson.resume.on"), partial(attempt, partial(self._resume, game)), "primary")
        same = mark.edition == course.edition
        kind = "sentence" if same and not mark.finished else "finished" if same else "rewritten"
        lesson = course.lessons[min(mark.place.lesson, len(course.lessons) - 1)]
        where = say(f"lesson.resume.{kind}", lesson=say(f"lesson.{game}.{lesson.name}"))
        choices = [
            *([on] if kind == "sentence" else []),
            DialogAnswer(say("lesson.resume.anew"), partial(attempt, partial(self._begin, game))),
            DialogAnswer(say("lesson.chapters"), partial(self._chapters, game)),
            DialogAnswer(say("title.continue.back"), None, "quiet"),
        ]
        self._shell.stack.push(DialogScene(say("lesson.leave.title"), where, choices))

    def _chapters(self, game: str, guide: Guide | None = None) -> None:
        """Ask which chapter of a course to begin, by its `guide` if any; the present one is highlighted."""
        course, say, mark = self._course(game), self._shell.say_in(game), self._bookmarks.of(game)
        kept = mark.place if mark and mark.edition == course.edition else None
        place = guide.progress.place if guide else kept
        choices = []
        for number, lesson in enumerate(course.lessons):
            name = say("lesson.chapter", number=number + 1, lesson=say(f"lesson.{game}.{lesson.name}"))
            way = partial(self._shell.attempt, partial(self._begin, game, number, guide))
            here = place is not None and place.lesson == number
            choices.append(DialogAnswer(name, way, "primary" if here else "verb"))
        choices.append(DialogAnswer(say("title.continue.back"), None, "quiet"))
        self._shell.stack.push(DialogScene(say("lesson.chapters"), say("lesson.chapters.1"), choices))

    def _resume(self, game: str) -> None:
        """Resume the course where it was left, or begin it if no save is left. `SaveError` as `session`."""
        mark, session = self._bookmarks.of(game), self._bookmarks.session(game)
        self._shell.ways.leave()
        if mark is None or session is None:
            self._begin(game)
        else:
            self._show_table(game, Guide(self._course(game), session, mark.place))

    def _course(self, game: str) -> Course:
        return course_of(game, self._shell.presentations[game].learning.course)

    def _begin(self, game: str, chapter: int = 0, guide: Guide | None = None) -> None:
        """Begin a chapter of the course; without a `guide` in a new game."""
        if guide is None:
            self._shell.ways.leave()
            course = self._course(game)
            last = self._shell.settings.table(game).seats
            learner = next((seat for seat in last if seat.is_person), None)
            seats = course.seats(learner, self._shell.say_in(game))
            session = Session.new(game, seats, course.options, course.seed, self._bookmarks.folder(game))
            guide = Guide(course, session, CoursePoint())
        guide.begin(chapter)
        self._keep(game, guide)
        self._show_table(game, guide)

    def _show_table(self, game: str, guide: Guide) -> None:
        shell, again = self._shell, partial(self._show_table, game, guide)
        ways = TutorNavigation(partial(self._keep, game), again, shell.ways.title)
        book = shell.presentations[game].learning.book
        assert book is not None

        def guest(context: TableContext, parts: TableParts) -> TablePart:
            return Tutor(context, parts, guide, book.teacher, ways)

        self._shell.ways.table(guide.session, guest)

    def _keep(self, game: str, guide: Guide) -> None:
        """Save the place in the course; it is finished when its game is over."""
        session, edition = guide.session, guide.progress.course.edition
        mark = partial(self._bookmarks.keep, game, session, guide.progress.place, session.over, edition)
        self._shell.attempt(mark)
