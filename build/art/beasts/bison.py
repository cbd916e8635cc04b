"""The bison: a great woolly head, horns, a wide bare nose, a beard."""

from art.relief.flat import Flat
from art.relief.species import HORN, NOSE, Ball, Bare, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -44, -14), (150, 124, 124)),
    Ball((0, -92, 40), (112, 62, 64), 46),
    Ball((84, 40, 0), (84, 84, 88), 50, twin=True),
    Ball((66, -48, 74), (54, 22, 34), 28, roll=18, twin=True),
    Ball((0, 84, 30), (92, 62, 82), 50),
    Tube(((0, -4, 76), (0, 40, 128), (0, 66, 158)), (62, 66, 58), 36),
    Ball((34, 82, 148), (42, 34, 40), 18, twin=True),
    Ball((0, 124, 122), (50, 26, 46), 14, jaw=True),
    Ball((0, 48, 204), (50, 31, 22), 6, pitch=-16, material=NOSE),
    Tube(
        ((116, -72, -30), (164, -84, -10), (206, -118, 6), (212, -164, 10)),
        (33, 30, 21, 5),
        twin=True,
        material=HORN,
    ),
)


def face(flat: Flat) -> None:
    """Dark wool on the crown, a worn muzzle."""
    flat.ground((0, "#34201a"), (0.45, "#4e3020"), (1, "#3e281c"))
    flat.both([(26, -54), (62, -78), (108, -62), (84, -50), (52, -46)], "#7a5030", 0.9)
    flat.both([(28, -10), (48, -32), (84, -30), (100, -4), (76, 16), (44, 12)], "#241410", 0.8)
    muzzle = [(0, 10), (50, 26), (82, 66), (76, 120), (40, 146), (0, 150)]
    flat.spot([*muzzle, *((-x, y) for x, y in muzzle[-2:0:-1])], "#7d5a44", 0.95)


BISON = Species(
    form=FORM,
    face=face,
    nose=(0, 48, 216),
    nose_colour="#1d1414",
    eye=Eye(
        (68, -16, 74, 41),
        ((-32, 8), (-20, -12), (2, -20), (22, -16), (35, 2), (18, 17), (-10, 18)),
        ("#b06a34", "#5e3014", "#1c0c06"),
        0.66,
        0.32,
        lid="#150b08",
    ),
    ears=Ears(EarKind.LONG, (152, -30, -50), (30, 56, 16), 104, 8, ("#46291c", "#8a6454", "#2a1812")),
    mouth=Mouth(((0, 84), (0, 100), (16, 110), (42, 108), (62, 96), (72, 84)), (62, 96, 116, 156)),
    brow="#24130c",
    hair=30,
    spacing=5.6,
    neck="#3e281c",
    bare={HORN: Bare("#d8c8a4", "#8a7658", 0.16, 0.35)},
)
