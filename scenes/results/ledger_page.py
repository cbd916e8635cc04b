"""The drawing of a ledger: heads, rows between ruled lines, with their rounds at the left and their values at
the right, and totals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.art import Frame, Style, Typeface, names, palette as pal, rich, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters
from scenes.table.presentation.result_data import LedgerRow, SeatResult

HEAD, TITLES, LINE = 58.0, 32.0, 27.0
"""Heights in design units: of a column's head, of the titles below it, of a line of a row."""
FOOT = 50.0, 68.0
"""The height of a total, and in large letters."""
ROUND, MARGIN = 58.0, 8.0
"""The width of the rounds' column; the margin next to a figure."""
RULE, RED = "#b99a62", "#a8493e"
PALE = "#6b5636"


@dataclass(frozen=True)
class Writing:
    """The measures of all rows of a ledger: the width of their values in pixels, the most `lines` of a name
    with the note below it, and whether the values are `beneath` the names, as in narrow columns.
    """

    frame: Frame
    value: int
    lines: int = 1
    beneath: bool = False

    @classmethod
    def of(cls, rows: Sequence[LedgerRow], width: float, frame: Frame) -> Writing:
        """The measures that these rows need in a column of so many pixels."""
        value = max((rich.width(row.value, _value_style(frame)) for row in rows), default=0)
        found = cls(frame, value, 2)
        room = width - found.before(found.least) - frame.px(2 * MARGIN)
        slim = Style(Typeface.SLAB_BOLD, frame.floor)
        if frame.is_large:
            slim, room, value = _name_style(frame), room / text.SLIMMEST, round(value / text.SLIMMEST)
        words = (text.width(word, slim) for row in rows for word in row.name.split())
        if beneath := max(words, default=0) > room - value:
            value = min(value, round(room))
        else:
            room -= value
        lines = (1 + (text.width(row.name, slim) > room) + (beneath or bool(row.note)) for row in rows)
        return cls(frame, value, max(lines, default=1), beneath)

    @property
    def titles(self) -> float:
        """The height of the columns' heads, in design units."""
        return TITLES * _growth(self.frame)

    @property
    def least(self) -> int:
        """The least height of a row, in pixels."""
        return self.frame.px((11 + LINE * self.lines) * _growth(self.frame))

    def before(self, high: int) -> int:
        """The width before the name in a row of that height: of the round and the picture, in pixels."""
        px = self.frame.px
        return px(self._round) + self._side(high) + px(2 * MARGIN)

    @property
    def _round(self) -> float:
        """The width of the rounds' column, in design units."""
        return ROUND * _growth(self.frame)

    def _side(self, high: int) -> int:
        """The side of a row's picture; 0 in large text, where the words need its room."""
        return 0 if self.frame.is_large else min(high - self.frame.px(4), self.frame.px(62))

    def draw_titles(self, surface: pygame.Surface, box: pygame.Rect, titles: tuple[str, str]) -> None:
        """Draw the titles of the rounds and of the values."""
        frame = self.frame
        style = Style(Typeface.BOOK_ITALIC, frame.type(18, 1.8), PALE)
        left, right = box.left + frame.px(MARGIN), box.right - frame.px(MARGIN)
        text.draw(surface, titles[0], (left, box.centery), style, middle=True)
        text.draw(surface, titles[1], (right, box.centery), style, "right", middle=True)
        line = pygame.Rect(box.left, box.bottom - 1, box.width, frame.px(1.6))
        surface.fill(pal.rgb(PALE), line)

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: LedgerRow) -> None:
        """Draw the round, the picture, the name, its note, the value, and the line below them."""
        frame, px = self.frame, self.frame.px
        surface.fill(pal.rgb(RULE), (box.left, box.bottom - 1, box.width, px(1)))
        margin = box.left + px(self._round) - px(MARGIN)
        surface.fill(pal.rgb(RED), (margin, box.top, px(1.4), box.height))
        at = (margin - px(12), box.centery)
        style = Style(Typeface.SLAB_BOLD, frame.type(19, 1.8), PALE)
        text.draw(surface, str(row.round), at, style, "right", middle=True)
        side = self._side(box.height)
        picture = pygame.Rect(margin + px(MARGIN), 0, side, side)
        picture.centery = box.centery
        if side:
            row.picture(surface, picture)
        if side and row.framed:
            pygame.draw.rect(surface, pal.rgb(pal.INK), picture, px(1.6))
        room = pygame.Rect(picture.right + px(MARGIN), box.top + px(2), 0, box.height - px(4))
        room.width = box.right - px(MARGIN) - room.left
        self._draw_words(surface, room, row)

    def _draw_words(self, surface: pygame.Surface, room: pygame.Rect, row: LedgerRow) -> None:
        """Draw the name with its note below, and the value at the right of the one or of the other: a note in
        large text needs all its line.
        """
        frame = self.frame
        large_note = bool(row.note) and frame.is_large
        above, beneath = pygame.Rect(room), pygame.Rect(room)
        if row.note or self.beneath:
            above.height -= room.height // (2 if large_note else self.lines)
            beneath.top, beneath.height = above.bottom, room.bottom - above.bottom
        style = _value_style(frame)
        wide = rich.width(row.value, style) if large_note else self.value
        beside = beneath if self.beneath and not large_note else above
        value = pygame.Rect(0, 0, wide + 2, beside.height)
        value.topright = beside.topright
        beside.width -= wide + frame.px(MARGIN)
        names.draw(surface, row.name, above, _name_style(frame), "left", frame.floor)
        if row.note:
            note = lettered(frame, Typeface.BOOK_SEMIBOLD, 19, PALE, 1.8)
            if large_note:
                names.draw(surface, row.note, beneath, note, "left", frame.floor)
            else:
                rich.paragraph(surface, row.note, beneath, note, centred=True, floor=frame.floor)
        rich.paragraph(surface, row.value, value, style, align="right", centred=True, floor=frame.floor)


