"""The page behind the seal of a deal: its salt, and whether the deal played is the one that was sealed."""

from collections.abc import Callable, Mapping

import pygame

from raccoon.app.saves.seal import Proof, in_groups, proof
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.afterwards.finished import FinishedGame
from scenes.afterwards.page import AfterwardsPage
from scenes.art import palette as pal, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.letters.signs import lettered
from scenes.art.pieces import certificate
from scenes.widgets.button import Button

SEAL = (150, 350, 360, 360)
ROWS, STEP, LABELS = 400, 92, 580
"""The first row's base line, the height of a row, the left edge of the labels, in design units."""
WIDTH = 1190
"""The width of a row."""
VERDICT = (580, 758, 1190, 130)


def is_sealed(session: Session) -> bool:
    """Whether a finished game was sealed when it was dealt."""
    sealed = session.header is not None and session.header.seal is not None
    return sealed and not session.lesson_script and session.over


def opened_seal(game: FinishedGame) -> "OpenedSealPage":
    """The page behind the seal of a finished game."""
    header = game.session.header
    assert header
    assert header.seal
    shown = proof(header.seal, header.seed, header.setup)
    return OpenedSealPage(shown, header.seed, game.say, game.tabs(), game.shell.back)


class OpenedSealPage(AfterwardsPage):
    """The opened seal: its rows, and the verdict below a rule."""

    def __init__(
        self, shown: Proof, seed: str, say: Say, tabs: Mapping[str, Button], on_back: Callable[[], None]
    ) -> None:
        super().__init__(say, tabs, on_back)
        self.proof, self.heading = shown, say("seal.title")
        digests = (in_groups(digest) for digest in (shown.digest, shown.found))
        values = (seed, in_groups(shown.salt), *digests)
        names = ("seed", "salt", "before", "now")
        self.rows = tuple((say(f"seal.{name}"), value) for name, value in zip(names, values, strict=True))
        self.verdict = say("seal.same" if shown.holds else "seal.other")

    @property
    def told(self) -> str:
        """The sentence about what a seal is good for."""
        return self.say("seal.note")

    def paint(self, surface: pygame.Surface) -> None:
        """The seal, the rows, the verdict below a rule."""
        frame = self.leaf
        certificate.broken_seal(surface, frame.rect(*SEAL))
        for number, (label, value) in enumerate(self.rows):
            self._row(surface, ROWS + number * STEP, label, value)
        shapes.rule(surface, frame.rect(LABELS, VERDICT[1] - 20, WIDTH, 12), frame.scale)
        colour = pal.TEAL_DEEP if self.proof.holds else pal.OXBLOOD_DEEP
        bold, box = lettered(frame, Typeface.BOOK_BOLD, 34, colour, 1.6), frame.rect(*VERDICT)
        text.paragraph(surface, self.verdict, box, bold, "centre", centred=True, floor=frame.floor)

    def _row(self, surface: pygame.Surface, base: float, label: str, value: str) -> None:
        frame = self.leaf
        bold = lettered(frame, Typeface.BOOK_SEMIBOLD, 30, pal.INK, 1.6)
        figures = lettered(frame, Typeface.BOOK_SEMIBOLD, 32, pal.INK, 1.6)
        room = frame.px(WIDTH) - text.width(label, bold) - frame.px(20)
        text.draw(surface, label, frame.point(LABELS, base), bold, floor=frame.floor)
        text.draw(surface, value, frame.point(LABELS + WIDTH, base), figures, "right", room, frame.floor)
