"""Why a piece cannot be dropped where it was dropped, in one sentence."""

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, RAILROADS
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.raccoon_tycoon.words.names import named
from scenes.table.hand.drags import Situation
from scenes.table.piece import Piece

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


def on_offer(view: View, piece: Piece) -> bool:
    """Whether there is a piece: towards the end of a game places of the offer are empty."""
    kind, place = piece.kind, piece.key
    offer = {"railroad": view.railroad_offer, "building": view.building_offer}.get(kind)
    return offer is None or int(place) < len(offer)


def reason(at: Situation, piece: Piece, target: Piece | None) -> str:
    """Why the piece cannot be dropped on the target (None: nothing is there), by what it would mean there."""
    onto = (target or Piece("")).kind
    verb = MEANT.get((piece.kind, HOLDERS.get(onto, onto)))
    if verb is None or target is None:
        return at.say(f"drag.goes.{piece.kind}")
    return _price(at, piece, target) or _market(at, piece, target) or _hindrance(at, piece, verb)


def unusable(at: Situation, piece: Piece) -> str:
    """Why a click on a piece does nothing now; "" where it does something, or means nothing."""
    verb = CLICKED.get(piece.kind)
    if verb is None or not at.mine or not on_offer(at.view, piece):
        return ""
    if at.choice is None:
        return at.disabled_reason(verb)
    if at.choice.verb is None or piece in at.choice.lit():
        return ""
    return _price(at, piece, Piece("")) if piece.kind in ("building", "railroad") else ""


def _hindrance(at: Situation, piece: Piece, verb: str) -> str:
    why = at.disabled_reason(verb)
    if verb == "town" and not why:
        return at.say("drag.why.town", town=named(at.view.town, at.say))
    return why or at.say(f"drag.goes.{piece.kind}")


def _price(at: Situation, piece: Piece, target: Piece) -> str:
    """The price of the piece, when it is more than the purse holds."""
    view: View = at.view
    money, cost = view.players[view.seat or 0].money or 0, 0
    priced = piece if piece.kind in ("building", "railroad") else target
    kind, place = priced.kind, priced.key
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


def _market(at: Situation, piece: Piece, target: Piece) -> str:
    """The sentence about a token that is dropped on another commodity's market; "" elsewhere."""
    kind, name = target.kind, target.key
    if kind != "market" or name not in COMMODITIES or name == piece.key:
        return ""
    return at.say("drag.why.market", commodity=at.say(f"event.word.{name}"))
