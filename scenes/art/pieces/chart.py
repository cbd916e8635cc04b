"""Engraved charts: curves over time on ruled paper, told by mark and badge as well as by colour."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from scenes.art import palette as pal
from scenes.art import pictograms, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.geometry import Line, circle, star
from scenes.art.kept import kept
from scenes.art.text import Style
from scenes.art.vector import Drawing, Point, open_line

STEPS = (1, 2, 5)
MARKS = 7
"""About how many marks a curve carries."""
BADGE = 38.0
GRID, AXIS = "#b59a68", "#5d4a2c"


@dataclass(frozen=True)
class Curve:
    """One value for each sample; its colour, and the badge at its end (a picture's name in `rich`)."""

    values: tuple[int, ...]
    colour: pal.Colour
    badge: str


@dataclass(frozen=True)
class Scale:
    """The values from `least` to `most` that a chart has room for, ruled every `step`."""

    least: int
    most: int
    step: int

    @classmethod
    def of(cls, least: int, most: int, lines: int = 5) -> "Scale":
        """Round numbers around these values, with at most about so many lines."""
        span = max(1, most - min(0, least))
        rough = span / lines
        power = 10 ** math.floor(math.log10(rough)) if rough >= 1 else 1
        step = next((s * power for s in STEPS if s * power >= rough), 10 * power)
        return cls(math.floor(min(0, least) / step) * step, math.ceil(most / step) * step or step, step)

    @property
    def ruled(self) -> range:
        """The values that have a line."""
        return range(self.least, self.most + 1, self.step)

    def share(self, value: float) -> float:
        """How high a value stands, 0 to 1."""
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
    """Draw curves over `times` (in rounds) into a rectangle; `label` says a value.

    Until `share` is 1 only so much of the time has been drawn, and the ends have no badges yet.
    """
    scale, style, where = _scale(curves), _type(frame), plot(rect, frame, curves, label)
    surface.blit(_ground(where.size, frame.scale, len(scale.ruled)), where)
    _values(surface, where, frame, style, scale, label)
    _rounds(surface, where, frame, style, times[-1])
    margin = frame.px(12)
    image = _curves(where.size, frame.scale, times, tuple(curves), scale, margin)
    shown = pygame.Rect(0, 0, round(image.get_width() * share) if share < 1 else image.get_width(), 0)
    shown.height = image.get_height()
    surface.blit(image, (where.left - margin, where.top - margin), shown)
    if share >= 1:
        _ends(surface, where, frame, scale, curves, label)


def _scale(curves: Sequence[Curve]) -> Scale:
    """The scale of all these curves."""
    values = [value for curve in curves for value in curve.values]
    return Scale.of(min(values), max(values))


def _type(frame: Frame) -> Style:
    """That of the values and the rounds."""
    return Style(Face.SLAB_BOLD, frame.type(19, 1.5), AXIS)


def plot(
    rect: pygame.Rect, frame: Frame, curves: Sequence[Curve], label: Callable[[int], str]
) -> pygame.Rect:
    """Where the curves go in a chart: beside the values, above the rounds, with room for the badges."""
    scale, style = _scale(curves), _type(frame)
    left = max(text.width(label(value), style) for value in scale.ruled) + frame.px(14)
    ends = _end_style(frame)
    right = frame.px(BADGE + 26) + max(text.width(label(curve.values[-1]), ends) for curve in curves)
    foot = style.pixels + frame.px(16)
    top = frame.px(BADGE / 2)
    return pygame.Rect(rect.left + left, rect.top + top, rect.width - left - right, rect.height - foot - top)


def _end_style(frame: Frame) -> Style:
    return Style(Face.POSTER, frame.type(26, 1.4), pal.INK)


@kept(2)
def _ground(size: tuple[int, int], k: float, lines: int) -> pygame.Surface:
    """Pale ruled paper with an axis on the left and below."""
    sheet = Drawing(size[0] / k, size[1] / k)
    sheet.inset(0, 0, "#fff8e2", opacity=0.55)
    for number in range(1, lines):
        y = sheet.height * number / (lines - 1) if lines > 1 else 0
        sheet.path(f"M0 {sheet.height - y:.2f}H{sheet.width:.2f}", "none", GRID, 1, 0.8)
    sheet.path(f"M1 0V{sheet.height - 1:.2f}H{sheet.width:.2f}", "none", AXIS, 2.4)
    return sheet.surface(size)


def _values(
    surface: pygame.Surface,
    plot: pygame.Rect,
    frame: Frame,
    style: Style,
    scale: Scale,
    label: Callable[[int], str],
) -> None:
    for value in scale.ruled:
        at = (plot.left - frame.px(10), plot.bottom - round(plot.height * scale.share(value)))
        text.draw(surface, label(value), at, style, "right", middle=True)


def _rounds(surface: pygame.Surface, plot: pygame.Rect, frame: Frame, style: Style, last: float) -> None:
    """The rounds below, as many as have room; a round's number stands where it ends."""
    rounds = max(1, math.ceil(last))
    room = max(1, plot.width // (text.width("00", style) * 2))
    step = Scale.of(0, rounds, room).step
    for number in range(step, rounds + 1, step):
        x = plot.left + round(plot.width * number / max(last, number))
        pygame.draw.line(surface, AXIS, (x, plot.bottom), (x, plot.bottom + frame.px(6)), frame.px(2))
        at = (x, plot.bottom + frame.px(10) + style.pixels // 2)
        text.draw(surface, str(number), at, style, "centre", middle=True)


@kept(2)
def _curves(
    size: tuple[int, int],
    k: float,
    times: tuple[float, ...],
    curves: tuple[Curve, ...],
    scale: Scale,
    margin: int,
) -> pygame.Surface:
    """All curves, each with a dark edge so that pale ones stand out, and its own marks."""
    edge = margin / k
    width, height = size[0] / k, size[1] / k
    sheet = Drawing(width + 2 * edge, height + 2 * edge)
    for number, curve in enumerate(curves):
        points: Line = [
            (edge + width * time / (times[-1] or 1), edge + height * (1 - scale.share(value)))
            for time, value in zip(times, curve.values, strict=True)
        ]
        line = open_line(points)
        sheet.path(line, "none", pal.INK, 6.4)
        sheet.path(line, "none", curve.colour, 3.6)
        gap = max(1, len(points) // MARKS)
        for point in points[gap // 2 + number * gap // max(1, len(curves)) :: gap]:
            sheet.path(mark(number, point), curve.colour, pal.INK, 1.8)
    return sheet.surface((size[0] + 2 * margin, size[1] + 2 * margin))


def mark(number: int, centre: Point, radius: float = 7.0) -> Line:
    """The mark of a curve: circle, square, diamond, triangle, star or hexagon."""
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


def _ends(
    surface: pygame.Surface,
    plot: pygame.Rect,
    frame: Frame,
    scale: Scale,
    curves: Sequence[Curve],
    label: Callable[[int], str],
) -> None:
    """Badge and last value beside the end of each curve, moved apart where they would cover each other."""
    side, style = frame.px(BADGE), _end_style(frame)
    places = [plot.bottom - round(plot.height * scale.share(curve.values[-1])) for curve in curves]
    gap = max(side, style.pixels) + frame.px(3)
    for curve, y in zip(curves, spread(places, gap, plot.top, plot.bottom), strict=True):
        badge = pygame.Rect(plot.right + frame.px(10), y - side // 2, side, side)
        pictograms.draw(surface, badge, curve.badge)
        at = (badge.right + frame.px(8), y)
        text.draw(surface, label(curve.values[-1]), at, style, middle=True)


def spread(places: Sequence[int], gap: int, top: int, bottom: int) -> list[int]:
    """The places in their order, at least `gap` apart and as far as possible between `top` and `bottom`."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    moved = dict(zip(order, sorted(places), strict=True))
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    last = bottom
    for number in reversed(order):
        moved[number] = min(moved[number], last)
        last = moved[number] - gap
    return [max(moved[number], top - gap // 2) for number in range(len(places))]
