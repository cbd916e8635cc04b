"""The certificate: the winner, the table of points, and the course of the points next to it."""

from collections.abc import Callable, Iterator

import pygame

from raccoon.app.text import Say
from scenes.afterwards import paper
from scenes.art import Frame, Typeface, palette as pal, text
from scenes.art.letters import signs
from scenes.art.letters.signs import lettered
from scenes.art.moving.clipping import NOWHERE, is_outside_clip
from scenes.art.moving.count_up import Count
from scenes.art.pieces import chart
from scenes.art.surface_cache import note, unspoken
from scenes.results import moments
from scenes.results.certificate.grid import LEFT, TOP, Cells, left_edge
from scenes.results.certificate.table import PointsTable
from scenes.results.certificate.winner import Victor
from scenes.results.charts import beside, round_ends, seat_curves
from scenes.table.piece import Piece
from scenes.table.presentation.result_data import Curves, Results, Unfolding, Written

GAP = 56.0
"""Between the table and the chart."""
FOOT, LOW_FOOT = 772.0, 806.0
"""The foot of the course above the signatures: next to the table, and below it."""
NOTE = 34.0
"""The extra distance to the course below a table with a note."""
LONGEST_LINE = 420.0
"""The greatest length of a line for a signature."""
SIGNATURE, LARGE_SIGNATURE = (828, 838, 862), (822, 831, 866)
"""The feet of a signature, of the line and of the office below it; in large text."""
CLOSE = 0.98
"""The distance of two lines of a large headline, as a share of their type."""
MARGIN = 100.0
"""From the paper's edge to the ornaments in its corners."""
LINES = 4
"""The number of lines whose time the chart takes where there is no table."""
RIGHT = 1772.0
Area = tuple[float, float, float]
"""Left, top and bottom, in design units."""
AROUND = 20.0
"""The greatest overhang of a course beyond its box."""
NAMES = 150.0
"""The greatest overhang of a name at the end of a curve."""


