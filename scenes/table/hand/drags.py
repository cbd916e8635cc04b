"""The drags of a game's table: the pieces that may be dragged, their targets, their look in the hand."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import pygame

from raccoon.app.text import Say
from scenes.table.choosing.choice import Choice
from scenes.table.hand.lifted import lifted
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import PaintContext
from scenes.table.piece import Piece


@dataclass(frozen=True)
class Situation:
    """The obstacles to a move, for the sentence that says why a drop or a click does nothing.

    `choice` is the one under way, `busy` why no verb can be begun at all ("" when some can),
    `disabled_reason` why one cannot, `opened` the verb that a click on a piece begins. `mine`: it is for the
    viewer to answer.
    """

    view: Any
    say: Say
    mine: bool
    choice: Choice | None
    busy: str
    disabled_reason: Callable[[str], str]
    opened: Callable[[Piece], str | None]


@dataclass(frozen=True)
class Carried:
    """The thing to be drawn while it is carried: `count` of a piece, taken from the picture of a view."""

    piece: Piece
    count: int
    picture: TablePicture
    layout: Any
    view: Any
    context: PaintContext


class Drags:
    """Nothing can be taken up. A game that lets pieces be dragged says which, and how."""

    whole: tuple[str, ...] = ()
    """The kinds of pieces that leave an empty place; of others there are more, or they are only a part."""
    gripped: tuple[str, ...] = ()
    """Other kinds that stay under the pointer where they were taken, as those do; the rest hangs."""
    goes = "drag.goes"
    """The key of the sentence that says where a piece may go, before its kind."""

    def piece_at(self, layout: Any, view: Any, pos: tuple[int, int]) -> Piece | None:
        """The piece to be taken up or clicked at a point; None where there is none."""
        piece: Piece | None = layout.piece_at(pos)
        return piece

    def thing(self, view: Any, piece: Piece) -> object:
        """The thing at a piece's place, to tell if it is still there; None when it cannot be taken up."""
        return None

    def homes(self, layout: Any, piece: Piece) -> tuple[pygame.Rect, ...]:
        """The places of the piece; empty where it is taken from a heap and comes from under the pointer."""
        rects: tuple[pygame.Rect, ...] = layout.rects_of(piece)
        return rects

    def reach(self, layout: Any, target: Piece) -> tuple[pygame.Rect, ...]:
        """The places where a piece can be dropped to come to this target."""
        rects: tuple[pygame.Rect, ...] = layout.rects_of(target)
        return rects

    def marks(self, own: Hashable, piece: Piece, count: int) -> Hashable:
        """The game's own emphasis while so many of a piece are carried."""
        return own

    def sprite(self, carried: Carried) -> pygame.Surface:
        """The picture of what is carried, with its shadow: by default as it lies there."""
        face = carried.picture.piece(carried.piece, carried.layout, carried.view)
        return lifted(face.image, face.core, carried.context.frame)

    def disabled_reason(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        """Why the piece cannot be dropped on the target (None: nothing is there)."""
        if at.choice is not None and at.choice.verb is None:
            return at.choice.disabled_reason(piece, target or Piece("")) or at.say("drag.why.lit")
        why = (at.busy if at.choice is None else "") or self.obstacle(at, piece, target)
        return why or at.say(f"{self.goes}.{piece.kind}")

    def obstacle(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        """Why the move that the piece means cannot be made; "" where it can, or the piece means none."""
        verb = at.opened(piece)
        return at.disabled_reason(verb) if verb else ""

    def unusable(self, at: Situation, piece: Piece) -> str:
        """Why a click on a piece does nothing now; "" where it does something, or means nothing."""
        verb = at.opened(piece) if at.mine and at.choice is None else None
        return at.disabled_reason(verb) if verb else ""
