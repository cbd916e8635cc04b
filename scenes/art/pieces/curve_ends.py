"""The ends of a chart's curves: badge, name and last value of each, moved apart where they would overlap."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import pygame

from scenes.art import SMALLEST_TYPE, Frame, Style, Typeface, names, palette as pal, pictograms, text
from scenes.art.letters.signs import lettered

BADGE = 38.0
NAME, NAME_ROOM, WORD_ROOM, LINE_ROOM = 18.0, 104.0, 156.0, 230.0
"""The height of a name, and the greatest widths of a name, of a word, and of a name next to its value, in
design units; all grow where the smallest type does.
"""
ASIDE, GAP, APART = 10.0, 8.0, 6.0
"""The gaps between curve and badge, badge and words, and one end and the next, in design units."""
WORDS = re.compile(r"[^ -]+-?|-")
"""Matches the parts of a name that are not broken."""
ABOVE, BELOW, FURTHER = 18.0, 36.0, 10.0
"""In large text, with one line for each end: the distances by which the ends reach above and below the
curves, and by which they are moved further to the right, past the last round; in design units.
"""
STRAY = 7.0
"""The distance from the curve beyond which a line leads to its end, in design units."""


@dataclass(frozen=True)
class End:
    """A badge (a pictogram), a name, the last value as text, and its height in the chart, 0 to 1."""

    badge: str
    name: str
    value: str
    level: float


def room(ends: Sequence[End], frame: Frame, high: int) -> int:
    """The width of the ends next to curves `high` pixels high, in pixels."""
    ends = _shown(ends, frame, high)
    figure = _low(_figure_style(frame), ends, frame, high)
    value, named = max(text.width(end.value, figure) for end in ends), _named(ends, frame, high)
    words = value + frame.px(GAP) + named if _in_line(ends, frame, high) else max(value, named)
    return _aside(ends, frame, high) + frame.px(BADGE + GAP + 4) + words


def places(ends: Sequence[End], plot: pygame.Rect, frame: Frame) -> list[pygame.Rect]:
    """The rectangle of each end next to the curves."""
    ends = _shown(ends, frame, plot.height)
    high = max(frame.px(BADGE), *(_high(end, ends, plot, frame) for end in ends))
    above, below = _beyond(ends, frame, plot.height)
    step = min(high + frame.px(APART), (above + plot.height + below) // len(ends))
    levels = [plot.bottom - plot.height * end.level for end in ends]
    middles = spread(levels, step, plot.top - above + step / 2, plot.bottom + below - step / 2)
    aside = _aside(ends, frame, plot.height)
    wide, left = room(ends, frame, plot.height) - aside, plot.right + aside
    return [pygame.Rect(left, round(middle) - high // 2, wide, high) for middle in middles]


def draw(surface: pygame.Surface, ends: Sequence[End], plot: pygame.Rect, frame: Frame) -> None:
    """Draw all ends next to the curves in `plot`."""
    ends = _shown(ends, frame, plot.height)
    found = list(zip(ends, places(ends, plot, frame), strict=True))
    for end, place in found:
        _draw_leader(surface, plot, round(plot.bottom - plot.height * end.level), place, frame)
    for end, place in found:
        side = frame.px(BADGE)
        badge = pygame.Rect(place.left, place.centery - side // 2, side, side)
        pictograms.draw(surface, badge, end.badge)
        _draw_words(surface, end, ends, plot, frame, (badge.right + frame.px(GAP), place.centery))


def _shown(ends: Sequence[End], frame: Frame, high: int) -> Sequence[End]:
    """The ends with names if all names fit whole, else without names."""
    if all(_whole(end, ends, frame, high) for end in ends):
        return ends
    return [replace(end, name="") for end in ends]


def _whole(end: End, ends: Sequence[End], frame: Frame, high: int) -> bool:
    limit, lines, floor = _name_room(ends, frame, high), [end.name], frame.floor
    used = _low(_name_style(frame), ends, frame, high)
    if not _in_line(ends, frame, high):
        lines, used = _lines(end, ends, high, frame)
        floor = used.pixels
    return all(text.fit(line, used, limit, floor)[0] == line for line in lines)


def _draw_leader(
    surface: pygame.Surface, plot: pygame.Rect, level: int, place: pygame.Rect, frame: Frame
) -> None:
    """Draw a thin line from the curve to an end that was moved."""
    if abs(level - place.centery) > frame.px(STRAY):
        middle = place.left + frame.px(BADGE / 2), place.centery
        pygame.draw.aaline(surface, pal.rgb("#5d4a2c"), (plot.right, level), middle)


def _draw_words(
    surface: pygame.Surface,
    end: End,
    ends: Sequence[End],
    plot: pygame.Rect,
    frame: Frame,
    at: tuple[int, int],
) -> None:
    """Draw the name above the value, or right of it where there is no height for both."""
    limit = _named(ends, frame, plot.height)
    figure, name = (_low(style(frame), ends, frame, plot.height) for style in (_figure_style, _name_style))
    x, y = at
    if _in_line(ends, frame, plot.height):
        text.draw(surface, end.value, at, figure, middle=True)
        x += max(text.width(each.value, figure) for each in ends) + frame.px(GAP)
        text.draw(surface, end.name, (x, y), name, "left", limit, frame.floor, middle=True)
        return
    lines, used = _lines(end, ends, plot.height, frame)
    top = y - (len(lines) * used.leading + figure.pixels) // 2
    for number, line in enumerate(lines):
        place = (x, top + number * used.leading + used.leading // 2)
        text.draw(surface, line, place, used, "left", limit, used.pixels, middle=True)
    foot = (x, top + len(lines) * used.leading + figure.pixels // 2)
    text.draw(surface, end.value, foot, figure, middle=True)


def _in_line(ends: Sequence[End], frame: Frame, high: int) -> bool:
    """Whether there are too many ends for names above values: name and value are on one line."""
    both = _figure_style(frame).pixels + _name_style(frame).leading + frame.px(APART)
    return len(ends) * both > high


def _low(style: Style, ends: Sequence[End], frame: Frame, high: int) -> Style:
    """The style, no larger than one end's share of the height where name and value are on one line."""
    if not _in_line(ends, frame, high):
        return style
    return style.sized(
        min(style.pixels, max(frame.floor, (high + sum(_beyond(ends, frame, high))) // len(ends)))
    )


def _beyond(ends: Sequence[End], frame: Frame, high: int) -> tuple[int, int]:
    """The distances by which ends reach above and below the curves, in pixels."""
    beyond = frame.is_large and _in_line(ends, frame, high)
    return (frame.px(ABOVE), frame.px(BELOW)) if beyond else (0, 0)


def _aside(ends: Sequence[End], frame: Frame, high: int) -> int:
    """The distance of the badges from the curves, in pixels."""
    return frame.px(ASIDE + FURTHER * (_beyond(ends, frame, high)[1] > 0))


def _high(end: End, ends: Sequence[End], plot: pygame.Rect, frame: Frame) -> int:
    if _in_line(ends, frame, plot.height):
        return _low(_figure_style(frame), ends, frame, plot.height).pixels
    lines, used = _lines(end, ends, plot.height, frame)
    return _figure_style(frame).pixels + len(lines) * used.leading


def _lines(end: End, ends: Sequence[End], all_high: int, frame: Frame) -> tuple[list[str], Style]:
    """The lines of a name and their style, whole if it fits one end's share of the height."""
    style, limit = _name_style(frame), _name_room(ends, frame, all_high)
    for high in (style.leading, all_high // len(ends) - _figure_style(frame).pixels):
        lines, used = names.fitted(end.name, style, (limit, high), frame.floor)
        if all(used.slim * text.width(line, used) <= limit for line in lines):
            break
    return [line for line in lines if line], used


def _name_room(ends: Sequence[End], frame: Frame, high: int) -> int:
    larger = max(1.0, frame.floor / frame.px(SMALLEST_TYPE))
    if _in_line(ends, frame, high):
        return round(frame.px(LINE_ROOM) * larger)
    smallest = names.narrow(frame.floor, _name_style(frame))
    words = (word for end in ends for word in WORDS.findall(end.name))
    widest = max((text.width(word, smallest) for word in words), default=0)
    return max(round(frame.px(NAME_ROOM) * larger), min(widest, round(frame.px(WORD_ROOM) * larger)))


def _named(ends: Sequence[End], frame: Frame, high: int) -> int:
    """The width of the names; next to their values in large text the longest get slimmer letters."""
    name = _low(_name_style(frame), ends, frame, high)
    slim = text.SLIMMEST if frame.is_large and _in_line(ends, frame, high) else 1.0
    widest = max(text.width(end.name, name) for end in ends)
    return min(round(slim * widest), _name_room(ends, frame, high))


def _name_style(frame: Frame) -> Style:
    style = lettered(frame, Typeface.SLAB_BOLD, NAME, pal.INK, 1.8)
    return style.sized(max(frame.floor, style.pixels))


def _figure_style(frame: Frame) -> Style:
    return lettered(frame, Typeface.POSTER, 26, pal.INK, 1.8)


def spread(places: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Move places at least `gap` apart, keeping their order, if possible between `top` and `bottom`.

    Equal places are distributed evenly around their old one.
    """
    order = sorted(range(len(places)), key=lambda number: places[number])
    groups: list[list[int]] = []
    for number in order:
        groups.append([number])
        while len(groups) > 1 and _meet(groups[-2], groups[-1], places, gap):
            groups[-2:] = [groups[-2] + groups[-1]]
    moved = {
        number: first + gap * rank
        for group in groups
        for first in [_first(group, places, gap)]
        for rank, number in enumerate(group)
    }
    moved[order[0]] = max(moved[order[0]], top)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    last = bottom
    for number in reversed(order):
        moved[number] = min(moved[number], last)
        last = moved[number] - gap
    return [max(moved[number], top - gap / 2) for number in range(len(places))]


def _first(group: Sequence[int], places: Sequence[float], gap: float) -> float:
    """The place of the first of a group centred at the mean of its places."""
    return sum(places[number] for number in group) / len(group) - gap * (len(group) - 1) / 2


def _meet(upper: Sequence[int], lower: Sequence[int], places: Sequence[float], gap: float) -> bool:
    """Whether two groups would be nearer to each other than `gap`."""
    return _first(lower, places, gap) < _first(upper, places, gap) + gap * len(upper)
