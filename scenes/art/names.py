"""Typed names, fitted whole into a box: in smaller or narrower type, on several lines."""

import re

import pygame

from scenes.art import Align, Style, Typeface, text
from scenes.art.surface_cache import note, unspoken

_SYLLABLE = re.compile(r"(?=(?:[cst]h|(?<![cst])h|(?<![bcdfgkpt])[lr]|[b-dfgj-kmnpqstv-z])[aeiouáéíóúäöü])")
"""Matches where a syllable may begin: before a consonant followed by a vowel."""


def syllables(word: str) -> list[int]:
    """The indices in a word at which a syllable may begin, at least two letters from its ends."""
    return [match.start() for match in _SYLLABLE.finditer(word) if 1 < match.start() < len(word) - 1]


def broken_name(name: str, style: Style, limit: int, most: int) -> list[str]:
    """Break a name into at most `most` lines of `limit` pixels: at spaces and hyphens where possible, else
    before a syllable, else anywhere.
    """
    lines: list[str] = []
    rest = name
    while rest and len(lines) < most - 1:
        end = len(rest)
        while end > 1 and text.width(rest[:end], style) > limit:
            end -= 1
        if end < len(rest):
            begun = [at for at in syllables(rest) if at <= end]
            end = max(rest.rfind(" ", 0, end + 1), rest.rfind("-", 0, end) + 1) or max(begun, default=end)
        lines.append(rest[:end].strip())
        rest = rest[end:].strip()
    return [*lines, rest] if rest else lines


def fitted(name: str, style: Style, size: tuple[int, int], floor: int) -> tuple[list[str], Style]:
    """The lines and the style that show a name whole in a box of `size` pixels.

    Tries its own typeface down to `floor` pixels, as slim as the style allows, then the narrow typeface at
    `floor`, in slimmer letters if need be, at last that typeface broken anywhere.
    """
    slim = narrow(floor, style)
    smaller = (style.sized(pixels) for pixels in range(style.pixels, min(style.pixels, floor) - 1, -1))
    shares = (1.0,) if style.slim == 1 else (1.0, style.slim)
    own = ((each, share) for each in smaller for share in shares)
    for tried, share in (*own, (slim, 1.0), (slim, text.SLIMMEST)):
        lines = text.wrap(name, tried, round(size[0] / share))
        high = len(lines) * tried.leading <= size[1] or len(lines) == 1
        if high and all(share * text.width(line, tried) <= size[0] for line in lines):
            return lines, tried
    return broken_name(name, slim, size[0], max(1, round(size[1] / slim.leading))), slim


def hyphenated(words: str, syllables: str, style: Style, limit: int) -> str:
    """The words, with a hyphen and a space inserted in those wider than `limit` pixels. `syllables` are the
    words that can be divided, separated by spaces, with "~" at the places.
    """
    known = {word.replace("~", ""): word.replace("~", "- ") for word in syllables.split()}
    parts = words.split(" ")
    return " ".join(known.get(word, word) if text.width(word, style) > limit else word for word in parts)


def narrow(floor: int, style: Style) -> Style:
    """The style of a name that does not fit in its own typeface: the narrow one at `floor` pixels."""
    return Style(Typeface.SLAB_BOLD, floor, style.colour, style.shadow)


def draw(
    surface: pygame.Surface, name: str, box: pygame.Rect, style: Style, align: Align, floor: int
) -> None:
    """Draw a name whole into a box, centred vertically."""
    note(name)
    lines, used = fitted(name, style, box.size, floor)
    x = {"left": box.left, "centre": box.centerx, "right": box.right}[align]
    top = box.centery - used.leading * (len(lines) - 1) / 2
    with unspoken():
        for number, line in enumerate(lines):
            at = (x, round(top + number * used.leading))
            text.draw(surface, line, at, used, align, box.width, used.pixels, middle=True)
