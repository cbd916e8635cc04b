"""A six-sided die."""

import pygame

from scenes.art.palette import Colour
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing

PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""Which of nine places bear a pip, row by row."""


@surface_cache(32)
def die(side: int, pips: int, face: Colour, ink: Colour) -> pygame.Surface:
    """The side of a die that bears so many pips, `side` pixels long, in a game's own colours."""
    sheet = Drawing(100, 100)
    sheet.box(6, 6, 88, 88, 20, face, ink, 6)
    for place in map(int, PIPS[pips]):
        row, column = divmod(place, 3)
        sheet.circle((26 + 24 * column, 26 + 24 * row), 9, ink)
    return sheet.surface((side, side))
