"""Patterns of an engraver, by which seats and pieces are told apart without their colours."""

import math
from collections.abc import Iterable, Sequence

import pygame

from scenes.art import Point, theme
from scenes.art.linework.hatching import hatching, lines
from scenes.art.palette import INK, IVORY, SEAT, Colour, luminance, mix, rgb

Pattern = tuple[float, ...]
"""The angles of its lines, clockwise from level."""
RISING, LEVEL, FALLING = (-math.pi / 4,), (0.0,), (math.pi / 4,)
LATTICE, GRID, UPRIGHT = RISING + FALLING, LEVEL + (math.pi / 2,), (math.pi / 2,)
PATTERNS: Sequence[Pattern] = (RISING, LEVEL, FALLING, LATTICE, GRID, UPRIGHT)
SPACE, LINE = 8.0, 2.2
"""Design units from one line to the next, and the width of a line."""
DARK = 0.1
"""The luminance below which a colour has pale lines."""
_meant: dict[Colour, Pattern] = {}


def add(colours: Iterable[Colour]) -> None:
    """Make colours known that mean something, each with a pattern of its own; once more is no harm."""
    _meant.update(zip(colours, PATTERNS, strict=False))


def ink(colour: Colour) -> Colour:
    """The colour of the lines on a colour."""
    return mix(colour, IVORY, 0.6) if luminance(colour) < DARK else mix(colour, INK, 0.75)


def path(colour: Colour, outline: Sequence[Point], space: float) -> str:
    """Path data of a colour's pattern within an outline; a dot beside it where the player has no wish."""
    wished = _meant.get(colour, ()) if theme.patterns() else ()
    return "".join(hatching(outline, space, angle) for angle in wished) or "M0 0"


def lay(surface: pygame.Surface, place: pygame.Rect | Sequence[Point], colour: Colour, k: float) -> None:
    """Lay a colour's pattern over what it fills, where the player wishes; `k` pixels are a design unit."""
    if theme.patterns() and colour in _meant:
        outline = corners(place) if isinstance(place, pygame.Rect) else place
        space, line = max(3, round(SPACE * k)), max(1, round(LINE * k))
        engrave(surface, outline, _meant[colour], ink(colour), space, line)


def engrave(
    surface: pygame.Surface,
    outline: Sequence[Point],
    pattern: Pattern,
    ink: Colour,
    space: float,
    width: int = 1,
) -> None:
    """Draw the lines of a pattern within an outline, `space` pixels apart."""
    for angle in pattern:
        for start, end in lines(outline, space, angle):
            pygame.draw.line(surface, rgb(ink), start, end, width)


def corners(rect: pygame.Rect) -> Sequence[Point]:
    """The corners of a rectangle, one after the other."""
    return rect.topleft, rect.topright, rect.bottomright, rect.bottomleft


add(SEAT.values())
