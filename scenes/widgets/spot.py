"""A place in a picture that can be pressed: the picture draws it, the focus only frames it."""

from collections.abc import Callable

import pygame

from scenes.art import shapes
from scenes.art.frame import Frame
from scenes.widgets.button import Button


class Spot(Button):
    """A button without a face, for what the picture below draws already."""

    def __init__(self, on_press: Callable[[], None], action: str) -> None:
        super().__init__("", on_press, action=action)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """The frame of the focus."""
        if self.focused:
            shapes.focus_line(surface, self.rect, frame.scale)
