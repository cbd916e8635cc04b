"""What the screens with forms share: fields first, then the ring of controls, Escape leaves."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.form import Form
from scenes.window.scene import Scene


class FormScene(Scene):
    """A screen with a `form` (pygame-gui's fields) and a `ring` of all its controls.

    Where a value decides which controls there are, its change sets `unsettled`; they are gathered after the
    event, not during it: fields are being gone through.
    """

    form: Form
    ring: FocusRing

    def __init__(self) -> None:
        super().__init__()
        self.unsettled = False

    @abstractmethod
    def cancel(self) -> None:
        """Escape, or the controller's second button: leave the screen."""

    def leave(self) -> None:
        """Let go of the form."""
        self.form.close()

    @property
    def typing(self) -> pygame.Rect | None:
        """The field with the cursor."""
        return next((field.rect for field in self.form.fields if field.typed_into), None)

    def handle(self, event: pygame.event.Event) -> None:
        """Fields first, then the ring; Escape closes an open list, else it leaves."""
        self.dirty = True
        if not self.form.handle(event):
            if move_of(event) != "cancel":
                self.ring.handle(event, self.size)
            elif self.form.open:
                self.form.shut()
            else:
                self.cancel()
        self.form.follow(self.ring.lit)
        self._settle()

    def update(self, dt: float) -> None:
        """Cursors blink, lists open."""
        self.dirty = self.form.update(dt) or self.dirty
        self._settle()

    def _settle(self) -> None:
        if self.unsettled:
            self.unsettled = False
            self.gather()
            self.layout()

    def gather(self) -> None:
        """Put the controls that apply now into the ring and the form."""

    def draw_controls(self, surface: pygame.Surface) -> None:
        """Draw the controls, the fields, then one hint over all of them; none beside an open list."""
        if self.form.open:
            self.ring.shown = False
        self.ring.draw_controls(surface, self.frame)
        self.form.draw(surface)
        if not self.form.open:
            self.ring.draw_hint(surface, self.frame)
