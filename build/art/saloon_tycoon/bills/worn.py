"""Clothes and things carried: hats, ribbons, masks, fans, gloves, hands. Each about (0, 0)."""

import math

from scenes.art.geometry import star
from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import (
    CITIZEN,
    CREAM,
    GILT,
    GILT_LIGHT,
    INK,
    IVORY,
    OUTLAW,
    OXBLOOD,
    Pen,
    Piece,
    shade,
)


def bonnet(colour: Colour) -> Piece:
    """A bonnet seen from the front, with flowers and a bow under the chin."""

    def draw(pen: Pen) -> None:
        pen.blob([(-11, -10), (-9, -21), (0, -25), (9, -21), (11, -10)], shade(colour, -0.2), (0, 4))
        brim = [(-12, 14), (-19, 0), (-16, -13), (0, -19), (16, -13), (19, 0), (12, 14), (0, 10)]
        pen.blob(brim, colour, (0, 6))
        pen.blob([(-9, 13), (-12, 1), (-9, -7), (0, -11), (9, -7), (12, 1), (9, 13), (0, 10)], IVORY, (0, 6))
        pen.blob(
            [(-7, 12), (-9, 2), (-6, -4), (0, -7), (6, -4), (9, 2), (7, 12)], shade(colour, -0.55), (0, 6)
        )
        for x, y in ((-9, -14), (0, -18), (9, -14)):
            pen.disc((x, y), 3.6, GILT_LIGHT if x else OXBLOOD, 0.8)
        for side in (-1, 1):
            pen.poly([(0, 16), (side * 4, 32), (side * 10, 29)], colour, 0.9)
            pen.blob([(0, 15), (side * 12, 9), (side * 13, 21)], shade(colour, 0.2), (0,))
        pen.disc((0, 15), 3, colour)

    return draw


def bowler(colour: Colour, band: Colour = OXBLOOD) -> Piece:
    """A bowler hat."""

    def draw(pen: Pen) -> None:
        pen.blob(
            [(-14, 8), (-14, -8), (-8, -17), (8, -17), (14, -8), (14, 8)], pen.turned(-14, 14, colour), (0, 5)
        )
        pen.rect(-14, 1, 28, 7, band)
        brim = [(-23, 5), (-12, 8), (12, 8), (23, 5), (20, 12), (0, 15), (-20, 12)]
        pen.blob(brim, shade(colour, 0.12), (0, 3))

    return draw


def felt_hat(colour: Colour, band: Colour) -> Piece:
    """A creased hat with a broad brim."""

    def draw(pen: Pen) -> None:
        crown = [(-14, 8), (-13, -12), (-7, -18), (0, -14), (7, -18), (13, -12), (14, 8)]
        pen.blob(crown, pen.turned(-14, 14, colour), (0, 3, 6))
        pen.rect(-14, 0, 28, 7, band)
        pen.oval((0, 9), 27, 6, colour)
        pen.blob(
            [(-14, 8), (0, 11), (14, 8), (14, 6), (0, 8), (-14, 6)], shade(colour, -0.4), (0, 2, 3, 5), 0
        )

    return draw


def ribbon(pen: Pen) -> None:
    """A citizen's blue ribbon with its rosette."""
    for side in (-1, 1):
        pen.poly(
            [(side * 2, 6), (side * 11, 4), (side * 13, 30), (side * 7, 25), (side * 2, 31)],
            shade(CITIZEN, -0.2),
        )
    pen.poly(star((0, -4), 17, 13.5, 14), CITIZEN)
    pen.disc((0, -4), 9, CREAM)
    pen.poly(star((0, -4), 6, 2.6, 5), CITIZEN, 0)


def mask(pen: Pen) -> None:
    """An outlaw's red mask."""
    half = [(0, -7), (10, -12), (24, -10), (27, -3), (21, 9), (10, 9), (4, 3), (0, 2)]
    pen.blob([*half, *((-x, y) for x, y in half[-2:0:-1])], OUTLAW)
    for side in (-1, 1):
        pen.oval((side * 12, -2), 5.4, 3.6, CREAM, 0.8)
        pen.bend([(side * 26, -4), (side * 32, -8), (side * 31, -14)], OUTLAW, 2.4)


