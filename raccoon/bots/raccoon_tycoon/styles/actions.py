"""What a style may do with its action: rules by name, each a move or none."""

from __future__ import annotations

from collections.abc import Callable
from operator import mul
from typing import TypeVar

from raccoon.bots.raccoon_tycoon.styles.bids import limit
from raccoon.bots.raccoon_tycoon.styles.style import Sight
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption
from raccoon.games.raccoon_tycoon.actions.build import COSTS, UPGRADE_COSTS, BuildOption, UpgradeOption
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictoryOption
from raccoon.games.raccoon_tycoon.actions.produce import ProduceOption
from raccoon.games.raccoon_tycoon.actions.sell import SellOption
from raccoon.games.raccoon_tycoon.actions.town import TownOption
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, PRODUCTION_CARDS, TOWNS
from raccoon.games.raccoon_tycoon.commands import (
    BuyBuilding,
    BuyTown,
    DeclareVictory,
    OpenAuction,
    Produce,
    Sell,
    UpgradeBuilding,
)

Rule = Callable[[Sight], Command | None]
OptionT = TypeVar("OptionT", bound=Option)
NEARLY_FULL = 3
"""Tokens of room below which a warehouse counts as full: a production's."""


def find(sight: Sight, kind: type[OptionT]) -> OptionT | None:
    """The seat's option of that kind."""
    return next((option for option in sight.options if isinstance(option, kind)), None)


def declare(sight: Sight) -> Command | None:
    """Sudden death: end the game at once."""
    return DeclareVictory(sight.seat) if find(sight, DeclareVictoryOption) else None


def town(sight: Sight) -> Command | None:
    """The town on offer, with its own commodity or with the cheapest mix."""
    option = find(sight, TownOption)
    if option is None:
        return None
    if option.named:
        return BuyTown(sight.seat, option.named)
    paid, due = [0] * len(COMMODITIES), option.any_cost
    for index in sorted(range(len(COMMODITIES)), key=lambda place: sight.view.prices[place]):
        paid[index] = min(due, option.held[index])
        due -= paid[index]
    return BuyTown(sight.seat, tuple(paid))


def auction(sight: Sight) -> Command | None:
    """The railroad that is most above its minimum in the style's eyes, opened with the minimum."""
    option = find(sight, AuctionOption)
    if option is None:
        return None
    least = dict(zip(option.railroads, option.minimum_bids, strict=True))
    best = max(least, key=lambda name: limit(sight, name) - least[name])
    return OpenAuction(sight.seat, best, least[best]) if limit(sight, best) >= least[best] else None


def _stack(sight: Sight, price: int, size: int) -> Command | None:
    """All tokens of the dearest stack of at least that price and size."""
    option = find(sight, SellOption)
    if option is None:
        return None
    prices = sight.view.prices
    stacks = [
        (most * prices[index], index)
        for index, most in enumerate(option.most)
        if most >= size and prices[index] >= price
    ]
    if not stacks:
        return None
    _, index = max(stacks)
    return Sell(sight.seat, COMMODITIES[index], option.most[index], option.export)


def sell(sight: Sight) -> Command | None:
    """A stack at the style's price and size."""
    return _stack(sight, sight.style.sell_price, sight.style.sell_stack)


def dump(sight: Sight) -> Command | None:
    """The dearest stack, whatever its price, once the warehouse is nearly full."""
    room = sight.own.powers.storage_limit - sum(sight.own.tokens)
    return _stack(sight, 0, 1) if room < NEARLY_FULL else None


def build(sight: Sight) -> Command | None:
    """The dearest building of the wanted powers that the purse allows, or an upgrade of one."""
    wanted = sight.style.tiles
    bought, upgraded = find(sight, BuildOption), find(sight, UpgradeOption)
    found: list[tuple[int, Command]] = []
    for name in bought.buildings if bought else ():
        found.append((COSTS[name], BuyBuilding(sight.seat, name)))
    for name in upgraded.buildings if upgraded else ():
        found.append((UPGRADE_COSTS[name], UpgradeBuilding(sight.seat, name)))
    found = [
        (cost, command)
        for cost, command in found
        if cost <= sight.purse and (not wanted or BUILDINGS[_tile(command)].power in wanted)
    ]
    return max(found, key=lambda one: one[0])[1] if found else None


def _tile(command: Command) -> str:
    assert isinstance(command, BuyBuilding | UpgradeBuilding)
    return command.building


def produce(sight: Sight) -> Command | None:
    """The card that makes most at today's prices and lifts most of what is held."""
    option = find(sight, ProduceOption)
    return max(_plays(option), key=lambda play: _made(sight, play.card)) if option else None


def _plays(option: ProduceOption) -> list[Produce]:
    return [Produce(option.seat, card) for card in option.cards]


def _made(sight: Sight, card: int) -> float:
    shown, prices = PRODUCTION_CARDS[card], sight.view.prices
    made: float = sum(map(mul, shown.production, prices)) + sum(map(mul, shown.price, sight.own.tokens))
    if sight.style.takes == "town" and sight.view.town is not None:
        made += 10 * shown.production[COMMODITIES.index(TOWNS[sight.view.town].commodity)]
    return made


RULES: dict[str, Rule] = {
    "declare": declare,
    "town": town,
    "auction": auction,
    "sell": sell,
    "dump": dump,
    "build": build,
    "produce": produce,
}
