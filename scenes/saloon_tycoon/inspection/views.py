"""Pictures of what has none of its own: an empty lot, and the sun that is the pile."""

from __future__ import annotations

import pygame

from scenes.art.frame import Frame, Size
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.picture import house

Rect = pygame.Rect
LOW, HIGH = 380.0, 110.0
"""The height of the sun over the plain while the pile is empty and while it is whole."""
BAY = 120
"""Design units of a lot's width for which its sign is made."""
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
    house.lot_sign(picture, fence, name, smooth, Frame(0, 0, fence.width / BAY))
    return picture


@surface_cache(2)
def sun(share: float, night: bool, size: Size) -> pygame.Surface:
    """The sun over the plain, as high as the share of the pile that is left; at night the stars."""
    lay = art.Lay(
        horizon=430, dust=600, ends=(0.1, 0.9), sun=0.5, high=HIGH, low=LOW, disc=0 if night else 84
    )
    return art.land(size, lay, 1 - share, night)
