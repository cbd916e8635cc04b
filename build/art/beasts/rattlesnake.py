"""The rattlesnake: a flat wide head of scales, slit eyes, a mouth from ear to ear."""

from art.beasts.scales import scales, seams
from art.relief.flat import Flat
from art.relief.species import Ball, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -36, -14), (112, 86, 104)),
    Ball((0, -60, 40), (86, 50, 60), 40),
    Ball((94, 34, 0), (72, 54, 76), 46, roll=-14, twin=True),
    Ball((58, -36, 70), (52, 20, 34), 22, roll=28, twin=True),
    Ball((0, 62, 30), (94, 42, 76), 40),
    Tube(((0, -4, 80), (0, 20, 126), (0, 34, 156)), (64, 60, 44), 34),
    Ball((0, 70, 112), (64, 24, 48), 14, jaw=True),
)


def face(flat: Flat) -> None:
    """Olive scales, dark bands through the eyes, a pale lip."""
    flat.ground((0, "#6a6434"), (0.45, "#9a8f52"), (0.62, "#c8ba80"), (1, "#ddd2a0"))
    diamond = [(0, -190), (44, -120), (24, -60), (0, -30)]
    flat.spot([*diamond, *((-x, y) for x, y in diamond[-2:0:-1])], "#4a4222", 0.85)
    flat.both(
        [(24, -10), (50, -38), (96, -40), (150, 10), (170, 60), (120, 34), (80, 16), (44, 14)],
        "#433b1e",
        0.85,
    )
    seams(flat, 19, (-240, 40), "#2f2a14", 0.35)
    seams(flat, 24, (40, 220), "#8a7e4c", 0.3)
    flat.both([(16, 22), (24, 16), (30, 24), (22, 31)], "#1c180c")


def skin(flat: Flat) -> None:
    """The parts that stand out of the skin."""
    flat.ground((0, "#000000"))
    scales(flat, 19, (-240, 40), "#d8d8d8")
    scales(flat, 24, (40, 220), "#909090")


RATTLESNAKE = Species(
    form=FORM,
    face=face,
    nose=(0, 24, 170),
    nose_colour="#1c180c",
    eye=Eye(
        (62, -14, 66, 38),
        ((-34, 12), (-22, -8), (2, -16), (24, -16), (38, -10), (20, 13), (-10, 17)),
        ("#c8d84a", "#7f9a1e", "#27300a"),
        0.7,
        0.22,
        slit=True,
        lid="#17140a",
    ),
    ears=None,
    mouth=Mouth(
        ((0, 54), (24, 56), (54, 58), (86, 52), (112, 38), (130, 20)), (90, 50, 62, 100), cleft=False
    ),
    brow="#2f2a14",
    hair=0,
    neck="#a89c5c",
    heights=skin,
)
