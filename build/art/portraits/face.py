"""Eyes, noses, mouths and whiskers."""

import math
from dataclasses import dataclass

from art.engrave import Plate, curve, even_outline
from art.portraits.ground import Shades
from scenes.art.geometry import Line, circle, ribbon
from scenes.art.palette import INK


@dataclass(frozen=True)
class Eye:
    """An eye: its place on the right of the face, lids as text about that place, iris and pupil."""

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


def _about(text: str, at: tuple[float, float], side: int, steps: int = 8) -> Line:
    return [(at[0] + side * x, at[1] + y) for x, y in curve(text, True, steps)]


def eyes(plate: Plate, eye: Eye) -> None:
    """Both eyes; the light falls from the upper left in each."""
    light, middle, deep = eye.iris
    for side in (1, -1):
        at = (300 + side * (eye.at[0] - 300), eye.at[1])
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


def mouth(plate: Plate, top: float, corner: tuple[float, float], sag: float, width: float = 3.8) -> None:
    """The line under the nose and the two curves of a smile that ends at `corner` and its mirror image."""
    x, y = corner[0] - 300, corner[1]
    plate.stroke([(300, top), (300, y)], 3, INK)
    for side in (1, -1):
        text = f"300,{y} {300 + side * x * 0.45},{y + sag} {300 + side * x * 0.8},{y + sag * 0.62} "
        plate.line(f"{text}{300 + side * x},{y - sag * 0.4}", width, INK, ends=(0.5, 0.1))


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
