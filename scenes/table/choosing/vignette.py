"""The engraved window on a page in which the chosen piece is seen large."""

import pygame

from scenes.art import palette as pal
from scenes.art import shapes
from scenes.art.frame import Frame, Paint

ROUND = 9
"""How round its corners are, in design units."""


def draw(surface: pygame.Surface, rect: pygame.Rect, frame: Frame, paint: Paint) -> None:
    """Paint into the window, round its corners off and frame it in gilt."""
    k = frame.scale
    shapes.shadow(surface, rect, k, 130, 4)
    image = pygame.Surface(rect.size, pygame.SRCALPHA)
    paint(image, image.get_rect())
    corners = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(corners, (255, 255, 255), corners.get_rect(), border_radius=frame.px(ROUND))
    image.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(image, rect)
    pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), rect, frame.px(3), frame.px(ROUND))
    pygame.draw.rect(surface, pal.rgb(pal.GILT_LIGHT), rect.inflate(-2, -2), 1, frame.px(ROUND))
