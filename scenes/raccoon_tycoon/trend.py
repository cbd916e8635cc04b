"""The change of prices since a player's last turn: the one span that all parts of the window use."""

from __future__ import annotations

from collections.abc import Sequence

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS
from raccoon.games.raccoon_tycoon.view import View


def since_last_turn(view: View, history: Sequence[Counts]) -> Counts:
    """The change of each price since the last turn of whoever looks had ended, or since the beginning.

    Where nobody in particular looks it is that of the player whose turn it is. `history` holds the prices at
    the beginning and after each turn.
    """
    if not history:
        return NO_TOKENS
    players = len(view.players)
    seat = view.turn if view.seat is None else view.seat
    turns = (view.turn - seat - 1) % players
    before = history[max(0, len(history) - 1 - turns)]
    return tuple(price - old for price, old in zip(view.prices, before, strict=True))
