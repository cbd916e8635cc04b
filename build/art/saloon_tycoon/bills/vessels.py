"""Vessels: cups, bottles, pots, purses; and plants. Each about (0, 0)."""

import math

from scenes.art.geometry import star
from scenes.saloon_tycoon.art.colours import (
    CREAM,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    IVORY,
    OAK,
    OXBLOOD,
    SAGE,
    WALNUT,
    Pen,
    shade,
)


def teacup(pen: Pen) -> None:
    """A cup on its saucer."""
    pen.bend([(14, -6), (24, -4), (16, 6)], INK, 4.6)
    pen.bend([(14, -6), (24, -4), (16, 6)], IVORY, 2.4)
    pen.blob([(-17, -10), (17, -10), (11, 10), (-11, 10)], IVORY, (0, 1))
    pen.oval((0, -10), 17, 4, "#9a5a30")
    for x in (-8, 0, 8):
        pen.disc((x, 0), 2.2, OXBLOOD, 0)
    pen.oval((0, 13), 24, 4.4, shade(IVORY, -0.1))
    for x in (-5, 4):
        pen.bend([(x, -17), (x + 4, -22), (x - 2, -27), (x + 2, -33)], "#fff8ec", 2.2, 0.8)


def empty_glass(pen: Pen) -> None:
    """An empty glass, upside down on a ring of beer."""
    pen.oval((0, 25), 26, 5, "#c98a3a", 0.7)
    pen.poly([(-13, -26), (13, -26), (18, 24), (-18, 24)], "#dfe9ea", opacity=0.92)
    pen.line([(-7, -20), (-9, 18)], "#ffffff", 3.4, 0.9)
    pen.rect(-14, -30, 28, 5, "#b8c8cc", 1)
    pen.line([(-17.4, 18), (17.4, 18)], "#a8b8bc", 2)


def bouquet(pen: Pen) -> None:
    """Flowers in paper."""
    for x, y in ((-16, -6), (0, -10), (16, -6)):
        pen.line([(x, y), (0, 30)], SAGE, 3)
    for x, y, colour in (
        (-18, -8, "#e88aa0"), (-6, -22, IVORY), (8, -24, "#d9506a"), (20, -10, GILT_LIGHT),
        (0, -8, "#c0442f"),
    ):  # fmt: skip
        pen.poly(star((x, y), 11, 7.6, 7), colour)
        pen.disc((x, y), 3.4, shade(colour, -0.4), 0)
    pen.poly([(-24, 2), (0, 12), (24, 2), (7, 36), (-7, 36)], CREAM)
    pen.line([(-9, 20), (9, 20)], OXBLOOD, 3.4)


def strongbox(pen: Pen) -> None:
    """An open strongbox full of gold."""
    pen.poly([(-32, -8), (-28, -30), (28, -30), (32, -8)], "#4a4650")
    for k, x in enumerate((-22, -11, 0, 11, 22, -16, 5, 16)):
        pen.oval((x, -8 - 5 * (k > 4)), 8, 4.4, GILT_LIGHT if k % 2 else GILT)
    pen.rect(-34, -6, 68, 38, pen.front(-6, 32, "#6a6672"), 2)
    for x in (-26, 18):
        pen.rect(x, -6, 8, 38, "#45414c", edge=0.8)
    pen.rect(-8, 2, 16, 14, GILT, 2)
    pen.disc((0, 7), 2.2, INK, 0)
    pen.line([(0, 8), (0, 13)], INK, 2.2)


def mug(pen: Pen) -> None:
    """A full mug."""
    pen.bend([(14, -8), (26, -2), (14, 12)], INK, 7)
    pen.bend([(14, -8), (26, -2), (14, 12)], "#d8c8a0", 4.4)
    pen.rect(-15, -16, 30, 38, pen.turned(-15, 15, "#dda53c"), 2)
    for x, r in ((-10, 7), (0, 8.4), (10, 7)):
        pen.disc((x, -17), r, IVORY)
    pen.rect(-10, -12, 5, 20, "#fff4d0", 2, 0, 0.7)


def oil_bottle(pen: Pen) -> None:
    """A green bottle of doubtful oil, a serpent on its label."""
    body = [(-16, 34), (-18, 0), (-7, -14), (-7, -26), (7, -26), (7, -14), (18, 0), (16, 34)]
    pen.blob(body, pen.turned(-18, 18, "#3a8f62"), (0, 3, 4, 7))
    pen.rect(-8, -35, 16, 10, OAK, 2)
    pen.rect(-15, 4, 30, 24, CREAM, 1)
    pen.bend([(-9, 22), (8, 21), (8, 15), (-7, 14), (-5, 8), (8, 9)], INK, 2.8)


