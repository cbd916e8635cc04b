"""`Paper`: writes lines of words and figures on a sheet in the auction room."""

from dataclasses import dataclass

import pygame

from scenes.art import Frame, Typeface, palette as pal, rich, text

BROWN, RED = "#2a1c0c", "#3a0e16"
"""The colours of small print and of the sums."""
SMALL, USUAL, LARGE = 18, 20, 27
MOST, LARGE_MOST = 1.25, 1.8
"""The largest factors by which the type grows with the text scale, in usual and in large text."""
HIGHEST = 1.35


@dataclass(frozen=True)
class Paper:
    """Writes on the sheet at `rect` of a surface."""

    surface: pygame.Surface
    frame: Frame
    rect: pygame.Rect

    @property
    def left(self) -> int:
        return self.rect.left + self.frame.px(20)

    @property
    def right(self) -> int:
        return self.rect.right - self.frame.px(20)

    def px(self, units: float) -> int:
        """A height in pixels; it grows with the sheet up to `HIGHEST`."""
        return self.frame.px(units * min(HIGHEST, self.rect.height / self.frame.px(424)))

    def style(self, face: Typeface, units: float, colour: pal.Colour = pal.INK) -> text.Style:
        """The style of a face in a size of design units."""
        slim = text.NARROWEST if self.frame.is_large else 1.0
        return text.Style(face, self.type(units), colour, slim=slim)

    def type(self, units: float) -> int:
        """The type size in pixels for design units."""
        return self.frame.type(units, LARGE_MOST if self.frame.is_large else MOST)

    @property
    def has_room_for_notes(self) -> bool:
        """Whether small print fits between two lines."""
        return self.px(20) >= 0.86 * self.type(SMALL)

    def note(self, y: int, words: str) -> None:
        """Write small print about the height `y`."""
        style = self.style(Typeface.BOOK_ITALIC, SMALL, BROWN)
        high = round(1.4 * style.pixels) if self.frame.is_large else self.px(24)
        box = pygame.Rect(self.left, y - round(0.7 * high), self.right - self.left, high)
        rich.paragraph(self.surface, words, box, style, floor=self.frame.floor)

    def row(self, y: int, words: str, figure: str, units: float = USUAL) -> None:
        """Write words, and their figure at the right edge; in `LARGE` units as a sum."""
        large = units == LARGE
        face, colour = (Typeface.POSTER, RED) if large else (Typeface.BOOK_SEMIBOLD, pal.INK)
        room = self.figure(y, figure, units, colour) - self.frame.px(8) - self.left
        style = self.style(face, units, colour)
        text.draw(self.surface, words, (self.left, y), style, limit=room, floor=self.frame.floor)

    def figure(self, y: int, figure: str, units: float, colour: pal.Colour, slim: float = 1.0) -> int:
        """Write the figure at the right edge in letters of the width `slim`; return its left edge."""
        style = self.style(Typeface.POSTER, units, colour)
        limit = 1 + round(slim * text.width(figure, style))
        return text.draw(self.surface, figure, (self.right, y), style, "right", limit).left
