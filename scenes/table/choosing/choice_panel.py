"""The page of one choice: its fields, preview lines, picture, and the buttons to confirm and go back."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pygame

from raccoon.engine.events import Command
from scenes.art import Frame, rich, shapes, text
from scenes.art.moving.screen_transitions import Rising, ScreenTransition
from scenes.table.choosing import vignette
from scenes.table.choosing.beside import FreeRoom
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.page_places import RailPlaces, SlipPlaces
from scenes.table.choosing.page_rows import TITLE, PageRows, note_style, title_style
from scenes.table.choosing.panel import Panel
from scenes.table.choosing.preview_lines import PreviewLines
from scenes.table.layout import Layout
from scenes.table.picture.zones import Highlights
from scenes.table.piece import Piece
from scenes.widgets import widget
from scenes.widgets.button import Button
from scenes.widgets.counters import Counters
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.pick import Pick
from scenes.widgets.stepper import Stepper, clamp_typed, limit_text
from scenes.window.press_guard import ENTER

Decide = Callable[[Command | None, bool], None]
"""Plays a command (None: the order alone); the flag says whether to give the choice's standing order too."""


class WayOut(Button):
    """A button other than the confirming one: while it has the focus, Enter presses it."""

    def key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in ENTER:
            self.press()
            return True
        return False


