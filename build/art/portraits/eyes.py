"""Eyes that are open, shut or half behind their lids, and the brows over them."""

import math
from dataclasses import dataclass
from itertools import pairwise

from art.cast.moods import Mood
from art.engrave import Plate, curve, taper, tufted
from art.portraits.face import Portrait
from art.portraits.ground import Shades
from scenes.art.geometry import Polyline, circle, ribbon
from scenes.art.vector import Point

LASH = "#120d10"


@dataclass(frozen=True)
class Glance:
    """The look of one eye: shut along a line, or open between its lids.

    Lines are text about the eye's place, from the inner corner to the outer one. The parts of the eye above
    `upper` or below `lower` are covered. The iris is moved by `look`, in the picture's own directions, and is
    `wide` times as large as usual; the whole eye is torn open to `gape` times its height.
    """

    upper: str = ""
    lower: str = ""
    shut: str = ""
    look: Point = (0, 0)
    wide: float = 1
    gape: float = 1


Glances = tuple[Glance, Glance]
"""Those of the eyes on the left and on the right of the picture."""

OPEN = Glance()
BEAMING = Glance(upper="-46,2 -20,-20 6,-25 30,-18 52,2", lower="-46,20 -20,10 4,6 26,9 52,20")
SCOWLING = Glance(upper="-48,16 -20,4 0,-6 24,-15 54,-26")


@dataclass(frozen=True)
class Eye:
    """An eye: its place on the right of the face, lids as text about that place, iris and pupil.

    `skin` is the colour of a lid that covers a part of the eye; the rim's own when there is none. `calm`,
    `pleased` and `put_out` are the glances of those moods.
    """

    at: Point
    socket: str
    white: str
    lid: str
    iris: Shades
    radius: float = 14
    pupil: Point = (7, 7)
    look: Point = (1, 2)
    ball: str = "#f4ead0"
    rim: str = "#231d20"
    skin: str = ""
    calm: Glances = (OPEN, OPEN)
    pleased: Glances = (BEAMING, BEAMING)
    put_out: Glances = (SCOWLING, SCOWLING)

    def glances(self, mood: Mood) -> Glances:
        """Those of a mood."""
        return {Mood.CALM: self.calm, Mood.PLEASED: self.pleased, Mood.PUT_OUT: self.put_out}[mood]


def eyes(plate: Portrait, eye: Eye) -> None:
    """Both eyes in the portrait's mood; the light falls from the upper left in each."""
    for side, glance in zip((-1, 1), eye.glances(plate.mood), strict=True):
        at = (300 + side * (eye.at[0] - 300), eye.at[1])
        if glance.shut:
            _shut(plate, eye, glance, at, side)
        else:
            _open(plate, eye, glance, at, side)


def _about(text: str, at: Point, side: int, closed_line: bool = True, gape: float = 1) -> Polyline:
    wide = 1 + (gape - 1) * 0.4
    return [(at[0] + side * x * wide, at[1] + y * gape) for x, y in curve(text, closed_line, 8)]


def _open(plate: Plate, eye: Eye, glance: Glance, at: Point, side: int) -> None:
    socket, white, lid = (
        _about(text, at, side, gape=glance.gape) for text in (eye.socket, eye.white, eye.lid)
    )
    plate.path(socket, eye.rim)
    plate.path(white, eye.ball)
    (x, y), (dx, dy) = eye.look, glance.look
    _iris(plate, eye, glance, (at[0] + side * x + dx, at[1] + y + dy))
    plate.path(lid, LASH)
    for text, above in ((glance.upper, True), (glance.lower, False)):
        if text:
            _lid(plate, eye, socket, _about(text, at, side, False), above)


def _iris(plate: Plate, eye: Eye, glance: Glance, at: Point) -> None:
    x, y = at
    light, middle, deep = eye.iris
    radius, pupil = eye.radius * glance.wide, (eye.pupil[0] * glance.wide, eye.pupil[1] * glance.wide)
    plate.circle(at, radius + 1.4, "#1a0f08")
    plate.circle(
        at, radius, plate.radial((x - 3, y + 5), radius * 1.25, (0, light), (0.5, middle), (1, deep))
    )
    if plate.fine:
        _spokes(plate, at, pupil[0] + 1, radius - 1, deep)
    plate.path(circle(at, pupil[0], 24, pupil[1]), "#0a0607")
    shine = radius * glance.wide
    plate.circle((x - radius * 0.36, y - radius * 0.43), shine * 0.33, "#fffdf3")
    plate.circle((x + radius * 0.38, y + radius * 0.43), shine * 0.15, "#fffdf3", opacity=0.85)


def _lid(plate: Plate, eye: Eye, socket: Polyline, edge: Polyline, above: bool) -> None:
    """Cover the part of the socket beyond the lid's edge with skin; draw the lashes or the fold there."""
    beyond = min if above else max
    cover = [(x, beyond(y, _height(edge, x))) for x, y in socket]
    skin = eye.skin or eye.rim
    plate.path(cover, skin, skin, 2.4)
    left, right = min(x for x, _ in socket) - 3, max(x for x, _ in socket) + 3
    plate.stroke([point for point in edge if left <= point[0] <= right], 4.4 if above else 3, LASH)


def _height(edge: Polyline, x: float) -> float:
    """The height of an edge at x; beyond its ends, that of the end."""
    line = sorted(edge)
    for (x0, y0), (x1, y1) in pairwise(line):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / max(1e-6, x1 - x0)
    return line[0][1] if x < line[0][0] else line[-1][1]


def _shut(plate: Plate, eye: Eye, glance: Glance, at: Point, side: int) -> None:
    """An eye that is shut: its lid, and the line of the lashes."""
    plate.path(_about(eye.socket, at, side), eye.skin or eye.rim, opacity=0.85)
    plate.stroke(_about(glance.shut, at, side, False), 8, LASH)


def _spokes(plate: Plate, at: Point, inner: float, outer: float, colour: str) -> None:
    for k in range(26):
        ca, sa = math.cos(k * math.tau / 26), math.sin(k * math.tau / 26)
        line = [(at[0] + ca * r, at[1] + sa * r) for r in (inner, outer)]
        plate.path(ribbon(line, [0.9, 0.2]), colour, opacity=0.7)


@dataclass(frozen=True)
class Brows:
    """Furry brows: their lines in each mood, left and right in the picture, as text from the inner end to the
    outer one, measured on the right of the face.
    """

    calm: tuple[str, str]
    pleased: tuple[str, str]
    put_out: tuple[str, str]
    width: float
    colour: str
    hair: str

    def lines(self, mood: Mood) -> tuple[str, str]:
        """Those of a mood."""
        return {Mood.CALM: self.calm, Mood.PLEASED: self.pleased, Mood.PUT_OUT: self.put_out}[mood]


def brows(plate: Portrait, shape: Brows) -> None:
    """Both brows in the portrait's mood."""
    for side, text in zip((-1, 1), shape.lines(plate.mood), strict=True):
        line = [(300 + side * (x - 300), y) for x, y in curve(text, False, 8)]
        outline = taper(line, shape.width, 0.55, 0.25)

        def lying(_x: float, _y: float, side: int = side) -> float:
            return -math.pi / 2 + side * 0.7

        plate.path(tufted(outline, lying, 6, 7, seed=42 + side), shape.colour)
        plate.fur(outline, lying, 6, 11, 1.2, shape.hair, 0.7, seed=44)
