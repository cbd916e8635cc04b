"""Charts: curves over time on ruled paper, distinguished by name, mark and badge as well as by colour."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from raccoon.app.wording import figure
from scenes.art import Drawing, Frame, Point, Style, Typeface, palette as pal, text
from scenes.art.geometry import Polyline, circle, star
from scenes.art.pieces import curve_ends
from scenes.art.surface_cache import sheet_cache, surface_cache, unspoken
from scenes.art.vector import open_line

STEPS = (1, 2, 5)
MARKS = 7
"""The approximate number of marks on a curve."""
THIN, THICK, EDGE = 3.6, 7.0, 2.8
"""The widths of a curve, of an emphasised one, and the extra width of the dark edge, in design units."""
APART = 6.4
"""The distance of two curves where their values are equal or nearly so, in design units."""
GRID, AXIS = "#b59a68", "#5d4a2c"


@dataclass(frozen=True)
class Curve:
    """One value for each sample, a colour, and at its end a badge (a pictogram) and a name.

    A `thick` one is emphasised and drawn over the others.
    """

    values: tuple[int, ...]
    colour: pal.Colour
    badge: str
    name: str = ""
    thick: bool = False


@dataclass(frozen=True)
class Scale:
    """The range of values of a chart, `least` to `most`, with a line every `step`."""

    least: int
    most: int
    step: int

    @classmethod
    def of(cls, least: int, most: int, lines: int = 5) -> "Scale":
        """The scale of round numbers around these values and 0, with about `lines` lines at most."""
        span = max(1, most - min(0, least))
        rough = span / lines
        power = 10 ** math.floor(math.log10(rough)) if rough >= 1 else 1
        step = next((s * power for s in STEPS if s * power >= rough), 10 * power)
        return cls(math.floor(min(0, least) / step) * step, math.ceil(most / step) * step or step, step)

    @property
    def ruled(self) -> range:
        """The values that get a line."""
        return range(self.least, self.most + 1, self.step)

    def share(self, value: float) -> float:
        """The height of a value as a share of the chart's, 0 to 1."""
        return (value - self.least) / (self.most - self.least)


def chart(
    surface: pygame.Surface,
    rect: pygame.Rect,
    frame: Frame,
    times: tuple[float, ...],
    curves: Sequence[Curve],
    label: Callable[[int], str],
    share: float = 1.0,
) -> None:
    """Draw curves over `times` (in rounds) into a rectangle; `label` formats a value.

    With a `share` below 1 only that share of the time is drawn, and no badges at the ends.
    """
    scale, where = _scale(curves), plot(rect, frame, curves, label)
    ruled(surface, where, frame, scale, label)
    rounds(surface, where, frame, times[-1])
    margin = frame.px(12)
    image = _curves(where.size, frame.scale, times, tuple(curves), scale, margin)
    shown = pygame.Rect(0, 0, round(image.get_width() * share) if share < 1 else image.get_width(), 0)
    shown.height = image.get_height()
    surface.blit(image, (where.left - margin, where.top - margin), shown)
    if share >= 1:
        curve_ends.draw(surface, _told(curves, label), where, frame)


def _scale(curves: Sequence[Curve]) -> Scale:
    values = [value for curve in curves for value in curve.values]
    return Scale.of(min(values), max(values))


def _type(frame: Frame) -> Style:
    """The style of the values and round numbers."""
    return Style(Typeface.SLAB_BOLD, frame.type(19, 1.8), AXIS)


ENDS = 0.6
"""The largest share of a chart's width given to the values and the ends of the curves."""


def plot(
    rect: pygame.Rect, frame: Frame, curves: Sequence[Curve], label: Callable[[int], str]
) -> pygame.Rect:
    """The area of the curves in a chart: right of the values, above the rounds, left of the badges."""
    left = beside(frame, _scale(curves), label)
    top = frame.px(curve_ends.BADGE / 2)
    high = rect.height - foot(frame) - top
    right = min(curve_ends.room(_told(curves, label), frame, high), round(ENDS * rect.width) - left)
    return pygame.Rect(rect.left + left, rect.top + top, rect.width - left - right, high)


