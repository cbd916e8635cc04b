"""The picture of a tile's room at a stage of its building, in any size."""

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE
from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.pictures import PICTURES, figure
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME

BAY, STOREY = 120.0, 126.0
"""The width of a bay and the height of a storey, in units."""
ROOMS = "saloon_tycoon/rooms"
"""The folder of the lit rooms."""
GUESTS, GUESTS_FROM = "saloon_tycoon/guests", 56
"""The folder of the guests, and the least height of a room that shows them, in pixels."""
FINE = 0.5
"""The scale in pixels a unit below which details are left out and lines are bolder."""


@surface_cache(400)
def room(name: str, stage: int, stages: int, size: Size, lit: bool) -> pygame.Surface:
    """A tile's room, by the tile's id, with `stage` of its `stages` cubes supplied; opaque.

    A finished and `lit` one has lamp and guests. A size of another shape shows the middle of the room.
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
    """The closed eyelids of a finished room's guests, with alpha, and their place in a room of that size."""
    _, whole = _whole(name, size)
    image, seen = figure(GUESTS, f"{name} blink", whole), pygame.Rect((0, 0), size)
    seen.center = image.get_rect().center
    lids = image.get_bounding_rect(24).clip(seen)
    return image.subsurface(lids).copy(), lids.move(-seen.left, -seen.top)


def _whole(name: str, size: Size) -> tuple[float, Size]:
    """The scale in pixels a unit, and the size of the whole room of which `size` shows the middle."""
    width = BAY * (1 + (name in LARGE))
    scale = max(size[0] / width, size[1] / STOREY)
    return scale, (max(size[0], round(width * scale)), max(size[1], round(STOREY * scale)))


def _lit(name: str, scale: float, size: Size) -> pygame.Surface:
    """The painting of a finished room by lamplight, with its guests where it is large enough."""
    image = PICTURES.uncached(ROOMS, f"{name} {'lit' if scale >= FINE else 'far'}", size)
    if size[1] >= GUESTS_FROM:
        image.blit(figure(GUESTS, name, size), (0, 0))
    return image


def _middle(image: pygame.Surface, size: Size) -> pygame.Surface:
    place = pygame.Rect((0, 0), size)
    place.center = image.get_rect().center
    return image.subsurface(place).copy()
