"""The colours of Saloon Tycoon, and the pen that draws with its ink."""

from collections.abc import Callable
from typing import ClassVar

from scenes.art.linework import pen
from scenes.art.palette import Colour, mix

INK, NIGHT = "#2b1d1a", "#150c10"
APRICOT, RUST, PLUM, SAGE = "#f2a65a", "#c4552d", "#4b2a4a", "#8a9a6b"
WOOD, OAK, WALNUT = "#d9c3a0", "#a5683c", "#5c3520"
LAMP = "#ffd27a"
"""Lamplight: only for finished rooms."""
OUTLAW, CITIZEN = "#c6392d", "#23537e"
"""Red and blue, only for outlaws and citizens."""
CREAM, IVORY = "#f4e6c6", "#fff3cf"
GILT, GILT_LIGHT, GILT_DEEP = "#d2a04a", "#f3d58d", "#8a5c1e"
OXBLOOD, COPPER, STEEL, IRON = "#7c2630", "#c8743a", "#7d8794", "#3a3a44"
DUSK = "#1a0d12"
"""The colour that shadows are mixed with."""


def shade(colour: Colour, by: float) -> Colour:
    """A colour made darker (`by` down to -1) or lighter (up to 1)."""
    return mix(colour, "#ffffff" if by > 0 else DUSK, abs(by))


class Pen(pen.Pen):
    """A pen with the brown ink of this game."""

    ink: ClassVar[Colour] = INK
    dusk: ClassVar[Colour] = DUSK


Piece = Callable[[Pen], None]
"""Draws a thing round (0, 0), the point of its foot, or from which it hangs."""
