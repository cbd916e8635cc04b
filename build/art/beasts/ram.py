"""The ram: curled horns, a narrow face of short wool."""

import math

from art.relief.flat import Flat
from art.relief.species import HORN, NOSE, Ball, Bare, Eye, Mouth, Species, Tube


def _curl() -> Tube:
    """A horn that goes once and a quarter round the ear."""
    points, radii = [], []
    for step in range(15):
        t = step / 14
        angle, far = -1.9 + t * 7.2, 84 - 48 * t
        points.append((122 + math.cos(angle) * far * 0.84, -34 + math.sin(angle) * far, -44 + 96 * t))
        radii.append(35 * (1 - t) ** 0.8 + 5)
    return Tube(tuple(points), tuple(radii), twin=True, material=HORN)


FORM = (
    Ball((0, -42, -10), (110, 104, 104)),
    Ball((0, -76, 36), (84, 58, 58), 40),
    Ball((58, 34, 10), (58, 64, 70), 44, roll=8, twin=True),
    Ball((52, -46, 68), (46, 20, 28), 26, roll=8, twin=True),
    Ball((0, 70, 34), (62, 54, 68), 40),
    Tube(((0, -14, 80), (0, 26, 128), (0, 56, 168)), (48, 46, 37), 30),
    Ball((20, 68, 156), (30, 27, 34), 14, twin=True),
    Ball((0, 104, 128), (30, 22, 44), 12, jaw=True),
    Ball((0, 42, 190), (27, 19, 16), 5, pitch=-18, material=NOSE),
    _curl(),
)


def face(flat: Flat) -> None:
    """Cream wool, a browner nose."""
    flat.ground((0, "#9a8260"), (0.5, "#c4ac84"), (1, "#bca27a"))
    nose = [(0, -60), (28, -30), (36, 30), (44, 70), (36, 100), (0, 110)]
    flat.spot([*nose, *((-x, y) for x, y in nose[-2:0:-1])], "#8a6a4a", 0.85)
    flat.both([(26, -2), (42, -28), (74, -34), (98, -14), (90, 10), (56, 18)], "#6a4c34", 0.8)
    flat.spot(
        [(0, 60), (34, 66), (40, 110), (30, 150), (0, 160), (-30, 150), (-40, 110), (-34, 66)],
        "#e8dcc0",
        0.95,
    )


RAM = Species(
    form=FORM,
    face=face,
    nose=(0, 42, 195),
    nose_colour="#2a1e1c",
    eye=Eye(
        (56, -12, 62, 38),
        ((-32, 8), (-20, -13), (2, -22), (22, -18), (36, 2), (18, 18), (-10, 20)),
        ("#d8a850", "#94641e", "#2c1806"),
        0.66,
        0.26,
        lid="#1c110c",
    ),
    ears=None,
    mouth=Mouth(((0, 64), (0, 82), (12, 92), (32, 92), (48, 82), (56, 70)), (46, 84, 100, 142)),
    brow="#e8dcc4",
    hair=18,
    spacing=4.6,
    neck="#c4ac84",
    bare={HORN: Bare("#b89a6c", "#5c4630", 0.34, 0.25)},
)
