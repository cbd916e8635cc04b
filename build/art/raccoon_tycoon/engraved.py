"""A building's picture shown large: engraved lines that swell into the shade, thin ones of light."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from art.raccoon_tycoon.three_master import three_master
from art.raccoon_tycoon.trades import TRADES
from scenes.art import palette as pal
from scenes.art.geometry import Polyline
from scenes.art.vector import Drawing, Outline, Point

SHEET = 320.0
SPACING, STEP = 5.4, 16.0
"""Between two lines, and between two points of one."""
SHADE, LIGHT = 0.42, 0.3
"""The strength of the lines in the shade and in the light."""
FINER, THIN, WIDE = 0.55, 3.8, 8.5
"""The share of an outline that is left, the widest that stays whole, and the widest that is drawn on top."""
LARGE = {**TRADES, "ship": three_master}
"""The trades; the ship has more to show where it is seen large."""


def engraved(name: str) -> Drawing:
    """A trade's picture with the finer outlines that a large one allows."""
    sheet = Fine(200, 200)
    LARGE[name](sheet)
    return sheet


class Fine(Drawing):
    """A sheet on which dark outlines come out thinner than they are asked for; what lies under a coloured
    line stays wider than that.
    """

    def path(
        self,
        d: str | Outline,
        fill: str = "none",
        stroke: str = "",
        width: float = 1,
        *more: Any,
        **facts: Any,
    ) -> None:
        """A path."""
        super().path(d, fill, stroke, _finer(fill, stroke, width), *more, **facts)

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: str = "none",
        stroke: str = "",
        width: float = 1,
        *more: Any,
        **facts: Any,
    ) -> None:
        """A circle."""
        super().circle(centre, radius, fill, stroke, _finer(fill, stroke, width), *more, **facts)


def _finer(fill: str, stroke: str, width: float) -> float:
    if stroke != pal.INK:
        return width
    if fill == "none" and width > WIDE:
        return width - 3
    return width * FINER if width > THIN else width


def lines() -> Drawing:
    """Lines over a whole square: the light comes from the upper left."""
    sheet = Drawing(SHEET, SHEET)
    for number in range(round(SHEET / SPACING) + 2):
        y = number * SPACING
        sheet.path(_ribbon(y, _shade), pal.INK, opacity=SHADE)
        sheet.path(_ribbon(y + SPACING / 2, _light), pal.IVORY, opacity=LIGHT)
    return sheet


def _ribbon(y: float, swell: Callable[[float, float], float]) -> Polyline:
    """A line that runs across in a slight wave, as thick at each point as it is dark or light there."""
    points = [number * STEP for number in range(round(SHEET / STEP) + 1)]
    middle = [(x, y + 4.5 * math.sin(x / 46 + y / 70)) for x in points]
    upper = [(x, at - swell(x, y) / 2) for x, at in middle]
    lower = [(x, at + swell(x, y) / 2) for x, at in reversed(middle)]
    return [*upper, *lower]


def _depth(x: float, y: float) -> float:
    """The depth of a point in the shade, 0 to 1."""
    return min(1.0, max(0.0, (0.62 * x + 0.55 * y) / SHEET))


def _shade(x: float, y: float) -> float:
    return 0.05 + 2.8 * max(0.0, _depth(x, y) - 0.34)


def _light(x: float, y: float) -> float:
    return 0.05 + 1.9 * max(0.0, 0.46 - _depth(x, y))
