"""The coyote: a lean grey fox of the prairie, with a dark saddle down its nose."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -46, -6), (116, 100, 108)),
    Ball((0, -66, 40), (84, 58, 56), 40),
    Ball((82, 36, 0), (78, 62, 76), 44, roll=18, twin=True),
    Ball((120, 76, -24), (44, 44, 44), 40, roll=40, twin=True),
    Ball((50, -46, 72), (46, 20, 30), 26, roll=30, twin=True),
    Ball((0, 66, 30), (72, 46, 70), 40),
    Tube(((0, -10, 84), (0, 18, 140), (0, 38, 196)), (40, 38, 28), 28),
    Ball((18, 54, 176), (26, 23, 38), 14, twin=True),
    Ball((0, 88, 132), (28, 20, 54), 12, jaw=True),
    Ball((0, 24, 214), (24, 18, 17), 4, pitch=-10, material=NOSE),
)


def face(flat: Flat) -> None:
    """A grey brow, rusty cheeks, a pale muzzle."""
    flat.ground((0, "#6d5a44"), (0.5, "#8a7050"), (1, "#7a6248"))
    flat.spot(
        [(0, -190), (46, -120), (36, -40), (22, 20), (0, 30), (-22, 20), (-36, -40), (-46, -120)],
        "#54473c",
        0.85,
    )
    flat.both([(84, -20), (140, -30), (170, 20), (140, 50), (96, 30)], "#a8703c", 0.75)
    flat.both(
        [(26, 44), (60, 40), (104, 56), (150, 84), (190, 120), (120, 170), (30, 160), (0, 100)], "#d9c8a4"
    )
    flat.both([(22, 30), (30, 4), (46, -8), (66, 8), (58, 28), (38, 40)], "#3a2c22", 0.8)
    flat.both([(28, -48), (44, -64), (70, -66), (90, -52), (66, -48)], "#cdb48c", 0.9)
    flat.spot([(0, 36), (20, 44), (36, 58), (30, 92), (0, 102), (-30, 92), (-36, 58), (-20, 44)], "#efe4c8")


COYOTE = Species(
    form=FORM,
    face=face,
    nose=(0, 24, 218),
    nose_colour="#17110f",
    eye=Eye(
        (55, -16, 64, 37),
        ((-36, 14), (-22, -8), (2, -18), (24, -19), (41, -14), (22, 12), (-9, 18)),
        ("#e0b040", "#a0701a", "#2f1c06"),
        0.56,
        0.22,
        lid="#1d120c",
    ),
    ears=Ears(EarKind.POINTED, (92, -148, -34), (58, 104, 24), 22, 18, ("#7d644a", "#d8b898", "#2a211c")),
    mouth=Mouth(((0, 46), (0, 64), (11, 74), (32, 74), (56, 62), (70, 46)), (58, 60, 80, 128)),
    brow="#3f3227",
    hair=22,
    spacing=4.8,
    whiskers=60,
    neck="#a08c6a",
)
