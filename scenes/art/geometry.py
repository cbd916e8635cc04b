"""Outlines: smooth curves, rounded polygons, tapered strokes, stars. Points are (x, y), y down."""

import math
from collections.abc import Sequence
from functools import lru_cache

from scenes.art.vector import Point

Polyline = list[Point]


def smooth(
    points: Sequence[Point], closed: bool = True, steps: int = 8, corners: tuple[int, ...] = ()
) -> Polyline:
    """A Catmull-Rom curve through `points`; the indices in `corners` stay sharp."""
    count = len(points)
    line: Polyline = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        before = points[i - 1] if closed or i else points[0]
        after = points[(i + 2) % count] if closed or i + 2 < count else points[-1]
        leave = _tangent(before, points[j], points[i], points[j], i in corners, j in corners)
        arrive = _tangent(points[i], after, points[i], points[j], j in corners, i in corners)
        line += [_hermite(points[i], leave, points[j], arrive, k / steps) for k in range(steps)]
    return line if closed else [*line, points[-1]]


def _tangent(before: Point, after: Point, start: Point, end: Point, sharp: bool, other: bool) -> Point:
    """The tangent at one end of a segment; segments that touch a sharp corner run straight into it."""
    if sharp and other:
        return end[0] - start[0], end[1] - start[1]
    if sharp:
        return (end[0] - start[0]) * 0.6, (end[1] - start[1]) * 0.6
    return (after[0] - before[0]) * 0.5, (after[1] - before[1]) * 0.5


def _hermite(a: Point, leave: Point, b: Point, arrive: Point, t: float) -> Point:
    h1, h2 = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
    h3, h4 = 3 * t**2 - 2 * t**3, t**3 - t**2
    return (
        h1 * a[0] + h2 * leave[0] + h3 * b[0] + h4 * arrive[0],
        h1 * a[1] + h2 * leave[1] + h3 * b[1] + h4 * arrive[1],
    )


def circle(centre: Point, radius: float, count: int = 64, ry: float | None = None) -> Polyline:
    """Points round a circle, or an ellipse of half height `ry`."""
    return [
        (
            centre[0] + math.cos(math.tau * k / count) * radius,
            centre[1] + math.sin(math.tau * k / count) * (ry or radius),
        )
        for k in range(count)
    ]


def star(centre: Point, outer: float, inner: float, rays: int, turn: float = -math.pi / 2) -> Polyline:
    """A star of `rays` points, the first at angle `turn`."""
    line = []
    for k in range(rays * 2):
        angle, radius = turn + math.pi * k / rays, inner if k % 2 else outer
        line.append((centre[0] + math.cos(angle) * radius, centre[1] + math.sin(angle) * radius))
    return line


def ribbon(points: Sequence[Point], widths: Sequence[float]) -> Polyline:
    """A stroke whose width changes from point to point, as a closed outline."""
    left: Polyline = []
    right: Polyline = []
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        ox, oy = -dy / length * widths[i] / 2, dx / length * widths[i] / 2
        left.append((x + ox, y + oy))
        right.append((x - ox, y - oy))
    return left + right[::-1]


def tapered(points: Sequence[Point], width: float) -> Polyline:
    """A stroke that swells in the middle and thins out at both ends: an engraver's line."""
    return ribbon(points, [width * share for share in _swelling(len(points))])


@lru_cache(maxsize=64)
def _swelling(count: int) -> tuple[float, ...]:
    last = max(1, count - 1)
    return tuple(math.sin(math.pi * (i + 0.35) / (last + 0.7)) ** 0.7 for i in range(count))


def spiral(centre: Point, start: float, end: float, angle: float, turns: float, count: int = 26) -> Polyline:
    """A line that winds from radius `start` to radius `end`."""
    line = []
    for i in range(count + 1):
        a, r = angle + turns * math.tau * i / count, start + (end - start) * i / count
        line.append((centre[0] + math.cos(a) * r, centre[1] + math.sin(a) * r))
    return line
