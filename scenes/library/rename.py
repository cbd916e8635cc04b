"""The dialog that asks for a name, over the screen that needs it."""

from collections.abc import Callable

import pygame

from raccoon.app.saves.naming import LONGEST_TITLE, tidied
from raccoon.app.text import Say
from scenes.art import Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_painting
from scenes.screens.form_scene import FormScene
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.widgets.forms.fields import TextField
from scenes.widgets.forms.form import Form
from scenes.window.press_guard import ENTER

PANEL, PAINTING, EDGE = (860.0, 440.0), 290.0, 30.0
"""The size of the panel of words, the width of the painting next to it, and the border round that."""
SENTENCE, HIGHER = 90.0, 90.0
"""The height of the sentence, and how much is added in large text."""
CLERK = characters.painted("badger")


class RenameScene(FormScene):
    """A field with the present name, all selected; Enter gives it to `on_done`, Escape changes nothing. Next
    to it is a painting of the clerk, except in large text.

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
        """Close the dialog and give the typed name to `on_done`."""
        if words := tidied(self.field.value):
            self.cancel()
            self._on_done(words)

    def cancel(self) -> None:
        if self.stack and self.stack.top is self:
            self.stack.pop()

    def layout(self) -> None:
        frame, wide = self.frame, PANEL[0]
        hung, more = (0.0, HIGHER) if frame.is_large else (PAINTING + EDGE, 0.0)
        high = PANEL[1] + more
        left, top = (1920 - wide + hung) / 2, (1080 - high) / 2
        self.panel, self.words = (
            frame.rect(left - hung, top, wide + hung, high),
            frame.rect(left, top, wide, high),
        )
        self.hung = frame.rect(left - PAINTING, top + EDGE, PAINTING, high - 2 * EDGE)
        self.field.rect = frame.rect(left + 60, top + 218 + more, wide - 120, 64)
        self.back_button.rect = frame.rect(left + 60, top + 326 + more, 250, 72)
        self.ok_button.rect = frame.rect(left + wide - 460, top + 326 + more, 400, 72)
        self.form.build(self.size, frame)

    def draw(self, surface: pygame.Surface) -> None:
        frame, say = self.frame, self._say
        shapes.dim(surface, 165)
        shapes.wood_panel(surface, self.panel, frame.scale, filigree=frame.is_large)
        if not frame.is_large:
            framed_painting(surface, self.hung, frame.scale, CLERK)
        box = self.words.inflate(-2 * frame.px(60), 0)
        title = lettered(frame, Typeface.POSTER, 38, pal.IVORY, 1.3, shadow=frame.px(2))
        at = box.centerx, box.top + frame.px(86)
        text.draw(surface, say(f"{self._words}.title"), at, title, "centre", box.width)
        style = lettered(frame, Typeface.BOOK, 24, pal.CREAM, 1.8)
        box.top, box.height = box.top + frame.px(112), frame.px(SENTENCE + HIGHER * frame.is_large)
        text.paragraph(
            surface, say(f"{self._words}.sentence"), box, style, "centre", centred=True, floor=frame.floor
        )
        self.draw_controls(surface)
