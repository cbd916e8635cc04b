"""A tile's room at a stage of its building, at the size wanted."""

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE
from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.pictures import PICTURES, figure
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME

BAY, STOREY = 120.0, 126.0
"""Units of a bay's width and of a storey's height."""
ROOMS = "saloon_tycoon/rooms"
"""The folder of the rooms."""
GUESTS, GUESTS_FROM = "saloon_tycoon/guests", 56
"""The folder of the guests, and the height of a room in pixels below which nobody is told apart."""
FINE = 0.5
"""Pixels a unit below which papers and small panels are left out and lines are bolder."""


@surface_cache(400)
def room(name: str, stage: int, stages: int, size: Size, lit: bool) -> pygame.Surface:
    """A tile's room, by the tile's id, with `stage` of its `stages` cubes supplied; opaque.

    Finished and `lit` it has lamp and guests. Another shape than the tile's shows its middle.
    """
    scale, whole = _whole(name, size)
    if stage >= stages and lit:
        image = _lit(name, scale, whole)
    else:
        state = stage if stage < stages else "dark"
        sheet = drawing(GAME, "rooms", f"{name} {state}", scale >= FINE, edge=max(0.9, 0.65 / scale))
        image = sheet.surface(whole, opaque=True)
    return image if whole == size else _middle(image, size)


@surface_cache(24)
def blink(name: str, size: Size) -> tuple[pygame.Surface, pygame.Rect]:
    """The lids of a finished room's guests, with alpha, and their place in a room of that size."""
    _, whole = _whole(name, size)
    image, seen = figure(GUESTS, f"{name} blink", whole), pygame.Rect((0, 0), size)
    seen.center = image.get_rect().center
    lids = image.get_bounding_rect(24).clip(seen)
    return image.subsurface(lids).copy(), lids.move(-seen.left, -seen.top)


def _whole(name: str, size: Size) -> tuple[float, Size]:
    """Pixels a unit, and the whole room of which a size shows the middle."""
    width = BAY * (1 + (name in LARGE))
    scale = max(size[0] / width, size[1] / STOREY)
    return scale, (max(size[0], round(width * scale)), max(size[1], round(STOREY * scale)))


def _lit(name: str, scale: float, size: Size) -> pygame.Surface:
    """A finished room by lamplight, a painting, with its guests where one can tell them apart."""
    image = PICTURES.once(ROOMS, f"{name} {'lit' if scale >= FINE else 'far'}", size)
    if size[1] >= GUESTS_FROM:
        image.blit(figure(GUESTS, name, size), (0, 0))
    return image


def _middle(image: pygame.Surface, size: Size) -> pygame.Surface:
    place = pygame.Rect((0, 0), size)
    place.center = image.get_rect().center
    return image.subsurface(place).copy()
