"""The lobby that can be asked: who it is that takes a seat, and what its level does."""

from dataclasses import replace
from typing import Any

from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.lobby.seat_row import SeatRow
from scenes.table.inspection.inspectable_screen import InspectableScreen
from scenes.table.inspection.inspectables import Inspectables
from scenes.table.inspection.page import Now, Page, TableRow
from scenes.table.inspection.seat_page import who_page
from scenes.table.piece import Piece

KIND = "row"
"""A piece is called ``row:2``."""


class InspectableLobby(InspectableScreen, LobbyScene):
    """The lobby whose seats open the pages of their players."""

    def __init__(self, *set_up: Any) -> None:
        super().__init__(*set_up)
        self.ask_with(self.catalogue.say)

    def inspectables(self) -> Inspectables | None:
        """Every seat's row; nothing while a list lies open over them."""
        if self.form.open:
            return None
        places = tuple((Piece(KIND, number), row.rect) for number, row in enumerate(self.rows))
        return Inspectables(places, self._page, back="ask.back.lobby")

    def piece_in_focus(self) -> Piece | None:
        """The row in which the focus is."""
        at = self.ring.focused
        return next((Piece(KIND, number) for number, row in enumerate(self.rows) if at in row.widgets), None)

    def _page(self, piece: Piece) -> Page:
        place = piece.number
        row, face = self.rows[place], self.table.faces[place]  # a new row was not drawn yet, and knows none
        page = who_page(row.seat, face, row.roster, self.catalogue.say)
        return replace(page, now=self._levels(row)) if row.has_level else page

    def _levels(self, row: SeatRow) -> Now:
        """Every level in a line, the chosen one marked."""
        say = self.catalogue.say
        rows = (
            TableRow(f"*{say(f'bot.{level}')}:* {say(f'bot.{level}.about')}", marked=level == row.level)
            for level in row.roster.levels
        )
        return Now(say("ask.seat.levels"), tuple(rows))
