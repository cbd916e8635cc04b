"""The screen of the chances to win: who was how likely to win, turn by turn."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.text import Say
from raccoon.app.wording import listed
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.chances.curve import ChanceCurves
from scenes.results import paper
from scenes.table.presentation.result_data import SeatResult
from scenes.widgets.button import Button, in_one_type
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.press_guard import ENTER
from scenes.window.scene import Scene

CHART, READ, LINE = (110.0, 226.0, 1700.0, 596.0), (120.0, 832.0, 1680.0, 96.0), 8.0
"""The curves, what is told beneath them, and the height of the line of progress, in design units."""
BUTTONS, SHOW = (988.0, 300.0, 70.0), 420.0
"""The top, the width and the height of the way back; the width of the way to the table."""


class ChancesScene(Scene):
    """Shows what an `assessment` has found so far; `progress` is what the game counts. `on_show` gets the
    number of moves after which somebody wants to see the table, `on_back` leaves.
    """

    ring: FocusRing

    def __init__(
        self,
        say: Say,
        seats: tuple[SeatResult, ...],
        progress: str,
        assessment: Assessment,
        on_show: Callable[[int], None],
        on_back: Callable[[], None],
    ) -> None:
        super().__init__()
        self.say, self._progress, self.assessment = say, progress, assessment

        def percent(value: int) -> str:
            return say("settings.percent", amount=value)

        self._percent = percent
        self.curves = ChanceCurves(seats, percent, say("chances.nobody"))
        self.back_button = Button(say("settings.back"), on_back, look="quiet", action="back", size=26)
        self._on_show = on_show
        self.show_button = Button(
            say("chances.show"), self._show, look="primary", cap="confirm", hotkeys=ENTER, size=26
        )
        self.ring = FocusRing([self.curves, self.back_button, self.show_button])
        self._say_anew()
        self.ring.focus(self.curves)

    def leave(self) -> None:
        """Nobody judges any more; what has been found is kept."""
        super().leave()
        self.assessment.close()

    @property
    def told(self) -> str:
        """The sentence beneath the heading."""
        course, trouble = self.assessment.course, self.assessment.trouble
        if course is None:
            return self.say(trouble.key, **trouble.facts) if trouble else self.say("chances.begun")
        key = "chances.told" if self.assessment.done else "chances.working"
        return self.say(key, points=max(1, round(100 * course.doubt)))

    @property
    def read(self) -> str:
        """The sentence beneath the curves: the chances at the place looked at, trouble, or how far it is."""
        course, at, trouble = self.assessment.course, self.curves.at, self.assessment.trouble
        if course is None:
            return ""
        if at is not None:
            when = self.say(
                f"progress.{self._progress}.heading",
                n=int(min(course.times[at], course.times[-1] - 1e-6)) + 1,
            )
            each = [
                self.say("chances.each", name=name, share=self._percent(n))
                for name, n in self.curves.told(at)
            ]
            return self.say("chances.at", when=when, chances=listed(each, self.say, "comma"))
        if trouble:
            return self.say(trouble.key, **trouble.facts)
        if self.assessment.done:
            return self.say("chances.tip")
        return self.say("chances.progress", share=self._percent(int(100 * course.done)))

    def _show(self) -> None:
        course = self.assessment.course
        if course and self.curves.at is not None:
            self._on_show(course.places[self.curves.at])

    def _say_anew(self) -> None:
        self.show_button.reason = "" if self.curves.at is not None else self.say("chances.show.why")
        self.dirty = True

    def update(self, dt: float) -> None:
        """Hear what has been found."""
        if self.assessment.poll():
            if self.assessment.course:
                self.curves.show(self.assessment.course)
            self.dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        """Escape leaves; the arrows walk along the curves."""
        if move_of(event) == "cancel":
            self.back_button.press()
        elif self.curves.key(event) or self.ring.handle(event, self.size):
            self._say_anew()

    def layout(self) -> None:
        """The curves on the paper, the way back beneath it."""
        self.leaf = paper.drawn_out(self.frame)
        reach, left = paper.wing(self.frame), paper.sheet(self.frame)[0]
        self.curves.layout(
            self.leaf.rect(CHART[0] - reach, CHART[1], CHART[2] + 2 * reach, CHART[3]), self.leaf
        )
        top, wide, high = BUTTONS
        top += paper.rise(self.frame)
        self.back_button.rect = self.frame.rect(left, top, wide, high)
        right = left + paper.sheet(self.frame)[2]
        self.show_button.rect = self.frame.rect(right - SHOW, top, SHOW, high)
        in_one_type([self.back_button, self.show_button], self.frame)

    def draw(self, surface: pygame.Surface) -> None:
        """The paper with heading, curves and what is told of them; the controls."""
        frame, course = self.leaf, self.assessment.course
        shapes.desk(surface, surface.get_rect(), frame.scale)
        shapes.paper_panel(surface, self.frame.rect(*paper.sheet(self.frame)), frame.scale)
        title = Style(Typeface.POSTER, frame.type(58, 1.0), pal.OXBLOOD_DEEP)
        text.draw(surface, self.say("chances.title"), frame.point(960, 120), title, "centre", frame.px(1600))
        style = Style(Typeface.BOOK_ITALIC, frame.type(28, 1.3), pal.INK)
        text.paragraph(
            surface,
            self.told,
            frame.rect(160, 140, 1600, 80),
            style,
            "centre",
            centred=True,
            floor=frame.floor,
        )
        read = Style(Typeface.BOOK, frame.type(26, 1.3), pal.INK)
        box = frame.rect(*READ)
        text.paragraph(surface, self.read, box, read, "centre", centred=True, floor=frame.floor)
        if course and not self.assessment.done:
            line = frame.rect(READ[0], READ[1] - LINE, READ[2], LINE)
            pygame.draw.rect(surface, "#c9b184", line, border_radius=line.height // 2)
            line.width = round(line.width * course.done)
            pygame.draw.rect(surface, pal.rgb(pal.TEAL), line, border_radius=line.height // 2)
        self.ring.draw(surface, self.frame)
