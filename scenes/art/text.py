"""Plain text: measuring, fitting, wrapping and drawing lines of type."""

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from raccoon.app.grammar import SOFT
from scenes.art import theme
from scenes.art.fonts import Typeface, cap_height, font
from scenes.art.letters import typeset
from scenes.art.moving.incremental import temporarily
from scenes.art.palette import CREAM, NIGHT, Colour, rgb
from scenes.art.surface_cache import note, surface_cache, unspoken

Align = Literal["left", "centre", "right"]
ELLIPSIS = "…"
PRINTED = {ord("'"): "’", ord("\u202f"): "\u00a0", ord(SOFT): None}
"""Replacements of signs before drawing: only the slab typeface has a narrow no-break space."""
BLANKS = {ord(" "): "\u2009\u200a", ord("\u00a0"): "\u2009\u200a"}
"""A blank in small type of the typefaces in `TIGHT`: a thin space and a hair space."""
MEASURED = 4096
"""Lines whose measures are cached."""
SMALLEST_SHARE = 0.72
"""The share of its size to which a line shrinks before it is cut with an ellipsis."""
TIGHT, SPACED = (Typeface.SLAB, Typeface.SLAB_BOLD, Typeface.POSTER), 15
"""Typefaces whose spaces are too narrow below so many pixels."""
SLIMMER = (1.0, 0.92, 0.84, 0.76, 0.68)
"""The widths of letters that are tried, as shares of their own."""
TIGHT_LEADING = 0.88
"""The share of the usual line distance that lines of slim letters need."""
SLIMMEST = 0.84
"""The least width of a name's letters, as a share, before the name is broken."""
NARROWEST = 0.68
"""The least width of a line's letters, as a share, before the line is cut."""


_whole_only: ContextVar[bool] = ContextVar("whole_only", default=False)
_figures: ContextVar[tuple[pygame.Surface, list[tuple[str, pygame.Rect]]] | None] = ContextVar(
    "figures", default=None
)


class Style(NamedTuple):
    """A typeface at a size in pixels (from `Frame.type`), a colour, the offset of its shadow in pixels, and
    the share of their width to which letters may become slimmer before they become smaller.
    """

    face: Typeface
    pixels: int
    colour: Colour = CREAM
    shadow: int = 0
    slim: float = 1.0

    def sized(self, pixels: int) -> "Style":
        """The same style at another size."""
        return self._replace(pixels=pixels)

    def coloured(self, colour: Colour) -> "Style":
        """The same style in another colour."""
        return self._replace(colour=colour)

    @property
    def leading(self) -> int:
        """The usual distance between two baselines, in pixels."""
        return round(self.pixels * 1.28)


def set_in_type(words: str) -> str:
    """Words with typographic signs: the apostrophe of print, no soft hyphens."""
    return words.translate(PRINTED)


def _composed(words: str, face: Typeface, pixels: int) -> str:
    """The same, with wider spaces in typefaces whose own are too narrow in small type."""
    words = set_in_type(words)
    return words.translate(BLANKS) if face in TIGHT and pixels < SPACED else words


@lru_cache(maxsize=MEASURED)
def width(words: str, style: Style) -> int:
    """The width of a line, in pixels."""
    if not words:
        return 0
    words = _composed(words, style.face, style.pixels)
    if typeset.is_simple(words, style.face):
        return font(style.face, style.pixels).size(words)[0]
    return typeset.width(words, style.face, style.pixels)


@lru_cache(maxsize=MEASURED)
def fit(words: str, style: Style, limit: int, floor: int | None = None) -> tuple[str, Style]:
    """A line and style that fit `limit` pixels: smaller down to `floor`, then cut with an ellipsis."""
    if width(words, style) <= limit:
        return words, style
    smallest = smallest_for(style, floor)
    for pixels in range(style.pixels - 1, smallest - 1, -1):
        smaller = style.sized(pixels)
        if width(words, smaller) <= limit:
            return words, smaller
    smaller = style.sized(smallest)
    return _cut(words, smaller, limit), smaller


def smallest_for(style: Style, floor: int | None) -> int:
    """The size in pixels to which a style may shrink: `floor`, or its usual share."""
    return min(style.pixels, max(6, floor or round(style.pixels * SMALLEST_SHARE)))


