"""Raccoon Rampage as a game of the engine: wiring only."""

from __future__ import annotations

from raccoon.engine.game import Progress, SeatOutcome
from raccoon.games.raccoon_rampage import imagine as guessing
from raccoon.games.raccoon_rampage import laws, turn
from raccoon.games.raccoon_rampage import setup as shuffling
from raccoon.games.raccoon_rampage import view as seeing
from raccoon.games.raccoon_rampage.catalogue import ROLES
from raccoon.games.raccoon_rampage.pending import Over
from raccoon.games.raccoon_rampage.state import State, TableOptions


def outcome(state: State) -> tuple[SeatOutcome, ...] | None:
    """Points and winners when the game is over; all lose alike when nobody has won."""
    pending = state.pending
    if not isinstance(pending, Over):
        return None
    return tuple(SeatOutcome(seat in pending.winners, points) for seat, points in enumerate(pending.points))


def players(table: State | seeing.View) -> int:
    """How many play."""
    return len(table.players)


def progress(view: seeing.View) -> Progress:
    """The round, from 1 on; the set-up belongs to the first."""
    return Progress("round", max(1, view.round))


def standing(view: seeing.View) -> tuple[int, ...]:
    """All win or lose together: there is nothing to compare before the end."""
    return ()


def roles(players: int) -> tuple[str, ...]:
    """The four roles; with three players one of the agencies stays out (RR1)."""
    return tuple(ROLES)


class RaccoonRampage:
    """The game's functions under the names the engine asks for."""

    name = "raccoon_rampage"
    rules_version = 1
    seats = shuffling.PLAYERS
    options_type = TableOptions
    setup_type = shuffling.Setup
    view_type = seeing.View
    upcasts = ()
    commands = turn.RULES.commands
    events = turn.RULES.events
    players = staticmethod(players)
    progress = staticmethod(progress)
    standing = staticmethod(standing)
    roles = staticmethod(roles)
    setup = staticmethod(shuffling.deal)
    start = staticmethod(shuffling.start)
    to_act = staticmethod(turn.to_act)
    options = staticmethod(turn.options)
    decide = staticmethod(turn.decide)
    evolve = staticmethod(turn.evolve)
    view = staticmethod(seeing.view)
    hide = staticmethod(seeing.hide)
    imagine = staticmethod(guessing.imagine)
    outcome = staticmethod(outcome)
    faults = staticmethod(laws.faults)


GAME = RaccoonRampage()
