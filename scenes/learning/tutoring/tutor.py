"""The teacher at a table: says what each step is for, waits for the real move, prepares the others'."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace

import pygame

from raccoon.app.lessons.course import LessonStep
from raccoon.app.lessons.guide import Guide
from scenes.art.frame import Frame
from scenes.art.pieces import characters
from scenes.art.sprite_layer import PlacedSprite
from scenes.learning.tutoring import pointing, tutor_desk, tutor_text
from scenes.learning.tutoring.hand import Hand
from scenes.learning.tutoring.pointing import ASIDE
from scenes.learning.tutoring.tutor_desk import DeskPlaces, Said
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.context import TableContext
from scenes.table.log.log_steps import LogStep
from scenes.table.part import TablePart
from scenes.table.parts import TableParts
from scenes.table.picture.highlights import Highlights
from scenes.table.presentation.book import Teacher
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.pointer import read
from scenes.window.keys import KEYS
from scenes.window.press_guard import ENTER, Control

LABELS = {0: ("take_back", "onward"), 2: ("insist", "next", "skip")}
"""The labels that a button has by turns, by its number."""


@dataclass(frozen=True)
class TutorNavigation:
    """The tutor's requests to the program: to remember the place, to lay the table anew, to leave it."""

    keep: Callable[[Guide], None]
    relay: Callable[[], None]
    leave: Callable[[], None]