def beside(frame: Frame, scale: Scale, label: Callable[[int], str]) -> int:
    """The width of the values left of a chart, in pixels."""
    return max(text.width(label(value), _type(frame)) for value in scale.ruled) + frame.px(14)


def foot(frame: Frame) -> int:
    """The height of the line of rounds below the curves, in pixels."""
    return _type(frame).pixels + frame.px(16)


@sheet_cache(2)
def _ground(sheet: Drawing, lines: int) -> None:
    """Pale ruled paper with an axis on the left and below."""
    sheet.inset(0, 0, "#fff8e2", opacity=0.55)
    for number in range(1, lines):
        y = sheet.height * number / (lines - 1) if lines > 1 else 0
        sheet.path(f"M0 {sheet.height - y:.2f}H{sheet.width:.2f}", "none", GRID, 1, 0.8)
    sheet.path(f"M1 0V{sheet.height - 1:.2f}H{sheet.width:.2f}", "none", AXIS, 2.4)


def ruled(
    surface: pygame.Surface, plot: pygame.Rect, frame: Frame, scale: Scale, label: Callable[[int], str]
) -> None:
    """Draw the paper of a chart with a line at each value of its scale and the values next to them."""
    style = _type(frame)
    surface.blit(_ground(plot.size, frame.scale, len(scale.ruled)), plot)
    for value in scale.ruled:
        at = (plot.left - frame.px(10), plot.bottom - round(plot.height * scale.share(value)))
        with unspoken():
            text.draw(surface, label(value), at, style, "right", middle=True)


