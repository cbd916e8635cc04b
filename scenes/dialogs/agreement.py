"""The dialog in which every person has to agree before something is done."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.art.landscape import backdrop
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_portrait
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.toggle import Toggle
from scenes.window.scene import Scene

WIDTH, LARGE_WIDTH, APART = 860, 1240, 320
"""The panel's least width, and that in large text; the distance of two portraits, in design units."""
PORTRAIT, ROW, LARGE_ROW = (210, 250), 72, 92
HEAD, FOOT = 130, 120
"""The panel's height above the sentence, and below the switches, in design units."""


class AgreementScene(Scene):
    """Asks each of `people` (seats with their faces) to agree to the sentence.

    `on_agreed` is called when all have agreed and the button is pressed, `on_no` otherwise. With several
    people it covers the table, which may show one's secrets.
    """

    ring: FocusRing

    def __init__(
        self,
        say: Say,
        title: str,
        sentence: str,
        people: Sequence[tuple[Seat, str]],
        label: str,
        on_agreed: Callable[[], None],
        on_no: Callable[[], None],
        ground: backdrop.PaintBackdrop = backdrop.uncached_countryside,
    ) -> None:
        super().__init__()
        self._ground = ground
        self.say = say
        self.title, self.sentence = title, sentence
        self.people, self.faces = tuple(seat for seat, _ in people), [face for _, face in people]
        self.opaque = len(self.people) > 1
        self._on_no = on_no
        self.marks = [
            Toggle(say("agreement.agrees", name=seat.name), False, lambda _: self._count())
            for seat in self.people
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
        """Place the portraits next to each other with the switches below; in large text in a row each."""
        frame, count, large = self.frame, len(self.marks), self.frame.is_large
        wide = LARGE_WIDTH if large else max(WIDTH, count * APART + 120)
        words = text.height(self.sentence, self._style(), frame.px(wide - 120)) / frame.scale
        asked = LARGE_ROW * count if large else PORTRAIT[1] + ROW + 24
        height = min(1000.0, HEAD + words + 24 + asked + HEAD)
        top = (1080 - height) / 2
        self.panel = frame.rect((1920 - wide) / 2, top, wide, height)
        first = top + height - FOOT - asked
        for number, mark in enumerate(self.marks):
            if large:
                mark.rect = frame.rect(620, first + number * LARGE_ROW, 760, LARGE_ROW - 10)
            else:
                left = 960 + (number - count / 2) * APART + 12
                mark.rect = frame.rect(left, first + asked - ROW, APART - 24, ROW - 10)
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
        places = [self._portrait(mark.rect) for mark in self.marks]
        low = places[0].top - frame.px(10)
        box = pygame.Rect(self.panel.left + margin, top, self.panel.width - 2 * margin, low - top)
        text.paragraph(surface, self.sentence, box, self._style(), "centre", centred=True, floor=frame.floor)
        for seat, face, mark, place in zip(self.people, self.faces, self.marks, places, strict=True):
            mood = characters.PLEASED if mark.on else characters.CALM
            if frame.is_large:
                characters.portrait(surface, place, face, mood, seat.colour, seat.emblem)
            else:
                framed_portrait(surface, place, frame.scale, face, mood, seat.colour, seat.emblem)
        self.ring.draw(surface, frame)

    def _portrait(self, mark: pygame.Rect) -> pygame.Rect:
        """Return the place of a portrait: above its switch, in large text left of it."""
        frame = self.frame
        if frame.is_large:
            place = pygame.Rect(0, 0, mark.height, mark.height)
            place.midright = mark.left - frame.px(14), mark.centery
        else:
            place = pygame.Rect(0, 0, *map(frame.px, PORTRAIT))
            place.midbottom = mark.centerx, mark.top - frame.px(14)
        return place

    def _style(self) -> Style:
        return Style(Typeface.BOOK, self.frame.type(24, 1.8), pal.CREAM)
