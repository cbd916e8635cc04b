"""The dog: hanging ears, heavy lips, a white blaze between brown patches."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -46, -8), (118, 112, 112)),
    Ball((0, -72, 42), (88, 62, 58), 40),
    Ball((70, 34, 6), (68, 66, 78), 44, twin=True),
    Ball((52, -46, 78), (46, 22, 28), 26, roll=16, twin=True),
    Ball((0, 74, 30), (84, 50, 76), 44),
    Tube(((0, -4, 84), (0, 22, 140), (0, 34, 182)), (45, 51, 43), 30),
    Ball((30, 66, 166), (38, 44, 42), 18, roll=-8, twin=True),
    Ball((44, 92, 132), (32, 34, 46), 22, twin=True),
    Ball((0, 104, 132), (30, 20, 40), 12, jaw=True),
    Ball((0, 14, 216), (38, 26, 20), 5, pitch=-12, material=NOSE),
)


def face(flat: Flat) -> None:
    """Patches over the eyes and cheeks, tan brows, freckled lips."""
    flat.ground((0, "#f2e7d2"), (0.6, "#efe2ca"), (1, "#e8d8bc"))
    patch = [(24, -190), (30, -110), (24, -60), (30, -24), (44, 4), (64, 24), (88, 60), (104, 110)]
    flat.both([*patch, (240, 140), (240, -190)], "#7c4520", corners=(0, 8, 9))
    flat.both([(40, -20), (70, -32), (100, -10), (104, 16), (70, 20), (50, 8)], "#4f2a14", 0.8)
    flat.both([(38, -50), (54, -66), (82, -64), (90, -50), (66, -46)], "#c98a4a", 0.95)
    flat.both([(96, 40), (120, 20), (160, 40), (160, 110), (112, 110)], "#a8683a", 0.8)
    for x, y in ((26, 54), (40, 62), (54, 60), (34, 76), (50, 76)):
        flat.circle((x, y), 2.6, "#6a4a34", opacity=0.8)
        flat.circle((-x, y), 2.6, "#6a4a34", opacity=0.8)


DOG = Species(
    form=FORM,
    face=face,
    nose=(0, 14, 224),
    nose_colour="#191316",
    eye=Eye(
        (60, -14, 68, 40),
        ((-30, 8), (-20, -14), (2, -23), (22, -15), (36, 9), (18, 23), (-9, 22)),
        ("#b06a30", "#5e3112", "#1e0e06"),
        0.64,
        0.30,
        lid="#1a0e08",
    ),
    ears=Ears(EarKind.HANGING, (104, -92, -16), (50, 128, 22), 14, 12, ("#6e3b1a", "#8a5428", "#4a2610")),
    mouth=Mouth(((0, 44), (0, 78), (14, 92), (38, 98), (62, 96), (78, 78)), (62, 82, 98, 152)),
    brow="#5a3114",
    hair=17,
    spacing=4.6,
    neck="#efe2ca",
    paw="#e9dcc4",
)
