"""A page laid out and drawn: the board, the picture with its figures, the paper, the second leaf.

Everything is measured in design units on the usual sheet, as the first page the house has for a piece.
Where words do not fit at the player's text scale they fall back in steps towards the usual size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.table.inspection import flow
from scenes.table.inspection.page import Badge, Now, Page, SidePage

BoardBox = tuple[float, float, float, float]
LARGE_TYPE = 1.25
"""Beyond this text scale the picture steps back for the words, and the boards fill the window."""
BUTTON, FOOT = 60.0, 84.0
"""The height of the row of buttons, and its distance above the board's lower edge."""
INSET = 36.0
LEAF_EDGE, LEAF_PAD = 26, 24
"""From the second board's edge to its paper, and from there to the words."""
TEXT_STEPS = 10
LEAST = 0.86
"""The share of the usual size that words may shrink to on a crowded page."""
LARGER, FILLED = (1.3, 1.2, 1.1), 0.92
"""By how much words grow on a page that has few of them, as far as they fill no more than such a share."""


@dataclass(frozen=True)
class Columns:
    """The board's size and place, and where picture, figures and paper lie on it; the figures beside or below
    each other. `beside` is how wide the second leaf's board is, `gap` the space between both.
    """

    board: tuple[float, float]
    picture: BoardBox
    badges: BoardBox
    paper: BoardBox
    top: float = 72
    beside: float = 502
    gap: float = 32
    stacked: bool = False

    @property
    def buttons(self) -> float:
        """The top of the row of buttons on the board."""
        return self.board[1] - FOOT


USUAL = Columns((1240, 888), (36, 44, 444, 612), (36, 682, 444, 90), (514, 36, 690, 738))
WORDY = Columns(
    (1760, 944), (36, 44, 330, 430), (36, 494, 330, 334), (402, 36, 1322, 794), top=28, stacked=True
)
WORDY_PAIR = Columns(
    (1280, 944), (36, 44, 250, 360), (36, 424, 250, 404), (320, 36, 924, 794), 28, 556, 20, stacked=True
)


def _columns(page: Page, frame: Frame) -> Columns:
    if frame.text_scale <= LARGE_TYPE:
        return USUAL
    return WORDY_PAIR if page.beside else WORDY


@dataclass(frozen=True)
class BoardPlaces:
    """The places of the boards in the window, in pixels, and the frame of the main one."""

    frame: Frame
    board: pygame.Rect
    beside: pygame.Rect | None
    columns: Columns

    @classmethod
    def of(cls, frame: Frame, page: Page) -> BoardPlaces:
        """Both boards in the middle of the window, or the one."""
        by = _columns(page, frame)
        wide = by.board[0] + (by.gap + by.beside if page.beside else 0)
        left = (1920 - wide) / 2
        end = left + by.board[0] + by.gap
        beside = frame.rect(end, by.top, by.beside, by.board[1]) if page.beside else None
        own = replace(frame, left=frame.left + left * frame.scale, top=frame.top + by.top * frame.scale)
        lying = _Beside(page.beside, beside, own).lying if page.beside and beside else None
        return cls(own, frame.rect(left, by.top, *by.board), lying, by)

    @property
    def all(self) -> tuple[pygame.Rect, ...]:
        """Every board."""
        return (self.board, self.beside) if self.beside else (self.board,)


def draw(surface: pygame.Surface, page: Page, places: BoardPlaces) -> None:
    """The boards with all they tell."""
    frame, columns = places.frame, places.columns
    shapes.wood_panel(surface, places.board, frame.scale, tone=page.ground)
    _draw_picture(surface, page, columns, frame)
    _draw_badges(surface, page.badges, columns, frame)
    _draw_paper(surface, page, columns, frame)
    if page.beside and places.beside:
        _Beside(page.beside, places.beside, frame).draw(surface, page.ground)


def _draw_picture(surface: pygame.Surface, page: Page, columns: Columns, frame: Frame) -> None:
    """As large as fits, in the middle; higher up where figures stand below."""
    room = frame.rect(*columns.picture)
    if not page.badges:
        room = room.union(frame.rect(*columns.badges))
    scale = min(room.width / page.picture.sheet[0], room.height / page.picture.sheet[1])
    place = pygame.Rect(0, 0, *(round(side * scale) for side in page.picture.sheet))
    place.center = room.center
    page.picture.paint(surface, place, frame.text_scale)


