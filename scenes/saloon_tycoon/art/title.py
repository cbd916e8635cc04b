"""The picture this game is chosen by: the house at the crossroads before the sun goes down."""

import pygame

from scenes.art.frame import Size
from scenes.saloon_tycoon.art.front import facade
from scenes.saloon_tycoon.art.street import street


def title(size: Size) -> pygame.Surface:
    """The picture on this game's tile; opaque."""
    image = street(size, 0.9).copy()
    front = facade((size[0] // 2, size[1] // 2), 0.9)
    image.blit(front, front.get_rect(midbottom=(size[0] // 2, size[1] * 9 // 10)))
    return image
