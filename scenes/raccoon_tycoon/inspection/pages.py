"""From a piece to its page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.holdings import estate_items
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
from scenes.raccoon_tycoon.inspection import places as askable
from scenes.raccoon_tycoon.inspection.looker import PageBuilder
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.inspection.inspectables import PiecePlace
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.presentation import Inspection


class RaccoonTycoonInspection(Inspection):
    """Everything on the table, in an auction, and a player's column at the end."""

    def places(self, layout: TableLayout, view: View) -> Iterable[PiecePlace]:
        return askable.places(layout, view)

    def page(self, piece: str, asked: InspectionContext) -> Page | None:
        kind, _, which = piece.partition(":")
        made = PAGES.get(kind)
        return made(PageBuilder(asked), which) if made else None


def _railroad(looker: PageBuilder, place: str) -> Page:
    return railroads.page(looker, looker.view.railroad_offer[int(place)])


def _building(looker: PageBuilder, place: str) -> Page:
    return buildings.page(looker, looker.view.building_offer[int(place)])


def _town(looker: PageBuilder, _: str) -> Page:
    return towns.page(looker, looker.view.town) if looker.view.town else decks.towns(looker)


def _hand(looker: PageBuilder, place: str) -> Page:
    hand = looker.me.hand
    return cards.hidden(looker) if hand is None else cards.page(looker, hand[int(place)])


def _owned(looker: PageBuilder, place: str) -> Page:
    """A piece of the estate on the desk."""
    item = estate_items(looker.me)[int(place)]
    if item.kind == "railroad":
        return railroads.page(looker, item.name, offered=False)
    if item.kind == "town":
        return towns.page(looker, item.name, offered=False)
    return buildings.page(looker, item.name, looker.seat)


def _under_the_hammer(looker: PageBuilder, _: str) -> Page:
    auction = looker.in_auction
    assert auction
    return railroads.page(looker, auction.railroad, offered=False)


def _named(looker: PageBuilder, what: str) -> Page:
    """A piece by its kind and name, wherever it is."""
    kind, _, name = what.partition(":")
    if kind == "railroad":
        return railroads.page(looker, name, offered=False)
    if kind == "town":
        return towns.page(looker, name, offered=False)
    owners = (seat for seat, player in enumerate(looker.view.players) if name in player.buildings)
    return buildings.page(looker, name, next(owners, None))


PAGES: Mapping[str, Callable[[PageBuilder, str], Page]] = MappingProxyType(
    {
        "railroad": _railroad,
        "railroad_deck": lambda looker, _: decks.railroads(looker),
        "gavel": lambda looker, _: actions.verb(looker, "auction"),
        "town": _town,
        "town_deck": lambda looker, _: decks.towns(looker),
        "building": _building,
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
