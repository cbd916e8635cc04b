"""The eight characters who play, each a head in a round frame and in three moods."""

from functools import lru_cache

import pygame

from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, NIGHT, Colour
from scenes.art.pictures import PICTURES
from scenes.art.vector import Drawing

CHARACTERS = ("raccoon", "fox", "bear", "cat", "dog", "skunk", "badger", "hare")
MOODS = ("calm", "pleased", "put out")


def character(
    surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str = "calm", ring: Colour = GILT
) -> None:
    """Draw a character's head in a mood, as large as fits, centred; `ring` is the colour of its frame."""
    image = _medallion(name, mood, ring, max(8, min(rect.width, rect.height)))
    surface.blit(image, image.get_rect(center=rect.center))


@lru_cache(maxsize=128)
def _medallion(name: str, mood: str, ring: Colour, side: int) -> pygame.Surface:
    """The head cut out round, under its frame."""
    head = PICTURES.image("characters", f"{name} {mood}", (side, side))
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    image.blit(head, (0, 0))
    disc = Drawing(200, 200)
    disc.circle((100, 100), 94, "#ffffff")
    image.blit(disc.surface((side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    frame = Drawing(200, 200)
    frame.circle((100, 100), 94, "none", NIGHT, 11)
    brass = ((0.0, GILT_LIGHT), (0.45, GILT), (0.75, GILT_DEEP), (1.0, GILT_LIGHT))
    frame.circle((100, 100), 94, "none", frame.linear((30, 20), (170, 180), *brass), 7)
    frame.circle((100, 100), 87, "none", ring, 7)
    image.blit(frame.surface((side, side)), (0, 0))
    return image