def _growth(frame: Frame) -> float:
    """The factor by which rows are higher for larger type."""
    return 1 + (0.66 if frame.is_large else 0.75) * (min(2.0, frame.text_scale) - 1)


def _name_style(frame: Frame) -> Style:
    return lettered(frame, Typeface.BOOK_BOLD, 21, pal.INK, 1.8)


def _value_style(frame: Frame) -> Style:
    return lettered(frame, Typeface.SLAB_BOLD, 21, pal.INK, 1.8)


def draw_nothing(surface: pygame.Surface, column: pygame.Rect, words: str, high: int, frame: Frame) -> None:
    """Draw the words for a seat without a row."""
    style = Style(Typeface.BOOK_ITALIC, frame.type(21, 1.8), pal.INK)
    box = pygame.Rect(column.left, column.top + frame.px(HEAD + MARGIN), column.width, high)
    text.paragraph(surface, words, box, style, "centre", centred=True, floor=frame.floor)


def draw_head(surface: pygame.Surface, column: pygame.Rect, result: SeatResult, frame: Frame) -> None:
    """Draw the head of a seat's column."""
    head = pygame.Rect(column.left, column.top, column.width, frame.px(HEAD))
    shapes.plate(surface, head, frame.scale, "#27605f", "#123638", 4)
    side = frame.px(48)
    badge = pygame.Rect(head.left + frame.px(10), 0, side, side)
    badge.centery = head.centery
    seat = result.seat
    characters.portrait(surface, badge, result.face, characters.CALM, seat.colour, seat.emblem)
    name = Style(Typeface.POSTER, frame.type(25, 1.8), pal.IVORY)
    left = badge.right + frame.px(10)
    room = pygame.Rect(left, head.top, head.right - frame.px(10) - left, head.height)
    names.draw(surface, result.seat.name, room, name, "left", frame.floor)


def draw_total(surface: pygame.Surface, column: pygame.Rect, words: str, total: str, frame: Frame) -> None:
    """Draw the total below the rows, between two lines."""
    px = frame.px
    high = px(FOOT[frame.is_large] - 6)
    foot = pygame.Rect(column.left, column.bottom - high, column.width, high)
    surface.fill(pal.rgb(pal.OXBLOOD_DEEP), (foot.left, foot.top, foot.width, px(2)))
    for y in (foot.bottom - px(5), foot.bottom - px(1)):
        surface.fill(pal.rgb(pal.OXBLOOD_DEEP), (foot.left, y, foot.width, px(1.4)))
    middle = foot.centery - px(1)
    style = lettered(frame, Typeface.POSTER, 23, pal.OXBLOOD_DEEP, 1.8)
    most = max(foot.width // 3, foot.width - rich.width(total, style) - px(3 * MARGIN))
    at = foot.left + px(MARGIN), middle
    left = text.draw(surface, words, at, style, limit=most, floor=frame.floor, middle=True).right
    box = pygame.Rect(left, foot.top, foot.right - px(MARGIN) - left, foot.height - px(3))
    rich.paragraph(surface, total, box, style, align="right", centred=True, floor=frame.floor)


def draw_bar(surface: pygame.Surface, rect: pygame.Rect, rows: tuple[int, int, int], frame: Frame) -> None:
    """Draw the scroll bar at the right; `rows` are the first line shown, how many, of how many."""
    first, shown, count = rows
    bar = pygame.Rect(rect.right - frame.px(12), rect.top, frame.px(12), rect.height)
    pygame.draw.rect(surface, "#c9b184", bar, border_radius=bar.width // 2)
    high = max(frame.px(40), round(bar.height * shown / count))
    top = bar.top + round((bar.height - high) * first / (count - shown))
    thumb = pygame.Rect(bar.left, top, bar.width, high)
    pygame.draw.rect(surface, pal.rgb(pal.TEAL), thumb, border_radius=bar.width // 2)
