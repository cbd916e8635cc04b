"""Clouds and steam: rounds of vapour merged into one body, lit from one side and hatched on the other."""

import math
from collections.abc import Sequence

from scenes.art.geometry import tapered
from scenes.art.vector import Drawing, Point

LIT, MIDDLE, SHADED, EDGE = "#fffcee", "#f8e3bb", "#cf9f7e", "#7c4d39"
"""The tones from the lit side to the far side, and the ink of the outlines."""

Ball = tuple[float, float, float]
"""A round of vapour: x, y, radius."""


def billow(sheet: Drawing, balls: Sequence[Ball], light: Point) -> None:
    """Rounds of vapour merged into one body: an outline, a tone, then light and hatching on each."""
    top, foot = min(y - r for _, y, r in balls), max(y + r for _, y, r in balls)
    for x, y, radius in balls:
        sheet.circle((x, y), radius + 1.8, EDGE)
    body = sheet.down(top, foot, (0, LIT), (0.5, MIDDLE), (1, SHADED))
    for x, y, radius in balls:
        sheet.circle((x, y), radius, body)
    for x, y, radius in sorted(balls, key=lambda ball: ball[1]):
        turn = math.atan2(light[1] - y, light[0] - x)
        lit = (x + math.cos(turn) * radius * 0.4, y + math.sin(turn) * radius * 0.4)
        stops = ((0, LIT, 0.95), (0.45, LIT, 0.4), (1, LIT, 0))
        sheet.circle((x, y), radius * 0.97, sheet.radial(lit, radius * 1.15, *stops))
        _crescents(sheet, (x, y), radius, turn + math.pi)


def _crescents(sheet: Drawing, at: Point, radius: float, away: float) -> None:
    """The hatching of a round on the side away from the light."""
    count = max(0, int(radius / 4.2)) if radius > 9 else 0
    for number in range(count):
        reach, span = radius * (0.97 - 0.09 * number), 1.2 * (1 - number / count) ** 0.7
        if span < 0.18 or reach < 4:
            return
        arc = [
            (
                at[0] + reach * math.cos(away + span * step / 6),
                at[1] + reach * math.sin(away + span * step / 6),
            )
            for step in range(-6, 7)
        ]
        sheet.path(tapered(arc, 2.1 - 0.9 * number / count), EDGE, opacity=0.55)
