"""The places of everything in the library: pure arithmetic of the window's size and the text's scale."""

from dataclasses import dataclass
from functools import cached_property

import pygame

from scenes.art.frame import Frame

WIDEST = 2640.0
"""The part of a very wide window that is used, in design units."""
EDGE, HEAD, FOOT = 50.0, 126.0, 50.0
ROW = 74.0
"""The height of a row of its own for the chips, where the text is large."""
PAGE = 540.0
"""The width of the page about the chosen game."""
CARD, GAP = 369.0, 30.0
"""About the width of a card, and the distance to the next."""
PAD, BAR = 30.0, 26.0
"""The shelf's inner margin, and the room of its scroll bar."""
WORDS, BOARD = 176.0, 60.0
"""The height of a card's words, and of the board beneath it with the air above the next row."""
PICTURE = 9 / 16
"""A small picture's height for its width."""
BORDER = 11.0
"""From a card's edge to its picture."""


@dataclass(frozen=True)
class Plan:
    """One window's plan: `frame` begins in its corner, rectangles are its pixels, cards lie on a strip."""

    size: tuple[int, int]
    text_scale: float

    @cached_property
    def frame(self) -> Frame:
        """From design units to pixels, centred in a very wide window."""
        scale = Frame.of(self.size).scale
        left = max(0.0, (self.size[0] - WIDEST * scale) / 2)
        return Frame(left, 0.0, scale, self.text_scale)

    @cached_property
    def width(self) -> float:
        """The whole width in design units."""
        return min(WIDEST, self.size[0] / self.frame.scale)

    @cached_property
    def height(self) -> float:
        """The whole height in design units."""
        return self.size[1] / self.frame.scale

    @cached_property
    def grown(self) -> float:
        """The factor by which everything with words is larger."""
        return 1 + 0.75 * (min(2.0, self.text_scale) - 1)

    @cached_property
    def page_left(self) -> float:
        """The left edge of the page, in design units."""
        return self.width - EDGE - PAGE * (1 + 0.18 * (self.text_scale - 1))

    @cached_property
    def page(self) -> pygame.Rect:
        """The page about the chosen game."""
        left = self.page_left
        return self.frame.rect(left, 46, self.width - EDGE - left, self.height - 46 - FOOT)

    @cached_property
    def head(self) -> float:
        """The height of all above the shelves, in design units."""
        return HEAD + ROW * self.frame.is_large

    @cached_property
    def shelf(self) -> pygame.Rect:
        """The shelves with their frame."""
        return self.frame.rect(EDGE, self.head, self.page_left - 36 - EDGE, self.height - self.head - FOOT)

    @cached_property
    def inside(self) -> pygame.Rect:
        """The visible part of the shelves."""
        rect, frame = self.shelf, self.frame
        margin = frame.px(9)
        return rect.inflate(-2 * margin, -2 * margin)

    @cached_property
    def bar(self) -> pygame.Rect:
        """The scroll bar's channel."""
        inside, frame = self.inside, self.frame
        wide = frame.px(10)
        left = inside.right - frame.px(BAR / 2 + 4)
        return pygame.Rect(left, inside.top + frame.px(14), wide, inside.height - frame.px(28))

    @cached_property
    def columns(self) -> int:
        """The number of cards in a row."""
        room = self.inside.width / self.frame.scale - 2 * PAD - BAR + GAP
        return max(1, round(room / ((CARD + GAP) * self.grown)))

    @cached_property
    def card(self) -> tuple[int, int]:
        """A card's size in pixels."""
        frame, columns = self.frame, self.columns
        room = self.inside.width - frame.px(2 * PAD + BAR) - frame.px(GAP) * (columns - 1)
        wide = room // columns
        picture = round((wide - 2 * frame.px(BORDER)) * PICTURE)
        return wide, picture + frame.px(BORDER) + frame.px(WORDS * self.grown)

    @cached_property
    def row(self) -> int:
        """The distance from a row of cards to the next, in pixels."""
        return self.card[1] + self.frame.px(BOARD)

    def place(self, number: int) -> pygame.Rect:
        """The card of that number, as if nothing were scrolled."""
        row, column = divmod(number, self.columns)
        wide, high = self.card
        left = self.inside.left + self.frame.px(PAD) + column * (wide + self.frame.px(GAP))
        return pygame.Rect(left, self.inside.top + self.frame.px(PAD) + row * self.row, wide, high)

    def strip(self, count: int) -> int:
        """The height of so many cards altogether, in pixels."""
        rows = -(-count // self.columns)
        return rows * self.row + self.frame.px(PAD)
