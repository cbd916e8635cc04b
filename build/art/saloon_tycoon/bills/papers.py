"""Paper on bills and cards: papers, cards, books, deeds. Each about (0, 0)."""

import math

from scenes.art.geometry import star
from scenes.saloon_tycoon.art.colours import (
    CREAM,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    IVORY,
    OXBLOOD,
    WALNUT,
    WOOD,
    Pen,
    shade,
)


def newspaper(pen: Pen) -> None:
    """A front page, folded."""
    pen.begin("rotate(-6)")
    pen.poly([(-28, -30), (28, -32), (30, 32), (-27, 34)], IVORY)
    pen.rect(-23, -25, 46, 9, INK, edge=0)
    pen.rect(-22, -11, 21, 20, shade(WOOD, -0.2), edge=0.8)
    for k in range(6):
        pen.line([(4, -9 + k * 4), (24, -9.6 + k * 4)], "#6a5a4a", 1.5)
    for k in range(4):
        pen.line([(-22, 15 + k * 4), (24, 14.4 + k * 4)], "#6a5a4a", 1.5)
    pen.end()


def dance_card(pen: Pen) -> None:
    """A dance card with its pencil on a cord."""
    pen.begin("rotate(-7)")
    pen.rect(-22, -30, 44, 60, CREAM, 3)
    pen.box(-18, -26, 36, 52, 2, "none", OXBLOOD, 1.6)
    pen.blob([(0, -10), (-9, -20), (-5, -24), (0, -20), (5, -24), (9, -20)], OXBLOOD, (0, 3))
    for k in range(4):
        pen.line([(-13, -2 + k * 7), (13, -2 + k * 7)], INK, 1.4)
    pen.end()
    pen.bend([(20, -28), (34, -12), (30, 6)], OXBLOOD, 1.8)
    pen.poly([(26, 4), (33, 6), (24, 36), (20, 40), (18, 34)], GILT)


def price_tag(pen: Pen) -> None:
    """A price struck out, and a higher one."""
    pen.begin("rotate(-12)")
    pen.bend([(-26, 0), (-40, -6), (-44, -20)], WALNUT, 2)
    pen.poly([(-34, 0), (-20, -19), (36, -19), (36, 19), (-20, 19)], CREAM)
    pen.disc((-24, 0), 4, WALNUT)
    for x, y in ((-6, -6), (4, 8)):
        pen.disc((x, y), 6.4, GILT)
    pen.line([(-14, 14), (12, -14)], OXBLOOD, 4)
    for k in range(3):
        pen.disc((24, 11 - k * 11), 6.4, GILT_LIGHT)
    pen.end()


def recipe_book(pen: Pen) -> None:
    """An open book with a spoon across it."""
    for side in (-1, 1):
        pen.blob(
            [(0, -16), (side * 20, -22), (side * 40, -18), (side * 40, 22), (side * 20, 18), (0, 24)],
            IVORY,
            (0, 2, 3, 5),
        )
        for k in range(5):
            pen.line([(side * 8, -9 + k * 6.4), (side * 33, -11 + k * 6.4)], "#8a7a68", 1.6)
    pen.line([(0, -16), (0, 24)], INK, 1.8)
    pen.line([(-12, 34), (30, -20)], INK, 5.4)
    pen.line([(-12, 34), (30, -20)], "#c8935a", 3.4)
    pen.begin("rotate(38 33 -24)")
    pen.oval((33, -24), 6.4, 9.6, "#c8935a")
    pen.end()


def pay_envelope(pen: Pen) -> None:
    """An envelope with notes and coins."""
    for turn, colour in ((-8, "#a8b890"), (4, "#c4cfa8")):
        pen.begin(f"rotate({turn} 0 10)")
        pen.rect(-24, -32, 48, 34, colour, 1)
        pen.circle((0, -18), 8, "none", INK, 1.6)
        pen.end()
    pen.rect(-36, -8, 72, 42, CREAM, 2)
    pen.path("M-36 -8L0 16L36 -8", "none", INK, 1.8)
    pen.disc((0, 16), 8, OXBLOOD)
    for x, y in ((-26, 32), (-14, 36), (30, 34)):
        pen.oval((x, y), 8, 5, GILT_LIGHT)


def deed(pen: Pen) -> None:
    """A deed with a seal."""
    pen.rect(-32, -30, 58, 60, CREAM, 1)
    for y in (-34, 26):
        pen.rect(-36, y, 66, 8, WOOD, 4)
    pen.rect(-20, -19, 34, 5, INK, edge=0)
    for k in range(4):
        pen.line([(-24, -8 + k * 7), (18 - 16 * (k > 1), -8 + k * 7)], "#7a6a58", 1.8)
    for x in (12, 24):
        pen.poly([(x, 16), (x + 8, 16), (x + 9, 38), (x + 4, 33), (x, 38)], shade(OXBLOOD, -0.1))
    pen.poly(star((22, 12), 15, 12, 14), OXBLOOD)
    pen.disc((22, 12), 7, shade(OXBLOOD, 0.2), 0.8)


def pencil(pen: Pen) -> None:
    """A reporter's pencil."""
    pen.begin("rotate(36)")
    pen.rect(-5, -36, 10, 56, "#dca83a")
    pen.rect(-5, -42, 10, 8, "#c8606a", 2)
    pen.poly([(-5, 20), (5, 20), (0, 36)], "#f0dcb0")
    pen.poly([(-1.8, 30), (1.8, 30), (0, 36)], INK, 0)
    pen.end()


def asterisk(pen: Pen) -> None:
    """An asterisk: the mark of a unique thing."""
    rays = [(math.cos(k * math.pi / 3) * 24, math.sin(k * math.pi / 3) * 24) for k in (0.5, 1.5, 2.5)]
    for colour, wide in ((INK, 10 + 2 * pen.edge), (OXBLOOD, 10)):
        for x, y in rays:
            pen.line([(x, y), (-x, -y)], colour, wide)


def plaque(pen: Pen) -> None:
    """A brass plaque on two bolts, two stars engraved."""
    shape = [(-38, -18), (-30, -26), (30, -26), (38, -18), (38, 18), (30, 26), (-30, 26), (-38, 18)]
    pen.poly(shape, pen.linear((-38, -26), (38, 26), (0, GILT_LIGHT), (0.5, GILT), (1, GILT_DEEP)))
    for x in (-13, 13):
        pen.poly(star((x, -6), 9, 4, 5), OXBLOOD, 0.6)
    for y, x in ((10, 24), (17, 16)):
        pen.line([(-x, y), (x, y)], shade(GILT_DEEP, -0.4), 2.4)
    for x in (-31, 31):
        pen.disc((x, 0), 2.8, GILT_DEEP, 0.7)
