"""A six-sided die."""

import pygame

from scenes.art.linework.drawing_file import trimming
from scenes.art.palette import Colour


def die(side: int, pips: int, face: Colour, ink: Colour) -> pygame.Surface:
    """The side of a die that bears so many pips, `side` pixels long, in a game's own colours."""
    return trimming(f"die_{pips}", (side, side), face=face, ink=ink)
