"""The quail: a dark mask edged with white, a small beak, scaled breast."""

from art.outlines import symmetric
from art.relief.flat import Flat
from art.relief.species import BEAK, Ball, Bare, Eye, Mouth, Species, Tube

FORM = (
    Ball((0, -38, -6), (112, 112, 108)),
    Ball((0, -66, 36), (80, 60, 60), 40),
    Ball((66, 40, 6), (70, 70, 76), 46, twin=True),
    Ball((50, -40, 70), (42, 20, 26), 26, roll=8, twin=True),
    Ball((0, 96, 10), (104, 64, 84), 46),
    Tube(((0, 2, 92), (0, 16, 132), (0, 38, 160)), (34, 27, 5), 6, material=BEAK),
    Tube(((0, 40, 92), (0, 42, 126), (0, 44, 142)), (24, 18, 5), 4, material=BEAK),
)


def face(flat: Flat) -> None:
    """Chestnut crown, white bands over the mask and under it, blue-grey breast."""
    flat.ground((0, "#70401f"), (0.4, "#8a5228"), (0.62, "#5f6b7c"), (1, "#6d7a8c"))
    band = [(0, -108), (60, -100), (112, -60), (132, 10), (124, 76), (84, 122), (0, 140)]
    flat.spot(symmetric(band, 0), "#f3ead8")
    mask = [(0, -70), (54, -66), (92, -38), (106, 12), (98, 66), (66, 98), (0, 112)]
    flat.spot(symmetric(mask, 0), "#2a2022")
    flat.both([(30, -36), (56, -54), (88, -40), (78, -30), (50, -30)], "#6a4638", 0.8)


QUAIL = Species(
    form=FORM,
    face=face,
    nose=(0, 12, 150),
    nose_colour="#2a1c18",
    eye=Eye(
        (54, -14, 62, 39),
        ((-30, 8), (-22, -18), (0, -27), (22, -20), (33, 4), (20, 22), (-10, 24)),
        ("#e08a3c", "#9a4a16", "#2a1006"),
        0.62,
        0.3,
        lid="#0c0808",
    ),
    ears=None,
    mouth=Mouth(((0, 44), (8, 40), (18, 34), (28, 32), (36, 34), (44, 36)), (30, 36, 42, 70), cleft=False),
    brow="#f3ead8",
    hair=17,
    spacing=4.6,
    neck="#6d7a8c",
    bare={BEAK: Bare("#d98a34", "#a85a1c", 0.02, 0.5)},
    feathers=True,
)