def raw_egg(pen: Pen) -> None:
    """An egg broken into a glass."""
    pen.poly([(-17, -6), (17, -6), (12, 34), (-12, 34)], "#e4eef0", opacity=0.95)
    pen.poly([(-15.4, 8), (15.4, 8), (12, 33), (-12, 33)], "#f6e8b8", 0.6)
    pen.disc((0, 20), 8, "#f0a830")
    for side in (-1, 1):
        x = side * 16
        shell = [
            (x - 13, -18),
            (x - 6, -14),
            (x, -19),
            (x + 6, -14),
            (x + 13, -18),
            (x + 9, -34),
            (x - 9, -34),
        ]
        pen.begin(f"rotate({side * 24} {x} -24)")
        pen.blob(shell, IVORY, (0, 1, 2, 3, 4))
        pen.end()


def apple(pen: Pen) -> None:
    """An apple on a book."""
    pen.rect(-32, 20, 64, 12, OXBLOOD, 2)
    pen.rect(-28, 23, 60, 6, IVORY, edge=0.7)
    pen.blob(
        [
            (0, -14),
            (14, -20),
            (25, -8),
            (20, 12),
            (8, 20),
            (0, 17),
            (-8, 20),
            (-20, 12),
            (-25, -8),
            (-14, -20),
        ],
        "#b8302c",
    )
    pen.bend([(0, -14), (1, -24), (7, -31)], WALNUT, 3.4)
    pen.blob([(4, -24), (14, -32), (22, -26), (12, -20)], SAGE, (0, 2))
    pen.bend([(-17, -6), (-15, -13), (-8, -15)], "#ffffff", 3, 0.8)


def mortar(pen: Pen) -> None:
    """A mortar with its pestle."""
    pen.line([(4, -6), (20, -34)], INK, 8)
    pen.line([(4, -6), (20, -34)], "#c8bca4", 5.4)
    pen.blob([(-22, -12), (22, -12), (16, 14), (8, 22), (-8, 22), (-16, 14)], "#e6dccb", (0, 1))
    pen.oval((0, -12), 22, 5, "#b0a48c")
    pen.rect(-14, 21, 28, 7, "#c8bca4", 2)
    pen.line([(-19, 2), (19, 2)], SAGE, 3)


def purse(pen: Pen) -> None:
    """A purse so full that coins fall out."""
    for x, y in ((-20, 30), (24, 31), (34, 27), (-30, 26)):
        pen.oval((x, y), 8, 5, GILT_LIGHT)
    pen.blob(
        [(-10, -20), (-30, 8), (-24, 30), (0, 35), (24, 30), (30, 8), (10, -20)],
        pen.turned(-30, 30, "#8a5a34"),
        (0, 6),
    )
    pen.blob([(-10, -20), (-16, -34), (0, -30), (16, -34), (10, -20)], shade(OAK, 0.1), (1, 3))
    pen.rect(-13, -22, 26, 6, GILT, 3)
    pen.disc((0, 8), 11, GILT)
    pen.poly(star((0, 8.6), 8, 3.6, 5), GILT_DEEP, 0)


def rose(pen: Pen) -> None:
    """A rose with its leaves."""
    pen.bend([(-2, 4), (2, 22), (-4, 40)], "#4a6a3a", 4)
    for side, y in ((1, 18), (-1, 28)):
        pen.blob([(0, y + 4), (side * 10, y - 8), (side * 24, y - 8), (side * 14, y + 4)], SAGE, (0, 2))
    for r, colour, dx in ((24, OXBLOOD, 0), (17, "#a83440", 2), (10, "#c8505a", -1)):
        pen.blob(
            [(dx + math.cos(k * 1.257 + r) * r, -12 + math.sin(k * 1.257 + r) * r) for k in range(5)], colour
        )
    pen.bend([(-4, -12), (2, -16), (4, -10), (-2, -7)], INK, 1.6)


def pot(pen: Pen) -> None:
    """An iron pot that steams."""
    pen.bend([(-22, -6), (0, -34), (22, -6)], INK, 3)
    pen.blob(
        [(-24, -6), (-27, 12), (-14, 27), (14, 27), (27, 12), (24, -6)],
        pen.turned(-27, 27, "#4a4a56"),
        (0, 5),
    )
    pen.oval((0, -6), 24, 5.4, "#b8763a")
    for x in (-16, 16):
        pen.line([(x, 24), (x * 1.1, 32)], INK, 4.4)