def _draw_badges(surface: pygame.Surface, badges: Sequence[Badge], columns: Columns, frame: Frame) -> None:
    if not badges:
        return
    box = frame.rect(*columns.badges)
    shapes.inset(surface, box, frame.scale, 9)
    for number, (badge, cell) in enumerate(zip(badges, _cells(box, len(badges), columns), strict=True)):
        figure = text.Style(Typeface.POSTER, frame.type(30, 1.2), pal.GILT_LIGHT)
        under = text.Style(Typeface.BOOK_ITALIC, frame.type(19, 1.3), pal.CREAM)
        room = cell.width - frame.px(10)
        for words, style, share in ((badge.figure, figure, 0.33), (badge.under, under, 0.74)):
            at = cell.centerx, cell.top + round(cell.height * share)
            text.draw(surface, words, at, style, "centre", room, frame.floor, middle=True)
        if number and not columns.stacked:
            ends = (cell.left, box.top + frame.px(16)), (cell.left, box.bottom - frame.px(16))
            pygame.draw.line(surface, pal.rgb(pal.GILT_DEEP), *ends)


def _cells(box: pygame.Rect, count: int, columns: Columns) -> list[pygame.Rect]:
    """A place for each figure."""
    if columns.stacked:
        high = box.height // max(count, 3)
        return [pygame.Rect(box.left, box.top + number * high, box.width, high) for number in range(count)]
    wide = box.width / count
    return [
        pygame.Rect(box.left + round(number * wide), box.top, round(wide), box.height)
        for number in range(count)
    ]


def _fitting(needs: Callable[[Frame], int], room: int, frame: Frame) -> Frame:
    """The frame with the largest type that has room: the player's, falling back, then a little smaller."""
    for step in range(TEXT_STEPS, -1, -1):
        tried = replace(frame, text_scale=1 + (frame.text_scale - 1) * step / TEXT_STEPS)
        if needs(tried) <= room:
            return tried
    for share in (0.95, 0.9, LEAST):
        tried = replace(frame, text_scale=share)
        if needs(tried) <= room:
            return tried
    return replace(frame, text_scale=LEAST)


def _filling(needs: Callable[[Frame], int], room: int, frame: Frame) -> Frame:
    """As `_fitting`, but larger where few words would leave much of the room empty."""
    for share in LARGER:
        tried = replace(frame, text_scale=frame.text_scale * share)
        if needs(tried) <= FILLED * room:
            return tried
    return _fitting(needs, room, frame)


@dataclass(frozen=True)
class Title:
    """The name of a piece, what it is, and a rule below."""

    title: str
    kind: str
    size: float = 42

    def height(self, width: int, frame: Frame) -> int:
        kind = text.Style(Typeface.BOOK_ITALIC, frame.type(21, 1.4)).leading if self.kind else 0
        return frame.type(self.size, 1.15) + frame.px(14) + kind + frame.px(28)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        head = text.Style(Typeface.POSTER, frame.type(self.size, 1.15), pal.OXBLOOD_DEEP)
        baseline = box.top + head.pixels
        text.draw(surface, self.title, (box.left, baseline), head, limit=box.width, floor=frame.floor)
        if self.kind:
            kind = text.Style(Typeface.BOOK_ITALIC, frame.type(21, 1.4), pal.INK)
            baseline += frame.px(10) + kind.pixels
            text.draw(surface, self.kind, (box.left, baseline), kind, limit=box.width, floor=frame.floor)
        rule = pygame.Rect(box.left, baseline + frame.px(12), box.width, frame.px(9))
        shapes.rule(surface, rule, frame.scale)


def _draw_paper(surface: pygame.Surface, page: Page, columns: Columns, frame: Frame) -> None:
    """The heading and the rules from the top; what it means now on a plate at the foot."""
    paper = frame.rect(*columns.paper)
    shapes.paper_panel(surface, paper, frame.scale)
    box = paper.inflate(-2 * frame.px(INSET), -2 * frame.px(22))
    told: list[flow.PagePart] = [
        Title(page.title, page.kind),
        *(flow.Paragraph(words) for words in page.rules),
    ]
    now = _Present(page.now) if page.now else None

    def needs(tried: Frame) -> int:
        return flow.height(told, box.width, tried) + (now.height(box.width, tried) if now else 0)

    fitted = _filling(needs, box.height, frame)
    flow.draw(told, surface, box, fitted)
    if now:
        high = now.height(box.width, fitted)
        now.draw(surface, pygame.Rect(box.left, box.bottom - high, box.width, high), fitted)


