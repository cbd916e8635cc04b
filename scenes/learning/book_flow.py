"""The flow of a rulebook's blocks onto its pages, at the type of the moment."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from raccoon.app.grammar import bare
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.learning.book_blocks import Frontispiece
from scenes.learning.book_sheet import TEXT
from scenes.table.presentation.book import Block, BlockContext, Chapter, Rulebook, Section, plain

GAPS = (22, 18, 13, 9)
"""Between two blocks, in design units: the first with which a section needs the fewest pages."""
AIRY = 1.4
"""The largest factor by which the first gaps grow on a page that is taller than usual."""
TYPES = (1.0, 0.95)
"""The type may be so much smaller where that saves a page."""
LARGEST_FIGURE = 1.25
TITLE = 84
"""The room a page's title takes, in design units."""


@dataclass(frozen=True)
class Placed:
    """A block and its place, in pixels from the top of the room of its page."""

    block: Block
    top: int
    height: int


@dataclass(frozen=True)
class BookPage:
    """A page; one that goes on with a section is not its `first`."""

    chapter: Chapter
    section: Section
    first: bool
    placed: tuple[Placed, ...]
    pen: BlockContext
    """The context that its blocks are written with."""


@dataclass(frozen=True)
class SearchHit:
    """A place that was searched for: which page, and which of its blocks; -1 for the title."""

    leaf: int
    block: int


def leaves(book: Rulebook, room: tuple[int, int], pen: BlockContext) -> tuple[BookPage, ...]:
    """All pages, for columns of so many pixels' width and height below the title."""
    return tuple(
        BookPage(chapter, section, number == 0, placed, written)
        for chapter in book.chapters
        for section in chapter.sections
        for written, columns in (_columns(section, room, pen),)
        for number, placed in enumerate(columns)
    )


def frontispiece(book: Rulebook, room: int, pen: BlockContext) -> BookPage:
    """The page before the first one; it has no title, and begins in that one's place, above the `room`."""
    block, first = Frontispiece(book.game), book.chapters[0]
    title = pen.frame.px(TITLE)
    placed = Placed(block, -title, room + title)
    return BookPage(first, Section("", "", (block,)), first=False, placed=(placed,), pen=pen)


def _columns(
    section: Section, room: tuple[int, int], pen: BlockContext
) -> tuple[BlockContext, list[tuple[Placed, ...]]]:
    """The section's blocks, page by page, and what they are written with: the largest figures and type and
    the widest gaps with which it needs the fewest pages.
    """
    fewest: tuple[BlockContext, list[tuple[Placed, ...]]] | None = None
    airy = min(AIRY, room[1] / pen.frame.px(TEXT[1] - TITLE))
    for written in _pens(room[0], pen):
        blocks = [(block, block.height(room[0], written)) for block in section.blocks]
        for gap in (GAPS[0] * airy, *GAPS):
            columns = list(_broken(blocks, room[1], pen.frame.px(gap)))
            if fewest is None or len(columns) < len(fewest[1]):
                fewest = written, columns
            if len(columns) == 1:
                return written, columns
    assert fewest
    return fewest


def _pens(width: int, pen: BlockContext) -> Iterator[BlockContext]:
    """With larger figures as far as the column is wider than usual, and with smaller type."""
    most = max(1.0, min(LARGEST_FIGURE, width / pen.frame.px(TEXT[0])))
    for larger in sorted({most, (1 + most) / 2, 1.0}, reverse=True):
        for share in TYPES:
            yield replace(pen, larger=larger).smaller(share)


def _broken(blocks: list[tuple[Block, int]], room: int, gap: int) -> Iterator[tuple[Placed, ...]]:
    """The blocks with their heights, `gap` pixels between them; a higher one stands alone."""
    top = 0
    column: list[Placed] = []
    for block, high in blocks:
        if column and top + high > room:
            yield tuple(column)
            column, top = [], 0
        column.append(Placed(block, top, high))
        top += high + gap
    yield tuple(column)


def leaf_of(found: tuple[BookPage, ...], place: str) -> int:
    """The page of a place; `KeyError` where no place has that name."""
    for number, leaf in enumerate(found):
        if place == leaf.section.name and leaf.first:
            return number
        if place and any(place == placed.block.anchor for placed in leaf.placed):
            return number
    raise KeyError(place)


def first_of(found: tuple[BookPage, ...], chapter: Chapter) -> int:
    """The page on which a chapter begins."""
    return next(number for number, leaf in enumerate(found) if leaf.chapter is chapter)


def search(found: tuple[BookPage, ...], wanted: str, pen: BlockContext) -> tuple[SearchHit, ...]:
    """Every title and block that holds the words, in the order of the pages; none for blank words."""
    wanted = _folded(wanted.strip())
    if not wanted:
        return ()
    hits: list[SearchHit] = []
    for number, leaf in enumerate(found):
        if leaf.first and wanted in _folded(pen.say(leaf.section.title)):
            hits.append(SearchHit(number, -1))
        for place, placed in enumerate(leaf.placed):
            if any(wanted in _folded(plain(words)) for words in placed.block.words(pen.say)):
                hits.append(SearchHit(number, place))
    return tuple(hits)


def _folded(words: str) -> str:
    """The words as they are compared: a keyboard has one apostrophe, print another."""
    return bare(text.set_in_type(words))


def draw_leaf(
    surface: pygame.Surface, box: pygame.Rect, leaf: BookPage, pen: BlockContext, marked: set[int]
) -> None:
    """A page: its title, a line, its blocks; those that are `marked` (-1: the title) have been asked for."""
    frame = pen.frame
    top = box.top + frame.px(TITLE)
    if leaf.section.title:
        _draw_title(surface, box, leaf, pen, -1 in marked)
        line = pygame.Rect(box.left, box.top + frame.px(66), box.width, frame.px(10))
        shapes.rule(surface, line, frame.scale)
    for index, placed in enumerate(leaf.placed):
        area = pygame.Rect(box.left, top + placed.top, box.width, placed.height)
        placed.block.draw(surface, area, leaf.pen, index in marked)


def _draw_title(
    surface: pygame.Surface, box: pygame.Rect, leaf: BookPage, pen: BlockContext, found: bool
) -> None:
    """The title of a page, and small beside it what it belongs to."""
    frame, say = pen.frame, pen.say
    style = Style(Typeface.POSTER, frame.heading(50 if leaf.first else 34), pal.OXBLOOD_DEEP)
    title = say(leaf.section.title)
    base = box.top + frame.px(52)
    beside = ""
    if not leaf.first:
        beside = say("rulebook.continued")
    elif leaf.section.beneath:
        beside = say(f"{leaf.section.title}.beneath")
    small = Style(Typeface.BOOK_ITALIC, frame.type(20), "#6b5636")
    room = box.width - (text.width(beside, small) + frame.px(24) if beside else 0)
    if found:
        wide = min(room, text.width(title, style))
        pygame.draw.rect(
            surface,
            pal.rgb("#ffcf73"),
            pygame.Rect(box.left - frame.px(8), base - frame.px(46), wide + frame.px(16), frame.px(60)),
            border_radius=frame.px(8),
        )
    if room > frame.px(200):
        text.draw(surface, beside, (box.right, base), small, "right")
    else:
        room = box.width
    text.draw(surface, title, (box.left, base), style, limit=room, floor=frame.floor)
