"""The button that shows the code of a deal and copies it: by the code the same game can be dealt again."""

import pygame

from raccoon.app.deal_code import code_at
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.afterwards import paper
from scenes.art.frame import Frame
from scenes.widgets.button import Button

INSET, TOP = 100.0, 120.0
"""The place of the button from the paper's left edge and the window's top, in design units."""
BESIDE = 34.0
"""The top where a game has a first page of its own: it is narrower, and the button is next to it."""


def code_of(session: Session) -> str:
    """The code of the session's deal; "" for a lesson and where the seed was typed as free text."""
    return "" if session.lesson_script else code_at(session.match, session.seats)


class CodeButton(Button):
    """Shows the code; a press copies it to the clipboard and says so."""

    def __init__(self, code: str, say: Say) -> None:
        self._code, self._say = code, say
        tip = say("results.code.tip")
        super().__init__(code, self._copy, look="quiet", action="copy_code", size=21, tip=tip)

    def shown_on(self, page: bool) -> None:
        """Show the button on a `page` that has it, if there is a code."""
        self.visible = page and bool(self._code)

    def _copy(self) -> None:
        pygame.scrap.put_text(self._code)
        self.label = self._say("results.code.copied")

    def layout(self, frame: Frame, beside: bool) -> None:
        """Place it where a certificate has its number, or `beside` a page of the game's own."""
        left = paper.sheet(frame)[0]
        self.rect = frame.rect(left, BESIDE, 236, 46) if beside else frame.rect(left + INSET, TOP, 290, 46)
