"""A building's picture shown large: engraved lines that swell into the shade, thin ones of light."""

from __future__ import annotations

import math

import pygame

from scenes.art import palette as pal
from scenes.art import pictograms
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import signs, trades

FROM = 150
"""Below so many pixels a picture is plain: fine lines would only grey it."""

RAYS = 28


def picture(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """The picture of that name (`signs.picture_of`) into a square."""
    if rect.width < FROM:
        signs.building_picture(surface, rect, name)
    else:
        surface.blit(_engraved(rect.width, name), rect)


@surface_cache(6)
def _engraved(side: int, name: str) -> pygame.Surface:
    plain = _plain(side, name)
    lines = _lines(side).copy()
    own = plain.copy()
    own.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    lines.blit(own, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)  # only where the picture is
    plain.blit(lines, (0, 0))
    return plain


def _plain(side: int, name: str) -> pygame.Surface:
    """The picture with the finer outlines that its size allows."""
    if name not in trades.NAMES:
        plain = pygame.Surface((side, side), pygame.SRCALPHA)
        pictograms.draw(plain, plain.get_rect(), name)
        return plain
    return drawing(GAME, "engravings", name).surface((side, side))


@surface_cache(2)
def _lines(side: int) -> pygame.Surface:
    """Lines over a whole square: the light comes from the upper left."""
    return drawing(GAME, "engravings", "lines").surface((side, side))


@surface_cache(12)
def rays(size: tuple[int, int], tone: tuple[pal.Colour, pal.Colour]) -> pygame.Surface:
    """The ground of a piece that is shown large: light from behind it, in the tones of top and bottom."""
    sheet = Drawing(*map(float, size))
    wide, high = sheet.width, sheet.height
    light = pal.mix(tone[0], pal.IVORY, 0.22)
    sheet.inset(0, 8, sheet.down(0, high, (0, tone[0]), (1, tone[1])))
    middle, reach = (wide / 2, high * 0.46), math.hypot(wide, high)
    for ray in range(RAYS):
        turn = 2 * math.pi * ray / RAYS
        spread = math.pi / RAYS / 2
        ends = [
            (middle[0] + reach * math.cos(turn + by), middle[1] + reach * math.sin(turn + by))
            for by in (-spread, spread)
        ]
        sheet.path([middle, *ends], light, opacity=0.28)
    sheet.circle(middle, wide * 0.4, light, opacity=0.3)
    picture = sheet.surface(size)
    rounded = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(rounded, (255, 255, 255, 255), rounded.get_rect(), border_radius=8)
    picture.blit(rounded, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
