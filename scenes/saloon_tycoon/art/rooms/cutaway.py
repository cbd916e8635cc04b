"""A sheet for one room, cut open, and the parts that stand in it."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import shade
from scenes.saloon_tycoon.art.pen import Pen

BAY, STOREY = 120.0, 126.0
"""Units of a bay's width and of a storey's height."""
BACK, SILL = 98.0, 118.0
"""Where the wall meets the floor, and where the floor meets the sill."""


class Cutaway(Pen):
    """A room of one or two bays; `lit`: its lamps burn."""

    def __init__(self, bays: int, edge: float = 0.9, fine: bool = True, lit: bool = False) -> None:
        super().__init__(bays * BAY, STOREY, edge, fine)
        self.bays = bays
        self.lit = lit

    def front(self, top: float, bottom: float, colour: Colour) -> str:
        """The paint of something flat: lighter above."""
        return self.down(top, bottom, (0, shade(colour, 0.2)), (1, shade(colour, -0.35)))

    def turned(self, left: float, right: float, colour: Colour) -> str:
        """The paint of something round: light falls from the left."""
        dark, light = shade(colour, -0.5), shade(colour, 0.3)
        return self.across(left, right, (0, dark), (0.35, light), (0.6, colour), (1, dark))


Piece = Callable[[Cutaway], None]
"""Draws something about (0, 0): where it stands, or hangs."""


@dataclass(frozen=True)
class Part:
    """A piece at its place; those of a lower depth stand further back."""

    piece: Piece
    x: float
    y: float
    depth: int = 1

    def draw(self, pen: Cutaway) -> None:
        """Draw it where it stands."""
        pen.begin(f"translate({self.x:g} {self.y:g})")
        self.piece(pen)
        pen.end()


@dataclass(frozen=True)
class Plan:
    """A room's width in bays, wall and paper, where its lamp hangs (None: its own lights), and its stages."""

    bays: int
    wall: Colour
    paper: str
    lamp: float | None
    stages: tuple[tuple[Part, ...], ...]
