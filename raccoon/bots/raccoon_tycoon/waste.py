"""Productions that waste: they throw away tokens that could be sold."""

from raccoon.bots.raccoon_tycoon.one_ply import Weighed
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions import produce
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.storage import overflow
from raccoon.games.raccoon_tycoon.pending import AwaitTokens
from raccoon.games.raccoon_tycoon.state import State

SPARED = 2
"""So many tokens may be thrown away for the rest of a production; before more something is sold (by games:
with one at most 49 % of 800 were won against two at most and more).
"""
PATIENCE = 2
"""After so many turns in a row in which a seat threw tokens away it throws none away while it can sell."""


def thrifty(state: State, found: list[Weighed], wasted: int) -> list[Weighed]:
    """The moves without productions that waste, or all of them where there is nothing to sell.

    `wasted` is in how many turns in a row the seat has thrown tokens away.
    """
    if not any(isinstance(command, Sell) for _, command in found):
        return found
    most = SPARED if wasted < PATIENCE else 0
    return [weighed for weighed in found if _surplus(state, weighed[1]) <= most]


def _surplus(state: State, command: Command) -> int:
    """The tokens that are too many after the production; 0 or less for any other move and where all fit."""
    if not isinstance(command, Produce):
        return 0
    option = produce.token_options(state, AwaitTokens(command.seat, command.card))[0]
    return overflow(state.players[command.seat]) + option.count
