"""The pieces that may be dragged: cards, tokens, tiles, the purse and the gavel."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.raccoon_tycoon.drag import reasons
from scenes.raccoon_tycoon.drag.sprites import sprite
from scenes.raccoon_tycoon.highlights import OwnMarks
from scenes.raccoon_tycoon.holdings import EstateItem, estate_items
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.hand.drags import Carried, Drags, Situation
from scenes.table.piece import Piece

WHOLE = ("hand", "railroad", "town", "building")
"""Pieces that leave an empty place; of the others there are more, or it is only a part of them."""


class RaccoonTycoonDrags(Drags):
    """A token can be taken from another's panel too, by the place of its kind there."""

    def piece_at(self, layout: TableLayout, view: View, pos: tuple[int, int]) -> Piece | None:
        """The piece; on a seat's panel the kind of token as well, None at an empty place of the offer."""
        piece = layout.piece_at(pos)
        if piece is None or not reasons.on_offer(view, piece):
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
        """Tokens of the supply come from a heap."""
        return () if piece.kind == "market" else layout.rects_of(piece)

    def reach(self, layout: TableLayout, target: Piece) -> tuple[pygame.Rect, ...]:
        """The whole open strip leads to the auction block."""
        return (layout.strip,) if target == "gavel" else layout.rects_of(target)

    def is_whole(self, piece: Piece) -> bool:
        return piece.kind in WHOLE

    def is_gripped(self, piece: Piece) -> bool:
        return piece.kind in (*WHOLE, "estate")

    def marks(self, own: Hashable, piece: Piece, count: int) -> Hashable:
        """Tokens that are carried leave the warehouse."""
        kind, name = piece.kind, piece.key
        if kind != "slot":
            return own
        leaving = tuple(count if name == other else 0 for other in COMMODITIES)
        return replace(own if isinstance(own, OwnMarks) else OwnMarks(), leaving=leaving)

    def sprite(self, carried: Carried) -> pygame.Surface:
        return sprite(carried)

    def disabled_reason(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        if isinstance(at.view.pending, AwaitBid):
            return at.say("drag.why.auction")
        return super().disabled_reason(at, piece, target) or reasons.reason(at, piece, target)

    def unusable(self, at: Situation, piece: Piece) -> str:
        return reasons.unusable(at, piece)


def _at(things: Sequence[object], place: str) -> object:
    return things[int(place)] if int(place) < len(things) else None


def _held(tokens: Counts, name: str) -> str | None:
    return name if tokens[COMMODITIES.index(name)] else None


def _of_another(view: View, rest: str) -> str | None:
    """A token on the panel of another seat."""
    seat, name = Piece("panel", rest).parts
    return rest if int(seat) != view.seat and _held(view.players[int(seat)].tokens, name) else None


def _tile(me: PlayerView, place: str) -> object:
    """A building of the own estate."""
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
"""By the kind of a piece: the thing at its place; None when it cannot be taken up."""
