"""The points by round of all tries at a deal in one chart, where the rows leave room for it."""

from collections.abc import Sequence

import pygame

from raccoon.app.text import Say
from raccoon.app.wording import begun
from scenes.art import palette as pal
from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters.signs import lettered
from scenes.art.pieces import chart
from scenes.duplicate.rows import TryRow

LEAST, HEAD, ASIDE = 250.0, 56.0, 160.0
"""The least height of the chart with its heading, the height of that, and the space at both sides."""
GEAR = "gear"


def draw(
    surface: pygame.Surface, box: pygame.Rect, rows: Sequence[TryRow], chosen: TryRow, say: Say, frame: Frame
) -> None:
    """The chart into a box; nothing where that is low, or where the game tells no points by round."""
    told = [row for row in rows if len(row.course) > 1]
    if not told or box.height < frame.px(LEAST):
        return
    style = lettered(frame, Typeface.POSTER, 26, pal.OXBLOOD_DEEP)
    at = box.centerx, box.top + frame.px(HEAD) // 2
    text.draw(surface, begun(say("duplicate.curve")), at, style, "centre", box.width, frame.floor, True)
    place = box.inflate(-2 * frame.px(ASIDE), 0)
    place.top, place.height = box.top + frame.px(HEAD), box.height - frame.px(HEAD)
    rounds = max(len(row.course) for row in told)
    curves = [_curve(row, number, rounds, row is chosen) for number, row in enumerate(told)]
    chart.chart(surface, place, frame, tuple(map(float, range(rounds))), curves, str)


def _curve(row: TryRow, number: int, rounds: int, thick: bool) -> chart.Curve:
    """A try's: when its game is over its points stay as they are."""
    values = row.course + row.course[-1:] * (rounds - len(row.course))
    if row.one.level:
        colours = [*pal.SEAT.values()]
        return chart.Curve(values, colours[number % len(colours)], GEAR, row.who, thick)
    seat = row.one.seats[row.one.seat]
    return chart.Curve(values, pal.SEAT[seat.colour], f"emblem {seat.emblem} {seat.colour}", row.who, thick)
