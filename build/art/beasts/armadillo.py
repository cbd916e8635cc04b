"""The armadillo: a long snout, an armoured brow, tall bare ears."""

from art.beasts.scales import scales, seams
from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -42, -8), (96, 94, 102)),
    Ball((0, -76, 30), (78, 56, 60), 30),
    Ball((54, 28, 12), (54, 56, 66), 40, roll=12, twin=True),
    Ball((50, -42, 66), (42, 20, 28), 22, roll=10, twin=True),
    Ball((0, 62, 34), (56, 44, 62), 36),
    Tube(((0, -10, 82), (0, 28, 144), (0, 58, 208)), (40, 33, 19), 28),
    Ball((0, 84, 136), (24, 18, 56), 12, jaw=True),
    Ball((0, 54, 226), (21, 16, 13), 4, pitch=-8, material=NOSE),
)


def face(flat: Flat) -> None:
    """Bands along the snout, bosses on the brow, a pink tip."""
    flat.ground((0, "#8a7464"), (0.5, "#b09a84"), (1, "#c4ae98"))
    seams(flat, 22, (-240, -52), "#5c4a3e", 0.5)
    seams(flat, 15, (-50, 200), "#7a6656", 0.35)
    flat.both([(26, -4), (42, -28), (72, -34), (94, -14), (86, 10), (54, 18)], "#6a5448", 0.8)
    for y in (10, 22, 34, 46, 58):
        flat.spot([(-44, y + 10), (0, y - 2), (44, y + 10), (0, y + 2)], "#6a5648", 0.7)
    flat.spot([(0, 44), (20, 52), (22, 74), (0, 82), (-22, 74), (-20, 52)], "#c98a80", 0.7)


def bosses(flat: Flat) -> None:
    """The parts that stand out of the skin."""
    flat.ground((0, "#000000"))
    scales(flat, 22, (-240, -52))
    scales(flat, 15, (-50, 200), "#909090")
    for y in (4, 16, 28, 40, 52):
        flat.spot([(-44, y + 10), (0, y - 3), (44, y + 10), (0, y + 6)], "#d0d0d0")


ARMADILLO = Species(
    form=FORM,
    face=face,
    nose=(0, 54, 230),
    nose_colour="#c9746c",
    eye=Eye(
        (54, -10, 60, 38),
        ((-31, 9), (-21, -15), (0, -25), (22, -19), (34, 3), (19, 20), (-10, 22)),
        ("#8a6a4a", "#4a3020", "#160c06"),
        0.68,
        0.34,
        lid="#1c120e",
    ),
    ears=Ears(EarKind.LONG, (60, -150, -26), (34, 84, 18), 18, 14, ("#a08a78", "#d8988c", "#7a6656")),
    mouth=Mouth(((0, 72), (10, 74), (26, 72), (42, 64), (58, 52), (70, 40)), (48, 62, 78, 118), cleft=False),
    brow="#5c4a3e",
    hair=0,
    neck="#b09a84",
    heights=bosses,
)
