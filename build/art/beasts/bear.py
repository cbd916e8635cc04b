"""The bear: a broad head, a pale muzzle."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -36, -10), (150, 128, 124)),
    Ball((0, -76, 40), (110, 66, 62), 50),
    Ball((92, 40, 0), (88, 78, 90), 56, twin=True),
    Ball((60, -44, 82), (54, 22, 32), 30, roll=12, twin=True),
    Ball((0, 88, 20), (104, 58, 84), 50),
    Tube(((0, 8, 76), (0, 30, 132), (0, 42, 168)), (60, 62, 50), 36),
    Ball((30, 66, 152), (42, 36, 44), 20, twin=True),
    Ball((0, 108, 122), (46, 25, 48), 14, jaw=True),
    Ball((0, 18, 196), (40, 27, 22), 5, pitch=-14, material=NOSE),
)


def face(flat: Flat) -> None:
    """A muzzle of a second tone, shaded eyes, light brows."""
    flat.ground((0, "#754522"), (0.5, "#8a562c"), (1, "#704223"))
    muzzle = [(0, -34), (36, -10), (74, 30), (78, 96), (46, 136), (0, 142)]
    flat.spot([*muzzle, (-46, 136), (-78, 96), (-74, 30), (-36, -10)], "#d9b07a", 0.98)
    flat.spot(
        [(0, 20), (40, 30), (56, 60), (46, 100), (0, 110), (-46, 100), (-56, 60), (-40, 30)], "#ecca96", 0.9
    )
    flat.both([(22, -52), (58, -74), (100, -58), (82, -48), (50, -44)], "#b07c48", 0.9)
    flat.both([(30, -10), (50, -30), (80, -24), (92, 0), (70, 18), (44, 14)], "#4a2c18", 0.75)


BEAR = Species(
    form=FORM,
    face=face,
    nose=(0, 18, 205),
    nose_colour="#191316",
    eye=Eye(
        (62, -16, 74, 40),
        ((-30, 9), (-18, -16), (2, -24), (21, -17), (33, 5), (16, 19), (-10, 19)),
        ("#c8803a", "#6e3a14", "#231006"),
        0.62,
        0.30,
        lid="#1c0e08",
    ),
    ears=Ears(EarKind.ROUND, (122, -140, -34), (50, 50, 26), 26, 16, ("#5f3c22", "#2c1a12", "#a07850")),
    mouth=Mouth(((0, 48), (0, 76), (16, 88), (44, 86), (66, 74), (76, 60)), (66, 78, 98, 146)),
    brow="#4a2a14",
    hair=25,
    spacing=5.6,
    neck="#5a371f",
    paw="#4a2d1a",
)