class Tutor(TablePart):
    """A lesson over one table. Everything on the table stays as it is: any move may be made.

    What a move has brought about is seen before it is spoken of: the teacher takes up the next step when the
    table is still, and steps aside while a piece is carried.

    Keys: Enter goes on or takes back, F2 goes back a step, F3 skips one.
    """

    def __init__(
        self, context: TableContext, parts: TableParts, guide: Guide, teacher: Teacher, ways: TutorNavigation
    ) -> None:
        super().__init__(context)
        self.guide = guide
        self._parts, self._teacher, self._ways = parts, teacher, ways
        say = context.say
        self.onward = Button("", self._onward, look="primary", cap="confirm", hotkeys=ENTER, size=24)
        self.back = Button(say("lesson.back"), self._back, look="quiet", action="lesson_back", size=22)
        self.skip = Button("", self._skip, look="quiet", action="lesson_skip", size=22)
        self.leave = Button(say("lesson.leave"), ways.leave, look="quiet", size=22)
        self.ring = FocusRing()
        self.places: DeskPlaces | None = None
        self._told = tutor_text.TutorText()
        self._place = "desk"
        self._was_still = True
        self._left_open: tuple[ChoicePanel | None, LessonStep | None] = None, None
        self._keep()
        self.show()

    @property
    def _prefix(self) -> str:
        """The beginning of the keys of the present lesson's sentences."""
        return f"lesson.{self.context.presentation.game}.{self.guide.lesson.name}"

    @property
    def _reading(self) -> bool:
        """Whether Enter is the teacher's: something is to be read, or to be decided about a move."""
        guide, step = self.guide, self.guide.step
        if guide.objection is not None or guide.leap:
            return True
        return guide.in_charge and not guide.others_move and step is not None and step.move is None

    @property
    def _still(self) -> bool:
        """Whether the table has come to rest: what the last move brought about has been seen."""
        return not self._parts.animator.busy

    @property
    def _aside(self) -> bool:
        """Whether the teacher has stepped aside for a piece in the hand."""
        return self._parts.drag.held is not None

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self.onward, self.back, self.skip, self.leave

    # The guide's doings.

    def _keep(self) -> None:
        self._ways.keep(self.guide)

    def _onward(self) -> None:
        guide, wrong = self.guide, self.guide.objection is not None
        if guide.leap:
            self._next_lesson()
        else:
            (guide.take_back if wrong else guide.read)()
            self._changed(moved=wrong)

    def _back(self) -> None:
        self._led(self.guide.back())

    def _skip(self) -> None:
        guide = self.guide
        if guide.objection is not None:
            guide.insist()
            self._changed()
        elif guide.place.strayed or guide.leap:
            self._next_lesson()
        elif guide.others_move:
            self._parts.turns.hurry()
        elif guide.step is not None:
            guide.skip()
            self._changed(moved=True)

    def _next_lesson(self) -> None:
        self._led(self.guide.begin(self.guide.place.lesson + 1))

    def _led(self, relaid: bool) -> None:
        """The guide has led to another step: with moves for everybody the table is laid anew."""
        if relaid:
            self._keep()
            self._ways.relay()
        else:
            self._changed(moved=True)

    def _changed(self, moved: bool = False) -> None:
        """Another step: remembered, and shown; with moves the table follows."""
        self._keep()
        if moved:
            self.context.on_session_changed()
        else:
            self.show()
            self.context.damage.all()

    # A part of the table.

    def follow(self, step: LogStep) -> None:
        """The game has gone on: take up the step; a recap would only tell what was just taught."""
        before = self.guide.place
        self.guide.follow()
        if self.guide.place != before or self.guide.session.over:
            self._keep()
        if self.guide.in_charge:
            self._parts.log.page = None
        self.show()

    def show(self) -> None:
        """Word the buttons for the step."""
        guide, say = self.guide, self.context.say
        wrong, strayed = guide.objection is not None, guide.place.strayed
        if self._still:
            self._told = tutor_text.told(guide, self.context.presentation.game, say)
            self._place = guide.step.place if guide.step and not guide.others_move else self._place
        self.onward.visible = self._reading and self._still
        self.onward.label = say("lesson.take_back") if wrong else say("lesson.onward")
        self.skip.label = say(f"lesson.{'insist' if wrong else 'next' if strayed else 'skip'}")
        self.skip.reason = say("lesson.no_next") if strayed and guide.last else ""
        self.back.visible = not wrong
        self.back.reason = say("lesson.no_back") if guide.at_its_beginning else ""
        self.skip.visible = wrong or not self._reading
        self.ring.set([button for button in self._buttons if button.visible])
        self.ring.hush()
        self._parts.skip.show()
        self._parts.controls.show()
        self._focus_what_is_asked()
        self.layout()

    def _focus_what_is_asked(self) -> None:
        """Enter opens the page that the step asks for, also where the last page is still to be seen."""
        step, controls = self._shown_step, self._parts.controls
        if step and step.point.startswith(ASIDE) and self._parts.panel_host.panel is None:
            controls.give_way(None)
            controls.ring.focus(controls.verbs[step.point.removeprefix(ASIDE)])

    def layout(self) -> None:
        """Onto the part of the table that the step does not need; below a panel on the stage."""
        panel = self._parts.panel_host.panel
        self.places = self.desk("desk" if panel and panel.region == "stage" else self._place)
        self._parts.headline.aside = self.places.portrait
        for button, rect in zip(self._buttons, self.places.buttons, strict=True):
            button.rect = rect

    def desk(self, place: str) -> DeskPlaces:
        """The desk on one of the places of a step."""
        layout = self.context.shown.layout
        wishes = [self._widest(button, layout.frame) for button in self._buttons]
        whole = tutor_desk.area(layout, place, self.context.presentation.learning.places)
        return tutor_desk.places(whole, layout.frame, wishes, tutor_desk.is_slim(layout))

    def _widest(self, button: Button, frame: Frame) -> int:
        """The width of a button with the longest of its labels: each keeps its place."""
        say, label, widest = self.context.say, button.label, 0
        for words in (label, *(say(f"lesson.{key}") for key in LABELS.get(self._buttons.index(button), ()))):
            button.label = words
            widest = max(widest, button.form.natural_width(frame, tutor_desk.BUTTON))
        button.label = label
        return widest

    def handle(self, event: pygame.event.Event) -> bool:
        """The teacher's keys and buttons; nothing beneath the desk is reached through it."""
        layout = self.context.shown.layout
        if pressed := next((one for one in (self.back, self.skip) if KEYS.meant(event, one.action)), None):
            pressed.press()
            self.context.damage.all()
            return True
        if self._reading and move_of(event) == "press":
            if self._still:
                self.onward.press()
            return True
        pointer = read(event, layout.size)
        if pointer is None or self.places is None or self._aside:
            return False
        if self.ring.handle(event, layout.size):
            self.context.damage.area(self.ring.bounds(layout.frame))
        return self.places.whole.collidepoint(pointer.pos) and pointer.kind != "move"

    @property
    def question(self) -> Hashable:
        """The step as it is told by now, and whether something was wrong with a move."""
        return self.guide.place.lesson, self.guide.number, self.guide.objection is not None, self._told

    def controls(self) -> Iterable[Control]:
        """The teacher's buttons."""
        return self.ring.widgets

    def update(self, dt: float) -> None:
        """Show the next step when the table has come to rest; begin the next lesson where one is over.

        A page beside the table does not show the key that the teacher has.
        """
        guide, still, panel = self.guide, self._still, self._parts.panel_host.panel
        if isinstance(panel, ChoicePanel):
            panel.confirm.cap = "" if self._reading else self.onward.cap
            self._leave_open(panel)
        if guide.over and not guide.last and not guide.leap and still:
            self._next_lesson()
        elif still != self._was_still:
            self.show()
            self.context.damage.all()
        self._was_still = still

    def _leave_open(self, panel: ChoicePanel) -> None:
        """Choose nothing for the learner but what the step asks for."""
        step, before = self._shown_step, self._left_open
        self._left_open = panel, step
        if step is None or step.move is None or (before[0] is panel and before[1] is step):
            return
        if panel.choice.command() not in (None, step.move):
            panel.choice.clear()

    def hides(self) -> tuple[pygame.Rect, ...]:
        """The desk."""
        return (self.places.whole,) if self.places and not self._aside else ()

    def emphasis(self, marks: Highlights) -> Highlights:
        """Light up what the step speaks of."""
        step = self._shown_step
        if step is None:
            return marks
        pieces = {piece for group in step.lit for piece in group.split() if not piece.startswith(ASIDE)}
        return replace(marks, lit=marks.lit | pieces)

    @property
    def _shown_step(self) -> LessonStep | None:
        """The step that the table is lit for; None while anything moves, and on the learner's own way."""
        guide = self.guide
        quiet = guide.in_charge and not guide.others_move and guide.objection is None
        return guide.step if quiet and self._still else None

    def spoken(self) -> Iterable[str]:
        """The lesson's words."""
        said = self.said()
        return said.title, *said.sentences, said.note

    # Drawing.

    def said(self) -> Said:
        """The words and figures on the desk now."""
        guide, say, told = self.guide, self.context.say, self._told
        return Said(
            teacher=say(self._teacher.name),
            face=self._teacher.face,
            mood=characters.CALM if guide.objection is not None else characters.PLEASED,
            title=told.title,
            sentences=told.sentences,
            numbered=told.numbered,
            lesson=say(self._prefix),
            count=say("lesson.count", number=guide.place.lesson + 1, n=len(guide.course.lessons)),
            note="" if self._reading or self._shown_step is None else say("lesson.waits"),
            lessons=len(guide.course.lessons),
            here=guide.place.lesson,
            steps=len(guide.lesson.steps),
            step=guide.number,
        )

    def draw(self, surface: pygame.Surface) -> None:
        """The desk over the table, numbers at the pieces spoken of, light at the verbs."""
        if self.places is None or self._aside:
            return
        frame = self.context.shown.layout.frame
        said = self.said()
        tutor_desk.draw(surface, self.places, said, frame)
        self.ring.draw(surface, frame)
        if step := self._shown_step:
            pointing.mark(surface, step, said.numbered, self.context.shown.layout, self.places.whole)

    def hand(self) -> Hand | None:
        """The hand that points at what is to be pressed."""
        step, meant, places = self._shown_step, self.guide.meant, self.places
        if step is None or not meant or places is None or self._aside:
            return None
        beside = places.paper, *places.buttons
        return pointing.hand(step, meant[0], self._parts, self.context.shown.layout, beside)

    def aloft(self) -> Iterator[PlacedSprite]:
        """The hand."""
        if hand := self.hand():
            yield hand.image, hand.rect
