"""The twelve people of Crossroads in their frames: citizens round and blue, outlaws torn and red."""

import pygame

from raccoon.app.assets import OWNERS, folder
from scenes.art.frame import Size
from scenes.art.linework.framed import framed
from scenes.art.pictures import PICTURES, Pictures
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME

PEOPLE = f"{GAME}/people"
"""The folder of the heads among the pictures."""
SHELF = PICTURES if GAME in OWNERS else Pictures({GAME: folder("pictures", GAME)})
"""The store of the heads: the program's pictures, or own ones where the program does not offer this game."""

CITIZENS, OUTLAWS = "citizens", ("flatfoot", "angie", "sydney", "phineus")
MOODS = ("calm", "pleased", "put_out")

MASTER = 480
"""The side of the master of a calm head, in pixels."""
CLOSE_BELOW, CLOSE = 44, 1.18
"""A frame of fewer pixels than the first shows the head enlarged by the second."""


@surface_cache(96)
def character(name: str, mood: str, size: Size, most: int | None = None) -> pygame.Surface:
    """A character's framed head in a mood, with alpha: centred, as large as fits, at most `most` pixels.

    `KeyError` for an unknown id, or a mood that is not in `MOODS`.
    """
    side = min(size) if most is None else min(*size, most)
    image = pygame.Surface(size, pygame.SRCALPHA)
    framed = _framed(name, mood, side)
    image.blit(framed, framed.get_rect(center=image.get_rect().center))
    return image


def _framed(name: str, mood: str, side: int) -> pygame.Surface:
    whole = round(side * (CLOSE if side < CLOSE_BELOW else 1))
    picture = SHELF.image(PEOPLE, f"{name} {mood}", (whole, whole))
    place = picture.get_rect(center=(side // 2, side // 2))
    return framed(GAME, name if name in OUTLAWS else CITIZENS, side, picture, place.topleft)
