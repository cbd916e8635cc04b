"""The blocks of the rulebook's pages: leads, paragraphs, illustrations, pieces, questions, advice."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Style, Typeface, palette as pal, rich, shapes, text
from scenes.art.pictures import POSTER, tile
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_painting
from scenes.art.surface_cache import note, unspoken
from scenes.learning.book_sheet import TEXT
from scenes.table.presentation.book import BlockContext, plain

PaintPiece = Callable[[pygame.Surface, pygame.Rect, BlockContext], None]
"""Draws a piece into a rectangle."""
Facts = tuple[tuple[str, object], ...]
"""The named facts of a sentence; a fact that is a function is called with the catalogue's `say`."""

BODY, LEAD, HEAD = 23, 25, 27
INITIAL, WORDS_BESIDE = 84, 14
FOUND = "#ffcf73"


def filled(say: Say, key: str, facts: Facts) -> str:
    """The sentence of a key, filled with these facts."""
    return say(key, **{name: fact(say) if callable(fact) else fact for name, fact in facts})


def body(frame: Frame, size: float = BODY) -> tuple[Style, Style]:
    """The styles of a paragraph and of its bold words."""
    pixels = frame.type(size)
    return Style(Typeface.BOOK_SEMIBOLD, pixels, pal.INK), Style(Typeface.BOOK_BOLD, pixels, pal.OXBLOOD)


