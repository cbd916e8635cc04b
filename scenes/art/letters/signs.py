"""Words on signs, plates and boards, measured in design units."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from scenes.art import Align, Colour, Frame, Style, Typeface, text

LARGEST = 1.84
"""The factor by which words grow at twice the text, where headings and figures would not."""


def lettered(
    frame: Frame, face: Typeface, units: float, colour: Colour, most: float = 1.1, shadow: int = 0
) -> Style:
    """Letters of so many design units that grow at most so many times with the player's text; large text
    grows as a whole, and has slimmer letters before smaller ones.
    """
    large = frame.is_large
    size = frame.type(units, LARGEST if large else most)
    return Style(face, size, colour, shadow, text.NARROWEST if large else 1.0)


def line(
    surface: pygame.Surface,
    words: str,
    at: tuple[int, int],
    style: tuple[Typeface, float, Colour],
    frame: Frame,
    limit: int,
    align: Align = "left",
    most: float = 1.3,
) -> pygame.Rect:
    """One line by the middle of its capitals: face, size in design units, colour; fitted to `limit`, in a
    narrower face before it is cut. Large text has slimmer letters before smaller ones.
    """
    face, units, colour = style
    slim = text.NARROWEST if frame.is_large else text.SLIMMEST if frame.text_scale > 1 else 1.0
    used = Style(face, max(frame.floor, frame.type(units, most)), colour, slim=slim)
    if text.fit(words, used, max(1, limit), frame.floor)[0] != words:
        faces = (Style(each, frame.floor, colour) for each in (face, Typeface.SLAB))
        used = min(faces, key=lambda each: text.width(words, each))
    return text.draw(surface, words, at, used, align, max(1, limit), frame.floor, middle=True)


CLOSE = 1.1
"""The distance of lines that lie close, as a share of their type."""


@dataclass(frozen=True)
class CloseLines:
    """Words on close lines, in letters as slim as their style allows."""

    words: tuple[str, ...]
    style: Style
    apart: float

    @property
    def height(self) -> int:
        """That of all lines."""
        return len(self.words) * round(self.apart * self.style.pixels)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, align: Align = "centre") -> None:
        """Draw them in the middle of a box, from top to bottom."""
        leading = round(self.apart * self.style.pixels)
        top, floor = box.centery - (len(self.words) - 1) * leading // 2, self.style.pixels
        for number, words in enumerate(self.words):
            at = box.left if align == "left" else box.centerx, top + number * leading
            limit = max(box.width, round(self.style.slim * text.width(words, self.style)))
            text.draw(surface, words, at, self.style, align, limit, floor, middle=True)


def lines(
    words: str, style: Style, size: tuple[int, int], least: int, apart: float = CLOSE
) -> CloseLines | None:
    """The words on lines for so much room, as large as they can be; None if that is below `least` pixels."""
    for pixels in range(style.pixels, least - 1, -1):
        tried = style.sized(pixels)
        found = CloseLines(tuple(text.balanced(words, tried, round(size[0] / style.slim))), tried, apart)
        wide = max(text.width(line, tried) for line in found.words)
        if found.height <= size[1] and round(wide * style.slim) <= size[0]:
            return found
    return None


def whole_lines(
    words: str, style: Style, size: tuple[int, int], aparts: Sequence[float] = (CLOSE,)
) -> CloseLines | None:
    """The words on lines in their type, or else a pixel less: at the first of these distances, in the least
    slim letters that have room; None where none have.
    """
    tried = product((style.pixels, style.pixels - 1), aparts, text.SLIMMER)
    slimmer = ((style.sized(pixels)._replace(slim=slim), apart) for pixels, apart, slim in tried)
    return next(filter(None, (lines(words, each, size, each.pixels, by) for each, by in slimmer)), None)
