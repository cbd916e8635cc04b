"""A printed page as a list of marks: words, boxes, strokes and pictures with their places.

Places are in units of 1/200 inch. Sizes of letters are whole pixels at 300 dots an inch, the resolution of
the printed picture, so that picture and PDF have the same widths.
"""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from scenes.art import Align, Colour, Size, Style, Typeface, text

WIDE, HIGH = 1654.0, 2339.0
DPI, PER_INCH = 300, 200
DOTS = DPI / PER_INCH
"""The pixels of the printed picture in a unit."""
SMALLEST = 0.55
"""The least size of a line that has to fit, as a share of the usual; a longer line is cut."""
Place = tuple[float, float, float, float]


class Words(NamedTuple):
    """A line, or a word of it, by its left end and baseline; `wide` is its printed width."""

    words: str
    left: float
    base: float
    style: Style
    wide: float


class Box(NamedTuple):
    """A rectangle: filled, or outlined inside its edge with a line of that width."""

    place: Place
    colour: Colour
    line: float = 0.0


class Stroke(NamedTuple):
    """A line through points; `dash` is the length of its dashes and of their gaps, 0 for an unbroken line."""

    points: tuple[tuple[float, float], ...]
    colour: Colour
    wide: float
    dash: float = 0.0


class Plate(NamedTuple):
    """A picture that `paint` makes in a size of pixels."""

    place: Place
    paint: Callable[[Size], pygame.Surface]


Mark = Words | Box | Stroke | Plate


class Sheet:
    """The marks of a page in the order of printing; `title` and `language` are those of the document."""

    def __init__(self, title: str, language: str, paper: Colour, ink: Colour) -> None:
        self.title, self.language = title, language
        self.paper, self.ink = paper, ink
        self.marks: list[Mark] = []
        self.lines: list[str] = []
        """All text of the page in whole lines, for speech output."""

    def style(self, face: Typeface, size: float, colour: Colour = "") -> Style:
        """Return a face at a size in units, by default in the ink of the page."""
        return Style(face, round(size * DOTS), colour or self.ink)

    def write(
        self,
        words: str,
        at: tuple[float, float],
        style: Style,
        align: Align = "left",
        limit: float = 0.0,
        *,
        heard: bool = True,
    ) -> Words:
        """Set a line, smaller if it is wider than `limit`; unless `heard` it is not among `lines`."""
        if limit:
            words, style = text.fit(words, style, round(limit * DOTS), round(style.pixels * SMALLEST))
        wide = width(words, style)
        left = at[0] - {"left": 0.0, "centre": wide / 2, "right": wide}[align]
        mark = Words(words, left, at[1], style, wide)
        self.marks.append(mark)
        self.lines += [words] if heard else []
        return mark

    def fill(self, place: Place, colour: Colour = "") -> None:
        """Add a filled rectangle."""
        self.marks.append(Box(place, colour or self.ink))

    def frame(self, place: Place, line: float, inner: float = 0.0) -> None:
        """Add a frame, and, if `inner` is given, a thin one within it at that distance."""
        self.marks.append(Box(place, self.ink, line))
        if inner:
            x, y, w, h = place
            self.marks.append(Box((x + inner, y + inner, w - 2 * inner, h - 2 * inner), self.ink, 1.0))

    def rule(self, x: float, y: float, w: float, thick: float = 2.0, double: bool = False) -> None:
        """Add a horizontal line; a double one has a thin line below."""
        self.fill((x, y, w, 4.0 if double else thick))
        if double:
            self.fill((x, y + 8, w, 1.0))

    def upright(self, x: float, y: float, h: float) -> None:
        """Add a vertical line between two columns."""
        self.fill((x - 1, y, 2.0, h))

    def picture(self, place: Place, paint: Callable[[Size], pygame.Surface]) -> None:
        """Add a picture."""
        self.marks.append(Plate(place, paint))

    def stroke(
        self, points: list[tuple[float, float]], wide: float, colour: Colour = "", dash: float = 0.0
    ) -> None:
        """Add a line through points."""
        self.marks.append(Stroke(tuple(points), colour or self.ink, wide, dash))


def width(words: str, style: Style) -> float:
    """Return the width of a line in units."""
    return text.width(words, style) / DOTS


def lead(style: Style, lines: float = 1.27) -> float:
    """Return the distance of two baselines in units."""
    return style.pixels / DOTS * lines
