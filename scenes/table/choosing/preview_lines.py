"""The lines of a preview on a page: what changes at the left, the values before and after at the right."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from raccoon.app.text import Say
from scenes.art import DESIGN, Frame, Typeface, palette as pal, rich, shapes, text

WORDS, AMOUNT = 19, 24
"""The type size of the words and of the amounts, in design units."""
LEAST = 0.75, 0.97
"""The smallest scale of amounts next to the words, before they go below: usual, and in large text."""
MOST = 1.8
"""The largest factor by which the lines grow with the player's text scale."""
LEADING = 1.18
"""The height of an amount's row, as a multiple of its type size."""
GAP = 6
TEXT_STEPS = 5
"""The number of steps by which the lines fall back from the player's text scale to the usual one."""
ARROW = (22, 13)
APART = 14
"""The gap between two lines that share a row, in design units."""
PICTOGRAM = re.compile(r"\[[^\]]+\]")
"""A pictogram at the start of the words."""
MORE, LESS = "#1f6b3c", "#8a2430"
"""The colours for better and for worse; arrow and figures say it too."""


@dataclass(frozen=True)
class PreviewLine:
    """One change: words in `rich` markup, the value before and the value after ("" for a sentence alone).

    `trend` is 1 for more, -1 for less, 0 if neither is better. `short` is used if words and amounts have no
    room side by side; without room for that either, only the pictogram that the words begin with.
    """

    words: str
    before: str = ""
    after: str = ""
    trend: int = 0
    short: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """The possible wordings, longest first."""
        pictured = PICTOGRAM.match(self.words) if self.after else None
        found = self.words, self.short, pictured[0] if pictured else ""
        return tuple(filter(None, found))

    def spoken(self, say: Say) -> str:
        """The change as a sentence for speech."""
        if not self.after:
            return self.words
        key = "speech.becomes" if self.before else "speech.is"
        return say(key, what=self.words, before=self.before, after=self.after)


class PreviewLines:
    """The lines of one preview below each other from `top` on, as large as there is room for."""

    def __init__(self) -> None:
        self.lines: Sequence[PreviewLine] = ()
        self.top = 0
        self._frame = Frame.of(DESIGN)
        self._folded: Sequence[PreviewLine] = ()
        self._in_pairs = False

    def fits(self, frame: Frame, room: int, width: int) -> bool:
        """Lay them out at the frame's text scale, two in a row if needed; return whether all have room."""
        self._folded, self._frame, self._in_pairs = (), frame, False
        self._in_pairs = self.height(width) > room
        return self.height(width) <= room

    def fit(self, frame: Frame, room: int, width: int) -> int:
        """Use the largest text scale, up to the player's, at which all lines fit; return their height."""
        for step in range(TEXT_STEPS, -1, -1):
            grown = 1 + (frame.text_scale - 1) * step / TEXT_STEPS
            if self.fits(replace(frame, text_scale=grown), room, width):
                break
        return self.height(width)

    def fold(self, most: int, width: int, more: Callable[[int], str]) -> int:
        """Replace the last lines by `more(count)` until all is at most `most` high; return the height.

        Call it after `fit`.
        """
        for kept in range(len(self.lines) - 2, 0, -1):
            if self.height(width) <= most:
                break
            self._folded = (*self.lines[:kept], PreviewLine(more(len(self.lines) - kept)))
        return self.height(width)

    @property
    def text_scale(self) -> float:
        """The text scale of the lines."""
        return self._frame.text_scale

    @property
    def is_folded(self) -> bool:
        """Whether some lines are folded away."""
        return bool(self._folded)

    @property
    def seen(self) -> Sequence[PreviewLine]:
        """The lines that are drawn."""
        return self._folded or self.lines

    def height(self, width: int) -> int:
        """The height of all lines together."""
        return sum(self._high(row, width) for row in self._rows(width))

    def _rows(self, width: int) -> list[tuple[PreviewLine, ...]]:
        """The lines by rows: two neighbours share one if both fit side by side."""
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
        """The width of each of `count` lines in a row."""
        return (width - (count - 1) * self._frame.px(APART)) // count

    def _high(self, row: Sequence[PreviewLine], width: int) -> int:
        return max(height(line, self._frame, self._share(len(row), width)) for line in row)

    def draw(self, surface: pygame.Surface, left: int, width: int) -> None:
        """Draw the lines from `top` on."""
        top = self.top
        for row in self._rows(width):
            high, wide = self._high(row, width), self._share(len(row), width)
            for place, line in enumerate(row):
                x = left + place * (wide + self._frame.px(APART))
                draw(surface, line, pygame.Rect(x, top, wide, high), self._frame)
            top += high


@lru_cache(maxsize=256)
def height(line: PreviewLine, frame: Frame, width: int) -> int:
    """The height of a line at a width, in pixels."""
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
    """Draw before, an arrow and after, flush right in the row; `amount` is their type size, 0 for a row of
    their own.
    """
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
    """The wording, and the type size of amounts next to it; 0 if the amounts go below."""
    for words in line.said if line.after else ():
        if fitting := _fitting(line, words, frame, width):
            return words, fitting
    return line.words, 0


def _fitting(line: PreviewLine, words: str, frame: Frame, width: int) -> int:
    """The largest type size of amounts with room at the right of these words; 0 for none."""
    usual = _size(frame)
    room = width - rich.width(words, _words(frame))
    smallest = max(frame.floor, round(usual * LEAST[frame.is_large]))
    sizes = range(usual, smallest - 1, -1)
    return next((size for size in sizes if _wide(line, frame, size) <= room), 0)


def _below(line: PreviewLine, frame: Frame, width: int) -> tuple[int, float]:
    """The type size of amounts in a row of their own, and the factor by which they are narrowed."""
    slims = (text.SLIMMEST, text.NARROWEST) if frame.is_large else (1.0,)
    tried = ((size, slim) for size in range(_size(frame), frame.floor, -1) for slim in slims)
    found = (each for each in tried if _wide(line, frame, *each) <= width)
    return next(found, (frame.floor, slims[-1]))


def _wide(line: PreviewLine, frame: Frame, amount: int, slim: float = 0.0) -> int:
    style, slim = text.Style(Typeface.POSTER, amount), slim or _slim(frame)
    after = round(slim * text.width(line.after, style)) + frame.px(GAP)
    before = round(slim * text.width(line.before, style))
    return after + (before + frame.px(2 * GAP + ARROW[0]) if line.before else 0)


def _slim(frame: Frame) -> float:
    return text.SLIMMEST if frame.is_large else 1.0


def _words(frame: Frame) -> text.Style:
    return text.Style(Typeface.BOOK_SEMIBOLD, max(frame.floor, frame.type(WORDS, MOST)), pal.INK)


def _size(frame: Frame) -> int:
    return max(frame.floor, frame.type(AMOUNT, MOST))
