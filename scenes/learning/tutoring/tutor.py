"""The teacher at a table: says what each step is for, waits for the real move, prepares the others'."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace

import pygame

from raccoon.app.lessons.course import LessonStep
from raccoon.app.lessons.guide import Guide
from scenes.art.pieces import characters
from scenes.art.sprite_layer import PlacedSprite
from scenes.learning.tutoring import pointing, tutor_desk, tutor_text
from scenes.learning.tutoring.hand import Hand
from scenes.learning.tutoring.lesson_buttons import LessonButtons, TutorNavigation
from scenes.learning.tutoring.lesson_moment import LessonMoment
from scenes.learning.tutoring.pointing import ASIDE
from scenes.learning.tutoring.tutor_desk import DeskPlaces, Said
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.context import TableContext, TablePart
from scenes.table.log.game_log import LogStep
from scenes.table.parts import TableParts
from scenes.table.picture.zones import Highlights
from scenes.table.piece import Piece
from scenes.table.presentation.book import Teacher
from scenes.widgets.focus import move_of
from scenes.widgets.widget import read
from scenes.window.keys import KEYS
from scenes.window.press_guard import Control


class LessonPage:
    """Watches over the page of a table's choice."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts
        self._left_open: tuple[ChoicePanel | None, LessonStep | None] = None, None

    def focus_what_is_asked(self, step: LessonStep | None) -> None:
        """Enter opens the page that the step asks for, also where the last page is still to be seen."""
        controls = self._parts.controls
        if step and step.point.startswith(ASIDE) and self._parts.panel_host.panel is None:
            controls.give_way(None)
            controls.ring.focus(controls.verbs[step.point.removeprefix(ASIDE)])

    def leave_open(self, panel: ChoicePanel, step: LessonStep | None) -> None:
        """Choose nothing for the learner but what the step asks for."""
        before, self._left_open = self._left_open, (panel, step)
        if step is None or step.move is None or (before[0] is panel and before[1] is step):
            return
        if panel.choice.command() not in (None, step.move):
            panel.choice.clear()


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
        self._parts, self._teacher = parts, teacher
        self.moment, self._page = LessonMoment(guide, parts), LessonPage(parts)
        self.buttons = LessonButtons(context, parts, guide, ways, self.show)
        self.places: DeskPlaces | None = None
        self._told = tutor_text.TutorText()
        self._place = "desk"
        self._was_still = True
        self.buttons.keep()
        self.show()

    # A part of the table.

    def follow(self, step: LogStep) -> None:
        """The game has gone on: take up the step; a recap would only tell what was just taught."""
        before = self.guide.progress.place
        self.guide.follow()
        if self.guide.progress.place != before or self.guide.session.over:
            self.buttons.keep()
        if self.guide.in_charge:
            self._parts.log.page = None
        self.show()

    def show(self) -> None:
        """Word the desk and its buttons for the step."""
        at = self.guide.progress
        if self.moment.still:
            self._told = tutor_text.told(self.guide, self.context.presentation.game, self.context.say)
            self._place = at.step.place if at.step and not at.others_move else self._place
        self.buttons.word(self.moment)
        self._parts.skip.show()
        self._parts.controls.show()
        self._page.focus_what_is_asked(self.moment.step)
        self.layout()

    def layout(self) -> None:
        """Onto the part of the table that the step does not need; below a panel on the stage."""
        panel = self._parts.panel_host.panel
        self.places = self.buttons.desk("desk" if panel and panel.region == "stage" else self._place)
        self._parts.headline.aside = self.places.portrait
        for button, rect in zip(self.buttons.all, self.places.buttons, strict=True):
            button.rect = rect

    def handle(self, event: pygame.event.Event) -> bool:
        """The teacher's keys and buttons; nothing beneath the desk is reached through it."""
        layout = self.context.shown.layout
        keyed = self.buttons.back, self.buttons.skip
        if pressed := next((one for one in keyed if KEYS.meant(event, one.action)), None):
            pressed.press()
            self.context.damage.all()
            return True
        if self.moment.reading and move_of(event) == "press":
            if self.moment.still:
                self.buttons.onward.press()
            return True
        pointer = read(event, layout.size)
        if pointer is None or self.places is None or self.moment.aside:
            return False
        if self.buttons.ring.handle(event, layout.size):
            self.context.damage.area(self.buttons.ring.bounds(layout.frame))
        return self.places.whole.collidepoint(pointer.pos) and pointer.kind != "move"

    @property
    def question(self) -> Hashable:
        """The step as it is told by now, and whether something was wrong with a move."""
        at = self.guide.progress
        return at.place.lesson, at.number, at.objection is not None, self._told

    def controls(self) -> Iterable[Control]:
        return self.buttons.ring.widgets

    def update(self, dt: float) -> None:
        """Show the next step, or lesson, when the table rests; beside the table without the teacher's key."""
        guide, still, panel = self.guide, self.moment.still, self._parts.panel_host.panel
        if isinstance(panel, ChoicePanel):
            panel.confirm.cap = "" if self.moment.reading else self.buttons.onward.cap
            self._page.leave_open(panel, self.moment.step)
        if guide.progress.over and not guide.progress.last and not guide.progress.leap and still:
            self.buttons.next_lesson()
        elif still != self._was_still:
            self.show()
            self.context.damage.all()
        self._was_still = still

    def hides(self) -> tuple[pygame.Rect, ...]:
        return (self.places.whole,) if self.places and not self.moment.aside else ()

    def emphasis(self, marks: Highlights) -> Highlights:
        """Light up what the step speaks of."""
        step = self.moment.step
        if step is None:
            return marks
        named = (piece for group in step.lit for piece in group.split() if not piece.startswith(ASIDE))
        return replace(marks, lit=marks.lit.union(map(Piece, named)))

    def spoken(self) -> Iterable[str]:
        said = self.said()
        return said.title, *said.sentences, said.note

    # Drawing.

    def said(self) -> Said:
        """The words and figures on the desk now."""
        at, say, told = self.guide.progress, self.context.say, self._told
        return Said(
            teacher=say(self._teacher.name),
            face=self._teacher.face,
            mood=characters.CALM if at.objection is not None else characters.PLEASED,
            title=told.title,
            sentences=told.sentences,
            numbered=told.numbered,
            lesson=say(f"lesson.{self.context.presentation.game}.{at.lesson.name}"),
            count=say("lesson.count", number=at.place.lesson + 1, n=len(at.course.lessons)),
            note="" if self.moment.reading or self.moment.step is None else say("lesson.waits"),
            lessons=len(at.course.lessons),
            here=at.place.lesson,
            steps=len(at.lesson.steps),
            step=at.number,
            free=next((n for n, button in enumerate(self.buttons.all) if not button.visible), 0),
        )

    def draw(self, surface: pygame.Surface) -> None:
        """The desk over the table, numbers at the pieces spoken of, light at the verbs."""
        if self.places is None or self.moment.aside:
            return
        frame = self.context.shown.layout.frame
        said = self.said()
        tutor_desk.draw(surface, self.places, said, frame)
        self.buttons.ring.draw(surface, frame)
        if step := self.moment.step:
            pointing.mark(surface, step, said.numbered, self.context.shown.layout, self.places.whole)

    def hand(self) -> Hand | None:
        """The hand that points at what is to be pressed."""
        step, meant, places = self.moment.step, self.guide.progress.meant, self.places
        if step is None or not meant or places is None or self.moment.aside:
            return None
        beside = places.paper, *places.buttons
        return pointing.hand(step, meant[0], self._parts, self.context.shown.layout, beside)

    def aloft(self) -> Iterator[PlacedSprite]:
        if hand := self.hand():
            yield hand.image, hand.rect
