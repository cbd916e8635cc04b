"""The features of a position for one seat, as numbers: the learned worth is a weighted sum of them.

They are grouped into parts, as a move seldom changes all of them: money, stock (tokens, hand, the town on
offer) and estate (railroads, towns, buildings). Each is scaled to be about 1 in an ordinary game.
"""

from functools import lru_cache
from operator import mul, sub

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.actions.build import UPGRADE_COSTS
from raccoon.games.raccoon_tycoon.actions.town import costs
from raccoon.games.raccoon_tycoon.catalogue import (
    COMMODITY_INDEX,
    HIGHEST_PRICES,
    NO_TOKENS,
    PRODUCTION_CARDS,
    RAILROADS,
    TOWNS,
    railroads_in_play,
)
from raccoon.games.raccoon_tycoon.powers import BASE_LIMIT, powers_of
from raccoon.games.raccoon_tycoon.scoring import POINTS_PER_PAIR
from raccoon.games.raccoon_tycoon.state import Player, State

MONEY = ("money", "money_above_30", "money_above_80", "liquid_above_30", "liquid_above_60")
STOCK = (
    "best_stack",
    "second_stack",
    "other_stacks",
    "best_stack_above_20",
    "best_stack_above_45",
    "best_stack_long",
    "tokens",
    "storage_full",
    "room_to_rise",
    "rivals_in_best",
    "second_sale_stack",
    "export_stack",
    "hand_rise",
    "hand_yield",
    "hand_yield_all",
    "hand_for_town",
    "town_named",
    "town_any",
    "town_ready",
    "firm_stock",
)
ESTATE = (
    "towns",
    "railroads",
    "lines",
    "set_next",
    "set_next_open",
    "lone_towns",
    "lone_railroads",
    "buildings",
    "upgrades",
    "production_limit",
    "hand_limit",
    "storage_limit",
    "bonus",
    "bonus_dear",
    "bonus_any",
    "bonus_kinds",
    "firm",
    "purchases",
    "sales",
    "auction_income",
    "town_discount",
    "trading_floor",
    "export_raise",
    "town_points",
    "railroad_points",
    "building_points",
    "bank",
)
CACHE_SIZE = 8192
"""The size of each cache: the results of a few recent moves. More takes memory without speed."""
NAMES = ("waiting",) + MONEY + STOCK + ESTATE
"""The names of all features, in order."""

Numbers = tuple[float, ...]
COMMODITY_OF_TOWN = {name: COMMODITY_INDEX[town.commodity] for name, town in TOWNS.items()}


def waiting(state: State, seat: int) -> float:
    """Return the part of a round until the seat's next turn, 0 in its turn."""
    players = len(state.players)
    return (seat - state.turn) % players / players


def money_numbers(money: int, stack: int) -> Numbers:
    """Return the features of money, in tens of dollars; some add `stack`, the price of the best stack."""
    liquid = money + stack
    return (
        money / 10,
        max(0, money - 30) / 10,
        max(0, money - 80) / 10,
        max(0, liquid - 30) / 10,
        max(0, liquid - 60) / 10,
    )


def best_stack(tokens: Counts, prices: Counts) -> int:
    """Return the price of the dearest stack of tokens, in dollars."""
    dearest: int = max(map(mul, tokens, prices))
    return dearest


@lru_cache(maxsize=CACHE_SIZE)
def _market_numbers(tokens: Counts, prices: Counts, limit: int, storage: int) -> tuple[int, Numbers]:
    """Return the best stack's commodity index, and the features of the tokens at the market."""
    stacks = list(map(mul, tokens, prices))
    order = sorted(stacks)
    best = order[-1]
    held = sum(tokens)
    rise = sum(map(mul, tokens, map(sub, HIGHEST_PRICES, prices)))
    index = stacks.index(best)
    return index, (
        best / 10,
        order[-2] / 10,
        sum(order[:-2]) / 10,
        max(0, best - 20) / 10,
        max(0, best - 45) / 10,
        max(0, tokens[index] - 4) / 4,
        held / 10,
        max(0, held + limit - storage) / 3,
        rise / 50,
    )


