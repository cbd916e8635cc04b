"""The pieces that may be dragged: tiles, cubes, characters, cards, claims, and a victim's panel."""

from typing import Any

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE, MARKET_INDEX, SPACES
from raccoon.games.saloon_tycoon.pending import StealCards, StealGold
from raccoon.games.saloon_tycoon.view import View
from scenes.art import pictograms, rgb
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import INK
from scenes.saloon_tycoon.holdings import acting, host_of
from scenes.table.hand.drags import Carried, Drags, Situation
from scenes.table.hand.lifted import lifted
from scenes.table.piece import Piece

HOME = ("house", "room", "lot", "space")
"""The kinds of targets on which a claim is dropped to be staked."""
TOKEN = 64
ASKEW = -4
"""The rotation of a dragged tile, in degrees."""


class SaloonDrags(Drags):
    """The drags of this table; no piece leaves an empty place while it is dragged."""

    gripped = ("hand", "poster", "secret")
    goes = "saloon.goes"

    def thing(self, view: View, piece: Piece) -> object:
        if view.seat is None:
            return None
        kind, name = piece.kind, piece.key
        me = view.players[view.seat]
        found: object = None
        if kind == "tile":
            found = name if view.market[MARKET_INDEX[name]] else None
        elif kind == "hand":
            found = me.hand[int(name)] if me.hand and int(name) < len(me.hand) else None
        elif kind == "secret":
            found = me.secrets[int(name)] if me.secrets and int(name) < len(me.secrets) else None
        elif kind == "poster":
            found = name if name in view.open_claims else None
        elif kind == "panel":
            found = (
                name if isinstance(view.pending, StealGold | StealCards) and view.seat == view.turn else None
            )
        elif kind == "person":
            found = name if host_of(view, name) is not None else None
        return name if kind == "cube" or found else None

    def reach(self, layout: Any, target: Piece) -> tuple[pygame.Rect, ...]:
        """The places to drop on a target; of a house all its bays and storeys, built or not."""
        kind, seat = target.kind, target.key
        return (layout.fronts[int(seat)].area,) if kind == "front" else super().reach(layout, target)

    def spared(self, layout: Any, view: View) -> list[pygame.Rect]:
        """The rails at both sides, the players' panels, guests and houses."""
        houses = (rect for seat in layout.fronts for rect in layout.rects_of(Piece("front", seat)))
        guests = [layout.board_place] if layout.board_place else []
        return [layout.board, layout.dock, *layout.panels, *layout.portraits.values(), *guests, *houses]

    def sprite(self, carried: Carried) -> pygame.Surface:
        kind, name = carried.piece.kind, carried.piece.key
        if kind == "tile":
            return _frame_of(name, carried)
        if kind in self.gripped:
            return super().sprite(carried)
        side = carried.context.frame.px(TOKEN)
        if kind == "person":
            return lifted(art.character(name, "calm", (side, side)), (side, side), carried.context.frame)
        if kind == "panel":
            icon = "coin" if isinstance(carried.view.pending, StealGold) else "cards"
            return lifted(pictograms.image(icon, side), (side, side), carried.context.frame)
        return lifted(pictograms.image("cube", side), (side, side), carried.context.frame)

    def obstacle(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        return _unmet(at, piece, target) or super().obstacle(at, piece, target)

    def unusable(self, at: Situation, piece: Piece) -> str:
        return super().unusable(at, piece) if acting(at.view) else ""


def _unmet(at: Situation, piece: Piece, target: Piece | None) -> str:
    """Why a claim dropped on the own house cannot be staked; "" where it can, or for other drops."""
    kind, name = piece.kind, piece.key
    if kind not in ("poster", "secret") or (target or Piece("")).kind not in HOME or at.view.seat is None:
        return ""
    me = at.view.players[at.view.seat]
    claim = name if kind == "poster" else (me.secrets or ())[int(name)]
    if me.meets(claim):
        return ""
    words = {"claim": at.say(f"saloon.claim.{claim}"), "text": at.say(f"saloon.claim.{claim}.text")}
    return at.say("saloon.goes.unmet", **words)


def _frame_of(tile: str, carried: Carried) -> pygame.Surface:
    """The unfinished room in the size it will have, slightly rotated."""
    size = carried.layout.front.box("A1", 1, tile in LARGE).size
    room = art.room(tile, 0, SPACES[tile], size, False)
    framed = pygame.Surface((size[0] + 6, size[1] + 6), pygame.SRCALPHA)
    framed.fill(rgb(INK))
    framed.blit(room, (3, 3))
    turned = pygame.transform.rotozoom(framed, ASKEW, 1)
    return lifted(turned, turned.get_size(), carried.context.frame, throws=size)
