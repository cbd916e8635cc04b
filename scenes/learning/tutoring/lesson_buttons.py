"""The buttons of a guided game: continue, back, skip, leave."""

from collections.abc import Callable
from dataclasses import dataclass

from raccoon.app.lessons.guide import Guide
from scenes.art.frame import Frame
from scenes.learning.tutoring import tutor_desk
from scenes.learning.tutoring.lesson_moment import LessonMoment
from scenes.learning.tutoring.tutor_desk import DeskPlaces
from scenes.table.context import TableContext
from scenes.table.parts import TableParts
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.window.press_guard import ENTER

LABELS = {0: ("take_back", "onward"), 2: ("insist", "next", "skip")}
"""The other labels that a button may have, by its index."""


@dataclass(frozen=True)
class TutorNavigation:
    """The tutor's calls into the program: save the place, open the table again, leave it."""

    keep: Callable[[Guide], None]
    relay: Callable[[], None]
    leave: Callable[[], None]


class LessonButtons:
    """The buttons and their effects on the guide; `show` is called when the step has changed."""

    def __init__(
        self,
        context: TableContext,
        parts: TableParts,
        guide: Guide,
        ways: TutorNavigation,
        show: Callable[[], None],
    ) -> None:
        self._context, self._parts, self._guide, self._ways, self._show = context, parts, guide, ways, show
        say = context.say
        self.onward = Button("", self._onward, look="primary", cap="confirm", hotkeys=ENTER, size=24)
        self.back = Button(say("lesson.back"), self._back, look="quiet", action="lesson_back", size=22)
        self.skip = Button("", self._skip, look="quiet", action="lesson_skip", size=22)
        self.leave = Button(say("lesson.leave"), ways.leave, look="quiet", size=22)
        self.ring = FocusRing()

    @property
    def all(self) -> tuple[Button, ...]:
        """All buttons, from the left."""
        return self.onward, self.back, self.skip, self.leave

    def update(self, moment: LessonMoment) -> None:
        """Set the labels, reasons and visibility of the buttons for the step."""
        at, say = self._guide.progress, self._context.say
        wrong, strayed = at.objection is not None, at.place.strayed
        self.onward.visible = moment.reading and moment.still
        self.onward.label = say("lesson.take_back") if wrong else say("lesson.onward")
        self.skip.label = say(f"lesson.{'insist' if wrong else 'next' if strayed else 'skip'}")
        self.skip.reason = say("lesson.no_next") if strayed and at.last else ""
        self.back.visible = not wrong
        self.back.reason = say("lesson.no_back") if at.at_its_beginning else ""
        self.skip.visible = wrong or not moment.reading
        self.ring.set([button for button in self.all if button.visible])
        self.ring.hush()

    def desk(self, place: str) -> DeskPlaces:
        """The layout of the desk at one of the places of a step."""
        layout = self._context.shown.layout
        wishes = [self._widest(button, layout.frame) for button in self.all]
        whole = tutor_desk.area(layout, place, self._context.presentation.learning.places)
        return tutor_desk.places(whole, layout.frame, wishes, tutor_desk.is_slim(layout))

    def _widest(self, button: Button, frame: Frame) -> int:
        """The width of a button with the longest of its labels, so that no button moves."""
        say, label, widest = self._context.say, button.label, 0
        for words in (label, *(say(f"lesson.{key}") for key in LABELS.get(self.all.index(button), ()))):
            button.label = words
            widest = max(widest, button.form.natural_width(frame, tutor_desk.BUTTON))
        button.label = label
        return widest

    def keep(self) -> None:
        """Save the place in the course."""
        self._ways.keep(self._guide)

    def _onward(self) -> None:
        guide, wrong = self._guide, self._guide.progress.objection is not None
        if guide.progress.leap:
            self.next_lesson()
        else:
            (guide.take_back if wrong else guide.read)()
            self._changed(moved=wrong)

    def _back(self) -> None:
        self._go_to(self._guide.back())

    def _skip(self) -> None:
        guide = self._guide
        if guide.progress.objection is not None:
            guide.insist()
            self._changed()
        elif guide.progress.place.strayed or guide.progress.leap:
            self.next_lesson()
        elif guide.progress.others_move:
            self._parts.turns.hurry()
        elif guide.progress.step is not None:
            guide.skip()
            self._changed(moved=True)

    def next_lesson(self) -> None:
        """Begin the next lesson."""
        self._go_to(self._guide.begin(self._guide.progress.place.lesson + 1))

    def _go_to(self, relaid: bool) -> None:
        """Show the step to which the guide has gone; `relaid`: its moves led to another position."""
        if relaid:
            self.keep()
            self._ways.relay()
        else:
            self._changed(moved=True)

    def _changed(self, moved: bool = False) -> None:
        """Save and show another step; `moved`: the table follows the session first."""
        self.keep()
        if moved:
            self._context.on_session_changed()
        else:
            self._show()
            self._context.damage.all()
