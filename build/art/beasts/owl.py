"""The owl: two discs about great eyes, a hooked beak between them, speckled brown."""

import math

from art.relief.flat import Flat
from art.relief.species import BEAK, Ball, Bare, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -34, -12), (132, 118, 112)),
    Ball((0, -70, 34), (100, 56, 58), 40),
    Ball((62, -4, 40), (72, 74, 52), 30, twin=True),
    Ball((84, 60, 0), (74, 68, 80), 46, twin=True),
    Ball((0, 92, 8), (116, 64, 88), 46),
    Ball((46, -54, 84), (48, 16, 24), 18, roll=-20, twin=True),
    Tube(((0, -8, 92), (0, 18, 130), (0, 46, 134), (0, 62, 122)), (19, 19, 12, 3), 4, material=BEAK),
)


def face(flat: Flat) -> None:
    """Pale discs ringed with dark, rays from the eyes, speckles on crown and breast."""
    flat.ground((0, "#5c3c22"), (0.5, "#7d5530"), (1, "#9a7446"))
    for row in range(7):
        for column in range(9):
            x, y = -120 + column * 30 + 15 * (row % 2), -200 + row * 20
            flat.spot([(x, y - 6), (x + 4, y), (x, y + 7), (x - 4, y)], "#d8b884", 0.8)
    for row in range(4):
        for column in range(8):
            x, y = -120 + column * 34 + 17 * (row % 2), 104 + row * 24
            flat.spot([(x, y - 9), (x + 5, y), (x, y + 9), (x - 5, y)], "#f0dcb4", 0.9)
    for side in (1, -1):
        for far, colour in ((84, "#3c2616"), (76, "#d9bc8c"), (46, "#b08a58")):
            flat.circle((side * 62, -6), far, colour)
        for ray in range(22):
            a = math.tau * ray / 22
            ends = [
                (side * 62 + math.cos(a + d) * far, -6 + math.sin(a + d) * far)
                for d, far in ((-0.05, 40), (0, 70), (0.05, 40))
            ]
            flat.path(ends, "#7a5832", opacity=0.6)
    flat.spot([(0, -96), (22, -60), (18, 0), (0, 50), (-18, 0), (-22, -60)], "#f0e2c4", 0.95)


OWL = Species(
    form=FORM,
    face=face,
    nose=(0, 4, 118),
    nose_colour="#2a1c18",
    eye=Eye(
        (60, -8, 56, 50),
        ((-38, 4), (-28, -27), (0, -39), (28, -27), (39, 4), (27, 30), (-27, 30)),
        ("#f2c23c", "#d08a14", "#4a2a06"),
        0.72,
        0.34,
        lid="#1c110a",
    ),
    ears=Ears(EarKind.POINTED, (92, -132, 4), (24, 44, 16), 30, 10, ("#5c3c22", "#7d5530", "#3c2616")),
    mouth=Mouth(((0, 60), (7, 54), (14, 44), (20, 38), (24, 36), (28, 36)), (24, 40, 46, 70), cleft=False),
    brow="#3c2616",
    hair=19,
    spacing=4.8,
    neck="#8a6238",
    bare={BEAK: Bare("#c9922e", "#8a5c1a", 0.02, 0.5)},
    feathers=True,
)
