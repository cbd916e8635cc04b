"""The rulebook: its pages are data among the assets, the pieces drawn on them are listed here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenes.learning.book_blocks import Illustration
from scenes.learning.book_file import read_book
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.rulebook import piece_pages as every
from scenes.raccoon_rampage.rulebook import pieces
from scenes.table.presentation.book import Block

DRAWN: Mapping[str, Sequence[Block]] = {
    "roles": every.roles(),
    "europe": [Illustration(pieces.europe, pieces.MAP)],
    "big_tech": every.events("big_tech"),
    "techno_panacea": every.events("techno_panacea"),
    "everybodys": every.everybodys(),
    "of_agencies": every.of_one(agencies=True),
    "of_lobbyists": every.of_one(agencies=False),
    "actions": every.actions(),
    "tracker": [Illustration(pieces.tracker, pieces.TRACKER)],
}
BOOK = read_book(GAME, DRAWN)
"""The rulebook. Playing comes first; every ruling is next to the rule it belongs to."""
