"""The rulebook: its pages are data among the assets, the pieces drawn on them are listed here."""

from collections.abc import Mapping, Sequence
from functools import partial

from scenes.learning.book_blocks import Illustration
from scenes.learning.book_file import read_book
from scenes.saloon_tycoon import GAME
from scenes.saloon_tycoon.rulebook import piece_pages as every
from scenes.saloon_tycoon.rulebook import pieces, placing
from scenes.table.presentation.book import Block

CHAIN = (("pantry", None), ("kitchen", None))
OUTLAWS = ("flatfoot", "angie", "phineus", "sydney")
DRAWN: Mapping[str, Sequence[Block]] = {
    "lots": [Illustration(partial(pieces.lots, ("A1", "A2", "A3", "A4")), (520, 118))],
    "small_room": [Illustration(placing.SMALL, placing.SMALL.size)],
    "large_room": [Illustration(placing.BIG, placing.BIG.size)],
    "saloon": [every.saloon()],
    "common_tiles": every.tiles(special=False),
    "special_tiles": every.tiles(special=True),
    "stages": [Illustration(partial(pieces.stages, "kitchen"), (520, 108))],
    "roofs": every.roofs(),
    "chain": [Illustration(partial(pieces.chain, CHAIN), (290, 108))],
    "outlaws_in_a_row": [Illustration(partial(pieces.people, OUTLAWS), (560, 118))],
    "outlaws": every.people("outlaw"),
    "citizens": every.people("citizen"),
    "open_claims": every.OPEN,
    "secret_claims": every.SECRET,
    "cards": every.cards(),
}
BOOK = read_book(GAME, DRAWN)
"""The rulebook. Playing comes first, every ruling is next to its rule; a turn from end to end comes last."""
