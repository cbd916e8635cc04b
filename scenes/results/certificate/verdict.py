"""The words of the verdict beneath the names: how it ended, and what decided it."""

import pygame

from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters.signs import lettered
from scenes.art.text import Style

RULE, LOW_RULE = (190, 744, 292, 12), (190, 712, 292, 12)
TOLD, LOW_TOLD = (150, 676, 372, 62), (156, 736, 360, 128)
HEADING_AT, DECIDED = (336, 788), (150, 798, 372, 86)


def draw_beneath_one(
    surface: pygame.Surface, frame: Frame, told: str, turning: tuple[str, str] | None
) -> None:
    """Draw beneath the one name a sentence and, behind a rule, the turning point with its heading."""
    text.paragraph(surface, told, frame.rect(*TOLD), _italic(frame), "centre", floor=frame.floor)
    if turning:
        shapes.rule(surface, frame.rect(*RULE), frame.scale)
        heading, sentence = turning
        poster = lettered(frame, Typeface.POSTER, 24, pal.OXBLOOD_DEEP, 1.8)
        at, room = frame.point(*HEADING_AT), frame.px(DECIDED[2])
        text.draw(surface, heading, at, poster, "centre", room, frame.floor)
        book = lettered(frame, Typeface.BOOK, 22, pal.INK, 1.8)
        text.paragraph(surface, sentence, frame.rect(*DECIDED), book, "centre", floor=frame.floor)


def draw_beneath_many(surface: pygame.Surface, frame: Frame, told: str) -> None:
    """Beneath several names, or the words of a defeat: a rule and a sentence."""
    shapes.rule(surface, frame.rect(*LOW_RULE), frame.scale)
    text.paragraph(surface, told, frame.rect(*LOW_TOLD), _italic(frame), "centre", floor=frame.floor)


def _italic(frame: Frame) -> Style:
    return lettered(frame, Typeface.BOOK_ITALIC, 23, pal.INK, 1.8)