def wanted(pen: Pen) -> None:
    """A torn bill with a mask on it."""
    pen.poly(
        [(-19, -24), (-6, -26), (4, -24), (20, -26), (18, 2), (20, 25), (2, 24), (-18, 26), (-20, 4)], CREAM
    )
    pen.box(-14, -20, 28, 40, 0, "none", OUTLAW, 2)
    pen.begin("translate(0 -2) scale(0.42)")
    mask(pen)
    pen.end()
    pen.rect(-9, -16, 18, 4.6, OUTLAW, edge=0)
    for y, x in ((9, 10), (14, 7)):
        pen.line([(-x, y), (x, y)], INK, 1.8)


def bandana(pen: Pen) -> None:
    """A spotted neckerchief tied at the back."""
    pen.blob(
        [(-38, -24), (-18, -16), (0, -14), (18, -16), (38, -24), (24, 8), (0, 32), (-24, 8)],
        "#9c2a24",
        (0, 4, 6),
    )
    pen.blob([(-38, -24), (-48, -30), (-46, -18)], "#9c2a24", (0, 1, 2))
    pen.blob([(38, -24), (48, -30), (46, -18)], "#9c2a24", (0, 1, 2))
    for x, y in ((-20, -8), (0, -6), (20, -8), (-10, 6), (10, 6), (0, 19)):
        pen.disc((x, y), 2.8, CREAM, 0.4)
    pen.bend([(-30, -18), (-12, 2), (-4, 22)], shade(OUTLAW, -0.5), 1.2)


def fan(colour: Colour) -> Piece:
    """An open fan."""

    def draw(pen: Pen) -> None:
        spokes = [math.radians(-160 + k * 20) for k in range(8)]
        leaf = [(math.cos(a) * 27, math.sin(a) * 27 + 14) for a in spokes]
        pen.poly([(0, 14), *leaf], colour)
        inner = [(math.cos(a) * 13, math.sin(a) * 13 + 14) for a in spokes]
        pen.poly([(0, 14), *inner], shade(colour, 0.35), 0.7)
        for x, y in leaf:
            pen.line([(0, 14), (x, y)], shade(colour, -0.5), 1)
        pen.disc((0, 14), 2.6, GILT)

    return draw


def glove(pen: Pen) -> None:
    """A lady's black glove with a ring."""
    hand = [
        (-12, 34), (-13, 6), (-22, -6), (-19, -11), (-11, -4), (-11, -26), (-7, -28), (-5, -8),
        (-3, -34), (1, -34), (2, -8), (6, -31), (10, -30), (8, -6), (13, -22), (17, -20), (13, 6), (12, 34),
    ]  # fmt: skip
    pen.blob(hand, "#352c3c", (0, 17))
    for x in (-6, 0, 6):
        pen.line([(x, 0), (x, 12)], "#8a7c98", 1.2)
    pen.rect(-14, 28, 28, 8, "#6a4a76", 2)
    pen.line([(-4, -14), (3, -14)], GILT_LIGHT, 3)


def starched_collar(pen: Pen) -> None:
    """A starched collar with a black bow."""
    for side in (-1, 1):
        pen.poly([(0, -2), (side * 8, -20), (side * 34, -22), (side * 38, 10), (side * 20, 24)], IVORY)
        pen.line([(side * 10, -14), (side * 32, -16)], shade(CREAM, -0.3), 1.4)
        pen.blob([(side * 2, 4), (side * 22, -4), (side * 22, 18)], INK, (0, 1, 2))
    pen.rect(-4.5, 1, 9, 11, INK, 2)
    for y in (22, 32):
        pen.disc((0, y), 2.6, GILT, 0.8)


