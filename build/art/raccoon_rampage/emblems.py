"""The shapes of the roles, their emblems and the cubes with which they vote."""

import math

from art.outlines import symmetric
from scenes.art.geometry import ribbon, smooth
from scenes.art.palette import Colour, luminance
from scenes.art.vector import open_line
from scenes.raccoon_rampage.art.colours import (
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    GREY,
    INK,
    ROLES,
    Pen,
    shade,
)

LEAF = (
    (0, -40), (7, -34), (6, -26), (17, -28), (20, -20), (13, -14), (25, -10), (26, -1),
    (15, 2), (24, 9), (20, 17), (9, 15), (4, 24), (3, 40), (0, 40),
)  # fmt: skip
COCK = (
    (-8, -40), (-3, -35), (3, -40), (5, -33), (11, -34), (9, -26), (16, -22), (9, -18), (9, -6), (12, 4),
    (22, -4), (20, -18), (30, -24), (38, -8), (32, 12), (20, 26), (6, 30), (8, 39), (-2, 39), (-2, 30),
    (-12, 22), (-18, 8), (-16, -12), (-13, -22), (-22, -19), (-14, -27), (-15, -35),
)  # fmt: skip


def leaf(pen: Pen, colour: Colour) -> None:
    """An oak leaf, 52 wide and 80 high about (0, 0)."""
    pen.path(smooth(symmetric(LEAF, 0), True, 4), colour)


def cockerel(pen: Pen, colour: Colour) -> None:
    """A cockerel that looks left, with its comb, 60 wide and 80 high about (0, 0)."""
    pen.path(smooth([(-x + 6, y) for x, y in COCK][::-1], True, 3, (6, 8, 21, 23, 25)), colour)


def paw(pen: Pen, colour: Colour) -> None:
    """An open paw, 70 wide and 70 high about (0, 0)."""
    pen.blob([(0, -4), (14, 4), (24, 20), (14, 30), (0, 26), (-14, 30), (-24, 20), (-14, 4)], colour, edge=0)
    for x, y, turn in ((-29, -4, -24), (-12, -22, -8), (12, -22, 8), (29, -4, 24)):
        pen.begin(f"translate({x} {y}) rotate({turn})")
        pen.oval((0, 0), 8.4, 12, colour, 0)
        pen.end()


def horn(pen: Pen, colour: Colour) -> None:
    """A hunting horn on its strap, 84 wide and 70 high about (0, 0)."""
    turns = [math.pi * 1.12 - k * math.pi * 1.18 / 20 for k in range(21)]
    line = [(math.cos(a) * 31 - 3, math.sin(a) * 31 - 4) for a in turns]
    widths = [7 + 13 * (k / 20) ** 1.3 for k in range(21)]
    pen.path(ribbon(line, widths), colour)
    pen.path([(16, -2), (40, -2), (46, -28), (8, -28)], colour)
    pen.oval((27, -28), 19.5, 5, colour, 0)
    pen.oval((-33, -17), 6.5, 4.5, colour, 0)
    pen.path("M-28 6C-14 -22 -6 -30 8 -10", "none", colour, 4)


def briefcase(pen: Pen, colour: Colour) -> None:
    """A briefcase, 70 wide about (0, 0)."""
    pen.path("M-35 -18H35V30H-35ZM-5 -2H5V10H-5Z", colour, even_odd=True)
    pen.path("M-14 -18V-28H14V-18", "none", colour, 7)


SHAPES = {"DE": leaf, "FR": cockerel, "AR": paw, "HU": horn, "": briefcase}
"""The shape of each role's emblem; "" is no role."""


def contrasting(colour: Colour) -> Colour:
    """The drawing colour on a role's colour: ink or paper."""
    return INK if luminance(colour) > 0.28 else CREAM


def draw_role(pen: Pen, name: str) -> None:
    """A role's emblem on 100 by 100 units: its shape on its colour in a brass ring."""
    colour = ROLES[name] if name else GREY
    ring = pen.linear((10, 6), (90, 96), (0, BRASS_LIGHT), (0.45, BRASS), (1, BRASS_DEEP))
    pen.disc((50, 50), 48, ring)
    if pen.fine:
        pen.path(_notches(), "none", BRASS_DEEP, 1.3, 0.8)
    pen.disc(
        (50, 50),
        39,
        pen.radial((40, 34), 62, (0, shade(colour, 0.28)), (0.6, colour), (1, shade(colour, -0.5))),
    )
    pen.begin("translate(50 51) scale(0.66)")
    SHAPES[name](pen, contrasting(colour))
    pen.end()


def _notches() -> str:
    turns = [k * math.tau / 40 for k in range(40)]
    ends = ([(50 + math.cos(a) * r, 50 + math.sin(a) * r) for r in (41, 46)] for a in turns)
    return "".join(map(open_line, ends))


def draw_cube(pen: Pen, role: str) -> None:
    """A vote cube on 100 by 100 units."""
    colour = ROLES[role] if role else GREY
    front = [(6, 26), (72, 26), (72, 94), (6, 94)]
    pen.poly([(6, 26), (26, 6), (94, 6), (72, 26)], shade(colour, 0.35))
    pen.poly([(72, 26), (94, 6), (94, 72), (72, 94)], shade(colour, -0.4))
    pen.poly(front, pen.down(26, 94, (0, shade(colour, 0.08)), (1, shade(colour, -0.14))))
    pen.begin("translate(39 60) scale(0.64)")
    SHAPES[role](pen, contrasting(colour))
    pen.end()
