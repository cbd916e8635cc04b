"""Rich text: lines of type with bold words and small pictures, written in a light markup.

``*bold*`` words, and pictures in square brackets by their names among the `pictograms`: ``[coin]``, ``[emblem
top hat orange]``; behind a bar the words that are spoken for it. Typed text must go through `escape` first.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

import pygame

from raccoon.app.message import ISOLATE, ISOLATED, isolated
from scenes.art import Align, Style, names, pictograms, text
from scenes.art.letters import bidi
from scenes.art.surface_cache import note, unspoken

_SIGNS = "*[]<>"
"""The signs that have a meaning in the markup, here and in catalogue sentences."""
_STAND_FOR = {ord(sign): 0xE000 + place for place, sign in enumerate(_SIGNS)}
_STOOD_FOR = {stand_in: sign for sign, stand_in in _STAND_FOR.items()}
_NAME = re.compile(f"{ISOLATE}([^{ISOLATE}{ISOLATED}]*){ISOLATED}")
_EDGE = re.compile(f"([{ISOLATE}{ISOLATED}])")
_BLANKS = re.compile(r"[ \n\t]+")
_MARK = re.compile(r"(\[[^\]]+\]|\*[^*]+\*)")
ICON_SHARE = 1.28
"""A pictogram's side as a share of the type size."""


LAID_OUT = 256
"""Sentences whose layout is cached: a picture needs the same ones again and again."""


@dataclass(frozen=True, slots=True)
class TextPiece:
    """One unbreakable part of a line: a word in a style, or a picture; `glued`: without a space before it.

    `to_left`: the number of the right-to-left name in the sentence that it is a word of; 0 for none.
    """

    words: str
    style: Style
    picture: bool = False
    glued: bool = False
    to_left: int = 0

    @property
    def width(self) -> int:
        """Its width in pixels."""
        return round(self.style.pixels * ICON_SHARE) if self.picture else text.width(self.words, self.style)


def escape(words: str) -> str:
    """Escape text so that it is drawn as it is within a marked-up sentence.

    Signs of the markup become private-use characters, which no name may contain; `as_typed` reverses it.
    """
    return isolated(words).translate(_STAND_FOR)


def as_typed(words: str) -> str:
    """The text that was escaped."""
    return words.translate(_STOOD_FOR)


def pieces(markup: str, style: Style, bold: Style | None = None, legible: int = 0) -> list[TextPiece]:
    """Parse a marked-up sentence into its words and pictures; words are no smaller than `legible` pixels."""
    return list(_pieces(markup, style, bold, legible))


@lru_cache(maxsize=LAID_OUT)
def _pieces(markup: str, style: Style, bold: Style | None, legible: int) -> tuple[TextPiece, ...]:
    found: list[TextPiece] = []
    spaced, names_to_left = True, _NamesToLeft()
    for part in filter(None, _MARK.split(_only_to_left(markup))):
        if part.startswith("["):
            found.append(TextPiece(part[1:-1].partition("|")[0], style, picture=True, glued=not spaced))
            spaced = False
            continue
        strong = part.startswith("*") and part.endswith("*") and len(part) > 2
        words = part[1:-1] if strong else part
        used = (bold or style) if strong else style
        used = used.sized(max(used.pixels, legible))
        spaced = spaced or words.startswith(" ")
        for word in filter(None, _BLANKS.split(words)):
            for shown, to_left in names_to_left.within(as_typed(word)):
                found.append(TextPiece(shown, used, glued=not spaced, to_left=to_left))
                spaced = False
            spaced = True
        spaced = words.endswith(" ")
    return tuple(found)


def _only_to_left(markup: str) -> str:
    """The sentence without the isolation marks of names that run from left to right."""
    if ISOLATE not in markup:
        return markup
    return _NAME.sub(lambda name: name[0] if bidi.leads_left(name[1]) else name[1], markup)


class _NamesToLeft:
    """Finds, word by word, the parts that belong to a name that runs from right to left."""

    def __init__(self) -> None:
        self._count = 0
        self._within = False

    def within(self, word: str) -> Iterator[tuple[str, int]]:
        """Yield the word, or its parts inside and outside a name, each with its name's number, 0 for none."""
        for part in filter(None, _EDGE.split(word)):
            if part in (ISOLATE, ISOLATED):
                self._within = part == ISOLATE
                self._count += self._within
            else:
                yield part, self._count if self._within else 0


def lines(
    markup: str, style: Style, limit: int, bold: Style | None = None, legible: int = 0
) -> list[list[TextPiece]]:
    """The sentence broken into lines of at most `limit` pixels; a longer word is broken into parts."""
    return [list(line) for line in _lines(markup, style, limit, bold, legible)]


