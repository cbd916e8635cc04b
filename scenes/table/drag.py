"""Drag and drop by mouse or finger: take a piece up, see where it may go, drop it, or see it fly back.

A drop opens or fills in a choice; it never plays a move (P2, P3). The same pointer makes the clicks: a
press that does not move is one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import tween
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon import highlights
from scenes.raccoon_tycoon.drag.reasons import kind_of, on_offer, reason, unusable
from scenes.raccoon_tycoon.drag.things import thing_of
from scenes.table.drag_held import Held, gone
from scenes.table.marks import Marks
from scenes.widgets import tooltip
from scenes.widgets.focus import move_of
from scenes.widgets.pointer import Pointer, read

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

Rect = pygame.Rect
Pos = tuple[int, int]
STILL = 10
"""A press that moves less than this is a click; in design units."""
FLIGHT = 0.25
"""Seconds of the way back (P2)."""
TOLD = 5.0
"""Seconds for which the reason stays."""
KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.CONTROLLERBUTTONDOWN)
MORE = (pygame.K_UP, pygame.K_RIGHT, pygame.K_PLUS, pygame.K_KP_PLUS)
FEWER = (pygame.K_DOWN, pygame.K_LEFT, pygame.K_MINUS, pygame.K_KP_MINUS)


@dataclass
class Press:
    """A pointer that is down and has not moved yet; `clicks` unless it had another meaning already."""

    pos: Pos
    piece: str | None
    finger: int | None
    clicks: bool = True


@dataclass
class Flight:
    """A piece on its way back."""

    piece: str
    sprite: pygame.Surface
    start: Pos
    end: Pos
    age: float = 0.0

    @property
    def centre(self) -> Pos:
        """Where its middle is now: fast at first, gently home (cubic)."""
        way = tween.out(min(1.0, self.age / FLIGHT))
        return (
            round(tween.between(self.start[0], self.end[0], way)),
            round(tween.between(self.start[1], self.end[1], way)),
        )


class Drag:
    """The hand over one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._press: Press | None = None
        self.held: Held | None = None
        self.flight: Flight | None = None
        self.told = ""
        """Why the last drop or click did nothing."""
        self._told_at = Rect(0, 0, 0, 0)
        self._told_for = 0.0
        self._shown = (table.size, table.view.seat)

    def piece_at(self, pos: Pos) -> str | None:
        """The piece at a point that no panel covers; on another's panel the kind of token as well.

        None at a place of the offer that is empty.
        """
        table = self._table
        if table.panel and table.panel.rect.collidepoint(pos):
            return None
        piece = table.places.piece_at(pos)
        if piece is None or not on_offer(table.view, piece):
            return None
        if kind_of(piece) != "panel":
            return piece
        panel = table.places.panels[int(piece.partition(":")[2])]
        left, right = panel.left + table.places.frame.px(25), panel.right - table.places.frame.px(12)
        column = (pos[0] - left) * len(COMMODITIES) // max(1, right - left)
        return f"{piece}:{COMMODITIES[min(max(column, 0), len(COMMODITIES) - 1)]}"

    # What comes in.

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; True when it was used: while a piece is held nothing else gets any."""
        if event.type == pygame.WINDOWFOCUSLOST:
            return self._focus_lost()
        pointer = read(event, self._table.size)
        if self.held:
            return self._holding(self.held, event, pointer)
        if (pointer and pointer.kind == "down") or event.type == pygame.KEYDOWN:
            self._hush()
        if pointer and pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            self._down(pointer)
            return False
        if self._press is None or pointer is None:
            return False
        used = self._pressed(self._press, pointer)
        self._table.dirty |= used
        return used

    def no_click(self) -> None:
        """The press under way had another meaning already; it may still become a drag."""
        if self._press:
            self._press.clicks = False

    def _focus_lost(self) -> bool:
        self._press = None
        if self.held is None:
            return False
        self._fly_back(self.held)
        return True

    def _down(self, pointer: Pointer) -> None:
        """A press begins; the same pointer again means that its release was missed."""
        if self._press is None or self._press.finger == pointer.finger:
            self._press = Press(pointer.pos, self.piece_at(pointer.pos), pointer.finger)

    def _pressed(self, press: Press, pointer: Pointer) -> bool:
        """From a press to a click or to a drag."""
        if pointer.finger != press.finger:
            return False
        still = self._table.places.frame.px(STILL)
        if pointer.kind == "move" and math.dist(pointer.pos, press.pos) > still:
            self._press = None
            return self._take_up(press, pointer.pos)
        if pointer.kind == "up" and pointer.button == pygame.BUTTON_LEFT:
            self._press = None
            return press.clicks and self._click(press)
        return False

    def _click(self, press: Press) -> bool:
        """A click; one that can do nothing says why (P5)."""
        used = self._table.clicked(press.piece)
        why = unusable(self._table, press.piece) if press.piece else ""
        if why:
            self._tell(why, press.pos)
        return used or bool(why)

    def _holding(self, held: Held, event: pygame.event.Event, pointer: Pointer | None) -> bool:
        if event.type in KEYS:
            self._table.dirty = True
            self._key(held, event)
            return True
        if pointer is None:
            return False
        if pointer.kind == "move" and pointer.finger == held.finger:
            held.move(pointer.pos)
            self._table.stirred = True
            return True
        self._table.dirty = True
        if pointer.kind == "wheel":
            held.carry(held.count + pointer.wheel)
        elif pointer.finger != held.finger:
            _second_grab(held, pointer)
        elif pointer.kind == "up" and pointer.button == pygame.BUTTON_LEFT:
            held.move(pointer.pos)
            self._drop(held)
        elif pointer.kind == "down":
            self._fly_back(held)
        return True

    def _key(self, held: Held, event: pygame.event.Event) -> None:
        """Esc puts the piece back; arrows, + and −, digits set how many are carried."""
        if move_of(event) == "cancel":
            self._fly_back(held)
        elif event.type != pygame.KEYDOWN:
            return
        elif event.key in MORE or event.unicode == "+":
            held.carry(held.count + 1)
        elif event.key in FEWER:
            held.carry(held.count - 1)
        elif event.unicode.isdecimal() and event.unicode.isascii():
            held.carry(int(event.unicode))

    # The hand.

    def _take_up(self, press: Press, pos: Pos) -> bool:
        if press.piece is None or thing_of(self._table.view, press.piece) is None:
            return False
        self.flight = None
        self.held = Held(self._table, press.piece, press.pos, press.finger)
        self.held.move(pos)
        return True

    def _drop(self, held: Held) -> None:
        """Fill in the choice; or back, with the reason."""
        target = held.target()
        if target is None:
            under = self.piece_at(held.pos)
            self._fly_back(held, "" if held.at_home else reason(self._table, held.piece, under))
            return
        self.held = None
        choice = held.targets[target]
        if choice.drop(held.piece, target, held.count):
            self._table.opened.show(choice)
        else:
            self._fly_back(held, self._table.say("drag.why.enough"))

    def _fly_back(self, held: Held, why: str = "") -> None:
        self.held = None
        self._table.dirty = True
        if why:
            self._tell(why, held.pos)
        if not self._table.settings.reduced_motion:
            self.flight = Flight(held.piece, held.sprite, held.centre, held.origin.center)

    def let_go(self) -> None:
        """Put everything down at once: the table has changed under the hand, or nobody may look."""
        self._press = self.held = self.flight = None
        self._hush()

    def refresh(self) -> None:
        """The table was laid out anew. In a window of another size, before other eyes, nothing is held."""
        shown = (self._table.size, self._table.view.seat)
        if shown != self._shown or (self.held and not self.held.still_there()):
            self.let_go()
        elif self.held:
            self.held.refresh()
        self._shown = shown

    # What is told and drawn.

    def _tell(self, why: str, pos: Pos) -> None:
        self.told, self._told_for = why, TOLD
        side = self._table.places.frame.px(40)
        self._told_at = Rect(pos, (0, 0)).inflate(side, side)
        self._table.dirty = True

    def _hush(self) -> None:
        if self.told:
            self.told, self._told_for = "", 0.0
            self._table.dirty = True

    def update(self, dt: float) -> None:
        """Let a piece fly and a reason fade."""
        if self.flight:
            self.flight.age += dt
            self._table.stirred = True
            if self.flight.age >= FLIGHT:
                self.flight = None
                self._table.dirty = True
        if self.told:
            self._told_for -= dt
            if self._told_for <= 0:
                self._hush()

    def marks(self) -> Marks:
        """The emphasis on the table: for the piece in the hand, else for the panel."""
        if self.held:
            return self.held.marks
        marks = highlights.marks(self._table.panel)
        return replace(marks, hidden=gone(self.flight.piece)) if self.flight else marks

    def aloft(self) -> Iterator[Aloft]:
        """The piece in the hand or in the air above everything, and why the last one went back."""
        if self.held:
            yield from self.held.pictures()
        if self.flight:
            yield self.flight.sprite, self.flight.sprite.get_rect(center=self.flight.centre)
        if self.told:
            bounds = Rect((0, 0), self._table.size)
            yield tooltip.picture(bounds, self._told_at, self.told, self._table.places.frame)


def _second_grab(held: Held, pointer: Pointer) -> None:
    """Another finger takes one more; beyond the last it begins anew."""
    if pointer.kind == "down" and pointer.finger is not None and held.finger is not None:
        held.carry(held.count % held.most + 1)
