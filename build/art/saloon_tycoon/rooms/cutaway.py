"""A sheet for one room, cut open, and the parts in it."""

from dataclasses import dataclass

from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import Pen, Piece
from scenes.saloon_tycoon.art.rooms import BAY, STOREY

BACK, SILL = 98.0, 118.0
"""The height at which the wall meets the floor, and that at which the floor meets the sill."""


class Cutaway(Pen):
    """A sheet of a room of one or two bays; `lit`: its lamps burn."""

    def __init__(self, bays: int, edge: float = 0.9, fine: bool = True, lit: bool = False) -> None:
        super().__init__(bays * BAY, STOREY, edge, fine, lit)
        self.bays = bays


@dataclass(frozen=True)
class Part:
    """A piece at its place; parts of a lower depth are further back."""

    piece: Piece
    x: float
    y: float
    depth: int = 1

    def draw(self, pen: Cutaway) -> None:
        """Draw the piece at its place."""
        pen.begin(f"translate({self.x:g} {self.y:g})")
        self.piece(pen)
        pen.end()


@dataclass(frozen=True)
class Plan:
    """The width of a room in bays, wall and paper, the place of its lamp (None: its own lights), and its
    stages.
    """

    bays: int
    wall: Colour
    paper: str
    lamp: float | None
    stages: tuple[tuple[Part, ...], ...]
