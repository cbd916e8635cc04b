"""A drag under way: the held piece, its targets, the number carried, its sprite; and the flight back."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pygame

from scenes.art.frame import Frame
from scenes.art.moving import tween
from scenes.table.choosing.choice import Choice
from scenes.table.hand.drop_preview import DropPreview
from scenes.table.hand.drop_targets import DropOutcome, DropTargets, Pos, distance
from scenes.table.layout import Layout
from scenes.table.picture.zones import Highlights
from scenes.table.piece import Piece


class DropForecast:
    """The preview of dropping a piece and its drawing, both cached for the last target and number."""

    def __init__(self, drop_targets: DropTargets, piece: Piece) -> None:
        self._drop_targets, self._piece = drop_targets, piece
        self._seen: tuple[object, DropOutcome] = None, DropOutcome()
        self._paper: tuple[object, DropPreview | None] = None, None

    def forget(self) -> None:
        """Clear the cache: the table has changed."""
        self._seen, self._paper = (None, DropOutcome()), (None, None)

    def of(self, choice: Choice, target: Piece, count: int) -> DropOutcome:
        """The preview of dropping `count` of the piece on a target."""
        key = target, count
        if self._seen[0] != key:
            self._seen = key, self._drop_targets.outcome(choice, self._piece, target, count)
        return self._seen[1]

    def paper(self, seen: DropOutcome, how_many: str, frame: Frame) -> DropPreview | None:
        """The drawing of the last preview with the number held; None if the preview is empty."""
        if not (seen.lines or seen.gains):
            return None
        key = self._seen[0]
        if self._paper[0] != key:
            self._paper = key, DropPreview(seen, self._drop_targets.context.seats, frame, how_many)
        return self._paper[1]

    def spared(self, targets: Iterable[Piece]) -> list[pygame.Rect]:
        """The rectangles that the paper keeps free: those of the game, and with them all targets."""
        shown = self._drop_targets.context.shown
        spared = self._drop_targets.drags.spared(shown.layout, shown.view)
        rects = (rect for target in targets for rect in shown.layout.rects_of(target))
        return [*spared, *rects] if spared else []


PULL = 0.3
"""The share of the distance by which a piece is drawn towards the target under it."""
FLIGHT = 0.25
"""Seconds of the flight back."""


@dataclass
class SnapBack:
    """A piece that flies back to its place."""

    piece: Piece
    sprite: pygame.Surface
    start: Pos
    end: Pos
    age: float = 0.0

    @property
    def over(self) -> bool:
        """Whether the flight is over."""
        return self.age >= FLIGHT

    @property
    def centre(self) -> Pos:
        """The current centre of the piece; it slows down towards its place (cubic)."""
        way = tween.out(min(1.0, self.age / FLIGHT))
        return (
            round(tween.between(self.start[0], self.end[0], way)),
            round(tween.between(self.start[1], self.end[1], way)),
        )


class DragSession:
    """Pieces picked up at `start` by the mouse (None) or a finger, with the choice of each of `targets`."""

    def __init__(self, drop_targets: DropTargets, piece: Piece, start: Pos, finger: int | None) -> None:
        self._drop_targets = drop_targets
        self.piece = piece
        self.finger = finger
        self._seen = drop_targets.state_key(piece)
        self._grip = drop_targets.grip(piece, start)
        self.forecast = DropForecast(drop_targets, piece)
        self.pos = start
        self.count = 1
        self.under: Piece | None = None
        self.why = ""
        """Why it cannot be dropped where it is; "" if it can."""
        self._find_targets()

    @property
    def layout(self) -> Layout:
        """The table's current layout."""
        return self._drop_targets.context.shown.layout

    def _find_targets(self) -> None:
        self.targets = {
            target: choice
            for choice in self._drop_targets.choices()
            for target in sorted(choice.drops().get(self.piece, ()))
        }
        most = min((choice.most(self.piece) for choice in self.targets.values()), default=1)
        self.most = max(1, most)
        self.count = min(self.count, self.most)
        self.under = None
        self.forecast.forget()
        self._redraw()

    def _redraw(self) -> None:
        self.sprite = self._drop_targets.sprite(self.piece, self.count)
        emphases = (choice.carried(self.piece) for choice in dict.fromkeys(self.targets.values()))
        own = next((emphasis for emphasis in emphases if emphasis is not None), None)
        self._emphasised = own is not None
        self._marks = self._drop_targets.marks_for(self.piece, self.count, frozenset(self.targets), own)

    @property
    def marks(self) -> Highlights:
        """The highlights: the choices' own for the carried piece, else those of the preview of a drop."""
        seen = self.outcome()
        if self._emphasised or seen.own is None:
            return self._marks
        own = self._drop_targets.drags.marks(seen.own, self.piece, self.count)
        return replace(self._marks, own=own, gains=seen.gains)

    def is_unchanged(self) -> bool:
        """Whether the viewer, the window and the piece at that place are still the same."""
        return self._drop_targets.state_key(self.piece) == self._seen

    def refresh(self) -> None:
        """Update after a change of the table."""
        self._find_targets()
        self.move(self.pos)

    def move(self, pos: Pos) -> None:
        """Carry it to a point."""
        self.pos = pos
        under = self.target() or self._drop_targets.piece_at(pos)
        if under != self.under:
            self.under = under
            illegal = under is not None and under not in self.targets and not self.at_home
            self.why = self._drop_targets.disabled_reason(self.piece, under) if illegal else ""

    @property
    def at_home(self) -> bool:
        """Whether it is over its own place."""
        return self._grip.home.collidepoint(self.pos) or self._drop_targets.piece_at(self.pos) == self.piece

    def target(self) -> Piece | None:
        """The target on which it would be dropped now; None for none."""
        return self._drop_targets.nearest(self.targets, self.pos)

    def carry(self, count: int) -> None:
        """Carry `count` of the piece, between one and the most that can be."""
        count = min(max(count, 1), self.most)
        if count != self.count:
            self.count = count
            self._redraw()

    @property
    def centre(self) -> Pos:
        """The centre of the carried piece: at the pointer, drawn a little towards the target there."""
        x, y = self.pos[0] + self._grip.offset[0], self.pos[1] + self._grip.offset[1]
        if self.under is None or self.under not in self.targets:
            return x, y
        rects = self.layout.rects_of(self.under)
        to = min(rects, key=lambda rect: distance(rect, self.pos)).center
        return round(x + (to[0] - x) * PULL), round(y + (to[1] - y) * PULL)

    @property
    def how_many(self) -> str:
        """The sentence about the number carried and how to carry more; "" if only one can be."""
        if self.most <= 1:
            return ""
        key = "drag.more" if self.count < self.most else "drag.all"
        return self._drop_targets.context.say(key, n=self.count, most=self.most)

    def way_back(self) -> SnapBack:
        """The flight back from where it is now."""
        return SnapBack(self.piece, self.sprite, self.centre, self._grip.home.center)

    def outcome(self) -> DropOutcome:
        """The preview of dropping it where it is; empty where there is no target."""
        if self.under is None or self.under not in self.targets:
            return DropOutcome()
        return self.forecast.of(self.targets[self.under], self.under, self.count)
