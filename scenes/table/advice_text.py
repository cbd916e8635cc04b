"""Advice as drawn text: the sentence that says what to do and why; below it, fainter, its figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, rich, text
from scenes.table.log.markup import dressed, strong
from scenes.table.presentation import Advice

SIZE, SMALL = 20, 18
FAINT = "#5d4427"


@dataclass(frozen=True)
class AdviceText:
    """A sentence and its figures ("" for none); both may contain the marks of `scenes.table.log.markup`."""

    sentence: str
    figures: str
    seats: Sequence[Seat]

    @classmethod
    def of(cls, advice: Advice, say: Say, seats: Sequence[Seat]) -> AdviceText:
        """The text of a game's advice."""
        sentence = say("hint.sentence", move=strong(advice.move), why=advice.why)
        return cls(sentence, advice.figures, seats)

    def height(self, frame: Frame, width: int) -> int:
        """The height in pixels when wrapped to this width."""
        return sum(rich.height(words, style, width, bold) for words, style, bold in self._parts(frame))

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        """Draw it vertically centred in the box; figures without room below the sentence are left out."""
        top = box.top + max(0, box.height - self.height(frame, box.width)) // 2
        for words, style, bold in self._parts(frame):
            room, small = box.bottom - top, text.smallest_for(style, frame.floor)
            if top > box.top and rich.height(words, style.sized(small), box.width, bold.sized(small)) > room:
                return
            place = pygame.Rect(
                box.left, top, box.width, min(rich.height(words, style, box.width, bold), room)
            )
            top = rich.paragraph(surface, words, place, style, bold, floor=frame.floor).bottom

    def _parts(self, frame: Frame) -> list[tuple[str, text.Style, text.Style]]:
        plain = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(SIZE), pal.INK)
        strong_ = text.Style(Typeface.BOOK_BOLD, frame.type(SIZE), pal.OXBLOOD_DEEP)
        faint = text.Style(Typeface.BOOK_ITALIC, frame.type(SMALL), FAINT)
        parts = [(dressed(self.sentence, self.seats), plain, strong_)]
        if self.figures:
            parts.append((dressed(self.figures, self.seats), faint, faint))
        return parts
