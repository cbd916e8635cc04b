"""A switch with a label and one line of explanation."""

from collections.abc import Callable

import pygame

from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.widgets.pointer import Pointer
from scenes.widgets.widget import Widget


class Toggle(Widget):
    """On or off; Enter, Space or a click switch it and call `on_change` with the new state. Disabled it is
    dim and says why instead of what it does.

    `icon` is a small object (one of `pictograms`) between the box and the label.
    """

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
        self.explanation = explanation
        self.icon = icon
        self.on = on
        self.on_change = on_change

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

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """The box with its tick, the label, the explanation beneath."""
        side = frame.px(44)
        top = self.rect.centery - side // 2 if not self.explanation else self.rect.top + frame.px(6)
        box = pygame.Rect(self.rect.left + frame.px(6), top, side, side)
        shapes.inset(surface, box, frame.scale, 8)
        if self.on:
            pictograms.draw(surface, box.inflate(-frame.px(8), -frame.px(8)), "check")
        left = box.right + frame.px(18)
        if self.icon:
            picture = pygame.Rect(left - frame.px(4), 0, side, side)
            picture.centery = box.centery
            pictograms.draw(surface, picture, self.icon)
            left = picture.right + frame.px(12)
        room = self.rect.right - left - frame.px(6)
        colour = pal.FAINT if not self.enabled else pal.IVORY if self.hover else pal.CREAM
        label = Style(Typeface.SLAB_BOLD, frame.type(24, 1.4), colour)
        text.draw(surface, self.label, (left, box.centery), label, limit=room, floor=frame.floor, middle=True)
        told = self.reason or self.explanation
        if told:
            beneath = pygame.Rect(
                left, box.bottom + frame.px(2), room, self.rect.bottom - box.bottom - frame.px(2)
            )
            style = Style(Typeface.BOOK, frame.type(19, 1.3), pal.DIM)
            text.paragraph(surface, told, beneath, style, floor=frame.floor)
        if self.focused:
            shapes.focus_line(surface, self.rect, frame.scale, 8)
