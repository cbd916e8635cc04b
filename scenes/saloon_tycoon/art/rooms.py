"""A tile's room at a stage of its building, at the size wanted."""

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE
from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.pictures import figure
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME

BAY, STOREY = 120.0, 126.0
"""Units of a bay's width and of a storey's height."""
GUESTS, GUESTS_FROM = "saloon_tycoon/guests", 56
"""The folder of the guests, and the height of a room in pixels below which nobody is told apart."""
FINE = 0.5
"""Pixels a unit below which papers and small panels are left out and lines are bolder."""


@surface_cache(400)
def room(name: str, stage: int, stages: int, size: Size, lit: bool) -> pygame.Surface:
    """A tile's room, by the tile's id, with `stage` of its `stages` cubes supplied; opaque.

    Finished, with `lit`, its lamp burns and its guests are there. Another shape than the tile's shows the
    middle of it.
    """
    width = BAY * (1 + (name in LARGE))
    scale = max(size[0] / width, size[1] / STOREY)
    whole = (max(size[0], round(width * scale)), max(size[1], round(STOREY * scale)))
    state = str(stage) if stage < stages else "lit" if lit else "dark"
    sheet = drawing(GAME, "rooms", f"{name} {state}", scale >= FINE, edge=max(0.9, 0.65 / scale))
    image = sheet.surface(whole, opaque=True)
    if state == "lit":  # lamplight adds to what it falls on: a window shines even by day
        warmth = drawing(GAME, "rooms", f"{name} warmth").surface(whole, opaque=True)
        image.blit(warmth, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    if state == "lit" and whole[1] >= GUESTS_FROM:
        image.blit(figure(GUESTS, name, whole), (0, 0))
    return image if whole == size else _middle(image, size)


def _middle(image: pygame.Surface, size: Size) -> pygame.Surface:
    place = pygame.Rect((0, 0), size)
    place.center = image.get_rect().center
    return image.subsurface(place).copy()
