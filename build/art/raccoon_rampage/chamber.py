"""The Chamber of Europa House by night: benches, tall windows, and the door by which policies leave."""

import math

from scenes.art.geometry import star
from scenes.art.linework.scatter import Scatter
from scenes.art.ornament import grain
from scenes.art.palette import mix
from scenes.raccoon_rampage.art.colours import (
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    DEEP,
    EYES,
    INK,
    MIDNIGHT,
    TIMBER,
    WALNUT,
    WOOD,
    Pen,
    shade,
)
from scenes.raccoon_rampage.art.drawings import DESK

BENCHES = 9


def chamber() -> Pen:
    """The table's background: the Chamber above; the desk starts at `DESK` of the height."""
    pen = Pen(1920, 1080, 1.6)
    desk = DESK * pen.height
    pen.box(0, 0, pen.width, desk + 2, 0, pen.down(0, desk, (0, DEEP), (0.55, MIDNIGHT), (1, "#1b1a2c")))
    _windows(pen)
    _benches(pen, desk)
    _desk(pen, desk)
    _gloom(pen)
    return pen


def _windows(pen: Pen) -> None:
    """Tall windows with the stars in them."""
    dice, count = Scatter(4), 9
    for k in range(count):
        wide = pen.width / count
        x, w = k * wide + wide * 0.2, wide * 0.6
        arch = f"M{x:.1f} 330V70A{w / 2:.1f} 60 0 0 1 {x + w:.1f} 70V330Z"
        pen.path(arch, pen.down(10, 330, (0, "#0c1530"), (1, "#2c3f78")), "#3a2c2a", 5)
        for _ in range(9):
            pen.circle(
                (dice.between(x, x + w), dice.between(40, 300)),
                dice.between(0.6, 1.6),
                "#fff6df",
                opacity=0.7,
            )
        pen.path(
            f"M{x + w / 2:.1f} 12V330M{x:.1f} 120H{x + w:.1f}M{x:.1f} 220H{x + w:.1f}", "none", "#3a2c2a", 2.4
        )


def _benches(pen: Pen, desk: float) -> None:
    """Rows of benches that rise to both sides about the floor of the house."""
    middle = pen.width / 2
    for k in range(BENCHES):
        share = k / (BENCHES - 1)
        rx, ry = pen.width * (0.72 - 0.5 * share), 430 - 330 * share
        y = desk + 20
        tone = mix("#191420", "#4a3428", share)
        arc = f"M{middle - rx:.1f} {y}A{rx:.1f} {ry:.1f} 0 0 1 {middle + rx:.1f} {y}Z"
        pen.path(
            arc, pen.down(y - ry, y, (0, shade(tone, 0.14)), (0.3, tone), (1, shade(tone, -0.5))), INK, 1.6
        )
        pen.path(arc, "none", BRASS_DEEP, 1, 0.4)
        seats = 26 - 2 * k
        for seat in range(1, seats):
            a = math.pi * seat / seats
            x, top = middle - math.cos(a) * rx * 0.985, y - math.sin(a) * ry * 0.97
            back = 13 - share * 5
            pen.box(x - back, top + 4, 2 * back, 15, 5, shade(tone, -0.4), shade(tone, 0.16), 1.2, 0.85)
            if (seat * 7 + k * 5) % 6 == 0:
                pen.circle((x, top - 3), 2, EYES, opacity=0.75)
                pen.circle((x, top - 3), 8, EYES, opacity=0.12)


def _desk(pen: Pen, desk: float) -> None:
    below = Pen(pen.width, pen.height - desk)
    grain(below, 0, INK, 0.5)
    pen.box(
        0,
        desk,
        pen.width,
        pen.height - desk,
        0,
        pen.down(desk, pen.height, (0, "#4a2f24"), (1, "#1c1210")),
    )
    pen.begin(f"translate(0 {desk:g})")
    pen.take(below)
    pen.end()
    pen.box(
        0,
        desk - 4,
        pen.width,
        8,
        0,
        pen.down(desk - 4, desk + 4, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DEEP)),
    )
    for x in range(12, int(pen.width), 24):
        pen.disc((x, desk), 2.4, BRASS_LIGHT, 0.7)


def _gloom(pen: Pen) -> None:
    shadow = pen.radial(
        (pen.width / 2, 460), pen.width * 0.62, (0, DEEP, 0), (0.6, DEEP, 0.12), (1, "#05070e", 0.72)
    )
    pen.box(0, 0, pen.width, pen.height, 0, shadow)


def door(edge: float) -> Pen:
    """The door of the Chamber, ajar: light shines out of it."""
    pen = Pen(94, 272, edge)
    frame = "M2 271V58Q47 -14 92 58V271Z"
    pen.path(frame, pen.across(2, 92, (0, WOOD), (0.5, TIMBER), (1, WALNUT)), INK, 2)
    pen.path("M7 271V60Q47 -4 87 60V271", "none", BRASS, 1.6)
    light = pen.down(30, 271, (0, "#fff3c4"), (0.6, "#f4c877"), (1, BRASS))
    pen.path("M13 271V63Q47 6 81 63V271Z", light, INK, pen.edge)
    _fanlight(pen)
    for side in (-1, 1):
        leaf = [(47 + side * 34, 88), (47 + side * 17, 102), (47 + side * 17, 258), (47 + side * 34, 271)]
        pen.poly(leaf, pen.across(13, 81, (0, WALNUT), (0.5, TIMBER), (1, WALNUT)))
        for low, high in ((0.08, 0.32), (0.38, 0.62), (0.68, 0.92)):
            x0, x1 = 47 + side * 30, 47 + side * 20.5
            y0, y1 = 88 + 183 * low, 102 + 156 * low
            z0, z1 = 88 + 183 * high, 102 + 156 * high
            pen.poly([(x0, y0), (x1, y1), (x1, z1), (x0, z0)], shade(WALNUT, -0.2), 0.6)
        pen.disc((47 + side * 19, 182), 2.4, BRASS_LIGHT, 0.6)
    pen.poly([(30, 271), (36, 256), (58, 256), (64, 271)], "#8a2f36", 0.7)
    return pen


def _fanlight(pen: Pen) -> None:
    """A wreath of stars over the leaves."""
    pen.path("M13 84V63Q47 6 81 63V84Z", pen.down(30, 84, (0, "#2a4a94"), (1, "#16285a")), INK, pen.edge)
    for x, y in star((47, 62), 15, 15, 6):
        pen.poly(star((x, y), 3.1, 1.3, 5), EYES, 0)
    pen.path("M13 84H81", "none", CREAM, 2.4)
