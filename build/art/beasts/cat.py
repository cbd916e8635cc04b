"""The cat: fat cheeks, a double chin, stripes."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -34, -10), (136, 104, 112)),
    Ball((0, -62, 40), (96, 58, 58), 40),
    Ball((96, 48, 4), (92, 70, 84), 50, twin=True),
    Ball((56, -36, 76), (44, 18, 26), 26, roll=12, twin=True),
    Ball((0, 84, 30), (112, 52, 80), 46),
    Ball((0, 142, 6), (136, 48, 92), 12),
    Tube(((0, 10, 80), (0, 26, 118)), (52, 40), 34),
    Ball((30, 48, 122), (38, 29, 34), 14, twin=True),
    Ball((0, 80, 108), (30, 18, 34), 12, jaw=True),
    Ball((0, 20, 157), (17, 11, 10), 4, pitch=-14, material=NOSE),
)


def face(flat: Flat) -> None:
    """Stripes over crown and cheeks, a white blaze down to the bib."""
    flat.ground((0, "#8b93a3"), (1, "#98a0ad"))
    for x, width, top, foot in ((0, 9, -170, -70), (30, 8, -160, -74), (60, 8, -140, -82)):
        middle = (top + foot) / 2
        stripe = [(x * 1.2, top), (x + width, middle), (x * 0.8, foot), (x - width, middle)]
        flat.both(stripe, "#3f4656")
    for y in (0, 34, 66):
        flat.both([(104, y), (150, y - 8), (210, y + 8), (150, y + 6)], "#525a6a")
    flat.both([(60, -30), (104, -36), (150, -60), (104, -24)], "#525a6a")
    blaze = [(0, -40), (16, 0), (40, 26), (80, 44), (110, 80), (120, 130), (60, 200), (0, 210)]
    flat.spot([*blaze, *((-x, y) for x, y in blaze[-2:0:-1])], "#efe8da")
    flat.both([(20, -50), (54, -56), (96, -44), (70, -42), (40, -40)], "#c4c8ce", 0.45)


CAT = Species(
    form=FORM,
    face=face,
    nose=(0, 20, 162),
    nose_colour="#c97a78",
    eye=Eye(
        (60, -10, 66, 41),
        ((-31, 9), (-22, -14), (0, -22), (22, -18), (35, -2), (18, 18), (-8, 21)),
        ("#f2d24e", "#c08a1a", "#5a3606"),
        0.72,
        0.2,
        slit=True,
        lid="#20222a",
    ),
    ears=Ears(EarKind.POINTED, (96, -126, -20), (48, 70, 22), 24, 14, ("#7b8494", "#e0a79a", "#8b93a3")),
    mouth=Mouth(((0, 30), (0, 46), (12, 60), (32, 62), (52, 54), (60, 46)), (46, 48, 62, 104)),
    brow="#454c5c",
    hair=21,
    spacing=4.8,
    whiskers=96,
    neck="#d8d4ca",
    paw="#8b93a3",
)
