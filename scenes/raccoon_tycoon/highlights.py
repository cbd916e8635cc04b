"""The game's own highlights on its table, and the prices and tokens to come that they show."""

from collections import Counter
from dataclasses import dataclass

from raccoon.app.session.preview import Preview
from raccoon.app.text import Say
from raccoon.engine.counts import Counts, lowest, minus, plus
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, HIGHEST_PRICES, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import AwaitBonus
from raccoon.games.raccoon_tycoon.view import View
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.picture.zones import Highlights


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


@dataclass(frozen=True)
class Sale:
    """So many tokens of a commodity that are about to be sold, and what they bring."""

    commodity: str
    amount: int
    dollars: int


@dataclass(frozen=True)
class OwnMarks:
    """`ghost_prices` shows a price to come on its track, `leaving` a number on the tokens of the warehouse
    that are about to leave it. While `turn_passes` no panel has the turn: its light is on the way.
    """

    ghost_prices: tuple[tuple[str, int], ...] = ()
    leaving: Counts | None = None
    turn_passes: bool = False
    sale: Sale | None = None


NOTHING = OwnMarks()


def own(marks: Highlights) -> OwnMarks:
    """This game's part of the marks."""
    return marks.own if isinstance(marks.own, OwnMarks) else NOTHING


def of_preview(seen: Preview | None) -> OwnMarks:
    """The emphasis while the move that is previewed is about to be made."""
    if seen is None:
        return NOTHING
    old, new = (view.players[seen.before.seat].tokens for view in (seen.before, seen.after))
    leaving = tuple(max(0, before - after) for before, after in zip(old, new, strict=True))
    sold = next((event for event in seen.events if isinstance(event, Sold)), None)
    sale = Sale(sold.commodity, sold.amount, sold.amount * sold.price) if sold else None
    ghosts = _ghosts(seen.before.prices, seen.after.prices)
    return OwnMarks(ghosts, leaving if any(leaving) else None, sale=sale)


def of_production(card: int, view: View) -> OwnMarks:
    """The emphasis while something of a production is decided: its prices rise whatever is taken."""
    return OwnMarks(_ghosts(view.prices, worths_after(card, view)))


def gains(seen: Preview, say: Say) -> dict[int, str]:
    """The gains of others, for their panels."""
    return {seat: say("motion.gain", n=income) for seat, income in incomes(seen).items()}


def incomes(seen: Preview) -> dict[int, int]:
    """The dollars that others get from the bank by a move."""
    earned: Counter[int] = Counter()
    for event in seen.events:
        for seat, income in event.firms if isinstance(event, Sold) else ():
            if seat != event.seat:
                earned[seat] += income
    return dict(earned)


def _ghosts(old: Counts, new: Counts) -> tuple[tuple[str, int], ...]:
    pairs = zip(COMMODITIES, old, new, strict=True)
    return tuple((name, after) for name, before, after in pairs if before != after)
