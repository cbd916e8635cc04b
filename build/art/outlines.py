"""Outlines that only still pictures use."""

import math
from collections.abc import Sequence

from scenes.art.geometry import Polyline
from scenes.art.vector import Point


def symmetric(half: Sequence[Point], centre: float) -> Polyline:
    """A closed outline from its right half, top to bottom, mirrored about ``x = centre``."""
    mirrored = [(2 * centre - x, y) for x, y in reversed(half) if abs(x - centre) > 1e-6]
    return [*half, *mirrored]


def rounded_polygon(points: Sequence[Point], radius: float, steps: int = 6) -> Polyline:
    """A polygon whose corners are rounded."""
    line: Polyline = []
    for i, corner in enumerate(points):
        start = _towards(corner, points[i - 1], radius)
        end = _towards(corner, points[(i + 1) % len(points)], radius)
        line += [_quadratic(start, corner, end, k / steps) for k in range(steps + 1)]
    return line


def _towards(corner: Point, other: Point, distance: float) -> Point:
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = math.hypot(dx, dy) or 1
    reach = min(distance, length * 0.48) / length
    return corner[0] + dx * reach, corner[1] + dy * reach


def _quadratic(a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    return u * u * a[0] + 2 * t * u * b[0] + t * t * c[0], u * u * a[1] + 2 * t * u * b[1] + t * t * c[1]


def offset(points: Sequence[Point], distance: float) -> Polyline:
    """A closed outline moved outward (positive) or inward along its normals."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip([points[-1], *points], points, strict=False))
    side = distance if area > 0 else -distance
    line = []
    for i, (x, y) in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % len(points)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        line.append((x + dy / length * side, y - dx / length * side))
    return line
