"""The rulebook: its pages are data among the assets, their illustrations are listed here."""

from collections.abc import Mapping, Sequence

from raccoon.games.raccoon_tycoon.catalogue import BASIC_TILES, PRODUCTION_CARDS, RAILROADS, TOWNS
from scenes.learning.book_blocks import Illustration
from scenes.learning.book_file import read_book
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import cards
from scenes.raccoon_tycoon.rulebook import pieces
from scenes.raccoon_tycoon.rulebook.pieces import advanced, entry, rows
from scenes.table.presentation.book import Block

DRAWN: Mapping[str, Sequence[Block]] = {
    "three_cards": [
        Illustration(pieces.row([pieces.production(n) for n in (1, 9, 17)], (168.0, 240.0), 3), (606, 250))
    ],
    "producing_buildings": advanced("production_limit", "hand_limit", "storage", "bonus", "trading_floor"),
    "production_cards": rows({str(n): pieces.production(n) for n in PRODUCTION_CARDS}, (110.0, 157.0), 5),
    "sale": [Illustration(pieces.sale, (606, 316))],
    "selling_buildings": advanced("export_raise", "sales", "trading_firm"),
    "railroads": rows(pieces.cards_of(cards.railroad_card, RAILROADS), (170.0, 241.0), 3),
    "basic_buildings": [entry(name) for name in BASIC_TILES],
    "other_buildings": advanced("auction_income", "purchases", "town_discount"),
    "scoring_buildings": advanced("town_points", "railroad_points", "building_points", "money_points"),
    "pairs": [Illustration(pieces.pairs, (560, 110))],
    "towns": rows(pieces.cards_of(cards.town_card, TOWNS), (183.0, 225.0), 3),
}
BOOK = read_book(GAME, DRAWN)
"""The rulebook."""
