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
from scenes.art import shapes
from scenes.raccoon_tycoon import marking
from scenes.raccoon_tycoon.choices.choice import Choice
from scenes.raccoon_tycoon.drag_reasons import kind_of, reason, unusable
from scenes.raccoon_tycoon.drag_sprites import sprite
from scenes.raccoon_tycoon.drag_things import thing_of
from scenes.raccoon_tycoon.marks import Marks
from scenes.raccoon_tycoon.verbs import VERBS
from scenes.raccoon_tycoon.zones import Brush
from scenes.widgets import tooltip
from scenes.widgets.focus import move_of
from scenes.widgets.pointer import Pointer, read

if TYPE_CHECKING:
    from scenes.raccoon_tycoon.table import TableScene

Rect = pygame.Rect
STILL = 10
"""A press that moves less than this is a click; in design units."""
SNAP = 30
"""How far beside a target a piece may be dropped, in design units."""
PULL = 0.3
"""How much of the way a piece is drawn to the target under it."""
VEIL = 84
"""How dark the rest of the table is meanwhile."""
FLIGHT = 0.25
"""Seconds of the way back (P2)."""
TOLD = 5.0
"""Seconds for which the reason stays."""
KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.CONTROLLERBUTTONDOWN)
MORE = (pygame.K_UP, pygame.K_RIGHT, pygame.K_PLUS, pygame.K_KP_PLUS)
FEWER = (pygame.K_DOWN, pygame.K_LEFT, pygame.K_MINUS, pygame.K_KP_MINUS)


@dataclass
class Press:
    """A pointer that is down and has not moved yet."""

    pos: tuple[int, int]
    piece: str | None
    finger: int | None
    clicks: bool = True


@dataclass
class Held:
    """A piece in the hand. `thing` is what it is, `targets` where it may go and the choice that takes it."""

    piece: str
    thing: object
    seat: int | None
    finger: int | None
    origin: Rect
    grip: tuple[int, int]
    pos: tuple[int, int]
    size: tuple[int, int]
    sprite: pygame.Surface
    targets: dict[str, Choice]
    marks: Marks
    most: int = 1
    count: int = 1
    under: str | None = None
    why: str = ""


@dataclass
class Flight:
    """A piece on its way back."""

    piece: str
    sprite: pygame.Surface
    start: tuple[int, int]
    end: tuple[int, int]
    age: float = 0.0


