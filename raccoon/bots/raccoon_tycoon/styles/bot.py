"""The bot that plays a style: rules by name for its actions, a bid limit, simple choices of tokens."""

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
"""The number of further tokens that it expects for a stack before its sale."""
MORE = ("declare", "town", "sell", "dump", "build")
"""The rules that may give a second sale or purchase, or declare victory after the action."""
ENDED_WITH = (AwaitSecondPurchase, AwaitSecondSale, TurnDone)
"""The pending points at which a turn may end, or continue with more of the same."""
Rule = Callable[[Sight], Command | None]
OptionT = TypeVar("OptionT", bound=Option)
NEARLY_FULL = 3
"""The storage counts as nearly full with room for fewer tokens than this, those of a production."""


def find(sight: Sight, kind: type[OptionT]) -> OptionT | None:
    """Return the seat's option of that kind, or None."""
    return found(sight.options, kind)


def declare(sight: Sight) -> Command | None:
    """Declare victory by sudden death."""
    return DeclareVictory(sight.seat) if find(sight, DeclareVictoryOption) else None


def town(sight: Sight) -> Command | None:
    """Buy the town on offer, with its own commodity or with the cheapest mix."""
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
    """Open the auction of the railroad whose limit is most above its minimum bid, with that minimum."""
    option = find(sight, AuctionOption)
    if option is None:
        return None
    least = dict(zip(option.railroads, option.minimum_bids, strict=True))
    best = max(least, key=lambda name: limit(sight, name) - least[name])
    return OpenAuction(sight.seat, best, least[best]) if limit(sight, best) >= least[best] else None


def _stack(sight: Sight, price: int, size: int, worth: float = 0.0) -> Command | None:
    """Sell the dearest stack of at least that price, size and worth."""
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
    """Sell a stack of the style's price, size and worth."""
    style = sight.style
    return _stack(sight, style.sell_price, style.sell_stack, style.sell_times * _best_made(sight))


def dump(sight: Sight) -> Command | None:
    """Sell the dearest stack, at any price, once the storage is nearly full."""
    room = sight.own.powers.storage_limit - sum(sight.own.tokens)
    return _stack(sight, 0, 1) if room < NEARLY_FULL else None


def build(sight: Sight) -> Command | None:
    """Buy or upgrade the affordable building whose power is wanted most, of several the dearest."""
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
    if not wanted:
        return 1
    power = BUILDINGS[building].power
    return len(wanted) - wanted.index(power) if power in wanted else 0


def produce(sight: Sight) -> Command | None:
    """Play the card with the most worth in production and in the rise of prices of the tokens held."""
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
    """Return the worth of the best card in hand, its production and its rise of prices, in dollars."""
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
    """Plays by a style, from its seat's view alone, without any chance."""

    def __init__(self, name: str, style: Style) -> None:
        self.name = name
        self.style = style

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return the move of the first rule that has one."""
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
    """Return a second sale or purchase if allowed and a rule has one, else the end of the turn."""
    moves = (RULES[rule](sight) for rule in sight.style.plan if rule in MORE)
    return next((move for move in moves if move), EndTurn(sight.seat))


def _tokens(sight: Sight, discards: bool) -> Command:
    """Return the choice of the tokens due: take the best, discard the worst."""
    due = [option for option in sight.options if isinstance(option, ExactTokensOption)]
    option = max(due, key=lambda one: one.count if isinstance(one, BonusOption) else 0)
    rank = _rank(sight)
    order = sorted(range(len(COMMODITIES)), key=rank, reverse=not discards)
    return option.make(picked(option.available, option.count, order))


def _rank(sight: Sight) -> Callable[[int], tuple[float, ...]]:
    prices, tokens, town = sight.view.prices, sight.own.tokens, sight.view.town
    if sight.style.takes == "sale":
        return lambda index: ((tokens[index] + SOON) * prices[index],)
    if sight.style.takes == "stack":
        return lambda index: (tokens[index], prices[index])
    if sight.style.takes == "town" and town is not None:
        wanted = COMMODITIES.index(TOWNS[town].commodity)
        return lambda index: (index == wanted, prices[index])
    return lambda index: (prices[index], tokens[index])
