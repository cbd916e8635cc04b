"""Policies that keep raccoons out of houses, bins and gardens. Each about (0, 0), on a sheet 100 high."""

from art.raccoon_rampage import emblems, raccoons, things
from art.raccoon_rampage.things import at
from scenes.art.geometry import star
from scenes.art.palette import Colour
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    BRASS_LIGHT,
    CREAM,
    EYES,
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
    Piece,
    shade,
)


def bins(pen: Pen) -> None:
    """A bin in chains, and a raccoon in front of it with a spanner."""
    at(pen, things.sitter("sly"), -30, 4)
    pen.poly([(10, -16), (52, -16), (47, 44), (15, 44)], pen.turned(10, 52, STEEL))
    for x in (21, 31, 41):
        pen.line([(x, -10), (x + (31 - x) * 0.12, 40)], STEEL_DEEP, 1.6)
    pen.rect(6, -24, 50, 9, pen.turned(6, 56, STEEL), 4)
    pen.wire([(25, -25), (31, -32), (37, -25)], STEEL, 3)
    for points in ([(8, -10), (31, 16), (54, -8)], [(12, 36), (31, 16), (50, 38)]):
        pen.bend(points, INK, 5)
        pen.path("M" + " ".join(f"{x} {y}L" for x, y in points).rstrip("L"), "none", BRASS_LIGHT, 2.6)
    at(pen, things.padlock, 31, 14)


def helpline(pen: Pen) -> None:
    """A raccoon with a headset, a paw in its balloon."""
    pen.path("M-58 2C-60 -50 8 -50 8 0", "none", INK, 8)
    pen.path("M-58 2C-60 -50 8 -50 8 0", "none", STEEL, 5)
    at(pen, things.face(), -25, 6, 1.02)
    for x in (-58, 7):
        pen.rect(x - 7, -6, 14, 24, IRON, 6)
    pen.wire([(-56, 16), (-48, 38), (-30, 38)], STEEL, 2.4)
    pen.oval((-28, 38), 5, 3.4, IRON)
    at(pen, things.balloon, 40, -20)
    at(pen, lambda p: emblems.paw(p, ALARM), 40, -22, 0.38)


def _leaf(colour: Colour) -> Piece:
    return lambda pen: pen.blob([(0, -14), (7, 0), (0, 12), (-7, 0)], colour, (0, 2))


def compost(pen: Pen) -> None:
    """A box of boards under lock, leaves under its lid, paws about it."""
    for x, turn, colour in ((-22, -30, "#7da04a"), (-4, 4, "#d9822b"), (16, 24, "#5f8f3f")):
        at(
            pen,
            _leaf(colour),
            x,
            -22,
            1.2,
            turn,
        )
    pen.begin("translate(0 16) scale(1.2)")
    things.handle(pen, TIMBER)
    pen.end()
    at(pen, things.padlock, 0, 12, 1.15)
    at(pen, things.face("sly"), -50, 22, 0.62)
    raccoons.tail(pen, [(36, 30), (54, 26), (58, 6), (50, -10)], 14)


def attic(pen: Pen) -> None:
    """A tiled roof with a patch nailed over the hole; eyes look out of the dormer."""
    pen.poly([(-62, 50), (0, -42), (62, 50)], pen.front(-42, 50, "#a8503a"))
    for k in range(1, 10):
        y = -42 + k * 9.4
        reach = (y + 42) * 0.67
        pen.line([(-reach, y), (reach, y)], INK, 1, 0.6)
        for x in range(-6, 7):
            if abs(x * 10 + k % 2 * 5) < reach - 3:
                pen.line([(x * 10 + k % 2 * 5, y), (x * 10 + k % 2 * 5, y + 9)], INK, 0.8, 0.45)
    pen.poly([(-8, -12), (28, -18), (33, 14), (-4, 20)], TIMBER)
    pen.poly([(-8, -2), (30, -8), (32, 4), (-6, 10)], shade(TIMBER, 0.2), 0.8)
    for x, y in ((-4, -8), (25, -13), (29, 10), (0, 16)):
        pen.disc((x, y), 2, STEEL, 0.6)
    pen.rect(-34, 18, 26, 32, "#1a1420", 2)
    raccoons.eyes(pen, (-21, 32), 1.7)
    pen.poly([(-38, 20), (-21, 6), (-4, 20)], "#8a3a2c")
    pen.rect(32, -30, 12, 26, "#6d4a44")


