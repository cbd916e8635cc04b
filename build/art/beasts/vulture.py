"""The vulture: a bald red wrinkled head, a hooked pale beak."""

from art.relief.flat import Flat
from art.relief.species import BEAK, Ball, Bare, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -46, -10), (96, 96, 104)),
    Ball((0, -74, 34), (72, 50, 54), 36),
    Ball((46, 24, 14), (50, 52, 62), 36, twin=True),
    Ball((54, -44, 60), (44, 20, 30), 22, roll=26, twin=True),
    Ball((0, 56, 24), (54, 46, 60), 36),
    Tube(((0, -14, 76), (0, 2, 120), (0, 10, 150)), (40, 34, 30), 24),
    Tube(((0, 8, 138), (0, 16, 180), (0, 42, 204), (0, 76, 202)), (30, 29, 22, 4), 3, material=BEAK),
    Tube(((0, 50, 96), (0, 54, 140), (0, 54, 172)), (26, 22, 9), 4, material=BEAK),
)


WARTS = ((96, 16, 6), (88, 34, 7), (76, 52, 6), (104, -4, 5), (60, 66, 6), (20, -96, 6), (40, -106, 5))
"""The middle of each wart on one side, and its radius."""


def _warts(flat: Flat, colour: str, opacity: float = 1) -> None:
    for x, y, r in WARTS:
        flat.both([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], colour, opacity)


def face(flat: Flat) -> None:
    """Raw red, darker about the eyes, pale warts."""
    flat.ground((0, "#8a3a34"), (0.5, "#b0504a"), (1, "#9a4038"))
    flat.both([(28, -6), (46, -32), (78, -34), (96, -10), (84, 12), (54, 18)], "#6a2426", 0.85)
    _warts(flat, "#d88a80", 0.9)
    flat.both([(14, 10), (24, 0), (34, 12), (28, 30), (16, 30)], "#c87068", 0.7)


def wrinkles(flat: Flat) -> None:
    """Folds over the brow and under the eyes, warts on the cheeks."""
    flat.ground((0, "#000000"))
    for y in (-126, -110, -94, -78):
        flat.spot([(-70, y + 12), (0, y - 4), (70, y + 12), (0, y + 5)], "#c8c8c8")
    for y in (24, 38, 52):
        flat.both([(30, y), (60, y + 8), (92, y - 6), (60, y + 14)], "#b0b0b0")
    _warts(flat, "#ffffff")


VULTURE = Species(
    form=FORM,
    face=face,
    nose=(0, 14, 170),
    nose_colour="#2a1c18",
    eye=Eye(
        (54, -14, 56, 37),
        ((-32, 8), (-20, -10), (2, -17), (22, -13), (36, 3), (18, 17), (-10, 18)),
        ("#e8d070", "#b08a2a", "#3a2408"),
        0.58,
        0.24,
        lid="#2a0c0c",
    ),
    ears=None,
    mouth=Mouth(((0, 52), (12, 48), (24, 42), (36, 42), (50, 44), (60, 42)), (40, 44, 52, 84), cleft=False),
    brow="#3a1416",
    hair=0,
    neck="#a84a42",
    bare={BEAK: Bare("#e8d8b4", "#b89a6a", 0.02, 0.5)},
    heights=wrinkles,
)
