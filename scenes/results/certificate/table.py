"""The table of points: a row for each source, the total, further figures; a column for each seat."""

from collections.abc import Iterator

import pygame

from raccoon.app.wording import figure
from scenes.art import Frame, Style, Typeface, names, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.moving import tween
from scenes.art.moving.clipping import is_outside_clip
from scenes.art.moving.count_up import Count
from scenes.art.pieces import characters
from scenes.results.certificate.grid import Cells, Grid, GridRow, left_edge
from scenes.table.presentation.result_data import PointsTableWords, Results, SeatResult, Written

EDGE = 2.4
"""The thickness of the line round it."""
TIGHT, TIGHTEST = 0.62, 0.96
"""The greatest type by the height of a low row: at the usual text scale, at twice it."""
ROOMY = 0.33
"""The least type by the height of a high row."""


class PointsTable:
    """Draws the table of points at a moment of the count."""

    def __init__(self, results: Results, table: PointsTableWords) -> None:
        self.results = results
        self.table = table
        self.labels = (*table.sources, table.total, *(figure.label for figure in table.figures))
        self.total_row = len(table.sources)
        self.grid = Grid(len(self.labels), len(results.seats))

    @property
    def lines(self) -> int:
        """The number of lines that the count writes: sources, then figures; the total grows with them."""
        return len(self.labels) - 1

    def written(self, frame: Frame, count: Count) -> Iterator[Written]:
        """The places of the table and of its rows, each with its state: the total changes with every line."""
        yield self.grid.place(frame), count.seal
        lines = tuple(count.line(line) for line in range(self.lines))
        for row, cells in enumerate(self.grid.cells(frame)):
            yield self.grid.row(cells, frame), lines if row == self.total_row else lines[self._line_of(row)]

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the empty table and the note below it."""
        cells, whole = self.grid.cells(frame), self.grid.place(frame)
        self._draw_shades(surface, cells, whole)
        self._draw_head(surface, cells[0], whole, frame)
        pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), whole, frame.px(EDGE))
        note = lettered(frame, Typeface.BOOK_ITALIC, 20, pal.INK, 1.8)
        beneath = pygame.Rect(whole.left, whole.bottom + frame.px(10), whole.width, frame.px(64))
        text.paragraph(surface, self.table.note, beneath, note, "centre", floor=frame.floor)

    def _draw_shades(self, surface: pygame.Surface, cells: Cells, whole: pygame.Rect) -> None:
        """Draw the total's darker row, and thin lines between the others."""
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

    def _draw_head(self, surface: pygame.Surface, first: GridRow, whole: pygame.Rect, frame: Frame) -> None:
        head = pygame.Rect(whole.left, whole.top, whole.width, first[0].top - whole.top)
        shapes.plate(surface, head, frame.scale, "#27605f", "#123638", 2)
        label = lettered(frame, Typeface.POSTER, 26, pal.IVORY, 1.8)
        box = pygame.Rect(
            head.left + frame.px(20), head.top, frame.px(self.grid.label_width(frame) - 30), head.height
        )
        text.paragraph(surface, self.table.heading, box, label, centred=True, floor=frame.floor)
        for cell, result in zip(first, self.results.seats, strict=True):
            face = self.grid.face_box(cell, frame)
            name = lettered(frame, Typeface.POSTER, 22, pal.IVORY, 1.8)
            room = pygame.Rect(
                cell.left + 2, face.bottom, cell.width - 4, head.bottom - face.bottom - frame.px(6)
            )
            names.draw(surface, result.seat.name, room, name, "centre", frame.floor)

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """Draw everything that has been written by now."""
        cells = self.grid.cells(frame)
        if count.seal > 0:
            self._draw_gold(surface, cells, frame, count.seal)
        for row in range(len(self.labels)):
            if not is_outside_clip(surface, self.grid.row(cells[row], frame)):
                self._draw_row(surface, frame, cells[row], row, count)
        self.draw_faces(surface, frame, counted=count.seal > 0)

    def draw_faces(self, surface: pygame.Surface, frame: Frame, counted: bool) -> None:
        """Draw the seats' faces, after the count with their moods; all are calm where no seat has won."""
        seats = self.results.seats
        least = min((result.total for result in seats), default=0)
        for cell, result in zip(self.grid.cells(frame)[0], seats, strict=True):
            mood = characters.CALM
            if counted and self.results.winners and (result.won or result.total == least):
                mood = characters.PLEASED if result.won else characters.PUT_OUT
            seat = result.seat
            characters.portrait(
                surface, self.grid.face_box(cell, frame), result.face, mood, seat.colour, seat.emblem
            )

    def _draw_gold(self, surface: pygame.Surface, cells: Cells, frame: Frame, seal: float) -> None:
        """Draw gold behind the winners' figures, within the table's edge."""
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
        self, surface: pygame.Surface, frame: Frame, cells: GridRow, row: int, count: Count
    ) -> None:
        share = count.line(self._line_of(row))
        if share <= 0:
            return
        total = row == self.total_row
        ink = pal.OXBLOOD_DEEP if total else pal.INK
        share_of_row = TIGHT + (TIGHTEST - TIGHT) * (frame.text_scale - 1)
        size = min(frame.type(25, 1.8), max(frame.floor, round(cells[0].height * share_of_row)))
        size = max(size, round(cells[0].height * ROOMY))
        slim = text.NARROWEST if frame.is_large else 1.0
        style = Style(Typeface.POSTER if total else Typeface.BOOK_SEMIBOLD, size, ink, slim=slim)
        room = frame.px(self.grid.label_width(frame) - 30)
        at = (frame.x(left_edge(frame) + 20), cells[0].centery)
        clip = surface.get_clip()
        written = pygame.Rect(at[0], cells[0].top, round(room * share) + 1, cells[0].height)
        surface.set_clip(written.clip(clip))
        text.draw(surface, self.labels[row], at, style, limit=room, floor=frame.floor, middle=True)
        surface.set_clip(clip)
        for cell, result in zip(cells, self.results.seats, strict=True):
            bold = total or (result.won and count.seal > 0)
            face = Typeface.POSTER if bold else Typeface.BOOK_SEMIBOLD
            number = Style(face, round(size * (1.3 if total else 1.06)), ink, slim=slim)
            words = self.figure(result, row, count)
            text.draw(surface, words, cell.center, number, "centre", cell.width - 8, middle=True)

    def figure(self, result: SeatResult, row: int, count: Count) -> str:
        """The figure in a cell by now: it climbs while its line is written, the total with all lines."""
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
