"""The parts of a page below each other: paragraphs, tables, totals; each measures and draws itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from scenes.art import Frame, Typeface, palette as pal, rich, shapes, text
from scenes.table.inspection.page import InlineDrawing, Sum, TableRow

GAP = 14
COLUMN = 26
"""The gap between two columns of figures, in design units."""
ARROW = "→"
ARROW_ROOM = 38
"""The width of the arrow with the space round it, in design units."""
PLATE = (168, 92)
"""The least size of the plate with a total, in design units."""
FILLING = 1.3
"""The text scale beyond which drawings between the lines grow too."""
ABOVE = 16
"""The gap between a total and the rows above it, in design units."""


@dataclass(frozen=True)
class Inks:
    """The text colours on a ground: of words, of figures, of minor text."""

    words: pal.Colour
    strong: pal.Colour
    faint: pal.Colour


PAPER = Inks(pal.INK, pal.OXBLOOD_DEEP, "#5a4630")
ENAMEL = Inks(pal.CREAM, pal.IVORY, "#d8c9a4")


class PagePart(Protocol):
    """A part of a page."""

    def height(self, width: int, frame: Frame) -> int:
        """Its height in pixels at a width."""

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        """Draw it into a box of that height."""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph in markup; `quiet`: in italics."""

    markup: str
    size: float = 24
    quiet: bool = False
    inks: Inks = PAPER

    def _styles(self, frame: Frame) -> tuple[text.Style, text.Style]:
        size = frame.type(self.size)
        if self.quiet:
            return (
                text.Style(Typeface.BOOK_ITALIC, size, self.inks.faint),
                text.Style(Typeface.BOOK_BOLD, size, self.inks.faint),
            )
        return (
            text.Style(Typeface.BOOK_SEMIBOLD, size, self.inks.words),
            text.Style(Typeface.BOOK_BOLD, size, self.inks.strong),
        )

    def height(self, width: int, frame: Frame) -> int:
        style, bold = self._styles(frame)
        return rich.height(self.markup, style, width, bold) + frame.px(GAP)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        style, bold = self._styles(frame)
        rich.paragraph(surface, self.markup, box, style, bold)


@dataclass(frozen=True)
class Space:
    """An empty space, `high` design units high."""

    high: float

    def height(self, width: int, frame: Frame) -> int:
        return frame.px(self.high)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        """Draw nothing."""


@dataclass(frozen=True)
class Figure:
    """The words at the right of a line: a number, or the values before and after ("12→13")."""

    words: str
    style: text.Style

    def _halves(self) -> tuple[str, str]:
        before, arrow, after = self.words.partition(ARROW)
        return (before, after) if arrow else ("", before)

    def width(self, frame: Frame) -> int:
        """Its width in pixels."""
        before, after = self._halves()
        wide = text.width(after, self.style)
        return wide + text.width(before, self.style) + frame.px(ARROW_ROOM) if before else wide

    def draw(self, surface: pygame.Surface, right: tuple[int, int], frame: Frame) -> None:
        """Draw it with the middle of its right edge at a point."""
        before, after = self._halves()
        drawn = text.draw(surface, after, right, self.style, "right", middle=True)
        if before:
            arrow = pygame.Rect(0, 0, frame.px(22), frame.px(13))
            arrow.midright = (drawn.left - frame.px(8), right[1])
            shapes.becomes(surface, arrow, self.style.colour)
            at = (arrow.left - frame.px(8), right[1])
            text.draw(surface, before, at, self.style, "right", middle=True)


