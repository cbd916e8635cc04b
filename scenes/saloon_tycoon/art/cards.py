"""The pictures of Tycoon cards and of claims."""

import pygame

from scenes.art.frame import Size
from scenes.art.geometry import star
from scenes.art.kept import kept
from scenes.saloon_tycoon.art.colours import APRICOT, OXBLOOD, WOOD
from scenes.saloon_tycoon.art.pen import Pen


def _plain(name: str, size: Size) -> pygame.Surface:
    pen = Pen(100 * size[0] / size[1], 100, 2)
    pen.rect(0, 0, pen.width, 100, pen.down(0, 100, (0, APRICOT), (1, WOOD)))
    rays = 4 + sum(map(ord, name)) % 9
    pen.poly(star((pen.width / 2, 50), 34, 15, rays), OXBLOOD)
    return pen.surface(size)


@kept(64)
def poster(claim: str, size: Size) -> pygame.Surface:
    """The picture on a claim's poster, by the claim's id."""
    return _plain(claim, size)


@kept(32)
def card(name: str, size: Size) -> pygame.Surface:
    """The picture on a Tycoon card, by the card's id."""
    return _plain(name, size)
