"""The places of everything on a dock: buttons at the foot, words and fields at the top, lines between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art import rich, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.table.choosing.choice import Choice, ChoiceField
from scenes.table.choosing.preview_lines import PreviewLines
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

PADDING, SIDES = 20, (20, 12)
"""The paper's margin in design units, and that at its sides, also in large text."""
GAP = 10
BUTTON, BACK, BETWEEN = (60, 72), 46, 8
"""The heights of the confirming button, also in large text, and of the others, and the gap between them, in
design units.
"""
TITLE = 40
NOTE = 54
BELOW_NOTE = 12
"""The room below the note: the line round what has the focus passes through it."""
KEPT, LARGE_KEPT = 0.7, 0.4
"""The share of its height a field keeps beside lines and picture: at the usual text, with large text."""
LEAST_KEPT = 0.6
"""The least share of its height that a field keeps where there is a picture."""
RESERVED = 116
"""Room that is kept for the lines before there are any, in design units: three of them."""
ENOUGH = 0.6
"""The share of their height that fields need in large text beside a sentence under the title."""
SMALL = 0.85
"""The share of the player's text scale below which lines in large text rather have that sentence's room."""
LARGEST = 1.75
"""The greatest factor by which fields grow with large text."""
PICTURE_GAP = 12
"""The room above and below the picture of what is chosen."""
PICTURE, LOWER, LOWEST = 120, 90, 72
"""The heights of that picture: with the page's fields, with larger text, with lines that come later."""


