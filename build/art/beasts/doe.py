"""The doe: a long narrow face, lashes, ears like leaves held aside."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -44, -8), (98, 100, 100)),
    Ball((0, -70, 36), (72, 58, 56), 40),
    Ball((58, 34, 12), (56, 64, 68), 44, roll=10, twin=True),
    Ball((52, -46, 66), (42, 20, 26), 26, roll=6, twin=True),
    Ball((0, 70, 36), (58, 56, 66), 40),
    Tube(((0, -14, 80), (0, 30, 130), (0, 70, 172)), (44, 42, 33), 30),
    Ball((18, 80, 160), (29, 27, 34), 14, twin=True),
    Ball((0, 112, 130), (28, 20, 44), 12, jaw=True),
    Ball((0, 56, 196), (28, 19, 15), 5, pitch=-18, material=NOSE),
)


def face(flat: Flat) -> None:
    """Chestnut; white round the eyes, the muzzle and under the chin."""
    flat.ground((0, "#7c4a26"), (0.5, "#a9703e"), (1, "#a06a3a"))
    flat.spot(
        [(0, -200), (38, -120), (30, -30), (22, 40), (0, 50), (-22, 40), (-30, -30), (-38, -120)],
        "#6f4222",
        0.75,
    )
    flat.both([(24, 0), (36, -32), (66, -42), (98, -26), (100, 6), (72, 22), (40, 18)], "#e3c8a0", 0.8)
    flat.both([(30, -2), (44, -24), (70, -30), (90, -14), (84, 8), (54, 12)], "#4a2a16", 0.85)
    muzzle = [(0, 44), (30, 50), (44, 78), (40, 110), (46, 150), (0, 180)]
    flat.spot([*muzzle, *((-x, y) for x, y in muzzle[-2:0:-1])], "#efe2ca")
    flat.spot([(0, 30), (24, 40), (30, 62), (0, 72), (-30, 62), (-24, 40)], "#6a5040", 0.7)


DOE = Species(
    form=FORM,
    face=face,
    nose=(0, 56, 200),
    nose_colour="#241a1a",
    eye=Eye(
        (58, -10, 58, 42),
        ((-34, 10), (-24, -16), (0, -28), (24, -24), (42, -6), (22, 20), (-10, 24)),
        ("#7a4a22", "#3c1e0c", "#120804"),
        0.76,
        0.4,
        lid="#120a08",
    ),
    ears=Ears(EarKind.LONG, (124, -74, -44), (42, 92, 18), 68, 12, ("#8a5830", "#eec0aa", "#4a2c1a")),
    mouth=Mouth(((0, 72), (0, 92), (10, 102), (28, 104), (42, 96), (50, 86)), (42, 92, 108, 146)),
    brow="#5a3418",
    hair=15,
    spacing=4.4,
    neck="#a9703e",
)