@lru_cache(maxsize=LAID_OUT)
def _lines(
    markup: str, style: Style, limit: int, bold: Style | None, legible: int
) -> tuple[tuple[TextPiece, ...], ...]:
    return tuple(tuple(line) for line, _ in _broken(_clusters(markup, style, bold, legible, limit), limit))


WordGroup = Sequence[tuple[TextPiece, int, int]]
"""Pieces kept on one line where they fit, each with its width and the gap before it, in pixels."""


def _broken(clusters: Iterable[WordGroup], limit: int) -> list[tuple[list[TextPiece], int]]:
    """Break word groups into lines of at most `limit` pixels; each line with its width."""
    broken: list[tuple[list[TextPiece], int]] = []
    line, used = list[TextPiece](), 0
    for cluster in clusters:
        if line and used + sum(wide + gap for _, wide, gap in cluster) > limit:
            broken.append((line, used))
            line, used = [], 0
        for piece, wide, gap in cluster:
            if line and used + gap + wide > limit:
                broken.append((line, used))
                line, used = [], 0
            used += gap + wide if line else wide
            line.append(piece)
    return [*broken, (line, used)]


def _clusters(
    markup: str, style: Style, bold: Style | None, legible: int, limit: int
) -> tuple[WordGroup, ...]:
    """The word groups of a sentence; words wider than `limit` pixels are broken into parts."""
    whole = _measured(markup, style, bold, legible)
    if all(wide <= limit or piece.picture for cluster in whole for piece, wide, _ in cluster):
        return whole
    return _glued(part for cluster in whole for piece, _, _ in cluster for part in _within(piece, limit))


@lru_cache(maxsize=LAID_OUT)
def _measured(markup: str, style: Style, bold: Style | None, legible: int) -> tuple[WordGroup, ...]:
    return _glued(_pieces(markup, style, bold, legible))


def _glued(found: Iterable[TextPiece]) -> tuple[WordGroup, ...]:
    clusters: list[list[tuple[TextPiece, int, int]]] = []
    for piece in found:
        if not (clusters and piece.glued):
            clusters.append([])
        clusters[-1].append((piece, piece.width, _gap(piece)))
    return tuple(clusters)


def _within(piece: TextPiece, limit: int) -> Iterator[TextPiece]:
    """Yield a word whole, or in parts of at most `limit` pixels: at its soft hyphens, else with added
    hyphens.
    """
    if piece.picture or piece.width <= limit:
        yield piece
        return
    if len(soft := text.parts(piece.words, piece.style, limit)) > 1:
        for number, part in enumerate(soft):
            yield from _within(replace(piece, words=part, glued=piece.glued and number == 0), limit)
        return
    room = limit - text.width("-", piece.style)
    parts = names.broken_name(piece.words, piece.style, room, len(piece.words))
    for number, (part, rest) in enumerate(zip(parts, [*parts[1:], ""], strict=True)):
        hyphen = "-" if part[-1:].islower() and rest[:1].islower() else ""
        yield replace(piece, words=part + hyphen, glued=piece.glued and number == 0)


