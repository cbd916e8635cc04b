"""The places of all pieces that can be inspected, the topmost first."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.market import figure_rows
from scenes.table.inspection.inspectables import PiecePlace


def places(layout: TableLayout, view: View) -> Iterator[PiecePlace]:
    """Every piece, figure and badge of the table."""
    yield from _market(layout)
    yield from _offer(layout, view)
    yield from ((f"panel:{seat}", rect) for seat, rect in enumerate(layout.panels))
    yield "piles", layout.piles
    yield "banner", layout.banner
    yield "purse", layout.purse
    yield "me", layout.me
    held = view.players[desk_seat(view)].hand_size
    yield from ((f"hand:{place}", rect) for place, rect in enumerate(layout.hand[:held]))
    slots = zip(layout.contents, layout.slots, strict=False)
    yield from ((f"slot:{name}", rect) for name, rect in slots if name)
    yield "warehouse", layout.warehouse
    yield from ((f"estate:{place}", rect) for place, rect in enumerate(layout.estate_items))
    yield "estate", layout.estate
    yield from ((f"verb:{verb}", rect) for verb, rect in layout.verbs.items())


def _market(layout: TableLayout) -> Iterator[PiecePlace]:
    """Of each column the supply, the curve with its arrow, and the rest."""
    for name in COMMODITIES:
        column = layout.market[name]
        rows = figure_rows(column, layout.frame)
        yield f"supply:{name}", _right_part(column, layout.frame.px(98), rows.supply)
        yield f"trend:{name}", _right_part(column, layout.frame.px(98), rows.trend)
        yield f"market:{name}", column


def _right_part(column: pygame.Rect, left: int, rows: tuple[int, int]) -> pygame.Rect:
    """The part of the column beside the track, from row to row."""
    return pygame.Rect(column.left + left, rows[0], column.width - left, rows[1] - rows[0])


def _offer(layout: TableLayout, view: View) -> Iterator[PiecePlace]:
    """The cards that are there, then the edges of their decks."""
    yield "gavel", layout.gavel
    there = len(view.railroad_offer)
    yield from ((f"railroad:{place}", rect) for place, rect in enumerate(layout.railroads[:there]))
    yield "railroad_deck", layout.railroad_deck
    yield ("town" if view.town else "town_deck"), layout.town
    yield "town_deck", layout.town_deck
    there = len(view.building_offer)
    yield from ((f"building:{place}", rect) for place, rect in enumerate(layout.buildings[:there]))
    yield "building_stack", layout.building_stack