def draw(
    surface: pygame.Surface,
    words: str,
    at: tuple[int, int],
    style: Style,
    align: Align = "left",
    limit: int | None = None,
    floor: int | None = None,
    middle: bool = False,
) -> pygame.Rect:
    """Draw one line. `at` is on the baseline or, with `middle`, at half the height of the capitals.

    With `limit` it is made to fit that many pixels (see `fit`). Returns the rectangle covered.
    """
    note(words)
    if limit is not None:
        words, style = _whole(words, style, limit, floor)
    image = _drawn(words, style, theme.ink(style.colour), limit)
    high = cap_height(style.face, style.pixels)
    baseline = at[1] + (high // 2 if middle else 0)
    if _whole_only.get() and (baseline - high < (clip := surface.get_clip()).top or baseline > clip.bottom):
        return pygame.Rect(at, image.get_size())
    left = at[0] - {"left": 0, "centre": image.get_width() // 2, "right": image.get_width()}[align]
    top = baseline - _ascent(words, style.face, style.pixels)
    if style.shadow:
        shade = _drawn(words, style, NIGHT, limit)
        surface.blit(shade, (left, top + style.shadow))
    place = surface.blit(image, (left, top))
    if (noted := _figures.get()) and noted[0] is surface and any(map(str.isdigit, words)):
        ink = image.get_bounding_rect().move(left, top)
        noted[1].append((words, ink.inflate(2, 2 + 2 * style.shadow)))
    return place


def whole_only() -> AbstractContextManager[None]:
    """Within this, leave out lines that the upper or lower edge of the clip would cut."""
    return temporarily(_whole_only, True)


@contextmanager
def noting_figures(surface: pygame.Surface) -> Iterator[list[tuple[str, pygame.Rect]]]:
    """Collect the lines with digits that are drawn onto the surface within this, with their places."""
    noted: list[tuple[str, pygame.Rect]] = []
    with temporarily(_figures, (surface, noted)):
        yield noted


def wrap(words: str, style: Style, limit: int) -> list[str]:
    """The text broken into lines of at most `limit` pixels; a longer word is broken at its soft hyphens."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in _words(paragraph, style, limit):
            longer = f"{line} {word}" if line else word
            if line and width(longer, style) > limit:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _words(paragraph: str, style: Style, limit: int) -> Iterator[str]:
    for word in paragraph.split(" "):
        yield from parts(word, style, limit) if SOFT in word else (word,)


def parts(word: str, style: Style, limit: int) -> list[str]:
    """The word, or, if it is wider than `limit` pixels, its parts between soft hyphens, as long as fit."""
    if width(word, style) <= limit:
        return [word]
    found, (*before, last) = [""], word.split(SOFT)
    for part, hyphen in (*((part, "-") for part in before), (last, "")):
        if found[-1] and width(f"{found[-1]}{part}{hyphen}", style) > limit:
            found[-1] += "-" * (not found[-1].endswith("-"))
            found.append("")
        found[-1] += part
    return found


@lru_cache(maxsize=256)
def balanced(words: str, style: Style, limit: int) -> list[str]:
    """The text broken into as few lines as `wrap` needs, all of about the same length."""
    lines = wrap(words, style, limit)
    low, high = max(_unbroken(words, style, limit), limit // max(1, len(lines))), limit
    while len(lines) > 1 and low < high:
        middle = (low + high) // 2
        tried = wrap(words, style, middle)
        if len(tried) > len(lines) or any(width(line, style) > middle for line in tried):
            low = middle + 1
        else:
            high, lines = middle, tried
    return lines


def _unbroken(words: str, style: Style, limit: int) -> int:
    """The width of the widest word with soft hyphens that fits `limit` unbroken."""
    found = (width(word, style) for word in re.split("[ \n]", words) if SOFT in word)
    return max((wide for wide in found if wide <= limit), default=0)


def height(words: str, style: Style, limit: int) -> int:
    """The height of the text when wrapped to `limit` pixels, in pixels."""
    return len(wrap(words, style, limit)) * style.leading


def paragraph(
    surface: pygame.Surface,
    words: str,
    box: pygame.Rect,
    style: Style,
    align: Align = "left",
    centred: bool = False,
    floor: int | None = None,
) -> pygame.Rect:
    """Draw wrapped text into `box`, shrunk until it fits, though not below `floor` pixels.

    `centred`: vertically in the box. Returns the rectangle covered.
    """
    note(words)
    style, wide = _condensed(words, style, box.size, floor)
    lines = (balanced if align == "centre" else wrap)(words, style, wide)
    step = min(style.leading, box.height // len(lines)) if style.slim < 1 else style.leading
    used = len(lines) * step
    top = box.top + (max(0, box.height - used) // 2 if centred else 0)
    x = {"left": box.left, "centre": box.centerx, "right": box.right}[align]
    with unspoken():
        for number, line in enumerate(lines):
            baseline = top + number * step + round(style.pixels * 0.96 - (style.leading - step) / 2)
            draw(surface, line, (x, baseline), style, align, box.width, floor)
    return pygame.Rect(box.left, top, box.width, used)


@lru_cache(maxsize=256)
def _condensed(words: str, style: Style, room: tuple[int, int], floor: int | None) -> tuple[Style, int]:
    """The style with the largest type that fits, in letters as wide as possible, and the width to wrap to."""
    smallest = smallest_for(style, floor)
    if style.slim == 1:
        while style.pixels > smallest and height(words, style, room[0]) > room[1]:
            style = style.sized(style.pixels - 1)
        return style, room[0]
    for pixels in range(style.pixels, smallest - 1, -1):
        sized = style.sized(pixels)
        for slim in SLIMMER:
            wide = int(room[0] / slim)
            if slim >= style.slim and _has_room(words, sized, (wide, room[1])):
                return sized, wide
    return style.sized(smallest), room[0]


def _has_room(words: str, style: Style, room: tuple[int, int]) -> bool:
    """Whether the wrapped text fits the box with the tightest leading."""
    lines = wrap(words, style, room[0])
    leading = TIGHT_LEADING if len(lines) > 1 else 1
    widest = max((width(line, style) for line in lines), default=0)
    return widest <= room[0] and len(lines) * style.leading * leading <= max(room[1], style.leading)


def _cut(words: str, style: Style, limit: int) -> str:
    while words and width(words.rstrip() + ELLIPSIS, style) > limit:
        words = words[:-1]
    return words.rstrip() + ELLIPSIS


def _whole(words: str, style: Style, limit: int, floor: int | None) -> tuple[str, Style]:
    """The result of `fit`, or the whole line where slimmer letters make it fit."""
    fitting, used = fit(words, style, round(limit / style.slim), floor)
    slim = fitting != words and round(NARROWEST * width(words, used)) <= limit
    return words if slim else fitting, used


def _drawn(words: str, style: Style, colour: Colour, limit: int | None) -> pygame.Surface:
    """The line's picture, in slimmer letters where it is up to half as wide again as `limit`."""
    image = _render(words, style.face, style.pixels, colour)
    if limit is None or not round(NARROWEST * image.get_width()) <= limit < image.get_width():
        return image
    return _slimmed(words, style, colour, limit)


@surface_cache(256)
def _slimmed(words: str, style: Style, colour: Colour, limit: int) -> pygame.Surface:
    image = _render(words, style.face, style.pixels, colour)
    return pygame.transform.smoothscale(image, (limit, image.get_height()))


@surface_cache(1024)
def _render(words: str, face: Typeface, pixels: int, colour: Colour) -> pygame.Surface:
    words = _composed(words, face, pixels)
    if typeset.is_simple(words, face):
        return font(face, pixels).render(words, True, rgb(colour)[:3])
    return typeset.render(words, face, pixels, rgb(colour)[:3])


@lru_cache(maxsize=MEASURED)
def _ascent(words: str, face: Typeface, pixels: int) -> int:
    """The height of the line's picture above the baseline, in pixels."""
    words = _composed(words, face, pixels)
    if typeset.is_simple(words, face):
        return font(face, pixels).get_ascent()
    return typeset.ascent(words, face, pixels)
