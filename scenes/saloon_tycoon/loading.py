"""The loading screen of the table, on which rooms light up, and the drawing ahead meanwhile."""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import CORNER, LARGE, LOTS, SALOON, SPACES
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.motion import flights as flying
from scenes.saloon_tycoon.picture.street import Street
from scenes.table.choosing import choice_panel
from scenes.table.presentation import Loading, LoadingLamp
from scenes.table.scene import TableScene
from scenes.window.scene import Scene

ROOMS = ("saloon", "kitchen", "laundry", "pantry", "pharmacy", "stables")
"""The rooms that light up, in order."""


def _dark(tile: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    surface.blit(art.room(tile, 0, SPACES[tile], rect.size, False), rect)


def _lit(tile: str, side: int) -> pygame.Surface:
    return art.room(tile, SPACES[tile], SPACES[tile], (side, side), True)


class SaloonLoading(Loading):
    """The loading screen of Saloon Tycoon: six rooms that light up one after another."""

    lights: Sequence[LoadingLamp] = tuple(
        LoadingLamp(partial(_dark, tile), partial(_lit, tile)) for tile in ROOMS
    )

    def prewarm(self, table: Scene) -> Iterator[None]:
        """Draw ahead the street at every hour, the own rooms without cubes and finished, the neighbours'
        rooms at every stage, and the sprites of flights.
        """
        assert isinstance(table, TableScene)
        layout, ground = table.context.shown.layout, table.parts.picture.ground
        assert isinstance(layout, SaloonLayout)
        table.parts.picture.rehearse()
        if isinstance(ground, Street):
            yield from ground.rehearse(layout)
        for tile, spaces in SPACES.items():
            place = CORNER if tile == SALOON else "A1"
            size = layout.front.box(place, 1, tile in LARGE).size
            for stage in (0, spaces):
                art.room(tile, stage, spaces, size, stage == spaces)
                yield
        yield from _far_rooms(layout)
        yield from flying.rehearse(layout)
        yield from choice_panel.rehearse(table.size, layout)
        yield from table.parts.headline.rehearse(pygame.Surface(table.size))


def _far_rooms(layout: SaloonLayout) -> Iterator[None]:
    """Draw the neighbours' rooms in each size that rounding gives them."""
    for tile, spaces in SPACES.items():
        places = (CORNER,) if tile == SALOON else tuple(LOTS)
        boxes = (
            layout.fronts[seat].box(place, 1, tile in LARGE)
            for seat in layout.places.neighbours
            for place in places
        )
        for size in {box.size for box in boxes}:
            for stage in range(spaces + 1):
                art.room(tile, stage, spaces, size, stage == spaces)
                yield
