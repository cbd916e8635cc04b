"""Eyes, noses, mouths and whiskers."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

from art.engrave import Plate, curve, even_outline
from art.portraits.ground import Shades
from scenes.art.geometry import Line, circle, ribbon
from scenes.art.palette import INK


class Mood(StrEnum):
    """What a face shows."""

    CALM = "calm"
    PLEASED = "pleased"
    PUT_OUT = "put out"


class Portrait(Plate):
    """A plate with a face on it, which shows a mood.

    The head is turned so that its features lie `turn` units aside, and tilted by `tilt` degrees.
    """

    def __init__(self, width: float, height: float, fine: bool = True, mood: Mood = Mood.CALM) -> None:
        super().__init__(width, height, fine)
        self.mood = mood
        self.turn = self.tilt = 0.0

    @contextmanager
    def turned(self, depth: float = 1) -> Iterator[None]:
        """What is drawn meanwhile lies so far before the head: it moves aside as the head is turned."""
        self.begin(f"translate({self.turn * depth:g} 0)")
        yield
        self.end()

    @contextmanager
    def tilted(self) -> Iterator[None]:
        """What is drawn meanwhile is part of the head."""
        self.begin(f"rotate({self.tilt:g} 300 620)")
        yield
        self.end()


LIDS: dict[Mood, tuple[str, str]] = {
    Mood.PLEASED: ("-42,14 -20,5 4,1 26,5 46,14 30,29 4,33 -26,29", "-44,16 -20,5 4,1 26,5 48,16"),
    Mood.PUT_OUT: ("-44,9! -36,-15 -8,-27 22,-31 50,-27! 20,-11 -10,5", "52,-28 20,-11 -10,5 -44,12"),
}
"""Lids over an open eye, on the right of the face, and their edge.

They rise from below when pleased, and slant inward when put out.
"""


@dataclass(frozen=True)
class Eye:
    """An eye: its place on the right of the face, lids as text about that place, iris and pupil.

    `skin` is the colour of a lid that half closes the eye; the rim's own when there is none. `laughing` eyes
    are shut to an arc when pleased.
    """

    at: tuple[float, float]
    socket: str
    white: str
    lid: str
    iris: Shades
    radius: float = 14
    pupil: tuple[float, float] = (7, 7)
    look: tuple[float, float] = (1, 2)
    ball: str = "#f4ead0"
    rim: str = "#231d20"
    skin: str = ""
    laughing: bool = False


_ARC = "-36,12 -20,-8 4,-16 26,-9 40,10"


def _about(text: str, at: tuple[float, float], side: int, steps: int = 8) -> Line:
    return [(at[0] + side * x, at[1] + y) for x, y in curve(text, True, steps)]


def eyes(plate: Portrait, eye: Eye) -> None:
    """Both eyes in the portrait's mood; the light falls from the upper left in each."""
    light, middle, deep = eye.iris
    for side in (1, -1):
        at = (300 + side * (eye.at[0] - 300), eye.at[1])
        if eye.laughing and plate.mood is Mood.PLEASED:
            _shut(plate, eye, at, side)
            continue
        plate.path(_about(eye.socket, at, side), eye.rim)
        plate.path(_about(eye.white, at, side), eye.ball)
        x, y = at[0] + side * eye.look[0], at[1] + eye.look[1]
        plate.circle((x, y), eye.radius + 1.4, "#1a0f08")
        glow = plate.radial((x - 3, y + 5), eye.radius * 1.25, (0, light), (0.5, middle), (1, deep))
        plate.circle((x, y), eye.radius, glow)
        if plate.fine:
            _spokes(plate, (x, y), eye.pupil[0] + 1, eye.radius - 1, deep)
        plate.path(circle((x, y), eye.pupil[0], 24, eye.pupil[1]), "#0a0607")
        plate.circle((x - 5, y - 6), eye.radius * 0.31, "#fffdf3")
        plate.circle((x + 5, y + 6), eye.radius * 0.14, "#fffdf3", opacity=0.8)
        plate.path(_about(eye.lid, at, side), "#120d10")
        if plate.mood in LIDS:
            lid, edge = LIDS[plate.mood]
            plate.path(_about(lid, at, side), eye.skin or eye.rim)
            plate.stroke([(at[0] + side * x, at[1] + y) for x, y in curve(edge, False)], 4, "#120d10")


def _shut(plate: Plate, eye: Eye, at: tuple[float, float], side: int) -> None:
    """An eye that laughs: its lid, and the arc of the lashes."""
    plate.path(_about(eye.socket, at, side), eye.skin or eye.rim, opacity=0.85)
    plate.stroke([(at[0] + side * x, at[1] + y) for x, y in curve(_ARC, False)], 8, "#120d10")
    plate.stroke([(at[0] + side * x, at[1] + y) for x, y in curve("34,6 46,2 54,4", False)], 4, "#120d10")


def _spokes(plate: Plate, at: tuple[float, float], inner: float, outer: float, colour: str) -> None:
    for k in range(26):
        ca, sa = math.cos(k * math.tau / 26), math.sin(k * math.tau / 26)
        line = [(at[0] + ca * r, at[1] + sa * r) for r in (inner, outer)]
        plate.path(ribbon(line, [0.9, 0.2]), colour, opacity=0.7)


def nose(plate: Plate, half: str, shades: Shades, shine: str, at: tuple[float, float]) -> None:
    """A nose from its right half, with a spot of light."""
    outline = even_outline(half)
    light, middle, deep = shades
    plate.path(outline, plate.radial(at, 60, (0, light), (0.45, middle), (1, deep)), INK, 1.6)
    plate.path(curve(shine), "#ffffff", opacity=0.72)


def whiskers(plate: Plate, rows: tuple[tuple[float, float, float, float, float], ...], colour: str) -> None:
    """Whiskers on both sides: from (x, y) to (x, y), and how far they arch."""
    for side in (1, -1):
        for x0, y0, x1, y1, arch in rows:
            line = []
            for k in range(15):
                t = k / 14
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - arch * math.sin(t * math.pi)
                line.append((300 + side * (x - 300), y))
            plate.path(ribbon(line, [2.3 * (1 - k / 14) + 0.25 for k in range(15)]), colour)


def freckles(plate: Plate, spots: tuple[tuple[float, float], ...], colour: str) -> None:
    """The dots the whiskers grow from, on both sides."""
    for x, y in spots:
        plate.circle((x, y), 2, colour)
        plate.circle((600 - x, y), 2, colour)
