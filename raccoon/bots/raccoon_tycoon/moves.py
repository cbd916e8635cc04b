"""The moves worth weighing: of all amounts and mixes those that a good player considers."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import comb
from typing import Any

from raccoon.bots.raccoon_tycoon.features import COMMODITY_OF_TOWN
from raccoon.engine.counts import Counts, selections
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonusOption
from raccoon.games.raccoon_tycoon.actions.produce import TakeTokens, TokensOption
from raccoon.games.raccoon_tycoon.actions.sell import Sell, SellOption
from raccoon.games.raccoon_tycoon.actions.storage import Discard, DiscardOption
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, TownOption, costs
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor, FloorOption
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.state import State

FEW = 12
"""The number of mixes up to which all are weighed."""


def worth_weighing(option: Option, state: State, wide: bool) -> Iterator[Command]:
    """Yield the option's commands worth weighing; `wide` yields every amount, else only selected ones.

    Opening an auction is left out, as `auctions` weighs it. So is declining a bonus, which is never better
    than taking it: an overflow is discarded.
    """
    if isinstance(option, AuctionOption | DeclineBonusOption):
        return
    if isinstance(option, SellOption):
        yield from _sales(option, state, wide)
    elif isinstance(option, TokensOption):
        yield from (TakeTokens(option.seat, t) for t in _to_take(option.available, option.count, state, wide))
    elif isinstance(option, DiscardOption):
        yield from (Discard(option.seat, t) for t in _to_give(option.available, option.count, state, wide))
    elif isinstance(option, TownOption):
        yield from _towns(option, state, wide)
    elif isinstance(option, FloorOption):
        yield from _trades(option, wide)
    else:
        yield from option.commands()


def _sales(option: SellOption, state: State, wide: bool) -> Iterator[Command]:
    """Yield selling all of a kind, all but one, or all but the town's price; an Export Company is used."""
    keep = {}
    if state.town is not None:
        discount = state.players[option.seat].powers.town_discount
        index = COMMODITY_OF_TOWN[state.town]
        keep[index] = costs(state.town, discount)[0][index]
    for index, most in enumerate(option.most):
        if not most:
            continue
        amounts = range(1, most + 1) if wide else {most, most - 1, most - keep.get(index, 0)}
        for amount in sorted(amounts):
            if amount >= 1:
                yield Sell(option.seat, COMMODITIES[index], amount, option.export)


def _to_take(available: Counts, count: int, state: State, wide: bool) -> Iterator[Counts]:
    """Yield the tokens worth taking: every mix if they are few, else the dear ones and those of stacks."""
    if wide or comb(sum(available), count) <= 3 * FEW:
        found = mixes(available, count)
        if wide or len(found) <= FEW:
            yield from found
            return
    player = state.players[state.pending.seat]
    orders: list[Callable[[int], Any]] = [
        lambda index: state.prices[index],
        lambda index: state.prices[index] * (player.tokens[index] + available[index]),
        lambda index: (
            state.town is not None and COMMODITY_OF_TOWN[state.town] == index,
            state.prices[index],
        ),
    ]
    for order in orders:
        yield picked(available, count, sorted(range(6), key=order, reverse=True))


def _to_give(held: Counts, count: int, state: State, wide: bool) -> Iterator[Counts]:
    """Yield the tokens worth giving away: every mix if few, else small stacks or cheap kinds first."""
    if comb(sum(held), min(count, sum(held) - count)) <= (2000 if wide else 3 * FEW):
        found = mixes(held, count)
        if wide or len(found) <= FEW:
            yield from found
            return
    needed = COMMODITY_OF_TOWN[state.town] if state.town is not None else -1
    orders: list[Callable[[int], Any]] = [
        lambda index: state.prices[index] * held[index],
        lambda index: (index == needed, state.prices[index] * held[index]),
        lambda index: state.prices[index],
        lambda index: held[index],
    ]
    seen = set()
    for order in orders:
        given = picked(held, count, sorted(range(6), key=order))
        if given not in seen:
            seen.add(given)
            yield given


@lru_cache(maxsize=4096)
def mixes(limits: Counts, count: int) -> tuple[Counts, ...]:
    """Return every way to take `count` tokens within the limits."""
    return tuple(selections(limits, count))


def picked(limits: Counts, count: int, order: list[int]) -> Counts:
    """Return `count` tokens within the limits, taken kind after kind in this order."""
    taken = [0] * len(limits)
    for index in order:
        taken[index] = min(limits[index], count)
        count -= taken[index]
    return tuple(taken)


def _towns(option: TownOption, state: State, wide: bool) -> Iterator[Command]:
    if option.named:
        yield BuyTown(option.seat, option.named)
    if option.any_cost:
        for tokens in _to_give(option.held, option.any_cost, state, wide):
            if tokens != option.named:
                yield BuyTown(option.seat, tokens)


def _trades(option: FloorOption, wide: bool) -> Iterator[Command]:
    amounts = range(1, option.most + 1) if wide else {option.most, (option.most + 1) // 2}
    for amount in sorted(amounts):
        yield BuyOnFloor(option.seat, option.seller, option.commodity, amount)