def rounds(surface: pygame.Surface, plot: pygame.Rect, frame: Frame, last: float) -> None:
    """Draw as many numbers of rounds below the chart as have room, each where its round ends."""
    style, count = _type(frame), max(1, math.ceil(last))
    room = max(1, plot.width // (text.width("00", style) * 2))
    step = Scale.of(0, count, room).step
    places = [
        (number, plot.left + round(plot.width * number / max(last, number)))
        for number in range(step, count + 1, step)
    ]
    for number, x in uncrowded(places, round(1.5 * text.width(figure(count), style))):
        pygame.draw.line(surface, AXIS, (x, plot.bottom), (x, plot.bottom + frame.px(6)), frame.px(2))
        at = (x, plot.bottom + frame.px(10) + style.pixels // 2)
        with unspoken():
            text.draw(surface, figure(number), at, style, "centre", middle=True)


def uncrowded(places: Sequence[tuple[int, int]], least: int) -> list[tuple[int, int]]:
    """The places, without the last but one if it is less than `least` pixels from the last."""
    crowds = len(places) > 1 and places[-1][1] - places[-2][1] < least
    return [*places[:-2], places[-1]] if crowds else list(places)


@surface_cache(2)
def _curves(
    size: tuple[int, int],
    k: float,
    times: tuple[float, ...],
    curves: tuple[Curve, ...],
    scale: Scale,
    margin: int,
) -> pygame.Surface:
    """All curves, each with a dark edge, so that pale ones are visible, and its own marks."""
    edge = margin / k
    width, height = size[0] / k, size[1] / k
    sheet = Drawing(width + 2 * edge, height + 2 * edge)
    levels = apart([curve.values for curve in curves], scale, height)
    for number, curve in sorted(enumerate(curves), key=lambda one: one[1].thick):
        points: Polyline = [
            (edge + width * time / (times[-1] or 1), edge + y)
            for time, y in zip(times, levels[number], strict=True)
        ]
        line, thick = open_line(points), THICK if curve.thick else THIN
        sheet.path(line, "none", pal.INK, thick + EDGE)
        sheet.path(line, "none", curve.colour, thick)
        gap = max(1, math.ceil(len(points) / MARKS))
        for point in (*points[number % gap : -1 : gap], points[-1]):
            sheet.path(mark(number, point, 5 + thick / 3), curve.colour, pal.INK, 1.8)
    return sheet.surface((size[0] + 2 * margin, size[1] + 2 * margin))


def line(
    surface: pygame.Surface, points: Sequence[tuple[int, int]], strokes: Sequence[tuple[pal.Colour, int]]
) -> None:
    """Draw an antialiased line through points, as strokes (colour, width in pixels) over each other."""
    left, top = (min(axis) - strokes[0][1] for axis in zip(*points, strict=True))
    course = tuple((x - left, y - top) for x, y in points)
    surface.blit(_line(course, tuple(strokes)), (left, top))


@surface_cache(16)
def _line(points: tuple[tuple[int, int], ...], strokes: tuple[tuple[pal.Colour, int], ...]) -> pygame.Surface:
    wide, high = (max(axis) + strokes[0][1] for axis in zip(*points, strict=True))
    sheet = Drawing(wide, high)
    for colour, width in strokes:
        sheet.path(open_line(points), "none", colour, width)
    return sheet.surface((wide, high))


def apart(rows: Sequence[Sequence[int]], scale: Scale, height: float) -> list[list[float]]:
    """The y of each curve at each sample, from the chart's top; curves of equal value run next to each other.

    A curve falls or rises only with its value: one whose value stays is level, and one that reaches the same
    value runs next to it. Of those that begin together the first to rise is on top; two that run together
    keep their order.
    """
    samples = list(zip(*rows, strict=True))
    exact = [[height * (1 - scale.share(value)) for value in values] for values in samples]
    order = sorted(range(len(rows)), key=lambda one: [-value for value in rows[one]])
    begun = curve_ends.spread([exact[0][one] for one in order], APART, 0, height)
    levels = [[begun[order.index(one)] for one in range(len(rows))]]
    for (was, values), wanted in zip(pairwise(samples), exact[1:], strict=True):
        ways = [after - before for before, after in zip(was, values, strict=True)]
        levels.append(_gone_on(levels[-1], ways, wanted, height))
    return [list(row) for row in zip(*levels, strict=True)]


def _gone_on(
    levels: Sequence[float], ways: Sequence[int], exact: Sequence[float], height: float
) -> list[float]:
    """The next y of each curve, as near to its `exact` one as the others leave room."""
    placed = {number: levels[number] for number, way in enumerate(ways) if not way}
    far = APART * len(levels)
    moving = set(range(len(levels))) - set(placed)
    for number in sorted(moving, key=lambda one: (exact[one], math.copysign(levels[one], ways[one]))):
        high, low = (0, levels[number]) if ways[number] > 0 else (levels[number], height)

        def crossed(level: float, own: float = exact[number]) -> int:
            """The number of curves on whose wrong side it would be."""
            return sum((own - exact[one]) * (level - place) < 0 for one, place in placed.items())

        beside = (place + way for place in placed.values() for way in (APART, -APART))
        free = [
            level
            for level in (exact[number], *beside)
            if high <= level <= low
            and abs(level - exact[number]) <= far
            and all(abs(level - place) > APART - 0.01 for place in placed.values())
        ]
        nearest = max(high, min(low, exact[number]))
        placed[number] = min(free, key=lambda y: (crossed(y), abs(y - exact[number])), default=nearest)
    return [placed[number] for number in range(len(levels))]


def mark(number: int, centre: Point, radius: float = 7.0) -> Polyline:
    """The outline of a curve's mark: circle, square, diamond, triangle, star or hexagon."""
    turns = {1: (4, math.pi / 4), 2: (4, 0.0), 3: (3, -math.pi / 2), 5: (6, 0.0)}
    kind = number % 6
    if kind == 0:
        return circle(centre, radius, 20)
    if kind == 4:
        return star(centre, radius * 1.35, radius * 0.6, 5)
    count, turn = turns[kind]
    reach = radius * (1.3 if count < 6 else 1.1)
    return [
        (
            centre[0] + math.cos(turn + n * math.tau / count) * reach,
            centre[1] + math.sin(turn + n * math.tau / count) * reach,
        )
        for n in range(count)
    ]


def ends(
    plot: pygame.Rect, frame: Frame, curves: Sequence[Curve], label: Callable[[int], str]
) -> list[pygame.Rect]:
    """The place of each curve's end: badge, name and last value."""
    return curve_ends.places(_told(curves, label), plot, frame)


def _told(curves: Sequence[Curve], label: Callable[[int], str]) -> list[curve_ends.End]:
    scale = _scale(curves)
    return [
        curve_ends.End(curve.badge, curve.name, label(curve.values[-1]), scale.share(curve.values[-1]))
        for curve in curves
    ]