class ChoicePanelPlaces:
    """The places on the paper of one choice.

    Back is at the foot of every page, the confirming button above it, amounts above that, then another way
    out: so each of them is at the same place on every page of a game. The other fields are below the words at
    the top. A page with nothing to be seen on it is a slip that ends at the same foot.
    """

    def __init__(
        self, choice: Choice, confirm: Button, ways_out: Sequence[Button], ledger: PreviewLines
    ) -> None:
        self._choice = choice
        self._confirm = confirm
        self._ways_out = ways_out
        self._ledger = ledger
        self.rect = self._page = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self._note_room, self._high = 0, 0
        self.noted = True
        """Whether the sentence under the title is seen: large text may need its room for the fields."""
        self._foot = self._ends = 0
        """The top of what is at the foot, and the end of the fields above it."""
        self._shares: dict[tuple[int, ...], float] = {}
        """The shares of their height that shrinking fields were given, by the numbers of the fields seen."""

    def fit(self, page: pygame.Rect, frame: Frame) -> None:
        """Lay it into a rectangle of the window."""
        if (page, frame) != (self._page, self.frame):
            self._note_room, self._high, self._shares, self.noted = 0, 0, {}, True
        self._page, self.frame = page.copy(), frame
        self.place()

    @property
    def box(self) -> pygame.Rect:
        """The paper without its margin."""
        px = self.frame.px
        return self.rect.inflate(-2 * px(SIDES[self.frame.is_large]), -2 * px(PADDING))

    @property
    def head(self) -> pygame.Rect:
        """The place of the title: in large text two lines, where it needs them."""
        frame, box = self.frame, self.box
        box.height = frame.px(TITLE)
        style = title_style(frame)
        if frame.is_large and style.slim * text.width(self._choice.title(), style) > box.width:
            box.height = round(2 * text.TIGHT_LEADING * style.leading)
        return box

    @property
    def note(self) -> pygame.Rect:
        """The place of the sentence under the title."""
        head = self.head
        return pygame.Rect(head.left, head.bottom, head.width, self._note_room)

    @property
    def lines(self) -> pygame.Rect:
        """The place of what it would change."""
        box, high = self.box, self._ledger.height(self.box.width)
        return pygame.Rect(box.left, self._ledger.top, box.width, high)

    def place(self) -> None:
        """Buttons and amounts at the foot, the other fields under the words at the top."""
        frame, self.rect = self.frame, self._page.copy()
        box = self.box
        note = self._choice.note() if self.noted else ""
        self._note_room = max(self._note_room, note_height(note, box.width, frame))
        column = Column.of(self._choice, frame, box.width)
        head, foot = self.head.height + self._note_room, self._place_foot(box)
        if not self._is_whole():
            around = head + box.bottom - foot + 2 * frame.px(PADDING) + column.gaps
            wanted = around + column.wished + self._below_fields(column, self._page.height - around, 0)
            self._high = min(self._page.height, max(self._high, wanted))
            self.rect.height, self.rect.bottom = self._high, self._page.bottom
        share = self._place_fields(column, self.box, self.box.top + head, foot)
        if frame.is_large and note and (share < ENOUGH or self._is_small):
            self._note_room, self._shares, self.noted = 0, {}, False
            self.place()

    @property
    def _is_small(self) -> bool:
        """Whether large lines have too little room."""
        return self.frame.is_large and self._ledger.text_scale < SMALL * self.frame.text_scale

    def _is_whole(self, large: bool = True) -> bool:
        """Whether the page has its full height from the beginning; a picture needs it with `large` text."""
        return self._choice.keeps_height or bool(large and self._choice.picture())

    def _place_foot(self, box: pygame.Rect) -> int:
        """Put Back, the confirming button, amounts and another way out above each other; the top of all."""
        frame, top = self.frame, box.bottom - self.frame.px(BACK)
        rows: list[tuple[Widget, float]] = [(self._confirm, BUTTON[frame.is_large])]
        rows += [(field.widget, field.height) for field in self._choice.fields if field.is_amount]
        for way in self._ways_out:
            if way.hotkeys:
                rows.append((way, BACK))
            else:
                way.rect = pygame.Rect(box.left, top, box.width, frame.px(BACK))
        for widget, high in rows:
            top -= frame.px(high + BETWEEN)
            widget.rect = pygame.Rect(box.left, top, box.width, frame.px(high))
        return top

    def _below_fields(self, column: Column, room: int, picture: int) -> int:
        """Write the lines as large as they may be beside fields and a picture so high; how much all of it
        takes: lines that may still come make the picture lower.
        """
        choice, frame, width = self._choice, self.frame, self.box.width
        seen = _picture_room(choice, frame, picture)
        room -= column.gaps + seen
        if not self._ledger.fits(frame, room - column.wished, width):
            self._ledger.fit(frame, room - column.kept, width)
        lines = self._ledger.fold(room - column.least, width, self._more)
        later = choice.tells_changes and (seen or self._is_whole(large=frame.is_large))
        coming = frame.px(RESERVED) if later else 0
        return max(lines + seen, coming + _picture_room(choice, frame, min(picture, LOWEST)))

    def _place_fields(self, column: Column, box: pygame.Rect, top: int, foot: int) -> float:
        """Fields keep their height while there is room; those that shrink give way to lines and picture: from
        the beginning, and for good, so that nothing moves under the pointer when lines come and go. The
        picture gives way before a line does. The share of their height that they keep.
        """
        room, gap = foot - top, self.frame.px(GAP)
        self._foot = foot
        wished = _wished(self.frame)
        lower = wished if self.frame.is_large else LEAST_KEPT
        for picture, kept in ((PICTURE, wished), (LOWER, lower), (0, 0.0)):
            share = self._share(column, room, picture)
            legible = not picture or not self._is_small
            if share >= max(kept, column.least_share) and not self._ledger.is_folded and legible:
                break
        shown = tuple(map(id, column.fields))
        self._shares[shown] = share = min(share, self._shares.get(shown, 1.0))
        large = self.frame.is_large
        has_room = large and column.least + column.gaps <= room
        for field in column.fields:
            whole = whole_high(field, self.frame, box.width)
            if has_room:
                shrunk = column.kept_of(whole, least_high(field, self.frame, box.width), share)
            else:
                shrunk = int(whole * share) if large else round(whole * max(share, field.least))
            height = shrunk if field.shrinks else whole
            field.widget.rect = pygame.Rect(box.left, top, box.width, height)
            top += height + gap
        self._ends = top - gap
        self._ledger.top = foot - gap - self._ledger.height(box.width)
        if not (self._choice.picture() and self.picture_rect()):
            self._ledger.top = top
        return share

    def _share(self, column: Column, room: int, picture: int) -> float:
        """The share of its height that a shrinking field keeps beside a picture of that height."""
        left = room - column.gaps - column.fixed - self._below_fields(column, room, picture)
        return min(1.0, left / column.loose) if column.loose else float(left >= 0)

    def _more(self, count: int) -> str:
        """That so many lines have no room."""
        return self._choice.table.say("choice.more_lines", n=count)

    def picture_rect(self) -> pygame.Rect | None:
        """The room between fields and lines, in which what is chosen is seen; None where it is small."""
        gap = self.frame.px(PICTURE_GAP)
        top = self._ends + gap
        high = (self._ledger.top if self._ledger.lines else self._foot) - gap - top
        if high < self.frame.px(LOWEST):
            return None
        return pygame.Rect(self._confirm.rect.left, top, self._confirm.rect.width, high)


