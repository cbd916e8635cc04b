"""The chart of chances to win, with a cursor along the game and a band for the possible error."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from raccoon.app.afterwards.chances import ChanceCourse
from raccoon.app.seats import Seat
from scenes.afterwards import paper
from scenes.art import Frame, palette as pal, shapes
from scenes.art.linework import patterns
from scenes.art.pieces import chart
from scenes.art.pieces.chart import Curve
from scenes.art.surface_cache import surface_cache
from scenes.chances.cards import MEDAL, medal
from scenes.table.presentation.result_data import SeatResult
from scenes.widgets.widget import Pointer, Widget

SHADE = 44
"""The opacity of a band, of 255."""
GROWTH = 0.3
"""The share by which the chart's text and marks grow further at text scale 2."""
LEAST_LOST = 0.005
"""The least chance that all lose for which the chart has a curve of it."""
KEYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}


class Band(NamedTuple):
    """A band in a colour: the lowest and highest per cent at every place."""

    colour: pal.Colour
    low: tuple[int, ...]
    high: tuple[int, ...]


class ChanceCurves(Widget):
    """A curve for each seat and, if possible, for the loss of all (`nobody`); the cursor is at place `at`."""

    def __init__(self, seats: Sequence[SeatResult], percent: Callable[[int], str], nobody: str) -> None:
        super().__init__()
        self._seats, self._percent, self._nobody = seats, percent, nobody
        self.course: ChanceCourse | None = None
        self.at: int | None = None
        self.medals: tuple[tuple[int, int], ...] = ()
        """The turning points: the number of moves before each, and the seat it concerns."""

    def show(self, course: ChanceCourse) -> None:
        """Show a course."""
        self.course = course

    @property
    def lost(self) -> bool:
        """Whether all might have lost."""
        return self.course is not None and any(1 - sum(found) > LEAST_LOST for found in self.course.chances)

    def chances_at(self, place: int) -> list[tuple[str, int]]:
        """Return the names and chances at a place, in per cent."""
        assert self.course
        found = self.course.chances[place]
        who = [(one.seat.name, round(100 * chance)) for one, chance in zip(self._seats, found, strict=True)]
        return [*who, (self._nobody, round(100 * (1 - sum(found))))] if self.lost else who

    def curves(self) -> list[Curve]:
        """Return the curves in per cent."""
        assert self.course
        rows = [self.chances_at(place) for place in range(len(self.course.places))]
        values = [tuple(row[seat][1] for row in rows) for seat in range(len(rows[0]))]
        found = [
            Curve(row, pal.SEAT[one.seat.colour], _badge(one.seat), one.seat.name, one.won)
            for row, one in zip(values, self._seats, strict=False)
        ]
        return [*found, Curve(values[-1], pal.DIM, "cross", self._nobody)] if self.lost else found

    @property
    def plot(self) -> pygame.Rect:
        """The area of the curves."""
        return chart.plot(self.rect, self._frame, self.curves(), self._percent)

    def pointer(self, pointer: Pointer) -> bool:
        """Move the cursor to the pointer."""
        changed = super().pointer(pointer)
        if self.course is None or not self.rect.collidepoint(pointer.pos):
            return changed
        self.at = self._nearest(pointer.pos[0])
        return True

    def _nearest(self, x: int) -> int:
        assert self.course
        times, plot = self.course.times, self.plot
        wanted = times[-1] * (x - plot.left) / max(1, plot.width)
        return min(range(len(times)), key=lambda place: abs(times[place] - wanted))

    def key(self, event: pygame.event.Event) -> bool:
        """Move the cursor: arrows and Page keys along the game, Home and End to its ends."""
        if self.course is None or event.type != pygame.KEYDOWN:
            return False
        last = len(self.course.places) - 1
        here = last if self.at is None else self.at
        ends = {pygame.K_HOME: 0, pygame.K_END: last}
        if event.key not in KEYS and event.key not in ends:
            return False
        self.at = ends.get(event.key, max(0, min(last, here + KEYS.get(event.key, 0))))
        return True

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fill the rectangle; names and figures grow with the text scale."""
        self.rect = rect
        self._frame = replace(frame, scale=frame.scale * paper.text_growth(frame, GROWTH))

    def _error_bands(self, curves: Sequence[Curve]) -> tuple[Band, ...]:
        """Return a band of the possible error around each winner's curve; once the course is final, the area
        below it.
        """
        assert self.course
        winners = [
            one for one in zip(curves, zip(*self.course.errors, strict=True), strict=False) if one[0].thick
        ]
        if self.course.done == 1:
            return tuple([Band(one.colour, (0,) * len(one.values), one.values) for one, _ in winners])
        bands = []
        for one, errors in winners:
            each = [*zip(one.values, (round(100 * error) for error in errors), strict=True)]
            low, high = tuple([value - by for value, by in each]), tuple([value + by for value, by in each])
            bands.append(Band(one.colour, low, high))
        return tuple(bands)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the curves, the bands, the cursor and the turning points."""
        if self.course is None:
            return
        curves, times = self.curves(), self.course.times
        chart.chart(surface, self.rect, self._frame, times, curves, self._percent)
        plot = self.plot
        surface.blit(_band_picture(plot.size, times, self._error_bands(curves)), plot)
        if self.at is not None:
            x = plot.left + round(plot.width * times[self.at] / (times[-1] or 1))
            pygame.draw.line(surface, pal.rgb(pal.OXBLOOD), (x, plot.top), (x, plot.bottom), frame.px(3))
        for number, (moves, seat) in enumerate(self.medals, 1):
            self._draw_medal(surface, str(number), self.course.place_after(moves), seat)
        if self.focused:
            shapes.focus_line(surface, self.rect, frame.scale)

    def _draw_medal(self, surface: pygame.Surface, sign: str, place: int, seat: int) -> None:
        """Draw the number of a turning point on its curve, with a line down to the axis."""
        assert self.course
        plot, times, frame = self.plot, self.course.times, self._frame
        x = plot.left + round(plot.width * times[place] / (times[-1] or 1))
        y = plot.top + _height(plot.height, round(100 * self.course.chances[place][seat]))
        pygame.draw.line(surface, pal.rgb(pal.OXBLOOD_DEEP), (x, y), (x, plot.bottom), frame.px(2))
        half = frame.px(MEDAL / 2)
        medal(surface, (x - half, y - half), sign, frame)


def _badge(seat: Seat) -> str:
    return f"emblem {seat.emblem} {seat.colour}"


@surface_cache(2)
def _band_picture(size: tuple[int, int], times: tuple[float, ...], bands: tuple[Band, ...]) -> pygame.Surface:
    """Draw the bands, pale enough to see the curves through them."""
    sheet, y = pygame.Surface(size, pygame.SRCALPHA), partial(_height, size[1])
    xs = [round(size[0] * time / (times[-1] or 1)) for time in times]
    for found in bands:
        layer = pygame.Surface(size, pygame.SRCALPHA)
        low, high = zip(xs, map(y, found.low), strict=True), zip(xs, map(y, found.high), strict=True)
        if len(xs) > 1:
            outline = [*high, *reversed([*low])]
            pygame.draw.polygon(layer, pal.rgb(found.colour), outline)
            patterns.lay(layer, outline, found.colour, 1.5)
            layer.fill((255, 255, 255, SHADE), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(layer, (0, 0))
    return sheet


def _height(high: int, value: int) -> int:
    return round(high * (1 - max(0, min(100, value)) / 100))
