"""A head: how it is held in a mood, its nose, whiskers and freckles."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from art.cast.moods import Mood
from art.engrave import Plate, curve, even_outline
from art.portraits.ground import Shades
from scenes.art.geometry import ribbon
from scenes.art.palette import INK
from scenes.art.vector import Point


@dataclass(frozen=True)
class Bearing:
    """The carriage of a head: features `turn` units aside, the head tilted by `tilt` degrees.

    The ears, left and right in the picture, are turned outward by so many degrees; the hat is turned by the
    first figure and pulled down by the second.
    """

    turn: float = 0
    tilt: float = 0
    ears: tuple[float, float] = (0, 0)
    hat: tuple[float, float] = (0, 0)


class Portrait(Plate):
    """A plate with a face on it, which shows a mood in its own bearing."""

    def __init__(self, width: float, height: float, fine: bool = True, mood: Mood = Mood.CALM) -> None:
        super().__init__(width, height, fine)
        self.mood = mood
        self.bearing = Bearing()

    @contextmanager
    def turned(self, depth: float = 1) -> Iterator[None]:
        """Draw inside the `with` at that depth before the head, moved aside as the head turns."""
        self.begin(f"translate({self.bearing.turn * depth:g} 0)")
        yield
        self.end()

    @contextmanager
    def tilted(self) -> Iterator[None]:
        """Draw inside the `with` as a part of the head."""
        self.begin(f"rotate({self.bearing.tilt:g} 300 620)")
        yield
        self.end()

    @contextmanager
    def ear(self, side: int, root: Point) -> Iterator[None]:
        """Draw inside the `with` the ear on that side of the face, grown from `root` (on the right)."""
        angle = side * self.bearing.ears[side > 0]
        self.begin(f"rotate({angle:g} {300 + side * (root[0] - 300):g} {root[1]:g})")
        yield
        self.end()

    @contextmanager
    def worn(self) -> Iterator[None]:
        """Draw inside the `with` on the head, as its hat."""
        angle, drop = self.bearing.hat
        with self.tilted(), self.turned(0.3):
            self.begin(f"translate(0 {drop:g}) rotate({angle:g} 300 270)")
            yield
            self.end()


def nose(plate: Plate, half: str, shades: Shades, shine: str, at: tuple[float, float]) -> None:
    """A nose from its right half, with a spot of light."""
    outline = even_outline(half)
    light, middle, deep = shades
    plate.path(outline, plate.radial(at, 60, (0, light), (0.45, middle), (1, deep)), INK, 1.6)
    plate.path(curve(shine), "#ffffff", opacity=0.72)


DROOPING: dict[Mood, float] = {Mood.PLEASED: -16, Mood.PUT_OUT: 34}
"""The drop of the ends of whiskers below calm ones."""


def whiskers(
    plate: Portrait, rows: tuple[tuple[float, float, float, float, float], ...], colour: str
) -> None:
    """Whiskers on both sides: from (x, y) to (x, y), and how far they arch; they droop with the mood."""
    droop = DROOPING.get(plate.mood, 0.0)
    for side in (1, -1):
        for x0, y0, x1, y1, arch in rows:
            line = []
            for k in range(15):
                t = k / 14
                x, y = x0 + (x1 - x0) * t, y0 + (y1 + droop * t - y0) * t - arch * math.sin(t * math.pi)
                line.append((300 + side * (x - 300), y))
            plate.path(ribbon(line, [2.3 * (1 - k / 14) + 0.25 for k in range(15)]), colour)


def freckles(plate: Plate, spots: tuple[tuple[float, float], ...], colour: str) -> None:
    """The dots the whiskers grow from, on both sides."""
    for x, y in spots:
        plate.circle((x, y), 2, colour)
        plate.circle((600 - x, y), 2, colour)
