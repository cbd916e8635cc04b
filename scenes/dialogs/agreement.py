"""Everybody has to agree: a sentence, a mark for each person, and then it may be done."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.landscape import backdrop
from scenes.art.pieces import emblems
from scenes.art.text import Style
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.toggle import Toggle
from scenes.window.scene import Scene

WIDTH = 860
ROW = 72


class AgreementScene(Scene):
    """Asks every one of `people` for their agreement to what the sentence says.

    `on_agreed` is called once all have given it and the button is pressed, `on_no` when they do not.
    Where several have to come to the screen it covers the table: somebody's private things may lie there.
    """

    ring: FocusRing

    def __init__(
        self,
        say: Say,
        title: str,
        sentence: str,
        people: Sequence[Seat],
        label: str,
        on_agreed: Callable[[], None],
        on_no: Callable[[], None],
        ground: backdrop.PaintBackdrop = backdrop.fresh,
    ) -> None:
        super().__init__()
        self._ground = ground
        self.say = say
        self.title, self.sentence, self.people = title, sentence, tuple(people)
        self.opaque = len(self.people) > 1
        self._on_no = on_no
        self.marks = [
            Toggle(say("agreement.agrees", name=seat.name), False, lambda _: self._count()) for seat in people
        ]
        self.confirm = Button(label, on_agreed, look="primary", size=26)
        self.no = Button(say("agreement.no"), on_no, look="quiet", cap="back", size=26)
        self.ring = FocusRing([*self.marks, self.confirm, self.no], shown=True)
        self.panel = pygame.Rect(0, 0, 0, 0)
        self._count()

    def _count(self) -> None:
        missing = [seat.name for seat, mark in zip(self.people, self.marks, strict=True) if not mark.on]
        self.confirm.reason = self.say("agreement.missing", name=missing[0]) if missing else ""

    def layout(self) -> None:
        frame = self.frame
        words = text.height(self.sentence, self._style(), frame.px(WIDTH - 120)) / frame.scale
        height = min(1000.0, 130 + words + 24 + ROW * len(self.marks) + 130)
        top = (1080 - height) / 2
        self.panel = frame.rect((1920 - WIDTH) / 2, top, WIDTH, height)
        first = top + height - 120 - ROW * len(self.marks)
        for number, mark in enumerate(self.marks):
            mark.rect = frame.rect(700, first + number * ROW, 620, ROW - 10)
        self.confirm.rect = frame.rect(634, top + height - 108, 420, 72)
        self.no.rect = frame.rect(1074, top + height - 108, 212, 72)

    def handle(self, event: pygame.event.Event) -> None:
        if move_of(event) == "cancel":
            self._on_no()
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        frame = self.frame
        if self.opaque:
            backdrop.behind(surface, frame.scale, self._ground)
        else:
            shapes.dim(surface, 165)
        shapes.wood_panel(surface, self.panel, frame.scale, filigree=True)
        title = Style(Typeface.POSTER, frame.heading(36), pal.IVORY, frame.px(2))
        at = (self.panel.centerx, self.panel.top + frame.px(74))
        text.draw(surface, self.title, at, title, "centre", self.panel.width - frame.px(100))
        top = self.panel.top + frame.px(104)
        margin = frame.px(60)
        low = self.marks[0].rect.top - frame.px(10)
        box = pygame.Rect(self.panel.left + margin, top, self.panel.width - 2 * margin, low - top)
        text.paragraph(surface, self.sentence, box, self._style(), "centre", centred=True, floor=frame.floor)
        for seat, mark in zip(self.people, self.marks, strict=True):
            badge = pygame.Rect(0, 0, frame.px(54), frame.px(54))
            badge.midright = (mark.rect.left - frame.px(14), mark.rect.centery)
            emblems.emblem(surface, badge, seat.emblem, seat.colour)
        self.ring.draw(surface, frame)

    def _style(self) -> Style:
        return Style(Typeface.BOOK, self.frame.type(24, 1.8), pal.CREAM)
