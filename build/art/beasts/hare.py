"""The hare: long ears, large eyes at the sides, two front teeth."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -40, -8), (104, 104, 104)),
    Ball((0, -64, 38), (76, 58, 56), 40),
    Ball((62, 42, 14), (64, 60, 68), 46, twin=True),
    Ball((88, 66, -10), (44, 42, 46), 36, twin=True),
    Ball((54, -46, 70), (42, 20, 26), 26, roll=14, twin=True),
    Ball((0, 72, 28), (72, 44, 68), 40),
    Tube(((0, -6, 84), (0, 22, 128), (0, 34, 152)), (40, 42, 33), 28),
    Ball((22, 50, 142), (33, 29, 34), 14, twin=True),
    Ball((0, 84, 112), (27, 20, 38), 12, jaw=True),
    Ball((0, 22, 176), (18, 12, 11), 4, pitch=-14, material=NOSE),
)


def face(flat: Flat) -> None:
    """Pale rings round the eyes, a pale muzzle and throat."""
    flat.ground((0, "#9a7044"), (0.5, "#b98a58"), (1, "#b08252"))
    flat.spot(
        [(0, -150), (40, -110), (34, -40), (16, 10), (0, 20), (-16, 10), (-34, -40), (-40, -110)],
        "#8a5f36",
        0.7,
    )
    flat.both([(26, -14), (44, -44), (80, -48), (108, -20), (104, 14), (70, 30), (38, 22)], "#ecd8b4", 0.95)
    muzzle = [(0, 22), (26, 28), (52, 44), (84, 66), (100, 110), (60, 150), (0, 160)]
    flat.spot([*muzzle, *((-x, y) for x, y in muzzle[-2:0:-1])], "#f1e4ca")
    flat.both([(84, 20), (130, 30), (150, 70), (120, 100), (96, 60)], "#c99a66", 0.8)


HARE = Species(
    form=FORM,
    face=face,
    nose=(0, 22, 181),
    nose_colour="#c98078",
    eye=Eye(
        (56, -12, 62, 40),
        ((-31, 9), (-23, -18), (-1, -29), (22, -23), (35, 2), (21, 22), (-10, 25)),
        ("#a8662c", "#5a2f10", "#1c0d04"),
        0.68,
        0.33,
        lid="#24120a",
    ),
    ears=Ears(EarKind.LONG, (52, -128, -30), (31, 118, 17), 13, 10, ("#a67a4a", "#e6b09a", "#4a3020")),
    mouth=Mouth(((0, 34), (0, 54), (11, 66), (30, 67), (46, 58), (56, 46)), (46, 50, 66, 114), True),
    brow="#6a4422",
    hair=18,
    spacing=4.6,
    whiskers=80,
    neck="#e8d8ba",
    paw="#a67a4a",
)
