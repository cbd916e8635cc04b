"""The opossum: a white face that runs out to a pink nose, dark eyes, bare ears."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -44, -8), (108, 96, 104)),
    Ball((0, -66, 38), (76, 56, 54), 40),
    Ball((76, 28, 0), (74, 60, 72), 44, roll=16, twin=True),
    Ball((112, 54, -20), (48, 46, 48), 40, roll=34, twin=True),
    Ball((48, -44, 68), (42, 20, 26), 26, roll=14, twin=True),
    Ball((0, 60, 30), (64, 42, 68), 40),
    Tube(((0, -8, 84), (0, 22, 146), (0, 46, 214)), (36, 32, 18), 28),
    Ball((14, 58, 178), (20, 18, 40), 14, twin=True),
    Ball((0, 84, 140), (22, 16, 54), 12, jaw=True),
    Ball((0, 38, 232), (20, 16, 15), 4, pitch=-8, material=NOSE),
)


def face(flat: Flat) -> None:
    """White, grey towards the crown, dark round the eyes."""
    flat.ground((0, "#77706c"), (0.42, "#d8d2c6"), (1, "#efe9dc"))
    flat.spot(
        [(0, -220), (26, -150), (18, -70), (8, -20), (0, 0), (-8, -20), (-18, -70), (-26, -150)],
        "#55504f",
        0.85,
    )
    flat.both([(24, -2), (40, -34), (72, -46), (100, -24), (98, 8), (72, 24), (44, 22)], "#3a3436", 0.94)
    flat.both([(16, 30), (24, 50), (40, 66), (22, 92), (0, 98), (0, 40)], "#f6efe2")


OPOSSUM = Species(
    form=FORM,
    face=face,
    nose=(0, 38, 236),
    nose_colour="#d98a92",
    eye=Eye(
        (56, -10, 62, 39),
        ((-31, 9), (-22, -17), (0, -27), (22, -21), (35, 2), (20, 21), (-10, 23)),
        ("#b07a3c", "#5c3412", "#140a06"),
        0.7,
        0.34,
        lid="#120c0e",
    ),
    ears=Ears(EarKind.ROUND, (112, -116, -26), (50, 50, 20), 42, 12, ("#2b2628", "#5a4a4e", "#d8a0a4")),
    mouth=Mouth(((0, 52), (0, 70), (10, 78), (34, 76), (60, 60), (76, 42)), (58, 56, 78, 124)),
    brow="#4a4244",
    hair=24,
    spacing=4.8,
    whiskers=90,
    neck="#d8d0c4",
)