def ace_in_sleeve(pen: Pen) -> None:
    """A cuff with an ace in it."""
    pen.begin("rotate(-14)")
    pen.rect(-13, -36, 26, 38, IVORY, 3)
    leaf = [(0, -27), (9, -16), (5, -11), (1.5, -13), (4, -6), (-4, -6), (-1.5, -13), (-5, -11), (-9, -16)]
    pen.poly(leaf, INK, 0)
    pen.poly([(-20, 0), (20, 0), (24, 12), (-24, 12)], CREAM)
    pen.poly([(-24, 11), (24, 11), (32, 40), (-32, 40)], "#4a3a48")
    for x in (-12, -4):
        pen.disc((x, 19), 2.4, GILT, 0.7)
    pen.end()


def light_fingers(pen: Pen) -> None:
    """A hand that draws a card from a pocket."""
    pen.begin("rotate(8)")
    for turn, x in ((-14, -15), (6, 1)):
        pen.begin(f"rotate({turn})")
        pen.rect(x, -14, 18, 28, CREAM, 2)
        pen.rect(x + 4, -10, 10, 10, OXBLOOD, 1, 0.7)
        pen.end()
    pen.end()
    pen.poly([(-32, 4), (32, 4), (32, 24), (0, 40), (-32, 24)], "#4a3a48")
    pen.line([(-28, 9), (-28, 22), (0, 36), (28, 22), (28, 9)], GILT, 1.4)
    pen.rect(-34, 0, 68, 8, shade("#4a3a48", 0.15))
    sleeve = [(54, -44), (40, -50), (20, -28), (31, -16)]
    pen.poly(sleeve, OXBLOOD)
    hand = [
        (31, -16),
        (20, -28),
        (8, -26),
        (-4, -14),
        (-2, -9),
        (6, -14),
        (0, -2),
        (5, 1),
        (13, -9),
        (9, 3),
        (15, 5),
        (22, -8),
    ]
    pen.blob(hand, "#d8a878", (0, 1))


def brawler(pen: Pen) -> None:
    """A fist among sparks."""
    pen.poly(star((0, 0), 40, 24, 11), GILT_LIGHT)
    pen.poly([(-40, 24), (-28, 36), (-6, 16), (-18, 2)], "#4a3a48")
    pen.blob([(-20, 4), (-16, -14), (0, -22), (16, -18), (22, -4), (14, 12), (-4, 18)], "#c8905c")
    for x, y in ((-4, -20), (6, -18), (15, -12)):
        pen.bend([(x, y), (x - 4, y + 9), (x - 2, y + 14)], INK, 1.6)
    pen.blob([(-16, -2), (-4, -8), (6, -2), (2, 5), (-10, 7)], shade("#c8905c", 0.2), edge=0.9)


def two_hats(pen: Pen) -> None:
    """Two hats with their heads together, and lines of speech over them."""
    for x, colour, band in ((-21, "#4a4450", GILT), (23, "#b8863c", OXBLOOD)):
        pen.begin(f"translate({x} 14)")
        felt_hat(colour, band)(pen)
        pen.end()
    for x in (-9, 0, 9):
        pen.bend([(x, -12), (x + 4, -18), (x - 2, -25), (x + 2, -32)], OXBLOOD, 2.6)


def crowd(pen: Pen) -> None:
    """Heads and hats, close together."""
    rows = (
        (-33, -6, "#7a5a48", bowler("#3f3a44")), (0, -10, "#a07858", felt_hat("#a57c40", INK)),
        (33, -6, "#6a4a3a", bonnet("#8a3a44")), (-17, 14, "#b08a64", bonnet("#5a7a7a")),
        (17, 14, "#8a6448", bowler("#5c4634", GILT)),
    )  # fmt: skip
    for x, y, skin, hat in rows:
        pen.blob(
            [(x - 20, y + 40), (x - 14, y + 20), (x + 14, y + 20), (x + 20, y + 40)],
            shade(skin, -0.45),
            (0, 3),
        )
        pen.oval((x, y + 12), 10.5, 12, skin)
        pen.begin(f"translate({x} {y - 2}) scale(0.72)")
        hat(pen)
        pen.end()