def breeding(pen: Pen) -> None:
    """A nest full of eggs behind a white fence; a raccoon looks over it."""
    for k in range(9):
        pen.line([(-60 + k * 15, 30), (-56 + k * 15, -18 - k % 3 * 7)], "#41522f", 1.6)
        pen.oval((-56 + k * 15, -20 - k % 3 * 7), 2.4, 7, "#7a4a2a", 0.7)
    pen.blob([(-36, 8), (36, 8), (26, 30), (-26, 30)], WOOD)
    for x, y in ((-16, 2), (0, -2), (16, 2)):
        pen.oval((x, y), 9.5, 12.5, CREAM)
        for dx, dy in ((-3, -4), (3, 1), (-1, 5)):
            pen.circle((x + dx, y + dy), 1.1, "#a98a5c")
    for k in range(9):
        pen.line([(-36 + k * 8, 12 + k % 3 * 3), (-26 + k * 8, 20 - k % 2 * 6)], BRASS, 1.3)
    at(pen, things.face("sly"), -46, 6, 0.5)
    things.fence(pen, -70, 72, 14, 48)


def school(pen: Pen) -> None:
    """A blackboard, and a raccoon that points at itself."""
    pen.rect(-58, -42, 88, 62, TIMBER, 2)
    pen.rect(-53, -37, 78, 52, "#27463c", 1)
    pen.path("M-42 -22C-34 -34 -26 -22 -20 -28S-8 -34 -4 -24", "none", CREAM, 1.8)
    at(pen, lambda p: emblems.paw(p, CREAM), -38, 0, 0.3)
    pen.path("M-22 0H-12M-17 -5V5M-4 -4H6M-4 4H6", "none", CREAM, 2.2)
    pen.path("M12 -6V6M8 -2L12 -6L16 -2", "none", "#e8b84a", 2)
    at(pen, things.sitter(), 38, 8, 0.9)
    pen.line([(26, 12), (6, -18)], TIMBER, 3)


def pets(pen: Pen) -> None:
    """A studded collar with its tag, struck out."""
    pen.path("M-36 -18A40 24 0 1 0 36 -18", "none", INK, 19)
    pen.path("M-36 -18A40 24 0 1 0 36 -18", "none", "#a8323a", 15)
    for x, y in ((-38, -4), (-30, 12), (-15, 20), (15, 20), (30, 12), (38, -4)):
        pen.disc((x, y), 3.2, BRASS_LIGHT, 0.7)
    pen.rect(26, -30, 20, 16, BRASS, 3)
    pen.disc((0, 32), 11, BRASS)
    at(pen, lambda p: emblems.paw(p, INK), 0, 32, 0.2)
    at(pen, things.face("dizzy"), 0, -14, 0.62)
    pen.circle((0, 2), 44, "none", INK, 9.4)
    pen.circle((0, 2), 44, "none", ALARM, 7)
    pen.line([(-31, 33), (31, -29)], INK, 9.4)
    pen.line([(-31, 33), (31, -29)], ALARM, 7)


def rehome(pen: Pen) -> None:
    """An open box in the woods, a raccoon with its suitcase before it."""
    pen.poly([(-2, -20), (40, -26), (46, 30), (2, 34)], pen.front(-26, 34, TIMBER))
    for k in range(5):
        pen.line([(4 + k * 8.6, -20 - k), (7 + k * 8.4, 32 - k)], INK, 1.2)
    pen.poly([(-2, -20), (40, -26), (30, -48), (-10, -42)], shade(TIMBER, 0.2))
    pen.rect(10, -6, 26, 36, "#17131c", 2)
    at(pen, things.sitter(), -28, 4, 0.95)
    pen.rect(-68, 24, 26, 20, "#a8323a", 3)
    pen.path("M-60 24V18H-50V24", "none", INK, 2.6)
    at(pen, things.sign, 56, 8, 0.7)
    at(pen, lambda p: emblems.paw(p, INK), 54, 0, 0.14)


