"""The pictures of actions before the public. Each about (0, 0), on a sheet 100 high."""

import math

from art.raccoon_rampage import things
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
    STEEL,
    STEEL_DEEP,
    Pen,
)


def celebrity(pen: Pen) -> None:
    """A star in dark glasses, and a microphone."""
    pen.poly(star((14, 0), 50, 22, 5), pen.linear((-20, -40), (50, 40), (0, BRASS_LIGHT), (1, BRASS)))
    at(pen, things.face(), 14, 4, 0.74)
    pen.path("M-10 0H38L36 12H20L14 4L8 12H-8Z", INK, INK, 1.4)
    pen.path("M-5 4L2 10M23 4L30 10", "none", "#7f86a8", 1.8)
    pen.begin("translate(-44 4) rotate(24)")
    pen.rect(-5, -8, 10, 50, pen.turned(-5, 5, IRON), 3)
    pen.disc((0, -20), 15, pen.radial((-4, -26), 22, (0, "#e8ecf0"), (1, STEEL_DEEP)))
    for k in range(-2, 3):
        pen.path(f"M-13 {-20 + k * 5}H13M{k * 5} -33V-7", "none", INK, 0.8, 0.6)
    pen.rect(-8, -9, 16, 5, BRASS, 2)
    pen.end()
    for x, y in ((-62, -34), (58, -30), (62, 30)):
        pen.poly(star((x, y), 7, 1.8, 4), CREAM, 0)


def accelerate(pen: Pen) -> None:
    """Two arrowheads rush to the right past a running clock."""
    for x in (-10, 22):
        pen.poly([(x, -36), (x + 20, -36), (x + 50, 0), (x + 20, 36), (x, 36), (x + 28, 0)], ALARM)
    pen.disc((-34, 0), 27, BRASS)
    pen.disc((-34, 0), 21, CREAM)
    for k in range(12):
        a = k * math.tau / 12
        pen.disc((-34 + math.cos(a) * 17, math.sin(a) * 17), 1.3, INK, 0)
    pen.line([(-34, 0), (-34, -15)], INK, 3)
    pen.line([(-34, 0), (-23, 5)], INK, 3)
    for k in range(5):
        pen.line([(-84, -28 + k * 14), (-66 + k % 2 * 4, -28 + k * 14)], CREAM, 3, 0.8)


def dotcom(pen: Pen) -> None:
    """A globe in a net with the sign of every address, a pointer upon it."""
    pen.disc((-6, 0), 42, pen.radial((-20, -14), 62, (0, "#8fd4e8"), (0.7, "#2a6aa8"), (1, "#123a6a")))
    for rx in (14, 30):
        pen.path(f"M-6 -42A{rx} 42 0 0 0 -6 42A{rx} 42 0 0 0 -6 -42", "none", CREAM, 1.3, 0.7)
    pen.path("M-48 0H36M-42 -22H30M-42 22H30M-6 -42V42", "none", CREAM, 1.3, 0.7)
    at_sign = "M6 8A12 12 0 1 1 6 -7V5Q7 12 14 10Q22 6 20 -6A27 27 0 1 0 8 22"
    pen.begin("translate(-6 0)")
    pen.path(at_sign, "none", INK, 10)
    pen.path(at_sign, "none", EYES, 6.4)
    pen.end()
    pen.poly([(34, 8), (34, 46), (43, 37), (50, 49), (56, 46), (50, 34), (62, 33)], CREAM)


def news(pen: Pen) -> None:
    """A television camera, its red lamp on; a masked face on its finder."""
    pen.path("M-10 24L-34 52M-6 24L-2 52M0 24L26 52", "none", INK, 5)
    pen.rect(-40, -22, 58, 44, pen.front(-22, 22, "#4b5264"), 4)
    pen.poly([(18, -14), (34, -18), (34, 18), (18, 14)], IRON)
    pen.disc((36, 0), 16, IRON)
    pen.disc((37, 0), 10, pen.radial((33, -4), 14, (0, "#cfe8f4"), (1, "#24507a")))
    for x in (-26, 2):
        pen.disc((x, -34), 14, "#343a4a")
        pen.disc((x, -34), 4.6, STEEL)
    pen.rect(-34, -14, 30, 26, "#9cc4cc", 2)
    at(pen, things.face(), -19, -1, 0.34)
    pen.circle((10, -14), 9, ALARM, opacity=0.35)
    pen.disc((10, -14), 4.4, ALARM)
    for k in range(3):
        pen.path(f"M{54 + k * 7} {-10 - k * 6}Q{62 + k * 8} 0 {54 + k * 7} {10 + k * 6}", "none", EYES, 2.6)
