"""The bot that plays a style: its actions by name, its limit in an auction, simple choices of tokens."""

from collections.abc import Callable
from operator import mul
from typing import TypeVar

from raccoon.bots.raccoon_tycoon.moves import picked
from raccoon.bots.raccoon_tycoon.styles.bids import limit
from raccoon.bots.raccoon_tycoon.styles.style import Sight, Style
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option, found
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption
from raccoon.games.raccoon_tycoon.actions.build import (
    COSTS,
    UPGRADE_COSTS,
    BuildOption,
    BuyBuilding,
    UpgradeBuilding,
    UpgradeOption,
)
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, DeclareVictoryOption, EndTurn
from raccoon.games.raccoon_tycoon.actions.exact_tokens import ExactTokensOption
from raccoon.games.raccoon_tycoon.actions.produce import Produce, ProduceOption
from raccoon.games.raccoon_tycoon.actions.sell import Sell, SellOption
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, TownOption
from raccoon.games.raccoon_tycoon.actions.trading_floor import SkipFloor
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, PRODUCTION_CARDS, TOWNS
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
            bid = pending.bid + 1
            return Bid(sight.seat, bid) if bid <= limit(sight, pending.railroad) else Pass(sight.seat)
        if isinstance(pending, AwaitFloorTrade):
            return SkipFloor(sight.seat)
        if isinstance(pending, ENDED_WITH):
            return _again(sight)
        return _tokens(sight, isinstance(pending, AwaitDiscard))


def _again(sight: Sight) -> Command:
    """More of the same where a power allows it and the plan has a move for it, else the end of the turn."""
    moves = (RULES[rule](sight) for rule in sight.style.plan if rule in MORE)
    return next((move for move in moves if move), EndTurn(sight.seat))


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
