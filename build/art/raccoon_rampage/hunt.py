"""Policies of traps, horns and machines. Each about (0, 0), on a sheet 100 high."""

import math

from art.raccoon_rampage import emblems, raccoons, things
from art.raccoon_rampage.things import at
from scenes.art.geometry import star
from scenes.art.palette import Colour
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    EYES,
    FUR,
    INK,
    IRON,
    PAPER,
    RELIEF,
    RELIEF_LIGHT,
    STEEL,
    STEEL_DEEP,
    TIMBER,
    WOOD,
    Pen,
    Piece,
)


def skull(pen: Pen) -> None:
    """A skull, 40 wide and 44 high."""
    pen.blob(
        [(0, -24), (17, -18), (20, 0), (12, 8), (11, 20), (-11, 20), (-12, 8), (-20, 0), (-17, -18)],
        CREAM,
        (4, 5),
    )
    for side in (-1, 1):
        pen.oval((side * 8, -4), 5, 6, INK, 0)
    pen.poly([(0, 2), (3, 8), (-3, 8)], INK, 0)
    pen.path("M-5 13V20M0 13V20M5 13V20", "none", INK, 1.6)


def virus(pen: Pen) -> None:
    """A steaming flask with a skull, and its maker."""
    pen.path(
        "M-34 -44H-14V-16L8 34Q10 44 0 44H-48Q-58 44 -56 34L-34 -16Z", "#d8f0e0", INK, pen.edge * 1.3, 0.92
    )
    pen.path(
        "M-38 -2H-10L7 35Q8 42 0 42H-48Q-56 42 -55 35Z", pen.down(-2, 42, (0, "#9ed84a"), (1, "#3f8f3b"))
    )
    pen.rect(-38, -48, 28, 6, STEEL, 2)
    at(pen, skull, -24, 22, 0.66)
    for x, y, r in ((-20, -14, 3), (-28, -24, 2), (-6, -40, 4), (2, -30, 2.4), (-40, -32, 2)):
        pen.circle((x, y), r, "#c8f07a", INK, 0.7)
    at(pen, things.face("dizzy"), 36, 18, 0.84)
    for x, y in ((20, 32), (54, 30), (50, 6)):
        pen.poly(star((x, y), 4.6, 2.4, 8), "#8ad04a", 0.5)


def burgers(pen: Pen) -> None:
    """A burger with ears and a ringed tail."""
    raccoons.tail(pen, [(38, 32), (58, 30), (64, 8), (56, -14)], 15)
    for side in (-1, 1):
        pen.blob([(side * 16, -28), (side * 30, -48), (side * 40, -22)], FUR, (1,))
        pen.blob([(side * 23, -28), (side * 30, -40), (side * 34, -25)], INK, (1,), 0)
    pen.rect(-46, 26, 92, 17, pen.front(26, 43, "#d8913f"), 8)
    pen.rect(-50, 16, 100, 11, pen.front(16, 27, "#5c3320"), 5)
    pen.poly([(-50, 9), (50, 9), (36, 22), (22, 12), (6, 22), (-12, 12), (-28, 20)], EYES)
    pen.blob(
        [(-54, 8), (-36, 3), (-18, 9), (0, 3), (18, 9), (36, 3), (54, 8), (36, 14), (0, 12), (-36, 14)],
        "#7db04a",
    )
    pen.blob(
        [(-50, 3), (-44, -20), (-20, -33), (20, -33), (44, -20), (50, 3)],
        pen.front(-33, 3, "#e0a04c"),
        (0, 5),
    )
    for x, y in ((-26, -18), (-10, -26), (8, -20), (22, -27), (32, -12), (-36, -8)):
        pen.oval((x, y), 3, 1.8, CREAM, 0.5)
    raccoons.eyes(pen, (0, -7), 2.2)


def sterilise(pen: Pen) -> None:
    """A syringe crossed with an ear of wheat."""
    pen.begin("rotate(-34)")
    pen.line([(-58, 0), (50, 0)], "#a9812c", 3)
    for k in range(7):
        for side in (-1, 1):
            pen.blob([(10 + k * 7, 0), (16 + k * 7, side * 12), (24 + k * 7, side * 8)], BRASS, (0,), 0.9)
    pen.end()
    pen.begin("rotate(36)")
    pen.rect(-34, -10, 56, 20, "#e8f4f4", 2)
    pen.rect(-8, -10, 30, 20, "#7cc4b4", 2)
    for k in range(6):
        pen.line([(-26 + k * 8, -10), (-26 + k * 8, -3)], INK, 1.2)
    pen.rect(-56, -4, 22, 8, STEEL)
    pen.rect(-61, -13, 6, 26, STEEL, 2)
    pen.rect(22, -5, 8, 10, STEEL_DEEP)
    pen.line([(30, 0), (58, 0)], INK, 2.6)
    pen.line([(30, 0), (57, 0)], STEEL, 1.2)
    pen.end()
    at(pen, things.face("dizzy"), 42, -22, 0.44)


