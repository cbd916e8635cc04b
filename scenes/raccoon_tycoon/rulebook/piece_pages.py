"""The pages that list every piece: railroads, towns, buildings, production cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from raccoon.games.raccoon_tycoon.catalogue import (
    ADVANCED_TILES,
    BASIC_TILES,
    BUILDINGS,
    COMMODITIES,
    PRODUCTION_CARDS,
    RAILROADS,
    TOWNS,
    Building,
)
from scenes.learning.book_blocks import Facts, Illustration, PaintPiece, PieceEntry
from scenes.raccoon_tycoon.rulebook import pieces
from scenes.raccoon_tycoon.words.names import key_of, named
from scenes.table.presentation.book import Block

KEY = pieces.BOOK_KEY
COLUMN_WIDTH = 606
CARDS = ((110.0, 157.0), 5)
TOWN_CARDS = ((183.0, 225.0), 3)
RAILROAD_CARDS = ((170.0, 241.0), 3)


def railroads() -> tuple[Block, ...]:
    """Every railroad, three in a row."""
    return _rows({name: pieces.railroad(name) for name in RAILROADS}, *RAILROAD_CARDS)


def towns() -> tuple[Block, ...]:
    """Every town, three in a row, the cheap ones first."""
    return _rows({name: pieces.town(name) for name in TOWNS}, *TOWN_CARDS)


def production_cards() -> tuple[Block, ...]:
    """All the production cards, five in a row."""
    return _rows({str(number): pieces.production(number) for number in PRODUCTION_CARDS}, *CARDS)


def _rows(paints: Mapping[str, PaintPiece], each: tuple[float, float], to_a_row: int) -> tuple[Block, ...]:
    names = tuple(paints)
    rows = [names[first : first + to_a_row] for first in range(0, len(names), to_a_row)]
    return tuple(
        Illustration(
            pieces.row([paints[name] for name in row], each, to_a_row), (COLUMN_WIDTH, each[1]), row, named
        )
        for row in rows
    )


def entry(name: str) -> PieceEntry:
    """A building with its power in words; it is opened under its name."""
    building = BUILDINGS[name]
    paint, size = (
        (pieces.both_sides(name), pieces.SIGNS) if building.upgrade else (pieces.sign(name), pieces.SIGN)
    )
    return PieceEntry(key_of(name), power_key(building), paint, size, facts(building), anchor=name)


def power_key(building: Building) -> str:
    """The sentence that tells what a building does."""
    any_of = building.power == "bonus" and building.commodities == COMMODITIES
    return f"{KEY}.power.{building.power}{'.any' if any_of else ''}"


def facts(building: Building) -> Facts:
    """The facts that are filled into that sentence."""
    found: dict[str, object] = {
        "n": building.amount,
        "cost": building.cost,
        "tokens": " ".join(f"[{name}]" for name in building.commodities),
    }
    if building.upgrade:
        face = BUILDINGS[building.upgrade]
        found |= {"upgrade": partial(named, face.name), "upgrade_cost": face.cost, "more": face.amount}
    return tuple(found.items())


def basic_buildings() -> tuple[Block, ...]:
    """The six basic tiles, both faces."""
    return tuple(entry(name) for name in BASIC_TILES)


def _advanced(*powers: str) -> Iterator[Block]:
    names = dict.fromkeys(ADVANCED_TILES)
    return (entry(name) for power in powers for name in names if BUILDINGS[name].power == power)


def producing_buildings() -> tuple[Block, ...]:
    """The buildings that improve production."""
    return tuple(_advanced("production_limit", "hand_limit", "storage", "bonus", "trading_floor"))


def selling_buildings() -> tuple[Block, ...]:
    """The buildings that improve selling."""
    return tuple(_advanced("export_raise", "sales", "trading_firm"))


def other_buildings() -> tuple[Block, ...]:
    """The buildings that help in auctions, with buildings and with towns."""
    return tuple(_advanced("auction_income", "purchases", "town_discount"))


def scoring_buildings() -> tuple[Block, ...]:
    """The buildings that count at the end."""
    return tuple(_advanced("town_points", "railroad_points", "building_points", "money_points"))
