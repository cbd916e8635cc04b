"""Stacked bars of the parts of each seat's result, marked by pattern as well as by colour."""

from collections.abc import Sequence

import pygame

from raccoon.app.afterwards.reckoning import ResultParts
from raccoon.app.text import Say
from raccoon.app.wording import signed
from scenes.art import Frame, Style, Typeface, palette as pal, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters
from scenes.table.presentation.result_data import SeatResult

COLOURS = {
    "deal": pal.GILT,
    "draws": pal.GILT_LIGHT,
    "own": "#7c2630",
    "others": pal.TEAL_LIGHT,
    "unexplained": "#b5a98a",
}
NAMES = tuple(COLOURS)
PALE = ("own",)
"""The parts on which figures are pale."""
LEFT, RIGHT, FOOT = 300.0, 130.0, 34.0
"""The room for the names, for the results, and below the bars, in design units."""
STEPS = (10, 25, 50, 100)
CUT, SHORTEST = 0.6, 20
"""The longest bar of what is not explained, as a share of the longest side of all other parts, and its least
limit in points; a longer one is drawn cut, so that the other parts can be read.
"""
PAPER = "#f3e4c0"


class PartBars:
    """The bars of all seats, to one scale, left and right of an even share."""

    def __init__(self, parts: Sequence[ResultParts], seats: Sequence[SeatResult], say: Say) -> None:
        self._rows, self._seats, self._say = [one.rounded for one in parts], seats, say

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        """Draw all bars with their scale into a box."""
        plot = pygame.Rect(box.left + frame.px(LEFT), box.top, 0, box.height - frame.px(FOOT))
        plot.width = box.width - frame.px(LEFT + RIGHT)
        most = _longest(self._rows)
        drawn = [(*row[:-1], max(-most, min(most, row[-1]))) for row in self._rows]
        below = max(1, *(-sum(min(0, n) for n in row) for row in drawn))
        above = max(1, *(sum(max(0, n) for n in row) for row in drawn))
        unit = plot.width / (below + above)
        zero = plot.left + round(below * unit)
        self._draw_scale(surface, plot, (zero, unit), frame)
        high = plot.height // len(self._rows)
        for number, (row, one) in enumerate(zip(self._rows, self._seats, strict=True)):
            line = pygame.Rect(box.left, plot.top + number * high, box.width, high)
            self._draw_seat(surface, line, one, frame)
            bar = pygame.Rect(0, 0, 0, min(frame.px(46), high - frame.px(6)))
            bar.centery = line.centery
            _draw_bar(surface, bar, row, most, (zero, unit), frame)
            style = Style(Typeface.POSTER, frame.type(34, 1.6), pal.GILT_DEEP if one.won else "#5d4a2c")
            whole = signed(sum(row))
            text.draw(surface, whole, (line.right, line.centery), style, "right", middle=True)
        pygame.draw.line(surface, pal.rgb(pal.INK), (zero, plot.top), (zero, plot.bottom), frame.px(3))

    def _draw_scale(
        self, surface: pygame.Surface, plot: pygame.Rect, scale: tuple[int, float], frame: Frame
    ) -> None:
        """Draw pale lines, and below them their distance from an even share."""
        zero, unit = scale
        style = lettered(frame, Typeface.SLAB_BOLD, 18, "#5d4a2c", 1.8)
        even = self._say("luck.even")
        room = max(text.width(even, style), text.width("+100", style) * 2) * 0.8
        step = next((step for step in STEPS if step * unit >= room), STEPS[-1])
        for n in range(-400, 401, step):
            x = zero + round(n * unit)
            if plot.left <= x <= plot.right:
                pygame.draw.line(surface, pal.rgb("#cdb684"), (x, plot.top), (x, plot.bottom))
                at = x, plot.bottom + frame.px(FOOT) // 2
                text.draw(surface, signed(n) if n else even, at, style, "centre", middle=True)

    def _draw_seat(self, surface: pygame.Surface, line: pygame.Rect, one: SeatResult, frame: Frame) -> None:
        side = min(frame.px(60), line.height - frame.px(4))
        face = pygame.Rect(line.left, line.centery - side // 2, side, side)
        mood = characters.PLEASED if one.won else characters.CALM
        characters.portrait(surface, face, one.face, mood, one.seat.colour, one.seat.emblem)
        style = lettered(frame, Typeface.POSTER, 24, pal.INK, 1.8)
        at, room = (face.right + frame.px(12), line.centery), frame.px(LEFT - 24) - side
        text.draw(surface, one.seat.name, at, style, limit=room, floor=frame.floor, middle=True)


def _longest(rows: Sequence[Sequence[int]]) -> int:
    """Return the length, in points, beyond which a bar of what is not explained is cut."""
    sides = [sum(max(0, sign * n) for n in row[:-1]) for row in rows for sign in (-1, 1)]
    return max(SHORTEST, round(CUT * max(sides)))


def _draw_bar(
    surface: pygame.Surface,
    bar: pygame.Rect,
    row: Sequence[int],
    most: int,
    scale: tuple[int, float],
    frame: Frame,
) -> None:
    """Draw the parts of one bar: losses to the left of an even share, gains to the right; of what is not
    explained at most so many points.
    """
    (zero, unit), ends = scale, [0, 0]
    for name, value in zip(NAMES, row, strict=True):
        side = value > 0
        shown = max(-most, min(most, value)) if name == "unexplained" else value
        begin, ends[side] = ends[side], ends[side] + shown
        left, right = sorted((zero + round(begin * unit), zero + round(ends[side] * unit)))
        part = pygame.Rect(left, bar.top, right - left, bar.height)
        if part.width:
            swatch(surface, part, name, frame)
            _draw_value(surface, part, name, value, frame)
            if shown != value:
                _draw_cut(surface, part, right if side else left, frame)


def _draw_cut(surface: pygame.Surface, part: pygame.Rect, end: int, frame: Frame) -> None:
    """Draw a slanted gap near the outer end of a bar that is longer than it is drawn."""
    wide, slant, line = frame.px(8), frame.px(10), frame.px(2.5)
    left = end - (frame.px(26) if end == part.right else -frame.px(8))
    top, foot = part.top - line, part.bottom + line
    gap = [(left + slant, top), (left + slant + wide, top), (left + wide, foot), (left, foot)]
    pygame.draw.polygon(surface, pal.rgb(PAPER), gap)
    pygame.draw.line(surface, pal.rgb(pal.INK), gap[0], gap[3], line)
    pygame.draw.line(surface, pal.rgb(pal.INK), gap[1], gap[2], line)


def _draw_value(surface: pygame.Surface, part: pygame.Rect, name: str, value: int, frame: Frame) -> None:
    ground, ink = COLOURS[name], pal.IVORY if name in PALE else pal.INK
    if frame.high_contrast:
        ground, ink = pal.CREAM_TOP, pal.INK
    style = lettered(frame, Typeface.SLAB_BOLD, 20, ink, 1.3)
    wide = text.width(signed(value), style) + frame.px(8)
    if wide <= part.width:
        plate = pygame.Rect(0, 0, wide, min(part.height - 4, style.leading))
        plate.center = part.center
        surface.fill(pal.rgb(ground), plate)
        text.draw(surface, signed(value), part.center, style, "centre", middle=True)


def swatch(surface: pygame.Surface, rect: pygame.Rect, name: str, frame: Frame) -> None:
    """Fill a rectangle with the colour and pattern of a part."""
    before, step = surface.get_clip(), max(4, frame.px(9))
    surface.set_clip(rect.clip(before))
    surface.fill(pal.rgb(COLOURS[name]), rect)
    line = pal.rgb(pal.mix(COLOURS[name], pal.INK, 0.35))
    if name == "draws":
        for x in range(rect.left - rect.height, rect.right, step):
            pygame.draw.line(surface, line, (x, rect.bottom), (x + rect.height, rect.top))
    elif name == "own":
        for y in range(rect.top + step // 2, rect.bottom, step):
            pygame.draw.line(surface, line, (rect.left, y), (rect.right, y))
    elif name == "others":
        for x in range(rect.left + step // 2, rect.right, step):
            pygame.draw.line(surface, line, (x, rect.top), (x, rect.bottom))
    elif name == "unexplained":
        for x in range(rect.left + step // 2, rect.right, step):
            for y in range(rect.top + step // 2, rect.bottom, step):
                pygame.draw.circle(surface, line, (x, y), max(1, frame.px(1.5)))
    surface.set_clip(before)
    pygame.draw.rect(surface, pal.rgb(pal.INK), rect, max(1, frame.px(1.5)))
