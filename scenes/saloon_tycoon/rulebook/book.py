"""The rulebook: its pages are assets; the pieces drawn on them are defined here."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from raccoon.games.saloon_tycoon.catalogue import (
    BUYABLE,
    CARDS,
    CHARACTERS,
    LARGE,
    LOTS,
    OPEN_CLAIMS,
    ROOFS,
    SALOON,
    SECRET_CLAIMS,
    SPACES,
    TILES,
    Tile,
)
from scenes.art import Frame, Style, Typeface, rgb, text
from scenes.learning.book_blocks import Illustration, PaintPiece, PieceEntry
from scenes.learning.book_file import read_book
from scenes.saloon_tycoon import GAME
from scenes.saloon_tycoon.art.colours import INK, OAK, WOOD
from scenes.saloon_tycoon.front import BAYS, Front
from scenes.saloon_tycoon.marks import Offered
from scenes.saloon_tycoon.picture import house
from scenes.saloon_tycoon.rulebook import pieces
from scenes.table.presentation.book import Block, BlockContext

KEY = "book.saloon_tycoon"
Blocks = tuple[Block, ...]


def _entry(kind: str, name: str, paint: PaintPiece, size: tuple[float, float], **more: Any) -> PieceEntry:
    """The entry of a piece: its picture, name and effect; its name is also its anchor."""
    title = f"saloon.{kind}.{name}"
    return PieceEntry(title, paint=paint, size=size, **{"key": f"{title}.text", "anchor": name, **more})


def tile(found: Tile) -> PieceEntry:
    """The entry of a tile: its cost, cubes and effect."""
    key = f"{KEY}.tile.{'large' if found.id in LARGE else 'small'}{'.special' if found.special else ''}"
    facts = (("cost", found.cost), ("cubes", found.cubes), ("copies", found.copies))
    also = f"saloon.tile.{found.id}.text"
    return _entry("tile", found.id, *pieces.room_of(found.id), key=key, facts=facts, also=also)


def tiles(special: bool) -> Blocks:
    """The entries of the common tiles, large ones first, or of the special ones."""
    return tuple(tile(found) for found in BUYABLE if found.special == special)


def saloon() -> PieceEntry:
    """The entry of the tile that every player begins with."""
    facts = (("cubes", TILES[SALOON].cubes),)
    return _entry("tile", SALOON, *pieces.room_of(SALOON), key=f"{KEY}.tile.saloon", facts=facts)


def roofs() -> Blocks:
    """The entries of the roofs of each size."""
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
    """The entries of all citizens, or of all outlaws."""
    return tuple(
        _entry(
            "person", who.id, partial(pieces.person, who.id), pieces.FACE, also=f"{KEY}.person.{who.gender}"
        )
        for who in CHARACTERS.values()
        if who.kind == kind
    )


def claims(names: Iterable[str]) -> Blocks:
    """The entries of claims, with the most points of each."""
    return tuple(_entry("claim", name, partial(pieces.bill, name), pieces.BILL) for name in names)


def cards() -> Blocks:
    """The entries of all Tycoon cards, with the number of each in the deck."""
    also = f"{KEY}.card.copies"
    return tuple(
        _entry("card", name, partial(pieces.card, name), pieces.CARD, facts=(("n", found.copies),), also=also)
        for name, found in CARDS.items()
    )


OPEN, SECRET = claims(OPEN_CLAIMS), claims(SECRET_CLAIMS)
"""The entries of the open claims and of the secret ones."""


WIDTH = 606.0
STOREY, WALK = 48.0, 26.0
SIGNS = 0.7
"""The size of the price plates, as a share of those on the table."""


@dataclass(frozen=True)
class ExampleRoom:
    """A room of an example; `filled` is the number of its cubes, None for all."""

    tile: str
    place: str
    floor: int = 1
    filled: int | None = None
    roof: bool = False

    @property
    def cubes(self) -> int:
        return SPACES[self.tile] if self.filled is None else self.filled

    @property
    def finished(self) -> bool:
        return self.cubes == SPACES[self.tile]


@dataclass(frozen=True)
class Example:
    """An example: a house, and the places where a tile may be built."""

    rooms: tuple[ExampleRoom, ...]
    offers: tuple[Offered, ...]
    floors: int

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in design units."""
        return WIDTH, self.floors * STOREY + WALK + 4

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        """Draw the house over a boardwalk with the names of the lots, and the offered places with prices."""
        frame = Frame(rect.left, rect.top, pen.frame.scale)
        ground = self.size[1] - WALK
        front = Front(frame, 0.0, ground, WIDTH / BAYS, STOREY, 0.0)
        walk = frame.rect(0, ground, WIDTH, WALK)
        pygame.draw.rect(surface, rgb(WOOD), walk)
        pygame.draw.rect(surface, rgb(OAK), walk, frame.px(2))
        for lot in LOTS:
            box = front.box(lot, 1, False)
            style = Style(Typeface.SLAB_BOLD, frame.px(17), INK)
            text.draw(surface, lot, (box.centerx, walk.centery), style, "centre", middle=True)
        house.draw_house(surface, front, self.rooms, (0, 0))
        small = Frame(0, 0, frame.scale * SIGNS)
        for offer in self.offers:
            house.draw_offer(surface, front.box(offer.place, offer.floor, offer.large), offer, small)


SMALL = Example(
    (
        ExampleRoom("saloon", "corner", filled=3),
        ExampleRoom("kitchen", "A1"),
        ExampleRoom("laundry", "A2", filled=1),
    ),
    (Offered("B1", 1, False, 4, 0), Offered("A1", 2, False, 4, 0), Offered("A3", 1, False, 6, 0)),
    floors=2,
)
"""The example of the places for a Pharmacy of 4 gold."""
BIG = Example(
    (
        ExampleRoom("saloon", "corner", filled=3),
        ExampleRoom("kitchen", "A1"),
        ExampleRoom("laundry", "A2"),
        ExampleRoom("pharmacy", "A1", 2),
        ExampleRoom("pantry", "A2", 2),
    ),
    (Offered("B1", 1, True, 8, 1), Offered("A1", 3, True, 6, 0), Offered("A3", 1, True, 13, 5)),
    floors=3,
)
"""The example of the places for the Whiskey Still of 6 gold."""


CHAIN = (("pantry", None), ("kitchen", None))
OUTLAWS = ("flatfoot", "angie", "phineus", "sydney")
DRAWN: Mapping[str, Sequence[Block]] = {
    "lots": [Illustration(partial(pieces.lots, ("A1", "A2", "A3", "A4")), (520, 118))],
    "small_room": [Illustration(SMALL, SMALL.size)],
    "large_room": [Illustration(BIG, BIG.size)],
    "saloon": [saloon()],
    "common_tiles": tiles(special=False),
    "special_tiles": tiles(special=True),
    "stages": [Illustration(partial(pieces.stages, "kitchen"), (520, 108))],
    "roofs": roofs(),
    "chain": [Illustration(partial(pieces.chain, CHAIN), (290, 108))],
    "outlaws_in_a_row": [Illustration(partial(pieces.people, OUTLAWS), (560, 118))],
    "outlaws": people("outlaw"),
    "citizens": people("citizen"),
    "open_claims": OPEN,
    "secret_claims": SECRET,
    "cards": cards(),
}
BOOK = read_book(GAME, DRAWN)
"""The rulebook. Playing comes first, every ruling is next to its rule; a turn from end to end comes last."""
