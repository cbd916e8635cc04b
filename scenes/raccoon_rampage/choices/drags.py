"""The pieces that may be dragged: cards, votes, raccoons and protection."""

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import acting, desk_seat, in_hand, own, policy_at, role_of, target_of
from scenes.raccoon_rampage.picture import wishes
from scenes.table.hand.drags import Carried, Drags, Situation
from scenes.table.hand.lifted import lifted
from scenes.table.piece import Piece

TOKEN, APART = 58, 14
"""The side of a cube or a raccoon that is carried, and the offset of each behind it."""


class RampageDrags(Drags):
    """The drags of cards, which are lifted whole, and of cubes, raccoons and pins, taken from a heap."""

    whole = ("policy", "action", "pool")
    goes = "rampage.goes"

    def thing(self, view: View, piece: Piece) -> object:
        kind, name = piece.kind, piece.key
        if kind == "space":
            policy = policy_at(view, int(name))
            return policy.policy if policy and policy.face_up else None
        if kind == "pool":
            return view.pool[int(name)] if int(name) < len(view.pool) else None
        if kind == "area":
            return name if view.raccoons[AREA_INDEX[name]] else None
        if kind == "ring":
            return piece if any(player.protection for player in view.players) else None
        if view.seat is None:
            return None
        return in_hand(view, piece) or (piece if kind in ("cubes", "pin") else None)

    def homes(self, layout: object, piece: Piece) -> tuple[pygame.Rect, ...]:
        return super().homes(layout, piece) if piece.kind in self.whole else ()

    def sprite(self, carried: Carried) -> pygame.Surface:
        kind, view = carried.piece.kind, carried.view
        if kind in self.whole:
            return super().sprite(carried)
        side = carried.context.frame.px(TOKEN)
        if kind == "area":
            picture = art.raccoon((side, side), True)
        elif kind == "ring":
            picture = art.cube(own(view).role, (side, side))
        elif kind == "pin":
            picture = wishes.pin((side, round(1.4 * side)), own(view).role)
        else:
            picture = _cubes(
                _colour(view, carried.piece), carried.count, side, carried.context.frame.px(APART)
            )
        return lifted(picture, picture.get_size(), carried.context.frame)

    def unusable(self, at: Situation, piece: Piece) -> str:
        return super().unusable(at, piece) if acting(at.view) else ""


def _colour(view: View, piece: Piece) -> str:
    """The role whose cube is carried: that of the last vote on a policy, or the desk's."""
    policy = policy_at(view, target_of(piece)) if piece.kind == "space" else None
    seat = policy.votes[-1] if policy and policy.votes else desk_seat(view)
    return role_of(view, seat)


def _cubes(role: str, count: int, side: int, apart: int) -> pygame.Surface:
    """So many cubes, one behind the other."""
    sheet = pygame.Surface((side + apart * (count - 1), side + apart * (count - 1)), pygame.SRCALPHA)
    for number in range(count):
        sheet.blit(art.cube(role, (side, side)), (apart * number, apart * number))
    return sheet