@lru_cache(maxsize=256)
def balanced(
    markup: str, style: Style, limit: int, bold: Style | None = None, legible: int = 0
) -> list[list[TextPiece]]:
    """The sentence in as few lines as `lines` needs, all of about the same length."""
    clusters = _clusters(markup, style, bold, legible, limit)
    broken = _broken(clusters, limit)
    whole = _measured(markup, style, bold, legible)
    widest = max(
        (sum(wide + gap for _, wide, gap in cluster) - cluster[0][2] for cluster in whole), default=0
    )
    low, high = min(limit, max(widest, limit // max(1, len(broken)))), limit
    while len(broken) > 1 and low < high:
        middle = (low + high) // 2
        tried = _broken(clusters, middle)
        if len(tried) > len(broken) or any(wide > middle for _, wide in tried):
            low = middle + 1
        else:
            high, broken = middle, tried
    return [line for line, _ in broken]


@lru_cache(maxsize=LAID_OUT)
def width(markup: str, style: Style, bold: Style | None = None) -> int:
    """The width of the sentence on one line, in pixels."""
    return _width(_pieces(markup, style, bold, 0))


def height(markup: str, style: Style, limit: int, bold: Style | None = None) -> int:
    """The height of the sentence broken into lines of `limit` pixels, in pixels."""
    return len(_lines(markup, style, limit, bold, 0)) * leading(style)


def leading(style: Style) -> int:
    """The distance between two baselines, in pixels."""
    return round(style.pixels * 1.32)


def paragraph(  # noqa: PLR0913, PLR0917
    surface: pygame.Surface,
    markup: str,
    box: pygame.Rect,
    style: Style,
    bold: Style | None = None,
    align: Align = "left",
    centred: bool = False,
    floor: int | None = None,
    legible: int = 0,
) -> pygame.Rect:
    """Draw the sentence into a box, shrunk when it is too high or wide, though not below `floor` pixels.

    Words do not shrink below `legible` pixels, pictures do. Returns the rectangle covered.
    """
    note(markup)
    bits, top, high = _laid_out(markup, style, box.size, bold, align, centred, floor, legible)
    with unspoken():
        for piece, x, baseline, wide in bits:
            if piece.picture:
                place = pygame.Rect(box.left + x, box.top + baseline - round(wide * 0.8), wide, wide)
                pictograms.draw(surface, place, piece.words)
            else:
                slimmer = wide if wide < piece.width else None
                at = box.left + x, box.top + baseline
                text.draw(surface, piece.words, at, piece.style, limit=slimmer, floor=piece.style.pixels)
    return pygame.Rect(box.left, box.top + top, box.width, high)


Bit = tuple[TextPiece, int, int, int]
"""A laid-out piece: the piece, its left edge and baseline from the box's corner, its width; in pixels."""


@lru_cache(maxsize=LAID_OUT)
def _laid_out(
    markup: str,
    style: Style,
    size: tuple[int, int],
    bold: Style | None,
    align: Align,
    centred: bool,
    floor: int | None,
    legible: int,
) -> tuple[tuple[Bit, ...], int, int]:
    """Lay out a sentence in a box of that size: its pieces, the top of its first line, its height."""
    style, share = _fitting(markup, style, size, bold, floor, legible)
    bold, limit = bold and bold.sized(style.pixels), int(size[0] / share)
    broken = (balanced if align == "centre" else lines)(markup, style, limit, bold, legible)
    style = style.sized(max(style.pixels, legible))
    step = leading(style)
    top = max(0, size[1] - step * len(broken)) // 2 if centred else 0
    bits = [
        (piece, round(share * x), baseline, round(share * wide))
        for number, line in enumerate(broken)
        for piece, x, baseline, wide in _on_line(line, limit, top + number * step + style.pixels, align)
    ]
    return tuple(bits), top, step * len(broken)


def _fitting(
    markup: str, style: Style, size: tuple[int, int], bold: Style | None, floor: int | None, legible: int
) -> tuple[Style, float]:
    """The style with the largest type that fits, and the share of their width that its letters keep."""
    shares = [share for share in text.SLIMMER if share >= style.slim]
    for pixels in range(style.pixels, text.smallest_for(style, floor) - 1, -1):
        tried, bolder = style.sized(pixels), bold and bold.sized(pixels)
        for share in shares:
            if not _too_large(markup, tried, (int(size[0] / share), size[1]), bolder, legible):
                return tried, share
    return style.sized(text.smallest_for(style, floor)), 1.0


def _too_large(markup: str, style: Style, size: tuple[int, int], bold: Style | None, legible: int) -> bool:
    broken = _lines(markup, style, size[0], bold, legible)
    step = leading(style.sized(max(style.pixels, legible)))
    return len(broken) * step > size[1] or any(_width(line) > size[0] for line in broken)


def _on_line(line: list[TextPiece], limit: int, baseline: int, align: Align) -> Iterator[Bit]:
    """Place the pieces of one line that is `limit` pixels wide."""
    room = limit - _width(line)
    x = {"left": 0, "centre": room // 2, "right": room}[align]
    for piece, gap in _as_seen(line):
        x += gap
        wide = piece.width
        yield piece, x, baseline, wide
        x += wide


def _as_seen(line: list[TextPiece]) -> Iterator[tuple[TextPiece, int]]:
    """The pieces in visual order, each with the gap before it; right-to-left names are reversed."""
    gaps = [_gap(piece) if number else 0 for number, piece in enumerate(line)]
    for to_left, same in groupby(zip(line, gaps, strict=True), key=lambda bit: bit[0].to_left):
        bits, rooms = zip(*same, strict=True)
        if to_left:
            bits, rooms = bits[::-1], (rooms[0], *rooms[:0:-1])
        yield from zip(bits, rooms, strict=True)


def _width(line: Sequence[TextPiece]) -> int:
    return sum(piece.width + (_gap(piece) if number else 0) for number, piece in enumerate(line))


def _gap(piece: TextPiece) -> int:
    if piece.glued:
        return 0
    return max(1, round(piece.style.pixels * 0.24))
