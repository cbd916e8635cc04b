"""The skunk: black, with a white stripe from the nose over the crown."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -42, -8), (112, 98, 106)),
    Ball((0, -68, 40), (80, 58, 56), 40),
    Ball((78, 34, 0), (72, 54, 74), 44, roll=18, twin=True),
    Ball((112, 58, -18), (54, 44, 50), 42, roll=28, twin=True),
    Ball((48, -44, 72), (42, 20, 28), 26, roll=18, twin=True),
    Ball((0, 62, 32), (70, 44, 70), 40),
    Tube(((0, -6, 84), (0, 20, 136), (0, 36, 188)), (37, 38, 26), 28),
    Ball((18, 52, 166), (28, 23, 38), 14, twin=True),
    Ball((0, 82, 128), (25, 18, 46), 12, jaw=True),
    Ball((0, 26, 206), (24, 17, 16), 4, pitch=-12, material=NOSE),
)


def face(flat: Flat) -> None:
    """The stripe, pale cheeks and chin."""
    flat.ground((0, "#302c38"), (0.5, "#3c3744"), (1, "#34303c"))
    stripe = [(0, 16), (7, -14), (9, -50), (20, -92), (38, -140), (52, -200), (0, -220)]
    flat.spot([*stripe, *((-x, y) for x, y in stripe[-2:0:-1])], "#f3ecdc", corners=(0,))
    flat.both([(34, 66), (80, 56), (126, 64), (176, 60), (196, 110), (130, 128), (70, 120)], "#ece4d2")
    flat.both([(30, 62), (64, 54), (100, 74), (70, 104), (30, 108)], "#f6efe0", 0.9)
    flat.both([(34, -12), (56, -28), (88, -18), (96, 4), (70, 16), (46, 12)], "#1b181f", 0.9)
    muzzle = [(0, 34), (18, 36), (34, 52), (30, 74), (0, 80), (-30, 74), (-34, 52), (-18, 36)]
    flat.spot(muzzle, "#58505c", 0.9)


SKUNK = Species(
    form=FORM,
    face=face,
    nose=(0, 26, 211),
    nose_colour="#5a2f3a",
    eye=Eye(
        (55, -12, 64, 39),
        ((-33, 10), (-22, -16), (0, -27), (23, -21), (37, 0), (20, 20), (-10, 22)),
        ("#9cc86a", "#4a7d3a", "#142408"),
        0.62,
        0.28,
        lid="#0c0a0e",
    ),
    ears=Ears(EarKind.ROUND, (98, -108, -16), (34, 36, 22), 34, 14, ("#37323f", "#b9808a", "#4a4452")),
    mouth=Mouth(((0, 44), (0, 62), (11, 73), (30, 75), (50, 64), (64, 48)), (56, 58, 76, 126)),
    brow="#5c5666",
    hair=23,
    spacing=4.8,
    whiskers=60,
    neck="#34303c",
    paw="#2c2832",
)
