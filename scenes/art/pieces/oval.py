"""A portrait in an oval frame of braided gilt, as banks hang them; empty it holds an engraver's rosette."""

import math

import pygame

from scenes.art import palette as pal
from scenes.art.geometry import Polyline, circle
from scenes.art.ornament import guilloche
from scenes.art.pictures import PICTURES
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Point, open_line

SHEET = (280.0, 336.0)
"""The units that the oval is drawn in: its width and height."""
_MIDDLE: Point = (SHEET[0] / 2, SHEET[1] / 2)
_BAND = 15.0
"""The width of the frame."""
_STRANDS, _TWISTS = 3, 34
"""The number of braided strands, and of the times each crosses the band."""
_TALL = 1.469
"""The height of a bust for its width, as they are engraved."""
_WIDE, _LOW = 0.93, 0.025
"""The width of the bust, of the oval's width, and its drop, of the oval's height."""


def portrait(surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str) -> None:
    """Draw a character's bust in the frame, filling the rectangle (5 wide to 6 high)."""
    surface.blit(_portrait(rect.size, name, mood), rect)


def blank(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the frame while nobody is in it."""
    surface.blit(_blank(rect.size), rect)


@surface_cache(4)
def _portrait(size: tuple[int, int], name: str, mood: str) -> pygame.Surface:
    wide = round(size[0] * _WIDE)
    bust = PICTURES.image("busts", f"{name} {mood}", (wide, round(wide * _TALL)))
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.blit(bust, ((size[0] - wide) // 2, round(size[1] * _LOW)))
    opening = Drawing(*SHEET)
    opening.path(_ellipse(_BAND), "#ffffff")
    image.blit(opening.surface(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    shade = Drawing(*SHEET)
    dark = shade.radial((_MIDDLE[0] - 18, _MIDDLE[1] - 30), 190, (0.62, pal.NIGHT, 0), (1, pal.NIGHT, 0.55))
    shade.path(_ellipse(_BAND), dark)
    image.blit(shade.surface(size), (0, 0))
    image.blit(_frame(size), (0, 0))
    return image


@surface_cache(2)
def _blank(size: tuple[int, int]) -> pygame.Surface:
    sheet = Drawing(*SHEET)
    sheet.path(_ellipse(_BAND), "#fff8e2", opacity=0.7)
    guilloche(sheet, _MIDDLE, 116, "#2f6a5e", 0.5, 24, 0.4)
    guilloche(sheet, _MIDDLE, 54, pal.GILT_DEEP, 0.3, 12, 0.5)
    image = sheet.surface(size)
    image.blit(_frame(size), (0, 0))
    return image


@surface_cache(2)
def _frame(size: tuple[int, int]) -> pygame.Surface:
    """Two brass rims and a braid between them."""
    sheet = Drawing(*SHEET)
    brass = ((0.0, pal.GILT_LIGHT), (0.4, pal.GILT), (0.75, pal.GILT_DEEP), (1.0, pal.GILT_LIGHT))
    gilt = sheet.linear((20, 10), (SHEET[0] - 20, SHEET[1] - 10), *brass)
    sheet.path(_ellipse(_BAND / 2 + 2), "none", pal.NIGHT, _BAND + 3)
    sheet.path(_ellipse(_BAND / 2 + 2), "none", "#5a3a16", _BAND - 2)
    for strand in range(_STRANDS):
        for line, colour, width in _braided(strand):
            sheet.path(open_line(line), "none", colour, width)
    for gap in (3.2, _BAND + 1.4):
        sheet.path(_ellipse(gap), "none", pal.NIGHT, 4.6)
        sheet.path(_ellipse(gap), "none", gilt, 2.8)
    return sheet.surface(size)


def _braided(strand: int) -> list[tuple[Polyline, str, float]]:
    """A strand of the braid: a dark edge, its body, a light on it."""
    line: Polyline = []
    steps = _TWISTS * 14
    for step in range(steps + 1):
        turn = step / steps
        swing = math.sin((turn * _TWISTS + strand / _STRANDS) * math.tau) * (_BAND / 2 - 4)
        angle, reach = turn * math.tau, _BAND / 2 + 2 + swing
        x = _MIDDLE[0] + math.cos(angle) * (_MIDDLE[0] - reach)
        y = _MIDDLE[1] + math.sin(angle) * (_MIDDLE[1] - reach)
        line.append((x, y))
    return [(line, "#3a220a", 4.4), (line, "#e0b04e", 2.8), (line, "#fff0b8", 0.9)]


def _ellipse(gap: float) -> Polyline:
    """The oval, so many units inside the sheet's edges."""
    return circle(_MIDDLE, _MIDDLE[0] - gap, 120, _MIDDLE[1] - gap)
