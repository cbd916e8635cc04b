"""The tutor's desk over a table: the teacher, the sentences, the progress of the course, the buttons."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from scenes.art import Frame, Style, Typeface, palette as pal, rich, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters
from scenes.learning.tutoring import tutor_art
from scenes.table.layout import Layout, large_desk

TablePlaces = Mapping[str, Callable[[Any], pygame.Rect]]
"""A game's own parts of its table, by name (`Learning.places`)."""
PORTRAIT, PADDING, LARGE_PADDING = 172, 22, 12
"""The teacher's width, and the padding, usually and in large text, in design units."""
SIDE, NARROW = 0.36, 344
"""The width of the right column: as a share of a wide desk, and in design units on a narrow one."""
WIDE_FROM = 1400
"""The least width of a wide desk, in design units."""
SLIM, LARGE_SLIM = 300, 312
"""The width of the right column on a slim desk, for buttons alone, usually and in large text."""
LINES = 11
"""A desk lower than so many lines of the smallest type is slim."""
MEDALLION = 96
"""The diameter of the teacher's head on a slim desk, in design units; there is none in large text."""
BUTTON = 58
PIP = 28
"""The greatest width of a step's pip with its gap, in design units."""
BETWEEN, LARGE_BETWEEN = 8, 3
"""The space between sentences, usually and in large text, in design units."""
EDGES, LARGE_EDGES = (22, 8), (14, 3)
"""The space left, right and below the sentences, usually and in large text."""
READ = 23
"""The least type of sentences below a title in large text; smaller ones take the title's room."""
LARGEST = 27
"""The largest type of the sentences."""


@dataclass(frozen=True)
class DeskContent:
    """The words and figures on the desk."""

    teacher: str
    face: str
    mood: str
    title: str
    sentences: tuple[str, ...]
    numbered: bool
    lesson: str
    count: str
    """The words for the lesson's number and the number of lessons."""
    note: str
    """The sentence that the learner's move is awaited; "" for none."""
    lessons: int
    here: int
    steps: int
    step: int
    free: int = 0
    """The index of a button that is hidden."""


@dataclass(frozen=True)
class DeskPlaces:
    """The places on the desk."""

    whole: pygame.Rect
    portrait: pygame.Rect
    paper: pygame.Rect
    side: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    slim: bool

    def room(self, frame: Frame, titled: bool = True) -> pygame.Rect:
        """The room for the sentences, below the title if it is `titled`."""
        px, paper, large = frame.px, self.paper, frame.is_large
        edge, foot = map(px, LARGE_EDGES if large else EDGES)
        above = (58 if self.slim and not large else 66) if titled else 4 if large else 10
        top = paper.top + px(above)
        return pygame.Rect(paper.left + edge, top, paper.width - 2 * edge, paper.bottom - foot - top)


def is_slim(layout: Layout) -> bool:
    """Whether the words need the room of pictures: type is large, or the desk is low."""
    return layout.frame.is_large or layout.desk.height < LINES * layout.frame.floor


def area(layout: Layout, place: str, own: TablePlaces) -> pygame.Rect:
    """The part of the table that the desk may cover: "desk" or "offer", or one of the game's `own`."""
    if place in own:
        return own[place](layout)
    left, width = layout.strip.left, layout.strip.width
    gap = layout.frame.px(10)
    if place == "offer":
        return pygame.Rect(left, layout.strip.bottom, width, layout.desk.top - layout.strip.bottom - 2 * gap)
    if layout.frame.is_large:
        return large_desk(layout)
    return pygame.Rect(left, layout.desk.top, layout.desk.right - left, layout.desk.height)


def places(whole: pygame.Rect, frame: Frame, buttons: Sequence[int], slim: bool) -> DeskPlaces:
    """The layout of a desk: buttons as wide as they ask for, in rows, or stacked on a `slim` desk."""
    px = frame.px
    pad, high = px(LARGE_PADDING if frame.is_large else PADDING), whole.height
    edge = px((2 if frame.is_large else 8) if slim else 14)
    portrait = pygame.Rect(whole.left + pad, whole.top - px(34), 0 if slim else px(PORTRAIT), 0)
    portrait.height = whole.bottom - px(12) - portrait.top
    side = pygame.Rect(0, whole.top + edge, 0, high - 2 * edge)
    side.width = px((LARGE_SLIM if frame.is_large else SLIM) if slim else NARROW)
    if not slim and whole.width > px(WIDE_FROM):
        side.width = round(whole.width * SIDE)
    side.right = whole.right - pad
    paper = pygame.Rect(portrait.right + px(0 if slim else 34), whole.top + edge, 0, high - 2 * edge)
    paper.width = side.left - (pad if frame.is_large else px(24)) - paper.left
    return DeskPlaces(whole, portrait, paper, side, (_stack if slim else _rows)(side, frame, buttons), slim)


