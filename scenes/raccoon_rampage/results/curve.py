"""The curve of the impact tracker by turns: red where all would lose, green where the group would win."""

from collections.abc import Sequence
from itertools import pairwise

import pygame

from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import SKULL
from scenes.art import Colour, Drawing, Frame, Typeface, mix, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import chart, curve_ends
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import open_line
from scenes.raccoon_rampage.art.colours import ALARM, INK, RELIEF

EDGE, LARGE_EDGE = 52, 36
"""Room at the right for the last figure, and more of it in large text, in design units."""
LEAST = 3
"""The least range of the scale on either side of 0."""


def paint(
    impacts: Sequence[int], surface: pygame.Surface, box: pygame.Rect, frame: Frame, share: float = 1.0
) -> None:
    """Draw the curve into a box, up to that share of its length."""
    room = _room(box, frame, frame.px(30))
    zero = _draw(impacts, surface, room, frame, share)
    style = lettered(frame, Typeface.SLAB_BOLD, max(18, frame.floor / frame.scale), INK, 1.0)
    text.draw(surface, "0", (room.left - frame.px(10), zero), style, "right", middle=True)


def _draw(
    impacts: Sequence[int], surface: pygame.Surface, room: pygame.Rect, frame: Frame, share: float
) -> int:
    """Draw the curve and its last figure; return the y of 0."""
    surface.blit(_curve(tuple(impacts), room.size, frame.scale, round(share * 100)), room)
    scale = _scale(impacts)
    zero = room.bottom - round(room.height * scale.share(0))
    if share >= 1:
        _last(surface, room, impacts[-1], frame, scale)
    return zero


def drawn_percent(share: float) -> int:
    """The hundredths of the curve that are drawn at that share; 101 with its last figure."""
    return round(share * 100) if share < 1 else 101


def paint_by_round(
    impacts: Sequence[int], last: float, surface: pygame.Surface, box: pygame.Rect, frame: Frame
) -> None:
    """Draw the whole curve on ruled paper, above the rounds up to the `last`, which may be a fraction."""
    top = frame.px(curve_ends.BADGE / 2)
    upper = pygame.Rect(box.left, box.top + top, box.width, box.height - top - chart.foot(frame))
    scale = _scale(impacts)
    room = _room(upper, frame, chart.beside(frame, scale, signed))
    chart.ruled(surface, room, frame, scale, signed)
    _draw(impacts, surface, room, frame, 1.0)
    chart.rounds(surface, room, frame, last)


def _room(box: pygame.Rect, frame: Frame, left: int) -> pygame.Rect:
    """The box of the curve, between its scale and its last figure."""
    edge = frame.px(EDGE + (LARGE_EDGE if frame.is_large else 0))
    return pygame.Rect(box.left + left, box.top, box.width - left - edge, box.height)


def _scale(impacts: Sequence[int]) -> chart.Scale:
    """The range of values of the curve's axis."""
    return chart.Scale.of(min(-LEAST, *impacts), max(LEAST, *impacts))


def _colour(impact: int) -> Colour:
    return RELIEF if impact < 0 else ALARM


def _last(
    surface: pygame.Surface,
    room: pygame.Rect,
    impact: int,
    frame: Frame,
    scale: chart.Scale,
) -> None:
    """Draw a dot at the end of the curve, and the figure."""
    y = room.bottom - round(room.height * scale.share(impact))
    pygame.draw.circle(surface, INK, (room.right, y), frame.px(7))
    pygame.draw.circle(surface, _colour(impact), (room.right, y), frame.px(5))
    colour = mix(_colour(impact), INK, 0.45)
    style = lettered(frame, Typeface.POSTER, max(24, frame.floor / frame.scale), colour, 1.0)
    words = signed(min(impact, SKULL))
    text.draw(surface, words, (room.right + frame.px(12), y), style, middle=True)


@surface_cache(8)
def _curve(impacts: tuple[int, ...], size: tuple[int, int], scale: float, percent: int) -> pygame.Surface:
    """The line over hatched ground, with alpha."""
    values = _scale(impacts)
    sheet, (width, height) = Drawing(*map(float, size)), size
    unit = height / (values.most - values.least)
    zero = unit * values.most
    step, thick = width / max(1, len(impacts) - 1), max(1.5, 2.6 * scale)
    points = [(number * step, zero - impact * unit) for number, impact in enumerate(impacts)]
    points = [point for point in points if point[0] <= width * percent / 100 + 0.5]
    _hatch(sheet, points, zero, 7 * scale)
    sheet.path(f"M0 {zero:.1f}H{width}", "none", INK, max(1.0, 1.6 * scale))
    if len(points) > 1:
        sheet.path(open_line(points), "none", INK, thick)
    return sheet.surface(size)


def _hatch(sheet: Drawing, points: Sequence[tuple[float, float]], zero: float, gap: float) -> None:
    """Draw upright lines between the curve and 0, red above it and green below."""
    lines: dict[Colour, str] = {ALARM: "", RELIEF: ""}
    for (left, y), (right, after) in pairwise(points):
        x = left + (-left) % gap
        while x < right:
            here = y + (after - y) * (x - left) / (right - left)
            lines[ALARM if here < zero else RELIEF] += f"M{x:.1f} {zero:.1f}V{here:.1f}"
            x += gap
    for colour, path in lines.items():
        if path:
            sheet.path(path, "none", colour, max(1.0, gap * 0.42), opacity=0.85)
