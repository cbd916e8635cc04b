"""Portraits in an oval frame of braided gilt; an empty frame shows a rosette."""

import pygame

from scenes.art.linework.drawing_file import trimming
from scenes.art.pictures import PICTURES
from scenes.art.surface_cache import surface_cache

_TALL = 1.469
"""Height : width of a bust."""
_WIDE, _LOW = 0.93, 0.025
"""The bust's width as a share of the oval's width, and its top as a share of the oval's height."""


def portrait(surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str) -> None:
    """Draw a character's bust in the frame, filling the rectangle (5 : 6)."""
    surface.blit(_portrait(rect.size, name, mood), rect)


def blank(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the empty frame."""
    surface.blit(_blank(rect.size), rect)


@surface_cache(4)
def _portrait(size: tuple[int, int], name: str, mood: str) -> pygame.Surface:
    wide = round(size[0] * _WIDE)
    bust = PICTURES.image("busts", f"{name} {mood}", (wide, round(wide * _TALL)))
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.blit(bust, ((size[0] - wide) // 2, round(size[1] * _LOW)))
    image.blit(trimming("oval_opening", size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(trimming("oval_shade", size), (0, 0))
    image.blit(trimming("oval_frame", size), (0, 0))
    return image


@surface_cache(2)
def _blank(size: tuple[int, int]) -> pygame.Surface:
    image = trimming("oval_blank", size).copy()
    image.blit(trimming("oval_frame", size), (0, 0))
    return image
