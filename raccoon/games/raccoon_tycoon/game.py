"""Raccoon Tycoon as a game of the engine: wiring only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raccoon.engine.game import Progress, SeatOutcome
from raccoon.games.raccoon_tycoon import laws, scoring, turn
from raccoon.games.raccoon_tycoon import setup as shuffling
from raccoon.games.raccoon_tycoon import view as seeing
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.state import State, TableOptions


def outcome(state: State) -> tuple[SeatOutcome, ...] | None:
    """Points and winners when the game is over (R18, R22)."""
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
    """What lies open counts, and money only where it is known."""
    return tuple(player.score.total for player in view.players)


def roles(players: int) -> tuple[str, ...]:
    """All seats are alike."""
    return ()


def _from_1(data: Any) -> Any:
    """Version 2 has the words of version 1."""
    return data


class RaccoonTycoon:
    """The game's functions under the names the engine asks for; earlier rules are in `former.py`."""

    name = "raccoon_tycoon"
    rules_version = 2
    seats = shuffling.PLAYERS
    options_type = TableOptions
    setup_type = shuffling.Setup
    view_type = seeing.View
    upcasts: tuple[Callable[[Any], Any], ...] = (_from_1,)
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


GAME = RaccoonTycoon()
