"""The progress bar of loading: a train that crosses its viaduct."""

import pygame

from scenes.art import Size
from scenes.art.landscape import countryside, running_train
from scenes.art.surface_cache import surface_cache

DECK, BEGIN, END = 0.87, 0.1, 0.98
"""The height of the rails as a share of the area, and the engine's way as shares of its width."""


def draw(done: float, surface: pygame.Surface, area: pygame.Rect) -> None:
    """Draw the countryside and the train; `done` runs from 0 to 1."""
    size, down = _sheet(area.size)
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    surface.blit(_ground(area.size), area)
    nose = countryside.WIDTH * (BEGIN + (END - BEGIN) * done)
    time = (nose - running_train.LONG - running_train.FIRST) / running_train.SPEED
    for image, place in running_train.seen(size, time):
        surface.blit(image, place.move(area.left, area.top - down))
    surface.set_clip(before)


def _sheet(size: Size) -> tuple[Size, int]:
    """The size of the whole landscape of which an area shows a part, and the top of that part."""
    whole = size[0], max(round(size[0] * countryside.HEIGHT / countryside.WIDTH), round(size[1] * 1.2))
    scale, (_, top) = countryside.placed(whole)
    return whole, min(whole[1] - size[1], round(top + countryside.DECK * scale - DECK * size[1]))


@surface_cache(1)
def _ground(size: Size) -> pygame.Surface:
    whole, down = _sheet(size)
    return countryside.uncached_countryside(whole).subsurface((0, down), size).copy()