def drones(pen: Pen) -> None:
    """A drone over roofs strikes one on its way."""
    for side in (-1, 1):
        pen.wire([(0, -22), (side * 26, -30)], STEEL, 3.4)
        pen.oval((side * 26, -37), 20, 2.6, "#dfe6ee", 0.7, 0.85)
        pen.rect(side * 26 - 2, -37, 4, 9, IRON)
    pen.blob([(0, -34), (17, -26), (13, -12), (0, -8), (-13, -12), (-17, -26)], pen.front(-34, -8, STEEL))
    pen.disc((0, -20), 5.4, ALARM)
    pen.disc((-1.6, -21.6), 1.6, CREAM, 0)
    at(pen, things.lightning, 0, 10)
    at(pen, raccoons.creeping, 4, 26, 0.86)
    for k in range(7):
        x = -34 + k * 11
        pen.line([(x, 6 - abs(k - 3) % 2 * 3), (x + (k - 3) * 1.2, -1)], EYES, 2)


def radar(pen: Pen) -> None:
    """A green screen: the beam turns, and three dots have ears."""
    pen.disc((0, 0), 47, pen.linear((-40, -40), (40, 40), (0, STEEL), (1, IRON)))
    pen.disc((0, 0), 40, "#0d2b22")
    for r in (13, 26, 39):
        pen.circle((0, 0), r, "none", RELIEF, 1.2)
    pen.path("M-40 0H40M0 -40V40", "none", RELIEF, 1)
    beam = [(math.cos(-1.2 + k * 0.1) * 40, math.sin(-1.2 + k * 0.1) * 40) for k in range(10)]
    pen.path([(0, 0), *beam], RELIEF_LIGHT, opacity=0.6)
    for x, y, s in ((17, -19, 0.26), (-20, 12, 0.3), (10, 22, 0.22), (-16, -22, 0.18)):
        at(pen, lambda p: raccoons.shadow_head(p, True, RELIEF_LIGHT), x, y, s)
    for k in range(8):
        a = k * math.tau / 8 + 0.39
        pen.disc((math.cos(a) * 43.5, math.sin(a) * 43.5), 1.6, BRASS, 0.5)


def scarecrows(pen: Pen) -> None:
    """A scarecrow in the corn; a raccoon sits on its arm and wears its hat."""
    pen.rect(-18, -10, 6, 60, TIMBER)
    pen.rect(-62, -6, 96, 6, TIMBER)
    pen.poly([(-44, -10), (14, -10), (20, 34), (-50, 34)], "#3f5f8a")
    pen.poly([(-62, -10), (-42, -12), (-44, 10), (-64, 4)], "#3f5f8a")
    pen.rect(-34, 12, 14, 13, ALARM)
    pen.disc((-15, -26), 17, "#dcbc84")
    pen.path("M-25 -32L-18 -26M-18 -32L-25 -26M-11 -32L-4 -26M-4 -32L-11 -26", "none", INK, 2)
    pen.path("M-25 -18L-21 -15L-17 -18L-13 -15L-9 -18L-5 -15", "none", INK, 1.6)
    at(pen, things.sitter("sly"), 40, -10, 0.62)
    pen.blob([(20, -37), (40, -42), (60, -37), (40, -34)], WOOD)
    pen.blob([(29, -38), (33, -50), (46, -50), (51, -38)], WOOD)
    for k in range(16):
        x = -70 + k * 9.4
        pen.line([(x, 50), (x + 2, 26)], BRASS_DEEP, 1.8)
        pen.oval((x + 2, 25 + k % 3 * 3), 2.8, 7, BRASS, 0.7)


def wear(pen: Pen) -> None:
    """A fur hat on a dressmaker's head; the hat looks back."""
    pen.oval((-4, 46), 26, 5, IRON)
    pen.rect(-9, 26, 10, 18, BRASS)
    pen.blob([(-26, -12), (20, -12), (20, 12), (8, 30), (-14, 30), (-26, 12)], "#e8d0b4")
    pen.bend([(-18, 4), (-13, 7), (-8, 4)], INK, 1.6)
    pen.bend([(4, 4), (9, 7), (14, 4)], INK, 1.6)
    pen.bend([(-8, 19), (-2, 22), (5, 18)], ALARM, 2.4)
    raccoons.tail(pen, [(22, -16), (42, -12), (46, 12), (40, 38)], 15)
    hat = [(-34, -4), (-33, -30), (-14, -46), (10, -46), (28, -30), (29, -4), (-2, -9)]
    pen.blob(hat, pen.front(-46, -4, FUR), (0, 5))
    at(pen, things.face(), -3, -22, 0.52)
    pen.poly([(-66, 6), (-52, -4), (-36, 6), (-40, 22), (-62, 22)], PAPER)
    pen.line([(-60, 11), (-44, 11)], ALARM, 2.4)
    pen.line([(-59, 17), (-48, 17)], INK, 1.6)


