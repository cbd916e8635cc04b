"""The course of the points on the certificate: the curves of all seats, or a picture of the game's own."""

from collections.abc import Callable, Iterator

import pygame

from scenes.afterwards import paper
from scenes.art import palette as pal
from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters.signs import lettered
from scenes.art.moving.clipping import is_beside
from scenes.art.moving.count_up import Count
from scenes.art.pieces import chart
from scenes.results import moments
from scenes.results.charts import beside, round_ends, seat_curves
from scenes.table.piece import Piece
from scenes.table.presentation.result_data import Curves, Results, Unfolding, Written

RIGHT = 1772.0
Area = tuple[float, float, float]
"""Left, top and bottom, in design units."""
AROUND = 20.0
"""The largest distance by which all of it reaches beyond its box."""
NAMES = 150.0
"""The largest distance of a name at the end of a curve beyond the box."""


class ScoreCourse:
    """The course of the points, if the results have one; in the `area` and up to the edge of the paper."""

    def __init__(self, results: Results, area: Callable[[Frame], Area]) -> None:
        self.results = results
        self._area = area

    def span(self, frame: Frame) -> tuple[float, float]:
        """Its left and width in design units."""
        left, _, _ = self._area(frame)
        return left, RIGHT + paper.wing(frame) - left

    def pieces(self, frame: Frame) -> Iterator[tuple[Piece, pygame.Rect]]:
        """The ends of the curves, and the moments that are marked on them."""
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
        """As far as the count has come."""
        course, box = self.results.course, self._box(frame)
        if course is None or is_beside(surface, self._place(frame)):
            return
        if isinstance(course, Unfolding):
            course.paint(surface, box, frame, count.share)
            return
        curves = seat_curves(self.results, course, told=count.seal > 0)
        chart.chart(surface, box, frame, round_ends(self.results), curves, course.tell, count.share)

    def written(self, frame: Frame, count: Count) -> Iterator[Written]:
        """All of it, by how far the count has come."""
        course, share = self.results.course, count.share
        if isinstance(course, Unfolding):
            yield self._place(frame), course.told(share)
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
        """Everything that it may reach; large long names at the ends of curves reach furthest."""
        edge = 2 * frame.px(AROUND)
        place = self._box(frame).inflate(edge, edge)
        place.width += frame.px(NAMES)
        return place
