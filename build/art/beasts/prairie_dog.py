"""The prairie dog: round cheeks, tiny ears, two front teeth."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -40, -10), (126, 108, 112)),
    Ball((0, -66, 36), (92, 60, 58), 40),
    Ball((86, 44, 6), (84, 76, 82), 50, twin=True),
    Ball((52, -46, 72), (44, 20, 28), 26, roll=10, twin=True),
    Ball((0, 84, 24), (100, 54, 78), 46),
    Tube(((0, -2, 84), (0, 22, 124), (0, 34, 148)), (52, 50, 38), 32),
    Ball((26, 52, 136), (37, 33, 36), 16, twin=True),
    Ball((0, 92, 110), (34, 22, 42), 12, jaw=True),
    Ball((0, 20, 176), (26, 19, 15), 5, pitch=-14, material=NOSE),
)


def face(flat: Flat) -> None:
    """Sand, with a cream muzzle and shaded eyes."""
    flat.ground((0, "#9a6f3e"), (0.5, "#c29258"), (1, "#b4854e"))
    flat.both([(26, -8), (44, -36), (80, -44), (104, -18), (94, 10), (60, 20)], "#7a5228", 0.8)
    flat.both([(24, -52), (56, -66), (96, -54), (80, -46), (48, -44)], "#e0bc84", 0.9)
    muzzle = [(0, 4), (30, 14), (64, 36), (96, 76), (84, 124), (40, 150), (0, 154)]
    flat.spot([*muzzle, *((-x, y) for x, y in muzzle[-2:0:-1])], "#f3e4c4")
    flat.both([(100, 20), (150, 40), (160, 90), (124, 110), (108, 60)], "#d8ab70", 0.8)


PRAIRIE_DOG = Species(
    form=FORM,
    face=face,
    nose=(0, 20, 182),
    nose_colour="#2a1c18",
    eye=Eye(
        (58, -14, 66, 40),
        ((-31, 9), (-23, -18), (-1, -29), (22, -23), (35, 2), (21, 22), (-10, 25)),
        ("#8a5426", "#4a260e", "#160a04"),
        0.7,
        0.36,
        lid="#1c0f08",
    ),
    ears=Ears(EarKind.ROUND, (112, -92, -30), (30, 30, 20), 40, 18, ("#9a6f3e", "#d8a488", "#c29258")),
    mouth=Mouth(((0, 38), (0, 60), (12, 72), (34, 72), (54, 60), (64, 46)), (54, 58, 76, 128), True),
    brow="#6a4422",
    hair=20,
    spacing=4.8,
    whiskers=84,
    neck="#dcbc8c",
)
