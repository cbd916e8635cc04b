"""The page behind the seal of a deal: its salt, and whether the deal played is the one that was sealed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from raccoon.app.saves.seal import Proof, in_groups, proof
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.afterwards.finished import FinishedGame
from scenes.afterwards.page import AfterwardsPage
from scenes.art import Typeface, palette as pal, pictograms, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import certificate, characters
from scenes.art.pieces.characters import framed_painting
from scenes.widgets.button import Button

PAINTING, TALLEST, SEAL = (150, 256, 430, 620), 1.45, 240
"""The registrar's painting, its greatest height by its width, and the side of the seal over its corner."""
ROWS, STEP, LABELS, WIDTH = 256, 102, 650, 1120
"""The top of the first row, the height of a row, the left edge of the labels and the width of a row, in
design units.
"""
EQUAL, MARK = 2, 100
"""The first of the rows that are to be equal, and the side of the sign before the verdict."""
VERDICT, RULE = (840, 700, 930, 200), 680
HOLDS, BROKEN = ("#d5e4d2", pal.TEAL_DEEP, "check"), ("#f2d3c8", pal.OXBLOOD_DEEP, "cross")
"""The ground of the rows that are to be equal, the verdict's colour, its sign."""


def is_sealed(session: Session) -> bool:
    """Whether a finished game was sealed when it was dealt."""
    sealed = session.header is not None and session.header.seal is not None
    return sealed and not session.lesson_script and session.over


def opened_seal(game: FinishedGame) -> OpenedSealPage:
    """The page on the opened seal of a finished game that was sealed."""
    header = game.session.header
    assert header
    assert header.seal
    shown = proof(header.seal, header.seed, header.setup)
    return OpenedSealPage(shown, header.seed, game.say, game.tabs(), game.shell.back)


class OpenedSealPage(AfterwardsPage):
    """The opened seal: seed, salt and digests in rows, and the verdict below a rule."""

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
        """The sentence on the purpose of a seal."""
        return self.say("seal.note")

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the registrar with the seal, the rows, and the verdict below a rule."""
        frame = self.leaf
        ground, colour, sign = HOLDS if self.proof.holds else BROKEN
        painting = frame.rect(*PAINTING)
        painting.height = min(painting.height, round(TALLEST * painting.width))
        framed_painting(surface, painting, frame.scale, characters.painted("badger"))
        equal = frame.rect(LABELS - 20, ROWS + EQUAL * STEP, WIDTH + 40, (len(self.rows) - EQUAL) * STEP)
        pygame.draw.rect(surface, pal.rgb(ground), equal, border_radius=frame.px(12))
        pygame.draw.rect(surface, pal.rgb(colour), equal, frame.px(2), frame.px(12))
        for number, (label, value) in enumerate(self.rows):
            self._row(surface, number, label, value)
        shapes.rule(surface, frame.rect(LABELS, RULE, WIDTH, 12), frame.scale)
        bold, box = lettered(frame, Typeface.POSTER, 40, colour, 1.6), frame.rect(*VERDICT)
        mark = frame.rect(VERDICT[0] - 1.3 * MARK, VERDICT[1] + (VERDICT[3] - MARK) / 2, MARK, MARK)
        pictograms.draw(surface, mark, sign)
        seal = pygame.Rect(0, 0, frame.px(SEAL), frame.px(SEAL))
        seal.center = painting.right - seal.width // 4, painting.bottom - seal.height // 3
        certificate.broken_seal(surface, seal)
        text.paragraph(surface, self.verdict, box, bold, "left", centred=True, floor=frame.floor)

    def _row(self, surface: pygame.Surface, number: int, label: str, value: str) -> None:
        """Draw a row, with a line above it but for the first ones of both groups."""
        frame, top = self.leaf, ROWS + number * STEP
        base = top + STEP / 2 + 12
        if number not in (0, EQUAL):
            line = frame.rect(LABELS, top, WIDTH, 1)
            pygame.draw.line(surface, pal.rgb(pal.GILT_DEEP), line.topleft, line.topright)
        bold = lettered(frame, Typeface.BOOK_SEMIBOLD, 30, pal.INK, 1.6)
        figures = lettered(frame, Typeface.BOOK_SEMIBOLD, 32, pal.INK, 1.6)
        room = frame.px(WIDTH) - text.width(label, bold) - frame.px(20)
        text.draw(surface, label, frame.point(LABELS, base), bold, floor=frame.floor)
        text.draw(surface, value, frame.point(LABELS + WIDTH, base), figures, "right", room, frame.floor)
