"""Small marks in one colour, for plates, signs and meters."""

import pygame

from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.palette import Colour
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME


@surface_cache(128)
def icon(name: str, size: Size, colour: Colour) -> pygame.Surface:
    """A mark in a colour, with alpha. `KeyError` for a name that is none of the marks."""
    return drawing(GAME, "marks", name, colour=colour).surface(size)
