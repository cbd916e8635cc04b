"""From a piece to its page."""

from __future__ import annotations

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
from scenes.raccoon_tycoon.inspection.looker import PageBuilder
from scenes.raccoon_tycoon.layout import TableLayout, numbered
from scenes.raccoon_tycoon.picture.market import figure_rows
from scenes.table.inspection.inspectables import PiecePlace
from scenes.table.inspection.page import Page
from scenes.table.presentation import Inspection


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
    yield from numbered("railroad", layout.railroads[: len(view.railroad_offer)])
    yield "railroad_deck", layout.railroad_deck
    yield ("town" if view.town else "town_deck"), layout.town
    yield "town_deck", layout.town_deck
    yield from numbered("building", layout.buildings[: len(view.building_offer)])
    yield "building_stack", layout.building_stack


def _hand(looker: PageBuilder, place: str) -> Page:
    hand = looker.me.hand
    return cards.hidden(looker) if hand is None else cards.page(looker, hand[int(place)])


def _owned(looker: PageBuilder, place: str) -> Page:
    """A piece of the estate on the desk."""
    item = estate_items(looker.me)[int(place)]
    return _of_kind(looker, item.kind, item.name, looker.seat)


def _of_kind(looker: PageBuilder, kind: str, name: str, owner: int | None) -> Page:
    """The page of something that is not on offer."""
    if kind == "railroad":
        return railroads.page(looker, name, offered=False)
    if kind == "town":
        return towns.page(looker, name, offered=False)
    return buildings.page(looker, name, owner)


def _under_the_hammer(looker: PageBuilder, _: str) -> Page:
    auction = looker.in_auction
    assert auction
    return railroads.page(looker, auction.railroad, offered=False)


def _named(looker: PageBuilder, what: str) -> Page:
    """A piece by its kind and name, wherever it is."""
    kind, _, name = what.partition(":")
    owners = (seat for seat, player in enumerate(looker.view.players) if name in player.buildings)
    return _of_kind(looker, kind, name, next(owners, None))


PAGES: Mapping[str, Callable[[PageBuilder, str], Page]] = MappingProxyType(
    {
        "railroad": lambda looker, place: railroads.page(looker, looker.view.railroad_offer[int(place)]),
        "railroad_deck": lambda looker, _: decks.railroads(looker),
        "gavel": lambda looker, _: actions.verb(looker, "auction"),
        "town": lambda looker, _: (
            towns.page(looker, looker.view.town) if looker.view.town else decks.towns(looker)
        ),
        "town_deck": lambda looker, _: decks.towns(looker),
        "building": lambda looker, place: buildings.page(looker, looker.view.building_offer[int(place)]),
        "building_stack": lambda looker, _: decks.buildings(looker),
        "hand": _hand,
        "piles": lambda looker, _: cards.pile(looker),
        "market": market.page,
        "slot": market.page,
        "supply": market.supply,
        "trend": market.trend,
        "warehouse": lambda looker, _: players.warehouse(looker),
        "estate": lambda looker, place: _owned(looker, place) if place else players.estate(looker),
        "panel": lambda looker, seat: players.page(looker, int(seat)),
        "me": lambda looker, _: players.page(looker, looker.seat),
        "purse": lambda looker, _: players.purse(looker),
        "banner": lambda looker, _: actions.turn(looker),
        "verb": actions.verb,
        "choice": actions.choice,
        "lot": _under_the_hammer,
        "bid": lambda looker, _: actions.bid(looker),
        "named": _named,
    }
)
"""By the kind of the piece: what makes its page of the rest of its name."""


class RaccoonTycoonInspection(Inspection):
    """Everything on the table, in an auction, and a player's column at the end."""

    writer = PageBuilder
    pages = PAGES

    def places(self, layout: TableLayout, view: View) -> Iterable[PiecePlace]:
        yield from _market(layout)
        yield from _offer(layout, view)
        yield from numbered("panel", layout.panels)
        yield "piles", layout.piles
        yield "banner", layout.banner
        yield "purse", layout.purse
        yield "me", layout.me
        yield from numbered("hand", layout.hand[: view.players[desk_seat(view)].hand_size])
        slots = zip(layout.contents, layout.slots, strict=False)
        yield from ((f"slot:{name}", rect) for name, rect in slots if name)
        yield "warehouse", layout.warehouse
        yield from numbered("estate", layout.estate_items)
        yield "estate", layout.estate
        yield from ((f"verb:{verb}", rect) for verb, rect in layout.verbs.items())
