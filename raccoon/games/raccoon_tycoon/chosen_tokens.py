"""Tokens chosen together with the card that makes them: an order, given when the card is played (R2).

The choice is a command of its own; whoever makes both in one go has answered it beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from raccoon.engine.counts import Counts, lowest
from raccoon.engine.events import Command, Event
from raccoon.games.raccoon_tycoon.catalogue import PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.commands import TakeTokens
from raccoon.games.raccoon_tycoon.options import TokensOption
from raccoon.games.raccoon_tycoon.pending import AwaitTokens
from raccoon.games.raccoon_tycoon.view import View


class ChosenTokens(msgspec.Struct, frozen=True):
    """Which tokens of the card its player takes."""

    card: int
    tokens: Counts

    @property
    def follows_at_once(self) -> bool:
        """It is the second half of one decision."""
        return True

    @property
    def about(self) -> str:
        """The next card asks anew."""
        return ""

    def over(self, view: View, log: Sequence[Event]) -> bool:
        """Whether the tokens of the card are not to be chosen now."""
        pending = view.pending
        if not isinstance(pending, AwaitTokens) or pending.seat != view.seat:
            return True
        return pending.card != self.card

    def answer(self, view: View, log: Sequence[Event]) -> Command | None:
        """The tokens, as long as they can be had."""
        assert view.seat is not None
        available = lowest(PRODUCTION_CARDS[self.card].production, view.supply)
        count = min(view.players[view.seat].powers.production_limit, sum(available))
        command = TakeTokens(view.seat, self.tokens)
        return command if TokensOption(view.seat, available, count).allows(command) else None
