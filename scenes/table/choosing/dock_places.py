"""Where everything on a dock lies: buttons at the foot, words and fields at the top, the lines between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art import rich, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.table.choosing.choice import Choice, Field
from scenes.table.choosing.preview_lines import Ledger
from scenes.widgets.button import Button, in_one_form

PADDING = 20
GAP = 10
BUTTON = 60
TITLE = 40
NOTE = 54
BELOW_NOTE = 12
"""The room below the note: the line round what has the focus passes through it."""
KEPT = 0.7
"""The share of its height a field keeps beside lines and picture."""
LEAST_KEPT = 0.6
"""What a field keeps at the least where there is a picture."""
RESERVED = 116
"""Room that is kept for the lines before there are any, in design units: three of them."""
SQUEEZED = 1.2
"""So many times their room two buttons in a row may ask for: their type gives way, or the key-cap."""
PICTURE_GAP = 12
"""The room above and below the picture of what is chosen."""
PICTURE, LOWER, LOWEST = 120, 90, 72
"""How low that picture is made: for what stands on the paper, for larger text, for lines that come later."""
GROWS = 72
"""By so many design units a paper grows at a time, so that papers of a few heights serve all pages."""


class DockPlaces:
    """The places on the paper of one choice. What has been given room keeps it until the paper lies
    elsewhere, so that nothing moves under the pointer: where all of it together needs more, the paper grows
    downwards, as far as it may.
    """

    def __init__(self, choice: Choice, confirm: Button, ways_out: Sequence[Button], ledger: Ledger) -> None:
        self._choice = choice
        self._confirm = confirm
        self._ways_out = ways_out
        self._ledger = ledger
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self._lying = self._room = self.rect
        self._note_room, self._high = 0, 0
        self._shares: dict[tuple[int, ...], float] = {}
        """How high the fields that shrink were made, by which fields were seen."""

    def fit(self, rect: pygame.Rect, frame: Frame, room: pygame.Rect | None = None) -> None:
        """Lay it into a rectangle of the window; it may grow down to the foot of the `room`."""
        if (rect, frame) != (self._lying, self.frame):
            self._note_room, self._high, self._shares = 0, 0, {}
        self._lying, self.frame, self._room = rect.copy(), frame, room or rect
        self.place()

    @property
    def box(self) -> pygame.Rect:
        """The paper without its margin."""
        pad = self.frame.px(PADDING)
        return self.rect.inflate(-2 * pad, -2 * pad)

    @property
    def note(self) -> pygame.Rect:
        """Where the sentence under the title stands."""
        box = self.box
        return pygame.Rect(box.left, box.top + self.frame.px(TITLE), box.width, self._note_room)

    def place(self) -> None:
        """Buttons at the foot, fields under the words at the top."""
        frame, self.rect = self.frame, self._lying.copy()
        box = self.box
        self._note_room = max(self._note_room, _note_height(self._choice.note(), box.width, frame))
        column = Column.of(self._choice, frame, box.width)
        head, foot = frame.px(TITLE) + self._note_room, frame.px(BUTTON) + self._ways_high(box.width)
        self._grow(column, head + foot + 2 * frame.px(PADDING))
        box = self.box
        bottom = self._place_ways_out(box)
        self._confirm.rect = pygame.Rect(box.left, bottom - frame.px(BUTTON), box.width, frame.px(BUTTON))
        self._place_fields(column, box, box.top + head)

    def _grow(self, column: Column, around: int) -> None:
        """Make the paper as high as everything on it needs, once and for all, if there is room for that. One
        with nothing to be seen on it is a slip that ends below its buttons.
        """
        usual, step = self._lying.height, self.frame.px(GROWS)
        tallest = max(usual, self._room.bottom - self._lying.top)
        needs = around + column.gaps + column.wished
        needs += self._below_fields(column, tallest - around, PICTURE)
        if needs > usual or self._choice.picture():
            needs = usual + max(0, -(-(needs - usual) // step)) * step
        self._high = max(self._high, needs)
        self.rect.height = min(tallest, self._high)

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
        coming = frame.px(RESERVED) if seen and choice.tells_changes else 0
        return max(lines + seen, coming + _picture_room(choice, frame, min(picture, LOWEST)))

    def _ways_in_row(self, wide: int) -> list[int]:
        """How wide the ways out are in one row, where their words have room there, with their keys or all of
        them without; else none.
        """
        gap = self.frame.px(8)
        room = wide - gap * (len(self._ways_out) - 1)
        for capped in (True, False):
            for button in self._ways_out:
                button.capped = capped
            wishes = [button.natural_width(self.frame, 46) for button in self._ways_out]
            if sum(wishes) <= SQUEEZED * room:
                return [round(room * wish / sum(wishes)) for wish in wishes]
        for button in self._ways_out:
            button.capped = True
        return []

    def _ways_high(self, wide: int) -> int:
        """How high the ways out are together, with the gaps above them."""
        rows = 1 if self._ways_in_row(wide) else len(self._ways_out)
        return rows * self.frame.px(46) + rows * self.frame.px(8)

    def _place_ways_out(self, box: pygame.Rect) -> int:
        """In one row where their words have room, so that the confirming button stays where it is on every
        page; else below each other. The line above them.
        """
        gap, high = self.frame.px(8), self.frame.px(46)
        widths = self._ways_in_row(box.width)
        right, bottom = box.right, box.bottom
        for place, button in reversed([*enumerate(self._ways_out)]):
            width = widths[place] if widths else box.width
            button.rect = pygame.Rect(right - width, bottom - high, width, high)
            right, bottom = (right - width - gap, bottom) if widths else (right, bottom - high - gap)
        if widths and all(button.capped for button in self._ways_out):
            in_one_form(self._ways_out, self.frame)
        return bottom - high - gap if widths else bottom

    def _place_fields(self, column: Column, box: pygame.Rect, top: int) -> None:
        """Fields keep their height while there is room; those that shrink give way to lines and picture: from
        the beginning, and for good, so that nothing moves under the pointer when lines come and go.
        """
        room, gap = self._confirm.rect.top - top, self.frame.px(GAP)
        share = self._share(column, room, PICTURE)
        if share < _wished(self.frame):
            share = self._share(column, room, LOWER)
        if share < max(LEAST_KEPT, column.least_share):
            share = self._share(column, room, 0)
        shown = tuple(map(id, column.fields))
        self._shares[shown] = share = min(share, self._shares.get(shown, 1.0))
        for field in column.fields:
            height = round(self.frame.px(field.height) * (max(share, field.least) if field.shrinks else 1))
            field.widget.rect = pygame.Rect(box.left, top, box.width, height)
            top += height + gap
        self._ledger.top = top

    def _share(self, column: Column, room: int, picture: int) -> float:
        """How much of its height a field that shrinks keeps beside a picture so high."""
        left = room - column.gaps - column.fixed - self._below_fields(column, room, picture)
        return min(1.0, left / column.loose) if column.loose else float(left >= 0)

    def _more(self, count: int) -> str:
        """That so many lines have no room."""
        return self._choice.table.say("choice.more_lines", n=count)

    def picture_rect(self) -> pygame.Rect | None:
        """The room between lines and buttons, in which what is chosen is seen; None where it is small.

        Nothing lies below it that could be moved by it.
        """
        gap = self.frame.px(PICTURE_GAP)
        top = self._ledger.top + self._ledger.height(self._confirm.rect.width) + gap
        high = self._confirm.rect.top - gap - top
        if high < self.frame.px(LOWEST):
            return None
        return pygame.Rect(self._confirm.rect.left, top, self._confirm.rect.width, high)


@dataclass(frozen=True)
class Column:
    """The fields that are seen, and how much room they take below each other, in pixels: those that keep
    their height, the others at their full height, all of them at the least, beside lines and picture, and as
    high as they are wished for the text; the `gaps` are between them, above and below.
    """

    fields: tuple[Field, ...]
    fixed: int
    loose: int
    least: int
    kept: int
    wished: int
    gaps: int

    @property
    def least_share(self) -> float:
        """What share of its height a field that shrinks keeps at the least."""
        return (self.least - self.fixed) / self.loose if self.loose else 0.0

    @classmethod
    def of(cls, choice: Choice, frame: Frame, width: int) -> Column:
        """Those of a choice, so wide."""
        fields = tuple(field for field in choice.fields if field.widget.visible)
        fixed = sum(frame.px(field.height) for field in fields if not field.shrinks)
        loose = sum(frame.px(field.height) for field in fields if field.shrinks)
        least = sum(_least(field, frame, width) for field in fields if field.shrinks)
        kept, wished = (fixed + round(share * loose) for share in (KEPT, _wished(frame)))
        gaps = frame.px(GAP) * (len(fields) + 1)
        return cls(fields, fixed, loose, fixed + least, kept, wished, gaps)


def _least(field: Field, frame: Frame, width: int) -> int:
    """How high a field is at the least."""
    return max(frame.px(field.height * field.least), field.widget.least_height(frame, width))


def _wished(frame: Frame) -> float:
    """What share of its height a field needs for the player's text."""
    return min(1.0, KEPT + (1 - KEPT) * (frame.text_scale - 1))


def _picture_room(choice: Choice, frame: Frame, high: int) -> int:
    """The room for a picture so high, in pixels; none where there is nothing to be seen."""
    return frame.px(high) + 2 * frame.px(PICTURE_GAP) if high and choice.picture() else 0


def _note_height(note: str, width: int, frame: Frame) -> int:
    """The room a note takes; none when there is no note."""
    return rich.height(note, note_style(frame), width) + frame.px(BELOW_NOTE) if note else 0


def note_style(frame: Frame) -> text.Style:
    """The type of that sentence."""
    return text.Style(Face.BOOK_SEMIBOLD, frame.type(18, 1.5), pal.INK)
