"""Drag and drop by mouse or finger: pick up a piece, see its targets, drop it, or see it fly back.

A drop opens or fills in a choice; it plays only a move that needs no confirmation. A press that does not move
is a click.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.hand.drag_picture import pictures
from scenes.table.hand.drag_session import DragSession, SnapBack
from scenes.table.hand.drop_targets import DropTargets, Pos
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Highlights
from scenes.table.piece import Piece
from scenes.widgets import tooltip
from scenes.widgets.focus import move_of
from scenes.widgets.widget import Pointer, read
from scenes.window.keyboard import digit

STAYS = 5.0
"""Seconds for which a message stays."""
SIDE = 40
"""The side of the square round the pointer that the message leaves free, in design units."""


class DragMessage:
    """A short-lived message at the pointer: why a drop or click did nothing."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.words = ""
        self._place = pygame.Rect(0, 0, 0, 0)
        self._left = 0.0

    def show(self, words: str, pos: tuple[int, int]) -> None:
        """Show the words next to a point."""
        self.words, self._left = words, STAYS
        side = self._context.shown.layout.frame.px(SIDE)
        self._place = pygame.Rect(pos, (0, 0)).inflate(side, side)
        self._context.damage.all()

    def clear(self) -> None:
        """Remove the message."""
        if self.words:
            self.words, self._left = "", 0.0
            self._context.damage.all()

    def update(self, dt: float) -> None:
        """Let time pass; remove the message when its time is over."""
        if self.words:
            self._left -= dt
            if self._left <= 0:
                self.clear()

    def sprites(self) -> Iterator[PlacedSprite]:
        """The message's sprite."""
        if self.words:
            layout = self._context.shown.layout
            bounds = pygame.Rect((0, 0), layout.size)
            yield tooltip.picture(bounds, self._place, self.words, layout.frame)


STILL = 10
"""The distance up to which a press is still a click, in design units."""
KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)
MORE = (pygame.K_UP, pygame.K_RIGHT, pygame.K_PLUS)
FEWER = (pygame.K_DOWN, pygame.K_LEFT, pygame.K_MINUS)


@dataclass
class Press:
    """A pointer that is down and has not moved yet; `clicks` unless another part has used the press."""

    pos: Pos
    piece: Piece | None
    finger: int | None
    clicks: bool = True