@lru_cache(maxsize=CACHE_SIZE)
def _yield(card: int, prices: Counts, limit: int) -> int:
    """Return the worth of one production with the card, in dollars at these prices."""
    made = [p for p, n in zip(prices, PRODUCTION_CARDS[card].production, strict=True) for _ in range(n)]
    made.sort()
    return sum(made[-limit:])


@lru_cache(maxsize=CACHE_SIZE)
def _hand_numbers(hand: Counts, tokens: Counts, prices: Counts, limit: int) -> Numbers:
    """Return the features of the hand: the best rise of prices, the best production and that of all cards."""
    rise = best = whole = 0
    for card in hand:
        rise = max(rise, sum(map(mul, PRODUCTION_CARDS[card].price, tokens)))
        made = _yield(card, prices, limit)
        best = max(best, made)
        whole += made
    return rise / 10, best / 10, whole / 40


@lru_cache(maxsize=CACHE_SIZE)
def _town_numbers(town: str, discount: int, tokens: Counts, hand: Counts) -> Numbers:
    """Return the features of the town on offer: how close its two payments are, weighted by its points."""
    index = COMMODITY_OF_TOWN[town]
    named, any_cost = costs(town, discount)
    need, have, held = named[index], tokens[index], sum(tokens)
    points = TOWNS[town].points / 3
    coming = max((PRODUCTION_CARDS[card].production[index] for card in hand), default=0)
    near, near_any = min(have, need) / need, min(held, any_cost) / any_cost
    return (
        points * min(coming, need - have) / need if have < need else 0.0,
        points * near * near,
        points * near_any * near_any,
        points * (have >= need or held >= any_cost),
    )


NO_TOWN = (0.0, 0.0, 0.0, 0.0)


def stock_numbers(state: State, seat: int, tokens: Counts | None = None) -> Numbers:
    """Return the features of the tokens (the seat's own, or those given), the hand and the town on offer."""
    players, prices, town = state.players, state.prices, state.town
    player = players[seat]
    tokens = tokens or player.tokens
    hand, powers = player.hand, player.powers
    limit = powers.production_limit
    index, market = _market_numbers(tokens, prices, limit, powers.storage_limit)
    price, held, rivals = prices[index], tokens[index], 0
    for other in players:
        if other is not player and other.tokens[index] > rivals:
            rivals = other.tokens[index]
    raised, firm = powers.export_raise, powers.firm
    if raised:
        raised = min(raised, HIGHEST_PRICES[index] - price)
    return (
        *market,
        (rivals if rivals < held else held) * price / 10,
        market[1] if powers.sales > 1 else 0.0,
        raised * held / 10,
        *_hand_numbers(hand, tokens, prices, limit),
        *(_town_numbers(town, powers.town_discount, tokens, hand) if town is not None else NO_TOWN),
        sum(map(mul, firm, tokens)) / 10 if firm is not NO_TOKENS else 0.0,
    )


@lru_cache(maxsize=CACHE_SIZE)
def power_numbers(buildings: tuple[str, ...]) -> Numbers:
    """Return the features of the buildings, one for each kind of power."""
    powers = powers_of(buildings)
    bonuses = powers.bonuses
    narrow = [bonus for bonus in bonuses if sum(map(bool, bonus.most)) == 1]
    return (
        len(buildings) / 5,
        sum(name in UPGRADE_COSTS for name in buildings) / 2,
        float(powers.production_limit - BASE_LIMIT),
        float(powers.hand_limit - BASE_LIMIT),
        float(powers.storage_limit - 10 - len(buildings)) / 3,
        float(max((bonus.amount for bonus in narrow), default=0)),
        float(max((bonus.amount for bonus in narrow if any(bonus.most[4:])), default=0)),
        float(max((bonus.amount for bonus in bonuses if bonus not in narrow), default=0)),
        max(0, len(bonuses) - 1) / 2,
        sum(powers.firm) / 2,
        float(powers.purchases - 1),
        float(powers.sales - 1),
        powers.auction_income / 5,
        float(powers.town_discount),
        float(powers.trading_floor),
        powers.export_raise / 3,
        float(powers.town_points),
        float(powers.railroad_points),
        float(powers.building_points),
        float(powers.money_points > 0),
    )


