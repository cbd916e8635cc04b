"""Earlier versions of the rules, for games that were dealt under them.

Version 1 asked the owner of a Trading Floor only when the purse could pay for a token, so that the next
question revealed something about a hidden purse (R29).
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions import produce, trading_floor
from raccoon.games.raccoon_tycoon.game import RaccoonTycoon

_PLAYED = partial(produce.evolve_played, asked=trading_floor.payable)


class RaccoonTycoonOf1(RaccoonTycoon):
    """Raccoon Tycoon by the rules of version 1, with today's records."""

    rules_version = 1
    rules = turn.rules(turn.EVOLVE | {produce.CardPlayed: _PLAYED})
    upcasts: tuple[Callable[[Any], Any], ...] = ()


FORMER = (RaccoonTycoonOf1(),)
