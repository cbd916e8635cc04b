"""The pen of Crossroads: line work like a wanted poster."""

from collections.abc import Callable
from typing import ClassVar

from scenes.art.linework import pen
from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import DUSK, INK


class Pen(pen.Pen):
    """A pen with the brown ink of this game."""

    ink: ClassVar[Colour] = INK
    dusk: ClassVar[Colour] = DUSK


Piece = Callable[[Pen], None]
"""Draws something about (0, 0): where it stands, or hangs."""
