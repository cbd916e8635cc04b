"""Earlier rules of the game, by which what was dealt under them is played to its end.

Version 1 asked the owner of a Trading Floor only when the purse could pay for a token: who saw the next
question knew something of a hidden purse (R29).
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions import produce, trading_floor
from raccoon.games.raccoon_tycoon.game import RaccoonTycoon

_PLAYED = partial(produce.evolve_played, asked=trading_floor.payable)


class RaccoonTycoonOf1(RaccoonTycoon):
    """The game by the rules of version 1; its records are those of today."""

    rules_version = 1
    rules = turn.rules(turn.EVOLVE | {produce.CardPlayed: _PLAYED})
    upcasts: tuple[Callable[[Any], Any], ...] = ()


FORMER = (RaccoonTycoonOf1(),)
