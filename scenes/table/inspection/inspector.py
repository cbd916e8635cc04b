"""The inspector of pieces on any screen: a card where the pointer rests, the whole page on demand."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import pygame

from raccoon.app.text import Say
from scenes.art.frame import Frame
from scenes.art.moving.screen_transitions import FADES, OPAQUE
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.inspection.inspectables import Inspectables, asks
from scenes.table.piece import Piece
from scenes.widgets.focus import move_of
from scenes.widgets.widget import Pointer, read
from scenes.window.scene import Scene

MOST = 0.15
"""The largest change of opacity from one frame to the next, however slow the loop is."""


class Fading:
    """Fades one picture in while it is wanted, and out after."""

    def __init__(self) -> None:
        self._strength = 0.0
        self._seen: PlacedSprite | None = None

    def update(self, dt: float, wanted: bool) -> bool:
        """Let time pass; return whether the opacity has changed."""
        before, step = self._strength, min(dt / FADES, MOST)
        self._strength = min(1.0, before + step) if wanted else max(0.0, before - step)
        return self._strength != before

    def forget(self) -> None:
        """Hide it at once, because another person may look."""
        self._strength, self._seen = 0.0, None

    def pictures(self, picture: PlacedSprite | None) -> Iterator[PlacedSprite]:
        """The picture at its current opacity; None: the last one while it fades out."""
        self._seen = picture or (self._seen if self._strength else None)
        if not self._seen or not self._strength:
            return
        image, place = self._seen
        if self._strength < 1:
            image = image.copy()  # the cached image is used elsewhere too
            image.set_alpha(round(OPAQUE * self._strength))
        yield image, place


if TYPE_CHECKING:
    from scenes.table.inspection.page import Page

REST = 0.6
"""Seconds for which the pointer rests on a piece before its card appears."""
OWN_HINTS = ("verb", "row")
"""Kinds of pieces with a tooltip of their own: they show no card."""


def inspector_on(
    scene: Scene,
    say: Say,
    inspectables: Callable[[], Inspectables | None],
    focused: Callable[[], Piece | None] = lambda: None,
) -> Inspector:
    """The inspector for a scene on the stack: pages open over it."""

    def push(page: Scene) -> None:
        assert scene.stack is not None
        scene.stack.push(page)

    def stir() -> None:
        scene.sprites_changed = True

    made = scene.inspector = Inspector(say, inspectables, push, focused, stir)
    return made


class Inspector:
    """The inspector of one screen's pieces: a card at the pointer, a page at a key or click.

    `inspectables` returns the current pieces, None while nothing can be inspected. `push` puts a page over
    the screen. `focused` returns the piece with the keyboard focus, if any; `stirred` is called when the card
    appears, fades or vanishes.
    """

    def __init__(
        self,
        say: Say,
        inspectables: Callable[[], Inspectables | None],
        push: Callable[[Scene], None],
        focused: Callable[[], Piece | None] = lambda: None,
        stirred: Callable[[], None] = lambda: None,
    ) -> None:
        self._say = say
        self._inspectables = inspectables
        self._push = push
        self._focused = focused
        self._stirred = stirred
        self._pos: tuple[int, int] | None = None
        """The position of the pointer; None if it is over no piece or the keyboard was used since."""
        self._last = Piece("")
        """The piece whose page was opened last."""
        self._piece: Piece | None = None
        self._rested = 0.0
        self._page: Page | None = None
        """The page whose card is shown."""
        self._fading = Fading()

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use the key or click that opens a page; watch where the pointer rests."""
        pointer = read(event, size)
        if pointer:
            return self._point(pointer)
        if event.type != pygame.KEYDOWN:
            return False
        self.hush()
        if asks(event):
            return self.ask(self._in_question())
        if move_of(event):
            self._pos = None
        return False

    def _point(self, pointer: Pointer) -> bool:
        if pointer.kind == "move":
            self._moved(pointer.pos)
            return False
        self.hush()
        if pointer.kind != "down" or pointer.button != pygame.BUTTON_RIGHT:
            return False
        inspectables = self._inspectables()
        return self.ask(inspectables.piece_at(pointer.pos) if inspectables else None)

    def _moved(self, pos: tuple[int, int]) -> None:
        inspectables = self._inspectables()
        piece = inspectables.piece_at(pos) if inspectables else None
        self._pos = pos if piece else None
        if piece != self._piece:
            self.hush()
            self._piece = piece

    def _in_question(self) -> Piece | None:
        """The piece to open: under the pointer, else the focused, else the last inspected, else the first."""
        inspectables = self._inspectables()
        if inspectables is None or not inspectables.places:
            return None
        under = inspectables.piece_at(self._pos) if self._pos else None
        known = (under, self._focused(), self._last, *inspectables.pieces)
        return next(
            (piece for piece in known if piece and inspectables.place_of(piece) and inspectables.page(piece)),
            None,
        )

    def spoken(self) -> Iterable[str]:
        """The words of the page of the focused piece, or of the one inspected last."""
        inspectables, known = self._inspectables(), (self._focused(), self._last)
        found = (piece for piece in known if piece and inspectables and inspectables.place_of(piece))
        here = next(found, None)
        page = inspectables.page(here) if inspectables and here else None
        return page.spoken() if page else ()

    def ask(self, piece: Piece | None) -> bool:
        """Open the page of a piece; return whether it has one."""
        inspectables = self._inspectables()
        if piece is None or inspectables is None or inspectables.page(piece) is None:
            return False
        self._last = piece
        from scenes.table.inspection.scene import InspectionScene

        self._push(InspectionScene(self._say, inspectables, piece))
        return True

    def update(self, dt: float) -> None:
        """Let time pass: the card fades in after a rest, or out."""
        if self._fading.update(dt, self._page is not None):
            self._stirred()
        if self._piece is None or self._page or self._piece.kind in OWN_HINTS:
            return
        self._rested += dt
        inspectables = self._inspectables() if self._rested >= REST else None
        if inspectables:
            self._page = inspectables.page(self._piece)
            self._rested = 0.0
            self._piece = self._piece if self._page else None
            self._stirred()

    def hush(self) -> None:
        """Let the card fade out until the pointer moves again."""
        if self._page:
            self._stirred()
        self._piece, self._page, self._rested = None, None, 0.0

    def forget(self) -> None:
        """Remove the card at once: its piece has gone, or another person may look."""
        self.hush()
        self._fading.forget()

    def sprites(self, bounds: pygame.Rect, frame: Frame) -> Iterator[PlacedSprite]:
        """The card over a window of these bounds."""
        yield from self._fading.pictures(self._card(bounds, frame))

    def _card(self, bounds: pygame.Rect, frame: Frame) -> PlacedSprite | None:
        inspectables = self._inspectables() if self._page and self._piece else None
        place = inspectables.place_of(self._piece) if inspectables and self._piece else None
        if self._page and inspectables and place:
            from scenes.table.inspection import card

            others = [rect for piece, rect in inspectables.places if piece != self._piece]
            drawn = card.picture(bounds, place, others, self._page, self._say("ask.more"), frame)
            return None if card.paper(drawn[1], frame).collidelist(inspectables.notices) >= 0 else drawn
        return None


class InspectableScreen(Scene):
    """Adds an inspector to a screen; as the first base class it gets every event first."""

    def ask_with(self, say: Say) -> None:
        """Make the inspector."""
        self.piece_inspector = inspector_on(self, say, self.inspectables, self.piece_in_focus)

    @abstractmethod
    def inspectables(self) -> Inspectables | None:
        """The pieces that can be inspected now; None while nothing can be."""

    def piece_in_focus(self) -> Piece | None:
        """The piece with the keyboard focus, if any."""
        return None

    def handle(self, event: pygame.event.Event) -> None:
        """Offer the event to the inspector first, but not keys typed into a text field."""
        typed = event.type == pygame.KEYDOWN and self.typing is not None
        if typed:
            self.piece_inspector.hush()
        if typed or not self.piece_inspector.handle(event, self.size):
            super().handle(event)

    def update(self, dt: float) -> None:
        """Let time pass, for the inspector too."""
        super().update(dt)
        self.piece_inspector.update(dt)

    def sprites(self) -> Iterator[PlacedSprite]:
        """The screen's sprites, and the card."""
        yield from super().sprites()
        yield from self.piece_inspector.sprites(pygame.Rect((0, 0), self.size), self.frame)