class ScoreCourse:
    """The course of the points, if the results have one; from the `area` to the edge of the paper."""

    def __init__(self, results: Results, area: Callable[[Frame], Area]) -> None:
        self.results = results
        self._area = area

    def span(self, frame: Frame) -> tuple[float, float]:
        """Its left and width in design units."""
        left, _, _ = self._area(frame)
        return left, RIGHT + paper.wing(frame) - left

    def pieces(self, frame: Frame) -> Iterator[tuple[Piece, pygame.Rect]]:
        """The ends of the curves, and the rounds on them."""
        course, plot = self.results.course, self._plot(frame)
        if plot and isinstance(course, Curves):
            yield from beside(frame, self.results, course, plot)
            yield from moments.places(self.results, plot)

    def draw_title(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw its title above it."""
        if self.results.course:
            left, wide = self.span(frame)
            _, top, _ = self._area(frame)
            style = lettered(frame, Typeface.BOOK_BOLD, 25, pal.INK, 1.8)
            at, words = frame.point(left + wide / 2, top + 30), self.results.course.title
            text.draw(surface, words, at, style, "centre", frame.px(wide), frame.floor)

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """Draw the course as far as the count has come."""
        course, box = self.results.course, self._box(frame)
        if course is None or is_outside_clip(surface, self._place(frame)):
            return
        if isinstance(course, Unfolding):
            course.paint(surface, box, frame, count.share)
            return
        curves = seat_curves(self.results, course, told=count.seal > 0)
        chart.chart(surface, box, frame, round_ends(self.results), curves, course.tell, count.share)

    def written(self, frame: Frame, count: Count) -> Iterator[Written]:
        """The place of the course, with how far the count has come."""
        course, share = self.results.course, count.share
        if isinstance(course, Unfolding):
            yield self._place(frame), course.state_key(share)
        elif course:
            yield self._place(frame), (share, count.seal > 0)

    def _plot(self, frame: Frame) -> pygame.Rect | None:
        """The plot of the curves; None where there are none."""
        course = self.results.course
        if not isinstance(course, Curves):
            return None
        return chart.plot(self._box(frame), frame, seat_curves(self.results, course), course.tell)

    def _box(self, frame: Frame) -> pygame.Rect:
        left, wide = self.span(frame)
        _, top, bottom = self._area(frame)
        return frame.rect(left, top + 48, wide, bottom - top - 48)

    def _place(self, frame: Frame) -> pygame.Rect:
        """The rectangle that it may cover; long names at the ends of curves in large text included."""
        edge = 2 * frame.px(AROUND)
        place = self._box(frame).inflate(edge, edge)
        place.width += frame.px(NAMES)
        return place


class Certificate:
    """Draws the certificate at a moment of the count. `remark` is one more sentence, or empty."""

    def __init__(self, results: Results, remark: str, say: Say) -> None:
        self.results = results
        self.table = PointsTable(results, results.table) if results.table else None
        self.course = ScoreCourse(results, self._course_area)
        self.victor = Victor(results, remark, say)

    @property
    def lines(self) -> int:
        """The number of lines that the count writes."""
        if self.table:
            return self.table.lines
        return LINES if self.results.course else 0

    def cells(self, frame: Frame) -> Cells:
        """The table's cells, row by row, a column for each seat; none without a table."""
        return self.table.grid.cells(frame) if self.table else ()

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the parts that do not count: the headline, the empty table, the signatures."""
        style = lettered(frame, Typeface.BOOK_ITALIC, 25, pal.INK, 1.8)
        at, headline = frame.point(960, 222), self.results.verdict.headline
        box = frame.rect(150, 160, 1620, 92)
        with unspoken():
            if frame.is_large and (close := signs.lines(headline, style, box.size, frame.floor, CLOSE)):
                close.draw(surface, box)
            else:
                text.draw(surface, headline, at, style, "centre", frame.px(1560), frame.floor)
        note(f"{headline} {self.victor.names}".strip())
        if self.table:
            self.table.draw_still(surface, frame)
        self._draw_margins(surface, frame)
        self.course.draw_title(surface, frame)
        self._draw_signatures(surface, frame)

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """Draw everything that the count has written by now."""
        if self.table and not is_outside_clip(surface, self.table.grid.place(frame)):
            self.table.draw(surface, frame, count)
        self.course.draw(surface, frame, count)
        if not is_outside_clip(surface, self.victor.place(frame)):
            self.victor.draw(surface, frame, count.seal)

    def written(self, size: tuple[int, int], frame: Frame, count: Count) -> Iterator[Written]:
        """The places of the table, its rows, the course and the winner, each with its state in the count."""
        if self.table:
            yield from self.table.written(frame, count)
        yield from self.course.written(frame, count)
        yield self.victor.place(frame), count.seal

    def warm(self, frame: Frame) -> None:
        """Draw the end of the count ahead, so that no frame waits for it."""
        spare = pygame.Surface((1, 1), 0, 32)
        spare.set_clip(NOWHERE)
        self.draw(spare, frame, Count(self.lines, 0.0))

    def pieces(self, size: tuple[int, int], frame: Frame) -> Iterator[tuple[Piece, pygame.Rect]]:
        """The pieces with their places: each seat's column, the faces of the winners, the curves."""
        if self.table:
            yield from (
                (Piece("panel", seat), rect) for seat, rect in enumerate(self.table.grid.columns(frame))
            )
        for found, rect in self.victor.places(frame):
            yield Piece("panel", self.results.seats.index(found)), rect
        yield from self.course.pieces(frame)

    def _course_area(self, frame: Frame) -> Area:
        """The place of the course: next to the table, or below it and its note."""
        if self.table is None:
            return LEFT - paper.wing(frame), TOP, FOOT
        if not self.table.grid.low(frame):
            return self.table.grid.right(frame) + GAP, TOP, FOOT
        return left_edge(frame), self.table.grid.foot + (NOTE if self.table.table.note else 0), LOW_FOOT

    def _draw_margins(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the number of the certificate on the left, on the right who played and for how long."""
        style = lettered(frame, Typeface.SLAB_BOLD, 22, pal.TEAL, 1.8)
        left, _, wide, _ = paper.sheet(frame)
        room = frame.px(330)
        number, measure = self.results.number, self.results.measure
        text.draw(surface, number, frame.point(left + MARGIN, 150), style, "left", room, frame.floor)
        at = frame.point(left + wide - MARGIN, 150)
        text.draw(surface, measure, at, style, "right", room, frame.floor)

    def _draw_signatures(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the signatures, side by side below the chart."""
        left, wide = self.course.span(frame)
        signatures = self.results.signatures
        each = wide / max(1, len(signatures))
        half = min(LONGEST_LINE, each - (40 if frame.is_large else 16))
        upper, rule, lower = LARGE_SIGNATURE if frame.is_large else SIGNATURE
        for number, (signed, office) in enumerate(signatures):
            x = left + (number + 0.5) * each
            hand = lettered(frame, Typeface.BOOK_ITALIC, 30, pal.TEAL, 1.5)
            text.draw(surface, signed, frame.point(x, upper), hand, "centre", frame.px(each - 8), frame.floor)
            start, end = frame.point(x - half / 2, rule), frame.point(x + half / 2, rule)
            pygame.draw.line(surface, pal.rgb(pal.INK), start, end, frame.px(1.6))
            style = lettered(frame, Typeface.BOOK_ITALIC, 19, pal.INK, 1.8)
            at = frame.point(x, lower)
            text.draw(surface, office, at, style, "centre", frame.px(each - 8), frame.floor)
