"""The worth of tokens at the market, and the effect of a production card on it and on the warehouse."""

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts, lowest, minus, plus
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus
from raccoon.games.raccoon_tycoon.catalogue import HIGHEST_PRICES, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import AwaitBonus
from raccoon.games.raccoon_tycoon.view import View
from scenes.table.choosing.choice import ChoiceContext


def rise_of(card: int, view: View) -> Counts:
    """By how much each price would rise: never above the top of its track (R6)."""
    return lowest(PRODUCTION_CARDS[card].price, minus(HIGHEST_PRICES, view.prices))


def worths_after(card: int, view: View) -> Counts:
    """The prices once the card has raised them."""
    return plus(view.prices, rise_of(card, view))


def overflow_of(card: int, view: View) -> int:
    """The number of tokens beyond the viewer's storage, without any bonus; 0 or less for none."""
    assert view.seat is not None
    me = view.players[view.seat]
    made = sum(lowest(PRODUCTION_CARDS[card].production, view.supply))
    taken = min(made, me.powers.production_limit)
    return sum(me.tokens) + taken - me.powers.storage_limit


def foreseen(table: ChoiceContext, *commands: Command) -> Preview:
    """The preview of a production's commands, up to the rise of the prices after any chosen bonus."""
    seen = table.preview(*commands)
    pending = seen.after.pending
    if isinstance(pending, AwaitBonus) and pending.seat == table.view.seat:
        return table.preview(*commands, DeclineBonus(pending.seat))
    return seen
