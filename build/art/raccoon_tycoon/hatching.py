"""Engraved shade inside an outline: parallel lines that swell towards their middle."""

import math
from collections.abc import Callable, Sequence

from scenes.art.geometry import Polyline, tapered
from scenes.art.palette import Colour
from scenes.art.vector import Drawing, Point, closed

Tone = Callable[[float, float], float]
"""The darkness of a place, 0 to 1: a line is as wide as the tone at its middle."""


def hatched(
    sheet: Drawing,
    outline: Sequence[Point],
    angle: float,
    space: float,
    colour: Colour,
    opacity: float = 0.6,
    width: float = 1.8,
    tone: Tone = lambda x, y: 1.0,
) -> None:
    """Lines at `angle` degrees, `space` units apart, inside an outline; `width` is their greatest."""
    turned = [_turn(point, -angle) for point in outline]
    top, bottom = min(y for _, y in turned), max(y for _, y in turned)
    strokes: list[str] = []
    y = top + space / 2
    while y < bottom:
        for left, right in _spans(turned, y):
            strokes += _strokes((left, right), y, angle, width, tone)
        y += space
    if strokes:
        sheet.path("".join(strokes), colour, opacity=opacity)


def _strokes(span: Point, y: float, angle: float, width: float, tone: Tone) -> list[str]:
    """A line across a span in pieces, each as wide as its place is dark."""
    left, right = span
    pieces = max(1, round((right - left) / 34))
    step, found = (right - left) / pieces, []
    for piece in range(pieces):
        start, end = left + piece * step, left + (piece + 1) * step
        dark = min(1.0, max(0.0, tone(*_turn(((start + end) / 2, y), angle))))
        if dark > 0.06 and end - start > 1.5:
            line: Polyline = [_turn((start + (end - start) * k / 4, y), angle) for k in range(5)]
            found.append(closed(tapered(line, width * dark)))
    return found


def _turn(point: Point, degrees: float) -> Point:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c


def _spans(outline: Sequence[Point], y: float) -> list[Point]:
    """The spans of a level line inside the outline (even-odd rule)."""
    cuts = []
    before = outline[-1]
    for here in outline:
        if (here[1] > y) != (before[1] > y):
            cuts.append(before[0] + (here[0] - before[0]) * (y - before[1]) / (here[1] - before[1]))
        before = here
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=False))
