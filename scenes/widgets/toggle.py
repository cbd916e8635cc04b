"""A switch with a label and one line of explanation."""

from collections.abc import Callable

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Style, Typeface, palette as pal, pictograms, shapes, text
from scenes.widgets.widget import Pointer, Widget

SIDE = 44
"""The side of the box, and of the icon, in design units."""


class Toggle(Widget):
    """On or off; Enter, Space or a click switch it and call `on_change` with the new state. Disabled it is
    dim and says why instead of what it does.

    `icon` is a small object (one of `pictograms`) between the box and the label.
    """

    role = "switch"
    folded = False
    """Whether its explanation is a hint, for there is no room beneath its label."""

    def __init__(
        self,
        label: str,
        on: bool,
        on_change: Callable[[bool], None],
        explanation: str = "",
        icon: str = "",
    ) -> None:
        super().__init__()
        self.label = label
        self.explanation = self.purpose = explanation
        self.icon = icon
        self.on = on
        self.on_change = on_change

    @property
    def hint(self) -> str:
        """With it the explanation where that is not beneath the label."""
        return super().hint or (self.explanation if self.folded else "")

    def value_told(self, say: Say) -> str:
        """On or off."""
        return say("settings.on" if self.on else "settings.off")

    def press(self) -> None:
        """Switch, unless disabled."""
        if not self.enabled:
            return
        self.on = not self.on
        self.on_change(self.on)

    def pointer(self, pointer: Pointer) -> bool:
        """A click anywhere on it switches."""
        changed = super().pointer(pointer)
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT and self.hover:
            self.press()
            return True
        return changed

    def least_height(self, frame: Frame, width: int) -> int:
        """The height of the box and, beneath its label, of the whole explanation."""
        room = width - self._left(frame) - frame.px(12)
        told = text.height(self.explanation, self._beneath(frame), room) if self.explanation else 0
        return frame.px(6 + 2) + self._line(frame) + told

    def _line(self, frame: Frame) -> int:
        """The height of the line of the label."""
        return max(frame.px(SIDE), self._label(frame).leading)

    def _label(self, frame: Frame) -> Style:
        colour = pal.FAINT if not self.enabled else pal.IVORY if self.hover else pal.CREAM
        slim = text.NARROWEST if frame.is_large else 1.0
        return Style(Typeface.SLAB_BOLD, frame.type(24), colour, slim=slim)

    def _left(self, frame: Frame) -> int:
        """The space beside the label, for the box and the icon."""
        return frame.px(6 + SIDE + 18) + (frame.px(SIDE + 8) if self.icon else 0)

    def _beneath(self, frame: Frame) -> Style:
        return Style(Typeface.BOOK, frame.type(19), pal.DIM)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """The box with its tick, the label, the explanation beneath."""
        side, line = frame.px(SIDE), self._line(frame)
        told = "" if self.folded else self.reason or self.explanation
        top = self.rect.top + frame.px(6) if told else self.rect.centery - line // 2
        box = pygame.Rect(self.rect.left + frame.px(6), top + (line - side) // 2, side, side)
        shapes.inset(surface, box, frame.scale, 8)
        if self.on:
            pictograms.draw(surface, box.inflate(-frame.px(8), -frame.px(8)), "check")
        left = self.rect.left + self._left(frame)
        if self.icon:
            picture = pygame.Rect(box.right + frame.px(14), 0, side, side)
            picture.centery = box.centery
            pictograms.draw(surface, picture, self.icon)
        room = self.rect.right - left - frame.px(6)
        label, at = self._label(frame), (left, box.centery)
        text.draw(surface, self.label, at, label, limit=room, floor=frame.floor, middle=True)
        if told:
            beneath = pygame.Rect(left, top + line + frame.px(2), room, 0)
            beneath.height = self.rect.bottom - beneath.top
            text.paragraph(surface, told, beneath, self._beneath(frame), floor=frame.floor)
        if self.focused:
            shapes.focus_line(surface, self.rect, frame.scale, 8)
