"""Words on signs, plates and boards, with sizes in design units and rules for large text."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from scenes.art import Align, Colour, Frame, Style, Typeface, text

LARGEST = 1.84
"""The factor by which words on signs grow at most in large text."""


def lettered(
    frame: Frame, face: Typeface, units: float, colour: Colour, most: float = 1.1, shadow: int = 0
) -> Style:
    """The style of letters of `units` design units, which grow with the text scale at most `most` times; in
    large text up to `LARGEST` times, slimmer before smaller.
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
    """Draw one line, `at` half the height of its capitals, fitted to `limit` pixels: slimmer in enlarged
    text, smaller, then in a narrower typeface before it is cut. `style`: typeface, design units, colour.
    """
    face, units, colour = style
    slim = text.NARROWEST if frame.is_large else text.SLIMMEST if frame.text_scale > 1 else 1.0
    used = Style(face, max(frame.floor, frame.type(units, most)), colour, slim=slim)
    if text.fit(words, used, max(1, limit), frame.floor)[0] != words:
        faces = (Style(each, frame.floor, colour) for each in (face, Typeface.SLAB))
        used = min(faces, key=lambda each: text.width(words, each))
    return text.draw(surface, words, at, used, align, max(1, limit), frame.floor, middle=True)


CLOSE = 1.1
"""The distance of close lines as a share of their type."""


@dataclass(frozen=True)
class CloseLines:
    """Words on close lines, in letters as slim as their style allows; `apart` is their distance as in
    `CLOSE`.
    """

    words: tuple[str, ...]
    style: Style
    apart: float

    @property
    def height(self) -> int:
        """The height of all lines, in pixels."""
        return len(self.words) * round(self.apart * self.style.pixels)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, align: Align = "centre") -> None:
        """Draw the lines in a box, centred vertically."""
        leading = round(self.apart * self.style.pixels)
        top, floor = box.centery - (len(self.words) - 1) * leading // 2, self.style.pixels
        for number, words in enumerate(self.words):
            at = box.left if align == "left" else box.centerx, top + number * leading
            limit = max(box.width, round(self.style.slim * text.width(words, self.style)))
            text.draw(surface, words, at, self.style, align, limit, floor, middle=True)


def lines(
    words: str, style: Style, size: tuple[int, int], least: int, apart: float = CLOSE
) -> CloseLines | None:
    """The words broken into lines that fit `size`, as large as possible; None if that is below `least`
    pixels.
    """
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
    """The words broken into lines that fit `size`, in their type or one pixel less: at the first of these
    distances that fits, in the widest letters that fit; None where none do.
    """
    tried = product((style.pixels, style.pixels - 1), aparts, text.SLIMMER)
    slimmer = ((style.sized(pixels)._replace(slim=slim), apart) for pixels, apart, slim in tried)
    return next(filter(None, (lines(words, each, size, each.pixels, by) for each, by in slimmer)), None)
