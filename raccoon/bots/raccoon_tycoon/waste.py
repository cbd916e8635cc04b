"""Leaving out wasteful productions: those that discard tokens which could be sold."""

from raccoon.bots.weighed import Weighed
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions import produce
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.storage import overflow
from raccoon.games.raccoon_tycoon.pending import AwaitTokens
from raccoon.games.raccoon_tycoon.state import State

SPARED = 2
"""The most tokens that a production may discard while there is something to sell (measured in games: with one
at most 49 % of 800 were won against two at most and more).
"""
PATIENCE = 2
"""After this many turns in a row with discards a seat discards no tokens while it can sell."""


def without_waste(state: State, found: list[Weighed], wasted: int) -> list[Weighed]:
    """Return the moves without wasteful productions, or all moves if there is nothing to sell.

    `wasted` is the number of latest turns in a row in which the seat has discarded tokens.
    """
    if not any(isinstance(command, Sell) for _, command in found):
        return found
    most = SPARED if wasted < PATIENCE else 0
    return [weighed for weighed in found if _surplus(state, weighed[1]) <= most]


def _surplus(state: State, command: Command) -> int:
    """Return the tokens to discard after the production; 0 or less for any other move or if all fit."""
    if not isinstance(command, Produce):
        return 0
    option = produce.token_options(state, AwaitTokens(command.seat, command.card))[0]
    return overflow(state.players[command.seat]) + option.count
