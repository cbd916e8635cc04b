"""Things on bills and cards: keys, tags, books, bottles, coins, dice. Each about (0, 0)."""

import math

from scenes.art.geometry import star
from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import (
    COPPER,
    CREAM,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    IVORY,
    OAK,
    OXBLOOD,
    SAGE,
    STEEL,
    Pen,
    Piece,
    shade,
)


def chips_and_cue(pen: Pen) -> None:
    """Stacks of chips under a cue and a ball."""
    pen.line([(-48, 30), (46, -34)], INK, 6)
    pen.line([(-48, 30), (46, -34)], "#e8c890", 4)
    pen.line([(-48, 30), (-20, 11)], "#5a2416", 4.6)
    for x, count, colour in ((4, 5, OXBLOOD), (26, 3, CREAM)):
        for k in range(count):
            pen.oval((x, 30 - k * 5.6), 12, 5, colour)
            pen.line([(x - 4, 32.6 - k * 5.6), (x + 4, 32.6 - k * 5.6)], shade(colour, -0.5), 1.6)
    pen.disc((-22, -14), 12, OXBLOOD)
    pen.disc((-22, -14), 5.6, IVORY, 0.6)
    pen.disc((-26, -19), 2.2, "#ffffff", 0)


def keys(pen: Pen) -> None:
    """A ring of keys."""
    pen.circle((0, -16), 16, "none", INK, 6.4)
    pen.circle((0, -16), 16, "none", STEEL, 4)
    for turn, colour in ((28, GILT), (-2, GILT_LIGHT), (-32, COPPER)):
        pen.begin(f"translate(0 -2) rotate({turn})")
        pen.circle((0, 5), 6, "none", INK, 5.4)
        pen.circle((0, 5), 6, "none", colour, 3)
        pen.poly(
            [(-2, 11), (2, 11), (2, 25), (10, 25), (10, 29), (2, 29), (2, 32), (9, 32), (9, 36), (-2, 36)],
            colour,
            0.9,
        )
        pen.end()


def folded_sheets(pen: Pen) -> None:
    """Folded linen with a sprig of lavender."""
    for k, colour in enumerate((IVORY, "#dfe6e4", IVORY, "#e6d8bc")):
        y = 26 - k * 13
        pen.rect(-32 + k, y - 11, 64 - 2 * k, 12, colour, 5.5)
        pen.line([(-24 + k, y - 5), (30 - k, y - 5)], shade(colour, -0.25), 1.2)
    pen.rect(-6, -26, 10, 54, "#7a86b8", 1, 0.9)
    pen.bend([(-1, -26), (4, -34), (14, -38)], SAGE, 2.4)
    for x, y in ((8, -38), (14, -40), (18, -36)):
        pen.disc((x, y), 3, "#8a7ab8", 0.6)


def megaphone(pen: Pen) -> None:
    """A speaking trumpet in use."""
    pen.poly([(-34, 4), (-34, -8), (14, -28), (14, 24)], pen.front(-28, 24, GILT))
    pen.oval((14, -2), 7, 26, GILT_DEEP)
    pen.rect(-40, -9, 9, 14, OXBLOOD, 2)
    pen.wire([(-16, 4), (-14, 20), (-4, 18), (-4, 8)], GILT, 3)
    for y, tip in ((-22, -32), (-2, -2), (18, 28)):
        pen.line([(28, y), (44, tip)], OXBLOOD, 4)


def stethoscope(pen: Pen) -> None:
    """A doctor's listening tubes."""
    for side in (-1, 1):
        pen.wire([(side * 20, -34), (side * 24, -14), (side * 12, 2), (0, 6)], "#4a5058", 4)
        pen.line([(side * 20, -36), (side * 15, -38)], INK, 5)
    pen.wire([(0, 6), (-2, 20), (10, 28), (20, 20)], "#4a5058", 4)
    pen.disc((25, 12), 11, STEEL)
    pen.disc((25, 12), 6.6, "#d8e0e6", 0.7)
    pen.disc((0, 6), 4, GILT)


def bugle(pen: Pen) -> None:
    """A cavalry bugle with a tassel."""
    pen.wire([(-42, 4), (-10, 8), (10, 14), (22, 2), (6, -8), (-16, 0), (-6, 10), (22, 4)], GILT, 5)
    pen.poly([(16, 0), (42, -20), (46, 24), (16, 9)], pen.front(-20, 24, GILT))
    pen.oval((44, 2), 5, 22, GILT_DEEP)
    pen.bend([(-6, 12), (-10, 22), (-6, 30)], OXBLOOD, 2.6)
    pen.poly([(-10, 28), (-2, 28), (0, 40), (-12, 40)], OXBLOOD)


def dice(pen: Pen) -> None:
    """Two dice."""
    for x, y, turn, spots in ((-18, 4, -14, (-6, 0, 6)), (20, -2, 12, (-6, 6))):
        pen.begin(f"translate({x} {y}) rotate({turn})")
        pen.rect(-16, -16, 32, 32, IVORY, 6)
        for spot in spots:
            pen.disc((spot, spot), 3.6, OXBLOOD, 0)
            pen.disc((spot, -spot), 3.6, OXBLOOD, 0)
        pen.end()


