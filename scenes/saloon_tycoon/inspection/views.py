"""The picture of an empty lot."""

import pygame

from scenes.art.frame import Frame, Size
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.picture import house

Rect = pygame.Rect
BAY = 120
"""The width of a lot for which its sign is made, in design units."""
WALK = 0.1
"""The height of the boardwalk, as a share of the picture."""


def lot(name: str, smooth: bool, size: Size) -> pygame.Surface:
    """The fence of a lot with its sign, on the boardwalk in the evening."""
    picture = art.backdrop(size).copy()
    walk = Rect(0, 0, size[0], round(size[1] * WALK))
    walk.bottom = round(size[1] * 0.94)
    picture.blit(art.boardwalk(walk.size), walk)
    fence = Rect(0, 0, round(size[0] * 0.8), round(size[1] * 0.84))
    fence.midbottom = walk.midtop
    house.draw_lot_sign(picture, fence, name, smooth, Frame(0, 0, fence.width / BAY))
    return picture