@dataclass(frozen=True)
class Lines:
    """The lines of a table, separated by rules, with figures in columns at the right."""

    rows: Sequence[TableRow | InlineDrawing]
    inks: Inks = PAPER
    size: float = 21

    def height(self, width: int, frame: Frame) -> int:
        columns = self._columns(frame)
        return sum(self._high(row, width, frame, columns) for row in self.rows)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        top, columns = box.top, self._columns(frame)
        for row in self.rows:
            place = pygame.Rect(box.left, top, box.width, self._high(row, box.width, frame, columns))
            if isinstance(row, InlineDrawing):
                row.paint(surface, place, frame)
            else:
                self._draw_row(surface, row, place, frame, columns)
            top = place.bottom

    def _high(self, row: TableRow | InlineDrawing, width: int, frame: Frame, columns: Sequence[int]) -> int:
        if isinstance(row, InlineDrawing):
            return frame.px(row.high * max(1.0, frame.text_scale / FILLING))
        style, bold = self._words(row, frame)
        words = rich.height(row.words, style, width - _room(columns, row), bold)
        least = style.leading if row.head else text.Style(Typeface.POSTER, frame.type(self.size + 3)).leading
        return max(words, least) + frame.px(10)

    def breaks(self, width: int, frame: Frame) -> bool:
        """Whether a word is wider than its room, or a pictogram is parted from the word after it."""
        columns = self._columns(frame)
        for row in self.rows:
            if not isinstance(row, InlineDrawing):
                (style, bold), room = self._words(row, frame), width - _room(columns, row)
                if any(piece.width > room for piece in rich.pieces(row.words, bold)):
                    return True
                first, *rest = rich.lines(row.words, style, room, bold) or [[]]
                if rest and first[-1].picture:
                    return True
        return False

    def _words(self, row: TableRow, frame: Frame) -> tuple[text.Style, text.Style]:
        size = frame.type(self.size)
        if row.head:
            small = max(frame.floor, frame.type(self.size - 2))
            return (text.Style(Typeface.BOOK_ITALIC, small, self.inks.faint),) * 2
        ink, strong = self._row_inks(row)
        return text.Style(Typeface.BOOK_SEMIBOLD, size, ink), text.Style(Typeface.BOOK_BOLD, size, strong)

    def _row_inks(self, row: TableRow) -> tuple[pal.Colour, pal.Colour]:
        return (pal.IVORY, pal.IVORY) if row.marked else (self.inks.words, self.inks.strong)

    def _figures(self, row: TableRow | InlineDrawing, frame: Frame) -> list[Figure]:
        """The figures of a line, the last and most important first."""
        if isinstance(row, InlineDrawing):
            return []
        if row.head:
            return [Figure(words, self._words(row, frame)[0]) for words in reversed(row.figures)]
        ink, strong = self._row_inks(row)
        last = text.Style(Typeface.POSTER, frame.type(self.size + 3), strong)
        other = text.Style(Typeface.SLAB_BOLD, frame.type(self.size), ink)
        return [Figure(words, other if place else last) for place, words in enumerate(reversed(row.figures))]

    def _columns(self, frame: Frame) -> list[int]:
        """The width of each column of figures with its gap, the last column first."""
        wide: list[int] = []
        for row in self.rows:
            for place, figure in enumerate(self._figures(row, frame)):
                measured = figure.width(frame) + frame.px(COLUMN)
                wide[place : place + 1] = [max(measured, *wide[place : place + 1], 0)]
        return wide

    def _draw_row(
        self, surface: pygame.Surface, row: TableRow, box: pygame.Rect, frame: Frame, columns: Sequence[int]
    ) -> None:
        if row.marked:
            plate = box.inflate(frame.px(20), -frame.px(2))
            shapes.plate(surface, plate, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 7)
        style, bold = self._words(row, frame)
        words = pygame.Rect(box.left, box.top, box.width - _room(columns, row), box.height)
        rich.paragraph(surface, row.words, words, style, bold, centred=True, floor=frame.floor)
        right = box.right
        for wide, figure in zip(columns, self._figures(row, frame), strict=False):
            figure.draw(surface, (right, box.centery), frame)
            right -= wide
        if not row.marked:
            line = pal.rgb(pal.mix(self.inks.faint, pal.GILT_DEEP, 0.6))
            pygame.draw.line(surface, line, box.bottomleft, (box.right - 1, box.bottom))


def _room(columns: Sequence[int], row: TableRow) -> int:
    """The width of a line's figures in columns of these widths, the last first."""
    return sum(columns[: len(row.figures)])


@dataclass(frozen=True)
class Total:
    """The total: a cream plate with the figure, and the sentence next to it."""

    sum: Sum
    inks: Inks = ENAMEL

    def _styles(self, frame: Frame) -> tuple[text.Style, text.Style]:
        below = max(frame.floor, frame.type(20))
        figure = text.Style(Typeface.POSTER, frame.type(40, 1.6), pal.OXBLOOD_DEEP)
        return figure, text.Style(Typeface.BOOK_ITALIC, below, pal.INK)

    def _plate(self, frame: Frame) -> tuple[int, int]:
        figure, under = self._styles(frame)
        wide = max(text.width(self.sum.figure, figure), text.width(self.sum.under, under)) + frame.px(36)
        high = max(frame.px(PLATE[1]), figure.leading + under.leading + frame.px(8))
        return max(frame.px(PLATE[0]), wide), high

    def _sentence(self) -> Paragraph:
        return Paragraph(self.sum.words, 22, inks=self.inks)

    def height(self, width: int, frame: Frame) -> int:
        wide, high = self._plate(frame)
        beside = self._sentence().height(width - wide - frame.px(28), frame) if self.sum.words else 0
        return max(high, beside) + frame.px(ABOVE)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        wide, high = self._plate(frame)
        box = pygame.Rect(box.left, box.top + frame.px(ABOVE), box.width, box.height - frame.px(ABOVE))
        plate = pygame.Rect(box.left, box.centery - high // 2, wide, high)
        shapes.plate(surface, plate, frame.scale, "#fbeec4", "#d2a04a", 9)
        figure, under = self._styles(frame)
        at = plate.centerx, plate.top + round(high * 0.56)
        text.draw(surface, self.sum.figure, at, figure, "centre", wide - frame.px(16))
        at = plate.centerx, plate.top + round(high * 0.86)
        text.draw(surface, self.sum.under, at, under, "centre", wide - frame.px(16))
        left = plate.right + frame.px(28)
        if self.sum.words:
            sentence, room = self._sentence(), box.right - left
            high = sentence.height(room, frame) - frame.px(GAP)
            sentence.draw(surface, pygame.Rect(left, box.centery - high // 2, room, high), frame)


def height(parts: Sequence[PagePart], width: int, frame: Frame) -> int:
    """The total height of the parts."""
    return sum(part.height(width, frame) for part in parts)


def draw(parts: Sequence[PagePart], surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
    """Draw the parts below each other from the top of the box."""
    top = box.top
    for part in parts:
        high = part.height(box.width, frame)
        part.draw(surface, pygame.Rect(box.left, top, box.width, high), frame)
        top += high
