"""Names that people have typed, whole in whatever room there is: smaller, narrower, on more lines."""

import re

import pygame

from scenes.art import Align, Style, Typeface, text
from scenes.art.surface_cache import note, unheard

_SYLLABLE = re.compile(r"(?=(?:[cst]h|(?<![cst])h|(?<![bcdfgkpt])[lr]|[b-dfgj-kmnpqstv-z])[aeiouáéíóúäöü])")
"""The possible beginnings of a syllable in a word: before a consonant and a vowel."""


def syllables(word: str) -> list[int]:
    """The places in a word where a syllable may begin, at least two letters from its ends."""
    return [match.start() for match in _SYLLABLE.finditer(word) if 1 < match.start() < len(word) - 1]


def broken_name(name: str, style: Style, limit: int, most: int) -> list[str]:
    """A long name on at most `most` lines, broken at spaces and hyphens where that helps, else before a
    syllable, else anywhere.
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
    """The lines and the style that show a name whole in so many pixels.

    First the style down to `floor`, in letters as slim as it may have, then the narrow face at `floor`, in
    slimmer letters where they are to be, at last that face broken anywhere.
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
    """The words with a hyphen and a gap in those that are wider than `limit` pixels, where `syllables`, the
    words it knows with "~" between their parts, tells how to divide them.
    """
    known = {word.replace("~", ""): word.replace("~", "- ") for word in syllables.split()}
    parts = words.split(" ")
    return " ".join(known.get(word, word) if text.width(word, style) > limit else word for word in parts)


def narrow(floor: int, style: Style) -> Style:
    """The narrow face in which a name is written that has no room in its own."""
    return Style(Typeface.SLAB_BOLD, floor, style.colour, style.shadow)


def draw(
    surface: pygame.Surface, name: str, box: pygame.Rect, style: Style, align: Align, floor: int
) -> None:
    """Draw a name whole into a box, balanced from top to bottom."""
    note(name)
    lines, used = fitted(name, style, box.size, floor)
    x = {"left": box.left, "centre": box.centerx, "right": box.right}[align]
    top = box.centery - used.leading * (len(lines) - 1) / 2
    with unheard():
        for number, line in enumerate(lines):
            at = (x, round(top + number * used.leading))
            text.draw(surface, line, at, used, align, box.width, used.pixels, middle=True)
