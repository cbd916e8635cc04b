"""Dragging of cards, tokens, tiles, the purse and the gavel: what is picked up, where it goes, why not."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, RAILROADS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.art import Typeface, palette as pal, pictograms, shapes, text
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.holdings import EstateItem, OwnMarks, estate_items, of_one_kind
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.words.names import named
from scenes.table.hand.drags import Carried, Drags, Situation
from scenes.table.hand.lifted import DARK, LIFTED, MARGIN, lifted
from scenes.table.picture.zones import PaintContext
from scenes.table.piece import Piece


class RaccoonTycoonDrags(Drags):
    """Defines what can be dragged; tokens also from other players' panels (Trading Floor)."""

    whole = ("hand", "railroad", "town", "building")
    gripped = ("estate",)

    def piece_at(self, layout: TableLayout, view: View, pos: tuple[int, int]) -> Piece | None:
        """The piece at a point; on a panel with the commodity there, None at an empty place of the offer."""
        piece = layout.piece_at(pos)
        if piece is None or not _on_offer(view, piece):
            return None
        if piece.kind != "panel":
            return piece
        panel = layout.panels[piece.number]
        left, right = panel.left + layout.frame.px(25), panel.right - layout.frame.px(12)
        column = (pos[0] - left) * len(COMMODITIES) // max(1, right - left)
        return Piece(piece, COMMODITIES[min(max(column, 0), len(COMMODITIES) - 1)])

    def thing(self, view: View, piece: Piece) -> object:
        kind, rest = piece.kind, piece.key
        made = THINGS.get(kind)
        return made(view, view.players[view.seat], rest) if made and view.seat is not None else None

    def homes(self, layout: TableLayout, piece: Piece) -> tuple[pygame.Rect, ...]:
        """The places a piece returns to; none for tokens of the supply."""
        return () if piece.kind == "market" else layout.rects_of(piece)

    def reach(self, layout: TableLayout, target: Piece) -> tuple[pygame.Rect, ...]:
        """The rectangles that count as a target; for the auction block the whole open strip."""
        return (layout.strip,) if target == "gavel" else layout.rects_of(target)

    def marks(self, own: Hashable, piece: Piece, count: int) -> Hashable:
        """The highlights during a drag: tokens dragged from the warehouse are marked as leaving it."""
        kind, name = piece.kind, piece.key
        if kind != "slot":
            return own
        leaving = of_one_kind(name, count)
        return replace(own if isinstance(own, OwnMarks) else OwnMarks(), leaving=leaving)

    def sprite(self, carried: Carried) -> pygame.Surface:
        kind, layout = carried.piece.kind, carried.layout
        if kind in self.whole:
            return super().sprite(carried)
        if kind == "estate":
            item = layout.estate_items[int(carried.piece.key)]
            face = carried.picture.part_of("estate", item, layout, carried.view)
            return lifted(face.image, face.core, carried.context.frame)
        return _small(kind, carried.piece.parts[-1], carried.count, carried.context)

    def disabled_reason(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        if isinstance(at.view.pending, AwaitBid):
            return at.say("drag.why.auction")
        return super().disabled_reason(at, piece, target)

    def obstacle(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        """The reason why a drop on the target is not possible; "" if it has no meaning there."""
        onto = (target or Piece("")).kind
        verb = MEANT.get((piece.kind, HOLDERS.get(onto, onto)))
        if verb is None or target is None:
            return ""
        why = _price(at, piece, target) or _market(at, piece, target) or at.disabled_reason(verb)
        return why or (at.say("drag.why.town", town=named(at.view.town, at.say)) if verb == "town" else "")

    def unusable(self, at: Situation, piece: Piece) -> str:
        verb = CLICKED.get(piece.kind)
        if verb is None or not at.mine or not _on_offer(at.view, piece):
            return ""
        if at.choice is None:
            return at.disabled_reason(verb)
        if at.choice.verb is None or piece in at.choice.lit():
            return ""
        return _price(at, piece, Piece("")) if piece.kind in ("building", "railroad") else ""


def _at(things: Sequence[object], place: str) -> object:
    return things[int(place)] if int(place) < len(things) else None


def _held(tokens: Counts, name: str) -> str | None:
    return name if tokens[COMMODITIES.index(name)] else None


def _of_another(view: View, rest: str) -> str | None:
    """The token on the panel of another seat, as "seat:commodity"; None if there is none."""
    seat, name = Piece("panel", rest).parts
    return rest if int(seat) != view.seat and _held(view.players[int(seat)].tokens, name) else None


def _tile(me: PlayerView, place: str) -> object:
    item = _at(estate_items(me), place) if place else None
    return item if isinstance(item, EstateItem) and item.kind == "building" else None


THINGS: Mapping[str, Callable[[View, PlayerView, str], object]] = {
    "hand": lambda view, me, rest: _at(me.hand or (), rest),
    "slot": lambda view, me, rest: _held(me.tokens, rest),
    "market": lambda view, me, rest: _held(view.supply, rest),
    "railroad": lambda view, me, rest: _at(view.railroad_offer, rest),
    "building": lambda view, me, rest: _at(view.building_offer, rest),
    "estate": lambda view, me, rest: _tile(me, rest),
    "panel": lambda view, me, rest: _of_another(view, rest),
    "town": lambda view, me, rest: view.town,
    "purse": lambda view, me, rest: "purse",
    "gavel": lambda view, me, rest: "gavel",
}
"""The thing at a piece's place, by the piece's kind; None when it cannot be picked up."""


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
"""The verb of a drop, by the kinds of piece and target."""
CLICKED = {piece: verb for piece, verb in ACTIONS.openers.items() if piece != "estate"}
"""The verb whose disabled reason a click on a piece shows; a click on the estate shows none."""
HOLDERS = {"slot": "warehouse", "purse": "me"}
"""The container that a target counts as."""


def _on_offer(view: View, piece: Piece) -> bool:
    """Whether the piece exists: late in a game places of the offer are empty."""
    kind, place = piece.kind, piece.key
    offer = {"railroad": view.railroad_offer, "building": view.building_offer}.get(kind)
    return offer is None or int(place) < len(offer)


def _price(at: Situation, piece: Piece, target: Piece) -> str:
    """The reason why the viewer cannot pay for the piece or target (or upgrade it); "" if they can."""
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
    """The reason against a drop on another commodity's market; "" elsewhere."""
    kind, name = target.kind, target.key
    if kind != "market" or name not in COMMODITIES or name == piece.key:
        return ""
    return at.say("drag.why.market", commodity=at.say(f"event.word.{name}"))


TOKEN = 72
"""The side of a dragged token, coin or gavel, in design units."""
_SMALL = {"purse": "coin", "gavel": "gavel"}


def _small(kind: str, name: str, count: int, context: PaintContext) -> pygame.Surface:
    side = context.frame.px(TOKEN)
    margin = context.frame.px(MARGIN)
    sheet = pygame.Surface((side + 2 * margin, side + 2 * margin), pygame.SRCALPHA)
    place = pygame.Rect(margin, margin, side, side)
    shapes.shadow(sheet, place.inflate(-side // 3, -side // 3), context.frame.scale, DARK, LIFTED)
    if kind in _SMALL:
        pictograms.draw(sheet, place, _SMALL[kind])
    else:
        tokens.token(sheet, place, name)
    if count > 1:
        _badge(sheet, place, count, context)
    return sheet


def _badge(surface: pygame.Surface, place: pygame.Rect, count: int, context: PaintContext) -> None:
    frame = context.frame
    style = text.Style(Typeface.SLAB_BOLD, frame.type(24, 1.8), pal.IVORY)
    side = max(frame.px(38), round(1.1 * style.pixels))
    tag = pygame.Rect(0, 0, max(side, text.width(str(count), style) + frame.px(16)), side)
    tag.center = (place.right - frame.px(4), place.bottom - frame.px(4))
    shapes.plate(surface, tag, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD, 18)
    text.draw(surface, str(count), tag.center, style, "centre", middle=True)
