"""The progress of an assessment: in sentences, and as a game's picture with a plate."""

from collections.abc import Iterator
from functools import partial

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces.characters import framed_painting
from scenes.table.presentation import Lobby

WIDE = 0.44, 0.7
"""The share of the plate in the width of its area; usually, and in large text."""
SIDE = 0.27
"""The middle of the plate in that width, so that it does not cover the picture's character."""


def share(assessment: Assessment) -> float:
    """Return the share of the work that is done, from 0 to 1."""
    course, review = assessment.course, assessment.review
    return 0.5 * (course.done if course else 0.0) + 0.5 * (review.done if review else 0.0)


QUARTER = 25
"""The steps, in percent, at which speech output announces the progress."""


def _percent(assessment: Assessment, step: int = 1) -> int:
    """Return the progress rounded down to a multiple of `step` percent; -1 while nothing is known."""
    return int(100 * share(assessment)) // step * step if assessment.course else -1


def progress(assessment: Assessment, say: Say, step: int = 1) -> str:
    """Return the sentence about the progress, in steps of `step` percent; "" while nothing is known."""
    amount = _percent(assessment, step)
    return say("chances.progress", share=say("settings.percent", amount=amount)) if amount >= 0 else ""


class Announcements:
    """The announcements of a page for speech output: its progress, errors, and the result."""

    def __init__(self, assessment: Assessment, say: Say) -> None:
        self._assessment, self._say = assessment, say
        self._said: set[str] = set()
        self._known: object = None
        """The state at the last announcement."""

    def news(self, found: str) -> Iterator[str]:
        """Yield the new sentences, then the result `found`; none at first, when the page itself is read."""
        trouble = self._assessment.trouble
        known = _percent(self._assessment, QUARTER), found, trouble
        if known == self._known:
            return
        lines = [progress(self._assessment, self._say, QUARTER), found]
        lines += [self._say(trouble.key, **trouble.facts)] if trouble else []
        new = [line for line in lines if line and line not in self._said]
        self._said.update(new)
        yield from new if self._known else ()
        self._known = known


def draw(
    surface: pygame.Surface, words: str, area: pygame.Rect, frame: Frame, lobby: Lobby, done: float = 1.0
) -> None:
    """Draw the game's picture of the work and above it a plate with the words; nothing without words."""
    if not words:
        return
    plate = pygame.Rect(
        0, 0, round(area.width * WIDE[frame.is_large]), min(frame.px(130), round(area.height * 0.4))
    )
    middle = area.centerx if frame.is_large else area.left + round(SIDE * area.width)
    plate.midtop = middle, area.top + min(frame.px(36), area.height // 16)
    framed_painting(surface, area, frame.scale, partial(lobby.draw_progress, done))
    shapes.wood_panel(surface, plate, frame.scale)
    style = lettered(frame, Typeface.BOOK_SEMIBOLD, 26, pal.IVORY, 1.3)
    inner = plate.inflate(-frame.px(48), -frame.px(24))
    text.paragraph(surface, words, inner, style, "centre", centred=True, floor=frame.floor)
