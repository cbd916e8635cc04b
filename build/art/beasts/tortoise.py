"""The tortoise: a bare green head of plates, a wide horny mouth."""

from art.beasts.scales import scales, seams
from art.relief.flat import Flat
from art.relief.species import BEAK, Ball, Bare, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -40, -10), (104, 102, 108)),
    Ball((0, -72, 34), (82, 54, 58), 40),
    Ball((58, 30, 14), (62, 62, 72), 44, twin=True),
    Ball((56, -38, 66), (46, 24, 32), 22, roll=14, twin=True),
    Ball((0, 76, 30), (76, 48, 74), 40),
    Tube(((0, -6, 84), (0, 30, 124), (0, 48, 146)), (52, 52, 40), 30),
    Ball((0, 44, 132), (54, 26, 36), 8, material=BEAK),
    Ball((0, 84, 112), (50, 28, 46), 14, jaw=True),
)


def face(flat: Flat) -> None:
    """Green plates, paler on the throat."""
    flat.ground((0, "#4c6a34"), (0.45, "#7f9c54"), (0.75, "#a8b872"), (1, "#c2c688"))
    seams(flat, 25, (-240, -20), "#3c5428", 0.5)
    seams(flat, 18, (-20, 200), "#5a7440", 0.4)
    flat.both([(24, -8), (42, -34), (76, -38), (100, -14), (92, 14), (58, 22)], "#46602e", 0.8)
    flat.both([(12, 26), (18, 22), (22, 28), (16, 33)], "#1c2412")


def plates(flat: Flat) -> None:
    """The parts that stand out of the skin."""
    flat.ground((0, "#000000"))
    scales(flat, 25, (-240, -20))
    scales(flat, 18, (-20, 200), "#b0b0b0")


TORTOISE = Species(
    form=FORM,
    face=face,
    nose=(0, 26, 160),
    nose_colour="#1c2412",
    eye=Eye(
        (58, -12, 62, 40),
        ((-32, 10), (-22, -12), (0, -20), (22, -16), (36, 4), (20, 20), (-10, 22)),
        ("#e0b060", "#94601c", "#2e1606"),
        0.62,
        0.28,
        lid="#1c2410",
    ),
    ears=None,
    mouth=Mouth(((0, 62), (18, 58), (38, 60), (58, 60), (78, 50), (92, 36)), (60, 58, 66, 104), cleft=False),
    brow="#34482a",
    hair=0,
    neck="#8aa060",
    bare={BEAK: Bare("#c9c48a", "#8a8a54", 0.05, 0.3)},
    heights=plates,
)
