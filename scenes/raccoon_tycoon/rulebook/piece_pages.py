"""The entries and rows of the pages that list every piece."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from raccoon.games.raccoon_tycoon.catalogue import ADVANCED_TILES, BUILDINGS, COMMODITIES, Building
from scenes.learning.book_blocks import Facts, Illustration, PaintPiece, PieceEntry
from scenes.raccoon_tycoon.rulebook import pieces
from scenes.raccoon_tycoon.words.names import key_of, named
from scenes.table.presentation.book import Block

COLUMN_WIDTH = 606


def rows(paints: Mapping[str, PaintPiece], each: tuple[float, float], to_a_row: int) -> list[Block]:
    """All these pieces, so many in a row."""
    found: list[Block] = []
    for first in range(0, len(paints), to_a_row):
        row = tuple(paints)[first : first + to_a_row]
        drawn = pieces.row([paints[name] for name in row], each, to_a_row)
        found.append(Illustration(drawn, (COLUMN_WIDTH, each[1]), row, named))
    return found


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
    return f"{pieces.BOOK_KEY}.power.{building.power}{'.any' if any_of else ''}"


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


def advanced(*powers: str) -> list[Block]:
    """The advanced buildings with these powers."""
    names = dict.fromkeys(ADVANCED_TILES)
    return [entry(name) for power in powers for name in names if BUILDINGS[name].power == power]
