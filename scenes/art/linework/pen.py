"""Pen: a `Drawing` for line work as in newspapers, flat tints with inked edges."""

from collections.abc import Sequence
from typing import ClassVar

from scenes.art.geometry import smooth
from scenes.art.palette import INK, NIGHT, Colour, mix
from scenes.art.vector import Drawing, GradientStop, Point, open_line

Points = Sequence[Point]

STEPS = 5
"""Segments of a line between two points of a curve: these pictures are small, and segments cost time."""


class Pen(Drawing):
    """A drawing whose shapes have an inked edge of `edge` units.

    `fine`: draw small details; `lit`: lamps are on. A game's pen has its own colours of ink and dusk.
    """

    ink: ClassVar[Colour] = INK
    dusk: ClassVar[Colour] = NIGHT

    def __init__(
        self, width: float, height: float, edge: float = 0.9, fine: bool = True, lit: bool = False
    ) -> None:
        super().__init__(width, height)
        self.edge = edge
        self.fine = fine
        self.lit = lit

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        radius: float = 0,
        edge: float = 1,
        opacity: float = 1,
    ) -> None:
        """Draw a rectangle; `edge` is a share of the pen's edge, 0 for none."""
        self.box(x, y, width, height, radius, fill, self.ink if edge else "", self.edge * edge, opacity)

    def poly(self, points: Points, fill: str, edge: float = 1, opacity: float = 1) -> None:
        """Draw a polygon."""
        self.path(points, fill, self.ink if edge else "", self.edge * edge, opacity)

    def blob(
        self, points: Points, fill: str, corners: tuple[int, ...] = (), edge: float = 1, opacity: float = 1
    ) -> None:
        """Draw a closed curve through points; the indices in `corners` stay sharp."""
        self.poly(smooth(points, True, STEPS, corners), fill, edge, opacity)

    def oval(
        self, at: Point, rx: float, ry: float, fill: str = "none", edge: float = 1, opacity: float = 1
    ) -> None:
        """Draw an ellipse about a centre."""
        (x, y), arc = at, f"A{rx:.2f} {ry:.2f} 0 1 0 "
        data = f"M{x - rx:.2f} {y:.2f}{arc}{x + rx:.2f} {y:.2f}{arc}{x - rx:.2f} {y:.2f}Z"
        self.path(data, fill, self.ink if edge else "", self.edge * edge, opacity)

    def disc(self, at: Point, radius: float, fill: str, edge: float = 1, opacity: float = 1) -> None:
        """Draw a circle about a centre."""
        self.circle(at, radius, fill, self.ink if edge else "", self.edge * edge, opacity)

    def line(self, points: Points, colour: Colour = "", width: float = 1, opacity: float = 1) -> None:
        """Draw a line through points, in ink unless a colour is given."""
        self.path(open_line(points), "none", colour or self.ink, width, opacity)

    def bend(self, points: Points, colour: Colour = "", width: float = 1, opacity: float = 1) -> None:
        """Draw a curve through points, in ink unless a colour is given."""
        self.line(smooth(points, False, STEPS), colour, width, opacity)

    def wire(self, points: Points, colour: Colour, width: float) -> None:
        """Draw a curve with an inked edge: pipes, handles, arms."""
        line = smooth(points, False, STEPS)
        self.line(line, self.ink, width + 2 * self.edge)
        self.line(line, colour, width)

    def across(self, start: float, end: float, *stops: GradientStop) -> str:
        """Define a horizontal gradient."""
        return self.linear((start, 0), (end, 0), *stops)

    def front(self, top: float, bottom: float, colour: Colour) -> str:
        """Define the gradient of a flat surface: lighter at the top."""
        return self.down(top, bottom, (0, self.shade(colour, 0.2)), (1, self.shade(colour, -0.35)))

    def turned(self, left: float, right: float, colour: Colour) -> str:
        """Define the gradient of an upright cylinder, lit from the left."""
        dark, light = self.shade(colour, -0.5), self.shade(colour, 0.3)
        return self.across(left, right, (0, dark), (0.35, light), (0.6, colour), (1, dark))

    def shade(self, colour: Colour, by: float) -> Colour:
        """The colour made lighter (`by` up to 1) or darker (down to -1)."""
        return mix(colour, "#ffffff" if by > 0 else self.dusk, abs(by))
