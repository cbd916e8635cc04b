"""The screen of the chances to win: who was how likely to win, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.text import Say
from raccoon.app.wording import listed
from scenes.afterwards.page import AfterwardsPage
from scenes.art import palette as pal
from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.chances.curve import ChanceCurves
from scenes.table.presentation.result_data import SeatResult
from scenes.widgets.button import Button
from scenes.window.press_guard import ENTER

READ, LINE = (120.0, 832.0, 1680.0, 96.0), 8.0
"""The box of the words beneath the curves, and the height of the line of progress, in design units."""


class ChancesScene(AfterwardsPage):
    """Shows what an `assessment` has found so far; `progress` is what the game counts. `on_show` gets the
    number of moves after which somebody wants to see the table, `on_back` leaves.
    """

    def __init__(
        self,
        say: Say,
        tabs: Mapping[str, Button],
        seats: tuple[SeatResult, ...],
        progress: str,
        assessment: Assessment,
        on_show: Callable[[int], None],
        on_back: Callable[[], None],
    ) -> None:
        self._progress, self.assessment = progress, assessment

        def percent(value: int) -> str:
            return say("settings.percent", amount=value)

        self._percent = percent
        self.curves = ChanceCurves(seats, percent, say("chances.nobody"))
        self._on_show = on_show
        self.show_button = Button(
            say("chances.show"), self._show, look="primary", cap="confirm", hotkeys=ENTER, size=26
        )
        super().__init__(say, tabs, on_back, [self.curves], [self.show_button])
        self.heading = say("chances.title")
        self._say_anew()

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
        """A walk along the curves may give the table something to show."""
        super().handle(event)
        self._say_anew()

    def place(self) -> None:
        """The curves on the paper."""
        chart = self.body
        chart.height = self.leaf.y(READ[1]) - self.leaf.px(LINE) - chart.top
        self.curves.layout(chart, self.leaf)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what is told of the curves, and how far they are worked out."""
        frame, course = self.leaf, self.assessment.course
        read, box = Style(Typeface.BOOK, frame.type(26, 1.3), pal.INK), frame.rect(*READ)
        text.paragraph(surface, self.read, box, read, "centre", centred=True, floor=frame.floor)
        if course and not self.assessment.done:
            line = frame.rect(READ[0], READ[1] - LINE, READ[2], LINE)
            pygame.draw.rect(surface, "#c9b184", line, border_radius=line.height // 2)
            line.width = round(line.width * course.done)
            pygame.draw.rect(surface, pal.rgb(pal.TEAL), line, border_radius=line.height // 2)
