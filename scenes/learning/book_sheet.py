"""The layout of the rulebook's screen: the book as large as the window allows. No drawing."""

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt

from pygame import Rect

from scenes.art.frame import DESIGN, Frame

TEXT = (606, 782)
"""The width and height of the text on a page of a 16:9 window, in design units."""
NARROWEST = 433
"""Two pages are visible unless lines would be shorter than this at the usual type, in design units."""
LARGER = 1.2
"""The largest factor by which type grows on pages that are larger than those of a 16:9 window."""
WIDER, LONGER = 290, 132
"""The largest extra width of a page and of the tabs over those in a 16:9 window."""
SEARCH, BUTTONS = 620, (150, 290, 234)
"""The widths of the search field and of the buttons above the book."""
MARGIN, GAP = 64, 14
"""The distances from the edge of a page to its text, and between two controls."""
TAB_STEP, TAB_GAP = 98, 16


class BookSheet:
    """The places on a window of `size` pixels with that text scale; all rectangles in window pixels."""

    def __init__(self, size: tuple[int, int], text_scale: float) -> None:
        scale = min(size[0] / DESIGN[0], size[1] / DESIGN[1])
        self.frame = Frame(0, 0, scale, text_scale)
        broad = size[0] / scale - DESIGN[0]
        self.tall = size[1] / scale - DESIGN[1]
        self._tabs = 208 + min(0.2 * broad, LONGER)
        self._text = TEXT[0] + min(0.44 * broad, WIDER)
        grown = 2 * (self._text - TEXT[0]) + self._tabs - 208
        self._left = 40 + max(0.0, broad - grown) / 2
        self._leaf = self._text + 2 * MARGIN
        self._page = self._left + self._tabs + 4
        self.spread = self._text > NARROWEST * text_scale
        """Whether two pages are visible; else one as wide as both, for large type."""

    @property
    def pen_frame(self) -> Frame:
        """The frame of the pages' contents: with larger type where the pages are larger than usual."""
        wide, high = TEXT
        larger = sqrt(self._text * (high + self.tall) / (wide * high))
        return replace(self.frame, text_scale=self.frame.text_scale * min(LARGER, larger))

    @property
    def pages(self) -> Rect:
        """Both pages of the open book."""
        return self.frame.rect(self._page, 118, 2 * self._leaf, 912 + self.tall)

    @property
    def cover(self) -> Rect:
        """The visible part of the cover round the pages, and the pages."""
        return self.frame.rect(self._page - 22, 102, 2 * self._leaf + 46, 952 + self.tall)

    @property
    def texts(self) -> tuple[Rect, ...]:
        """The rectangle of the text on each visible page."""
        leaves = 2 if self.spread else 1
        wide = 2 * self._leaf / leaves
        left, high = self._page + MARGIN, TEXT[1] + self.tall
        return tuple(
            self.frame.rect(left + number * wide, 160, wide - 2 * MARGIN, high) for number in range(leaves)
        )

    @property
    def number_line(self) -> int:
        """The ordinate of a page's number, in the margin below the lines round the page."""
        return self.frame.y(996 + self.tall)

    @property
    def arrows(self) -> tuple[Rect, Rect]:
        """The buttons that turn back and on."""
        right = self._page + 2 * self._leaf
        top = 946 + self.tall
        return self.frame.rect(self._page + 44, top, 64, 52), self.frame.rect(right - 108, top, 64, 52)

    @property
    def controls(self) -> tuple[Rect, Rect, Rect, Rect]:
        """The controls above the book: search field, next place found, first page, back."""
        on, first, back = BUTTONS
        wide = SEARCH + self._leaf - TEXT[0] - 2 * MARGIN
        left = self._page + wide + GAP
        right = self._page + 2 * self._leaf
        rects = ((self._page, wide), (left, on), (left + on + GAP, first), (right - back, back))
        field, next_hit, how, out = (self.frame.rect(x, 24, width, 58) for x, width in rects)
        return field, next_hit, how, out

    def tabs(self, count: int) -> Iterator[Rect]:
        """The tabs of so many chapters at the left edge of the book."""
        step = min(TAB_STEP + 0.1 * self.tall, (890 + self.tall) / count)
        high = step - (TAB_GAP if step >= TAB_STEP else 12)
        for number in range(count):
            yield self.frame.rect(self._left, 136 + number * step, self._tabs, high)