def nugget(pen: Pen) -> None:
    """A nugget that shines."""
    for k in range(12):
        a = math.tau * k / 12
        pen.line([(math.cos(a) * 34, math.sin(a) * 30), (math.cos(a) * 46, math.sin(a) * 41)], GILT_DEEP, 2.6)
    lump = [(-28, 10), (-24, -10), (-8, -22), (8, -16), (24, -14), (29, 4), (18, 20), (-4, 18), (-18, 22)]
    pen.blob(lump, pen.linear((-28, -22), (28, 22), (0, "#fff3c4"), (0.5, GILT), (1, GILT_DEEP)))
    for line in (
        [(-24, -8), (-8, -4), (8, -16)],
        [(-8, -4), (-2, 18)],
        [(-8, -4), (12, 4), (28, 2)],
        [(12, 4), (16, 18)],
    ):
        pen.line(line, shade(GILT_DEEP, -0.3), 1.6)


def sun_and_clock(pen: Pen) -> None:
    """A clock face with the sun's rays."""
    pen.poly(star((0, 0), 41, 29, 16), GILT_LIGHT)
    pen.disc((0, 0), 27, OAK)
    pen.disc((0, 0), 22, IVORY)
    for k in range(12):
        a = math.tau * k / 12
        pen.line([(math.cos(a) * 17, math.sin(a) * 17), (math.cos(a) * 20, math.sin(a) * 20)], INK, 2)
    pen.line([(0, 0), (0, -14)], INK, 3.4)
    pen.line([(0, 0), (10, 5)], INK, 3.4)
    pen.disc((0, 0), 2.6, OXBLOOD, 0)


def telegraph_key(pen: Pen) -> None:
    """A telegraph key that clicks."""
    pen.rect(-38, 16, 76, 12, pen.front(16, 28, OAK), 2)
    pen.rect(-20, 4, 10, 13, GILT)
    pen.line([(-34, 0), (30, 4)], INK, 7)
    pen.line([(-34, 0), (30, 4)], GILT, 4.4)
    pen.rect(20, -8, 18, 10, INK, 4)
    pen.rect(12, 10, 7, 7, GILT_LIGHT)
    pen.disc((-15, 0), 4, GILT_LIGHT)
    for k, (x, wide) in enumerate(((-24, 3), (-14, 12), (4, 3), (14, 12))):
        pen.line([(x, -22 - k % 2 * 4), (x + wide, -22 - k % 2 * 4)], OXBLOOD, 5)


def opera_glass(pen: Pen) -> None:
    """An opera glass on its handle."""
    pen.line([(26, 4), (36, 36)], INK, 6)
    pen.line([(26, 4), (36, 36)], GILT, 3.6)
    for x in (-17, 17):
        pen.poly(
            [(x - 9, -20), (x + 9, -20), (x + 15, 16), (x - 15, 16)], pen.turned(x - 15, x + 15, "#e6dccb")
        )
        pen.rect(x - 10, -26, 20, 7, GILT, 2)
        pen.oval((x, 17), 15, 5.4, GILT)
        pen.oval((x, 17.6), 10.6, 3.4, "#3a4a58", 0.6)
    pen.rect(-8, -8, 16, 8, GILT_DEEP, 2)


def tin_star(pen: Pen) -> None:
    """A sheriff's star with balled tips."""
    pen.poly(
        star((0, 0), 30, 13, 5), pen.linear((-24, -24), (24, 24), (0, "#fff3c4"), (0.5, GILT), (1, GILT_DEEP))
    )
    for k in range(5):
        a = math.tau * k / 5 - math.pi / 2
        pen.disc((math.cos(a) * 30, math.sin(a) * 30), 4.4, GILT_LIGHT)
    pen.circle((0, 0), 8, "none", GILT_DEEP, 2)


def handshake(pen: Pen) -> None:
    """Two hands in a handshake."""
    for side, cuff, skin in ((-1, "#5f3266", "#c8b070"), (1, "#3f5a3a", "#c87464")):
        pen.poly([(side * 26, -10), (side * 44, -14), (side * 46, 18), (side * 26, 14)], cuff)
        pen.rect(min(side * 20, side * 27), -10, 7, 24, IVORY, 1)
        pen.blob(
            [
                (side * 20, -9),
                (side * 4, -13),
                (side * -12, -5),
                (side * -14, 5),
                (side * 2, 14),
                (side * 20, 12),
            ],
            skin,
            (0, 5),
        )
    for k in range(3):
        pen.bend([(-10 + k * 5, 4 + k * 2), (-4 + k * 5, 6 + k * 2), (-2 + k * 5, 12)], INK, 1.6)


def coins(colour: Colour = GILT) -> Piece:
    """A small heap of coins."""

    def draw(pen: Pen) -> None:
        for x, y in ((-14, 8), (0, 10), (14, 8), (-8, 1), (8, 1), (0, -6)):
            pen.oval((x, y), 10, 6, colour)
            pen.oval((x, y - 0.6), 6, 3.2, shade(colour, 0.3), 0.5)

    return draw
