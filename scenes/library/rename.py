"""Asks for a name, over the screen that wants it."""

from collections.abc import Callable

import pygame

from raccoon.app.saves.naming import LONGEST_TITLE, tidied
from raccoon.app.text import Say
from scenes.art import palette as pal, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.letters.signs import lettered
from scenes.screens.form_scene import FormScene
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.widgets.forms.fields import TextField
from scenes.widgets.forms.form import Form
from scenes.window.press_guard import ENTER

PANEL = (860.0, 400.0)


class RenameScene(FormScene):
    """One field with the name so far, selected whole; Enter gives it to `on_done`, Escape changes nothing.

    The catalogue has ``<words>.title`` and ``<words>.sentence``.
    """

    opaque = False

    def __init__(self, say: Say, title: str, on_done: Callable[[str], None], words: str = "rename") -> None:
        super().__init__()
        self._say, self._on_done, self._words = say, on_done, words
        self.field = TextField(title, self._typed, limit=LONGEST_TITLE)
        self.ok_button = Button(say("rename.ok"), self.done, look="primary", hotkeys=ENTER)
        self.back_button = Button(say("rename.cancel"), self.cancel, look="quiet", cap="back")
        self.form = Form([self.field])
        self.ring = FocusRing([self.field, self.back_button, self.ok_button], shown=True)
        self._typed(title)

    def _typed(self, words: str) -> None:
        self.ok_button.reason = "" if tidied(words) else self._say("rename.why.empty")

    def done(self) -> None:
        """Take the name as it was typed."""
        if words := tidied(self.field.value):
            self.cancel()
            self._on_done(words)

    def cancel(self) -> None:
        if self.stack and self.stack.top is self:
            self.stack.pop()

    def layout(self) -> None:
        frame = self.frame
        left, top = (1920 - PANEL[0]) / 2, (1080 - PANEL[1]) / 2
        self.panel = frame.rect(left, top, *PANEL)
        self.field.rect = frame.rect(left + 60, top + 190, PANEL[0] - 120, 64)
        self.back_button.rect = frame.rect(left + 60, top + 290, 250, 72)
        self.ok_button.rect = frame.rect(left + PANEL[0] - 460, top + 290, 400, 72)
        self.form.build(self.size, frame)

    def draw(self, surface: pygame.Surface) -> None:
        frame, say = self.frame, self._say
        shapes.dim(surface, 165)
        shapes.wood_panel(surface, self.panel, frame.scale, filigree=True)
        room = self.panel.width - 2 * frame.px(60)
        title = lettered(frame, Typeface.POSTER, 38, pal.IVORY, 1.3, shadow=frame.px(2))
        at = self.panel.centerx, self.panel.top + frame.px(78)
        text.draw(surface, say(f"{self._words}.title"), at, title, "centre", room)
        style = lettered(frame, Typeface.BOOK, 24, pal.CREAM, 1.5)
        box = pygame.Rect(self.panel.left + frame.px(60), self.panel.top + frame.px(100), room, frame.px(80))
        text.paragraph(
            surface, say(f"{self._words}.sentence"), box, style, "centre", centred=True, floor=frame.floor
        )
        self.draw_controls(surface)
