"""The pieces that can be taken up from the table, as a view shows it."""

from __future__ import annotations

from typing import TypeVar

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.holdings import estate_items

T = TypeVar("T")


def thing_of(view: View, piece: str) -> object:
    """The thing at a piece's place for this view's seat; None when it cannot be taken up."""
    if view.seat is None:
        return None
    me = view.players[view.seat]
    kind, _, rest = piece.partition(":")
    found: object = None
    if kind == "hand":
        found = _at(me.hand or (), rest)
    elif kind == "slot":
        found = rest if me.tokens[COMMODITIES.index(rest)] else None
    elif kind == "market":
        found = rest if view.supply[COMMODITIES.index(rest)] else None
    elif kind == "railroad":
        found = _at(view.railroad_offer, rest)
    elif kind == "building":
        found = _at(view.building_offer, rest)
    elif kind == "estate" and rest:
        item = _at(estate_items(me), rest)
        found = item if item is not None and item.kind == "building" else None
    elif kind == "panel":
        seat, _, name = rest.partition(":")
        other = int(seat) != view.seat and view.players[int(seat)].tokens[COMMODITIES.index(name)]
        found = rest if other else None
    elif kind == "town":
        found = view.town
    elif kind in ("purse", "gavel"):
        found = kind
    return found


def _at(things: tuple[T, ...], place: str) -> T | None:
    return things[int(place)] if int(place) < len(things) else None
