"""Hatching: parallel lines within an outline."""

import math
from collections.abc import Iterator, Sequence

from scenes.art.vector import Point


def hatching(outline: Sequence[Point], space: float, angle: float = 0.0) -> str:
    """Path data of parallel lines inside a closed outline (even-odd rule), `space` units apart.

    `angle` is clockwise from horizontal, in radians.
    """
    ends = lines(outline, space, angle)
    return "".join(f"M{x:.1f} {y:.1f}L{right:.1f} {foot:.1f}" for (x, y), (right, foot) in ends)


def lines(outline: Sequence[Point], space: float, angle: float = 0.0) -> Iterator[tuple[Point, Point]]:
    """The start and end of each of those lines."""
    cos, sin = math.cos(angle), math.sin(angle)
    turned = [(x * cos + y * sin, y * cos - x * sin) for x, y in outline]
    for left, right, y in _spans(turned, space):
        yield (left * cos - y * sin, left * sin + y * cos), (right * cos - y * sin, right * sin + y * cos)


def _spans(outline: Sequence[Point], space: float) -> Iterator[tuple[float, float, float]]:
    """The left end, right end and y of every horizontal segment inside an outline."""
    low, high = min(y for _, y in outline), max(y for _, y in outline)
    for row in range(math.ceil(low / space), math.floor(high / space) + 1):
        y = row * space + 0.001
        found = sorted(_crossings(outline, y))
        yield from ((left, right, y) for left, right in zip(found[::2], found[1::2], strict=False))


def _crossings(outline: Sequence[Point], y: float) -> Iterator[float]:
    before = outline[-1]
    for here in outline:
        if (here[1] > y) != (before[1] > y):
            yield before[0] + (here[0] - before[0]) * (y - before[1]) / (here[1] - before[1])
        before = here
