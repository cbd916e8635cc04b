"""Why a piece cannot be dropped where it was dropped, in one sentence (P2, P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, RAILROADS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.table.open_panel import OPENERS

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

MEANT = {
    ("hand", "crate"): "produce",
    ("hand", "estate"): "produce",
    ("hand", "me"): "produce",
    ("slot", "market"): "sell",
    ("slot", "town"): "town",
    ("building", "estate"): "build",
    ("purse", "building"): "build",
    ("purse", "estate"): "build",
    ("railroad", "gavel"): "auction",
    ("gavel", "railroad"): "auction",
}
"""The verb that a piece means when it is dropped there."""
CLICKED = {piece: verb for piece, verb in OPENERS.items() if piece != "estate"}
"""The verb whose hindrance a click on a piece is told; one's own cards are clicked to be looked at too."""
HOLDERS = {"slot": "crate", "purse": "me"}
"""What lies on something else stands for it as a target."""


def kind_of(piece: str) -> str:
    """The kind of a piece: "hand" of "hand:2"."""
    return piece.partition(":")[0]


def on_offer(view: View, piece: str) -> bool:
    """Whether something lies there: towards the end of a game places of the offer are empty."""
    kind, _, place = piece.partition(":")
    offer = {"railroad": view.railroad_offer, "building": view.building_offer}.get(kind)
    return offer is None or int(place) < len(offer)


def reason(table: TableScene, piece: str, target: str | None) -> str:
    """Why the piece cannot be dropped on the target (None: nothing is there)."""
    if isinstance(table.view.pending, AwaitBid):
        return table.say("drag.why.auction")
    if dock := table.opened.dock:
        if dock.choice.verb is None:
            return dock.choice.why_not(piece, target or "") or table.say("drag.why.lit")
    elif table.controls.busy:
        return table.controls.busy
    verb = MEANT.get((kind_of(piece), _as_target(target)))
    if verb is None or target is None:
        return table.say(f"drag.goes.{kind_of(piece)}")
    return _price(table, piece, target) or _market(table, piece, target) or _unusable(table, piece, verb)


def unusable(table: TableScene, piece: str) -> str:
    """Why a click on a piece does nothing now; "" where it does something, or means nothing."""
    verb = CLICKED.get(kind_of(piece))
    if (
        verb is None
        or table.person is None
        or table.person != table.view.seat
        or not on_offer(table.view, piece)
    ):
        return ""
    dock = table.opened.dock
    if dock and (dock.choice.verb is None or piece in dock.choice.lit()):
        return ""
    if dock is None:
        return table.controls.verbs.buttons[verb].reason
    return _price(table, piece, "") if kind_of(piece) in ("building", "railroad") else ""


def _as_target(target: str | None) -> str:
    kind = kind_of(target or "")
    return HOLDERS.get(kind, kind)


def _unusable(table: TableScene, piece: str, verb: str) -> str:
    button = table.controls.verbs.buttons[verb]
    if verb == "town" and button.enabled:
        return table.say("drag.why.town", town=table.view.town)
    return button.reason or table.say(f"drag.goes.{kind_of(piece)}")


def _price(table: TableScene, piece: str, target: str) -> str:
    """What the piece costs, when that is more than the purse holds."""
    view = table.view
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
            return table.say("drag.why.no_upgrade", name=item.name)
        cost = BUILDINGS[upgrade].cost
    return table.say("refusal.not_enough_money", need=cost) if cost > money else ""


def _market(table: TableScene, piece: str, target: str) -> str:
    """A token lies before another commodity's market."""
    kind, _, name = target.partition(":")
    if kind != "market" or name not in COMMODITIES or name == piece.partition(":")[2]:
        return ""
    return table.say("drag.why.market", commodity=table.say(f"event.word.{name}"))