@dataclass(frozen=True)
class Column:
    """The fields that are seen, and how much room they take below each other, in pixels: those that keep
    their height, the others at their full height, all of them at the least, beside lines and picture, and as
    high as they are wished for the text; the `gaps` are between them, above and below.
    """

    fields: tuple[ChoiceField, ...]
    fixed: int
    loose: int
    least: int
    kept: int
    wished: int
    gaps: int

    def kept_of(self, whole: int, least: int, share: float) -> int:
        """The height of a field where fields keep that share in all, each at least what it needs."""
        needed = self.least - self.fixed
        more = (share * self.loose - needed) / max(1, self.loose - needed)
        return int(least + max(0.0, more) * (whole - least))

    @property
    def least_share(self) -> float:
        """The least share of its height that a shrinking field keeps."""
        return (self.least - self.fixed) / self.loose if self.loose else 0.0

    @classmethod
    def of(cls, choice: Choice, frame: Frame, width: int) -> Column:
        """Those of a choice, so wide."""
        fields = tuple(field for field in choice.fields if field.widget.visible and not field.is_amount)
        fixed = sum(whole_high(field, frame, width) for field in fields if not field.shrinks)
        loose = sum(whole_high(field, frame, width) for field in fields if field.shrinks)
        least = sum(least_high(field, frame, width) for field in fields if field.shrinks)
        kept, wished = (
            fixed + round(share * loose) for share in (LARGE_KEPT if frame.is_large else KEPT, _wished(frame))
        )
        gaps = frame.px(GAP) * (len(fields) + 1)
        return cls(fields, fixed, loose, fixed + least, kept, wished, gaps)


def _grown(frame: Frame) -> float:
    """The factor by which fields grow with the player's text where that is large."""
    return min(frame.text_scale, LARGEST) if frame.is_large else 1.0


def whole_high(field: ChoiceField, frame: Frame, width: int) -> int:
    """The height of a field that is not made lower."""
    grown = _grown(frame) if field.shrinks else 1.0
    return max(frame.px(field.height * grown), field.widget.wished_height(frame, width))


def least_high(field: ChoiceField, frame: Frame, width: int) -> int:
    """The least height of a field."""
    return max(frame.px(field.height * field.least), field.widget.least_height(frame, width))


def _wished(frame: Frame) -> float:
    """The share of its height that a field needs for the player's text."""
    return min(1.0, KEPT + (1 - KEPT) * (frame.text_scale - 1))


def _picture_room(choice: Choice, frame: Frame, high: int) -> int:
    """The room for a picture so high, in pixels; none where there is nothing to be seen."""
    return frame.px(high) + 2 * frame.px(PICTURE_GAP) if high and choice.picture() else 0


def note_height(note: str, width: int, frame: Frame) -> int:
    """The room a note takes; none when there is no note."""
    return rich.height(note, note_style(frame), width) + frame.px(BELOW_NOTE) if note else 0


def title_style(frame: Frame) -> text.Style:
    """The type of the title."""
    slim = text.NARROWEST if frame.is_large else 1.0
    return text.Style(Typeface.POSTER, frame.type(26, 1.8), pal.OXBLOOD_DEEP, slim=slim)


def note_style(frame: Frame) -> text.Style:
    """The type of that sentence."""
    return text.Style(Typeface.BOOK_SEMIBOLD, frame.type(18, 1.8), pal.INK)
