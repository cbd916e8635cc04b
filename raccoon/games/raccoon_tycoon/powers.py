"""The powers of buildings: a pure function for each power; every building names its power in a table.

A new building with a known power is a row of ``data/buildings.csv``; a new power is a function and its rule.
"""

from collections.abc import Callable
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from raccoon.engine.counts import Counts, plus
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, NO_TOKENS, Building

BASE_STORAGE = 10
STORAGE_PER_BUILDING = 1
BASE_LIMIT = 3
"""The production limit and the hand limit without a building."""


class Bonus(msgspec.Struct, frozen=True):
    """A Bonus (B) building: `amount` tokens of its commodities, in any mix of them (R3).

    `most` is the largest number that it can give of each single commodity.
    """

    building: str
    amount: int
    most: Counts


class Powers(msgspec.Struct, frozen=True):
    """Everything a set of buildings gives its owner; amounts in tokens, cards, $ or VP."""

    production_limit: int = BASE_LIMIT
    hand_limit: int = BASE_LIMIT
    storage_limit: int = BASE_STORAGE
    bonuses: tuple[Bonus, ...] = ()
    firm: Counts = NO_TOKENS
    """$ from the bank per token of each commodity that anyone sells."""
    purchases: int = 1
    sales: int = 1
    auction_income: int = 0
    town_discount: int = 0
    trading_floor: bool = False
    export_raise: int = 0
    town_points: int = 0
    railroad_points: int = 0
    building_points: int = 0
    money_points: int = 0
    """$ that give one VP at the end; 0 without a Bank."""


def _marks(building: Building) -> Counts:
    return tuple(int(commodity in building.commodities) for commodity in COMMODITIES)


def _bonus(powers: Powers, building: Building) -> Powers:
    most = tuple(mark * building.amount for mark in _marks(building))
    bonus = Bonus(building.name, building.amount, most)
    return replace(powers, bonuses=(*powers.bonuses, bonus))


def _trading_firm(powers: Powers, building: Building) -> Powers:
    income = tuple(mark * building.amount for mark in _marks(building))
    return replace(powers, firm=plus(powers.firm, income))


def _adds(field: str) -> Callable[[Powers, Building], Powers]:
    """Return a hook by which the amounts of several buildings add up."""
    return lambda powers, building: replace(powers, **{field: getattr(powers, field) + building.amount})


def _best(field: str) -> Callable[[Powers, Building], Powers]:
    """Return a hook by which only the best of several buildings counts."""
    return lambda powers, building: replace(powers, **{field: max(getattr(powers, field), building.amount)})


HOOKS: dict[str, Callable[[Powers, Building], Powers]] = {
    "bonus": _bonus,
    "trading_firm": _trading_firm,
    "storage": _adds("storage_limit"),
    "production_limit": _best("production_limit"),
    "hand_limit": _best("hand_limit"),
    "purchases": _best("purchases"),
    "sales": _best("sales"),
    "auction_income": _adds("auction_income"),
    "town_discount": _adds("town_discount"),
    "trading_floor": lambda powers, building: replace(powers, trading_floor=True),
    "export_raise": _adds("export_raise"),
    "town_points": _adds("town_points"),
    "railroad_points": _adds("railroad_points"),
    "building_points": _adds("building_points"),
    "money_points": _best("money_points"),
}


@lru_cache(maxsize=65_536)
def powers_of(buildings: tuple[str, ...]) -> Powers:
    """Return the powers of these building faces together; each tile adds 1 to the storage limit."""
    powers = Powers(storage_limit=BASE_STORAGE + STORAGE_PER_BUILDING * len(buildings))
    for name in buildings:
        building = BUILDINGS[name]
        powers = HOOKS[building.power](powers, building)
    return powers
