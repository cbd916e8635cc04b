"""The badger: a white face with two black stripes through the eyes."""

from art.relief.flat import Flat
from art.relief.species import NOSE, Ball, EarKind, Ears, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -40, -8), (120, 98, 110)),
    Ball((0, -66, 42), (86, 60, 58), 40),
    Ball((86, 40, 0), (78, 58, 78), 46, roll=10, twin=True),
    Ball((122, 66, -16), (52, 46, 52), 40, roll=18, twin=True),
    Ball((50, -42, 76), (44, 20, 28), 26, roll=16, twin=True),
    Ball((0, 70, 32), (80, 46, 72), 40),
    Tube(((0, -4, 84), (0, 22, 142), (0, 38, 198)), (42, 42, 30), 28),
    Ball((22, 56, 174), (32, 27, 40), 14, twin=True),
    Ball((0, 90, 132), (29, 20, 48), 12, jaw=True),
    Ball((0, 26, 218), (28, 20, 18), 4, pitch=-12, material=NOSE),
)


def face(flat: Flat) -> None:
    """Stripes from the lips over the eyes to the ears; grey flanks."""
    flat.ground((0, "#e9e0cc"), (0.5, "#f3ead6"), (1, "#e6dac2"))
    flat.both([(150, -120), (240, -140), (240, 160), (176, 130), (160, 60), (150, -20)], "#8a8178", 0.9)
    stripe = [(20, 36), (26, 8), (30, -24), (34, -66), (44, -120), (58, -190), (118, -190), (112, -110)]
    flat.both([*stripe, (104, -50), (98, -10), (86, 18), (60, 34), (36, 44)], "#28232a", corners=(5, 6))
    chin = [(0, 96), (34, 92), (60, 104), (40, 140), (0, 150), (-40, 140), (-60, 104), (-34, 92)]
    flat.spot(chin, "#8d857c", 0.5)


BADGER = Species(
    form=FORM,
    face=face,
    nose=(0, 26, 224),
    nose_colour="#171316",
    eye=Eye(
        (57, -12, 66, 38),
        ((-31, 10), (-21, -14), (0, -24), (22, -18), (35, 2), (19, 19), (-9, 21)),
        ("#c58a4a", "#70421a", "#241006"),
        0.62,
        0.28,
        lid="#0e0a0c",
    ),
    ears=Ears(EarKind.ROUND, (108, -116, -18), (36, 38, 22), 32, 14, ("#2e292d", "#3f3636", "#efe6d2")),
    mouth=Mouth(((0, 46), (0, 66), (12, 78), (34, 80), (54, 70), (68, 54)), (56, 62, 82, 132)),
    brow="#d2c6ae",
    hair=20,
    spacing=5.0,
    whiskers=58,
    neck="#b0a698",
    paw="#33292b",
)
