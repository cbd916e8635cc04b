"""The ledger of a game: for each player what came their way, a row each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scenes.art import names, rich, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.pieces import characters
from scenes.art.text import Style
from scenes.results.data import LedgerRow, SeatResult
from scenes.widgets.pointer import Pointer
from scenes.widgets.widget import Widget

HEAD, ROW, GAP, SIDE = 58.0, 55.0, 14.0, 48.0
LEAST_COLUMN = 300.0
"""A column is at least so wide; a player with much room has several beside each other."""
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -6, pygame.K_PAGEDOWN: 6}


class Ledger(Widget):
    """The rows in a column for each seat; the arrow keys, the page keys and the wheel scroll.

    `nothing` is said where a seat has no row.
    """

    def __init__(self, results: Sequence[SeatResult], rows: Sequence[LedgerRow], nothing: str) -> None:
        super().__init__()
        self.results = tuple(results)
        self.nothing = nothing
        self.columns = [[row for row in rows if row.seat == seat] for seat in range(len(self.results))]
        self.first = 0
        self._name_lines = 1
        self.frame = Frame.of((1920, 1080))

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fit it into a rectangle of pixels."""
        self.rect, self.frame = rect, frame
        self._name_lines = 2 if self._tight else 1
        self.scroll(0)

    @property
    def _tight(self) -> bool:
        """Whether some name needs two lines even in the narrow face."""
        width = (self.rect.width / max(1, len(self.results)) - self.frame.px(2 * GAP)) / self.across
        room = width - self.frame.px(SIDE + 24)
        style = Style(Face.SLAB_BOLD, self.frame.floor)
        return any(text.width(row.name, style) > room for column in self.columns for row in column)

    @property
    def across(self) -> int:
        """How many rows of one player stand beside each other."""
        width = self.rect.width / max(1, len(self.results))
        return max(1, int(width // self.frame.px(LEAST_COLUMN * min(1.6, self.frame.text_scale))))

    @property
    def row_height(self) -> int:
        """A row's height in pixels."""
        line = ROW / 2 * (1 + 0.5 * (min(2.0, self.frame.text_scale) - 1))
        return self.frame.px(line * (self._name_lines + 1))

    @property
    def rows(self) -> int:
        """How many rows the longest column has."""
        return max((-(-len(column) // self.across) for column in self.columns), default=0)

    @property
    def shown(self) -> int:
        """How many rows are seen at once."""
        return max(1, (self.rect.height - self.frame.px(HEAD + GAP)) // self.row_height)

    @property
    def most(self) -> int:
        """The last row that can be the first one seen."""
        return max(0, self.rows - self.shown)

    def scroll(self, by: int) -> bool:
        """Move so many rows down; True when the picture has changed."""
        before, self.first = self.first, min(self.most, max(0, self.first + by))
        return self.first != before

    def key(self, event: pygame.event.Event) -> bool:
        """Up, Down, PageUp and PageDown scroll."""
        return event.type == pygame.KEYDOWN and event.key in STEPS and self.scroll(STEPS[event.key])

    def pointer(self, pointer: Pointer) -> bool:
        """The wheel scrolls."""
        super().pointer(pointer)
        return pointer.kind == "wheel" and self.hover and self.scroll(-pointer.wheel)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """A column for each seat; a bar on the right where there is more than is seen."""
        for result, place, found in zip(self.results, self._places(), self.columns, strict=True):
            _draw_head(surface, place, result, frame)
            if not found:
                _draw_nothing(surface, place, self.nothing, self.row_height, frame)
        for told, box in self.seen():
            _draw_row(surface, box, told, self.frame, self._name_lines)
        if self.most:
            self._draw_bar(surface)
        if self.focused:
            shapes.focus_line(surface, self.rect.inflate(-6, -6), frame.scale)

    def _places(self) -> list[pygame.Rect]:
        """Where each seat's column is."""
        bar = self.frame.px(14) if self.most else 0
        width, gap = (self.rect.width - bar) / max(1, len(self.results)), self.frame.px(GAP)
        return [
            pygame.Rect(
                self.rect.left + round(number * width), self.rect.top, round(width) - gap, self.rect.height
            )
            for number in range(len(self.results))
        ]

    def seen(self) -> Iterator[tuple[LedgerRow, pygame.Rect]]:
        """Every row that is seen, and where it stands."""
        high, begin = self.row_height, self.first * self.across
        for column, found in zip(self._places(), self.columns, strict=True):
            top, width = column.top + self.frame.px(HEAD + GAP / 2), column.width // self.across
            for number, told in enumerate(found[begin : begin + self.shown * self.across]):
                row, place = divmod(number, self.across)
                yield told, pygame.Rect(column.left + place * width, top + row * high, width, high)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """How much there is, and which part of it is seen."""
        frame = self.frame
        bar = pygame.Rect(self.rect.right - frame.px(12), self.rect.top, frame.px(12), self.rect.height)
        pygame.draw.rect(surface, "#c9b184", bar, border_radius=bar.width // 2)
        high = max(frame.px(40), round(bar.height * self.shown / self.rows))
        top = bar.top + round((bar.height - high) * self.first / self.most)
        thumb = pygame.Rect(bar.left, top, bar.width, high)
        pygame.draw.rect(surface, pal.rgb(pal.TEAL), thumb, border_radius=bar.width // 2)


def _draw_nothing(surface: pygame.Surface, column: pygame.Rect, words: str, high: int, frame: Frame) -> None:
    """What is said where a seat has no row."""
    style = Style(Face.BOOK_ITALIC, frame.type(21, 1.4), pal.INK)
    box = pygame.Rect(column.left, column.top + frame.px(HEAD + GAP / 2), column.width, high)
    text.paragraph(surface, words, box, style, "centre", centred=True, floor=frame.floor)


def _draw_head(surface: pygame.Surface, column: pygame.Rect, result: SeatResult, frame: Frame) -> None:
    """Whose column it is."""
    head = pygame.Rect(column.left, column.top, column.width, frame.px(HEAD))
    shapes.plate(surface, head, frame.scale, "#27605f", "#123638", 4)
    side = frame.px(48)
    badge = pygame.Rect(head.left + frame.px(10), 0, side, side)
    badge.centery = head.centery
    seat = result.seat
    characters.portrait(surface, badge, result.face, characters.CALM, seat.colour, seat.emblem)
    name = Style(Face.POSTER, frame.type(25, 1.3), pal.IVORY)
    left = badge.right + frame.px(10)
    room = pygame.Rect(left, head.top, head.right - frame.px(10) - left, head.height)
    names.draw(surface, result.seat.name, room, name, "left", frame.floor)


def _draw_row(surface: pygame.Surface, box: pygame.Rect, row: LedgerRow, frame: Frame, lines: int) -> None:
    """Its picture, its name on so many lines, and its line beneath."""
    side = frame.px(SIDE)
    picture = pygame.Rect(box.left + frame.px(4), 0, side, side)
    picture.centery = box.centery
    row.picture(surface, picture)
    if row.framed:
        pygame.draw.rect(surface, pal.rgb(pal.INK), picture, frame.px(1.6))
    left = picture.right + frame.px(10)
    room = box.right - left - frame.px(6)
    name = Style(Face.BOOK_BOLD, frame.type(21, 1.5), pal.INK)
    above = pygame.Rect(left, box.top, room, round(box.height * (lines / (lines + 1))))
    names.draw(surface, row.name, above, name, "left", frame.floor)
    beneath = pygame.Rect(left, above.bottom, room, box.bottom - above.bottom)
    style = Style(Face.BOOK_SEMIBOLD, frame.type(19, 1.4), "#4b3a24")
    rich.paragraph(surface, row.line, beneath, style, centred=True, floor=frame.floor)
