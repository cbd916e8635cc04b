"""The lines of a preview on the dock's paper: what changes at the left, from what to what at the right."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from raccoon.app.text import Say
from scenes.art import DESIGN, Frame, Typeface, palette as pal, rich, shapes, text

WORDS, AMOUNT = 19, 24
"""The type of the words and of the amounts, in design units."""
LEAST = 0.75, 0.97
"""The smallest scale of amounts next to the words, before they go below them, and in large text."""
MOST = 1.8
"""The largest factor by which all of it grows with the player's text scale."""
LEADING = 1.18
"""The height of an amount's row by its type: it has no lines above and below."""
GAP = 6
TEXT_STEPS = 5
"""In how many steps the lines fall back from the player's text scale to the usual one."""
ARROW = (22, 13)
APART = 14
"""Between two amounts that share a row."""
PICTOGRAM = re.compile(r"\[[^\]]+\]")
"""The picture that words begin with."""
MORE, LESS = "#1f6b3c", "#8a2430"
"""The inks of what grows and of what shrinks; the arrow and the figures say it too."""


@dataclass(frozen=True)
class PreviewLine:
    """One change: words in `rich` markup, the value before and the value after ("" for a mere sentence).

    `trend` is 1 for more, -1 for less, 0 where neither is better. `short` is used where there is no room for
    the words and the amounts side by side; where there is none for that either, only the pictogram that the
    words begin with.
    """

    words: str
    before: str = ""
    after: str = ""
    trend: int = 0
    short: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """The words it may be said in, the longest first."""
        pictured = PICTOGRAM.match(self.words) if self.after else None
        found = self.words, self.short, pictured[0] if pictured else ""
        return tuple(filter(None, found))

    def told(self, say: Say) -> str:
        """The change in a sentence that can be heard."""
        if not self.after:
            return self.words
        key = "speech.becomes" if self.before else "speech.is"
        return say(key, what=self.words, before=self.before, after=self.after)


class PreviewLines:
    """The lines of one preview, one below the other from `top` on, as large as they have room."""

    def __init__(self) -> None:
        self.lines: Sequence[PreviewLine] = ()
        self.top = 0
        self._frame = Frame.of(DESIGN)
        self._folded: Sequence[PreviewLine] = ()
        self._in_pairs = False

    def fits(self, frame: Frame, room: int, width: int) -> bool:
        """Write them in the player's text scale, if need be two in a row; whether all lines have room."""
        self._folded, self._frame, self._in_pairs = (), frame, False
        self._in_pairs = self.height(width) > room
        return self.height(width) <= room

    def fit(self, frame: Frame, room: int, width: int) -> int:
        """Grow with the player's text scale as far as all lines have room; their height."""
        for step in range(TEXT_STEPS, -1, -1):
            grown = 1 + (frame.text_scale - 1) * step / TEXT_STEPS
            if self.fits(replace(frame, text_scale=grown), room, width):
                break
        return self.height(width)

    def fold(self, most: int, width: int, more: Callable[[int], str]) -> int:
        """Replace the last lines by `more(count)` until the rest is at most `most` high; return the height
        left.

        To be called after `fit`.
        """
        for kept in range(len(self.lines) - 2, 0, -1):
            if self.height(width) <= most:
                break
            self._folded = (*self.lines[:kept], PreviewLine(more(len(self.lines) - kept)))
        return self.height(width)

    @property
    def text_scale(self) -> float:
        """The text scale in which they are written."""
        return self._frame.text_scale

    @property
    def is_folded(self) -> bool:
        """Whether some lines have no room."""
        return bool(self._folded)

    @property
    def seen(self) -> Sequence[PreviewLine]:
        """The lines that have room."""
        return self._folded or self.lines

    def height(self, width: int) -> int:
        """The height of all lines together."""
        return sum(self._high(row, width) for row in self._rows(width))

    def _rows(self, width: int) -> list[tuple[PreviewLine, ...]]:
        """The lines as they share rows: two neighbours where both fit beside each other."""
        rows: list[tuple[PreviewLine, ...]] = []
        half = self._share(2, width)
        for line in self.seen:
            both = (*rows[-1], line) if rows else (line,)
            if self._in_pairs and len(both) == 2 and all(_said(one, self._frame, half)[1] for one in both):
                rows[-1] = both
            else:
                rows.append((line,))
        return rows

    def _share(self, count: int, width: int) -> int:
        """The width of each of so many lines of a row."""
        return (width - (count - 1) * self._frame.px(APART)) // count

    def _high(self, row: Sequence[PreviewLine], width: int) -> int:
        return max(height(line, self._frame, self._share(len(row), width)) for line in row)

    def draw(self, surface: pygame.Surface, left: int, width: int) -> None:
        """Draw them."""
        top = self.top
        for row in self._rows(width):
            high, wide = self._high(row, width), self._share(len(row), width)
            for place, line in enumerate(row):
                x = left + place * (wide + self._frame.px(APART))
                draw(surface, line, pygame.Rect(x, top, wide, high), self._frame)
            top += high


