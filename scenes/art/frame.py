"""Frame: converts design units (a sheet of 1920×1080) to pixels of the window."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from scenes.art import theme

Size = tuple[int, int]
"""Width and height, in pixels."""
Paint = Callable[[pygame.Surface, pygame.Rect], None]
"""A function that draws something into a rectangle of a surface, in pixels."""


def picture_painter(make: Callable[[Size], pygame.Surface]) -> Paint:
    """A `Paint` that draws the picture `make` returns for the rectangle's size."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(make(rect.size), rect)

    return paint


DESIGN = (1920, 1080)
SMALLEST_PIXELS = 12
"""The smallest type in any window."""
SMALLEST_TYPE = 18
HEADING = 56
"""The size up to which large text enlarges a heading, in design units: three times the smallest type."""
LARGE_TEXT = 1.0
"""The text scale above which layouts give the room of ornaments to words."""


@dataclass(frozen=True)
class Frame:
    """A sheet of design units laid over pixels: an origin, a scale and the player's text scale.

    `Frame.of` lays the whole 1920×1080 sheet, centred, over a window; `Frame.within` lays a piece's
    own small sheet over a rectangle. Edges are rounded one by one, so that neighbours share an edge.
    It includes the theme, so that pictures cached by frame are drawn again under another theme.
    """

    left: float
    top: float
    scale: float
    text_scale: float = 1.0
    high_contrast: bool = field(default_factory=theme.high_contrast)
    patterns: bool = field(default_factory=theme.patterns)
    least: int = SMALLEST_PIXELS
    """The smallest type in pixels at any scale; a part of a window takes over the whole window's."""

    @classmethod
    def of(cls, size: tuple[int, int], text_scale: float = 1.0) -> "Frame":
        """The design sheet as large as fits a window of `size` pixels, centred."""
        width, height = size
        scale = min(width / DESIGN[0], height / DESIGN[1])
        return cls((width - DESIGN[0] * scale) / 2, (height - DESIGN[1] * scale) / 2, scale, text_scale)

    @classmethod
    def within(cls, rect: pygame.Rect, design: tuple[float, float], text_scale: float = 1.0) -> "Frame":
        """A piece's sheet of `design` units, centred in `rect`."""
        scale = min(rect.width / design[0], rect.height / design[1])
        left = rect.left + (rect.width - design[0] * scale) / 2
        top = rect.top + (rect.height - design[1] * scale) / 2
        return cls(left, top, scale, text_scale)

    def x(self, units: float) -> int:
        """The pixel column of a design abscissa."""
        return round(self.left + units * self.scale)

    def y(self, units: float) -> int:
        """The pixel row of a design ordinate."""
        return round(self.top + units * self.scale)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a design point."""
        return self.x(x), self.y(y)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """The pixel rectangle of a design rectangle."""
        left, top = self.point(x, y)
        return pygame.Rect(left, top, self.x(x + width) - left, self.y(y + height) - top)

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.scale))

    @property
    def is_large(self) -> bool:
        """Whether the text is so large that layouts give the room of ornaments to words."""
        return self.text_scale > LARGE_TEXT

    @property
    def floor(self) -> int:
        """The smallest type allowed, in pixels: 18 at 1080p, in proportion, never under 12."""
        return max(self.least, self.px(SMALLEST_TYPE))

    def type(self, units: float, most: float = 2.0) -> int:
        """A type size in pixels: `units` times the player's text scale, at most `most`; in large text at
        least the smallest type times the whole text scale.
        """
        grown = units * min(self.text_scale, most)
        least = SMALLEST_TYPE * self.text_scale if self.is_large else 0
        return max(self.least, round(max(grown, least) * self.scale))

    def heading(self, units: float) -> int:
        """The type size of a heading in pixels: the text scale enlarges it up to `HEADING` units at most."""
        return self.type(units, max(1.0, HEADING / units))
