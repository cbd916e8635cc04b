"""Raccoon Rampage as a game of the engine: wiring only."""

from typing import Any

from raccoon.engine.game import Progress, SeatOutcome
from raccoon.engine.ruled_game import RuledGame, outcomes
from raccoon.games.raccoon_rampage import imagine as guessing, laws, setup as shuffling, turn, view as seeing
from raccoon.games.raccoon_rampage.catalogue import ROLES
from raccoon.games.raccoon_rampage.pending import Over
from raccoon.games.raccoon_rampage.state import State, TableOptions


def outcome(state: State) -> tuple[SeatOutcome, ...] | None:
    """Points and winners when the game is over; none win when all have lost."""
    pending = state.pending
    return outcomes(pending.points, pending.winners) if isinstance(pending, Over) else None


def standing(view: seeing.View) -> tuple[int, ...]:
    """Return no points: there are none before the end, as all win or lose together."""
    return ()


class RaccoonRampage(RuledGame):
    """Raccoon Rampage under the engine's names."""

    name = "raccoon_rampage"
    rules_version = 1
    rules = turn.RULES
    seats = shuffling.PLAYERS
    options_type = TableOptions
    setup_type = shuffling.Setup
    view_type = seeing.View
    deal = staticmethod(shuffling.deal)
    start = staticmethod(shuffling.start)
    options = staticmethod(turn.options)
    view = staticmethod(seeing.view)
    imagine = staticmethod(guessing.imagine)
    standing = staticmethod(standing)
    outcome = staticmethod(outcome)
    faults = staticmethod(laws.faults)

    def roles(self, players: int) -> tuple[str, ...]:
        """Return the four roles; with three players one of the agencies stays out (RR1)."""
        return tuple(ROLES)

    def progress(self, view: Any) -> Progress:
        """Return the round, from 1 on; the set-up counts as the first."""
        return Progress("round", max(1, view.round))


GAME = RaccoonRampage()