@lru_cache(maxsize=256)
def height(line: PreviewLine, frame: Frame, width: int) -> int:
    """The height of a line that is `width` pixels wide."""
    said, fitting = _said(line, frame, width)
    words, amount = rich.height(said, _words(frame), width), _size(frame)
    if not line.after:
        return words + frame.px(2 * GAP)
    high = round(LEADING * amount)
    return (max(words, high) if fitting else words + high) + frame.px(GAP)


def draw(surface: pygame.Surface, line: PreviewLine, box: pygame.Rect, frame: Frame) -> None:
    """Draw a line into its box and rule it off."""
    said, amount = _said(line, frame, box.width)
    room = box.width - (_wide(line, frame, amount) if line.after and amount else 0)
    style = _words(frame)
    high = rich.height(said, style, room)
    below = bool(line.after) and not amount
    top = box.top + (frame.px(GAP) // 2 if below else (box.height - high) // 2)
    rich.paragraph(surface, said, pygame.Rect(box.left, top, room, high), style)
    if line.after:
        middle = (top + high + box.bottom - frame.px(GAP) // 2) // 2 if below else box.centery
        _draw_amounts(surface, line, pygame.Rect(box.left, middle, box.width, 0), frame, amount)
    pygame.draw.line(surface, pal.rgb(pal.GILT_DEEP), box.bottomleft, (box.right - 1, box.bottom))


def _draw_amounts(
    surface: pygame.Surface, line: PreviewLine, row: pygame.Rect, frame: Frame, amount: int
) -> None:
    """Before, an arrow and after, flush right in the row; `amount` is their type, 0 for the usual one."""
    colour = {1: MORE, -1: LESS}.get(line.trend, pal.INK)
    pixels, slim = (amount, _slim(frame)) if amount else _below(line, frame, row.width)
    style = text.Style(Typeface.POSTER, pixels, colour)
    most = round(slim * text.width(line.after, style))
    style = style._replace(slim=slim)
    drawn = text.draw(surface, line.after, row.topright, style, "right", most, frame.floor, middle=True)
    if not line.before:
        return
    arrow = pygame.Rect(0, 0, frame.px(ARROW[0]), frame.px(ARROW[1]))
    arrow.midright = (drawn.left - frame.px(GAP), row.top)
    shapes.becomes(surface, arrow, colour)
    at = (arrow.left - frame.px(GAP), row.top)
    before = style.coloured(pal.INK)
    most = round(slim * text.width(line.before, style))
    text.draw(surface, line.before, at, before, "right", most, frame.floor, middle=True)


def _said(line: PreviewLine, frame: Frame, width: int) -> tuple[str, int]:
    """The words, short if the amounts then stand beside them, and the amounts' type; 0 when below."""
    for words in line.said if line.after else ():
        if fitting := _fitting(line, words, frame, width):
            return words, fitting
    return line.words, 0


def _fitting(line: PreviewLine, words: str, frame: Frame, width: int) -> int:
    """The largest type of amounts that have room at the right of these words; 0 when there is none."""
    usual = _size(frame)
    room = width - rich.width(words, _words(frame))
    smallest = max(frame.floor, round(usual * LEAST[frame.is_large]))
    sizes = range(usual, smallest - 1, -1)
    return next((size for size in sizes if _wide(line, frame, size) <= room), 0)


def _below(line: PreviewLine, frame: Frame, width: int) -> tuple[int, float]:
    """The type of amounts that have a row of their own, and the share of their width that they keep."""
    slims = (text.SLIMMEST, text.NARROWEST) if frame.is_large else (1.0,)
    tried = ((size, slim) for size in range(_size(frame), frame.floor, -1) for slim in slims)
    found = (each for each in tried if _wide(line, frame, *each) <= width)
    return next(found, (frame.floor, slims[-1]))


def _wide(line: PreviewLine, frame: Frame, amount: int, slim: float = 0.0) -> int:
    """The width that the amounts take, with the space before them."""
    style, slim = text.Style(Typeface.POSTER, amount), slim or _slim(frame)
    after = round(slim * text.width(line.after, style)) + frame.px(GAP)
    before = round(slim * text.width(line.before, style))
    return after + (before + frame.px(2 * GAP + ARROW[0]) if line.before else 0)


def _slim(frame: Frame) -> float:
    """The share of their width that amounts keep."""
    return text.SLIMMEST if frame.is_large else 1.0


def _words(frame: Frame) -> text.Style:
    return text.Style(Typeface.BOOK_SEMIBOLD, max(frame.floor, frame.type(WORDS, MOST)), pal.INK)


def _size(frame: Frame) -> int:
    return max(frame.floor, frame.type(AMOUNT, MOST))
