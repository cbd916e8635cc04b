"""What makes a house of the rooms: the corner Saloon's front with its boardwalk, and the roofs."""

import pygame

from scenes.art.frame import Size
from scenes.art.kept import kept
from scenes.saloon_tycoon.art.colours import GILT, OAK, OXBLOOD, WALNUT, WOOD
from scenes.saloon_tycoon.art.pen import Pen


@kept(16)
def roof(bays: int, size: Size) -> pygame.Surface:
    """A roof over so many bays: a pointed gable over one, a stepped false front over two; with alpha."""
    width = 100.0 * size[0] / size[1]
    pen = Pen(width, 100, 2)
    top = (
        [(0, 100), (width / 2, 6), (width, 100)]
        if bays == 1
        else [
            (0, 100),
            (0, 50),
            (width * 0.3, 50),
            (width * 0.3, 10),
            (width * 0.7, 10),
            (width * 0.7, 50),
            (width, 50),
            (width, 100),
        ]
    )
    pen.poly(top, OXBLOOD)
    return pen.surface(size)


@kept(8)
def facade(size: Size, hour: float) -> pygame.Surface:
    """The corner Saloon's own front, two bays wide: sign, swing doors, boardwalk; with alpha."""
    width = 100.0 * size[0] / size[1]
    pen = Pen(width, 100, 1)
    pen.rect(4, 4, width - 8, 84, WOOD)
    pen.rect(0, 88, width, 12, OAK)
    for side in (-1, 1):
        pen.rect(width / 2 + (0 if side > 0 else -14), 40, 14, 44, WALNUT)
    pen.rect(width / 2 - 34, 10, 68, 16, GILT)
    return pen.surface(size)
