"""Makes the lobby of a game from the settings of its last game, and starts the new game."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from raccoon.app.chooser import chooser
from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents
from raccoon.app.paths import saves_dir
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.table_options import OptionValue
from scenes.screens.app_context import AppContext
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.scene import LobbyDefaults, LobbyScene
from scenes.screens.lobby.seat_row import SeatRow
from scenes.table.inspection.inspectables import Inspectables
from scenes.table.inspection.inspector import InspectableScreen
from scenes.table.inspection.page import Now, Page, TableRow
from scenes.table.inspection.seat_page import who_page
from scenes.table.piece import Piece
from scenes.table.presentation import GamePresentation

KIND = "row"
"""The kind of the piece for a seat's row, as in ``row:2``."""


class InspectableLobby(InspectableScreen, LobbyScene):
    """The lobby with a page about the player of each seat."""

    def __init__(self, *set_up: Any) -> None:
        super().__init__(*set_up)
        self.ask_with(self.catalogue.say)

    def inspectables(self) -> Inspectables | None:
        """Every seat's row; None while an open list covers them."""
        if self.form.open:
            return None
        places = tuple((Piece(KIND, number), row.rect) for number, row in enumerate(self.rows))
        return Inspectables(places, self._page, back="ask.back.lobby")

    def piece_in_focus(self) -> Piece | None:
        """The row that has the focus."""
        at = self.ring.focused
        return next((Piece(KIND, number) for number, row in enumerate(self.rows) if at in row.widgets), None)

    def _page(self, piece: Piece) -> Page:
        place = piece.number
        row, face = self.rows[place], self.table.faces[place]  # a new row was not drawn yet, and knows none
        page = who_page(row.seat, face, row.roster, self.catalogue.say)
        return replace(page, now=self._levels(row)) if row.has_level else page

    def _levels(self, row: SeatRow) -> Now:
        say = self.catalogue.say
        rows = (
            TableRow(f"*{say(f'bot.{level}')}:* {say(f'bot.{level}.about')}", marked=level == row.level)
            for level in row.roster.levels
        )
        return Now(say("ask.seat.levels"), tuple(rows))


def lobby_scene(
    shell: AppContext,
    shown: GamePresentation,
    leave: Callable[[], None],
    unfinished: str = "",
    learner: str = "",
    seed: str = "",
    by_chance: str = "",
) -> InspectableLobby:
    """Return the lobby, which leads to the new game's table, or back (`leave`). `unfinished` describes the
    last unfinished game, `learner` is the name used in the guided game, `seed` the one offered for the deal;
    `by_chance` seeds the choice of opponents ("": random).
    """
    game, last, words = shown.game, shell.settings.table(shown.game), shell.catalogue.of(shown.game)
    rules, first = game_named(game), not last.seats
    level = last.level or (shown.learning.first_level if first else "")
    options = shown.learning.first_options if first else last.options
    invitations = Invitations(Opponents(game), rules.seats, chooser(by_chance), words.say, level, learner)
    offered = LobbyDefaults(last.seats, options, seed, unfinished)
    start = partial(_start, shell, game)
    return InspectableLobby(words, rules, shown.lobby, invitations, offered, start, leave)


def _start(
    shell: AppContext,
    game: str,
    seats: list[Seat],
    options: dict[str, OptionValue],
    seed: str | None,
    rules: int | None,
) -> None:
    """Start the new game, and save its seats and options as the next lobby's defaults."""

    def start() -> None:
        session = Session.new(game, seats, options, seed, saves_dir(shell.data), rules)
        level = Opponents(game).last_level(seats) or shell.settings.table(game).level
        shell.settings.keep_table(game, seats=tuple(seats), options=options, level=level)
        shell.save_settings()
        shell.ways.table(session)

    shell.attempt(start)
