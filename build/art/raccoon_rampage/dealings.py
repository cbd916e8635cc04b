"""The pictures of actions with votes and papers. Each about (0, 0), on a sheet 100 high."""

import math

from art.raccoon_rampage import raccoons, things
from art.raccoon_rampage.things import at
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    BRASS_LIGHT,
    CREAM,
    EYES,
    FUR,
    INK,
    IRON,
    PAPER,
    RELIEF,
    ROLES,
    STEEL,
    STEEL_DEEP,
    TIMBER,
    WOOD,
    Pen,
    shade,
)


def junior(pen: Pen) -> None:
    """A badge on a ribbon, its photograph with ears, and one vote."""
    pen.poly([(-34, -50), (-22, -50), (-6, -20), (-14, -16)], ROLES["FR"])
    pen.poly([(10, -50), (22, -50), (2, -16), (-6, -20)], shade(ROLES["FR"], -0.3))
    pen.rect(-40, -18, 66, 62, PAPER, 6)
    pen.rect(-14, -22, 14, 8, STEEL, 2)
    pen.rect(-34, -8, 30, 34, "#9cc4cc", 2)
    at(pen, things.face(), -19, 11, 0.4)
    for k, wide in enumerate((20, 14, 18)):
        pen.line([(2, -2 + k * 9), (2 + wide, -2 + k * 9)], INK, 2.6)
    pen.rect(-34, 31, 54, 7, ALARM, 1, 0.6)
    at(pen, things.cube("AR"), 50, 16, 1.05)


def behind(pen: Pen) -> None:
    """Eyes between two curtains, and a paw that carries a vote away."""
    pen.path([(-14, -50), (24, -50), (34, 50), (-26, 50)], "#120b12")
    at(pen, lambda p: raccoons.shadow_head(p, True, "#241f30"), 4, -18, 0.8)
    pen.wire([(10, 20), (26, 24), (38, 20)], FUR, 13)
    at(pen, things.cube("DE"), 50, 14, 1.1, 6)
    for k in range(4):
        pen.wire([(31, 12 + k * 5), (38, 6 + k * 6), (43, 8 + k * 6)], IRON, 4)
    pen.path("M-20 50C-8 20 -10 -20 -20 -50", "none", BRASS, 3)
    pen.rect(-90, -50, 180, 7, BRASS, edge=0.6)


def fresh(pen: Pen) -> None:
    """Half a lemon on the rim of a glass, with a card for a straw."""
    pen.poly([(-30, -12), (30, -12), (24, 46), (-24, 46)], "#d8f0ec", 1.2, 0.85)
    pen.poly([(-28, 4), (28, 4), (23, 44), (-23, 44)], "#f4e27a", 0.7)
    for x, y in ((-12, 16), (6, 24), (14, 12), (-4, 34)):
        pen.rect(x - 6, y - 5, 11, 11, "#ffffff", 2, 0.6, 0.75)
    pen.begin("translate(-16 -20) rotate(-24)")
    pen.rect(-11, -30, 22, 44, PAPER, 2)
    pen.rect(-7, -26, 14, 12, RELIEF, 1, 0.6)
    pen.path("M-6 -8H6M-6 -3H6", "none", INK, 1.5)
    pen.end()
    pen.disc((28, -14), 24, "#e8c22a")
    pen.disc((28, -14), 19.5, "#fdf6c0", 0.5)
    for k in range(8):
        a = k * math.tau / 8
        wedge = [
            (28 + math.cos(a + d) * r, -14 + math.sin(a + d) * r)
            for d, r in ((0.39, 3), (0.1, 17), (0.68, 17))
        ]
        pen.blob(wedge, "#f2d53c", edge=0.5)


def rewrite(pen: Pen) -> None:
    """A bill torn in two, a new line in red."""
    pen.begin("translate(-24 4) rotate(-12)")
    pen.poly([(-26, -38), (16, -38), (8, -24), (18, -12), (6, 2), (16, 16), (6, 38), (-26, 38)], PAPER)
    for k in range(8):
        pen.line([(-20, -28 + k * 8), (4, -28 + k * 8)], STEEL_DEEP, 2)
    pen.end()
    pen.begin("translate(30 0) rotate(12)")
    pen.poly([(-14, -38), (26, -38), (26, 38), (-24, 38), (-14, 16), (-24, 2), (-12, -12), (-22, -24)], PAPER)
    for k in range(4):
        pen.line([(-8, -28 + k * 8), (20, -28 + k * 8)], STEEL_DEEP, 2)
    pen.bend([(-12, 12), (-4, 6), (4, 14), (12, 6), (20, 12)], ALARM, 3.4)
    pen.bend([(-10, 26), (0, 20), (10, 28), (18, 22)], ALARM, 3.4)
    pen.end()
    pen.begin("translate(56 26) rotate(-50)")
    pen.poly([(-34, 0), (-26, -5), (14, -5), (14, 5), (-26, 5)], ALARM)
    pen.poly([(-34, 0), (-26, -5), (-26, 5)], CREAM, 0.8)
    pen.end()


