"""The pages that list every piece: tiles, roofs, people, claims, Tycoon cards."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from raccoon.games.saloon_tycoon.catalogue import (
    BUYABLE,
    CARDS,
    CHARACTERS,
    LARGE,
    OPEN_CLAIMS,
    ROOFS,
    SALOON,
    SECRET_CLAIMS,
    TILES,
    Tile,
)
from scenes.learning.book_blocks import PaintPiece, PieceEntry
from scenes.saloon_tycoon.rulebook import pieces
from scenes.table.presentation.book import Block

KEY = "book.saloon_tycoon"
Blocks = tuple[Block, ...]


def _entry(kind: str, name: str, paint: PaintPiece, size: tuple[float, float], **more: Any) -> PieceEntry:
    """A piece with its name and what it does, opened under its name."""
    title = f"saloon.{kind}.{name}"
    return PieceEntry(title, paint=paint, size=size, **{"key": f"{title}.text", "anchor": name, **more})


def tile(found: Tile) -> PieceEntry:
    """A tile with its cost, its cubes and what it does."""
    key = f"{KEY}.tile.{'large' if found.id in LARGE else 'small'}{'.special' if found.special else ''}"
    facts = (("cost", found.cost), ("cubes", found.cubes), ("copies", found.copies))
    also = f"saloon.tile.{found.id}.text"
    return _entry("tile", found.id, *pieces.room_of(found.id), key=key, facts=facts, also=also)


def tiles(special: bool) -> Blocks:
    """The common tiles, large ones first, or one of each special one."""
    return tuple(tile(found) for found in BUYABLE if found.special == special)


def saloon() -> PieceEntry:
    """The tile that everybody begins with."""
    facts = (("cubes", TILES[SALOON].cubes),)
    return _entry("tile", SALOON, *pieces.room_of(SALOON), key=f"{KEY}.tile.saloon", facts=facts)


def roofs() -> Blocks:
    """The roof of each size."""
    return tuple(
        PieceEntry(
            f"{KEY}.roof.{size}",
            f"{KEY}.roof.text",
            partial(pieces.roof, size),
            (pieces.BAY * (2 if size == "large" else 1), 50.0),
            (("points", found.finish_points),),
            anchor=f"roof_{size}",
        )
        for size, found in ROOFS.items()
    )


def people(kind: str) -> Blocks:
    """All citizens, or all outlaws."""
    return tuple(
        _entry(
            "person", who.id, partial(pieces.person, who.id), pieces.FACE, also=f"{KEY}.person.{who.gender}"
        )
        for who in CHARACTERS.values()
        if who.kind == kind
    )


def claims(names: Iterable[str]) -> Blocks:
    """Claims with the most points that each may give."""
    return tuple(_entry("claim", name, partial(pieces.bill, name), pieces.BILL) for name in names)


def cards() -> Blocks:
    """Every Tycoon card, and how often it is in the deck."""
    also = f"{KEY}.card.copies"
    return tuple(
        _entry("card", name, partial(pieces.card, name), pieces.CARD, facts=(("n", found.copies),), also=also)
        for name, found in CARDS.items()
    )


OPEN, SECRET = claims(OPEN_CLAIMS), claims(SECRET_CLAIMS)
"""The claims of the notice board, and those dealt to each player."""
