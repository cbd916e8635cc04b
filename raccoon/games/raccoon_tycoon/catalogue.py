"""The printed components as frozen records, read once from ``data/*.csv``."""

import csv
from collections.abc import Iterable
from importlib.resources import files

import msgspec

from raccoon.engine.counts import Counts

COMMODITIES = ("wheat", "wood", "iron", "coal", "goods", "luxury")
"""The order of every tuple of six numbers in states, events and saves."""
COMMODITY_INDEX = {name: index for index, name in enumerate(COMMODITIES)}
NO_TOKENS: Counts = (0,) * len(COMMODITIES)


class ProductionCard(msgspec.Struct, frozen=True):
    """A Price & Production card: the icons of each commodity on its two halves."""

    number: int
    price: Counts
    production: Counts


class Railroad(msgspec.Struct, frozen=True):
    """A railroad: `points` holds the total VP for owning 1, 2, 3, 4 of its identical cards."""

    name: str
    cards: int
    minimum_bid: int
    points: tuple[int, ...]
    removed_at: tuple[int, ...]


class Town(msgspec.Struct, frozen=True):
    """A town: costs `commodity_cost` of its commodity or `any_cost` tokens of any mix."""

    name: str
    points: int
    commodity: str
    commodity_cost: int
    any_cost: int


class Building(msgspec.Struct, frozen=True):
    """One face of a building tile.

    `power` is the name of its effect (`powers.py`), with an amount and commodities. `upgrade` is the
    name of the other face of a double-sided tile; on that face `upgraded_from` names this one.
    """

    name: str
    basic: bool
    copies: int
    cost: int
    mark: str
    power: str
    amount: int
    commodities: tuple[str, ...]
    upgrade: str | None = None
    upgraded_from: str | None = None


def _rows(name: str) -> list[dict[str, str]]:
    text = files(__package__).joinpath("data", f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _counts(row: dict[str, str], half: str) -> Counts:
    return tuple(int(row[f"{half}_{commodity}"]) for commodity in COMMODITIES)


def _production_card(row: dict[str, str]) -> ProductionCard:
    return ProductionCard(int(row["card"]), _counts(row, "price"), _counts(row, "produce"))


def _railroad(row: dict[str, str]) -> Railroad:
    points = tuple(int(row[f"vp_{owned}"]) for owned in range(1, int(row["cards"]) + 1))
    removed_at = tuple(int(count) for count in row["removed_at_player_counts"].split())
    return Railroad(row["railroad"], int(row["cards"]), int(row["minimum_bid"]), points, removed_at)


def _town(row: dict[str, str]) -> Town:
    costs = int(row["commodity_cost"]), int(row["any_cost"])
    return Town(row["town"], int(row["vp"]), row["commodity"], *costs)


def _faces(row: dict[str, str]) -> Iterable[Building]:
    front = Building(
        name=row["building"],
        basic=row["set"] == "basic",
        copies=int(row["copies"]),
        cost=int(row["cost"]),
        mark=row["mark"],
        power=row["power"],
        amount=int(row["amount"]),
        commodities=tuple(row["commodities"].split()),
        upgrade=row["upgrade"] or None,
    )
    yield front
    if front.upgrade:
        back = {"cost": int(row["upgrade_cost"]), "amount": int(row["upgrade_amount"])}
        yield msgspec.structs.replace(
            front, name=front.upgrade, upgrade=None, upgraded_from=front.name, **back
        )


_MARKET = {row["commodity"]: row for row in _rows("market")}
LOWEST_PRICES: Counts = tuple(int(_MARKET[name]["lowest_price"]) for name in COMMODITIES)
HIGHEST_PRICES: Counts = tuple(int(_MARKET[name]["highest_price"]) for name in COMMODITIES)
SUPPLY: Counts = tuple(int(_MARKET[name]["tokens"]) - 1 for name in COMMODITIES)
"""Tokens of each commodity in play: one less than printed, as one marks the price."""

PRODUCTION_CARDS = {card.number: card for card in map(_production_card, _rows("production_cards"))}
RAILROADS = {railroad.name: railroad for railroad in map(_railroad, _rows("railroads"))}
TOWNS = {town.name: town for town in map(_town, _rows("towns"))}
BUILDINGS = {face.name: face for row in _rows("buildings") for face in _faces(row)}
"""Every face of every tile by its name, upgraded faces included."""

BASIC_TILES = tuple(b.name for b in BUILDINGS.values() if b.basic and not b.upgraded_from)
ADVANCED_TILES = tuple(
    b.name for b in BUILDINGS.values() if not b.basic and not b.upgraded_from for _ in range(b.copies)
)


def railroads_in_play(players: int) -> tuple[str, ...]:
    """Return the name of every railroad card used with that many players (setup step 3)."""
    return tuple(r.name for r in RAILROADS.values() if players not in r.removed_at for _ in range(r.cards))
