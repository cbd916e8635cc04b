"""A picture of a game with a sentence on a plate, for a page that is worked out: it shows how far."""

from collections.abc import Iterator
from functools import partial

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces.characters import hang
from scenes.table.presentation import Lobby

WIDE = 0.44, 0.7
"""The share of a plate in the width of its area, and in large letters."""
SIDE = 0.27
"""The middle of the plate in that width, beside whoever looks out of the picture."""


def share(assessment: Assessment) -> float:
    """The share of the work that is done, from 0 to 1."""
    course, review = assessment.course, assessment.review
    return 0.5 * (course.done if course else 0.0) + 0.5 * (review.done if review else 0.0)


QUARTER = 25
"""The percents after which it is said anew how much is worked out."""


def _percent(assessment: Assessment, step: int = 1) -> int:
    """The part that is worked out, in steps of so many %; less than 0 while nothing is known."""
    return int(100 * share(assessment)) // step * step if assessment.course else -1


def progress(assessment: Assessment, say: Say, step: int = 1) -> str:
    """The sentence that says how much is worked out, in steps of so many %; "" while nothing is known."""
    amount = _percent(assessment, step)
    return say("chances.progress", share=say("settings.percent", amount=amount)) if amount >= 0 else ""


class Announced:
    """Has it said how far a page is worked out, that there is trouble, and in the end what has come of it."""

    def __init__(self, assessment: Assessment, say: Say) -> None:
        self._assessment, self._say = assessment, say
        self._said: set[str] = set()
        self._known: object = None
        """The state that was put into words last."""

    def news(self, found: str) -> Iterator[str]:
        """The new sentences, `found` once all is known; none at first, for the page itself is read then."""
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
    """A sentence on a plate in an area, above the game's picture of such a work; nothing for none."""
    if not words:
        return
    plate = pygame.Rect(
        0, 0, round(area.width * WIDE[frame.is_large]), min(frame.px(130), round(area.height * 0.4))
    )
    middle = area.centerx if frame.is_large else area.left + round(SIDE * area.width)
    plate.midtop = middle, area.top + min(frame.px(36), area.height // 16)
    hang(surface, area, frame.scale, partial(lobby.draw_progress, done))
    shapes.wood_panel(surface, plate, frame.scale)
    style = lettered(frame, Typeface.BOOK_SEMIBOLD, 26, pal.IVORY, 1.3)
    inner = plate.inflate(-frame.px(48), -frame.px(24))
    text.paragraph(surface, words, inner, style, "centre", centred=True, floor=frame.floor)
