"""The table of points: a row for each source, the total, further figures; a column for each seat."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from raccoon.app.wording import figure
from scenes.art import names, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.frame import SMALLEST_TYPE, Frame
from scenes.art.moving import tween
from scenes.art.moving.clipping import is_beside
from scenes.art.pieces import characters
from scenes.art.text import Style
from scenes.results import width
from scenes.results.count_up import Count
from scenes.results.data import Results, SeatResult, Table, Written

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
EDGE = 2.4
"""How thick the line round it is."""

Cells = list[list[pygame.Rect]]
"""A row of rectangles for each line of the table, a rectangle for each seat."""


class PointsTable:
    """What stands in the table once the count has come so far."""

    def __init__(self, results: Results, table: Table) -> None:
        self.results = results
        self.table = table
        self.labels = (*table.sources, table.total, *(figure.label for figure in table.figures))
        self.total_row = len(table.sources)

    @property
    def lines(self) -> int:
        """How many lines the count writes: the sources, then the figures; the total grows with them."""
        return len(self.labels) - 1

    def cells(self, frame: Frame) -> Cells:
        """The table's cells, row by row (sources, total, figures), a column for each seat."""
        rows = len(self.labels)
        height = min(ROW_LIMIT, (HEIGHT - HEAD) / rows)
        column_width = self._column(frame)
        left, top = _left(frame) + _label_width(frame), TOP + HEAD
        return [
            [
                frame.rect(left + column * column_width, top + row * height, column_width, height)
                for column in range(len(self.results.seats))
            ]
            for row in range(rows)
        ]

    def columns(self, frame: Frame) -> list[pygame.Rect]:
        """Each seat's column, its head included."""
        cells = self.cells(frame)
        tops = (_face_box(cell, frame).top for cell in cells[0])
        return [
            pygame.Rect(first.left, top, first.width, last.bottom - top)
            for top, first, last in zip(tops, cells[0], cells[-1], strict=True)
        ]

    def right(self, frame: Frame) -> float:
        """Where the table ends, in design units."""
        return _left(frame) + _label_width(frame) + self._column(frame) * len(self.results.seats)

    def place(self, frame: Frame) -> pygame.Rect:
        """All of it, without the note beneath."""
        last, (left, top) = self.cells(frame)[-1][-1], frame.point(_left(frame), TOP)
        return pygame.Rect(left, top, last.right - left, last.bottom - top)

    def written(self, frame: Frame, count: Count) -> Iterator[Written]:
        """All of it, which is gilded in the end, and each row: the total's changes with every line."""
        yield self.place(frame), count.seal
        lines = tuple(count.line(line) for line in range(self.lines))
        for row, cells in enumerate(self.cells(frame)):
            yield self._row(cells, frame), lines if row == self.total_row else lines[self._line_of(row)]

    def _row(self, cells: list[pygame.Rect], frame: Frame) -> pygame.Rect:
        """Everything that a row's label and figures may reach."""
        left = frame.x(_left(frame))
        return pygame.Rect(left, cells[0].top, cells[-1].right - left, cells[0].height)

    def _column(self, frame: Frame) -> float:
        """A seat's column in design units: wider in small windows, where type is as small as it may be."""
        column = COLUMNS.get(len(self.results.seats), LEAST_COLUMN) * (1 + WIDE_COLUMN * width.share(frame))
        return column * min(MOST_WIDENED, frame.floor / frame.px(SMALLEST_TYPE))

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        """The empty table and the note beneath it."""
        cells, whole = self.cells(frame), self.place(frame)
        self._draw_shades(surface, cells, whole)
        self._draw_head(surface, cells[0], whole, frame)
        pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), whole, frame.px(EDGE))
        note = Style(Face.BOOK_ITALIC, frame.type(20, 1.25), pal.INK)
        beneath = pygame.Rect(whole.left, whole.bottom + frame.px(10), whole.width, frame.px(64))
        text.paragraph(surface, self.table.note, beneath, note, "centre", floor=frame.floor)

    def _draw_shades(self, surface: pygame.Surface, cells: Cells, whole: pygame.Rect) -> None:
        """The total's row stands out; thin lines part the rest."""
        veil = pygame.Surface(whole.size, pygame.SRCALPHA)
        veil.fill(pal.rgb("#fff8e2", 130))
        total = cells[self.total_row][0]
        veil.fill(pal.rgb("#d9a59a", 120), (0, total.top - whole.top, whole.width, total.height))
        surface.blit(veil, whole)
        for row in cells:
            pygame.draw.line(
                surface, pal.rgb("#b59a68"), (whole.left, row[0].top), (whole.right, row[0].top), 1
            )
        for cell in cells[0]:
            pygame.draw.line(surface, pal.rgb("#c9b184"), (cell.left, cell.top), (cell.left, whole.bottom), 1)

    def _draw_head(
        self, surface: pygame.Surface, first: list[pygame.Rect], whole: pygame.Rect, frame: Frame
    ) -> None:
        head = pygame.Rect(whole.left, whole.top, whole.width, first[0].top - whole.top)
        shapes.plate(surface, head, frame.scale, "#27605f", "#123638", 2)
        label = Style(Face.POSTER, frame.type(26, 1.3), pal.IVORY)
        box = pygame.Rect(head.left + frame.px(20), head.top, frame.px(_label_width(frame) - 30), head.height)
        text.paragraph(surface, self.table.heading, box, label, centred=True, floor=frame.floor)
        for cell, result in zip(first, self.results.seats, strict=True):
            face = _face_box(cell, frame)
            name = Style(Face.POSTER, frame.type(22, 1.2), pal.IVORY)
            room = pygame.Rect(
                cell.left + 4, face.bottom, cell.width - 8, head.bottom - face.bottom - frame.px(6)
            )
            names.draw(surface, result.seat.name, room, name, "centre", frame.floor)

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """Everything that has been written by now."""
        cells = self.cells(frame)
        if count.seal > 0:
            self._draw_gold(surface, cells, frame, count.seal)
        for row in range(len(self.labels)):
            if not is_beside(surface, self._row(cells[row], frame)):
                self._draw_row(surface, frame, cells[row], row, count)
        self.draw_faces(surface, frame, counted=count.seal > 0)

    def draw_faces(self, surface: pygame.Surface, frame: Frame, counted: bool) -> None:
        """Who sits where; at the end they look it. Where nobody has won nobody is shown as the last."""
        seats = self.results.seats
        least = min((result.total for result in seats), default=0)
        for cell, result in zip(self.cells(frame)[0], seats, strict=True):
            mood = characters.CALM
            if counted and self.results.winners and (result.won or result.total == least):
                mood = characters.PLEASED if result.won else characters.PUT_OUT
            seat = result.seat
            characters.portrait(surface, _face_box(cell, frame), result.face, mood, seat.colour, seat.emblem)

    def _draw_gold(self, surface: pygame.Surface, cells: Cells, frame: Frame, seal: float) -> None:
        """Gold behind the winners' figures, within the table's edge."""
        within = (
            cells[0][0].unionall([row[-1] for row in cells]).inflate(-2 * frame.px(EDGE), -2 * frame.px(EDGE))
        )
        for column, result in enumerate(self.results.seats):
            if result.won:
                top = cells[0][column].unionall([row[column] for row in cells]).clip(within)
                gold = pygame.Surface(top.size, pygame.SRCALPHA)
                gold.fill(pal.rgb("#e6c47e", round(150 * seal)))
                surface.blit(gold, top)

    def _line_of(self, row: int) -> int:
        """The line of the count that fills in a row of the table; the total begins with the first."""
        if row == self.total_row:
            return 0
        return row if row < self.total_row else row - 1

    def _draw_row(
        self, surface: pygame.Surface, frame: Frame, cells: list[pygame.Rect], row: int, count: Count
    ) -> None:
        share = count.line(self._line_of(row))
        if share <= 0:
            return
        total = row == self.total_row
        ink = pal.OXBLOOD_DEEP if total else pal.INK
        size = min(frame.type(25, 1.5), max(frame.floor, round(cells[0].height * 0.62)))
        style = Style(Face.POSTER if total else Face.BOOK_SEMIBOLD, size, ink)
        room = frame.px(_label_width(frame) - 30)
        at = (frame.x(_left(frame) + 20), cells[0].centery)
        clip = surface.get_clip()
        written = pygame.Rect(at[0], cells[0].top, round(room * share) + 1, cells[0].height)
        surface.set_clip(written.clip(clip))
        text.draw(surface, self.labels[row], at, style, limit=room, floor=frame.floor, middle=True)
        surface.set_clip(clip)
        for cell, result in zip(cells, self.results.seats, strict=True):
            bold = total or (result.won and count.seal > 0)
            face = Face.POSTER if bold else Face.BOOK_SEMIBOLD
            number = Style(face, round(size * (1.3 if total else 1.06)), ink)
            words = self.figure(result, row, count)
            text.draw(surface, words, cell.center, number, "centre", cell.width - 8, middle=True)

    def figure(self, result: SeatResult, row: int, count: Count) -> str:
        """What stands in a cell by now: figures climb while their line is written, the total with them."""
        if row == self.total_row:
            return figure(sum(_grown(value, count.line(line)) for line, value in enumerate(result.points)))
        share = count.line(self._line_of(row))
        if row < self.total_row:
            return figure(_grown(result.points[row], share))
        number = row - self.total_row - 1
        return self.table.figures[number].tell(_grown(result.figures[number], share))


def _grown(value: int, share: float) -> int:
    """A figure that climbs."""
    return round(value * tween.out(share))


def _left(frame: Frame) -> float:
    """Where the table begins, in design units."""
    return LEFT + WIDE_LEFT * width.share(frame)


def _label_width(frame: Frame) -> float:
    """How wide the column of the sources is, in design units."""
    return LABEL_WIDTH + WIDE_LABELS * width.share(frame)


def _face_box(cell: pygame.Rect, frame: Frame) -> pygame.Rect:
    """Where the face over a column goes, by the column's first cell."""
    side = frame.px(60)
    top = cell.top - frame.px(HEAD - 8)
    return pygame.Rect(cell.centerx - side // 2, top, side, side)
