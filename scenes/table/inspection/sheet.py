"""The layout and drawing of a page: the board, the picture with badges, the paper, the second page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import pygame

from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.table.inspection import flow
from scenes.table.inspection.page import Badge, Page, SidePage
from scenes.table.inspection.paper import Paper, fitting, leaf_parts

BoardBox = tuple[float, float, float, float]
LEAF_EDGE, LEAF_PAD = 26, 24
"""The margins of the second board round its paper, and of the paper round the words."""


@dataclass(frozen=True)
class Columns:
    """The measures of the board in design units: its size, the boxes of picture, badges and paper on it.

    `top` is the board's, `beside` the width of the second board, `gap` the space between both; the buttons
    begin at `left`, `button` is their height.
    """

    board: tuple[float, float]
    picture: BoardBox
    badges: BoardBox
    paper: BoardBox
    top: float = 72
    beside: float = 502
    gap: float = 32
    left: float = 36
    button: float = 60

    @property
    def buttons(self) -> float:
        """The top of the row of buttons on the board."""
        return self.board[1] - self.button - 24


USUAL = Columns((1240, 888), (36, 44, 444, 612), (36, 682, 444, 90), (514, 36, 690, 738))
LARGE = Columns(
    (1848, 944), (36, 36, 600, 872), (36, 36, 600, 872), (668, 36, 1144, 766), top=28, left=668, button=84
)


@dataclass(frozen=True)
class BoardPlaces:
    """The rectangles of the boards in the window, in pixels, and the frame of the main board."""

    frame: Frame
    board: pygame.Rect
    beside: pygame.Rect | None
    columns: Columns
    page: Page

    @classmethod
    def of(cls, frame: Frame, page: Page) -> BoardPlaces:
        """One or two boards in the middle of the window."""
        by = LARGE if frame.is_large else USUAL
        leaf = page.beside if by is USUAL else None
        wide = by.board[0] + (by.gap + by.beside if leaf else 0)
        left = (1920 - wide) / 2
        end = left + by.board[0] + by.gap
        beside = frame.rect(end, by.top, by.beside, by.board[1]) if leaf else None
        own = replace(frame, left=frame.left + left * frame.scale, top=frame.top + by.top * frame.scale)
        lying = _Beside(leaf, beside, own).lying if leaf and beside else None
        return cls(own, frame.rect(left, by.top, *by.board), lying, by, page)

    @property
    def all(self) -> tuple[pygame.Rect, ...]:
        """Every board."""
        return (self.board, self.beside) if self.beside else (self.board,)

    @cached_property
    def paper(self) -> Paper:
        """The paper with the words."""
        frame, usual = self.frame, None
        if self.columns is LARGE:
            usual = Paper(self.page, frame.rect(*USUAL.paper), replace(frame, text_scale=1.0))
        return Paper(self.page, frame.rect(*self.columns.paper), frame, usual)


def draw(surface: pygame.Surface, places: BoardPlaces, scrolled: int = 0) -> None:
    """Draw the boards with all on them, the paper `scrolled` by pixels."""
    frame, columns, page = places.frame, places.columns, places.page
    shapes.wood_panel(surface, places.board, frame.scale, tone=page.ground)
    _draw_picture(surface, page, columns, frame)
    if columns is USUAL:
        _draw_badges(surface, page.badges, frame)
    places.paper.draw(surface, scrolled)
    if page.beside and places.beside:
        _Beside(page.beside, places.beside, frame).draw(surface, page.ground)


def _draw_picture(surface: pygame.Surface, page: Page, columns: Columns, frame: Frame) -> None:
    """Draw the picture as large as fits in its box, which includes that of the badges if there are none."""
    room = frame.rect(*columns.picture)
    if not page.badges or columns is LARGE:
        room = room.union(frame.rect(*columns.badges))
    scale = min(room.width / page.picture.sheet[0], room.height / page.picture.sheet[1])
    place = pygame.Rect(0, 0, *(round(side * scale) for side in page.picture.sheet))
    place.center = room.center
    page.picture.paint(surface, place, frame.text_scale)


def _draw_badges(surface: pygame.Surface, badges: Sequence[Badge], frame: Frame) -> None:
    if not badges:
        return
    box, wide = frame.rect(*USUAL.badges), frame.px(USUAL.badges[2]) / len(badges)
    shapes.inset(surface, box, frame.scale, 9)
    for number, badge in enumerate(badges):
        cell = pygame.Rect(box.left + round(number * wide), box.top, round(wide), box.height)
        figure = text.Style(Typeface.POSTER, frame.type(30, 1.2), pal.GILT_LIGHT)
        under = text.Style(Typeface.BOOK_ITALIC, frame.type(19, 1.3), pal.CREAM)
        room = cell.width - frame.px(10)
        for words, style, share in ((badge.figure, figure, 0.33), (badge.under, under, 0.74)):
            at = cell.centerx, cell.top + round(cell.height * share)
            text.draw(surface, words, at, style, "centre", room, frame.floor, middle=True)
        if number:
            ends = (cell.left, box.top + frame.px(16)), (cell.left, box.bottom - frame.px(16))
            pygame.draw.line(surface, pal.rgb(pal.GILT_DEEP), *ends)


@dataclass(frozen=True)
class _Beside:
    """The second page, fitted to a board of that width and at most that height."""

    leaf: SidePage
    board: pygame.Rect
    frame: Frame

    @property
    def _parts(self) -> list[flow.PagePart]:
        return leaf_parts(self.leaf)

    @property
    def _wide(self) -> int:
        return self.board.width - 2 * self.frame.px(LEAF_EDGE + LEAF_PAD)

    @property
    def _fitted(self) -> Frame:
        room = self.board.height - 2 * self.frame.px(LEAF_EDGE + LEAF_PAD)
        lines = flow.Lines(self.leaf.rows)

        def needs(tried: Frame) -> int:
            """The height; more than the room if a word would be broken."""
            return (
                room + 1 if lines.breaks(self._wide, tried) else flow.height(self._parts, self._wide, tried)
            )

        return fitting(needs, room, self.frame)

    @property
    def lying(self) -> pygame.Rect:
        """The board's rectangle, no higher than its content."""
        high = flow.height(self._parts, self._wide, self._fitted) + 2 * self.frame.px(LEAF_EDGE + LEAF_PAD)
        return pygame.Rect(self.board.left, self.board.top, self.board.width, min(high, self.board.height))

    def draw(self, surface: pygame.Surface, tone: tuple[pal.Colour, pal.Colour]) -> None:
        """Draw the board and the paper on it."""
        board, frame = self.lying, self.frame
        shapes.wood_panel(surface, board, frame.scale, tone=tone)
        paper = board.inflate(-2 * frame.px(LEAF_EDGE), -2 * frame.px(LEAF_EDGE))
        shapes.paper_panel(surface, paper, frame.scale)
        inner = paper.inflate(-2 * frame.px(LEAF_PAD), -2 * frame.px(LEAF_PAD))
        flow.draw(self._parts, surface, inner, self._fitted)
