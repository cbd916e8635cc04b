"""The actions of styles: rules by name, each a move or none."""

from collections.abc import Callable
from operator import mul
from typing import TypeVar

from raccoon.bots.raccoon_tycoon.styles.bids import limit
from raccoon.bots.raccoon_tycoon.styles.style import Sight
from raccoon.engine.events import Command, Option, found
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, OpenAuction
from raccoon.games.raccoon_tycoon.actions.build import (
    COSTS,
    UPGRADE_COSTS,
    BuildOption,
    BuyBuilding,
    UpgradeBuilding,
    UpgradeOption,
)
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, DeclareVictoryOption
from raccoon.games.raccoon_tycoon.actions.produce import Produce, ProduceOption
from raccoon.games.raccoon_tycoon.actions.sell import Sell, SellOption
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, TownOption
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, PRODUCTION_CARDS, TOWNS

Rule = Callable[[Sight], Command | None]
OptionT = TypeVar("OptionT", bound=Option)
NEARLY_FULL = 3
"""Tokens of room below which a warehouse counts as full: a production's."""


def find(sight: Sight, kind: type[OptionT]) -> OptionT | None:
    """The seat's option of that kind."""
    return found(sight.options, kind)


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


def _stack(sight: Sight, price: int, size: int, worth: float = 0.0) -> Command | None:
    """All tokens of the dearest stack of at least that price, size and worth."""
    option = find(sight, SellOption)
    if option is None:
        return None
    prices = sight.view.prices
    stacks = [
        (most * prices[index], index)
        for index, most in enumerate(option.most)
        if most >= size and prices[index] >= price and most * prices[index] >= worth
    ]
    if not stacks:
        return None
    _, index = max(stacks)
    return Sell(sight.seat, COMMODITIES[index], option.most[index], option.export)


def sell(sight: Sight) -> Command | None:
    """A stack at the style's price, size and worth."""
    style = sight.style
    return _stack(sight, style.sell_price, style.sell_stack, style.sell_times * _best_made(sight))


def dump(sight: Sight) -> Command | None:
    """The dearest stack, whatever its price, once the warehouse is nearly full."""
    room = sight.own.powers.storage_limit - sum(sight.own.tokens)
    return _stack(sight, 0, 1) if room < NEARLY_FULL else None


def build(sight: Sight) -> Command | None:
    """The building that the purse allows whose power is wanted most, the dearest of these, or an upgrade."""
    wanted = sight.style.tiles
    enough = len(sight.own.buildings) >= sight.style.most_tiles
    bought, upgraded = None if enough else find(sight, BuildOption), find(sight, UpgradeOption)
    found: list[tuple[int, int, Command]] = []
    for name in bought.buildings if bought else ():
        found.append((_rank_of(name, wanted), COSTS[name], BuyBuilding(sight.seat, name)))
    for name in upgraded.buildings if upgraded else ():
        found.append((_rank_of(name, wanted), UPGRADE_COSTS[name], UpgradeBuilding(sight.seat, name)))
    found = [one for one in found if one[0] and one[1] <= sight.purse]
    return max(found, key=lambda one: one[:2])[2] if found else None


def _rank_of(building: str, wanted: tuple[str, ...]) -> int:
    """The rank of the building's power among those wanted, 0 for not wanted."""
    if not wanted:
        return 1
    power = BUILDINGS[building].power
    return len(wanted) - wanted.index(power) if power in wanted else 0


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


def _best_made(sight: Sight) -> float:
    """The worth of the best card in hand, its production and its rise of prices, in dollars."""
    return max((_made(sight, card) for card in sight.own.hand or ()), default=0.0)


RULES: dict[str, Rule] = {
    "declare": declare,
    "town": town,
    "auction": auction,
    "sell": sell,
    "dump": dump,
    "build": build,
    "produce": produce,
}
