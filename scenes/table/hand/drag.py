"""Drag and drop by mouse or finger: take a piece up, see where it may go, drop it, or see it fly back.

A drop opens or fills in a choice; it plays only a move that goes without confirmation. The same pointer makes
the clicks: a press that does not move is one.
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
"""Seconds for which the reason stays."""
SIDE = 40
"""The side of the clear square round the place, in design units."""


class DragMessage:
    """One sentence, or none."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.words = ""
        self._place = pygame.Rect(0, 0, 0, 0)
        self._left = 0.0

    def tell(self, words: str, pos: tuple[int, int]) -> None:
        """Tell this beside a point."""
        self.words, self._left = words, STAYS
        side = self._context.shown.layout.frame.px(SIDE)
        self._place = pygame.Rect(pos, (0, 0)).inflate(side, side)
        self._context.damage.all()

    def hush(self) -> None:
        """It has been read."""
        if self.words:
            self.words, self._left = "", 0.0
            self._context.damage.all()

    def update(self, dt: float) -> None:
        """Let it fade."""
        if self.words:
            self._left -= dt
            if self._left <= 0:
                self.hush()

    def aloft(self) -> Iterator[PlacedSprite]:
        """The slip of paper."""
        if self.words:
            layout = self._context.shown.layout
            bounds = pygame.Rect((0, 0), layout.size)
            yield tooltip.picture(bounds, self._place, self.words, layout.frame)


STILL = 10
"""A press that moves less than this is a click; in design units."""
KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)
MORE = (pygame.K_UP, pygame.K_RIGHT, pygame.K_PLUS)
FEWER = (pygame.K_DOWN, pygame.K_LEFT, pygame.K_MINUS)


@dataclass
class Press:
    """A pointer that is down and has not moved yet; `clicks` unless it had another meaning already."""

    pos: Pos
    piece: Piece | None
    finger: int | None
    clicks: bool = True


class Drag(TablePart):
    """The hand over one table. A click while nobody at the screen is to answer calls `hurry`."""

    def __init__(
        self, context: TableContext, panel_host: PanelHost, picture: TablePicture, hurry: Callable[[], None]
    ) -> None:
        super().__init__(context)
        self._open = panel_host
        self.reach = DropTargets(context, panel_host, picture)
        self._hurry = hurry
        self._press: Press | None = None
        self.held: DragSession | None = None
        self.flight: SnapBack | None = None
        self.reason = DragMessage(context)
        """Why the last drop or click did nothing."""
        self._seen = _eyes(context)

    # What comes in.

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; while a piece is held nothing else gets any."""
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
            self.reason.hush()
        if pointer and pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            if self._press is None or self._press.finger == pointer.finger:  # else its release was missed
                self._press = Press(pointer.pos, self.reach.piece_at(pointer.pos), pointer.finger)
            return False
        if self._press is None or pointer is None or not self._pressed(self._press, pointer):
            return False
        self.context.damage.all()
        return True

    def no_click(self) -> None:
        """The press under way had another meaning already; it may still become a drag."""
        if self._press:
            self._press.clicks = False

    def _pressed(self, press: Press, pointer: Pointer) -> bool:
        """From a press to a click or to a drag."""
        if pointer.finger != press.finger:
            return False
        still = self.context.shown.layout.frame.px(STILL)
        if pointer.kind == "move" and math.dist(pointer.pos, press.pos) > still:
            self._press = None
            if press.piece is None or self.reach.thing(press.piece) is None:
                return False
            self.flight = None
            self.held = DragSession(self.reach, press.piece, press.pos, press.finger)
            self.held.move(pointer.pos)
            return True
        if pointer.kind == "up" and pointer.button == pygame.BUTTON_LEFT:
            self._press = None
            return press.clicks and self._click(press)
        return False

    def _click(self, press: Press) -> bool:
        """A click; one that can do nothing says why, one while others move only hurries them."""
        used, why = False, ""
        piece = _on_paper(self._open.choice, self.context, press.pos) or press.piece
        if self.context.shown.person is None:
            self._hurry()
        else:
            used = self._open.clicked(piece)
        if piece:
            why = self.reach.drags.unusable(self.reach.situation(), piece)
        choice = self._open.choice
        if choice and not used and piece in choice.lit() - choice.chosen():
            why = self.context.say("drag.why.enough")
        if why:
            self.reason.tell(why, press.pos)
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
        """Esc puts the piece back; arrows, + and −, digits set how many are carried."""
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

    # The hand.

    def _drop(self, held: DragSession) -> None:
        """Fill in the choice; or back, with the reason."""
        target = held.target()
        if target is None:
            under = self.reach.piece_at(held.pos)
            self._fly_back(held, "" if held.at_home else self.reach.disabled_reason(held.piece, under))
            return
        self.held = None
        choice = held.targets[target]
        if choice.drop(held.piece, target, held.count):
            self._open.show(choice)
            self._open.confirm_drop(asked=self.context.settings.confirmations)
        else:
            self._fly_back(held, self.context.say("drag.why.enough"))

    def _fly_back(self, held: DragSession, why: str = "") -> None:
        self.held = None
        self.context.damage.all()
        if why:
            self.reason.tell(why, held.pos)
        if not self.context.settings.reduced_motion:
            self.flight = held.way_back()

    def let_go(self) -> None:
        """Put everything down at once: the table has changed under the hand, or nobody may look."""
        self._press = self.held = self.flight = None
        self.reason.hush()

    def layout(self) -> None:
        """The table was laid out anew. In a window of another size, before other eyes, nothing is held."""
        eyes = _eyes(self.context)
        if eyes != self._seen or (self.held and not self.held.still_there()):
            self.let_go()
        elif self.held:
            self.held.refresh()
        self._seen = eyes

    # What is told and drawn.

    def update(self, dt: float) -> None:
        """Let a piece fly and a reason fade."""
        if self.flight:
            self.flight.age += dt
            self.context.damage.sprites()
            if self.flight.over:
                self.flight = None
                self.context.damage.all()
        self.reason.update(dt)

    def marks(self) -> Highlights:
        """The emphasis on the table: for the piece in the hand, else for the panel."""
        if self.held:
            return self.held.marks
        marks = self.reach.marks()
        return replace(marks, hidden=self.reach.gone(self.flight.piece)) if self.flight else marks

    def aloft(self) -> Iterator[PlacedSprite]:
        """The piece in the hand or in the air above everything, and why the last one went back."""
        if self.held:
            yield from pictures(self.held)
        if self.flight:
            yield self.flight.sprite, self.flight.sprite.get_rect(center=self.flight.centre)
        yield from self.reason.aloft()


def _second_grab(held: DragSession, pointer: Pointer) -> None:
    """Another finger takes one more; beyond the last it begins anew."""
    if pointer.kind == "down" and pointer.finger is not None and held.finger is not None:
        held.carry(held.count % held.most + 1)


def _eyes(context: TableContext) -> tuple[object, object]:
    """The window's size and the viewer: a drag ends when either changes."""
    return context.shown.layout.size, context.shown.viewer


def _on_paper(choice: Choice | None, context: TableContext, pos: tuple[int, int]) -> Piece | None:
    """The piece that a paper of the choice at this place is about."""
    papers = choice.papers(context.shown.layout) if choice else ()
    return next((piece for piece, rect in papers if rect.collidepoint(pos)), None)