def rethink(pen: Pen) -> None:
    """Cards that run in a circle about a pondering head."""
    for k in range(5):
        a = k * math.tau / 5 - 1.57
        pen.begin(f"translate({math.cos(a) * 46:.1f} {math.sin(a) * 33 + 2:.1f}) rotate({k * 72})")
        pen.rect(-10, -14, 20, 28, PAPER, 2)
        pen.rect(-7, -11, 14, 11, (ALARM, RELIEF, BRASS, ROLES["FR"], ROLES["AR"])[k], 1, 0.6)
        pen.path("M-6 5H6M-6 9H3", "none", INK, 1.4)
        pen.end()
    for start in (0.5, 3.6):
        points = [(math.cos(start + d * 0.22) * 27, math.sin(start + d * 0.22) * 27 + 2) for d in range(8)]
        things.arrow(pen, points, EYES, 4)
    at(pen, things.face("sly"), 0, 2, 0.52)


def _scales(pen: Pen, tilt: float) -> None:
    """A pair of scales; its right pan is `tilt` lower than its left one."""
    pen.rect(-3.4, -34, 6.8, 74, pen.turned(-4, 4, BRASS))
    pen.blob([(-24, 46), (-8, 36), (8, 36), (24, 46)], BRASS, (0, 3))
    pen.line([(-44, -30 - tilt), (44, -30 + tilt)], INK, 7)
    pen.line([(-44, -30 - tilt), (44, -30 + tilt)], BRASS_LIGHT, 4)
    pen.disc((0, -34), 6, BRASS)
    for side in (-1, 1):
        y = -30 + side * tilt
        pen.path(
            f"M{side * 44} {y}L{side * 44 - 18} {y + 38}M{side * 44} {y}L{side * 44 + 18} {y + 38}",
            "none",
            INK,
            1.2,
        )
        pen.path(
            f"M{side * 44 - 22} {y + 38}H{side * 44 + 22}Q{side * 44} {y + 56} {side * 44 - 22} {y + 38}Z",
            BRASS,
            INK,
            pen.edge,
        )


def close_pass(pen: Pen) -> None:
    """Scales that sink under votes: a tick above."""
    _scales(pen, 9)
    at(pen, things.face(), -44, -10, 0.36)
    for k, who in enumerate(("FR", "DE", "AR")):
        at(pen, things.cube(who), 31 + k * 13, 9, 0.36)
    pen.path("M14 -38L24 -28L42 -48", "none", INK, 8.4)
    pen.path("M14 -38L24 -28L42 -48", "none", "#8fd0ae", 5.4)


def close_fail(pen: Pen) -> None:
    """Scales that sink under a raccoon: the votes fly away."""
    _scales(pen, -9)
    at(pen, things.sitter("sly"), -44, -4, 0.56)
    for k, (who, x, y) in enumerate((("FR", 30, -26), ("DE", 48, -34), ("HU", 58, -14))):
        at(pen, things.cube(who), x, y, 0.4, 20 * k - 24)
    pen.begin("translate(20 30)")
    things.cross(pen, 9, ALARM, 6)
    pen.end()


