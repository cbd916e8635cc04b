"""A piece in the hand: what it is, where it may go, how many are carried, how it looks."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import shapes
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon import highlights
from scenes.raccoon_tycoon.drag.reasons import kind_of, reason
from scenes.raccoon_tycoon.drag.sprites import sprite
from scenes.raccoon_tycoon.drag.things import thing_of
from scenes.raccoon_tycoon.verbs import VERBS
from scenes.table.choice import Choice
from scenes.table.marks import Marks
from scenes.table.zones import Brush
from scenes.widgets import tooltip

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

Rect = pygame.Rect
Pos = tuple[int, int]
SNAP = 30
"""How far beside a target a piece may be dropped, in design units."""
PULL = 0.3
"""How much of the way a piece is drawn to the target under it."""
VEIL = 84
"""How dark the rest of the table is meanwhile."""
WHOLE = ("hand", "railroad", "building")
"""Pieces that leave an empty place; of the others there are more, or it is only a part of them."""


class Held:
    """One piece, or several tokens of a kind, taken up at `start` by the mouse (None) or a finger.

    `targets` are where it may go, each with the choice that takes it there.
    """

    def __init__(self, table: TableScene, piece: str, start: Pos, finger: int | None) -> None:
        self._table = table
        self.piece = piece
        self.thing = thing_of(table.view, piece)
        self.finger = finger
        self.seat, self.size = table.view.seat, table.size
        self.origin = self._origin(start)
        self._grip = self._gripped(start)
        self.pos = start
        self.count = 1
        self.under: str | None = None
        self.why = ""
        """Why it cannot be dropped where it is now."""
        self._look()

    def _look(self) -> None:
        """See where it may go now."""
        self.targets = {
            target: choice
            for choice in self._choices()
            for target in sorted(choice.drops().get(self.piece, ()))
        }
        most = min((choice.most(self.piece) for choice in self.targets.values()), default=1)
        self.most = max(1, most)
        self.count = min(self.count, self.most)
        self.under = None
        self._draw_anew()

    def _choices(self) -> Iterator[Choice]:
        """The decisions that a drop may fill in now."""
        table = self._table
        if table.person is None or table.person != table.view.seat:
            return
        dock = table.opened.dock
        if dock and dock.choice.verb is None:
            yield dock.choice
        elif dock or table.panel is None:
            for verb in VERBS:
                choice = dock.choice if dock and dock.choice.verb == verb else table.opened.choice_for(verb)
                if choice:
                    yield choice

    def _draw_anew(self) -> None:
        table = self._table
        brush = Brush(table.places.frame, table.say, table.session.seats)
        self.sprite = sprite(self.piece, self.count, table.picture, table.places, table.view, brush)
        self.marks = self._marks()

    def _marks(self) -> Marks:
        """The targets lit, the rest a little darker, the piece gone from its place."""
        base = replace(highlights.marks(self._table.panel), chosen=frozenset(), dimmed=True, veil=VEIL)
        kind, _, name = self.piece.partition(":")
        if kind == "slot":
            base = replace(base, taken=tuple(self.count if name == other else 0 for other in COMMODITIES))
        return replace(base, lit=frozenset(self.targets), hidden=gone(self.piece))

    def _origin(self, start: Pos) -> Rect:
        """Where the piece lies; of many tokens the one under the pointer."""
        rects = () if self.piece.startswith("market:") else self._table.places.rects_of(self.piece)
        return next((rect for rect in rects if rect.collidepoint(start)), Rect(start, (1, 1)))

    def _gripped(self, start: Pos) -> Pos:
        """From the pointer to the middle of the piece: a card stays under the finger where it was taken."""
        if kind_of(self.piece) not in (*WHOLE, "estate"):
            return 0, 0
        return self.origin.centerx - start[0], self.origin.centery - start[1]

    def still_there(self) -> bool:
        """Whether the same eyes still see the same piece in the same place."""
        table = self._table
        same = self.seat == table.view.seat and self.size == table.size
        return same and thing_of(table.view, self.piece) == self.thing

    def refresh(self) -> None:
        """The table has changed round it."""
        self._look()
        self.move(self.pos)

    def move(self, pos: Pos) -> None:
        """Carry it there."""
        self.pos = pos
        under = self.target() or self._table.drag.piece_at(pos)
        if under != self.under:
            self.under = under
            illegal = under is not None and under not in self.targets and not self.at_home
            self.why = reason(self._table, self.piece, under) if illegal else ""

    @property
    def at_home(self) -> bool:
        """Whether it is over its own place."""
        return self.origin.collidepoint(self.pos) or self._table.drag.piece_at(self.pos) == self.piece

    def target(self) -> str | None:
        """The nearest target whose rectangle, a little inflated, holds the pointer."""
        near = 2 * self._table.places.frame.px(SNAP)
        found = [
            (_distance(rect, self.pos), rect.width * rect.height, target)
            for target in self.targets
            for rect in self._rects(target)
            if rect.inflate(near, near).collidepoint(self.pos)
        ]
        return min(found)[2] if found else None

    def _rects(self, target: str) -> tuple[Rect, ...]:
        """A target's rectangles; the whole open strip leads to the auction block."""
        places = self._table.places
        return (places.strip,) if target == "gavel" else places.rects_of(target)

    def carry(self, count: int) -> None:
        """Carry so many, as far as there are."""
        count = min(max(count, 1), self.most)
        if count != self.count:
            self.count = count
            self._draw_anew()

    @property
    def centre(self) -> Pos:
        """The middle of the carried piece: under the pointer, drawn a little to the target there."""
        x, y = self.pos[0] + self._grip[0], self.pos[1] + self._grip[1]
        if self.under not in self.targets:
            return x, y
        rects = self._table.places.rects_of(self.under)
        to = min(rects, key=lambda rect: _distance(rect, self.pos)).center
        return round(x + (to[0] - x) * PULL), round(y + (to[1] - y) * PULL)

    def pictures(self) -> Iterator[Aloft]:
        """The target under it, the piece, and why it cannot go there."""
        frame = self._table.places.frame
        if self.under in self.targets:
            for rect in self._table.places.rects_of(self.under):
                yield shapes.focus_ring(rect, frame.scale)
        yield self.sprite, self.sprite.get_rect(center=self.centre)
        if self.why:
            anchor = Rect(self.pos, (0, 0)).inflate(frame.px(80), frame.px(80))
            yield tooltip.picture(Rect((0, 0), self.size), anchor, self.why, frame)


def gone(piece: str) -> frozenset[str]:
    """The places that are empty while the piece is in the air."""
    return frozenset({piece} if kind_of(piece) in WHOLE else ())


def _distance(rect: Rect, pos: Pos) -> float:
    """From a point to a rectangle, 0 inside."""
    across = max(rect.left - pos[0], 0, pos[0] - rect.right)
    down = max(rect.top - pos[1], 0, pos[1] - rect.bottom)
    return math.hypot(across, down)
