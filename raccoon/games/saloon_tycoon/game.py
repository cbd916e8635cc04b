"""Saloon Tycoon as a game of the engine: wiring only."""

from __future__ import annotations

from raccoon.engine.game import Progress, SeatOutcome
from raccoon.games.saloon_tycoon import laws, scoring, turn
from raccoon.games.saloon_tycoon import setup as shuffling
from raccoon.games.saloon_tycoon import view as seeing
from raccoon.games.saloon_tycoon.pending import Over
from raccoon.games.saloon_tycoon.state import State, TableOptions


def outcome(state: State) -> tuple[SeatOutcome, ...] | None:
    """Points and winners when the game is over (SR38)."""
    if not isinstance(state.pending, Over):
        return None
    winners = state.pending.winners
    return tuple(
        SeatOutcome(seat in winners, scoring.score(player).total) for seat, player in enumerate(state.players)
    )


def players(table: State | seeing.View) -> int:
    """How many play."""
    return len(table.players)


def progress(view: seeing.View) -> Progress:
    """The round, from 1 on."""
    return Progress("round", view.round)


def standing(view: seeing.View) -> tuple[int, ...]:
    """What stands and what was claimed in the open."""
    return tuple(player.score.total for player in view.players)


def roles(players: int) -> tuple[str, ...]:
    """All seats are alike."""
    return ()


class SaloonTycoon:
    """The game's functions under the names the engine asks for."""

    name = "saloon_tycoon"
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
    imagine = staticmethod(seeing.imagine)
    outcome = staticmethod(outcome)
    faults = staticmethod(laws.faults)


GAME = SaloonTycoon()
