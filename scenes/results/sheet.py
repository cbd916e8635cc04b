"""The certificate itself: the winner, the table of points, and how the points came about."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from raccoon.app.text import Catalogue
from scenes.art import characters, chart, names, shapes, text, tween
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.frame import SMALLEST_TYPE, Frame
from scenes.art.text import Style
from scenes.results.count_up import Count
from scenes.results.story import SeatResult, Story
from scenes.results.winner import Victor

TABLE_LEFT, TABLE_TOP, TABLE_HEIGHT, RIGHT = 528.0, 252.0, 560.0, 1772.0
LABEL_WIDTH = 188.0
COLUMNS = {1: 160.0, 2: 150.0, 3: 140.0, 4: 124.0, 5: 118.0}
"""A seat's column, by how many seats there are."""
MOST_WIDENED = 1.13
HEAD = 128.0
ROW_LIMIT = 68.0


class Certificate:
    """What stands on the certificate once the count has come so far. `remark` is one more sentence."""

    def __init__(
        self,
        catalogue: Catalogue,
        sources: Sequence[str],
        results: Sequence[SeatResult],
        rounds: int,
        remark: str,
        story: Story,
    ) -> None:
        say = catalogue.say
        self.catalogue = catalogue
        self.labels = (*sources, say("results.total"), say("results.money"))
        self.total_row = len(sources)
        self.results = tuple(results)
        self.rounds = rounds
        self.story = story
        self.victor = Victor(catalogue, self.results, remark)

    @property
    def lines(self) -> int:
        """How many lines the count writes: the sources, then the money; the total grows with them."""
        return len(self.labels) - 1

    def _line_of(self, row: int) -> int:
        """The line of the count that fills in a row of the table."""
        return row if row < self.total_row else self.total_row

    def cells(self, frame: Frame) -> list[list[pygame.Rect]]:
        """The table's cells, row by row (sources, total, money), a column for each seat."""
        rows = len(self.labels)
        height = min(ROW_LIMIT, (TABLE_HEIGHT - HEAD) / rows)
        width = self._column(frame)
        left, top = TABLE_LEFT + LABEL_WIDTH, TABLE_TOP + HEAD
        return [
            [
                frame.rect(left + column * width, top + row * height, width, height)
                for column in range(len(self.results))
            ]
            for row in range(rows)
        ]

    def _column(self, frame: Frame) -> float:
        """A seat's column in design units: wider in small windows, where type is as small as it may be."""
        return COLUMNS[len(self.results)] * min(MOST_WIDENED, frame.floor / frame.px(SMALLEST_TYPE))

    # What does not change while the count goes on.

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        """The sentence at the top, the empty table and what is beneath it."""
        say = self.catalogue.say
        key = "results.certifies" if len(self.victor.winners) < 2 else "results.share"
        style = Style(Face.BOOK_ITALIC, frame.type(25, 1.2), pal.INK)
        at = frame.point(960, 222)
        text.draw(surface, say(key, n=self.rounds), at, style, "centre", frame.px(1560), frame.floor)
        cells = self.cells(frame)
        whole = self._whole(cells, frame)
        self._draw_shades(surface, cells, whole)
        self._draw_head(surface, cells[0], whole, frame)
        pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), whole, frame.px(2.4))
        note = Style(Face.BOOK_ITALIC, frame.type(20, 1.25), pal.INK)
        beneath = pygame.Rect(whole.left, whole.bottom + frame.px(10), whole.width, frame.px(64))
        text.paragraph(surface, say("results.ties"), beneath, note, "centre", floor=frame.floor)
        self._draw_chart_title(surface, frame)
        self._draw_signatures(surface, frame)

    def _whole(self, cells: list[list[pygame.Rect]], frame: Frame) -> pygame.Rect:
        left, top = frame.point(TABLE_LEFT, TABLE_TOP)
        return pygame.Rect(left, top, cells[0][-1].right - left, cells[-1][0].bottom - top)

    def _draw_shades(
        self, surface: pygame.Surface, cells: list[list[pygame.Rect]], whole: pygame.Rect
    ) -> None:
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
        box = pygame.Rect(head.left + frame.px(20), head.top, frame.px(LABEL_WIDTH - 30), head.height)
        text.paragraph(
            surface, self.catalogue.say("results.from"), box, label, centred=True, floor=frame.floor
        )
        for cell, result in zip(first, self.results, strict=True):
            face = self._face_box(cell, frame)
            name = Style(Face.POSTER, frame.type(22, 1.2), pal.IVORY)
            room = pygame.Rect(
                cell.left + 4, face.bottom, cell.width - 8, head.bottom - face.bottom - frame.px(6)
            )
            names.draw(surface, result.seat.name, room, name, "centre", frame.floor)

    def _face_box(self, cell: pygame.Rect, frame: Frame) -> pygame.Rect:
        """Where the face over a column goes, by the column's first cell."""
        side = frame.px(60)
        top = cell.top - frame.px(HEAD - 8)
        return pygame.Rect(cell.centerx - side // 2, top, side, side)

    def _chart_box(self, frame: Frame) -> tuple[float, float]:
        """Left and width of the chart in design units."""
        left = TABLE_LEFT + LABEL_WIDTH + self._column(frame) * len(self.results) + 56
        return left, RIGHT - left

    def _draw_chart_title(self, surface: pygame.Surface, frame: Frame) -> None:
        left, width = self._chart_box(frame)
        style = Style(Face.BOOK_BOLD, frame.type(25, 1.25), pal.INK)
        words = self.catalogue.say("results.chart.points")
        at = frame.point(left + width / 2, 282)
        text.draw(surface, words, at, style, "centre", frame.px(width), frame.floor)

    def _draw_signatures(self, surface: pygame.Surface, frame: Frame) -> None:
        """Two officers of Astoria sign beneath the chart."""
        left, width = self._chart_box(frame)
        for number, who in enumerate(("registrar", "gazette")):
            half = width / 2 - 16
            x = left + number * (half + 32) + half / 2
            hand = Style(Face.BOOK_ITALIC, frame.type(30, 1.1), pal.TEAL)
            signed = self.catalogue.say(f"results.signed.{who}")
            text.draw(surface, signed, frame.point(x, 828), hand, "centre", frame.px(half), frame.floor)
            start, end = frame.point(x - half / 2, 838), frame.point(x + half / 2, 838)
            pygame.draw.line(surface, pal.rgb(pal.INK), start, end, frame.px(1.6))
            office = Style(Face.BOOK_ITALIC, frame.type(19, 1.15), pal.INK)
            words = self.catalogue.say(f"results.office.{who}")
            text.draw(surface, words, frame.point(x, 862), office, "centre", frame.px(half + 20), frame.floor)

    # What the count writes.

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """Everything that has been written by now."""
        cells = self.cells(frame)
        if count.seal > 0:
            self._draw_columns(surface, cells, count.seal)
        for row, label in enumerate(self.labels):
            self._draw_row(surface, frame, cells[row], row, label, count)
        self._draw_faces(surface, frame, cells[0], count.seal > 0)
        self._draw_chart(surface, frame, count)
        self.victor.draw(surface, frame, count.seal)

    def warm(self, frame: Frame) -> None:
        """Have the faces of the end ready, so that no frame waits for them."""
        spare = pygame.Surface((1, 1))
        self._draw_faces(spare, frame, self.cells(frame)[0], counted=True)
        self.victor.warm(frame)

    def _draw_faces(
        self, surface: pygame.Surface, frame: Frame, first: list[pygame.Rect], counted: bool
    ) -> None:
        """Who sits where; at the end they look it."""
        least = min(result.total for result in self.results)
        for cell, result in zip(first, self.results, strict=True):
            mood = characters.CALM
            if counted and (result.won or result.total == least):
                mood = characters.PLEASED if result.won else characters.PUT_OUT
            seat = result.seat
            box = self._face_box(cell, frame)
            characters.portrait(surface, box, result.face, mood, seat.colour, seat.emblem)

    def _draw_columns(self, surface: pygame.Surface, cells: list[list[pygame.Rect]], seal: float) -> None:
        """Gold behind the winners' figures."""
        for column, result in enumerate(self.results):
            if result.won:
                top, bottom = cells[0][column], cells[-1][column]
                gold = pygame.Surface((top.width, bottom.bottom - top.top), pygame.SRCALPHA)
                gold.fill(pal.rgb("#e6c47e", round(150 * seal)))
                surface.blit(gold, top)

    def _draw_row(
        self,
        surface: pygame.Surface,
        frame: Frame,
        cells: list[pygame.Rect],
        row: int,
        label: str,
        count: Count,
    ) -> None:
        share = count.line(0 if row == self.total_row else self._line_of(row))
        if share <= 0:
            return
        total = row == self.total_row
        ink = pal.OXBLOOD_DEEP if total else pal.INK
        size = min(frame.type(25, 1.5), round(cells[0].height * 0.62))
        style = Style(Face.POSTER if total else Face.BOOK_SEMIBOLD, size, ink)
        room = frame.px(LABEL_WIDTH - 30)
        at = (frame.x(TABLE_LEFT + 20), cells[0].centery)
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(at[0], cells[0].top, round(room * share) + 1, cells[0].height))
        text.draw(surface, label, at, style, limit=room, floor=frame.floor, middle=True)
        surface.set_clip(clip)
        for cell, result in zip(cells, self.results, strict=True):
            bold = total or (result.won and count.seal > 0)
            face = Face.POSTER if bold else Face.BOOK_SEMIBOLD
            number = Style(face, round(size * (1.3 if total else 1.06)), ink)
            words = self.figure(result, row, count)
            text.draw(surface, words, cell.center, number, "centre", cell.width - 8, middle=True)

    def figure(self, result: SeatResult, row: int, count: Count) -> str:
        """What stands in a cell by now: figures climb while their line is written, the total with them."""
        grown = [round(value * tween.out(count.line(line))) for line, value in enumerate(result.points)]
        if row < self.total_row:
            return str(grown[row])
        if row == self.total_row:
            return str(sum(grown))
        money = round(result.money * tween.out(count.line(self.lines - 1)))
        return self.catalogue.say("money.amount", amount=money)

    def _draw_chart(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        if not self.story.rounds:
            return
        left, width = self._chart_box(frame)
        box = frame.rect(left, 300, width, 472)
        curves = seat_curves(self.results, self.story.points)
        chart.chart(surface, box, frame, self.story.rounds, curves, str, count.share)


def seat_curves(results: Sequence[SeatResult], rows: tuple[tuple[int, ...], ...]) -> tuple[chart.Curve, ...]:
    """A curve for each seat, in its colour and with its badge."""
    return tuple(
        chart.Curve(values, pal.SEAT[result.seat.colour], f"emblem {result.seat.emblem} {result.seat.colour}")
        for result, values in zip(results, rows, strict=True)
    )
