"""The charts of a game: curves of all seats, and strips of samples, all to one scale."""

import math
from collections.abc import Iterator, Sequence

import pygame

from scenes.afterwards import paper
from scenes.art import Drawing, Frame, Typeface, palette as pal, text
from scenes.art.geometry import Polyline
from scenes.art.letters.signs import lettered
from scenes.art.linework import patterns
from scenes.art.pieces import chart
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import open_line
from scenes.table.piece import Piece
from scenes.table.presentation.result_data import Curves, Painted, Results, StepChart, StepCharts

LEFT, MIDDLE, RIGHT = 136.0, 960.0, 1780.0
TOP, BOTTOM = 262.0, 874.0
HEADING = 44.0
HIGHEST = 0.7
"""The share of a strip's height for the highest of all samples: above it there is room for its figure."""


def draw(surface: pygame.Surface, frame: Frame, results: Results) -> None:
    """Draw the charts side by side; one alone has the whole width."""
    for shown, left, right in _columns(frame, results):
        if isinstance(shown, Curves):
            _heading(surface, frame, shown.title, (left + right) / 2)
            curves, box = seat_curves(results, shown), _box(frame, left, right)
            chart.chart(surface, box, frame, round_ends(results), curves, shown.tell)
        elif isinstance(shown, Painted):
            _heading(surface, frame, shown.title, (left + right) / 2)
            shown.paint(surface, _box(frame, left, right), frame)
        else:
            _heading(surface, frame, shown.title, (left + right) / 2 + 16)
            _strips(surface, frame, shown, results.times, left, right)


def plots(frame: Frame, results: Results) -> Iterator[tuple[Curves | StepCharts, pygame.Rect]]:
    """The rectangle of each chart's plot, without the charts that a game draws itself."""
    for shown, left, right in _columns(frame, results):
        if isinstance(shown, Curves):
            curves = seat_curves(results, shown)
            yield shown, chart.plot(_box(frame, left, right), frame, curves, shown.tell)
        elif isinstance(shown, StepCharts):
            yield shown, _strips_box(frame, left, right)


def beside(
    frame: Frame, results: Results, shown: Curves | StepCharts, plot: pygame.Rect
) -> Iterator[tuple[Piece, pygame.Rect]]:
    """The pieces next to a chart with their places: the seat of each curve, the piece of each strip."""
    if isinstance(shown, Curves):
        places = chart.ends(plot, frame, seat_curves(results, shown), shown.tell)
        yield from ((Piece("panel", seat), place) for seat, place in enumerate(places))
        return
    step = plot.height / max(1, len(shown.strips))
    for row, strip in enumerate(shown.strips):
        top = plot.top + round(step * row)
        for left, right in ((plot.left - frame.px(92), plot.left), (plot.right, plot.right + frame.px(100))):
            if strip.piece:
                yield strip.piece, pygame.Rect(left, top, right - left, round(step))


def _columns(frame: Frame, results: Results) -> Iterator[tuple[Curves | StepCharts | Painted, float, float]]:
    """Each chart with its left and right edge, in design units."""
    charts = results.charts.charts if results.charts else ()
    reach = paper.wing(frame)
    outer = (LEFT - reach, RIGHT + reach)
    edges = (outer[0], MIDDLE, outer[1]) if len(charts) > 1 else outer
    return zip(charts, edges, edges[1:], strict=False)


def _box(frame: Frame, left: float, right: float) -> pygame.Rect:
    """The rectangle of a chart of curves."""
    return frame.rect(left, TOP + HEADING, right - left - 32, BOTTOM - TOP - HEADING)


def seat_curves(results: Results, shown: Curves, *, told: bool = True) -> tuple[chart.Curve, ...]:
    """A curve for each seat, a point a round, in its colour and with its badge and name; the winners' are
    thick, once the result may be seen (`told`).
    """
    ends = _ends(results.times)
    return tuple(
        chart.Curve(
            tuple(samples[end] for end in ends),
            pal.SEAT[found.seat.colour],
            f"emblem {found.seat.emblem} {found.seat.colour}",
            found.seat.name,
            told and found.won,
        )
        for found, samples in zip(results.seats, shown.samples, strict=True)
    )


def round_ends(results: Results) -> tuple[float, ...]:
    """The times of the points of the curves, in rounds."""
    return tuple(results.times[end] for end in _ends(results.times))


