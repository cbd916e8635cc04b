"""The layout of the library for a window's size and a text scale. No drawing."""

from dataclasses import dataclass
from functools import cached_property

import pygame

from scenes.art.frame import Frame

WIDEST = 2640.0
"""The greatest width that is used of a very wide window, in design units."""
EDGE, HEAD, FOOT = 50.0, 126.0, 50.0
ROW = 74.0
"""The height of the row that the chips have for themselves in large text."""
PAGE = 540.0
"""The width of the page about the chosen game."""
CARD, GAP = 369.0, 30.0
"""The approximate width of a card, and the distance to the next."""
PAD, BAR = 30.0, 26.0
"""The shelf's inner margin, and the width for its scroll bar."""
WORDS, BOARD = 176.0, 60.0
"""The height of a card's words, and the distance to the next row with the board between."""
PICTURE = 9 / 16
"""The height of a small picture, as a share of its width."""
BORDER = 11.0
"""The distance from a card's edge to its picture."""


@dataclass(frozen=True)
class Plan:
    """The layout of one window; rectangles are in its pixels."""

    size: tuple[int, int]
    text_scale: float

    @cached_property
    def frame(self) -> Frame:
        """The frame from design units to pixels, centred in a very wide window."""
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
        """The factor by which cards are larger for the text scale."""
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
        """The height above the shelves, in design units."""
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
        """The rectangle of a card by its number, without scrolling."""
        row, column = divmod(number, self.columns)
        wide, high = self.card
        left = self.inside.left + self.frame.px(PAD) + column * (wide + self.frame.px(GAP))
        return pygame.Rect(left, self.inside.top + self.frame.px(PAD) + row * self.row, wide, high)

    def strip(self, count: int) -> int:
        """The height of so many cards in rows, in pixels."""
        rows = -(-count // self.columns)
        return rows * self.row + self.frame.px(PAD)
