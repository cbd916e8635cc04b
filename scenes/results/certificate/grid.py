"""The places of the rows and columns of the table of points."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.afterwards import paper
from scenes.art.frame import SMALLEST_TYPE, Frame

LEFT, TOP, HEIGHT = 528.0, 252.0, 560.0
LABEL_WIDTH = 188.0
COLUMNS = {1: 160.0, 2: 150.0, 3: 140.0, 4: 124.0}
LEAST_COLUMN = 118.0
"""The width of a seat's column by the number of seats, and with more seats."""
MOST_WIDENED = 1.13
WIDE_LEFT, WIDE_LABELS, WIDE_COLUMN = -250.0, 60.0, 0.5
"""In the widest window: the table's shift, how much wider its labels and columns are."""
HEAD = 128.0
CROWDED = 5
"""The number of seats from which on labels are not wider in large text."""
MANY, LARGE_HEIGHT, LARGE_HEAD, LARGE_LABELS = 10, 624.0, 108.0, 44.0
"""The rows beyond which the table is higher in large text, its height and its head's; wider labels."""
LOW_HEAD, LOW_ROWS, MOST_ROWS = 92.0, 232.0, 8
"""The heights of head and rows, and the most rows, where the course is below the table."""
DRAWN_OUT = 1.25
"""The least stretch of a paper at which the course has room below the table."""
LOW_RIGHT, LOW_LABELS = 1772.0, 48.0
"""There the right edge of the table, and the extra width of its labels."""
LOW_FACE = 0.44
"""The share of a low head's height for a face: the rest is for two lines of a name."""
MOST_GROWN = 1.4
"""The greatest growth of a face over a column on a paper that is drawn out."""
ROW_LIMIT = 68.0

GridRow = tuple[pygame.Rect, ...]
Cells = tuple[GridRow, ...]
"""A row of rectangles for each line of the table, a rectangle for each seat."""


@dataclass(frozen=True)
class Grid:
    """A grid of rows (sources, total, figures), with a column for each seat."""

    rows: int
    seats: int

    @lru_cache(maxsize=8)  # noqa: B019 - grids are values; each frame of the count asks a dozen times
    def cells(self, frame: Frame) -> Cells:
        """The table's cells, row by row (sources, total, figures), a column for each seat."""
        low, column_width = self.low(frame), self._column(frame)
        whole, head = (LARGE_HEIGHT, LARGE_HEAD) if self._high(frame) else (HEIGHT, LOW_HEAD if low else HEAD)
        height = LOW_ROWS / self.rows if low else min(ROW_LIMIT, (whole - head) / self.rows)
        left, top = left_edge(frame) + self.label_width(frame), TOP + head
        return tuple(
            tuple(
                frame.rect(left + column * column_width, top + row * height, column_width, height)
                for column in range(self.seats)
            )
            for row in range(self.rows)
        )

    def columns(self, frame: Frame) -> list[pygame.Rect]:
        """Each seat's column, its head included."""
        cells = self.cells(frame)
        tops = (self.face_box(cell, frame).top for cell in cells[0])
        return [
            pygame.Rect(first.left, top, first.width, last.bottom - top)
            for top, first, last in zip(tops, cells[0], cells[-1], strict=True)
        ]

    def low(self, frame: Frame) -> bool:
        """Whether the course is below it: the paper is drawn out, and the rows are few."""
        return (
            isinstance(frame, paper.CertificateSheet)
            and frame.stretch >= DRAWN_OUT
            and self.rows <= MOST_ROWS
        )

    def _high(self, frame: Frame) -> bool:
        """Whether its many rows need more height in large text."""
        return frame.is_large and self.rows > MANY and not self.low(frame)

    @property
    def foot(self) -> float:
        """The foot of the table above a course, in design units."""
        return TOP + LOW_HEAD + LOW_ROWS

    def right(self, frame: Frame) -> float:
        """The right edge of the table, in design units."""
        return left_edge(frame) + self.label_width(frame) + self._column(frame) * self.seats

    def place(self, frame: Frame) -> pygame.Rect:
        """The whole table, without the note below."""
        last, (left, top) = self.cells(frame)[-1][-1], frame.point(left_edge(frame), TOP)
        return pygame.Rect(left, top, last.right - left, last.bottom - top)

    def row(self, cells: GridRow, frame: Frame) -> pygame.Rect:
        """The rectangle of a row's label and figures."""
        left = frame.x(left_edge(frame))
        return pygame.Rect(left, cells[0].top, cells[-1].right - left, cells[0].height)

    def label_width(self, frame: Frame) -> float:
        """The width of the column of the sources, in design units."""
        if self.low(frame):
            return LABEL_WIDTH + LOW_LABELS
        return (
            LABEL_WIDTH
            + WIDE_LABELS * paper.share(frame)
            + (LARGE_LABELS if frame.is_large and self.seats < CROWDED else 0)
        )

    def face_box(self, cell: pygame.Rect, frame: Frame) -> pygame.Rect:
        """The place of the face over a column, whose first cell is given."""
        top = frame.y(TOP + 8)
        low = self.low(frame) or self._high(frame)
        room = round((cell.top - top) * LOW_FACE) if low else cell.width - frame.px(30)
        side = min(frame.px(60 * paper.growth(frame, MOST_GROWN)), room)
        return pygame.Rect(cell.centerx - side // 2, top, side, side)

    def _column(self, frame: Frame) -> float:
        """A seat's column in design units: wider in small windows, where type is as small as it may be."""
        if self.low(frame):
            return (LOW_RIGHT - left_edge(frame) - self.label_width(frame)) / self.seats
        column = COLUMNS.get(self.seats, LEAST_COLUMN) * (1 + WIDE_COLUMN * paper.share(frame))
        return column * min(MOST_WIDENED, frame.floor / frame.px(SMALLEST_TYPE))


def left_edge(frame: Frame) -> float:
    """The left edge of the table, in design units."""
    return LEFT + WIDE_LEFT * paper.share(frame)
