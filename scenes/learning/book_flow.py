"""The layout of a rulebook's blocks on pages at the current size of type; search; drawing of a page."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from raccoon.app.grammar import bare
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.learning.book_blocks import FOUND, Frontispiece
from scenes.learning.book_sheet import TEXT
from scenes.table.presentation.book import Block, BlockContext, Chapter, Rulebook, Section, plain

GAPS = (22, 18, 13, 9)
"""The gaps to try between blocks, in design units: the first that needs the fewest pages is used."""
AIRY = 1.4
"""The largest factor by which the first gap grows on a page that is taller than usual."""
TYPES = (1.0, 0.95)
"""The sizes of type to try, as shares: a smaller one where that saves a page."""
LARGEST_FIGURE = 1.25
TITLE = 84
"""The height of a page's title, in design units."""


@dataclass(frozen=True)
class PlacedBlock:
    """A block and its place, in pixels from the top of the page's room for blocks."""

    block: Block
    top: int
    height: int


@dataclass(frozen=True)
class BookPage:
    """A page of a section; `first` is False where it continues the section."""

    chapter: Chapter
    section: Section
    first: bool
    placed: tuple[PlacedBlock, ...]
    pen: BlockContext
    """The context with which its blocks are drawn."""


@dataclass(frozen=True)
class SearchHit:
    """A place found by the search: the page, and the block on it (-1: the title)."""

    leaf: int
    block: int


def leaves(book: Rulebook, room: tuple[int, int], pen: BlockContext) -> tuple[BookPage, ...]:
    """All pages of a book; `room` is the width and height below the title, in pixels."""
    return tuple(
        BookPage(chapter, section, number == 0, placed, written)
        for chapter in book.chapters
        for section in chapter.sections
        for written, columns in (_columns(section, room, pen),)
        for number, placed in enumerate(columns)
    )


def frontispiece(book: Rulebook, room: int, pen: BlockContext) -> BookPage:
    """The page before the first one; it has no title, and its block takes the title's place as well."""
    block, first = Frontispiece(book.game), book.chapters[0]
    title = pen.frame.px(TITLE)
    placed = PlacedBlock(block, -title, room + title)
    return BookPage(first, Section("", "", (block,)), first=False, placed=(placed,), pen=pen)


def _columns(
    section: Section, room: tuple[int, int], pen: BlockContext
) -> tuple[BlockContext, list[tuple[PlacedBlock, ...]]]:
    """The context and the pages of a section's blocks: with the largest illustrations and type and the widest
    gaps of those that need the fewest pages.
    """
    fewest: tuple[BlockContext, list[tuple[PlacedBlock, ...]]] | None = None
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
    """The contexts to try: larger illustrations where the column is wider than usual, smaller type."""
    most = max(1.0, min(LARGEST_FIGURE, width / pen.frame.px(TEXT[0])))
    for larger in sorted({most, (1 + most) / 2, 1.0}, reverse=True):
        for share in TYPES:
            yield replace(pen, larger=larger).smaller(share)


def _broken(blocks: list[tuple[Block, int]], room: int, gap: int) -> Iterator[tuple[PlacedBlock, ...]]:
    """Break blocks with their heights into pages, `gap` pixels between them; a too high one is alone."""
    top = 0
    column: list[PlacedBlock] = []
    for block, high in blocks:
        if column and top + high > room:
            yield tuple(column)
            column, top = [], 0
        column.append(PlacedBlock(block, top, high))
        top += high + gap
    yield tuple(column)


def leaf_of(found: tuple[BookPage, ...], place: str) -> int:
    """The number of the page with a place; `KeyError` where no place has that name."""
    for number, leaf in enumerate(found):
        if place == leaf.section.name and leaf.first:
            return number
        if place and any(place == placed.block.anchor for placed in leaf.placed):
            return number
    raise KeyError(place)


def search(found: tuple[BookPage, ...], wanted: str, pen: BlockContext) -> tuple[SearchHit, ...]:
    """Every title and block with the words, in the order of the pages; none for blank words."""
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
    """The words in the form that the search compares: a keyboard has one apostrophe, print another."""
    return bare(text.set_in_type(words))


def draw_leaf(
    surface: pygame.Surface, box: pygame.Rect, leaf: BookPage, pen: BlockContext, marked: set[int]
) -> None:
    """Draw a page: its title, a rule, its blocks; those `marked` (-1: the title) are highlighted."""
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
    """Draw the title of a page, and next to it a subtitle or that the section is continued."""
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
            pal.rgb(FOUND),
            pygame.Rect(box.left - frame.px(8), base - frame.px(46), wide + frame.px(16), frame.px(60)),
            border_radius=frame.px(8),
        )
    if room > frame.px(200):
        text.draw(surface, beside, (box.right, base), small, "right")
    else:
        room = box.width
    text.draw(surface, title, (box.left, base), style, limit=room, floor=frame.floor)
