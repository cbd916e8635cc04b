"""The base class of screens with form fields: events go to the fields, then to the ring of controls."""

from abc import abstractmethod

import pygame

from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.forms.form import Form
from scenes.window.scene import Scene

FOOT = 0.86
"""Buttons that begin below this share of the window's height are the row at the foot."""


class FormScene(Scene):
    """A screen with a `form` (pygame-gui's fields) and a `ring` of all its controls.

    A change of a value that decides which controls exist sets `unsettled`; the controls are collected again
    after the event, as the fields are iterated over during it.
    """

    form: Form
    ring: FocusRing

    def __init__(self) -> None:
        super().__init__()
        self.unsettled = False

    def unsettle(self, *_: object) -> None:
        """Have the controls collected again after this event."""
        self.unsettled = True

    @abstractmethod
    def cancel(self) -> None:
        """Leave the screen: called on Escape or the controller's second button."""

    def leave(self) -> None:
        self.form.close()

    @property
    def typing(self) -> pygame.Rect | None:
        return next((field.rect for field in self.form.fields if field.typed_into), None)

    def handle(self, event: pygame.event.Event) -> None:
        """Offer the event to the fields, then to the ring; Escape closes an open list, else leaves."""
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
        """Animate the fields (blinking cursor, opening lists)."""
        self.dirty = self.form.update(dt) or self.dirty
        self._settle()

    def caption_area(self) -> pygame.Rect:
        """Return the widest gap in the row of buttons at the foot, where captions cover nothing."""
        width, height = self.size
        shown = [widget.rect for widget in self.ring.widgets if widget.visible]
        foot = sorted((rect for rect in shown if rect.top > FOOT * height), key=lambda rect: rect.left)
        if not foot:
            return super().caption_area()
        ends = [0, *(rect.right for rect in foot)], [*(rect.left for rect in foot), width]
        left, right = max(zip(*ends, strict=True), key=lambda gap: gap[1] - gap[0])
        if right - left < width // 5:
            return super().caption_area()
        return pygame.Rect(left, 0, right - left, max(rect.bottom for rect in foot))

    def _settle(self) -> None:
        if self.unsettled:
            self.unsettled = False
            self.gather()
            self.layout()

    def gather(self) -> None:
        """Put the controls that currently apply into the ring and the form."""

    def draw_controls(self, surface: pygame.Surface) -> None:
        """Draw the controls, the fields, then one hint above all of them; no hint while a list is open."""
        if self.form.open:
            self.ring.shown = False
        self.ring.draw_controls(surface, self.frame)
        self.form.draw(surface)
        if not self.form.open:
            self.ring.draw_hint(surface, self.frame)
