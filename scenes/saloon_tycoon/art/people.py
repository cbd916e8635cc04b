"""The twelve people of Crossroads in their frames: citizens round and blue, outlaws torn and red."""

import pygame

from raccoon.app.assets import OWNERS, folder
from scenes.art.frame import Size
from scenes.art.linework.framed import framed
from scenes.art.pictures import PICTURES, Pictures
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME

PEOPLE = f"{GAME}/people"
"""The folder of the engraved heads among the pictures."""
SHELF = PICTURES if GAME in OWNERS else Pictures({GAME: folder("pictures", GAME)})
"""The program's masters, or, where the program does not offer this game, this game's alone."""

CITIZENS, OUTLAWS = "citizens", ("flatfoot", "angie", "sydney", "phineus")
MOODS = ("calm", "pleased", "put_out")

MASTER = 480
"""The pixels of the side of a calm head's master."""
CLOSE_BELOW, CLOSE = 44, 1.18
"""Frames of fewer pixels show a head so much closer."""


@surface_cache(96)
def character(name: str, mood: str, size: Size, most: int | None = None) -> pygame.Surface:
    """Somebody's head in a mood, in their frame, with alpha; as large as fits, at the `most`, centred.

    `KeyError` when nobody has that id, or the mood is none of the `MOODS`.
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
