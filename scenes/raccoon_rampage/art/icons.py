"""Small marks in one colour: effects, stars, tags and what is counted."""

import pygame

from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.palette import Colour
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.art.emblems import centred


@surface_cache(128)
def icon(name: str, size: Size, colour: Colour) -> pygame.Surface:
    """A mark in a colour, with alpha. `KeyError` for a name that is none of the marks."""
    return centred(drawing(GAME, "marks", name, colour=colour), size)