class Drag(TablePart):
    """Drag and drop at one table. A click while nobody at the screen is to answer calls `hurry`."""

    def __init__(
        self, context: TableContext, panel_host: PanelHost, picture: TablePicture, hurry: Callable[[], None]
    ) -> None:
        super().__init__(context)
        self._panel_host = panel_host
        self.drop_targets = DropTargets(context, panel_host, picture)
        self._hurry = hurry
        self._press: Press | None = None
        self.held: DragSession | None = None
        self.flight: SnapBack | None = None
        self.reason = DragMessage(context)
        self._viewed_by = _viewer_key(context)

    # Events.

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; while a piece is held, use all."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._press = None
            if self.held:
                self._fly_back(self.held)
                return True
            return False
        pointer = read(event, self.context.shown.layout.size)
        if self.held:
            return self._holding(self.held, event, pointer)
        if (pointer and pointer.kind == "down") or event.type == pygame.KEYDOWN:
            self.reason.clear()
        if pointer and pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            if self._press is None or self._press.finger == pointer.finger:  # else its release was missed
                self._press = Press(pointer.pos, self.drop_targets.piece_at(pointer.pos), pointer.finger)
            return False
        if self._press is None or pointer is None or not self._pressed(self._press, pointer):
            return False
        self.context.damage.all()
        return True

    def no_click(self) -> None:
        """Mark the current press as used: it may still become a drag, but not a click."""
        if self._press:
            self._press.clicks = False

    def _pressed(self, press: Press, pointer: Pointer) -> bool:
        """Turn a press into a drag when it moves, into a click when it is released."""
        if pointer.finger != press.finger:
            return False
        still = self.context.shown.layout.frame.px(STILL)
        if pointer.kind == "move" and math.dist(pointer.pos, press.pos) > still:
            self._press = None
            if press.piece is None or self.drop_targets.thing(press.piece) is None:
                return False
            self.flight = None
            self.held = DragSession(self.drop_targets, press.piece, press.pos, press.finger)
            self.held.move(pointer.pos)
            return True
        if pointer.kind == "up" and pointer.button == pygame.BUTTON_LEFT:
            self._press = None
            return press.clicks and self._click(press)
        return False

    def _click(self, press: Press) -> bool:
        """Make a click: hurry others while they move; else use it, or show why it does nothing."""
        used, why = False, ""
        piece = _on_paper(self._panel_host.choice, self.context, press.pos) or press.piece
        if self.context.shown.person is None:
            self._hurry()
        else:
            used = self._panel_host.clicked(piece)
        if piece:
            why = self.drop_targets.drags.unusable(self.drop_targets.situation(), piece)
        choice = self._panel_host.choice
        if choice and not used and piece in choice.lit() - choice.chosen():
            why = self.context.say("drag.why.enough")
        if why:
            self.reason.show(why, press.pos)
        return used or bool(why)

    def _holding(self, held: DragSession, event: pygame.event.Event, pointer: Pointer | None) -> bool:
        if event.type in KEYS:
            self.context.damage.all()
            self._key(held, event)
            return True
        if pointer is None:
            return False
        if pointer.kind == "move" and pointer.finger == held.finger:
            before = held.marks
            held.move(pointer.pos)
            if held.marks == before:
                self.context.damage.sprites()
            else:
                self.context.damage.all()
            return True
        self.context.damage.all()
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

    def _key(self, held: DragSession, event: pygame.event.Event) -> None:
        """Esc puts the piece back; arrows, + and −, and digits set how many are carried."""
        if move_of(event) == "cancel":
            self._fly_back(held)
        elif event.type != pygame.KEYDOWN:
            return
        elif event.key in MORE:
            held.carry(held.count + 1)
        elif event.key in FEWER:
            held.carry(held.count - 1)
        elif (count := digit(event)) is not None:
            held.carry(count)

    # Dropping.

    def _drop(self, held: DragSession) -> None:
        """Fill in the target's choice; or let the piece fly back, with the reason."""
        target = held.target()
        if target is None:
            under = self.drop_targets.piece_at(held.pos)
            self._fly_back(held, "" if held.at_home else self.drop_targets.disabled_reason(held.piece, under))
            return
        self.held = None
        choice = held.targets[target]
        if choice.drop(held.piece, target, held.count):
            self._panel_host.show(choice)
            self._panel_host.confirm_drop(asked=self.context.settings.confirmations)
        else:
            self._fly_back(held, self.context.say("drag.why.enough"))

    def _fly_back(self, held: DragSession, why: str = "") -> None:
        self.held = None
        self.context.damage.all()
        if why:
            self.reason.show(why, held.pos)
        if not self.context.settings.reduced_motion:
            self.flight = held.way_back()

    def let_go(self) -> None:
        """End any press, drag and flight at once."""
        self._press = self.held = self.flight = None
        self.reason.clear()

    def layout(self) -> None:
        """Adapt to a new layout; end the drag if the window's size, the viewer or the piece has changed."""
        eyes = _viewer_key(self.context)
        if eyes != self._viewed_by or (self.held and not self.held.is_unchanged()):
            self.let_go()
        elif self.held:
            self.held.refresh()
        self._viewed_by = eyes

    # Drawing.

    def update(self, dt: float) -> None:
        """Let time pass for the flight back and the message."""
        if self.flight:
            self.flight.age += dt
            self.context.damage.sprites()
            if self.flight.over:
                self.flight = None
                self.context.damage.all()
        self.reason.update(dt)

    def marks(self) -> Highlights:
        """The highlights: for the held piece, else for the panel."""
        if self.held:
            return self.held.marks
        targets, flight = self.drop_targets, self.flight
        return (
            replace(targets.marks(), hidden=targets.hidden_with(flight.piece)) if flight else targets.marks()
        )

    def sprites(self) -> Iterator[PlacedSprite]:
        """The held piece, the one that flies back, and the message."""
        if self.held:
            yield from pictures(self.held)
        if self.flight:
            yield self.flight.sprite, self.flight.sprite.get_rect(center=self.flight.centre)
        yield from self.reason.sprites()


def _second_grab(held: DragSession, pointer: Pointer) -> None:
    """Carry one more for a tap of a second finger; after the largest number start again at one."""
    if pointer.kind == "down" and pointer.finger is not None and held.finger is not None:
        held.carry(held.count % held.most + 1)


def _viewer_key(context: TableContext) -> tuple[object, object]:
    return context.shown.layout.size, context.shown.viewer


def _on_paper(choice: Choice | None, context: TableContext, pos: tuple[int, int]) -> Piece | None:
    """The piece that the choice's paper at this point is about; None for none."""
    papers = choice.papers(context.shown.layout) if choice else ()
    return next((piece for piece, rect in papers if rect.collidepoint(pos)), None)
