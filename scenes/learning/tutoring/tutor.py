"""The tutor at a table: explains each step of a course and waits for the learner's move."""

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
from scenes.learning.tutoring.pointing import VERB_PREFIX
from scenes.learning.tutoring.tutor_desk import DeskContent, DeskPlaces
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
    """Prepares the page of a table's choice for the step."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts
        self._cleared: tuple[ChoicePanel | None, LessonStep | None] = None, None

    def focus_asked_verb(self, step: LessonStep | None) -> None:
        """Focus the verb that the step asks for, so that Enter opens its page."""
        controls = self._parts.controls
        if step and step.point.startswith(VERB_PREFIX) and self._parts.panel_host.panel is None:
            controls.make_room_for(None)
            controls.ring.focus(controls.verbs[step.point.removeprefix(VERB_PREFIX)])

    def clear_unasked(self, panel: ChoicePanel, step: LessonStep | None) -> None:
        """Clear what a page has chosen by itself, unless the step asks for it."""
        before, self._cleared = self._cleared, (panel, step)
        if step is None or step.move is None or (before[0] is panel and before[1] is step):
            return
        if panel.choice.command() not in (None, step.move):
            panel.choice.clear()


class Tutor(TablePart):
    """A lesson over one table. The table works as always: any move may be made.

    The next step is shown when the animations of a move have ended; the desk is hidden while a piece is
    dragged.

    Keys: Enter continues or takes back a wrong move, F2 goes back a step, F3 skips one.
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
        self._text = tutor_text.TutorText()
        self._place = "desk"
        self._was_still = True
        self.buttons.keep()
        self.show()

    # The interface of a part of the table.

    def follow(self, step: LogStep) -> None:
        """Follow the game to the next step; close the recap, which would repeat what was just taught."""
        before = self.guide.progress.place
        self.guide.follow()
        if self.guide.progress.place != before or self.guide.session.over:
            self.buttons.keep()
        if self.guide.in_charge:
            self._parts.log.page = None
        self.show()

    def show(self) -> None:
        """Set the words of the desk and its buttons for the step."""
        at = self.guide.progress
        if self.moment.still:
            self._text = tutor_text.text_of(self.guide, self.context.presentation.game, self.context.say)
            self._place = at.step.place if at.step and not at.others_move else self._place
        self.buttons.update(self.moment)
        self._parts.skip.show()
        self._parts.controls.show()
        self._page.focus_asked_verb(self.moment.step)
        self.layout()

    def layout(self) -> None:
        """Place the desk on a part of the table that the step does not need; below a panel on the stage."""
        panel = self._parts.panel_host.panel
        self.places = self.buttons.desk("desk" if panel and panel.region == "stage" else self._place)
        self._parts.headline.aside = self.places.portrait
        for button, rect in zip(self.buttons.all, self.places.buttons, strict=True):
            button.rect = rect

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle the tutor's keys and buttons; the desk keeps the pointer from what it covers."""
        layout = self.context.shown.layout
        keyed = self.buttons.back, self.buttons.skip
        if pressed := next((one for one in keyed if KEYS.is_press(event, one.action)), None):
            pressed.press()
            self.context.damage.all()
            return True
        if self.moment.reading and move_of(event) == "press":
            if self.moment.still:
                self.buttons.onward.press()
            return True
        pointer = read(event, layout.size)
        if pointer is None or self.places is None or self.moment.dragging:
            return False
        if self.buttons.ring.handle(event, layout.size):
            self.context.damage.area(self.buttons.ring.bounds(layout.frame))
        return self.places.whole.collidepoint(pointer.pos) and pointer.kind != "move"

    @property
    def question(self) -> Hashable:
        """The step with its words, and whether there is an objection to a move."""
        at = self.guide.progress
        return at.place.lesson, at.number, at.objection is not None, self._text

    def controls(self) -> Iterable[Control]:
        return self.buttons.ring.widgets

    def update(self, dt: float) -> None:
        """Show the next step or lesson when the table is still; set whether a page has Enter's cap."""
        guide, still, panel = self.guide, self.moment.still, self._parts.panel_host.panel
        if isinstance(panel, ChoicePanel):
            panel.confirm.cap = "" if self.moment.reading else self.buttons.onward.cap
            self._page.clear_unasked(panel, self.moment.step)
        if guide.progress.over and not guide.progress.last and not guide.progress.leap and still:
            self.buttons.next_lesson()
        elif still != self._was_still:
            self.show()
            self.context.damage.all()
        self._was_still = still

    def hides(self) -> tuple[pygame.Rect, ...]:
        return (self.places.whole,) if self.places and not self.moment.dragging else ()

    def emphasis(self, marks: Highlights) -> Highlights:
        """Highlight the pieces that the step mentions."""
        step = self.moment.step
        if step is None:
            return marks
        named = (piece for group in step.lit for piece in group.split() if not piece.startswith(VERB_PREFIX))
        return replace(marks, lit=marks.lit.union(map(Piece, named)))

    def spoken(self) -> Iterable[str]:
        content = self.content()
        return content.title, *content.sentences, content.note

    # Drawing.

    def content(self) -> DeskContent:
        """The present words and figures of the desk."""
        at, say, words = self.guide.progress, self.context.say, self._text
        return DeskContent(
            teacher=say(self._teacher.name),
            face=self._teacher.face,
            mood=characters.CALM if at.objection is not None else characters.PLEASED,
            title=words.title,
            sentences=words.sentences,
            numbered=words.numbered,
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
        """Draw the desk, numbers at the mentioned pieces, and light at the verbs."""
        if self.places is None or self.moment.dragging:
            return
        frame = self.context.shown.layout.frame
        content = self.content()
        tutor_desk.draw(surface, self.places, content, frame)
        self.buttons.ring.draw(surface, frame)
        if step := self.moment.step:
            pointing.mark(surface, step, content.numbered, self.context.shown.layout, self.places.whole)

    def hand(self) -> Hand | None:
        """The hand that points at the next thing to press; None for none."""
        step, meant, places = self.moment.step, self.guide.progress.meant, self.places
        if step is None or not meant or places is None or self.moment.dragging:
            return None
        beside = places.paper, *places.buttons
        return pointing.hand(step, meant[0], self._parts, self.context.shown.layout, beside)

    def sprites(self) -> Iterator[PlacedSprite]:
        if hand := self.hand():
            yield hand.image, hand.rect
