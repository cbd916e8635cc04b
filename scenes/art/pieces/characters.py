"""The eight characters who play, in three moods: head, bust, and the portrait of a seat."""

import pygame

from raccoon.app.seats import CHARACTERS
from scenes.art.frame import Paint
from scenes.art.linework.drawing_file import trimming
from scenes.art.palette import SEAT, Colour
from scenes.art.pictures import PICTURES, fill
from scenes.art.pieces import emblems
from scenes.art.surface_cache import surface_cache

__all__ = ["CALM", "CHARACTERS", "MOODS", "PLEASED", "PUT_OUT", "bust", "character", "painted", "portrait"]

CALM, PLEASED, PUT_OUT = "calm", "pleased", "put out"
MOODS = (CALM, PLEASED, PUT_OUT)

BADGE = 0.44
"""The emblem on a portrait, as a share of its side."""

TALL = 1.25
"""The height for its width from which a rectangle has room for a bust."""


def character(surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str = CALM) -> None:
    """Draw a character's head in a mood, as large as fits, centred, framed in brass."""
    image = _medallion(name, mood, "", max(8, min(rect.size)))
    surface.blit(image, image.get_rect(center=rect.center))


def portrait(
    surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str, colour: str, emblem: str
) -> None:
    """Draw the portrait of a seat, as large as fits: the head, a ring of the seat's colour, its emblem below.

    Names, colours and emblems are those of `raccoon.app.seats`.
    """
    image = _medallion(name, mood, SEAT[colour], max(8, min(rect.size)))
    place = image.get_rect(center=rect.center)
    surface.blit(image, place)
    side = round(place.width * BADGE)
    badge = pygame.Rect(place.right - round(side * 0.78), place.bottom - round(side * 0.84), side, side)
    emblems.emblem(surface, badge, emblem, colour)


def bust(surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str) -> None:
    """Fill a rectangle with a character: a tall one from the hat to the coat, any other with the head."""
    fill(surface, rect, "busts" if rect.height > TALL * rect.width else "characters", f"{name} {mood}")


def painted(name: str, mood: str = CALM) -> Paint:
    """The painter of that bust."""
    return lambda surface, rect: bust(surface, rect, name, mood)


@surface_cache(128)
def _medallion(name: str, mood: str, ring: Colour, side: int) -> pygame.Surface:
    """The head cut out round, under its frame; with a `ring` of that colour inside the brass."""
    head = PICTURES.image("characters", f"{name} {mood}", (side, side))
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    image.blit(head, (0, 0))
    size, frame = (side, side), ("medallion_ringed" if ring else "medallion")
    image.blit(trimming("medallion_opening", size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(trimming(frame, size, colour=ring), (0, 0))
    return image
