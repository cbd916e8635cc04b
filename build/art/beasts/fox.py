"""The fox: a narrow muzzle between white ruffs, black-tipped ears."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -46, -6), (112, 96, 108)),
    Ball((0, -66, 40), (80, 58, 56), 40),
    Ball((78, 30, 0), (74, 52, 74), 44, roll=24, twin=True),
    Ball((112, 66, -20), (52, 44, 48), 44, roll=34, twin=True),
    Ball((128, 96, -30), (34, 34, 36), 40, roll=40, twin=True),
    Ball((48, -44, 70), (42, 20, 28), 26, roll=24, twin=True),
    Ball((0, 58, 30), (64, 40, 70), 40),
    Tube(((0, -10, 84), (0, 18, 140), (0, 40, 206)), (34, 31, 21), 28),
    Ball((13, 52, 178), (20, 17, 40), 14, twin=True),
    Ball((0, 80, 136), (23, 17, 58), 12, jaw=True),
    Ball((0, 96, 60), (50, 40, 70), 30),
    Ball((0, 26, 222), (19, 15, 15), 4, pitch=-10, material=NOSE),
)


def face(flat: Flat) -> None:
    """White cheeks, dark corners of the eyes, light brows."""
    flat.ground((0, "#b5521c"), (0.5, "#d2691f"), (1, "#c65e1c"))
    blaze = [(0, -180), (60, -120), (40, -40), (18, 10), (0, 20), (-18, 10), (-40, -40), (-60, -120)]
    flat.spot(blaze, "#c75a18", 0.8)
    ruff = [(26, 44), (60, 38), (100, 46), (140, 64), (180, 84), (210, 130), (120, 180), (30, 160)]
    flat.both([*ruff, (0, 100), (8, 60)], "#f6ead2")
    flat.both([(20, 30), (28, 4), (44, -6), (62, 10), (54, 26), (36, 40)], "#5a2a14", 0.75)
    flat.both([(26, -46), (40, -62), (66, -66), (86, -54), (66, -50), (44, -44)], "#f0b878", 0.9)
    lip = [(0, 36), (16, 42), (30, 56), (26, 90), (0, 98), (-26, 90), (-30, 56), (-16, 42)]
    flat.spot(lip, "#fbf2de")


FOX = Species(
    form=FORM,
    face=face,
    nose=(0, 26, 226),
    nose_colour="#1a1314",
    eye=Eye(
        (54, -16, 64, 37),
        ((-36, 15), (-20, -10), (4, -22), (26, -20), (41, -17), (22, 11), (-9, 18)),
        ("#b9c84a", "#5f7d1e", "#1f2c0a"),
        0.58,
        0.22,
        slit=True,
        lid="#2a130c",
    ),
    ears=Ears(EarKind.POINTED, (88, -150, -30), (66, 98, 24), 15, 18, ("#a8461a", "#f0dcc0", "#22161a")),
    mouth=Mouth(((0, 46), (0, 60), (10, 68), (30, 70), (52, 60), (66, 44)), (56, 56, 74, 122)),
    brow="#8a3a0c",
    hair=20,
    spacing=4.8,
    whiskers=70,
    neck="#f0e2c6",
    paw="#2a1c1c",
)
