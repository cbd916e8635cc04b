"""The colours of Europa House, midnight, walnut, paper, brass, and the four roles'; the engraver's pen."""

from collections.abc import Callable
from typing import ClassVar

from scenes.art.geometry import Polyline
from scenes.art.linework import pen
from scenes.art.linework.hatching import hatching
from scenes.art.palette import Colour, mix

INK, MIDNIGHT, DEEP = "#14101a", "#131b33", "#0b1022"
WALNUT, WOOD, TIMBER = "#2b2024", "#5a3a26", "#a06a34"
PAPER, PAPER_DIM, CREAM = "#efe6d2", "#d8c9a4", "#fff6df"
BRASS, BRASS_LIGHT, BRASS_DEEP = "#d2a04a", "#f3d58d", "#8a5c1e"
ALARM, ALARM_DEEP, RELIEF, RELIEF_LIGHT = "#c8402f", "#7a2430", "#3f8f6b", "#8fd0ae"
STEEL, STEEL_DEEP, IRON = "#a9b3bd", "#5d6874", "#34343e"
ORANGE, EYES = "#d9822b", "#ffd24a"
FUR, FUR_LIGHT, FUR_DARK = "#7c7f92", "#b4b5c0", "#2a2836"
SEA, SEA_DEEP, LAND, LAND_LIGHT, COAST = "#24386a", "#0d1630", "#6a5a5c", "#94795c", "#f3d58d"

ROLES: dict[str, Colour] = {"DE": "#f7c920", "FR": "#0071b4", "AR": "#bb6f9a", "HU": "#31bc8f"}
"""The roles' colours, from the Okabe-Ito set, moved apart in lightness."""
GREY = "#8a8a8a"
"""The colour of grey votes."""


def shade(colour: Colour, by: float) -> Colour:
    """A colour made darker (`by` below 0, to -1) or lighter (above 0, to 1)."""
    return mix(colour, "#ffffff" if by > 0 else DEEP, abs(by))


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
