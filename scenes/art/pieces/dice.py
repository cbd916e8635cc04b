"""A six-sided die."""

import pygame

from scenes.art.linework.drawing_file import trimming
from scenes.art.palette import Colour


def die(side: int, pips: int, face: Colour, ink: Colour) -> pygame.Surface:
    """The face of a die with that many pips, `side` pixels wide, in a game's colours."""
    return trimming(f"die_{pips}", (side, side), face=face, ink=ink)