def compromise(pen: Pen) -> None:
    """A hand and a paw shake over a line ruled through the middle of the table."""
    pen.poly([(-90, 24), (90, 24), (100, 50), (-100, 50)], pen.front(24, 50, TIMBER))
    pen.line([(0, 24), (0, 50)], CREAM, 2.4)
    pen.poly([(-78, -20), (-36, -12), (-34, 16), (-78, 22)], "#22304e")
    pen.poly([(-38, -13), (-28, -11), (-26, 15), (-36, 17)], CREAM)
    pen.poly([(78, -22), (34, -14), (32, 18), (78, 24)], pen.turned(30, 78, FUR))
    pen.blob([(36, -15), (10, -13), (-10, -4), (-8, 8), (10, 16), (34, 18)], IRON)
    pen.blob([(-29, -10), (-10, -14), (8, -6), (12, 4), (2, 12), (-12, 15), (-27, 14)], "#d8a67c")
    for k in range(4):
        pen.wire([(-4 + k * 5, -8 + k * 5), (4 + k * 5, -2 + k * 5), (6 + k * 4, 4 + k * 4)], IRON, 5.6)
    pen.wire([(-16, -11), (-4, -18), (8, -15)], "#d8a67c", 6)
    for k in range(7):
        a = math.pi + (k + 0.5) * math.pi / 7
        pen.line(
            [(math.cos(a) * 26, -12 + math.sin(a) * 20), (math.cos(a) * 38, -12 + math.sin(a) * 32)],
            EYES,
            2.6,
        )


def amendment(pen: Pen) -> None:
    """A slip held to a bill by a giant paper clip."""
    at(pen, things.document, -12, 2, 1.45, -6)
    at(pen, _slip, 26, 16, 1.1, 8)
    pen.begin("translate(4 -12) rotate(14)")
    clip = "M-7 18V-20A9 9 0 0 1 11 -20V24A13 13 0 0 1 -15 24V-12"
    pen.path(clip, "none", INK, 6.4)
    pen.path(clip, "none", STEEL, 3.6)
    pen.end()


def _slip(pen: Pen) -> None:
    pen.poly([(-26, -18), (26, -18), (26, 20), (-26, 20)], EYES)
    pen.path("M-14 -4H20M-14 4H14M-14 12H18", "none", INK, 2)


def funds(pen: Pen) -> None:
    """Stacks of coins in front of a temple, a vote on the highest."""
    pen.poly([(-48, -20), (0, -44), (48, -20)], PAPER)
    for k in range(5):
        pen.rect(-42 + k * 19, -18, 9, 44, pen.turned(-42 + k * 19, -33 + k * 19, "#cfc6b4"))
    pen.rect(-52, 24, 104, 8, PAPER)
    for x, count in ((-44, 4), (-14, 7), (16, 5), (46, 8)):
        for k in range(count):
            pen.rect(x - 13, 40 - k * 6, 26, 7, pen.turned(x - 13, x + 13, BRASS), 3)
    at(pen, things.cube("FR"), 46, -18, 0.8)


def unilateral(pen: Pen) -> None:
    """A fist hits a desk; everything on it jumps."""
    pen.poly([(-90, 26), (90, 26), (98, 50), (-98, 50)], pen.front(26, 50, WOOD))
    pen.poly([(-20, -60), (20, -60), (16, -22), (-16, -22)], "#3d2450")
    pen.rect(-18, -26, 36, 8, CREAM)
    pen.blob([(-17, -18), (17, -18), (24, -2), (22, 20), (-20, 22), (-24, 2)], "#b87d58")
    for k in range(4):
        pen.rect(-22 + k * 11, 4, 11, 20, "#c98f66", 5)
    pen.wire([(22, -6), (12, 2), (-6, 2)], "#b87d58", 8)
    for k, angle in enumerate((-2.9, -2.6, -0.5, -0.24)):
        pen.line(
            [
                (math.cos(angle) * 34, 24 + math.sin(angle) * 22),
                (math.cos(angle) * 52, 24 + math.sin(angle) * 40),
            ],
            EYES,
            3,
            1 - k % 2 * 0.2,
        )
    at(pen, things.document, -56, -8, 0.6, -28)
    at(pen, things.cube("HU"), 50, -20, 0.7, 22)
    at(pen, things.cube("AR"), 62, 8, 0.5, -14)


def change(pen: Pen) -> None:
    """Two neighbouring cards change places."""
    for x, colour, mood in ((-30, RELIEF, "awake"), (30, ALARM, "sly")):
        pen.rect(x - 20, -26, 40, 56, PAPER, 4)
        pen.rect(x - 16, -22, 32, 26, colour, 2)
        at(pen, things.face(mood), x, -9, 0.36)
        pen.path(f"M{x - 13} 12H{x + 13}M{x - 13} 19H{x + 6}", "none", INK, 2.2)
    things.arrow(pen, [(-34, -32), (-14, -44), (14, -44), (28, -36)], EYES, 5)
    things.arrow(pen, [(34, 36), (14, 46), (-14, 46), (-28, 40)], EYES, 5)