def _rows(side: pygame.Rect, frame: Frame, wishes: Sequence[int]) -> tuple[pygame.Rect, ...]:
    """The buttons in one row; without room for that the first above the others, if need be with the last. The
    last is then at the left, so that it is never under a pointer that rests on the first.
    """
    gap = frame.px(10)

    def fit(row: Sequence[int]) -> bool:
        return sum(row) + gap * (len(row) - 1) <= side.width or len(row) < 2

    if fit(wishes):
        return _row(side, frame, wishes)
    upper = pygame.Rect(side.left, side.top, side.width, side.height - frame.px(BUTTON) - gap)
    if fit(wishes[1:]):
        return *_row(upper, frame, wishes[:1]), *_row(side, frame, wishes[1:])
    last, first = _row(upper, frame, (wishes[-1], wishes[0]))
    return first, *_row(side, frame, wishes[1:-1]), last


def _row(side: pygame.Rect, frame: Frame, wishes: Sequence[int]) -> tuple[pygame.Rect, ...]:
    """A row of buttons: of equal width where that is enough, else in proportion to the widths asked for."""
    gap, high = frame.px(10), frame.px(BUTTON)
    room = side.width - gap * (len(wishes) - 1)
    even = room // len(wishes)
    asked = sum(wishes)
    found, left = [], side.left
    for wish in wishes:
        wide = even if max(wishes) <= even else int(wish * room / asked)
        found.append(pygame.Rect(left, side.bottom - high, wide, high))
        left += wide + gap
    return tuple(found)


