"""Mouths: what every mouth has, calm lips, and the door to the laughs and frowns."""

from collections.abc import Callable
from dataclasses import dataclass

from art.cast.moods import Mood
from art.portraits.face import Portrait
from scenes.art.geometry import Polyline, smooth
from scenes.art.palette import INK
from scenes.art.vector import Point

TEETH, GUM, TONGUE, TONGUE_EDGE = "#fffaf0", "#4a1018", "#d9606a", "#8a2c38"


@dataclass(frozen=True)
class Mouth:
    """A mouth under a nose that ends at the height `top`.

    Its right corner, when calm, is `corner`; `sag` is how low the lips hang between nose and corner, `smirk`
    how much the right corner is raised. `laugh` and `frown` draw it pleased and put out.
    """

    top: float
    corner: Point
    sag: float
    laugh: Callable[[Portrait, "Mouth"], None]
    frown: Callable[[Portrait, "Mouth"], None]
    width: float = 3.8
    smirk: float = 0
    incisors: bool = False

    def at(self, share: float, fall: float) -> Point:
        """A place on the lips: so far towards the right corner, so many sags below its height."""
        return 300 + (self.corner[0] - 300) * share, self.corner[1] + self.sag * fall

    def line(self, *places: Point) -> Polyline:
        """The smooth line through such places."""
        return smooth([self.at(*place) for place in places], False)

    def shape(self, *places: Point, corners: tuple[int, ...] = ()) -> Polyline:
        """The smooth outline through such places."""
        return smooth([self.at(*place) for place in places], corners=corners)


def mouth(plate: Portrait, shape: Mouth) -> None:
    """The line under the nose, and the lips in the portrait's mood."""
    plate.stroke([(300, shape.top), (300, shape.corner[1])], 3, INK)
    draw = {Mood.CALM: _calm, Mood.PLEASED: shape.laugh, Mood.PUT_OUT: shape.frown}[plate.mood]
    draw(plate, shape)


def lips(plate: Portrait, line: Polyline, width: float, ends: tuple[float, float] = (0.3, 0.15)) -> None:
    """A stroke of ink along the lips."""
    plate.stroke(line, width, INK, ends=ends)


def incisors(plate: Portrait, y: float, wide: float, high: float) -> None:
    """Two front teeth that hang from the height `y`."""
    for x in (300 - wide, 300):
        plate.box(x, y, wide, high, 3, TEETH, INK, 1.4)


def _calm(plate: Portrait, shape: Mouth) -> None:
    if shape.incisors:
        incisors(plate, shape.corner[1] + 3, 11, 15)
    for side in (1, -1):
        rise = shape.smirk * side / shape.sag
        places = ((0, 0), (0.45 * side, 1.0), (0.8 * side, 0.62 - rise * 0.6), (side, -0.4 - rise))
        lips(plate, shape.line(*places), shape.width, (0.5, 0.1))
