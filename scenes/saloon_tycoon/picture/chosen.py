"""What is chosen on a page, drawn large into a window of any shape."""

from __future__ import annotations

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE, SPACES
from scenes.art.frame import Paint
from scenes.art.palette import rgb
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import PLUM, WALNUT
from scenes.saloon_tycoon.art.people import OUTLAWS

Rect = pygame.Rect
LOW = 0.4
"""A window lower than that, as a share of its width, is filled with the middle of a room."""
SHAPE = {True: (240, 126), False: (120, 126)}
"""A large and a small room, in units."""


def room(tile: str, cubes: int) -> Paint:
    """A room at a stage of its building, whole where there is room for it."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.fill(rgb(PLUM), rect)
        wide, high = SHAPE[tile in LARGE]
        box = rect.copy()
        if rect.height >= LOW * rect.width:
            scale = min(rect.width / wide, rect.height / high)
            box.size = round(wide * scale), round(high * scale)
            box.center = rect.center
        spaces = SPACES[tile]
        surface.blit(art.room(tile, min(cubes, spaces), spaces, box.size, cubes >= spaces), box)

    return paint


def card(name: str) -> Paint:
    """The picture of a Tycoon card."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.blit(art.card(name, rect.size), rect)

    return paint


def claim(name: str) -> Paint:
    """The picture of a claim."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.blit(art.poster(name, rect.size), rect)

    return paint


def person(who: str, mood: str = "calm") -> Paint:
    """Somebody of the town in their frame."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.fill(rgb(WALNUT if who in OUTLAWS else PLUM), rect)
        surface.blit(art.character(who, mood, rect.size), rect)

    return paint
