"""The lobby of a game, with what was chosen for its last table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from raccoon.app.chooser import chooser
from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents
from scenes.screens.app_context import AppContext
from scenes.screens.lobby.inspectable import InspectableLobby
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.scene import Offered, OnStart
from scenes.table.presentation import GamePresentation


@dataclass(frozen=True)
class LobbyNavigation:
    """The ways out of the lobby: to the new game's table, or back."""

    start: OnStart
    leave: Callable[[], None]


def lobby_scene(
    shell: AppContext,
    shown: GamePresentation,
    ways: LobbyNavigation,
    unfinished: str = "",
    learner: str = "",
    seed: str = "",
    by_chance: str = "",
) -> InspectableLobby:
    """`unfinished` tells where the last table stands, `learner` what somebody was called who learned it;
    `seed` is offered for the deal, and `by_chance` decides who is invited.
    """
    game, last, words = shown.game, shell.settings.table(shown.game), shell.catalogue.of(shown.game)
    rules, first = game_named(game), not last.seats
    level = last.level or (shown.learning.first_level if first else "")
    options = shown.learning.first_options if first else last.options
    invitations = Invitations(Opponents(game), rules.seats, chooser(by_chance), words.say, level, learner)
    offered = Offered(last.seats, options, seed, unfinished)
    return InspectableLobby(words, rules, shown.lobby, invitations, offered, ways.start, ways.leave)
