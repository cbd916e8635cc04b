"""Hatched patterns that distinguish seats and pieces without their colours, where the player wants them."""

import math
from collections.abc import Iterable, Sequence

import pygame

from scenes.art import Point, theme
from scenes.art.linework.hatching import hatching, lines
from scenes.art.palette import INK, IVORY, SEAT, Colour, luminance, mix, rgb

Pattern = tuple[float, ...]
"""The angles of its lines, clockwise from horizontal, in radians."""
RISING, LEVEL, FALLING = (-math.pi / 4,), (0.0,), (math.pi / 4,)
LATTICE, GRID, UPRIGHT = RISING + FALLING, LEVEL + (math.pi / 2,), (math.pi / 2,)
PATTERNS: Sequence[Pattern] = (RISING, LEVEL, FALLING, LATTICE, GRID, UPRIGHT)
SPACE, LINE = 8.0, 2.2
"""The distance of the lines and the width of a line, in design units."""
DARK = 0.1
"""The luminance below which a colour gets pale lines."""
_meant: dict[Colour, Pattern] = {}


def add(colours: Iterable[Colour]) -> None:
    """Assign a pattern to each of these colours; doing so again has no effect."""
    _meant.update(zip(colours, PATTERNS, strict=False))


def ink(colour: Colour) -> Colour:
    """The colour of the pattern's lines on a colour."""
    return mix(colour, IVORY, 0.6) if luminance(colour) < DARK else mix(colour, INK, 0.75)


def path(colour: Colour, outline: Sequence[Point], space: float) -> str:
    """SVG path data of a colour's pattern within an outline; an invisible point while patterns are off."""
    wished = _meant.get(colour, ()) if theme.patterns() else ()
    return "".join(hatching(outline, space, angle) for angle in wished) or "M0 0"


def lay(surface: pygame.Surface, place: pygame.Rect | Sequence[Point], colour: Colour, k: float) -> None:
    """Draw a colour's pattern over an area, if patterns are on; `k` is the pixels of a design unit."""
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
    """The corners of a rectangle as an outline."""
    return rect.topleft, rect.topright, rect.bottomright, rect.bottomleft


add(SEAT.values())
