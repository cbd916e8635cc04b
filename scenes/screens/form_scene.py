"""The base of the screens with forms: fields first, then the ring of controls, Escape leaves."""

from abc import abstractmethod

import pygame

from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.forms.form import Form
from scenes.window.scene import Scene

FOOT = 0.86
"""The highest top of the row of buttons at the foot, as a share of the window's height."""


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

    def unsettle(self, *_: object) -> None:
        """Gather the controls anew after the event."""
        self.unsettled = True

    @abstractmethod
    def cancel(self) -> None:
        """Escape, or the controller's second button: leave the screen."""

    def leave(self) -> None:
        self.form.close()

    @property
    def typing(self) -> pygame.Rect | None:
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

    def quiet(self) -> pygame.Rect:
        """The widest gap in the row of buttons at the foot."""
        width, height = self.size
        shown = [widget.rect for widget in self.ring.widgets if widget.visible]
        foot = sorted((rect for rect in shown if rect.top > FOOT * height), key=lambda rect: rect.left)
        if not foot:
            return super().quiet()
        ends = [0, *(rect.right for rect in foot)], [*(rect.left for rect in foot), width]
        left, right = max(zip(*ends, strict=True), key=lambda gap: gap[1] - gap[0])
        if right - left < width // 5:
            return super().quiet()
        return pygame.Rect(left, 0, right - left, max(rect.bottom for rect in foot))

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
