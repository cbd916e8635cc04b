"""Where the rows and columns of the table of points lie."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.art.frame import SMALLEST_TYPE, Frame
from scenes.results import width

LEFT, TOP, HEIGHT = 528.0, 252.0, 560.0
LABEL_WIDTH = 188.0
COLUMNS = {1: 160.0, 2: 150.0, 3: 140.0, 4: 124.0}
LEAST_COLUMN = 118.0
"""A seat's column, by how many seats there are, and where there are more."""
MOST_WIDENED = 1.13
WIDE_LEFT, WIDE_LABELS, WIDE_COLUMN = -250.0, 60.0, 0.5
"""In the widest window: how far aside the table lies, how much wider its labels and columns are."""
HEAD = 128.0
ROW_LIMIT = 68.0

Row = tuple[pygame.Rect, ...]
Cells = tuple[Row, ...]
"""A row of rectangles for each line of the table, a rectangle for each seat."""


@dataclass(frozen=True)
class Grid:
    """So many rows (sources, total, figures), and a column for each of so many seats."""

    rows: int
    seats: int

    @lru_cache(maxsize=8)  # noqa: B019 - grids are values; each frame of the count asks a dozen times
    def cells(self, frame: Frame) -> Cells:
        """The table's cells, row by row (sources, total, figures), a column for each seat."""
        height = min(ROW_LIMIT, (HEIGHT - HEAD) / self.rows)
        column_width = self._column(frame)
        left, top = left_edge(frame) + label_width(frame), TOP + HEAD
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
        tops = (face_box(cell, frame).top for cell in cells[0])
        return [
            pygame.Rect(first.left, top, first.width, last.bottom - top)
            for top, first, last in zip(tops, cells[0], cells[-1], strict=True)
        ]

    def right(self, frame: Frame) -> float:
        """Where the table ends, in design units."""
        return left_edge(frame) + label_width(frame) + self._column(frame) * self.seats

    def place(self, frame: Frame) -> pygame.Rect:
        """All of it, without the note beneath."""
        last, (left, top) = self.cells(frame)[-1][-1], frame.point(left_edge(frame), TOP)
        return pygame.Rect(left, top, last.right - left, last.bottom - top)

    def row(self, cells: Row, frame: Frame) -> pygame.Rect:
        """Everything that a row's label and figures may reach."""
        left = frame.x(left_edge(frame))
        return pygame.Rect(left, cells[0].top, cells[-1].right - left, cells[0].height)

    def _column(self, frame: Frame) -> float:
        """A seat's column in design units: wider in small windows, where type is as small as it may be."""
        column = COLUMNS.get(self.seats, LEAST_COLUMN) * (1 + WIDE_COLUMN * width.share(frame))
        return column * min(MOST_WIDENED, frame.floor / frame.px(SMALLEST_TYPE))


def left_edge(frame: Frame) -> float:
    """Where the table begins, in design units."""
    return LEFT + WIDE_LEFT * width.share(frame)


def label_width(frame: Frame) -> float:
    """How wide the column of the sources is, in design units."""
    return LABEL_WIDTH + WIDE_LABELS * width.share(frame)


def face_box(cell: pygame.Rect, frame: Frame) -> pygame.Rect:
    """Where the face over a column goes, by the column's first cell."""
    side = frame.px(60)
    top = cell.top - frame.px(HEAD - 8)
    return pygame.Rect(cell.centerx - side // 2, top, side, side)
