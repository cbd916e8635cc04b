"""Where everything on a dock lies: buttons at the foot, words and fields at the top, the lines between."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.art import palette as pal
from scenes.art import rich, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.preview_lines import Ledger
from scenes.widgets.button import Button

PADDING = 20
GAP = 10
BUTTON = 60
TITLE = 40
NOTE = 54
BELOW_NOTE = 12
"""The room below the note: the line round what has the focus passes through it."""
KEPT = 0.8
"""The share of its height a field keeps while the lines grow with the player's text scale."""
RESERVED = 116
"""Room that is kept for the lines before there are any, in design units: three of them."""
SQUEEZED = 1.2
"""So many times their room two buttons in a row may ask for: their type gives way, or the key-cap."""
PICTURE_GAP, LEAST_PICTURE = 12, 84
"""The room above and below the picture of what is chosen, and how low it may be."""


class DockPlaces:
    """The places on the paper of one choice. What has been given room keeps it until the paper lies
    elsewhere, so that nothing moves under the pointer.
    """

    def __init__(self, choice: Choice, confirm: Button, ways_out: Sequence[Button], ledger: Ledger) -> None:
        self._choice = choice
        self._confirm = confirm
        self._ways_out = ways_out
        self._ledger = ledger
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self._note_room = 0
        self._shares: dict[tuple[int, ...], float] = {}
        """How high the fields that shrink were made, by which fields were seen."""

    def fit(self, rect: pygame.Rect, frame: Frame) -> None:
        """Lay it into a rectangle of the window."""
        if (rect, frame) != (self.rect, self.frame):
            self._note_room, self._shares = 0, {}
        self.rect, self.frame = rect.copy(), frame
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
        frame, box = self.frame, self.box
        bottom = self._place_ways_out(box)
        self._confirm.rect = pygame.Rect(box.left, bottom - frame.px(BUTTON), box.width, frame.px(BUTTON))
        self._note_room = max(self._note_room, _note_height(self._choice.note(), box.width, frame))
        self._place_fields(box, box.top + frame.px(TITLE) + self._note_room)

    def _place_ways_out(self, box: pygame.Rect) -> int:
        """In one row where their words have room, so that the confirming button stays where it is on every
        page; else below each other. The line above them.
        """
        gap, high = self.frame.px(8), self.frame.px(46)
        wishes = [button.natural_width(self.frame, 46) for button in self._ways_out]
        room = box.width - gap * (len(wishes) - 1)
        stacked = sum(wishes) > SQUEEZED * room
        right, bottom = box.right, box.bottom
        for button, wish in zip(reversed(self._ways_out), reversed(wishes), strict=True):
            width = box.width if stacked else round(room * wish / sum(wishes))
            button.rect = pygame.Rect(right - width, bottom - high, width, high)
            right, bottom = (right, bottom - high - gap) if stacked else (right - width - gap, bottom)
        return bottom if stacked or not wishes else bottom - high - gap

    def _place_fields(self, box: pygame.Rect, top: int) -> None:
        """Fields keep their height while there is room; those that shrink give way to the lines: from the
        beginning, and for good, so that nothing moves under the pointer when lines come and go.
        """
        fields = [field for field in self._choice.fields if field.widget.visible]
        gap = self.frame.px(GAP)
        room = self._confirm.rect.top - top - gap * (len(fields) + 1)
        fixed = sum(self.frame.px(field.height) for field in fields if not field.shrinks)
        loose = sum(self.frame.px(field.height) for field in fields if field.shrinks)
        least = sum(self.frame.px(field.height * field.least) for field in fields if field.shrinks)
        self._ledger.fit(self.frame, room - fixed - round(KEPT * loose), box.width)
        lines = self._ledger.fold(room - fixed - least, box.width, self._more)
        room -= max(lines, self.frame.px(RESERVED if self._choice.tells_changes else 0))
        shown = tuple(map(id, fields))
        share = min(1.0, (room - fixed) / loose) if loose else 1.0
        self._shares[shown] = share = min(share, self._shares.get(shown, 1.0))
        for field in fields:
            height = round(self.frame.px(field.height) * (max(share, field.least) if field.shrinks else 1))
            field.widget.rect = pygame.Rect(box.left, top, box.width, height)
            top += height + gap
        self._ledger.top = top

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
        if high < self.frame.px(LEAST_PICTURE):
            return None
        return pygame.Rect(self._confirm.rect.left, top, self._confirm.rect.width, high)


def _note_height(note: str, width: int, frame: Frame) -> int:
    """The room a note takes; none when there is no note."""
    return rich.height(note, note_style(frame), width) + frame.px(BELOW_NOTE) if note else 0


def note_style(frame: Frame) -> text.Style:
    """The type of that sentence."""
    return text.Style(Face.BOOK_SEMIBOLD, frame.type(18, 1.5), pal.INK)
