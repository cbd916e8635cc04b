"""A rubber stamp: a word in a double frame, in ink on paper, turned a little."""

import pygame

from scenes.art import Typeface, palette as pal, text
from scenes.art.surface_cache import surface_cache

ASKEW = 12
"""Degrees by which it is turned."""


@surface_cache(4)
def stamp(words: str, width: int, k: float, colour: pal.Colour = pal.OXBLOOD_LIGHT) -> pygame.Surface:
    """The picture of a stamp `width` pixels wide before it is turned."""
    style, line = text.Style(Typeface.POSTER, round(0.3 * width), colour), max(2, round(4 * k))
    words, style = text.fit(words, style, round(0.86 * width), 8)
    sheet = pygame.Surface((width, round(1.5 * style.pixels)), pygame.SRCALPHA)
    rect, ink = sheet.get_rect(), pal.rgb(colour)
    pygame.draw.rect(sheet, pal.rgb(pal.IVORY, 225), rect.inflate(-line, -line), border_radius=3 * line)
    for inner, thick in ((line, line), (3 * line, max(1, line // 2))):
        pygame.draw.rect(sheet, ink, rect.inflate(-2 * inner, -2 * inner), thick, 2 * line)
    text.draw(sheet, words, rect.center, style, "centre", middle=True)
    return pygame.transform.rotozoom(sheet, ASKEW, 1)
