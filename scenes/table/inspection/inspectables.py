"""The pieces that can be inspected at one moment: their rectangles, pages and actions."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
import pygame

from scenes.table.piece import Piece
from scenes.window.keys import KEYS

if TYPE_CHECKING:
    from scenes.table.inspection.page import Page, PageAction

PiecePlace = tuple[Piece, pygame.Rect]
"""A piece and one of its rectangles."""
Direction = tuple[int, int]


class ActionStart(msgspec.Struct, frozen=True):
    """The functions that begin an action from a page, and return why it cannot be begun ("" if it can)."""

    begin: Callable[[PageAction, Piece], None]
    disabled_reason: Callable[[PageAction], str]


class Inspectables(msgspec.Struct, frozen=True, dict=True):
    """The pieces with their rectangles, in keyboard order, the topmost first.

    `page` makes a piece's page. `beginning` is None if no action can be begun: in the past, after the end.
    `open_book` opens the rulebook at a place, None without a book. `back` is the key of the words for closing
    a page. A card that would cover one of the `notices` is not shown.
    """

    places: tuple[PiecePlace, ...]
    page: Callable[[Piece], Page | None]
    beginning: ActionStart | None = None
    open_book: Callable[[str], None] | None = None
    back: str = "ask.back"
    notices: tuple[pygame.Rect, ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece once."""
        return tuple(dict.fromkeys(piece for piece, _ in self.places))

    def piece_at(self, pos: tuple[int, int]) -> Piece | None:
        """The piece at a point of the window; None for none."""
        met = pygame.Rect(pos, (1, 1)).collidelist(self._rects)
        return self.places[met][0] if met >= 0 else None

    @cached_property
    def _rects(self) -> list[pygame.Rect]:
        """Cached, because every pointer movement needs them."""
        return [rect for _, rect in self.places]

    def place_of(self, piece: Piece) -> pygame.Rect | None:
        """The first rectangle of the piece; None if it is not there."""
        return next((rect for known, rect in self.places if known == piece), None)

    def beside(self, piece: Piece, by: int) -> Piece:
        """The piece `by` steps after this one in keyboard order; the first if this one is not there."""
        pieces = self.pieces
        return pieces[(pieces.index(piece) + by) % len(pieces)] if piece in pieces else pieces[0]

    def towards(self, piece: Piece, direction: Direction) -> Piece:
        """The nearest piece in a direction, preferring those straight ahead; itself at the edge."""
        here = self.place_of(piece)
        if here is None:
            return self.pieces[0]

        def distance(place: PiecePlace) -> float:
            dx, dy = place[1].centerx - here.centerx, place[1].centery - here.centery
            ahead = dx * direction[0] + dy * direction[1]
            aside = abs(dx * direction[1]) + abs(dy * direction[0])
            return ahead + 3 * aside if ahead > 0 and place[0] != piece else math.inf

        nearest = min(self.places, key=distance)
        return piece if math.isinf(distance(nearest)) else nearest[0]


def uncovered(places: Iterable[PiecePlace], covers: Iterable[pygame.Rect]) -> tuple[PiecePlace, ...]:
    """The places whose centre none of these rectangles covers."""
    hiding = tuple(covers)
    return tuple(
        (piece, rect)
        for piece, rect in places
        if not any(cover.collidepoint(rect.center) for cover in hiding)
    )


def above(places: Iterable[PiecePlace], covers: Sequence[pygame.Rect]) -> Iterator[PiecePlace]:
    """The places cut off at the top of rectangles that cover their lower parts."""
    for piece, rect in places:
        bottom = min([cover.top for cover in covers if cover.colliderect(rect)], default=rect.bottom)
        if bottom > rect.top:
            yield piece, pygame.Rect(rect.left, rect.top, rect.width, bottom - rect.top)


def asks(event: pygame.event.Event) -> bool:
    """Whether the event is the key that opens a piece's page."""
    return KEYS.is_press(event, "ask")
