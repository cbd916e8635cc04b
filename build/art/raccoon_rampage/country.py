"""Policies of fairs, roads, vineyards, and of the empty chair. Each about (0, 0), on a sheet 100 high."""

import math

from art.raccoon_rampage import raccoons, things
from art.raccoon_rampage.things import at
from scenes.art.geometry import star
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    BRASS_LIGHT,
    CREAM,
    EYES,
    INK,
    IRON,
    PAPER,
    ROLES,
    STEEL,
    STEEL_DEEP,
    TIMBER,
    WALNUT,
    WOOD,
    Pen,
    shade,
)

FOILS = (ALARM, EYES, "#3f8fb0", "#8fd0ae")


def land(pen: Pen) -> None:
    """A big wheel with ears in its cabins, and a striped tent."""
    pen.path("M-24 -6L-44 46M-24 -6L-4 46", "none", INK, 5)
    pen.path("M-24 -6L-44 46M-24 -6L-4 46", "none", STEEL, 3)
    for radius in (35, 30):
        pen.circle((-24, -6), radius, "none", BRASS, 1.8)
    for k in range(10):
        a = k * math.tau / 10 + 0.2
        x, y = -24 + math.cos(a) * 35, -6 + math.sin(a) * 35
        pen.line([(-24, -6), (x, y)], BRASS, 1.2)
        pen.rect(x - 5, y, 10, 8, FOILS[k % 4], 2)
        at(pen, lambda p: raccoons.shadow_head(p, True, "#1a1826"), x, y - 1, 0.15)
    pen.disc((-24, -6), 5, BRASS_LIGHT)
    for k in range(6):
        x = 18 + k * 8
        pen.poly([(x, 12), (x + 8, 12), (x + 9.4, 46), (x + 0.4, 46)], CREAM if k % 2 else ALARM, 0.6)
        pen.poly([(42, -24), (x + 8, 12), (x, 12)], CREAM if k % 2 else ALARM, 0.6)
    pen.line([(42, -24), (42, -38)], INK, 1.8)
    pen.poly([(42, -38), (56, -33), (42, -28)], EYES)
    pen.poly([(36, 46), (42, 22), (50, 46)], "#17131c")
    raccoons.eyes(pen, (43, 38), 1.2)


def animation(pen: Pen) -> None:
    """A reel, its film, and the star of every frame."""
    pen.disc((-30, -8), 35, pen.linear((-60, -40), (0, 30), (0, STEEL), (1, STEEL_DEEP)))
    for k in range(5):
        a = k * math.tau / 5 - 1.57
        pen.disc((-30 + math.cos(a) * 21, -8 + math.sin(a) * 21), 9, "#1b1724")
    pen.disc((-30, -8), 5.5, IRON)
    pen.poly([(-22, 26), (72, 6), (72, 42), (-14, 48)], "#1b1724")
    for k in range(3):
        x, y = -6 + k * 26, 24 - k * 4
        pen.poly([(x - 9, y - 2), (x + 13, y - 6), (x + 13, y + 16), (x - 9, y + 18)], CREAM)
        at(pen, things.face(("awake", "sly", "asleep")[k]), x + 2, y + 7, 0.27)
    for k in range(9):
        pen.box(-16 + k * 10, 22 - k * 1.9, 4, 3, 0.6, CREAM)
        pen.box(-12 + k * 10, 43.6 - k * 0.7, 4, 3, 0.6, CREAM)
    pen.poly(star((38, -24), 27, 12, 5), EYES)
    at(pen, things.face(), 38, -22, 0.44)


def bait(pen: Pen) -> None:
    """A split nut with a pill for a kernel."""
    pen.begin("translate(-8 6) rotate(-8)")
    nut = [(0, -40), (26, -26), (32, 6), (20, 34), (0, 42), (-20, 34), (-32, 6), (-26, -26)]
    pen.blob(nut, pen.turned(-34, 34, "#b07a42"), (0,))
    pen.blob([(x * 0.72, y * 0.72 + 1) for x, y in nut], "#5a3520", (0,))
    for side in (-1, 1):
        for k in range(3):
            pen.bend([(side * 23, -16 + k * 14), (side * 26, -8 + k * 14), (side * 24, 0 + k * 14)], INK, 1.1)
    pen.begin("rotate(28)")
    pen.rect(-10, -23, 20, 46, CREAM, 10)
    pen.path("M-10 0H10V13A10 10 0 0 1 -10 13Z", "#d8668f", INK, 1.4)
    pen.path("M-5 -15V-4", "none", "#ffffff", 2.4)
    pen.end()
    pen.end()
    at(pen, things.face("sly"), 46, 20, 0.64)
    pen.blob([(-60, -34), (-46, -44), (-34, -36), (-48, -26)], "#6f9a4a", (0, 2))


