"""The colours of Crossroads, sundown bands, bleached wood, two inks and a tint; and its pen."""

from collections.abc import Callable
from typing import ClassVar

from scenes.art.linework import pen
from scenes.art.palette import Colour, mix

INK, NIGHT = "#2b1d1a", "#150c10"
APRICOT, RUST, PLUM, SAGE = "#f2a65a", "#c4552d", "#4b2a4a", "#8a9a6b"
WOOD, OAK, WALNUT = "#d9c3a0", "#a5683c", "#5c3520"
LAMP = "#ffd27a"
"""The light of a lamp: what is finished, and nothing else."""
OUTLAW, CITIZEN = "#c6392d", "#23537e"
"""Red for outlaws, blue for citizens, and for nothing else."""
CREAM, IVORY = "#f4e6c6", "#fff3cf"
GILT, GILT_LIGHT, GILT_DEEP = "#d2a04a", "#f3d58d", "#8a5c1e"
OXBLOOD, COPPER, STEEL, IRON = "#7c2630", "#c8743a", "#7d8794", "#3a3a44"
DUSK = "#1a0d12"
"""The colour that shadows are mixed with."""


def shade(colour: Colour, by: float) -> Colour:
    """The colour darker (below 0) or lighter (above 0), to -1 and 1."""
    return mix(colour, "#ffffff" if by > 0 else DUSK, abs(by))


class Pen(pen.Pen):
    """A pen with the brown ink of this game."""

    ink: ClassVar[Colour] = INK
    dusk: ClassVar[Colour] = DUSK


Piece = Callable[[Pen], None]
"""Draws something about (0, 0): where it stands, or hangs."""
