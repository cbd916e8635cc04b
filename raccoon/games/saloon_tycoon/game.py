"""Saloon Tycoon as a game of the engine: wiring only."""

from raccoon.engine.game import SeatOutcome
from raccoon.engine.ruled_game import RuledGame, outcomes
from raccoon.games.saloon_tycoon import laws, scoring, setup as shuffling, turn, view as seeing
from raccoon.games.saloon_tycoon.pending import Over
from raccoon.games.saloon_tycoon.state import State, TableOptions


def outcome(state: State) -> tuple[SeatOutcome, ...] | None:
    """Points and winners when the game is over (SR38)."""
    if not isinstance(state.pending, Over):
        return None
    return outcomes((scoring.score(player).total for player in state.players), state.pending.winners)


def standing(view: seeing.View) -> tuple[int, ...]:
    """Return the points of each seat, without unscored secret claims."""
    return tuple(player.score.total for player in view.players)


class SaloonTycoon(RuledGame):
    """Saloon Tycoon under the engine's names; earlier rules are in `former.py`."""

    name = "saloon_tycoon"
    rules_version = 2
    rules = turn.RULES
    seats = shuffling.PLAYERS
    options_type = TableOptions
    setup_type = shuffling.Setup
    view_type = seeing.View
    deal = staticmethod(shuffling.deal)
    start = staticmethod(shuffling.start)
    options = staticmethod(turn.options)
    view = staticmethod(seeing.view)
    imagine = staticmethod(seeing.imagine)
    standing = staticmethod(standing)
    outcome = staticmethod(outcome)
    faults = staticmethod(laws.faults)


GAME = SaloonTycoon()
