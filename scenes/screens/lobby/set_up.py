"""The lobby of a game, with what was chosen for its last table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from raccoon.app.chooser import chooser
from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents
from raccoon.app.paths import saves_dir
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.table_options import OptionValue
from scenes.screens.app_context import AppContext
from scenes.screens.lobby.inspectable import InspectableLobby
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.scene import Offered
from scenes.table.presentation import GamePresentation


def lobby_scene(
    shell: AppContext,
    shown: GamePresentation,
    leave: Callable[[], None],
    unfinished: str = "",
    learner: str = "",
    seed: str = "",
    by_chance: str = "",
) -> InspectableLobby:
    """The lobby, which leads to the new game's table, or back (`leave`). `unfinished` tells where the last
    table stands, `learner` what somebody was called who learned it; `seed` is offered for the deal, and
    `by_chance` decides who is invited.
    """
    game, last, words = shown.game, shell.settings.table(shown.game), shell.catalogue.of(shown.game)
    rules, first = game_named(game), not last.seats
    level = last.level or (shown.learning.first_level if first else "")
    options = shown.learning.first_options if first else last.options
    invitations = Invitations(Opponents(game), rules.seats, chooser(by_chance), words.say, level, learner)
    offered = Offered(last.seats, options, seed, unfinished)
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
    """Begin the new game, and remember what was chosen for its table."""

    def start() -> None:
        session = Session.new(game, seats, options, seed, saves_dir(shell.data), rules)
        level = Opponents(game).last_level(seats) or shell.settings.table(game).level
        shell.settings.keep_table(game, seats=tuple(seats), options=options, level=level)
        shell.keep_settings()
        shell.ways.table(session)

    shell.attempt(start)
