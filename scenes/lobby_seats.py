"""One row of the lobby: emblem, colour, name, who plays, and the way out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from raccoon.app.seats import PERSON, Seat
from raccoon.app.text import Catalogue
from scenes.art import emblems, icons, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.text import Style
from scenes.frame import Frame
from scenes.widgets.button import Button
from scenes.widgets.form import DropDown, Field, TextField
from scenes.widgets.widget import Widget

NAME_LIMIT = 20


@dataclass(frozen=True)
class BotChoice:
    """A bot that may take a seat: its name for the program, for players, and one line about it."""

    name: str
    label: str
    description: str


class BadgeButton(Button):
    """A button that shows the seat's badge or its colour instead of words."""

    def __init__(self, row: "SeatRow", what: str, on_press: Callable[[], None], tip: str) -> None:
        super().__init__("", on_press, look="quiet", tip=tip)
        self.row = row
        self.what = what

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """The plate, then the badge or a disc of the colour."""
        super().draw(surface, frame)
        if self.what == "emblem":
            inside = self.rect.inflate(-frame.px(12), -frame.px(12))
            emblems.emblem(surface, inside, self.row.emblem, self.row.colour)
            return
        inside = self.rect.inflate(-frame.px(18), -frame.px(18))
        colour = pal.SEAT[self.row.colour]
        shapes.plate(
            surface, inside, frame.scale, pal.mix(colour, "#ffffff", 0.2), pal.mix(colour, pal.INK, 0.2), 8
        )


class SeatRow:
    """The controls of one seat and what they hold."""

    def __init__(
        self,
        catalogue: Catalogue,
        seat: Seat,
        bots: Sequence[BotChoice],
        on_name: Callable[["SeatRow"], None],
        on_cycle: Callable[["SeatRow", str], None],
        on_remove: Callable[["SeatRow"], None],
    ) -> None:
        say = catalogue.say
        self.catalogue = catalogue
        self.colour = seat.colour
        self.emblem = seat.emblem
        self.bots = {bot.name: bot for bot in bots}
        players = [(say("lobby.person"), PERSON), *((bot.label, bot.name) for bot in bots)]
        self.emblem_button = BadgeButton(
            self, "emblem", lambda: on_cycle(self, "emblem"), say("lobby.emblem")
        )
        self.colour_button = BadgeButton(
            self, "colour", lambda: on_cycle(self, "colour"), say("lobby.colour")
        )
        self.name_field = TextField(
            seat.name, lambda _: on_name(self), limit=NAME_LIMIT, hint=say("lobby.name.hint")
        )
        self.player_field = DropDown(players, seat.controller, self._player_changed)
        self.remove_button = RemoveButton(say("lobby.remove"), lambda: on_remove(self))
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def seat(self) -> Seat:
        """The seat as set now."""
        return Seat(self.name_field.value.strip(), self.player_field.value, self.colour, self.emblem)

    @property
    def widgets(self) -> list[Widget]:
        """The controls in reading order."""
        return [
            self.emblem_button,
            self.colour_button,
            self.name_field,
            self.player_field,
            self.remove_button,
        ]

    @property
    def fields(self) -> list[Field]:
        """The controls that pygame-gui draws."""
        return [self.name_field, self.player_field]

    @property
    def description(self) -> str:
        """One line about who plays here."""
        bot = self.bots.get(self.player_field.value)
        return bot.description if bot else self.catalogue.say("lobby.person.why")

    def place(self, frame: Frame, left: float, top: float, width: float) -> None:
        """Lay the row out in design units; it is 124 high."""
        self.rect = frame.rect(left, top, width, 124)
        self.emblem_button.rect = frame.rect(left + 14, top + 14, 96, 96)
        self.colour_button.rect = frame.rect(left + 124, top + 14, 64, 56)
        self.name_field.rect = frame.rect(left + 206, top + 14, 340, 56)
        self.player_field.rect = frame.rect(left + 562, top + 14, 380, 56)
        self.remove_button.rect = frame.rect(left + width - 72, top + 14, 58, 56)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """The well behind the controls and the line about who plays; the ring draws the controls."""
        shapes.inset(surface, self.rect, frame.scale, 10)
        left = self.name_field.rect.left
        style = Style(Face.BOOK_ITALIC, frame.type(20, 1.5), pal.DIM)
        room = self.rect.right - left - frame.px(20)
        at = (left + frame.px(2), self.rect.bottom - frame.px(20))
        text.draw(surface, self.description, at, style, limit=room, floor=frame.floor)

    def _player_changed(self, _: str) -> None:
        """The line beneath is drawn anew with the next picture; nothing else depends on it."""


class RemoveButton(Button):
    """A small button with a cross."""

    def __init__(self, tip: str, on_press: Callable[[], None]) -> None:
        super().__init__("", on_press, look="quiet", tip=tip)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """The plate and the cross, faint when the seat must stay."""
        super().draw(surface, frame)
        icons.icon(
            surface, self.rect.inflate(-frame.px(28), -frame.px(26)), "cross", 255 if self.enabled else 90
        )
