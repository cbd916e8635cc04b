"""The dock beside the table: the choice being made, its consequences, confirm and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

import pygame

from raccoon.engine.events import Command
from scenes.art import palette as pal
from scenes.art import rich, shapes, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.moving.passages import Passage, Rising
from scenes.art.sprite_layer import Aloft
from scenes.table.choosing import vignette
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.preview_lines import Ledger
from scenes.table.layout import Layout
from scenes.table.picture.marks import Marks
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.stepper import Stepper, settle

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
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
Decide = Callable[[Command | None, bool], None]
"""Plays a command, with what its choice orders besides or without."""


class WayOut(Button):
    """A button beside the confirming one: while it has the focus, Enter presses it."""

    def key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in ENTER:
            self.press()
            return True
        return False


class Dock:
    """One choice on a paper beside the table. `on_back` is None where the choice has to be made.

    It has many methods because it is a whole panel.
    """

    region: Literal["dock", "stage"] = "dock"

    def __init__(
        self,
        choice: Choice,
        on_confirm: Decide,
        on_back: Callable[[], None] | None,
    ) -> None:
        self.choice = choice
        self._on_confirm = on_confirm
        self.on_back = on_back
        self.hidden: frozenset[str] = frozenset()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        enter = choice.table.say("key.enter")
        self.confirm = Button("", self._confirm, look="primary", cap=enter, hotkeys=ENTER, size=24)
        self.ways_out = self._ways_out()
        self.ring = FocusRing([field.widget for field in choice.fields] + [self.confirm, *self.ways_out])
        self.ledger = Ledger()
        self._note_room = 0
        self._shares: dict[tuple[int, ...], float] = {}
        """How high the fields that shrink were made, by which fields were seen."""
        self.refresh()

    def _ways_out(self) -> list[Button]:
        buttons: list[Button] = []
        if instead := self.choice.instead():
            label, command = instead
            buttons.append(WayOut(label, lambda: self._on_confirm(command, False), look="quiet", size=20))
        if self.on_back:
            label = self.choice.table.say("choice.back")
            buttons.append(WayOut(label, self.on_back, look="quiet", cap="Esc", size=20))
        return buttons

    @property
    def entrance(self) -> Passage:
        """A page that slides up."""
        edge = self.frame.px(PADDING)
        return Rising(self.rect.inflate(edge, edge))

    @property
    def complete(self) -> bool:
        """Whether it can be confirmed: there is a command, or an order alone."""
        return self.choice.command() is not None or self.choice.order(0) is not None

    def _confirm(self) -> None:
        """Not an amount that is another than the one just typed: that is shown first."""
        beyond = [settle(amount) for amount in _amounts(self.choice)]
        if self.complete and not any(beyond):
            self._on_confirm(self.choice.command(), True)

    def refresh(self) -> None:
        """Follow the fields: the button's words, the consequences, what is missing."""
        command = self.choice.command()
        self.confirm.reason = "" if self.complete else self.choice.missing()
        self.confirm.label = self.choice.label() if self.complete else self.choice.missing()
        self.confirm.sub = self.choice.beneath() if self.complete else ""
        self._seen = self.choice.foreseen(command) if command is not None else None
        self.ledger.lines = self.choice.changes(self._seen) if self._seen else ()
        self._place()

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use an event; Esc steps back without a trace. Digits are for the amount if there is one; of several
        for the last, the one that was asked for besides.
        """
        if move_of(event) == "cancel" and self.on_back:
            self.on_back()
            return True
        before = _amounts(self.choice)
        used = self.ring.handle(event, size)
        used = used or any(self.ring.lend(amount, event) for amount in reversed(before))
        used = used or (event.type == pygame.KEYDOWN and self.choice.key_pressed(event))
        for amount in _amounts(self.choice):
            if amount not in before:
                self.ring.focus(amount)
        return used

    def decides(self, event: pygame.event.Event) -> bool:
        """No letter does: all is confirmed."""
        return False

    def layout(self, rect: pygame.Rect, frame: Frame, row: pygame.Rect | None = None) -> None:
        """Fit the dock into a rectangle of the window; the verbs keep their row."""
        if (rect, frame) != (self.rect, self.frame):
            self._note_room, self._shares = 0, {}
        self.rect, self.frame = rect.copy(), frame
        self._place()

    def _place(self) -> None:
        """Buttons at the foot, fields under the words at the top."""
        frame, pad = self.frame, self.frame.px(PADDING)
        box = self.rect.inflate(-2 * pad, -2 * pad)
        bottom = self._place_ways_out(box)
        self.confirm.rect = pygame.Rect(box.left, bottom - frame.px(BUTTON), box.width, frame.px(BUTTON))
        self._note_room = max(self._note_room, _note_height(self.choice.note(), box.width, frame))
        self._place_fields(box, box.top + frame.px(TITLE) + self._note_room)

    def _place_ways_out(self, box: pygame.Rect) -> int:
        """In one row where their words have room, so that the confirming button stays where it is on every
        page; else below each other. The line above them.
        """
        gap, high = self.frame.px(8), self.frame.px(46)
        wishes = [button.natural_width(self.frame, 46) for button in self.ways_out]
        room = box.width - gap * (len(wishes) - 1)
        stacked = sum(wishes) > SQUEEZED * room
        right, bottom = box.right, box.bottom
        for button, wish in zip(reversed(self.ways_out), reversed(wishes), strict=True):
            width = box.width if stacked else round(room * wish / sum(wishes))
            button.rect = pygame.Rect(right - width, bottom - high, width, high)
            right, bottom = (right, bottom - high - gap) if stacked else (right - width - gap, bottom)
        return bottom if stacked or not wishes else bottom - high - gap

    def _place_fields(self, box: pygame.Rect, top: int) -> None:
        """Fields keep their height while there is room; those that shrink give way to the lines: from the
        beginning, and for good, so that nothing moves under the pointer when lines come and go.
        """
        fields = [field for field in self.choice.fields if field.widget.visible]
        gap = self.frame.px(GAP)
        room = self.confirm.rect.top - top - gap * (len(fields) + 1)
        fixed = sum(self.frame.px(field.height) for field in fields if not field.shrinks)
        loose = sum(self.frame.px(field.height) for field in fields if field.shrinks)
        least = sum(self.frame.px(field.height * field.least) for field in fields if field.shrinks)
        self.ledger.fit(self.frame, room - fixed - round(KEPT * loose), box.width)
        lines = self.ledger.fold(room - fixed - least, box.width, self._more)
        room -= max(lines, self.frame.px(RESERVED if self.choice.tells_changes else 0))
        shown = tuple(map(id, fields))
        share = min(1.0, (room - fixed) / loose) if loose else 1.0
        self._shares[shown] = share = min(share, self._shares.get(shown, 1.0))
        for field in fields:
            height = round(self.frame.px(field.height) * (max(share, field.least) if field.shrinks else 1))
            field.widget.rect = pygame.Rect(box.left, top, box.width, height)
            top += height + gap
        self.ledger.top = top

    def _more(self, count: int) -> str:
        """That so many lines have no room."""
        return self.choice.table.say("choice.more_lines", n=count)

    def draw(self, surface: pygame.Surface, ground: int | None = None) -> None:
        """Draw the paper, the words, the controls."""
        frame = self.frame
        shapes.paper_panel(surface, self.rect, frame.scale)
        box = self.rect.inflate(-2 * frame.px(PADDING), -2 * frame.px(PADDING))
        title = text.Style(Face.POSTER, frame.type(26, 1.2), pal.OXBLOOD_DEEP)
        text.draw(
            surface, self.choice.title(), (box.centerx, box.top + frame.px(24)), title, "centre", box.width
        )
        note = self.choice.note()
        if note:
            top = box.top + frame.px(TITLE)
            area = pygame.Rect(box.left, top, box.width, self._note_room)
            rich.paragraph(surface, note, area, _note_style(frame), align="centre")
        self.ledger.draw(surface, box.left, box.width)
        if (paint := self.choice.picture()) and (place := self.picture_rect()):
            vignette.draw(surface, place, frame, paint)
        self.ring.draw(surface, frame)

    def picture_rect(self) -> pygame.Rect | None:
        """The room between lines and buttons, in which what is chosen is seen; None where it is small.

        Nothing lies below it that could be moved by it.
        """
        gap = self.frame.px(PICTURE_GAP)
        top = self.ledger.top + self.ledger.height(self.confirm.rect.width) + gap
        high = self.confirm.rect.top - gap - top
        if high < self.frame.px(LEAST_PICTURE):
            return None
        return pygame.Rect(self.confirm.rect.left, top, self.confirm.rect.width, high)

    def still(self) -> Aloft | None:
        """None is kept."""
        return None

    def marks(self) -> Marks:
        """The pieces it is about, and what the move would change on the table."""
        choice, seen = self.choice, self._seen
        return Marks(
            lit=choice.lit(),
            dimmed=True,
            gains=choice.gains(seen) if seen else {},
            chosen=choice.chosen(),
            own=choice.own_marks(seen),
        )

    def changed(self) -> pygame.Rect | None:
        """The choice lights up pieces on the table."""
        return None

    def places(self) -> Iterable[tuple[str, pygame.Rect]]:
        """The action it belongs to, or else the choice."""
        about = f"verb:{self.choice.verb}" if self.choice.verb else f"choice:{self.choice.key}"
        return ((about, self.rect),)

    def hint_place(self) -> pygame.Rect | None:
        """The button for a hint stays in the strip."""
        return None

    def aloft(self, bounds: pygame.Rect) -> Iterator[Aloft]:
        """The hints of its controls are drawn with them."""
        return iter(())


def _amounts(choice: Choice) -> list[Stepper]:
    """The amounts that can be seen."""
    widgets = (field.widget for field in choice.fields)
    return [widget for widget in widgets if isinstance(widget, Stepper) and widget.visible]


def _note_height(note: str, width: int, frame: Frame) -> int:
    """The room a note takes; none when there is no note."""
    return rich.height(note, _note_style(frame), width) + frame.px(BELOW_NOTE) if note else 0


def _note_style(frame: Frame) -> text.Style:
    return text.Style(Face.BOOK_SEMIBOLD, frame.type(18, 1.5), pal.INK)


def rehearse(size: tuple[int, int], layout: Layout) -> Iterator[None]:
    """Draw the paper for a window of that size before a page is opened."""
    shapes.paper_panel(pygame.Surface(size), layout.dock, layout.frame.scale)
    yield
