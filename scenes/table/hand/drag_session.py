"""A piece in the hand: what it is, where it may go, how many are carried, how it looks."""

from dataclasses import dataclass, replace

import pygame

from scenes.art.frame import Frame
from scenes.art.moving import tween
from scenes.table.choosing.choice import Choice
from scenes.table.hand.drop_preview import DropPreview
from scenes.table.hand.drop_targets import DropTargets, Foreseen, Pos, distance
from scenes.table.layout import Layout
from scenes.table.picture.zones import Highlights
from scenes.table.piece import Piece


class DropForecast:
    """The outcome of dropping a piece, and the paper with it."""

    def __init__(self, reach: DropTargets, piece: Piece) -> None:
        self._reach, self._piece = reach, piece
        self._seen: tuple[object, Foreseen] = None, Foreseen()
        self._paper: tuple[object, DropPreview | None] = None, None

    def forget(self) -> None:
        """Work it out anew: the table has changed."""
        self._seen, self._paper = (None, Foreseen()), (None, None)

    def of(self, choice: Choice, target: Piece, count: int) -> Foreseen:
        """The preview of dropping so many on a target."""
        key = target, count
        if self._seen[0] != key:
            self._seen = key, self._reach.foreseen(choice, self._piece, target, count)
        return self._seen[1]

    def paper(self, seen: Foreseen, how_many: str, frame: Frame) -> DropPreview | None:
        """The paper with the preview worked out last and the number held; None where nothing is foreseen."""
        if not (seen.lines or seen.gains):
            return None
        key = self._seen[0]
        if self._paper[0] != key:
            self._paper = key, DropPreview(seen, self._reach.context.seats, frame, how_many)
        return self._paper[1]


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
        """Whether it is back in its place."""
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
    """Pieces taken up at `start` by the mouse (None) or a finger, with the choice of each of `targets`."""

    def __init__(self, reach: DropTargets, piece: Piece, start: Pos, finger: int | None) -> None:
        self._reach = reach
        self.piece = piece
        self.finger = finger
        self._seen = reach.as_seen(piece)
        self._grip = reach.grip(piece, start)
        self.forecast = DropForecast(reach, piece)
        self.pos = start
        self.count = 1
        self.under: Piece | None = None
        self.why = ""
        """Why it cannot be dropped where it is now."""
        self._look()

    @property
    def layout(self) -> Layout:
        """The layout of the table under it."""
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
        self.forecast.forget()
        self._draw_anew()

    def _draw_anew(self) -> None:
        self.sprite = self._reach.sprite(self.piece, self.count)
        told = (choice.carried(self.piece) for choice in dict.fromkeys(self.targets.values()))
        own = next((emphasis for emphasis in told if emphasis is not None), None)
        self._emphasised = own is not None
        self._marks = self._reach.marks_for(self.piece, self.count, frozenset(self.targets), own)

    @property
    def marks(self) -> Highlights:
        """The emphasis on the table: the choices' own for what is carried, else what would come of a drop."""
        seen = self.foreseen()
        if self._emphasised or seen.own is None:
            return self._marks
        own = self._reach.drags.marks(seen.own, self.piece, self.count)
        return replace(self._marks, own=own, gains=seen.gains)

    def still_there(self) -> bool:
        """Whether the same eyes still see the same piece in the same place."""
        return self._reach.as_seen(self.piece) == self._seen

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
            self.why = self._reach.disabled_reason(self.piece, under) if illegal else ""

    @property
    def at_home(self) -> bool:
        """Whether it is over its own place."""
        return self._grip.home.collidepoint(self.pos) or self._reach.piece_at(self.pos) == self.piece

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
        x, y = self.pos[0] + self._grip.offset[0], self.pos[1] + self._grip.offset[1]
        if self.under is None or self.under not in self.targets:
            return x, y
        rects = self.layout.rects_of(self.under)
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
        return SnapBack(self.piece, self.sprite, self.centre, self._grip.home.center)

    def foreseen(self) -> Foreseen:
        """The preview of dropping it where it is, worked out once for each place and number."""
        if self.under is None or self.under not in self.targets:
            return Foreseen()
        return self.forecast.of(self.targets[self.under], self.under, self.count)
