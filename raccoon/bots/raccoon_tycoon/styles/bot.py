"""The bot that plays a style: its plan for an action, its limit in an auction, simple choices of tokens."""

from collections.abc import Callable

from raccoon.bots.raccoon_tycoon.moves import picked
from raccoon.bots.raccoon_tycoon.styles.actions import RULES
from raccoon.bots.raccoon_tycoon.styles.bids import limit
from raccoon.bots.raccoon_tycoon.styles.style import Sight, Style
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.actions.auction import Bid, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn
from raccoon.games.raccoon_tycoon.actions.exact_tokens import ExactTokensOption
from raccoon.games.raccoon_tycoon.actions.trading_floor import SkipFloor
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, TOWNS
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitBid,
    AwaitDiscard,
    AwaitFloorTrade,
    AwaitSecondPurchase,
    AwaitSecondSale,
    TurnDone,
)
from raccoon.games.raccoon_tycoon.view import View

SOON = 2
"""So many tokens more it counts on when it thinks of the sale that a stack is for."""
MORE = ("declare", "town", "sell", "dump", "build")
"""The rules that are asked once more there."""
ENDED_WITH = (AwaitSecondPurchase, AwaitSecondSale, TurnDone)
"""The pending points at which a turn may end, or go on with more of the same."""


class StyleBot:
    """Plays by a style; from its seat's view alone, without any chance."""

    def __init__(self, name: str, style: Style) -> None:
        self.name = name
        self.style = style

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """The move of its rules."""
        sight, pending = Sight(view, options, self.style), view.pending
        if isinstance(pending, AwaitAction):
            return next(move for rule in self.style.plan if (move := RULES[rule](sight)))
        if isinstance(pending, AwaitBid):
            return _answer(sight, pending)
        if isinstance(pending, AwaitFloorTrade):
            return SkipFloor(sight.seat)
        if isinstance(pending, ENDED_WITH):
            return _again(sight)
        return _tokens(sight, isinstance(pending, AwaitDiscard))


def _again(sight: Sight) -> Command:
    """More of the same where a power allows it and the plan has a move for it, else the end of the turn."""
    moves = (RULES[rule](sight) for rule in sight.style.plan if rule in MORE)
    return next((move for move in moves if move), EndTurn(sight.seat))


def _answer(sight: Sight, pending: AwaitBid) -> Command:
    """A dollar more, up to the limit."""
    bid = pending.bid + 1
    return Bid(sight.seat, bid) if bid <= limit(sight, pending.railroad) else Pass(sight.seat)


def _tokens(sight: Sight, discards: bool) -> Command:
    """As many as are due: the best are taken, the worst given back."""
    due = [option for option in sight.options if isinstance(option, ExactTokensOption)]
    option = max(due, key=lambda one: one.count if isinstance(one, BonusOption) else 0)
    rank = _rank(sight)
    order = sorted(range(len(COMMODITIES)), key=rank, reverse=not discards)
    return option.make(picked(option.available, option.count, order))


def _rank(sight: Sight) -> Callable[[int], tuple[float, ...]]:
    """Rank tokens by their commodity, as the style takes them."""
    prices, tokens, town = sight.view.prices, sight.own.tokens, sight.view.town
    if sight.style.takes == "sale":
        return lambda index: ((tokens[index] + SOON) * prices[index],)
    if sight.style.takes == "stack":
        return lambda index: (tokens[index], prices[index])
    if sight.style.takes == "town" and town is not None:
        wanted = COMMODITIES.index(TOWNS[town].commodity)
        return lambda index: (index == wanted, prices[index])
    return lambda index: (prices[index], tokens[index])
