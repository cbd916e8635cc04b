"""Raccoon Tycoon as a game of the engine: wiring only."""

from collections.abc import Callable
from typing import Any

from raccoon.engine.game import SeatOutcome
from raccoon.engine.ruled_game import RuledGame, outcomes
from raccoon.games.raccoon_tycoon import laws, scoring, setup as shuffling, turn, view as seeing
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.state import State, TableOptions


def outcome(state: State) -> tuple[SeatOutcome, ...] | None:
    """Points and winners when the game is over (R18, R22)."""
    if not isinstance(state.pending, Over):
        return None
    return outcomes((scoring.score(player).total for player in state.players), state.pending.winners)


def standing(view: seeing.View) -> tuple[int, ...]:
    """Return the points of each seat from public cards; a Bank's only if the money is known."""
    return tuple(player.score.total for player in view.players)


def _from_1(data: Any) -> Any:
    """Return version 1's data unchanged: version 2 has the same records."""
    return data


class RaccoonTycoon(RuledGame):
    """Raccoon Tycoon under the engine's names; earlier rules are in `former.py`."""

    name = "raccoon_tycoon"
    rules_version = 2
    rules = turn.RULES
    seats = shuffling.PLAYERS
    options_type = TableOptions
    setup_type = shuffling.Setup
    view_type = seeing.View
    upcasts: tuple[Callable[[Any], Any], ...] = (_from_1,)
    deal = staticmethod(shuffling.deal)
    start = staticmethod(shuffling.start)
    options = staticmethod(turn.options)
    view = staticmethod(seeing.view)
    imagine = staticmethod(seeing.imagine)
    standing = staticmethod(standing)
    outcome = staticmethod(outcome)
    faults = staticmethod(laws.faults)


GAME = RaccoonTycoon()