def _mark(surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
    """Draw a marker's yellow behind a search hit."""
    margin = frame.px(8)
    pygame.draw.rect(surface, pal.rgb(FOUND), box.inflate(2 * margin, margin), border_radius=frame.px(8))


@dataclass(frozen=True)
class WrittenBlock:
    """A block whose words are a sentence of the catalogue."""

    key: str
    anchor: str = ""

    def words(self, say: Say) -> Iterable[str]:
        return (plain(say(self.key)),)


class Lead(WrittenBlock):
    """The first paragraph of a page, with its first letter on a plate."""

    def _lines(self, width: int, pen: BlockContext) -> tuple[str, int]:
        """All words, and the height of those after the initial."""
        words = pen.say(self.key)
        style, bold = body(pen.frame, LEAD)
        room = width - pen.frame.px(INITIAL + WORDS_BESIDE)
        return words, rich.height(words[1:], style, room, bold)

    def height(self, width: int, pen: BlockContext) -> int:
        return max(pen.frame.px(INITIAL), self._lines(width, pen)[1])

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        frame = pen.frame
        if found:
            _mark(surface, box, frame)
        words, _ = self._lines(box.width, pen)
        plate = pygame.Rect(box.topleft, (frame.px(INITIAL), frame.px(INITIAL)))
        shapes.plate(surface, plate, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 8)
        initial = Style(Typeface.POSTER, frame.px(60), pal.GILT_LIGHT, frame.px(2))
        style, bold = body(frame, LEAD)
        room = pygame.Rect(plate.right + frame.px(WORDS_BESIDE), box.top, 0, box.height)
        room.width = box.right - room.left
        note(words)
        with unspoken():
            text.draw(surface, words[0], plate.center, initial, "centre", middle=True)
            rich.paragraph(surface, words[1:], room, style, bold, floor=style.pixels)


class Text(WrittenBlock):
    """A paragraph."""

    def height(self, width: int, pen: BlockContext) -> int:
        style, bold = body(pen.frame)
        return rich.height(pen.say(self.key), style, width, bold)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        if found:
            _mark(surface, box, pen.frame)
        style, bold = body(pen.frame)
        rich.paragraph(surface, pen.say(self.key), box, style, bold, floor=style.pixels)


@dataclass(frozen=True)
class Illustration:
    """A picture of pieces, `size` design units, in the column's middle, enlarged by `pen.larger`."""

    paint: PaintPiece
    size: tuple[float, float]
    names: tuple[str, ...] = ()
    """The names of the pieces for the search; `name_of` gives the words of each."""
    name_of: Callable[[str, Say], str] = lambda name, say: name
    anchor: str = ""

    def words(self, say: Say) -> Iterable[str]:
        return (self.name_of(name, say) for name in self.names)

    def height(self, width: int, pen: BlockContext) -> int:
        return self._pen(pen).frame.px(self.size[1])

    def _pen(self, pen: BlockContext) -> BlockContext:
        return replace(pen, frame=replace(pen.frame, scale=pen.frame.scale * pen.larger), larger=1.0)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        pen = self._pen(pen)
        place = pygame.Rect(0, 0, pen.frame.px(self.size[0]), box.height)
        place.center = box.center
        self.paint(surface, place, pen)


@dataclass(frozen=True)
class Frontispiece:
    """The poster of a game over a whole page; the search ignores it."""

    game: str
    anchor: str = ""

    def words(self, say: Say) -> Iterable[str]:
        return ()

    def height(self, width: int, pen: BlockContext) -> int:
        return pen.frame.px(TEXT[1])

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        high = min(box.height - pen.frame.px(84), round(box.width / POSTER))
        poster = pygame.Rect(0, 0, round(high * POSTER), high)
        poster.center = box.center
        framed_painting(surface, poster, pen.frame.scale, tile(self.game))


@dataclass(frozen=True)
class PieceEntry:
    """A piece as drawn on the table, next to its name and its effect.

    `title`, `key` and `also` are keys of the catalogue, the latter two with the same `facts`. `size` is that
    of the picture, in design units.
    """

    title: str
    key: str
    paint: PaintPiece
    size: tuple[float, float]
    facts: Facts = ()
    anchor: str = ""
    also: str = ""
    """The key of a second sentence; "" for none."""

    def words(self, say: Say) -> Iterable[str]:
        return (say(self.title), plain(self._said(say)))

    def _said(self, say: Say) -> str:
        keys = (self.key, self.also) if self.also else (self.key,)
        return " ".join(filled(say, key, self.facts) for key in keys)

    def _head(self, pen: BlockContext) -> Style:
        return Style(Typeface.POSTER, pen.frame.type(HEAD, 1.4), pal.OXBLOOD_DEEP)

    def _room(self, width: int, pen: BlockContext) -> int:
        return width - pen.frame.px(self.size[0] + 24)

    def height(self, width: int, pen: BlockContext) -> int:
        style, bold = body(pen.frame, 22)
        said = rich.height(self._said(pen.say), style, self._room(width, pen), bold)
        return max(pen.frame.px(self.size[1]), self._head(pen).leading + said)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        frame = pen.frame
        picture = pygame.Rect(box.topleft, (frame.px(self.size[0]), frame.px(self.size[1])))
        self.paint(surface, picture, pen)
        room = pygame.Rect(0, box.top, self._room(box.width, pen), box.height)
        room.right = box.right
        head, heading = self._head(pen), pen.say(self.title)
        if found:
            wide = min(room.width, text.width(heading, head))
            _mark(surface, pygame.Rect(room.left, room.top, wide, head.leading), frame)
        at = (room.left, room.top + round(head.pixels * 0.96))
        text.draw(surface, heading, at, head, limit=room.width, floor=frame.floor)
        room.top, room.height = room.top + head.leading, room.height - head.leading
        style, bold = body(frame, 22)
        rich.paragraph(surface, self._said(pen.say), room, style, bold, floor=style.pixels)


class Note(WrittenBlock):
    """A question and its answer on a sheet of paper: the catalogue has ``<key>.ask`` and ``<key>``."""

    def words(self, say: Say) -> Iterable[str]:
        return (say(f"{self.key}.ask"), plain(say(self.key)))

    def height(self, width: int, pen: BlockContext) -> int:
        style, bold = body(pen.frame, 22)
        room = width - 2 * pen.frame.px(20)
        question, answer = pen.say(f"{self.key}.ask"), pen.say(self.key)
        lines = rich.height(question, bold, room) + rich.height(answer, style, room, bold)
        return lines + pen.frame.px(28)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        frame = pen.frame
        if found:
            shapes.glow(surface, box, frame.scale)
        shapes.paper_panel(surface, box, frame.scale)
        style, bold = body(frame, 22)
        room = box.inflate(-2 * frame.px(20), -2 * frame.px(14))
        asked = pen.say(f"{self.key}.ask")
        used = rich.paragraph(surface, asked, room, bold, floor=bold.pixels)
        room.top, room.height = used.bottom, room.bottom - used.bottom
        rich.paragraph(surface, pen.say(self.key), room, style, bold, floor=style.pixels)


class Tip(WrittenBlock):
    """Advice from the teacher."""

    def _said(self, pen: BlockContext) -> str:
        return f"*{pen.say(pen.teacher.name)}:* {pen.say(self.key)}"

    def _styles(self, pen: BlockContext) -> tuple[Style, Style]:
        pixels = pen.frame.type(22)
        return Style(Typeface.BOOK_SEMIBOLD, pixels, pal.CREAM), Style(Typeface.BOOK_BOLD, pixels, pal.IVORY)

    def height(self, width: int, pen: BlockContext) -> int:
        style, bold = self._styles(pen)
        said = rich.height(self._said(pen), style, width - pen.frame.px(150), bold)
        return max(pen.frame.px(112), said + pen.frame.px(28))

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        frame = pen.frame
        if found:
            shapes.glow(surface, box, frame.scale)
        shapes.plate(surface, box, frame.scale, "#27605f", "#123638", 9)
        face = pygame.Rect(0, 0, frame.px(92), frame.px(92))
        face.midleft = (box.left + frame.px(16), box.centery)
        characters.character(surface, face, pen.teacher.face, characters.PLEASED)
        room = pygame.Rect(face.right + frame.px(20), box.top, 0, box.height)
        room.width = box.right - frame.px(20) - room.left
        style, bold = self._styles(pen)
        rich.paragraph(surface, self._said(pen), room, style, bold, centred=True, floor=style.pixels)
