"""The notice of the last action with a button to undo it, over the foot of the shelves."""

from collections.abc import Callable

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.library.plan import Plan
from scenes.widgets.button import Button

LASTING = 12.0
"""Seconds for which it is shown."""
HIGH, SIDE, BUTTON = 84.0, 90.0, 230.0


class Notice:
    """A sentence that is shown for a while, with a button (Z) that undoes the action."""

    def __init__(self, say: Say) -> None:
        self.words = ""
        self._left = 0.0
        self._undo: Callable[[], None] | None = None
        self.button = Button(say("library.undo"), self._take_back, action="undo", look="verb", size=24)
        self.button.visible = False
        self.rect = pygame.Rect(0, 0, 0, 0)

    def show(self, words: str, undo: Callable[[], None] | None = None) -> None:
        """Show these words, with a button if there is an `undo`."""
        self.words, self._undo, self._left = words, undo, LASTING
        self.button.visible = undo is not None

    def _take_back(self) -> None:
        undo, self._undo = self._undo, None
        self._end()
        if undo:
            undo()

    def _end(self) -> None:
        self.words, self.button.visible = "", False

    def layout(self, plan: Plan) -> None:
        """Place it over the foot of the shelves."""
        frame, shelf = plan.frame, plan.shelf
        self.rect = shelf.inflate(-2 * frame.px(SIDE), 0)
        self.rect.height = frame.px(HIGH)
        self.rect.bottom = shelf.bottom - frame.px(22)
        wide = frame.px(BUTTON)
        inner = self.rect.inflate(-frame.px(32), -frame.px(24))
        self.button.rect = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)

    def update(self, dt: float) -> bool:
        """Let time pass, except while its button has the focus or the pointer; True when it disappears."""
        if not self.words or self.button.focused or self.button.hover:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._end()
        return True

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the sentence and its button on a strip of paper."""
        if not self.words:
            return
        shapes.paper_panel(surface, self.rect, frame.scale)
        style = lettered(frame, Typeface.BOOK_SEMIBOLD, 24, pal.OXBLOOD_DEEP, 1.4)
        left = self.rect.left + frame.px(24)
        end = self.button.rect.left if self.button.visible else self.rect.right
        room = end - left - frame.px(20)
        text.draw(
            surface, self.words, (left, self.rect.centery), style, "left", room, frame.floor, middle=True
        )
        if self.button.visible:
            self.button.draw(surface, frame)