class Drag:
    """The hand over one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._press: Press | None = None
        self.held: Held | None = None
        self.flight: Flight | None = None
        self.told = ""
        """Why the last drop was none."""
        self._told_at = Rect(0, 0, 0, 0)
        self._told_for = 0.0
        self._shown = (table.size, table.view.seat)

    # What comes in.

    def no_click(self) -> None:
        """The press under way had another meaning already; it may still become a drag."""
        if self._press:
            self._press.clicks = False

    def piece_at(self, pos: tuple[int, int]) -> str | None:
        """The piece at a point that no panel covers; on another's panel the kind of token as well."""
        table = self._table
        if table.panel and table.panel.rect.collidepoint(pos):
            return None
        piece = table.places.piece_at(pos)
        if piece is None or kind_of(piece) != "panel":
            return piece
        panel = table.places.panels[int(piece.partition(":")[2])]
        left, right = panel.left + table.places.frame.px(25), panel.right - table.places.frame.px(12)
        column = (pos[0] - left) * len(COMMODITIES) // max(1, right - left)
        return f"{piece}:{COMMODITIES[min(max(column, 0), len(COMMODITIES) - 1)]}"

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; True when it was used: while a piece is held nothing else gets any."""
        if event.type == pygame.WINDOWFOCUSLOST:
            return self._focus_lost()
        pointer = read(event, self._table.size)
        if self.held:
            return self._holding(event, pointer)
        if (pointer and pointer.kind == "down") or event.type == pygame.KEYDOWN:
            self._hush()
        if pointer and pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            self._down(pointer)
            return False
        return self._pressed(self._press, pointer) if self._press and pointer else False

    def _down(self, pointer: Pointer) -> None:
        """A press begins; the same pointer again means that its release was missed."""
        if self._press is None or self._press.finger == pointer.finger:
            self._press = Press(pointer.pos, self.piece_at(pointer.pos), pointer.finger)

    def _focus_lost(self) -> bool:
        self._press = None
        if self.held is None:
            return False
        self._fly_back()
        return True

    def _pressed(self, press: Press, pointer: Pointer) -> bool:
        """From a press to a click or to a drag."""
        if pointer.finger != press.finger:
            return False
        if pointer.kind == "move" and math.dist(pointer.pos, press.pos) > self._px(STILL):
            self._press = None
            return press.piece is not None and self._take_up(press, pointer.pos)
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

    def _holding(self, event: pygame.event.Event, pointer: Pointer | None) -> bool:
        assert self.held is not None
        if event.type in KEYS:
            self._key(self.held, event)
            return True
        if pointer is None:
            return False
        if pointer.kind == "wheel":
            self._carry(self.held, self.held.count + pointer.wheel)
        elif pointer.finger != self.held.finger:
            self._second_grab(self.held, pointer)
        elif pointer.kind == "move":
            self._move(self.held, pointer.pos)
        elif pointer.kind == "up" and pointer.button == pygame.BUTTON_LEFT:
            self._move(self.held, pointer.pos)
            self._drop(self.held)
        elif pointer.kind == "down":
            self._fly_back()
        return True

    def _second_grab(self, held: Held, pointer: Pointer) -> None:
        """Another finger takes one more; beyond the last it begins anew."""
        if pointer.kind == "down" and pointer.finger is not None and held.finger is not None:
            self._carry(held, held.count % held.most + 1)

    def _key(self, held: Held, event: pygame.event.Event) -> None:
        """Esc puts the piece back; arrows, + and −, digits set how many are carried."""
        if move_of(event) == "cancel":
            self._fly_back()
        elif event.type != pygame.KEYDOWN:
            return
        elif event.key in MORE or event.unicode == "+":
            self._carry(held, held.count + 1)
        elif event.key in FEWER:
            self._carry(held, held.count - 1)
        elif event.unicode.isdecimal() and event.unicode.isascii():
            self._carry(held, int(event.unicode))

    # The hand.

    def _take_up(self, press: Press, pos: tuple[int, int]) -> bool:
        table, piece = self._table, press.piece
        assert piece is not None
        thing = thing_of(table.view, piece)
        if thing is None:
            return False
        origin = self._origin(piece, press.pos)
        targets = self._legal(piece)
        most = min((choice.most(piece) for choice in targets.values()), default=1)
        self.flight = None
        self.held = Held(
            piece=piece,
            thing=thing,
            seat=table.view.seat,
            finger=press.finger,
            origin=origin,
            grip=self._grip(piece, origin, press.pos),
            pos=pos,
            size=table.size,
            sprite=self._sprite(piece, 1),
            targets=targets,
            marks=self._marks(piece, targets, 1),
            most=max(1, most),
        )
        self._move(self.held, pos)
        return True

    def _origin(self, piece: str, pos: tuple[int, int]) -> Rect:
        """Where the piece lies; of many tokens the one under the pointer."""
        rects = self._table.places.rects_of(piece)
        if piece.startswith("market:"):
            return Rect(pos, (1, 1))
        return next((rect for rect in rects if rect.collidepoint(pos)), Rect(pos, (1, 1)))

    @staticmethod
    def _grip(piece: str, origin: Rect, pos: tuple[int, int]) -> tuple[int, int]:
        """From the pointer to the middle of the piece: a card stays under the finger where it was taken."""
        if kind_of(piece) not in ("hand", "railroad", "building", "estate"):
            return 0, 0
        return origin.centerx - pos[0], origin.centery - pos[1]

    def _sprite(self, piece: str, count: int) -> pygame.Surface:
        table = self._table
        brush = Brush(table.places.frame, table.say, table.session.seats)
        return sprite(piece, count, table.picture, table.places, table.view, brush)

    def _choices(self) -> Iterator[Choice]:
        """The decisions that a drop may fill in now."""
        table = self._table
        if table.person is None or table.person != table.view.seat:
            return
        dock = table.dock
        if dock and dock.choice.verb is None:
            yield dock.choice
        elif dock or table.panel is None:
            for verb in VERBS:
                choice = dock.choice if dock and dock.choice.verb == verb else table.choice_for(verb)
                if choice:
                    yield choice

    def _legal(self, piece: str) -> dict[str, Choice]:
        """Where the piece may go."""
        return {
            target: choice for choice in self._choices() for target in sorted(choice.drops().get(piece, ()))
        }

    def _marks(self, piece: str, targets: dict[str, Choice], count: int) -> Marks:
        """The targets lit, the rest a little darker, the piece gone from its place."""
        base = replace(marking.marks(self._table.panel), chosen=frozenset(), dimmed=True, veil=VEIL)
        kind, _, name = piece.partition(":")
        if kind == "slot":
            carried = tuple(count if name == other else 0 for other in COMMODITIES)
            base = replace(base, taken=carried)
        return replace(base, lit=frozenset(targets), hidden=_gone(piece))

    def _move(self, held: Held, pos: tuple[int, int]) -> None:
        held.pos = pos
        under = self._target_at(held) or self.piece_at(pos)
        if under != held.under:
            held.under = under
            at_home = under is None or under == held.piece or held.origin.collidepoint(pos)
            illegal = not at_home and under not in held.targets
            held.why = reason(self._table, held.piece, under) if illegal else ""

    def _target_at(self, held: Held) -> str | None:
        """The nearest legal target whose rectangle, a little inflated, holds the pointer."""
        near = 2 * self._px(SNAP)
        found = [
            (_distance(rect, held.pos), rect.width * rect.height, target)
            for target in held.targets
            for rect in self._rects(target)
            if rect.inflate(near, near).collidepoint(held.pos)
        ]
        return min(found)[2] if found else None

    def _rects(self, target: str) -> tuple[Rect, ...]:
        """A target's rectangles; the whole open strip leads to the auction block."""
        places = self._table.places
        return (places.strip,) if target == "gavel" else places.rects_of(target)

    def _carry(self, held: Held, count: int) -> None:
        count = min(max(count, 1), held.most)
        if count != held.count:
            held.count = count
            held.sprite = self._sprite(held.piece, count)
            held.marks = self._marks(held.piece, held.targets, count)

    def _drop(self, held: Held) -> None:
        """Fill in the choice; or back, with the reason."""
        target = self._target_at(held)
        if target is None:
            home = held.origin.collidepoint(held.pos) or self.piece_at(held.pos) == held.piece
            self._fly_back("" if home else reason(self._table, held.piece, self.piece_at(held.pos)))
            return
        choice = held.targets[target]
        self.held = None
        if choice.drop(held.piece, target, held.count):
            self._table.show_choice(choice)
            return
        self.held = held
        self._fly_back(self._table.say("drag.why.enough"))

    def _fly_back(self, why: str = "") -> None:
        held = self.held
        self.held = None
        self._table.dirty = True
        if held is None:
            return
        if why:
            self._tell(why, held.pos)
        if not self._table.settings.reduced_motion:
            self.flight = Flight(held.piece, held.sprite, self._centre(held), held.origin.center)

    def let_go(self) -> None:
        """Put everything down at once: the table has changed under the hand, or nobody may look."""
        self._press = self.held = self.flight = None
        self._hush()

    def refresh(self) -> None:
        """The table was laid out anew: see whether the piece is still there, and where it may go now."""
        table, held = self._table, self.held
        if held is None:
            self._follow_size()
            return
        same = held.seat == table.view.seat and held.size == table.size
        if not same or thing_of(table.view, held.piece) != held.thing:
            self.let_go()
            return
        held.targets = self._legal(held.piece)
        most = min((choice.most(held.piece) for choice in held.targets.values()), default=1)
        held.most = max(1, most)
        held.count = min(held.count, held.most)
        held.sprite = self._sprite(held.piece, held.count)
        held.marks = self._marks(held.piece, held.targets, held.count)
        held.under = None
        self._move(held, held.pos)

    def _follow_size(self) -> None:
        """What flies or is told has no place in a window of another size, or before other eyes."""
        table = self._table
        shown = (table.size, table.view.seat)
        if shown != self._shown:
            self._shown = shown
            self.let_go()

    # What is told and drawn.

    def _tell(self, why: str, pos: tuple[int, int]) -> None:
        self.told, self._told_for = why, TOLD
        self._table.dirty = True
        self._told_at = Rect(0, 0, self._px(40), self._px(40))
        self._told_at.center = pos

    def _hush(self) -> None:
        if self.told:
            self.told, self._told_for = "", 0.0
            self._table.dirty = True

    def update(self, dt: float) -> None:
        """Let a piece fly and a reason fade."""
        if self.flight:
            self.flight.age += dt
            self._table.dirty = True
            if self.flight.age >= FLIGHT:
                self.flight = None
        if self.told:
            self._told_for -= dt
            if self._told_for <= 0:
                self._hush()

    def marks(self) -> Marks:
        """The emphasis on the table: for the piece in the hand, else for the panel."""
        if self.held:
            return self.held.marks
        marks = marking.marks(self._table.panel)
        return replace(marks, hidden=_gone(self.flight.piece)) if self.flight else marks

    def draw(self, surface: pygame.Surface) -> None:
        """The piece in the hand above everything, the target under it, the reason."""
        frame = self._table.places.frame
        if held := self.held:
            if held.under in held.targets:
                for rect in self._table.places.rects_of(held.under):
                    shapes.focus_line(surface, rect, frame.scale)
            surface.blit(held.sprite, held.sprite.get_rect(center=self._centre(held)))
            if held.why:
                spot = Rect(0, 0, self._px(80), self._px(80))
                spot.center = held.pos
                tooltip.draw(surface, spot, held.why, frame)
        if self.flight:
            surface.blit(self.flight.sprite, self.flight.sprite.get_rect(center=_on_the_way(self.flight)))
        if self.told:
            tooltip.draw(surface, self._told_at, self.told, frame)

    def _centre(self, held: Held) -> tuple[int, int]:
        """The middle of the carried piece: under the pointer, drawn a little to the target there."""
        x, y = held.pos[0] + held.grip[0], held.pos[1] + held.grip[1]
        if held.under not in held.targets:
            return x, y
        to = min(self._table.places.rects_of(held.under), key=lambda rect: _distance(rect, held.pos)).center
        return round(x + (to[0] - x) * PULL), round(y + (to[1] - y) * PULL)

    def _px(self, units: float) -> int:
        return self._table.places.frame.px(units)


def _gone(piece: str) -> frozenset[str]:
    """The places that are empty while the piece is in the air."""
    return frozenset({piece} if kind_of(piece) in ("hand", "railroad", "building") else ())


def _distance(rect: Rect, pos: tuple[int, int]) -> float:
    """From a point to a rectangle, 0 inside."""
    across = max(rect.left - pos[0], 0, pos[0] - rect.right)
    down = max(rect.top - pos[1], 0, pos[1] - rect.bottom)
    return math.hypot(across, down)


def _on_the_way(flight: Flight) -> tuple[int, int]:
    """Fast at first, gently home (cubic)."""
    way = 1 - (1 - min(1.0, flight.age / FLIGHT)) ** 3
    (x, y), (to_x, to_y) = flight.start, flight.end
    return round(x + (to_x - x) * way), round(y + (to_y - y) * way)
