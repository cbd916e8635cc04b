"""The page behind the seal of a deal: its salt, and whether the deal played is the one that was sealed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from raccoon.app.saves.seal import Proof, in_groups, proof
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.pieces import certificate
from scenes.art.text import Style
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.scene import Scene

PANEL, SEAL, BACK = (330, 110, 1260, 860), (1350, 150, 170, 170), (830, 862, 260, 76)
ROWS, STEP, LABELS = 436, 82, 410
"""The first row's base line, the height of a row, the left edge of the labels, in design units."""
VALUES, WIDTH = 1510, 1100
"""The right edge of the values, and the width of a row."""
VERDICT = (410, 734, 1100, 110)


def opened_seal(session: Session, say: Say, on_back: Callable[[], None]) -> OpenedSealScene | None:
    """The page behind the seal of a finished game; None where the deal was never sealed."""
    header = session.header
    if header is None or header.seal is None or session.lesson_script or not session.over:
        return None
    shown = proof(header.seal, header.seed, header.setup)
    return OpenedSealScene(shown, header.seed, say, on_back)


class OpenedSealScene(Scene):
    """The opened seal over the certificate; `on_back` leaves."""

    opaque = False
    ring: FocusRing

    def __init__(self, shown: Proof, seed: str, say: Say, on_back: Callable[[], None]) -> None:
        super().__init__()
        self.say, self.proof = say, shown
        digests = (in_groups(digest) for digest in (shown.digest, shown.found))
        self.rows = tuple(
            (say(f"seal.{name}"), value)
            for name, value in zip(
                ("seed", "salt", "before", "now"), (seed, in_groups(shown.salt), *digests), strict=True
            )
        )
        self.verdict = say("seal.same" if shown.holds else "seal.other")
        self.back = Button(say("settings.back"), on_back, look="primary", cap="back", size=26)
        self.ring = FocusRing([self.back])

    def layout(self) -> None:
        """The button below the verdict."""
        self.back.rect = self.frame.rect(*BACK)

    def handle(self, event: pygame.event.Event) -> None:
        """Back by the button or by its key."""
        if move_of(event) == "cancel":
            self.back.press()
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """The paper with the rows and the seal; the verdict below a rule."""
        frame = self.frame
        shapes.dim(surface, 165)
        panel = frame.rect(*PANEL)
        shapes.paper_panel(surface, panel, frame.scale)
        certificate.seal(surface, frame.rect(*SEAL))
        title = Style(Typeface.POSTER, frame.type(56, 1.2), pal.OXBLOOD_DEEP)
        text.draw(surface, self.say("seal.title"), frame.point(LABELS, 222), title, limit=frame.px(900))
        italic = Style(Typeface.BOOK_ITALIC, frame.type(26, 1.6), pal.INK)
        note = frame.rect(LABELS, 246, 900, 124)
        text.paragraph(surface, self.say("seal.note"), note, italic, floor=frame.floor)
        for number, (label, value) in enumerate(self.rows):
            self._row(surface, ROWS + number * STEP, label, value)
        shapes.rule(surface, frame.rect(LABELS, VERDICT[1] - 20, WIDTH, 12), frame.scale)
        colour = pal.TEAL_DEEP if self.proof.holds else pal.OXBLOOD_DEEP
        bold = Style(Typeface.BOOK_BOLD, frame.type(30, 1.6), colour)
        text.paragraph(
            surface, self.verdict, frame.rect(*VERDICT), bold, "centre", centred=True, floor=frame.floor
        )
        self.ring.draw(surface, frame)

    def _row(self, surface: pygame.Surface, base: float, label: str, value: str) -> None:
        frame = self.frame
        bold = Style(Typeface.BOOK_SEMIBOLD, frame.type(28, 1.6), pal.INK)
        figures = bold.sized(frame.type(30, 1.6))
        room = frame.px(WIDTH) - text.width(label, bold) - frame.px(20)
        text.draw(surface, label, frame.point(LABELS, base), bold, floor=frame.floor)
        text.draw(surface, value, frame.point(VALUES, base), figures, "right", room, frame.floor)
