"""ControlGroup: the controls of a screen, one with the focus; draws them and one hint."""

from collections.abc import Iterator, Sequence

import pygame

from scenes.art.frame import Frame
from scenes.art.moving.clipping import is_outside_clip
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import unspoken
from scenes.widgets import tooltip
from scenes.widgets.widget import Widget

LIGHT = 40
"""The reach of a control's light and shadow beyond its rectangle, in design units."""


class ControlGroup:
    """Controls in reading order; one has the focus, which is visible while `shown`."""

    def __init__(self, widgets: Sequence[Widget] = (), shown: bool = False) -> None:
        self._widgets = list(widgets)
        self._index = 0
        self._at: Widget | None = None
        self.shown = shown
        self.resting = False
        """Whether keys go elsewhere for a while: the focus keeps its place and is hidden."""

    @property
    def widgets(self) -> list[Widget]:
        """The visible controls, in order."""
        return [widget for widget in self._widgets if widget.visible]

    @property
    def index(self) -> int:
        """The index of the focus among the visible controls."""
        widgets = self.widgets
        return widgets.index(self._at) if self._at in widgets else self._index

    @index.setter
    def index(self, place: int) -> None:
        self._index = place
        widgets = self.widgets
        self._at = widgets[place % len(widgets)] if widgets else None

    @property
    def focused(self) -> Widget | None:
        """The control with the focus, visible or not."""
        widgets = self.widgets
        if self._at in widgets:
            return self._at
        return widgets[self._index % len(widgets)] if widgets else None

    @property
    def lit(self) -> Widget | None:
        """The control with the visible focus; None while the focus is hidden."""
        return self.focused if self.shown and not self.resting else None

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw every control, the focused one last, then one hint."""
        self.draw_controls(surface, frame)
        self.draw_hint(surface, frame)

    def draw_hint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the hint alone."""
        if asked := self._asked():
            with unspoken():  # it is spoken with the control
                tooltip.draw(surface, asked.rect, asked.hint, frame)

    def hint(self, bounds: pygame.Rect, frame: Frame) -> Iterator[PlacedSprite]:
        """The hint as a sprite for a window of these bounds."""
        if asked := self._asked():
            yield tooltip.picture(bounds, asked.rect, asked.hint, frame)

    def _asked(self) -> Widget | None:
        """The control whose hint is shown: one that refused a press, else that under the pointer, else that
        with the focus.
        """
        refusing = next((widget for widget in self.widgets if widget.refusal), None)
        hovered = next((widget for widget in self.widgets if self._pointed_at(widget)), None)
        focused = self.lit
        return refusing or hovered or (focused if focused and focused.hint and not focused.hushed else None)

    def hush(self) -> None:
        """Hide the hints until the pointer or the focus moves to a control again."""
        for widget in self.widgets:
            widget.hush()

    def leave(self, pos: tuple[int, int]) -> bool:
        """End the hover of controls that the pointer at `pos` is no longer over; True where one was."""
        left = [widget for widget in self.widgets if widget.hover and not widget.rect.collidepoint(pos)]
        for widget in left:
            widget.hover = widget.hushed = False
        return bool(left)

    @staticmethod
    def _pointed_at(widget: Widget) -> bool:
        return widget.hover and not widget.hushed and bool(widget.hint)

    def bounds(self, frame: Frame) -> pygame.Rect:
        """The area of all visible controls with their light and shadow."""
        rects, margin = [widget.rect for widget in self.widgets], frame.px(LIGHT)
        return (
            rects[0].unionall(rects[1:]).inflate(2 * margin, 2 * margin) if rects else pygame.Rect(0, 0, 0, 0)
        )

    def draw_controls(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw every visible control within the clip, the focused one last, without a hint."""
        focused = self.lit
        for widget in sorted(self.widgets, key=lambda widget: widget is focused):
            if not is_outside_clip(surface, widget.rect.inflate(2 * frame.px(LIGHT), 2 * frame.px(LIGHT))):
                with unspoken(bool(widget.role)):
                    widget.draw(surface, frame)