def border(pen: Pen) -> None:
    """A striped barrier at a sentry box; tracks lead under it."""
    pen.rect(-62, -36, 30, 82, "#e8eef2", 2)
    for k in range(5):
        pen.poly(
            [(-62, -22 + k * 16), (-32, -36 + k * 16), (-32, -28 + k * 16), (-62, -14 + k * 16)],
            ROLES["FR"],
            0,
        )
    pen.box(-62, -36, 30, 82, 2, "none", INK, pen.edge)
    pen.poly([(-68, -36), (-47, -50), (-26, -36)], ALARM)
    pen.rect(-56, -20, 18, 22, "#17131c")
    raccoons.eyes(pen, (-47, -8), 1.4)
    pen.rect(-29, -2, 9, 48, IRON)
    at(pen, lambda p: things.barrier(p, 96), -26, 4, 1, -4)
    for k, (x, y) in enumerate(((58, 44), (44, 34), (28, 40), (10, 32), (-6, 40))):
        pen.begin(f"translate({x} {y}) rotate(-80) scale({0.17 + k * 0.01})")
        _print(pen)
        pen.end()
    at(pen, raccoons.creeping, 34, 20, 0.5)


def _print(pen: Pen) -> None:
    pen.oval((0, 12), 22, 16, INK, 0)
    for x in (-26, -9, 9, 26):
        pen.oval((x, -14), 7, 11, INK, 0)


def _vine_leaf(pen: Pen) -> None:
    leaf = [(0, -13), (8, -5), (14, 1), (6, 5), (0, 13), (-6, 5), (-14, 1), (-8, -5)]
    pen.blob(leaf, "#6d9a3f")


def vineyard(pen: Pen) -> None:
    """Vines with grapes on a wire, and a glove of fur through it."""
    for x in (-56, 0, 56):
        pen.rect(x - 3, -30, 6, 76, TIMBER)
    for y in (-22, 0, 22):
        pen.line([(-80, y), (80, y)], INK, 2.4)
        pen.line([(-80, y), (80, y)], STEEL, 1.2)
        for x in range(-72, 80, 16):
            pen.path(f"M{x} {y - 4}L{x + 4} {y + 4}M{x + 4} {y - 4}L{x} {y + 4}", "none", STEEL_DEEP, 1.2)
    for x0 in (-30, 30):
        pen.wire([(x0 - 8, 46), (x0, 24), (x0 - 6, 2), (x0 + 4, -22)], WOOD, 4)
        for dx, dy, s in ((-16, -20, 1), (16, -26, 0.9), (14, 8, 0.8), (-18, 14, 0.8)):
            at(pen, _vine_leaf, x0 + dx, dy, s, dx)
        for row, count in enumerate((4, 3, 2, 1)):
            for k in range(count):
                pen.disc((x0 + (k - count / 2 + 0.5) * 8, -8 + row * 7), 4.4, "#6a3a7a", 0.8)
    at(pen, things.face("sly"), 0, 32, 0.46)


def rapid(pen: Pen) -> None:
    """A van with a lamp races to a call, a net out of its window."""
    for k in range(4):
        pen.line([(46 + k * 3, -14 + k * 14), (78, -14 + k * 14)], CREAM, 2.4, 0.8)
    pen.path([(-4, -30), (-40, -50), (32, -50)], ALARM, opacity=0.4)
    pen.blob(
        [(-56, 34), (-56, 10), (-44, 6), (-32, -18), (40, -22), (46, -18), (46, 34)],
        pen.front(-22, 34, CREAM),
        (0, 1, 4, 5, 6),
    )
    pen.poly([(-40, 6), (-29, -12), (-12, -13), (-12, 6)], "#7cb4cc")
    pen.rect(-56, 14, 102, 8, ROLES["FR"], edge=0.6)
    pen.rect(-2, -14, 36, 22, "#26324a", 2)
    at(pen, things.face("dizzy"), 16, 0, 0.3)
    for x in (2, 10, 18, 26):
        pen.line([(x, -14), (x, 8)], STEEL, 1.6)
    pen.rect(-10, -32, 16, 11, ALARM, 4)
    pen.disc((-54, 22), 4, EYES)
    for x in (-34, 24):
        pen.disc((x, 36), 12, IRON)
        pen.disc((x, 36), 5, STEEL)


COBWEB = (
    "M-66 -40C-40 -30 -52 -16 -66 -8M-66 -40L-44 -44M-66 -40L-38 -26"
    "M-66 -40L-66 -8M-54 -43C-50 -38 -49 -35 -51 -32"
)


def inaction(pen: Pen) -> None:
    """An empty chair at a desk, a cold cup, a name plate without a name."""
    pen.rect(-25, -44, 50, 64, pen.front(-44, 20, "#7a2f36"), 9)
    pen.box(-20, -39, 40, 46, 6, "none", shade("#7a2f36", -0.4), 1.6)
    for x, y in ((-9, -27), (9, -27), (0, -16), (-9, -5), (9, -5)):
        pen.disc((x, y), 2, BRASS, 0.5)
    pen.rect(-38, -4, 10, 26, WOOD, 3)
    pen.rect(28, -4, 10, 26, WOOD, 3)
    pen.poly([(-72, 18), (72, 18), (80, 50), (-80, 50)], pen.front(18, 50, WALNUT))
    pen.line([(-72, 24), (72, 24)], BRASS, 1.6)
    pen.poly([(-24, 30), (24, 30), (28, 42), (-28, 42)], BRASS_LIGHT)
    pen.line([(-10, 36), (10, 36)], BRASS, 2)
    pen.rect(44, 6, 15, 12, PAPER, 2)
    pen.path("M59 9H64V15H59", "none", PAPER, 2)
    pen.path(
        COBWEB,
        "none",
        PAPER,
        1,
        0.8,
    )
    pen.line([(-52, -31), (-52, -12)], PAPER, 0.8)
    pen.disc((-52, -9), 3.4, INK, 0)
