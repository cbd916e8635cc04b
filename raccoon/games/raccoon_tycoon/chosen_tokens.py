"""A standing order for a production: its tokens and bonus, chosen together with the card (R2, R3)."""

from collections.abc import Sequence

import msgspec

from raccoon.engine.counts import Counts, lowest
from raccoon.engine.events import Command, Event
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, DeclineBonus, TakeBonus, offered
from raccoon.games.raccoon_tycoon.actions.produce import TakeTokens, TokensOption
from raccoon.games.raccoon_tycoon.catalogue import PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import AwaitBonus, AwaitTokens
from raccoon.games.raccoon_tycoon.view import View


def bonuses(view: View, supply: Counts) -> tuple[BonusOption, ...]:
    """Return the bonuses that the view's own seat can take from this supply."""
    assert view.seat is not None
    return offered(view.seat, view.players[view.seat].powers, supply)


class ChosenTokens(msgspec.Struct, frozen=True):
    """The tokens and the bonus to take with a production card; the player is asked for what is None."""

    card: int
    tokens: Counts | None
    bonus: TakeBonus | DeclineBonus | None = None

    @property
    def follows_at_once(self) -> bool:
        """True: the answers are the second half of one decision, given without a pause."""
        return True

    def over(self, view: View, log: Sequence[Event]) -> bool:
        """Return whether the game no longer waits for a choice about this card."""
        pending = view.pending
        if not isinstance(pending, AwaitTokens | AwaitBonus) or pending.seat != view.seat:
            return True
        return pending.card != self.card

    def answer(self, view: View, log: Sequence[Event]) -> Command | None:
        """Return the command for the tokens or the bonus; None when the player has to be asked."""
        return self._bonus(view) if isinstance(view.pending, AwaitBonus) else self._tokens(view)

    def _tokens(self, view: View) -> Command | None:
        assert view.seat is not None
        available = lowest(PRODUCTION_CARDS[self.card].production, view.supply)
        count = min(view.players[view.seat].powers.production_limit, sum(available))
        if self.tokens is None:
            return None
        command = TakeTokens(view.seat, self.tokens)
        return command if TokensOption(view.seat, available, count).allows(command) else None

    def _bonus(self, view: View) -> Command | None:
        if not isinstance(self.bonus, TakeBonus):
            return self.bonus
        found = bonuses(view, view.supply)
        return self.bonus if any(option.allows(self.bonus) for option in found) else None
