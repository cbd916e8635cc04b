"""The pages that list every piece: tiles, roofs, people, claims, Tycoon cards."""

from __future__ import annotations

from collections.abc import Iterable

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
from scenes.learning.book_blocks import PieceEntry
from scenes.saloon_tycoon.rulebook import pieces
from scenes.table.presentation.book import Block

KEY = "book.saloon_tycoon"


def tile(found: Tile) -> PieceEntry:
    """A tile with its cost, its cubes and what it does; it is opened under its name."""
    size = "large" if found.id in LARGE else "small"
    facts = (("cost", found.cost), ("cubes", found.cubes), ("copies", found.copies))
    return PieceEntry(
        f"saloon.tile.{found.id}",
        f"{KEY}.tile.{size}{'.special' if found.special else ''}",
        pieces.room(found.id),
        pieces.room_size(found.id),
        facts,
        anchor=found.id,
        also=f"saloon.tile.{found.id}.text",
    )


def common_tiles() -> tuple[Block, ...]:
    """Large ones first."""
    return tuple(tile(found) for found in BUYABLE if not found.special)


def special_tiles() -> tuple[Block, ...]:
    """One of each."""
    return tuple(tile(found) for found in BUYABLE if found.special)


def saloon() -> PieceEntry:
    """The tile that everybody begins with."""
    found = TILES[SALOON]
    return PieceEntry(
        "saloon.tile.saloon",
        f"{KEY}.tile.saloon",
        pieces.room(SALOON),
        pieces.room_size(SALOON),
        (("cubes", found.cubes),),
        anchor=SALOON,
    )


def roofs() -> tuple[Block, ...]:
    """The roof of each size."""
    return tuple(
        PieceEntry(
            f"{KEY}.roof.{size}",
            f"{KEY}.roof.text",
            pieces.roof(size),
            (pieces.BAY * (2 if size == "large" else 1), 50.0),
            (("points", found.finish_points),),
            anchor=f"roof_{size}",
        )
        for size, found in ROOFS.items()
    )


def people(kind: str) -> tuple[Block, ...]:
    """All citizens, or all outlaws."""
    return tuple(
        PieceEntry(
            f"saloon.person.{who.id}",
            f"saloon.person.{who.id}.text",
            pieces.person(who.id),
            pieces.FACE,
            anchor=who.id,
            also=f"{KEY}.person.{who.gender}",
        )
        for who in CHARACTERS.values()
        if who.kind == kind
    )


def _claims(claims: Iterable[str]) -> tuple[Block, ...]:
    return tuple(
        PieceEntry(
            f"saloon.claim.{claim}",
            f"saloon.claim.{claim}.text",
            pieces.bill(claim),
            pieces.BILL,
            anchor=claim,
        )
        for claim in claims
    )


def open_claims() -> tuple[Block, ...]:
    """Every claim of the notice board, with its points."""
    return _claims(OPEN_CLAIMS)


def secret_claims() -> tuple[Block, ...]:
    """Every secret claim, with the most that it may give."""
    return _claims(SECRET_CLAIMS)


def cards() -> tuple[Block, ...]:
    """Every Tycoon card, and how often it is in the deck."""
    return tuple(
        PieceEntry(
            f"saloon.card.{name}",
            f"saloon.card.{name}.text",
            pieces.card(name),
            pieces.CARD,
            (("n", found.copies),),
            anchor=name,
            also=f"{KEY}.card.copies",
        )
        for name, found in CARDS.items()
    )
