"""The pen of the newspapers' engraver."""

from collections.abc import Callable
from typing import ClassVar

from scenes.art.geometry import Polyline
from scenes.art.linework import pen
from scenes.art.linework.hatching import hatching
from scenes.art.palette import Colour
from scenes.raccoon_rampage.art.colours import DEEP, INK


class Pen(pen.Pen):
    """A pen with this game's ink, which also hatches."""

    ink: ClassVar[Colour] = INK
    dusk: ClassVar[Colour] = DEEP

    def shaded(self, outline: Polyline, fill: str, angle: float = 0.6, strength: float = 0.3) -> None:
        self.path(outline, fill)
        if self.fine:
            self.path(hatching(outline, 3.2, angle), "none", INK, 0.7, strength)
        self.path(outline, "none", INK, self.edge)

    def hatch(self, outline: Polyline, space: float, colour: Colour, width: float, angle: float) -> None:
        """Parallel lines within an outline."""
        self.path(hatching(outline, space, angle), "none", colour, width)


Piece = Callable[[Pen], None]
"""Draws something about (0, 0)."""