@dataclass(frozen=True)
class _Present:
    """The plate that tells what a piece means now, with its title on a tag over the edge."""

    now: Now

    @property
    def _parts(self) -> list[flow.PagePart]:
        parts: list[flow.PagePart] = [flow.Lines(self.now.rows, flow.ENAMEL, 22)]
        return [*parts, flow.Total(self.now.sum)] if self.now.sum else parts

    def _tag(self, frame: Frame) -> int:
        return frame.type(24, 1.2) + frame.px(18)

    def height(self, width: int, frame: Frame) -> int:
        """Its height, tag and margins included."""
        return flow.height(self._parts, width, frame) + self._tag(frame) + frame.px(34)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        """The plate a little wider than the words above it."""
        tag_high, margin = self._tag(frame), frame.px(18)
        plate = pygame.Rect(box.left - margin, box.top + tag_high // 2, 0, 0)
        plate.size = box.width + 2 * margin, box.bottom - plate.top
        shapes.plate(surface, plate, frame.scale, "#27605f", "#123638", 9)
        style = text.Style(Typeface.POSTER, frame.type(24, 1.2), pal.IVORY)
        wide = min(text.width(self.now.title, style) + frame.px(56), box.width)
        tag = pygame.Rect(box.left, box.top, wide, tag_high)
        shapes.plate(surface, tag, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 7)
        text.draw(surface, self.now.title, tag.center, style, "centre", wide - frame.px(24), middle=True)
        inner = pygame.Rect(box.left + frame.px(6), tag.bottom + frame.px(8), box.width - frame.px(12), 0)
        inner.height = plate.bottom - frame.px(8) - inner.top
        flow.draw(self._parts, surface, inner, frame)


@dataclass(frozen=True)
class _Beside:
    """The second leaf, fitted to a board so wide and at most so high."""

    leaf: SidePage
    board: pygame.Rect
    frame: Frame

    @property
    def _parts(self) -> list[flow.PagePart]:
        parts: list[flow.PagePart] = [Title(self.leaf.title, "", 30), flow.Lines(self.leaf.rows)]
        return (
            [*parts, flow.Space(8), flow.Paragraph(self.leaf.note, 20, quiet=True)]
            if self.leaf.note
            else parts
        )

    @property
    def _wide(self) -> int:
        return self.board.width - 2 * self.frame.px(LEAF_EDGE + LEAF_PAD)

    @property
    def _fitted(self) -> Frame:
        room = self.board.height - 2 * self.frame.px(LEAF_EDGE + LEAF_PAD)
        lines = flow.Lines(self.leaf.rows)

        def needs(tried: Frame) -> int:
            """Their height; more than there is where a word would be broken."""
            return (
                room + 1 if lines.breaks(self._wide, tried) else flow.height(self._parts, self._wide, tried)
            )

        return _fitting(needs, room, self.frame)

    @property
    def lying(self) -> pygame.Rect:
        """The board, no higher than what it tells."""
        high = flow.height(self._parts, self._wide, self._fitted) + 2 * self.frame.px(LEAF_EDGE + LEAF_PAD)
        return pygame.Rect(self.board.left, self.board.top, self.board.width, min(high, self.board.height))

    def draw(self, surface: pygame.Surface, tone: tuple[pal.Colour, pal.Colour]) -> None:
        """The board and a paper on it."""
        board, frame = self.lying, self.frame
        shapes.wood_panel(surface, board, frame.scale, tone=tone)
        paper = board.inflate(-2 * frame.px(LEAF_EDGE), -2 * frame.px(LEAF_EDGE))
        shapes.paper_panel(surface, paper, frame.scale)
        inner = paper.inflate(-2 * frame.px(LEAF_PAD), -2 * frame.px(LEAF_PAD))
        flow.draw(self._parts, surface, inner, self._fitted)
