"""Toggle: a switch with a label and an explanation."""

from collections.abc import Callable

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Style, Typeface, palette as pal, pictograms, shapes, text
from scenes.widgets.widget import Pointer, Widget

SIDE = 44
"""The side of the box and of the icon, in design units."""


class Toggle(Widget):
    """A switch: Enter or a click turns it on or off and calls `on_change` with the new state. A disabled one
    is dim and shows the reason instead of its explanation.

    `icon` is a pictogram between the box and the label.
    """

    role = "switch"
    folded = False
    """Whether its explanation is a hint, because there is no room below its label."""

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
        """The usual hint; else the explanation while it is `folded`."""
        return super().hint or (self.explanation if self.folded else "")

    def value_text(self, say: Say) -> str:
        """On or off."""
        return say("settings.on" if self.on else "settings.off")

    def press(self) -> None:
        """Switch it, unless disabled."""
        if not self.enabled:
            return
        self.on = not self.on
        self.on_change(self.on)

    def pointer(self, pointer: Pointer) -> bool:
        """Switch by a click anywhere on it."""
        changed = super().pointer(pointer)
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT and self.hover:
            self.press()
            return True
        return changed

    def least_height(self, frame: Frame, width: int) -> int:
        """The height of the label's line and the whole explanation below."""
        room = width - self._left(frame) - frame.px(12)
        told = text.height(self.explanation, self._beneath(frame), room) if self.explanation else 0
        return frame.px(6 + 2) + self._line(frame) + told

    def _line(self, frame: Frame) -> int:
        return max(frame.px(SIDE), self._label(frame).leading)

    def _label(self, frame: Frame) -> Style:
        colour = pal.FAINT if not self.enabled else pal.IVORY if self.hover else pal.CREAM
        slim = text.NARROWEST if frame.is_large else 1.0
        return Style(Typeface.SLAB_BOLD, frame.type(24), colour, slim=slim)

    def _left(self, frame: Frame) -> int:
        """The width left of the label, for the box and the icon."""
        return frame.px(6 + SIDE + 18) + (frame.px(SIDE + 8) if self.icon else 0)

    def _beneath(self, frame: Frame) -> Style:
        return Style(Typeface.BOOK, frame.type(19), pal.DIM)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the box with its tick, the icon, the label, and the explanation below."""
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
