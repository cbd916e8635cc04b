"""Rays of light: the ground of a piece that is shown large."""

import math

import pygame

from scenes.art import palette as pal
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing

RAYS = 28


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