def _ends(times: Sequence[float]) -> list[int]:
    """The indices of the first sample, of each round's last one and of the very last."""
    last = len(times) - 1
    return [at for at in range(last + 1) if at == last or math.ceil(times[at + 1]) > math.ceil(times[at])]


def _heading(surface: pygame.Surface, frame: Frame, words: str, x: float) -> None:
    heading = lettered(frame, Typeface.BOOK_BOLD, 26, pal.INK, 1.8)
    text.draw(surface, words, frame.point(x, TOP + 22), heading, "centre", frame.px(780), frame.floor)


def _strips(
    surface: pygame.Surface,
    frame: Frame,
    shown: StepCharts,
    times: tuple[float, ...],
    left: float,
    right: float,
) -> None:
    """Draw the strips below each other: picture, samples, the highest and the last figure."""
    place = _strips_box(frame, left, right)
    step = place.height / max(1, len(shown.strips))
    chart.rounds(surface, place, frame, times[-1])
    most = max((max(strip.samples) for strip in shown.strips), default=1)
    last = lettered(frame, Typeface.POSTER, 28, pal.INK, 1.8)
    for row, strip in enumerate(shown.strips):
        low = place.top + round((row + 1) * step)
        box = pygame.Rect(place.left, 0, place.width, round(step) - frame.px(10))
        box.bottom = low
        picture = pygame.Rect(0, 0, frame.px(64), frame.px(64))
        picture.center = (place.left - frame.px(52), box.centery)
        strip.picture(surface, picture)
        surface.blit(_steps(box.size, frame.scale, times, strip.samples, most, strip.colours), box)
        at = (frame.x(right - 52), box.centery)
        words = shown.tell(strip.samples[-1])
        text.draw(surface, words, at, last, "centre", frame.px(92), frame.floor, middle=True)
        _highest(surface, box, frame, times, strip, most, shown)


def _strips_box(frame: Frame, left: float, right: float) -> pygame.Rect:
    """The box of the strips' plots; its foot is that of the curves next to them."""
    top, bottom = frame.y(TOP + HEADING + 8), frame.y(BOTTOM) - chart.foot(frame)
    box = frame.rect(left + 108, 0, right - left - 208, 1)
    return pygame.Rect(box.left, top, box.width, bottom - top)


def _highest(
    surface: pygame.Surface,
    box: pygame.Rect,
    frame: Frame,
    times: Sequence[float],
    strip: StepChart,
    most: int,
    shown: StepCharts,
) -> None:
    """Draw the highest figure over the step at which it was reached."""
    best = max(strip.samples)
    x = box.left + round(box.width * times[strip.samples.index(best)] / (times[-1] or 1))
    y = box.bottom - round(box.height * HIGHEST * best / (most or 1))
    style = lettered(frame, Typeface.SLAB_BOLD, 20, pal.INK, 1.8)
    words = shown.tell(best)
    x = min(x + frame.px(2), box.right - text.width(words, style))
    text.draw(surface, words, (x, y - frame.px(5)), style)


@surface_cache(12)
def _steps(
    size: tuple[int, int],
    k: float,
    times: tuple[float, ...],
    samples: tuple[int, ...],
    most: int,
    colours: tuple[pal.Colour, pal.Colour, pal.Colour],
) -> pygame.Surface:
    """The samples as steps, filled and hatched down to the axis."""
    sheet = Drawing(size[0] / k, size[1] / k)
    width, height = sheet.width, sheet.height
    sheet.inset(0, 2, "#fff8e2", opacity=0.5)
    line: Polyline = []
    for number, (time, value) in enumerate(zip(times, samples, strict=True)):
        x, y = width * time / (times[-1] or 1), height * (1 - HIGHEST * value / (most or 1))
        if number:
            line.append((x, line[-1][1]))
        line.append((x, y))
    light, middle, deep = colours
    fill = sheet.down(0, height, (0, light), (1, middle))
    under = [(0.0, height), *line, (width, height)]
    sheet.path(under, fill, opacity=0.85)
    sheet.path(patterns.path(middle, under, 12), "none", patterns.ink(middle), 2.4)
    sheet.path(open_line(line), "none", deep, 3.2)
    sheet.path(f"M0 {height - 1:.2f}H{width:.2f}", "none", "#5d4a2c", 2)
    return sheet.surface(size)
