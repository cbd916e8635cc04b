"""Who sits where, changed in the middle of a game: a person gives a seat to a bot, or takes it (P12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from raccoon.app.seats import PERSON, Seat
from raccoon.app.text import Catalogue
from scenes.art import emblems, icons, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.text import Style
from scenes.form_scene import FormScene
from scenes.lobby_seats import BotChoice
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.widgets.form import DropDown, Form

PANEL = (310, 170, 1300, 740)
ROW_TOP, ROW_STEP, ROW_HIGH = 230.0, 132.0, 118.0


class SeatsScene(FormScene):
    """A row for each seat with a list of who may play it. `on_done` gets the seats as they shall be."""

    def __init__(
        self,
        catalogue: Catalogue,
        seats: Sequence[Seat],
        bots: Sequence[BotChoice],
        on_done: Callable[[list[Seat]], None],
        on_cancel: Callable[[], None],
    ) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.old = list(seats)
        self._about = {bot.name: bot.description for bot in bots} | {
            PERSON: catalogue.say("seats.person.why")
        }
        self._on_cancel = on_cancel
        players = [(catalogue.say("seats.person"), PERSON), *((bot.label, bot.name) for bot in bots)]
        self.fields = [DropDown(players, seat.controller, lambda _: None) for seat in seats]
        self.done_button = Button(
            catalogue.say("seats.done"), lambda: on_done(self.seats), look="primary", size=32
        )
        self.cancel_button = Button(
            catalogue.say("seats.cancel"), on_cancel, look="quiet", cap=catalogue.say("key.escape")
        )
        self.form = Form(list(self.fields))
        self.ring = FocusRing([*self.fields, self.cancel_button, self.done_button])

    @property
    def seats(self) -> list[Seat]:
        """The seats as they are chosen now; names, colours and emblems stay."""
        return [
            replace(seat, controller=field.value) for seat, field in zip(self.old, self.fields, strict=True)
        ]

    def layout(self) -> None:
        """A row a seat, the buttons below."""
        for number, field in enumerate(self.fields):
            field.rect = self.frame.rect(1010, self._top(number) + 31, 560, 56)
        self.cancel_button.rect = self.frame.rect(960, 944, 260, 76)
        self.done_button.rect = self.frame.rect(1250, 944, 360, 76)
        self.form.build(self.size, self.frame)

    @staticmethod
    def _top(number: int) -> float:
        return ROW_TOP + number * ROW_STEP

    def cancel(self) -> None:
        """Go back."""
        self._on_cancel()

    def draw(self, surface: pygame.Surface) -> None:
        """A wooden panel with a row for each seat."""
        frame, say = self.frame, self.catalogue.say
        shapes.desk(surface, surface.get_rect(), frame.scale)
        title = Style(Face.POSTER, frame.type(54, 1.1), pal.IVORY, frame.px(3))
        text.draw(surface, say("seats.title"), frame.point(960, 96), title, "centre", frame.px(1400))
        note = Style(Face.BOOK_ITALIC, frame.type(22, 1.3), pal.DIM)
        text.draw(
            surface, say("seats.why"), frame.point(960, 142), note, "centre", frame.px(1500), frame.floor
        )
        shapes.wood_panel(surface, frame.rect(*PANEL), frame.scale, filigree=True)
        for number, seat in enumerate(self.seats):
            self._draw_row(surface, number, seat)
        if self.form.open:
            self.ring.shown = False
        self.ring.draw(surface, frame)
        self.form.draw(surface)

    def _draw_row(self, surface: pygame.Surface, number: int, seat: Seat) -> None:
        frame, top = self.frame, self._top(number)
        shapes.inset(surface, frame.rect(340, top, 1240, ROW_HIGH), frame.scale, 10)
        emblems.emblem(surface, frame.rect(356, top + 14, 90, 90), seat.emblem, seat.colour)
        picture = "person" if seat.is_person else "gear"
        icons.icon(surface, frame.rect(466, top + 36, 46, 46), picture)
        name = Style(Face.POSTER, frame.type(30, 1.25), pal.IVORY)
        text.draw(
            surface, seat.name, frame.point(530, top + 54), name, limit=frame.px(460), floor=frame.floor
        )
        about = Style(Face.BOOK_ITALIC, frame.type(20, 1.4), pal.DIM)
        words = self._about.get(seat.controller, "")
        text.draw(surface, words, frame.point(530, top + 90), about, limit=frame.px(460), floor=frame.floor)