def pizza(pen: Pen) -> None:
    """A box that shuts itself on a nose: the last slice is behind bars."""
    pen.poly([(-50, 6), (44, 6), (56, 40), (-62, 40)], pen.front(6, 40, "#c89a62"))
    pen.poly([(-50, 6), (44, 6), (34, -42), (-40, -42)], pen.front(-42, 6, "#dcb27c"))
    pen.circle((-3, -18), 17, "none", ALARM, 2.6)
    at(pen, lambda p: emblems.paw(p, ALARM), -3, -18, 0.34)
    pen.poly([(-46, 26), (36, 14), (38, 34)], "#eec15a")
    pen.path("M36 14L42 15L44 35L38 34Z", "#a5683c", INK, 1.2)
    for x, y in ((20, 22), (4, 25), (24, 30), (-14, 26)):
        pen.disc((x, y), 4, ALARM, 0.7)
    at(pen, things.face("sly"), 50, -4, 0.68)


def monitor(pen: Pen) -> None:
    """A camera on a trunk, its beam on a tail that leaves."""
    pen.path([(-20, -12), (70, 10), (70, 50), (20, 50)], EYES, opacity=0.34)
    pen.poly([(-60, -50), (-38, -50), (-34, 50), (-66, 50)], pen.turned(-66, -34, WOOD))
    for k in range(5):
        pen.bend(
            [
                (-58 + k % 2 * 8, -44 + k * 19),
                (-54 + k % 2 * 8, -34 + k * 19),
                (-58 + k % 2 * 8, -26 + k * 19),
            ],
            INK,
            1.2,
        )
    pen.rect(-42, -25, 10, 6, IRON)
    at(pen, _camera, -18, -18, 1, 14)
    raccoons.tail(pen, [(58, 36), (40, 40), (28, 28), (22, 14)], 14)
    pen.blob([(50, 22), (74, 14), (80, 46), (52, 44)], "#6f7284")
    for k in range(3):
        pen.path(
            f"M{4 + k * 5} {-36 - k * 5}A{8 + k * 7} {8 + k * 7} 0 0 1 {16 + k * 9} {-22 + k * 2}",
            "none",
            RELIEF,
            2.4,
        )


def _camera(pen: Pen) -> None:
    pen.rect(-18, -9, 34, 18, pen.front(-9, 9, STEEL), 3)
    pen.poly([(-22, -12), (20, -12), (20, -8), (-22, -8)], STEEL_DEEP)
    pen.disc((16, 1), 7.4, IRON)
    pen.disc((17, 1), 4, "#5fa8d0", 0.6)
    pen.disc((-12, 2), 2, ALARM, 0)


def freezone(pen: Pen) -> None:
    """A ringed meadow on a hill, a notice, and no raccoon in it."""
    pen.oval((0, 26), 66, 24, "#3b6b44")
    pen.oval((0, 23), 50, 16, "#78a858")
    for k in range(11):
        x, y = -60 + k * 12, 26 + 17 * (1 - ((k - 5) / 5.6) ** 2)
        pen.rect(x - 2.4, y - 14, 4.8, 18, PAPER)
    pen.bend([(-60, 22), (-30, 36), (0, 38), (30, 36), (60, 22)], PAPER, 3)
    pen.rect(-3, -10, 6, 36, TIMBER)
    pen.disc((0, -22), 24, CREAM)
    at(pen, things.face(), 0, -21, 0.44)
    pen.circle((0, -22), 22, "none", ALARM, 5)
    pen.line([(-15, -7), (15, -37)], ALARM, 5)


def international(pen: Pen) -> None:
    """Two cuffs and two hands, a star between them in a wreath of stars."""
    for k in range(12):
        at(pen, lambda p: p.poly(star((0, 0), 5, 2.1, 5), EYES, 0.5), *_round(k, 42))
    for side, colour in ((-1, ROLES["DE"]), (1, ROLES["FR"])):
        pen.poly([(side * 72, 22), (side * 46, 6), (side * 36, 24), (side * 64, 46)], colour)
        pen.poly([(side * 46, 6), (side * 39, 2), (side * 29, 20), (side * 36, 24)], CREAM)
    for side in (-1, 1):
        tone = "#c98f66" if side < 0 else "#7d5238"
        for k in range(4):
            pen.wire([(side * (26 - k * 4), 0 - k * 2), (side * (22 - k * 5), -14 - k * 4)], tone, 5.4)
        pen.blob([(side * 38, 4), (side * 18, -10), (side * 3, -4), (side * 4, 12), (side * 30, 22)], tone)
    pen.poly(star((0, -18), 15, 6.4, 5), EYES)


def _round(k: int, radius: float) -> tuple[float, float]:
    x, y = star((0, -2), radius, radius, 6)[k]
    return x * 1.25, y
