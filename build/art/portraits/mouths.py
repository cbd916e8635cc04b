"""Mouths: each animal has its own for being calm, pleased and put out."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from art.portraits.face import Mood, Portrait
from scenes.art.geometry import Line, smooth, symmetric
from scenes.art.palette import INK
from scenes.art.vector import Point

TEETH, GUM, TONGUE = "#fffaf0", "#4a1018", "#d9606a"


class Glum(StrEnum):
    """How somebody looks who is put out."""

    DROOP = "droop"
    WAVE = "wave"
    LINE = "line"
    POUT = "pout"
    CLENCH = "clench"
    SMALL = "small"


class Teeth(StrEnum):
    """What is seen of the teeth in a laugh."""

    NONE = "none"
    ROW = "row"
    FANGS = "fangs"
    INCISORS = "incisors"


@dataclass(frozen=True)
class Mouth:
    """A mouth under a nose that ends at the height `top`.

    Its right corner, when calm, is `corner`; `sag` is how low the lips hang between nose and corner, `smirk`
    how much the right corner is raised. A laugh reaches `wide` times as far as the calm corners and is `deep`
    times as deep as the sag; the tongue may hang `out` of it.
    """

    top: float
    corner: Point
    sag: float
    width: float = 3.8
    smirk: float = 0
    wide: float = 1.12
    deep: float = 1.5
    teeth: Teeth = Teeth.NONE
    out: bool = False
    glum: Glum = Glum.DROOP


def mouth(plate: Portrait, shape: Mouth) -> None:
    """The line under the nose, and the lips in the portrait's mood."""
    plate.stroke([(300, shape.top), (300, shape.corner[1])], 3, INK)
    if plate.mood is Mood.PLEASED:
        _laugh(plate, shape)
    elif plate.mood is Mood.PUT_OUT:
        _glum(plate, shape)
    else:
        _calm(plate, shape)


def _at(shape: Mouth, share: float, fall: float) -> Point:
    """A place on the lips: so far towards the right corner, so many sags below its height."""
    return 300 + (shape.corner[0] - 300) * share, shape.corner[1] + shape.sag * fall


def _stroke(plate: Portrait, places: Line, width: float, ends: tuple[float, float] = (0.3, 0.15)) -> None:
    plate.stroke(smooth(places, False), width, INK, ends=ends)


def _calm(plate: Portrait, shape: Mouth) -> None:
    if shape.teeth is Teeth.INCISORS:
        _incisors(plate, shape.corner[1] + 3, 11, 15)
    for side in (1, -1):
        rise = shape.smirk * side / shape.sag
        places = [(0, 0), (0.45 * side, 1.0), (0.8 * side, 0.62 - rise * 0.6), (side, -0.4 - rise)]
        _stroke(plate, [_at(shape, *place) for place in places], shape.width, (0.5, 0.1))


def _laugh(plate: Portrait, shape: Mouth) -> None:
    """An open mouth with its tongue and whatever is seen of the teeth."""
    reach, y, sag = (shape.corner[0] - 300) * shape.wide, shape.corner[1], shape.sag * shape.deep

    def placed(half: Line) -> Line:
        return [(300 + reach * x, y + sag * fall) for x, fall in half]

    lips = placed([(0, 0), (0.5, 0.42), (1, -0.4), (0.66, 1.0), (0, 1.5)])
    plate.path(smooth(symmetric(lips, 300), corners=(0, 2, 6)), GUM, INK, 3)
    tongue = placed([(0, 0.8), (0.36, 0.9), (0.32, 1.2), (0, 1.42)])
    if shape.out:
        tongue = placed([(0, 0.7), (0.3, 0.8), (0.36, 1.5), (0.28, 2.1), (0, 2.35)])
    plate.path(smooth(symmetric(tongue, 300)), TONGUE, "#8a2c38", 1.6)
    if shape.out:
        plate.stroke(placed([(0, 0.95), (0, 1.5), (0, 2.0)]), 2.6, "#a83a48")
    _teeth(plate, shape, placed)
    _stroke(plate, [(2 * 300 - x, v) for x, v in lips[2::-1]] + lips[1:3], 3.4)


def _teeth(plate: Portrait, shape: Mouth, placed: Callable[[Line], Line]) -> None:
    if shape.teeth is Teeth.ROW:
        row = placed([(0, 0.03), (0.5, 0.44), (0.86, -0.1), (0.7, 0.42), (0.42, 0.72), (0, 0.4)])
        plate.path(smooth(symmetric(row, 300), corners=(0, 2, 3, 7, 8)), TEETH)
        for x in (-0.5, -0.25, 0.0, 0.25, 0.5):
            plate.stroke(placed([(x, 0.1 + abs(x) * 0.7), (x, 0.36 + abs(x) * 0.6)]), 1.4, "#b8a88c")
    elif shape.teeth is Teeth.FANGS:
        for side in (1, -1):
            fang = [(side * x, fall) for x, fall in ((0.42, 0.36), (0.62, 0.3), (0.55, 0.82))]
            plate.path(placed(fang), TEETH, INK, 1)
    elif shape.teeth is Teeth.INCISORS:
        _incisors(plate, shape.corner[1] + 2, 13, 20)


def _incisors(plate: Portrait, y: float, wide: float, high: float) -> None:
    for x in (300 - wide, 300):
        plate.box(x, y, wide, high, 3, TEETH, INK, 1.4)


def _glum(plate: Portrait, shape: Mouth) -> None:
    width = shape.width * 1.5
    ways: dict[Glum, list[tuple[float, float]]] = {
        Glum.DROOP: [(-1, 1.15), (-0.5, 0.12), (0, 0), (0.5, 0.12), (1, 1.15)],
        Glum.WAVE: [(-0.95, 0.75), (-0.55, 0.1), (-0.12, 0.5), (0.28, 0.02), (0.62, 0.3), (0.98, 0.9)],
        Glum.LINE: [(-0.82, 0.42), (-0.3, 0.06), (0.3, 0.0), (0.8, 0.16)],
        Glum.POUT: [(-0.7, 0.75), (-0.36, 0.1), (0, 0.0), (0.36, 0.1), (0.7, 0.75)],
        Glum.SMALL: [(-0.42, 0.62), (-0.2, 0.1), (0, 0.02), (0.2, 0.1), (0.42, 0.62)],
    }
    if shape.glum is Glum.CLENCH:
        _clenched(plate, shape)
        return
    _stroke(plate, [_at(shape, *place) for place in ways[shape.glum]], width)
    if shape.glum is Glum.POUT:
        lip = [_at(shape, *place) for place in ((-0.34, 1.0), (0, 1.35), (0.34, 1.0))]
        _stroke(plate, lip, shape.width * 1.1)


def _clenched(plate: Portrait, shape: Mouth) -> None:
    """Teeth set hard upon each other."""
    outline = [(0, -0.05), (0.55, 0.0), (0.86, 0.3), (0.8, 0.82), (0.4, 0.95), (0, 0.98)]
    places = smooth(symmetric([_at(shape, *place) for place in outline], 300))
    plate.path(places, TEETH, INK, 3)
    _stroke(plate, [_at(shape, x, 0.5) for x in (-0.84, -0.3, 0.3, 0.84)], 2)
    for x in (-0.5, -0.25, 0.0, 0.25, 0.5):
        plate.stroke([_at(shape, x, 0.05), _at(shape, x, 0.92)], 1.6, INK)
