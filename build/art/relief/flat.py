"""Flat drawings that are projected on a sculpture: a mask on a face, lapels on a coat."""

from collections.abc import Sequence

import numpy as np

from art.relief.fields import F4, Field, blur, from_surface, mix, opacity_of
from scenes.art.geometry import Polyline, smooth
from scenes.art.vector import Drawing, Point

Outline = Sequence[Point]
Box = tuple[float, float, float, float]
FACE: Box = (-240, -260, 240, 240)
"""The box of the face's drawing: left, top, right and bottom in the head's units."""


def mirrored(points: Outline) -> Polyline:
    """The points on the other side of the middle."""
    return [(-x, y) for x, y in points]


class Flat(Drawing):
    """A drawing over a rectangle whose coordinates may be negative."""

    def __init__(self, box: Box = FACE) -> None:
        super().__init__(box[2] - box[0], box[3] - box[1])
        self.box_drawn = box
        self.begin(f"translate({-box[0]:g} {-box[1]:g})")

    def ground(self, *stops: tuple[float, str]) -> None:
        """Fill everything with a vertical gradient."""
        left, top, right, foot = self.box_drawn
        paint = self.down(top, foot, *stops) if len(stops) > 1 else stops[0][1]
        self.path([(left, top), (right, top), (right, foot), (left, foot)], paint)

    def spot(self, points: Outline, fill: str, opacity: float = 1, corners: tuple[int, ...] = ()) -> None:
        """Add a smooth patch."""
        self.path(smooth(points, True, 8, corners), fill, opacity=opacity)

    def both(self, points: Outline, fill: str, opacity: float = 1, corners: tuple[int, ...] = ()) -> None:
        """Add a smooth patch on each side."""
        self.spot(points, fill, opacity, corners)
        self.spot(mirrored(points), fill, opacity, corners)

    def cloth(self, dots: float = 2.0, soft: float = 0) -> "Cloth":
        """The drawing rasterised for projection, at `dots` pixels a unit."""
        return Cloth(self, dots, soft)


class Cloth:
    """A rasterised drawing that can be sampled at any place of its rectangle."""

    def __init__(self, drawn: Flat, dots: float, soft: float = 0) -> None:
        self.left, self.top, self.right, self.foot = drawn.box_drawn
        self.dots = dots
        drawn.end()
        size = round(drawn.width * dots), round(drawn.height * dots)
        image = drawn.surface(size)
        self.colour, self.opacity = from_surface(image), opacity_of(image)
        if soft * dots >= 0.75:
            thick = blur(self.opacity, soft * dots)
            light = blur(self.colour * self.opacity[..., None], soft * dots)
            self.colour, self.opacity = light / np.maximum(thick, 1e-3)[..., None], thick

    def at(self, x: Field, y: Field) -> tuple[Field, Field]:
        """The colours and the opacity at places."""
        column = np.clip((x - self.left) * self.dots - 0.5, 0, self.opacity.shape[1] - 1.01)
        row = np.clip((y - self.top) * self.dots - 0.5, 0, self.opacity.shape[0] - 1.01)
        inside = (x > self.left) & (x < self.right) & (y > self.top) & (y < self.foot)
        return _read(self.colour, row, column), _read(self.opacity, row, column) * inside

    def thickness(self, x: Field, y: Field) -> Field:
        """The opacity at places."""
        return self.at(x, y)[1]


def _read(field: Field, row: Field, column: Field) -> Field:
    """A field's values at fractional rows and columns."""
    i, j = row.astype(int), column.astype(int)
    ty, tx = (row - i).astype(F4), (column - j).astype(F4)
    if field.ndim == 3:
        ty, tx = ty[..., None], tx[..., None]
    found: Field = mix(
        mix(field[i, j], field[i, j + 1], tx), mix(field[i + 1, j], field[i + 1, j + 1], tx), ty
    )
    return found
