"""A plate with a sentence in the middle of a page that is still being worked out."""

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters.signs import lettered

WIDE = 0.44, 0.7
"""The share of a plate in the width of its area, and in large letters."""


def progress(assessment: Assessment, say: Say) -> str:
    """The sentence that says how much is worked out; "" where nothing is known."""
    course, review = assessment.course, assessment.review
    if course is None:
        return ""
    done = 0.5 * course.done + (0.5 * review.done if review else 0.0)
    return say("chances.progress", share=say("settings.percent", amount=int(100 * done)))


def draw(surface: pygame.Surface, words: str, area: pygame.Rect, frame: Frame) -> None:
    """A sentence on a plate in the middle of an area; nothing for none."""
    if not words:
        return
    plate = pygame.Rect(
        0, 0, round(area.width * WIDE[frame.is_large]), min(frame.px(150), round(area.height * 0.5))
    )
    plate.center = area.center
    shapes.wood_panel(surface, plate, frame.scale)
    style = lettered(frame, Typeface.BOOK_SEMIBOLD, 26, pal.IVORY, 1.3)
    inner = plate.inflate(-frame.px(48), -frame.px(32))
    text.paragraph(surface, words, inner, style, "centre", centred=True, floor=frame.floor)
