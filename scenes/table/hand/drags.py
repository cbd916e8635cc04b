"""The drags of a game's table: the pieces that may be dragged, their targets, their look in the hand."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import pygame

from raccoon.app.text import Say
from scenes.table.choosing.choice import Choice
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import PaintContext
from scenes.table.piece import Piece


@dataclass(frozen=True)
class Situation:
    """The obstacles to a move, for the sentence that says why a drop or a click does nothing.

    `choice` is the one under way, `busy` why no verb can be begun at all ("" when some can),
    `disabled_reason` why one cannot. `mine`: it is for the viewer to answer.
    """

    view: Any
    say: Say
    mine: bool
    choice: Choice | None
    busy: str
    disabled_reason: Callable[[str], str]


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

    def is_whole(self, piece: Piece) -> bool:
        """Whether it leaves an empty place; of other pieces there are more, or it is only a part."""
        return False

    def is_gripped(self, piece: Piece) -> bool:
        """Whether it stays under the pointer where it was taken; others hang from their middle."""
        return self.is_whole(piece)

    def marks(self, own: Hashable, piece: Piece, count: int) -> Hashable:
        """The game's own emphasis while so many of a piece are carried."""
        return own

    def sprite(self, carried: Carried) -> pygame.Surface:
        """The picture of what is carried, with its shadow."""
        raise NotImplementedError

    def disabled_reason(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        """Why the piece cannot be dropped on the target (None: nothing is there)."""
        if at.choice is not None and at.choice.verb is None:
            return at.choice.disabled_reason(piece, target or Piece("")) or at.say("drag.why.lit")
        return at.busy if at.choice is None else ""

    def unusable(self, at: Situation, piece: Piece) -> str:
        """Why a click on a piece does nothing now; "" where it does something, or means nothing."""
        return ""
