"""Why a piece cannot be dropped where it was dropped, in one sentence."""

from __future__ import annotations

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, RAILROADS
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.raccoon_tycoon.words.names import named
from scenes.table.hand.drags import Situation, kind_of

MEANT = {
    ("hand", "warehouse"): "produce",
    ("hand", "estate"): "produce",
    ("hand", "me"): "produce",
    ("slot", "market"): "sell",
    ("slot", "town"): "town",
    ("town", "estate"): "town",
    ("building", "estate"): "build",
    ("purse", "building"): "build",
    ("purse", "estate"): "build",
    ("railroad", "gavel"): "auction",
    ("gavel", "railroad"): "auction",
}
"""The verb that a piece means when it is dropped there."""
CLICKED = {piece: verb for piece, verb in ACTIONS.openers.items() if piece != "estate"}
"""The verb whose hindrance a click on a piece is told; one's own cards are clicked to be looked at too."""
HOLDERS = {"slot": "warehouse", "purse": "me"}
"""The targets that the pieces on them count as."""


def on_offer(view: View, piece: str) -> bool:
    """Whether there is a piece: towards the end of a game places of the offer are empty."""
    kind, _, place = piece.partition(":")
    offer = {"railroad": view.railroad_offer, "building": view.building_offer}.get(kind)
    return offer is None or int(place) < len(offer)


def reason(at: Situation, piece: str, target: str | None) -> str:
    """Why the piece cannot be dropped on the target (None: nothing is there), by what it would mean there."""
    onto = kind_of(target or "")
    verb = MEANT.get((kind_of(piece), HOLDERS.get(onto, onto)))
    if verb is None or target is None:
        return at.say(f"drag.goes.{kind_of(piece)}")
    return _price(at, piece, target) or _market(at, piece, target) or _hindrance(at, piece, verb)


def unusable(at: Situation, piece: str) -> str:
    """Why a click on a piece does nothing now; "" where it does something, or means nothing."""
    verb = CLICKED.get(kind_of(piece))
    if verb is None or not at.mine or not on_offer(at.view, piece):
        return ""
    if at.choice is None:
        return at.disabled_reason(verb)
    if at.choice.verb is None or piece in at.choice.lit():
        return ""
    return _price(at, piece, "") if kind_of(piece) in ("building", "railroad") else ""


def _hindrance(at: Situation, piece: str, verb: str) -> str:
    why = at.disabled_reason(verb)
    if verb == "town" and not why:
        return at.say("drag.why.town", town=named(at.view.town, at.say))
    return why or at.say(f"drag.goes.{kind_of(piece)}")


def _price(at: Situation, piece: str, target: str) -> str:
    """The price of the piece, when it is more than the purse holds."""
    view: View = at.view
    money, cost = view.players[view.seat or 0].money or 0, 0
    kind, _, place = (piece if kind_of(piece) in ("building", "railroad") else target).partition(":")
    if kind == "building":
        cost = BUILDINGS[view.building_offer[int(place)]].cost
    elif kind == "railroad":
        cost = RAILROADS[view.railroad_offer[int(place)]].minimum_bid
    elif kind == "estate" and place:
        item = estate_items(view.players[view.seat or 0])[int(place)]
        upgrade = BUILDINGS[item.name].upgrade if item.kind == "building" else None
        if upgrade is None:
            return at.say("drag.why.no_upgrade", name=named(item.name, at.say))
        cost = BUILDINGS[upgrade].cost
    return at.say("refusal.not_enough_money", need=cost) if cost > money else ""


def _market(at: Situation, piece: str, target: str) -> str:
    """The sentence about a token that is dropped on another commodity's market; "" elsewhere."""
    kind, _, name = target.partition(":")
    if kind != "market" or name not in COMMODITIES or name == piece.partition(":")[2]:
        return ""
    return at.say("drag.why.market", commodity=at.say(f"event.word.{name}"))
