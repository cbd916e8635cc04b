"""Lines with letters that the game's typefaces lack, or from right to left: set in several typefaces.

Typed text is shown as far as the typefaces of `fonts.SPARE` have the letters: Latin, Greek, Cyrillic, Hebrew,
Arabic, Armenian, Georgian, Thai, Devanagari, Bengali, Tamil, Chinese, Japanese, Korean, emoji (in one colour)
and many symbols. A letter of another script is drawn as an empty box; so are Chinese, Japanese and Korean in
the packaged program, which leaves out the 15 MB of their typefaces.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple
from unicodedata import category, normalize

import pygame

from scenes.art.fonts import NARROW, SPARE, Typeface, font, has

LOOSE = "“”„«»…%"
"""Signs after which a line is split into runs: the book typefaces kern the next letter into them."""
_KERNED = re.compile(f"[{LOOSE}]")


class TextRun(NamedTuple):
    """A part of a line in one typeface; `to_left` where its letters run from right to left."""

    words: str
    face: Typeface
    to_left: bool

    def font(self, pixels: int) -> pygame.Font:
        """The run's font at a size in pixels."""
        return font(self.face, pixels, self.to_left)


def is_simple(words: str, face: Typeface) -> bool:
    """Whether one font of the typeface can draw the line, from left to right."""
    if _KERNED.search(words, 0, len(words) - 1) or (NARROW in words[:-1] and not has(face, NARROW)):
        return False
    return words.isascii() or all(_stands_alone(sign, face) for sign in {*normalize("NFC", words)})


@lru_cache(maxsize=1024)
def _stands_alone(sign: str, face: Typeface) -> bool:
    """Whether the typeface has the sign, and it neither modifies another nor runs from right to left."""
    from scenes.art.letters import bidi
    from scenes.art.letters.clusters import goes_with

    return not goes_with(sign) and has(face, sign) and not bidi.runs_to_left(sign)


@lru_cache(maxsize=1024)
def runs(words: str, face: Typeface) -> tuple[TextRun, ...]:
    """The line's runs in visual order, from left to right."""
    from scenes.art.letters import bidi

    found: list[TextRun] = []
    for part, to_left in bidi.visual(words):
        stretches = list(_in_faces(part, face, to_left))
        found += reversed(stretches) if to_left else stretches
    return tuple(found)


def _in_faces(words: str, face: Typeface, to_left: bool) -> Iterator[TextRun]:
    """Split words where another typeface is needed, and after loose signs."""
    from scenes.art.letters.clusters import clusters

    held, used = "", face
    for cluster in clusters(words):
        wanted = _face_for(cluster, face)
        if held and (wanted is not used or held[-1] in LOOSE):
            yield TextRun(held, used, to_left)
            held = ""
        held, used = held + cluster, wanted
    if held:
        yield TextRun(held, used, to_left)


def _face_for(cluster: str, face: Typeface) -> Typeface:
    """The first typeface that has all signs of a cluster; the line's own if none has."""
    from scenes.art.letters.clusters import varies

    whole = [sign for sign in normalize("NFC", cluster) if category(sign) != "Cf" and not varies(sign)]
    tried = SPARE if len(whole) > 1 else (face, *SPARE)
    return next((one for one in tried if all(has(one, sign) for sign in whole)), face)


def width(words: str, face: Typeface, pixels: int) -> int:
    """The width of the line, in pixels."""
    return sum(run.font(pixels).size(run.words)[0] for run in runs(words, face))


def ascent(words: str, face: Typeface, pixels: int) -> int:
    """The height of the line's picture above the baseline, in pixels."""
    own = font(face, pixels).get_ascent()
    return max([own, *(run.font(pixels).get_ascent() for run in runs(words, face))])


def render(words: str, face: Typeface, pixels: int, colour: pygame.Color | tuple[int, ...]) -> pygame.Surface:
    """The picture of the line, with alpha."""
    parts = [(run.font(pixels), run.words) for run in runs(words, face)]
    pictures = [used.render(part, True, colour) for used, part in parts]
    top = ascent(words, face, pixels)
    drops = [top - used.get_ascent() for used, _ in parts]
    high = max(
        (drop + picture.get_height() for drop, picture in zip(drops, pictures, strict=True)), default=1
    )
    line = pygame.Surface((sum(picture.get_width() for picture in pictures), high), pygame.SRCALPHA)
    left = 0
    for picture, drop in zip(pictures, drops, strict=True):
        line.blit(picture, (left, drop))
        left += picture.get_width()
    return line