class ChoicePanel(Panel):
    """The page of one choice, next to its piece or on the rail. `on_back` is None if the choice is forced."""

    region = "dock"
    choice: Choice

    def __init__(self, choice: Choice, on_confirm: Decide, on_back: Callable[[], None] | None) -> None:
        self.choice = choice
        self._on_confirm = on_confirm
        self.on_back = on_back
        self.confirm = Button("", self._confirm, look="primary", cap="confirm", hotkeys=ENTER, size=24)
        self.ways_out = self._ways_out()
        self.ring = FocusRing([field.widget for field in choice.fields] + [self.confirm, *self.ways_out])
        self.ledger = PreviewLines()
        parts = choice, self.confirm, self.ways_out, self.ledger
        self._rail, self._slip = RailPlaces(*parts), SlipPlaces(*parts)
        self.page_layout: PageRows = self._rail
        self.rect, self.frame = self.page_layout.rect, self.page_layout.frame
        for field in choice.fields:
            field.widget.label = field.widget.label or choice.title()
        self.refresh()

    @property
    def is_beside(self) -> bool:
        """Whether it is next to its piece, not on the rail."""
        return self.page_layout is self._slip

    def _ways_out(self) -> list[Button]:
        buttons: list[Button] = []
        if instead := self.choice.instead():
            label, command = instead
            do = partial(self._on_confirm, command, False)
            buttons.append(WayOut(label, do, look="quiet", action="not_now", size=20))
        if self.on_back:
            label = self.choice.table.say("choice.back")
            buttons.append(WayOut(label, self.on_back, look="quiet", cap="back", size=20))
        return buttons

    @property
    def entrance(self) -> ScreenTransition:
        """The page slides up from below."""
        return Rising()

    @property
    def complete(self) -> bool:
        """Whether it can be confirmed: there is a command, or a standing order alone."""
        return self.choice.command() is not None or self.choice.order(0) is not None

    def _confirm(self) -> None:
        """Confirm, unless a typed amount was just cut to its limit: that is shown first."""
        beyond = [clamp_typed(amount) for amount in _amounts(self.choice)]
        if self.complete and not any(beyond):
            self._on_confirm(self.choice.command(), True)

    def refresh(self) -> None:
        """Update the button's label, the preview lines and the layout from the fields."""
        command, numbered = self.choice.command(), self.choice.numbered_list()
        for field in self.choice.fields:
            if isinstance(field.widget, Pick):
                field.widget.takes_digits = field.widget is numbered
        self.confirm.reason = "" if self.complete else self.choice.missing()
        beyond = next(
            filter(None, (limit_text(one, self.choice.table.say) for one in _amounts(self.choice))), ""
        )
        self.confirm.label = beyond or (self.choice.label() if self.complete else self.choice.missing())
        self.confirm.sub = self.choice.sub_label() if self.complete and not beyond else ""
        self._seen = self.choice.preview_of(command) if command is not None else None
        self.ledger.lines = self.choice.changes(self._seen) if self._seen else ()
        self.page_layout.place()
        self.rect = self.page_layout.rect

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use an event; Esc steps back without a trace. Digits go to the last visible amount, then to the
        entries of a list, then to the first row of counters.
        """
        if move_of(event) == "cancel" and self.on_back:
            self.on_back()
            return True
        before = _amounts(self.choice)
        used = self.ring.handle(event, size)
        used = used or any(self.ring.lend(amount, event) for amount in reversed(before))
        used = used or (event.type == pygame.KEYDOWN and self.choice.key_pressed(event))
        used = used or any(map(self.choice.click, _struck(self, event, size)))
        rows = (field.widget for field in self.choice.fields if isinstance(field.widget, Counters))
        used = used or any(self.ring.lend(counters, event) for counters in rows)
        for amount in _amounts(self.choice):
            if amount not in before:
                self.ring.focus(amount)
        return used

    def layout(self, rect: pygame.Rect, frame: Frame, _: pygame.Rect | None = None, /) -> None:
        self.place(rect, frame)

    def place(self, page: pygame.Rect, frame: Frame, room: FreeRoom | None = None) -> None:
        """Place it next to its piece if the room has a place for it, or else on the rail."""
        if room and self._slip.fit(room, self.is_beside):
            self.page_layout = self._slip
        else:
            self._rail.fit(page, frame)
            self.page_layout = self._rail
        self.rect, self.frame = self.page_layout.rect, frame

    def draw(self, surface: pygame.Surface, ground: int | None = None) -> None:
        frame = self.frame
        shapes.paper_panel(surface, self.rect, frame.scale)
        if self.is_beside:
            self._slip.draw(surface)
        title, head = title_style(frame), self.page_layout.head
        if head.height > frame.px(TITLE):
            text.paragraph(surface, self.choice.title(), head, title, "centre", floor=frame.floor)
        else:
            at = head.centerx, head.top + frame.px(24)
            text.draw(surface, self.choice.title(), at, title, "centre", head.width)
        note = self.choice.note()
        if note and self.page_layout.noted:
            rich.paragraph(surface, note, self.page_layout.note, note_style(frame), align="centre")
        self.ledger.draw(surface, self.page_layout.lines.left, self.page_layout.lines.width)
        if (paint := self.choice.picture()) and (place := self.page_layout.picture_rect()):
            vignette.draw(surface, place, frame, paint)
            vignette.number(surface, _depicted(self), self.choice.numbered_list(), frame)
        self.ring.draw(surface, frame)

    def spoken(self) -> Iterable[str]:
        """The title, the note, the preview lines and the confirming button."""
        say, button = self.choice.table.say, self.confirm
        yield from (self.choice.title(), self.choice.spoken_note())
        yield from (line.spoken(say) for line in self.ledger.lines)
        yield ". ".join(filter(None, (button.label, button.sub)))

    def marks(self) -> Highlights:
        """The choosable and chosen pieces, and what the move would change on the table."""
        choice, seen = self.choice, self._seen
        return Highlights(
            lit=choice.lit(),
            dimmed=True,
            gains=choice.gains(seen) if seen else {},
            chosen=choice.chosen(),
            own=choice.own_marks(seen),
        )

    def places(self) -> Iterable[tuple[Piece, pygame.Rect]]:
        """The pictured pieces, then the page itself as its verb, or else as its choice."""
        about = Piece("verb", self.choice.verb) if self.choice.verb else Piece("choice", self.choice.key)
        return (*_depicted(self), (about, self.rect))


def _depicted(panel: ChoicePanel) -> tuple[tuple[Piece, pygame.Rect], ...]:
    """The pieces that can be chosen by their pictures on the page, with the pictures' rectangles."""
    pieces, place = panel.choice.depicted(), panel.page_layout.picture_rect()
    return tuple(zip(pieces, vignette.cells(place, len(pieces)), strict=True)) if pieces and place else ()


def _struck(panel: ChoicePanel, event: pygame.event.Event, size: tuple[int, int]) -> Iterator[Piece]:
    """The piece whose picture is pressed by the event, if any."""
    press = widget.read(event, size)
    if press and press.kind == "down" and press.button == pygame.BUTTON_LEFT:
        yield from (piece for piece, cell in _depicted(panel) if cell.collidepoint(press.pos))


def _amounts(choice: Choice) -> list[Stepper]:
    """The visible steppers."""
    widgets = (field.widget for field in choice.fields)
    return [widget for widget in widgets if isinstance(widget, Stepper) and widget.visible]


def rehearse(size: tuple[int, int], layout: Layout) -> Iterator[None]:
    """Draw the paper once for a window of this size, so that the first page opens quickly."""
    shapes.paper_panel(pygame.Surface(size), layout.page, layout.frame.scale)
    yield
