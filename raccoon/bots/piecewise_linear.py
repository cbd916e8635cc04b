"""Piecewise linear interpolation of figures that are known at a few places, the knots."""

from collections.abc import Sequence
from operator import mul


def shares(knots: Sequence[float], place: float) -> tuple[float, ...]:
    """Return the weight of each of the rising knots at a place; beyond an end its knot counts alone."""
    found = [0.0] * len(knots)
    if place <= knots[0]:
        found[0] = 1.0
    elif place >= knots[-1]:
        found[-1] = 1.0
    else:
        above = next(index for index, knot in enumerate(knots) if knot > place)
        part = (place - knots[above - 1]) / (knots[above] - knots[above - 1])
        found[above - 1], found[above] = 1.0 - part, part
    return tuple(found)


def between(parts: Sequence[float], figures: Sequence[float]) -> float:
    """Return the interpolated figure, by the weights of the knots."""
    found: float = sum(map(mul, parts, figures))
    return found
