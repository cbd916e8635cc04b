"""A game's drags: which pieces can be dragged, their drop areas, their sprites, why a drop is impossible."""

from collections.abc import Callable, Hashable, Sequence
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
    """The input for sentences that say why a drop or a click does nothing.

    `choice` is the open one, `busy` why no verb can be begun at all ("" if some can), `disabled_reason`
    returns why one cannot, `opened` the verb that a click on a piece begins. `mine`: the viewer is to answer.
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
    """The input for the sprite of a carried piece: its number, and the picture and view it is taken from."""

    piece: Piece
    count: int
    picture: TablePicture
    layout: Any
    view: Any
    context: PaintContext


class Drags:
    """The drags of a game; by default nothing can be dragged."""

    whole: tuple[str, ...] = ()
    """The kinds of pieces whose places are empty while they are dragged; others are one of many or a part."""
    gripped: tuple[str, ...] = ()
    """Further kinds that keep their offset to the pointer, as `whole` ones do; the rest is centred on it."""
    goes = "drag.goes"
    """The prefix of the key of a sentence that says where a kind of piece may go."""

    def piece_at(self, layout: Any, view: Any, pos: tuple[int, int]) -> Piece | None:
        """The piece at a point, to drag or click; None for none."""
        piece: Piece | None = layout.piece_at(pos)
        return piece

    def thing(self, view: Any, piece: Piece) -> object:
        """The thing at a piece's place, to notice if it changes; None if it cannot be dragged."""
        return None

    def homes(self, layout: Any, piece: Piece) -> tuple[pygame.Rect, ...]:
        """The rectangles of the piece; () if it is taken from a heap, at the pointer."""
        rects: tuple[pygame.Rect, ...] = layout.rects_of(piece)
        return rects

    def reach(self, layout: Any, target: Piece) -> tuple[pygame.Rect, ...]:
        """The rectangles where a piece can be dropped for this target."""
        rects: tuple[pygame.Rect, ...] = layout.rects_of(target)
        return rects

    def spared(self, layout: Any, view: Any) -> Sequence[pygame.Rect]:
        """The rectangles that a drop's preview keeps free if it can; without any it is at its target."""
        return ()

    def marks(self, own: Hashable, piece: Piece, count: int) -> Hashable:
        """The game's own emphasis while `count` of a piece are carried."""
        return own

    def sprite(self, carried: Carried) -> pygame.Surface:
        """The sprite of the carried piece with its shadow: by default as the table shows it."""
        face = carried.picture.piece(carried.piece, carried.layout, carried.view)
        return lifted(face.image, face.core, carried.context.frame)

    def disabled_reason(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        """Why the piece cannot be dropped on the target (None: on no piece)."""
        if at.choice is not None and at.choice.verb is None:
            return at.choice.disabled_reason(piece, target or Piece("")) or at.say("drag.why.lit")
        why = (at.busy if at.choice is None else "") or self.obstacle(at, piece, target)
        return why or at.say(f"{self.goes}.{piece.kind}")

    def obstacle(self, at: Situation, piece: Piece, target: Piece | None) -> str:
        """Why the verb that the piece begins cannot be begun; "" if it can or the piece begins none."""
        verb = at.opened(piece)
        return at.disabled_reason(verb) if verb else ""

    def unusable(self, at: Situation, piece: Piece) -> str:
        """Why a click on a piece does nothing now; "" if it does something or never does."""
        verb = at.opened(piece) if at.mine and at.choice is None else None
        return at.disabled_reason(verb) if verb else ""
