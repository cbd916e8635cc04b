"""Scales: lozenges in rows over a part of a face."""

from collections.abc import Iterator

from art.relief.flat import Flat
from scenes.art.geometry import Polyline

Rows = tuple[float, float]
"""The lowest and the highest position of the rows, in units of the face."""


def _places(step: float, rows: Rows, half: float) -> Iterator[Polyline]:
    y, odd = rows[0], False
    while y < rows[1]:
        for column in range(round(480 / step) + 1):
            x = -240 + (column + 0.5 * odd) * step
            yield [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
        y, odd = y + step * 0.5, not odd


def scales(flat: Flat, step: float, rows: Rows, colour: str = "#ffffff") -> None:
    """Scales that do not touch each other."""
    for place in _places(step, rows, step * 0.4):
        flat.path(place, colour)


def seams(flat: Flat, step: float, rows: Rows, colour: str, opacity: float = 0.5) -> None:
    """The lines between scales."""
    for place in _places(step, rows, step * 0.5):
        flat.path(place, "none", colour, 2.2, opacity)
