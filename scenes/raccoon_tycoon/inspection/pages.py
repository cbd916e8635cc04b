"""`RaccoonTycoonInspection`: the places that can be inspected, and the page of each piece."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.holdings import desk_seat, estate_items
from scenes.raccoon_tycoon.inspection import (
    actions,
    buildings,
    cards,
    decks,
    market,
    players,
    railroads,
    towns,
)
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.raccoon_tycoon.layout import TableLayout, numbered
from scenes.raccoon_tycoon.picture.market import figure_rows
from scenes.table.inspection.inspectables import PiecePlace
from scenes.table.inspection.page import Page
from scenes.table.piece import Piece
from scenes.table.presentation import Inspection


def _market(layout: TableLayout) -> Iterator[PiecePlace]:
    """Three places in each market column: the supply, the curve with its arrow, the rest."""
    for name in COMMODITIES:
        column = layout.market[name]
        rows = figure_rows(column, layout.frame)
        yield Piece("supply", name), _right_part(column, layout.frame.px(98), rows.supply)
        yield Piece("trend", name), _right_part(column, layout.frame.px(98), rows.trend)
        yield Piece("market", name), column


def _right_part(column: pygame.Rect, left: int, rows: tuple[int, int]) -> pygame.Rect:
    """The part of a column to the right of `left` between two heights."""
    return pygame.Rect(column.left + left, rows[0], column.width - left, rows[1] - rows[0])


def _offer(layout: TableLayout, view: View) -> Iterator[PiecePlace]:
    """The places of the cards on offer and of their decks."""
    yield Piece("gavel"), layout.gavel
    yield from numbered("railroad", layout.offered["railroad"][: len(view.railroad_offer)])
    yield Piece("railroad_deck"), layout.decks["railroad"]
    yield Piece("town" if view.town else "town_deck"), layout.offered["town"][0]
    yield Piece("town_deck"), layout.decks["town"]
    yield from numbered("building", layout.offered["building"][: len(view.building_offer)])
    yield Piece("building_stack"), layout.decks["building"]


def _hand(writer: PageBuilder, place: str) -> Page:
    hand = writer.me.hand
    return cards.hidden(writer) if hand is None else cards.page(writer, hand[int(place)])


def _owned(writer: PageBuilder, place: str) -> Page:
    item = estate_items(writer.me)[int(place)]
    return _of_kind(writer, item.kind, item.name, writer.seat)


def _of_kind(writer: PageBuilder, kind: str, name: str, owner: int | None) -> Page:
    """The page of a railroad, town or building that is not on offer."""
    if kind == "railroad":
        return railroads.page(writer, name, offered=False)
    if kind == "town":
        return towns.page(writer, name, offered=False)
    return buildings.page(writer, name, owner)


def _under_the_hammer(writer: PageBuilder, _: str) -> Page:
    auction = writer.in_auction
    assert auction
    return railroads.page(writer, auction.railroad, offered=False)


def _named(writer: PageBuilder, what: str) -> Page:
    """The page of a piece given as "kind:name", wherever it is."""
    kind, name = Piece("named", what).parts
    owners = (seat for seat, player in enumerate(writer.view.players) if name in player.buildings)
    return _of_kind(writer, kind, name, next(owners, None))


PAGES: Mapping[str, Callable[[PageBuilder, str], Page]] = MappingProxyType(
    {
        "railroad": lambda writer, place: railroads.page(writer, writer.view.railroad_offer[int(place)]),
        "railroad_deck": lambda writer, _: decks.railroads(writer),
        "gavel": lambda writer, _: actions.verb(writer, "auction"),
        "town": lambda writer, _: (
            towns.page(writer, writer.view.town) if writer.view.town else decks.towns(writer)
        ),
        "town_deck": lambda writer, _: decks.towns(writer),
        "building": lambda writer, place: buildings.page(writer, writer.view.building_offer[int(place)]),
        "building_stack": lambda writer, _: decks.buildings(writer),
        "hand": _hand,
        "piles": lambda writer, _: cards.pile(writer),
        "market": market.page,
        "slot": market.page,
        "supply": market.supply,
        "trend": market.trend,
        "warehouse": lambda writer, _: players.warehouse(writer),
        "estate": lambda writer, place: _owned(writer, place) if place else players.estate(writer),
        "panel": lambda writer, seat: players.page(writer, int(seat)),
        "me": lambda writer, _: players.page(writer, writer.seat),
        "purse": lambda writer, _: players.purse(writer),
        "banner": lambda writer, _: actions.turn(writer),
        "verb": actions.verb,
        "choice": actions.choice,
        "lot": _under_the_hammer,
        "bid": lambda writer, _: actions.bid(writer),
        "named": _named,
    }
)
"""The function that makes a piece's page, by the piece's kind; it gets the rest of the piece's name."""


class RaccoonTycoonInspection(Inspection):
    """Inspection of the table, of auctions and of results."""

    writer = PageBuilder
    pages = PAGES

    def places(self, layout: TableLayout, view: View) -> Iterable[PiecePlace]:
        yield from _market(layout)
        yield from _offer(layout, view)
        yield from numbered("panel", layout.panels)
        yield Piece("piles"), layout.piles
        yield Piece("banner"), layout.banner
        yield Piece("purse"), layout.purse
        yield Piece("me"), layout.me
        yield from numbered("hand", layout.hand[: view.players[desk_seat(view)].hand_size])
        slots = zip(layout.contents, layout.slots, strict=False)
        yield from ((Piece("slot", name), rect) for name, rect in slots if name)
        yield Piece("warehouse"), layout.warehouse
        yield from numbered("estate", layout.estate_items)
        yield Piece("estate"), layout.estate
        yield from ((Piece("verb", verb), rect) for verb, rect in layout.verbs.items())