@lru_cache(maxsize=CACHE_SIZE)
def set_numbers(own: tuple[str, ...], others: tuple[str, ...], offer: tuple[str, ...]) -> tuple[float, float]:
    """Return the VP, in tens, of the next card of each set begun: if any is left, and if one is on offer."""
    ahead = now = 0
    for name in set(own):
        owned = own.count(name)
        railroad = RAILROADS[name]
        if owned < railroad.cards and owned + others.count(name) < railroad.cards:
            step = railroad.points[owned] - railroad.points[owned - 1]
            ahead += step
            if name in offer:
                now += step
    return ahead / 10, now / 10


@lru_cache(maxsize=CACHE_SIZE)
def line_points(railroads: tuple[str, ...]) -> int:
    """Return the VP of the railroad sets."""
    return sum(RAILROADS[name].points[railroads.count(name) - 1] for name in set(railroads))


def estate_points(railroads: tuple[str, ...], towns: tuple[str, ...], buildings: tuple[str, ...]) -> int:
    """Return the current VP, without a Bank's."""
    powers = powers_of(buildings)
    return (
        line_points(railroads)
        + sum(TOWNS[name].points for name in towns)
        + POINTS_PER_PAIR * min(len(railroads), len(towns))
        + len(buildings)
        + powers.town_points * len(towns)
        + powers.railroad_points * len(railroads)
        + powers.building_points * len(buildings)
    )


def estate_numbers(player: Player, others: tuple[str, ...], offer: tuple[str, ...]) -> Numbers:
    """Return the features of railroads, towns and buildings; `others` are the other seats' railroads."""
    towns, railroads = len(player.towns), len(player.railroads)
    return (
        towns / 4,
        railroads / 4,
        len(set(player.railroads)) / 3,
        *set_numbers(player.railroads, others, offer),
        float(min(3, max(0, towns - railroads))),
        float(min(3, max(0, railroads - towns))),
        *power_numbers(player.buildings),
    )


def others_railroads(state: State, seat: int) -> tuple[str, ...]:
    """Return the railroads of all seats but this one."""
    owned: tuple[str, ...] = ()
    for place, player in enumerate(state.players):
        if place != seat:
            owned += player.railroads
    return owned


def points(player: Player) -> int:
    """Return the current VP of a player, a Bank's included."""
    powers = player.powers
    bank = player.money // powers.money_points if powers.money_points else 0
    return estate_points(player.railroads, player.towns, player.buildings) + bank


@lru_cache(maxsize=8)
def railroads_of(players: int) -> int:
    """Return the number of railroad cards in play with that many players."""
    return len(railroads_in_play(players))


def share_left(state: State) -> float:
    """Return the share of the game that is left, from 1 at the start to 0 when its end is triggered.

    The standard game takes the smaller share of towns and railroads left. The longer game, which ends when
    two of three kinds are owned, takes the mean of the two smallest.
    """
    players = len(state.players)
    towns = (len(state.town_deck) + (state.town is not None)) / (12 if players == 2 else 16)
    railroads = (len(state.railroad_offer) + len(state.railroad_deck)) / railroads_of(players)
    if not state.options.longer_game:
        return towns if towns < railroads else railroads
    left = [towns, railroads]
    tiles = len(state.building_offer) + len(state.building_stack)
    left.append(tiles / (4 if state.options.beginners else 25))
    first, second, _ = sorted(left)
    return (first + second) / 2
