"""A piece in the hand: what it is, where it may go, how many are carried, how it looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from scenes.art import shapes
from scenes.art.moving import tween
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.hand.drop_preview import DropPreview
from scenes.table.hand.drop_targets import DropTargets, Foreseen, Pos, distance
from scenes.table.layout import Layout
from scenes.table.picture.highlights import Highlights
from scenes.table.piece import Piece
from scenes.widgets import tooltip

PULL = 0.3
"""The share of the way by which a piece is drawn to the target under it."""
FLIGHT = 0.25
"""Seconds of the way back."""


@dataclass
class SnapBack:
    """A piece on its way back to where it lay."""

    piece: Piece
    sprite: pygame.Surface
    start: Pos
    end: Pos
    age: float = 0.0

    @property
    def over(self) -> bool:
        """Whether it lies there again."""
        return self.age >= FLIGHT

    @property
    def centre(self) -> Pos:
        """The middle of the piece now: it is fast at first and gets home gently (cubic)."""
        way = tween.out(min(1.0, self.age / FLIGHT))
        return (
            round(tween.between(self.start[0], self.end[0], way)),
            round(tween.between(self.start[1], self.end[1], way)),
        )


class DragSession:
    """One piece, or several alike, taken up at `start` by the mouse (None) or a finger.

    `targets` are where it may go, each with the choice that takes it there.
    """

    def __init__(self, reach: DropTargets, piece: Piece, start: Pos, finger: int | None) -> None:
        self._reach = reach
        self.piece = piece
        self._thing = reach.thing(piece)
        self.finger = finger
        self._eyes = (reach.context.shown.viewer, self._layout.size)
        self.origin, self._grip = reach.grip(piece, start)
        self.pos = start
        self.count = 1
        self.under: Piece | None = None
        self._foreseen: tuple[object, Foreseen]
        self._plaque: tuple[object, DropPreview | None]
        self.why = ""
        """Why it cannot be dropped where it is now."""
        self._look()

    @property
    def _layout(self) -> Layout:
        return self._reach.context.shown.layout

    def _look(self) -> None:
        """See where it may go now."""
        self.targets = {
            target: choice
            for choice in self._reach.choices()
            for target in sorted(choice.drops().get(self.piece, ()))
        }
        most = min((choice.most(self.piece) for choice in self.targets.values()), default=1)
        self.most = max(1, most)
        self.count = min(self.count, self.most)
        self.under = None
        self._foreseen, self._plaque = (None, Foreseen()), (None, None)
        self._draw_anew()

    def _draw_anew(self) -> None:
        self.sprite = self._reach.sprite(self.piece, self.count)
        told = (choice.carried(self.piece) for choice in dict.fromkeys(self.targets.values()))
        own = next((emphasis for emphasis in told if emphasis is not None), None)
        self._emphasised = own is not None
        self._marks = self._reach.marks_for(self.piece, self.count, frozenset(self.targets), own)

    @property
    def marks(self) -> Highlights:
        """The emphasis on the table. Where the choices have none of their own for what is carried, what would
        come of a drop is seen there before it.
        """
        seen = self.foreseen()
        if self._emphasised or seen.own is None:
            return self._marks
        own = self._reach.drags.marks(seen.own, self.piece, self.count)
        return replace(self._marks, own=own, gains=seen.gains)

    def still_there(self) -> bool:
        """Whether the same eyes still see the same piece in the same place."""
        eyes = (self._reach.context.shown.viewer, self._layout.size)
        return eyes == self._eyes and self._reach.thing(self.piece) == self._thing

    def refresh(self) -> None:
        """The table has changed round it."""
        self._look()
        self.move(self.pos)

    def move(self, pos: Pos) -> None:
        """Carry it there."""
        self.pos = pos
        under = self.target() or self._reach.piece_at(pos)
        if under != self.under:
            self.under = under
            illegal = under is not None and under not in self.targets and not self.at_home
            self.why = self.disabled_reason(under) if illegal else ""

    def disabled_reason(self, target: Piece | None) -> str:
        """Why it cannot be dropped on that target, None for a place where nothing is."""
        return self._reach.drags.disabled_reason(self._reach.situation(), self.piece, target)

    @property
    def at_home(self) -> bool:
        """Whether it is over its own place."""
        return self.origin.collidepoint(self.pos) or self._reach.piece_at(self.pos) == self.piece

    def target(self) -> Piece | None:
        """The target it would be dropped on now."""
        return self._reach.nearest(self.targets, self.pos)

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
        if self.under is None or self.under not in self.targets:
            return x, y
        rects = self._layout.rects_of(self.under)
        to = min(rects, key=lambda rect: distance(rect, self.pos)).center
        return round(x + (to[0] - x) * PULL), round(y + (to[1] - y) * PULL)

    @property
    def how_many(self) -> str:
        """The sentence about the number carried where there are more, and how to take more; "" for one."""
        if self.most <= 1:
            return ""
        key = "drag.more" if self.count < self.most else "drag.all"
        return self._reach.context.say(key, n=self.count, most=self.most)

    def way_back(self) -> SnapBack:
        """Its flight home from where it is now."""
        return SnapBack(self.piece, self.sprite, self.centre, self.origin.center)

    def foreseen(self) -> Foreseen:
        """The preview of dropping it where it is, worked out once for each place and number."""
        if self.under is None or self.under not in self.targets:
            return Foreseen()
        key = self.under, self.count
        if self._foreseen[0] != key:
            choice = self.targets[self.under]
            self._foreseen = key, self._reach.foreseen(choice, self.piece, self.under, self.count)
        return self._foreseen[1]

    def plaque(self) -> DropPreview | None:
        """The paper with the preview and the number held, made once for each place and number."""
        seen = self.foreseen()
        if not (seen.lines or seen.gains):
            return None
        key = self.under, self.count
        if self._plaque[0] != key:
            self._plaque = (
                key,
                DropPreview(seen, self._reach.context.seats, self._layout.frame, self.how_many),
            )
        return self._plaque[1]

    def _docked(self) -> Iterator[PlacedSprite]:
        """The light round the target, the piece faint enough for the marker under it, the plaque beside."""
        frame, plaque = self._layout.frame, self.plaque()
        rects = self._layout.rects_of(self.under or Piece(""))
        for rect in rects:
            yield shapes.focus_ring(rect, frame.scale)
        place = self.sprite.get_rect(center=self.centre)
        yield self.sprite, place
        if plaque:
            target = min(rects, key=lambda rect: distance(rect, self.pos))
            yield plaque.beside(target, place, pygame.Rect((0, 0), self._layout.size))

    def pictures(self) -> Iterator[PlacedSprite]:
        """The target under it, the piece, and why it cannot go there or how many are held."""
        frame = self._layout.frame
        if self.under is not None and self.under in self.targets:
            yield from self._docked()
        else:
            yield self.sprite, self.sprite.get_rect(center=self.centre)
        words = self.why or ("" if self.plaque() else self.how_many)
        if words:
            anchor = pygame.Rect(self.pos, (0, 0)).inflate(frame.px(80), frame.px(80))
            yield tooltip.picture(pygame.Rect((0, 0), self._layout.size), anchor, words, frame)