def hobby(pen: Pen) -> None:
    """A bulging rucksack with a horn and a butterfly net."""
    pen.line([(34, 44), (-34, -34)], INK, 5)
    pen.line([(34, 44), (-34, -34)], TIMBER, 3)
    pen.oval((-44, -34), 17, 11, "none")
    pen.blob([(-60, -36), (-28, -36), (-50, 6), (-62, -4)], "#dfe8e2", edge=0.8, opacity=0.75)
    pen.rect(-26, -22, 52, 66, pen.front(-22, 44, "#6f7a3c"), 12)
    pen.rect(-18, 10, 36, 28, "#5a6430", 5)
    pen.blob([(-28, -24), (28, -24), (24, 4), (-24, 4)], "#87934a", (0, 1))
    for x in (-12, 12):
        pen.rect(x - 2.6, -10, 5.2, 26, WOOD)
        pen.rect(x - 4, 4, 8, 7, BRASS)
    at(pen, things.face("sly"), 2, -30, 0.48)
    at(pen, _brass_horn, 46, 16, 0.5)


def _brass_horn(pen: Pen) -> None:
    emblems.horn(pen, INK)
    pen.begin("translate(-1 -1) scale(0.93)")
    emblems.horn(pen, BRASS)
    pen.end()


def urban(pen: Pen) -> None:
    """A cage in the street with a sandwich in it; the door hangs by a thread."""
    at(pen, things.lamp_post, -58, 6, 0.95)
    pen.rect(-30, -12, 78, 52, "#14131d", opacity=0.55)
    pen.poly([(0, 30), (22, 30), (24, 38), (-2, 38)], "#e4c07c")
    pen.poly([(2, 28), (20, 28), (22, 31), (0, 31)], "#7db04a", 0.6)
    at(pen, things.face("sly"), -42, 22, 0.56)
    for x in range(-30, 50, 8):
        pen.line([(x, -12), (x, 40)], INK, 3.2)
        pen.line([(x, -12), (x, 40)], STEEL, 1.8)
    for y in (-12, 14, 40):
        pen.line([(-30, y), (48, y)], INK, 4)
        pen.line([(-30, y), (48, y)], STEEL, 2.4)
    pen.poly([(-30, -12), (-38, -46), (-16, -46), (-8, -12)], "#3a3f4a", opacity=0.9)
    pen.path("M-32 -38H-14M-31 -29H-12M-29 -20H-10", "none", STEEL, 1.8)
    pen.bend([(-16, -46), (20, -36), (30, -12)], CREAM, 1.2)


def hunting_night(pen: Pen) -> None:
    """A great horn before the moon, and eyes below."""
    at(pen, _brass_horn, 8, -4, 1.08, -8)
    pen.bend([(-24, 8), (-38, 22), (-30, 34), (-40, 46)], ALARM, 3)
    pen.bend([(-20, 10), (-26, 26), (-20, 40)], ALARM, 3)


def _shape(colour: Colour) -> Piece:
    return lambda pen: pen.path(raccoons.outline(), colour)


def scopes(pen: Pen) -> None:
    """A glowing shape in the round view of a scope."""
    pen.path("M-600 -60H600V60H-600ZM46 0A46 46 0 1 0 -46 0A46 46 0 1 0 46 0Z", "#08080e", even_odd=True)
    pen.circle((0, 0), 46, "none", STEEL_DEEP, 4)
    for grow, colour in ((1.12, "#5a2a8a"), (1.0, "#d8422f"), (0.72, "#f0902a"), (0.44, EYES)):
        at(pen, _shape(colour), 0, 6, grow * 0.9)
    for side in (-1, 1):
        pen.oval((side * 12, 6), 5, 4, CREAM, 0)
    things.crosshair(pen, 38, RELIEF_LIGHT)
    pen.path("M-30 -22H-22M-30 -22V-14M30 -22H22M30 -22V-14", "none", RELIEF_LIGHT, 1.6)


def bounty(pen: Pen) -> None:
    """A purse that spills coins, tied with a ringed tail."""
    pen.blob(
        [(-30, -8), (-10, -22), (14, -22), (32, -8), (42, 22), (30, 42), (-30, 42), (-42, 22)],
        pen.turned(-42, 42, "#8a5a34"),
    )
    pen.blob(
        [(-16, -26), (-26, -46), (-8, -40), (0, -48), (10, -40), (26, -46), (18, -26)], "#a5713f", (1, 3, 5)
    )
    raccoons.tail(pen, [(-24, -22), (0, -18), (24, -24), (44, -34), (58, -22)], 13)
    pen.disc((0, 12), 17, BRASS_LIGHT)
    at(pen, lambda p: emblems.paw(p, BRASS_DEEP), 0, 12, 0.34)
    for x, y in ((-54, 38), (-40, 44), (50, 40), (36, 45), (60, 46)):
        at(pen, things.coin, x, y, 0.8)