def _stack(side: pygame.Rect, frame: Frame, wishes: Sequence[int]) -> tuple[pygame.Rect, ...]:
    gap, count = frame.px(3 if frame.is_large else 8), len(wishes)
    high = min(frame.px(84), (side.height - gap * (count - 1)) // count)
    tops = (side.top + number * (high + gap) for number in range(count))
    return tuple(pygame.Rect(side.left, top, side.width, high) for top in tops)


def draw(surface: pygame.Surface, where: DeskPlaces, content: DeskContent, frame: Frame) -> None:
    """Draw the desk without its buttons."""
    shapes.wood_panel(surface, where.whole, frame.scale, filigree=False)
    if not where.slim:
        tutor_art.teacher(surface, where.portrait, content.face, content.mood, content.teacher, frame)
    _paper(surface, where, content, frame)
    if where.slim and frame.is_large:
        _course(surface, where.buttons[content.free], content, frame)
        return
    if where.slim:
        head = pygame.Rect(0, 0, frame.px(MEDALLION), frame.px(MEDALLION))
        head.center = where.paper.left - frame.px(26), where.paper.top - frame.px(38)
        characters.character(surface, head.clamp(surface.get_rect()), content.face, content.mood)
    _side(surface, where, content, frame)


def _course(surface: pygame.Surface, place: pygame.Rect, content: DeskContent, frame: Frame) -> None:
    """Draw the teacher's name, the lesson's number and the steps in the place of a hidden button."""
    style = lettered(frame, Typeface.BOOK_ITALIC, 19, pal.CREAM)
    at = place.centerx, place.top + round(0.46 * place.height)
    words = f"{content.teacher} · {content.count}"
    text.draw(surface, words, at, style, "centre", place.width, frame.floor, middle=True)
    row = pygame.Rect(place.left, place.bottom - frame.px(10), place.width, frame.px(7))
    _pips(surface, row, place.width // max(1, content.steps), content, frame.px(6))


def _paper(surface: pygame.Surface, where: DeskPlaces, content: DeskContent, frame: Frame) -> None:
    """Draw the sentences, and above them the title unless they need its room."""
    px, paper, room = frame.px, where.paper, where.room(frame)
    shapes.paper_panel(surface, paper, frame.scale)
    if not where.slim:
        tail = [(paper.left + px(4), paper.top + px(64)), (paper.left - px(24), paper.top + px(84))]
        tail.append((paper.left + px(4), paper.top + px(104)))
        pygame.draw.polygon(surface, pal.rgb(pal.CREAM_TOP), tail)
        pygame.draw.lines(surface, pal.rgb(pal.OXBLOOD), False, tail, px(2.4))
    least = frame.type(READ if frame.is_large else 19) if where.slim else frame.floor
    if _height(content, room.width, frame, least) > room.height:
        _sentences(surface, where.room(frame, titled=False), content, frame)
        return
    rule = pygame.Rect(room.left, room.top - px(16), room.width, px(10))
    line = rule.top - px(8 if frame.is_large else 11)
    left, right = paper.left + px(36 if where.slim else 22), room.right
    if note := (content.note or content.lesson if frame.is_large else content.count) if where.slim else "":
        right = _beside_title(surface, note, (right, line), frame) - px(20)
    units = 25 if where.slim and not frame.is_large else 30
    head = lettered(frame, Typeface.POSTER, units, pal.OXBLOOD_DEEP, 1.25)
    text.draw(surface, content.title, (left, line), head, limit=right - left, floor=frame.floor)
    shapes.rule(surface, rule, frame.scale)
    _sentences(surface, room, content, frame)


def _beside_title(surface: pygame.Surface, words: str, at: tuple[int, int], frame: Frame) -> int:
    """Draw words at the right of the title; return their left edge."""
    style = lettered(frame, Typeface.BOOK_ITALIC, 19, pal.INK, 1.6)
    return text.draw(surface, words, at, style, "right").left


def _sentences(surface: pygame.Surface, room: pygame.Rect, content: DeskContent, frame: Frame) -> None:
    """Draw the sentences below each other, in the largest type in which all of them fit."""
    sizes, indent = range(frame.floor, frame.type(LARGEST) + 1), _indent(content, frame)
    fitting = bisect_right(sizes, room.height, key=lambda size: _height(content, room.width, frame, size))
    size = sizes[max(0, fitting - 1)]
    style, bold = _type(size)
    top = room.top + max(0, room.height - _height(content, room.width, frame, size)) // 3
    for count, one in enumerate(content.sentences, 1):
        box = pygame.Rect(room.left + indent, top, room.width - indent, 0)
        box.height = rich.height(one, style, box.width, bold)
        if content.numbered:
            centre = room.left + (tutor_art.disc(frame) + 1) // 2, top + round(style.pixels * 0.66)
            tutor_art.number(surface, centre, count, frame)
        rich.paragraph(surface, one, box, style, bold, floor=style.pixels)
        top = box.bottom + _between(frame)


def _height(content: DeskContent, wide: int, frame: Frame, pixels: int) -> int:
    style, bold = _type(pixels)
    lines = (rich.height(one, style, wide - _indent(content, frame), bold) for one in content.sentences)
    return sum(lines) + _between(frame) * (len(content.sentences) - 1)


def _between(frame: Frame) -> int:
    return frame.px(LARGE_BETWEEN if frame.is_large else BETWEEN)


def _indent(content: DeskContent, frame: Frame) -> int:
    return tutor_art.disc(frame) + frame.px(12) if content.numbered else 0


def _type(pixels: int) -> tuple[Style, Style]:
    return Style(Typeface.BOOK_SEMIBOLD, pixels, pal.INK), Style(Typeface.BOOK_BOLD, pixels, pal.OXBLOOD)


def _side(surface: pygame.Surface, where: DeskPlaces, content: DeskContent, frame: Frame) -> None:
    """Draw the lesson's name, the line of stations, the steps and the note, as far as there is room."""
    px, side = frame.px, where.side
    foot = where.buttons[0].top - px(8)
    if foot <= side.top:
        return
    count = Style(Typeface.BOOK_ITALIC, frame.type(19, 1.3), pal.DIM)
    base = side.top + px(24)
    room = side.width - (text.width(content.count, count) + px(16))
    text.draw(surface, content.count, (side.right, base), count, "right")
    head = Style(Typeface.POSTER, frame.type(27, 1.2), pal.GILT_LIGHT)
    text.draw(surface, content.lesson, (side.left, base), head, limit=max(px(60), room), floor=frame.floor)
    top = base + px(6)
    if foot - top >= px(48):
        track = pygame.Rect(side.left, top, side.width, px(48))
        surface.blit(tutor_art.line(track.size, frame.scale, content.lessons, content.here), track)
        top = track.bottom + px(4)
    if foot - top >= px(20):
        _steps(surface, pygame.Rect(side.left, top, side.width, px(26)), content, frame)


def _steps(surface: pygame.Surface, row: pygame.Rect, content: DeskContent, frame: Frame) -> None:
    """Draw a pip for each step, as wide as the note next to them leaves room for."""
    px, left = frame.px, row.left
    style = Style(Typeface.BOOK_ITALIC, frame.type(19, 1.2), pal.DIM)
    beside = text.width(content.note, style.sized(frame.floor)) + px(16) if content.note else 0
    step_wide = min(px(PIP), (row.width - beside) // max(1, content.steps))
    pips = pygame.Rect(left, row.centery - px(5), step_wide, px(10))
    left = _pips(surface, pips, step_wide, content, px(6))
    text.draw(
        surface,
        content.note,
        (row.right, row.centery),
        style,
        "right",
        row.right - left - px(8),
        frame.floor,
        middle=True,
    )


def _pips(surface: pygame.Surface, row: pygame.Rect, wide: int, content: DeskContent, gap: int) -> int:
    """Draw the pips from the left of a row, each so `wide` with the gap after it; return their right end."""
    left = row.left
    for step in range(content.steps):
        colour = pal.GILT_LIGHT if step < content.step else pal.GLOW if step == content.step else "#4a3540"
        pip = pygame.Rect(left, row.top, max(gap, wide - gap), row.height)
        pygame.draw.rect(surface, pal.rgb(colour), pip, border_radius=row.height // 2)
        left = pip.right + gap
    return left
