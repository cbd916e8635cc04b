"""The night of Spread, laid over the map: a head rises behind the horizon; below it the dark closes in."""

import pygame

from scenes.art.frame import Size
from scenes.art.kept import kept
from scenes.art.linework.hatching import hatching
from scenes.art.linework.strewn import Strewn
from scenes.raccoon_rampage.art import raccoons
from scenes.raccoon_rampage.art.colours import BRASS, DEEP, EYES, INK, ORANGE
from scenes.raccoon_rampage.art.emblems import placed
from scenes.raccoon_rampage.art.pen import Pen

HORIZON = 0.3
"""Where the sky of the night ends, as a share of the height; the map is seen below it."""

BROAD = 1.45
"""How much broader the head is than one seen near by."""


@kept(2)
def night(size: Size) -> pygame.Surface:
    """The overlay, with alpha: opaque above `HORIZON`, below it a darkness that leaves the middle clear."""
    pen = Pen(1000.0 * size[0] / size[1], 1000, 2.2)
    horizon, middle = HORIZON * pen.height, pen.width * 0.53
    _sky(pen, horizon, middle)
    _head(pen, horizon, middle)
    _ridge(pen, horizon, middle)
    pen.box(0, horizon - 2, pen.width, 4, 0, BRASS)
    dark = pen.radial(
        (pen.width / 2, 640), pen.width * 0.6, (0, DEEP, 0), (0.5, DEEP, 0.1), (1, "#05060d", 0.66)
    )
    pen.box(0, horizon + 2, pen.width, pen.height - horizon, 0, dark)
    glow = pen.down(horizon, horizon + 150, (0, "#e2552f", 0.4), (1, "#e2552f", 0))
    pen.box(0, horizon + 2, pen.width, 150, 0, glow)
    return pen.surface(size)


def _sky(pen: Pen, horizon: float, middle: float) -> None:
    stops = (0, "#170e24"), (0.55, "#561f35"), (1, "#d8522f")
    pen.box(0, 0, pen.width, horizon, 0, pen.down(0, horizon, *stops))
    for k in range(-11, 12):
        far = [(middle + k * 210 + dx, -20) for dx in (-44, 44)]
        pen.path([(middle, horizon), *far], ORANGE, opacity=0.13)
    lines = "".join(f"M0 {y}H{pen.width:.0f}" for y in range(4, int(horizon), 7))
    pen.path(lines, "none", INK, 1.4, 0.22)
    dice = Strewn(21)
    for _ in range(120):
        pen.circle(
            (dice.between(0, pen.width), dice.between(0, horizon * 0.7)),
            dice.between(0.7, 2),
            "#fff6df",
            opacity=0.8,
        )


def _head(pen: Pen, horizon: float, middle: float) -> None:
    """What rises: ears, brow and eyes, to the horizon."""
    scale = horizon / 42
    pen.begin(f"translate({middle * (1 - BROAD):g} 0) scale({BROAD:g} 1)")
    shape = placed(raccoons.outline(), middle, horizon + 4, scale)
    above = [(x, min(y, horizon)) for x, y in shape]
    pen.path(above, pen.down(0, horizon, (0, "#2a2030"), (1, "#120d18")), "#ff9a5c", 4)
    pen.path(hatching(above, 9, 0.9), "none", "#5a4656", 1.6, 0.7)
    for side in (-1, 1):
        ear = [
            (middle + side * x * scale, horizon + 4 + y * scale)
            for x, y in ((15, -24), (18.5, -29), (20, -22), (17, -18))
        ]
        pen.blob(ear, "#0b0810", edge=0)
        eye = [(5, 0.5), (7, -6), (15, -10), (24, -9), (21, 0.5)]
        pen.blob([(middle + side * x * scale, horizon + y * scale) for x, y in eye], EYES, (0, 3, 4), 1.5)
        pen.oval((middle + side * 13.5 * scale, horizon - 4 * scale), 1.9 * scale, 4.2 * scale, INK, 0)
        brow = [
            (middle + side * x * scale, horizon + y * scale)
            for x, y in ((3, -9), (12, -16), (23, -13), (13, -12.5))
        ]
        pen.blob(brow, "#6d5a66", edge=0)
    pen.end()


def _ridge(pen: Pen, horizon: float, middle: float) -> None:
    """Firs and roofs along the horizon, eyes between them."""
    dice, x = Strewn(9), -10.0
    while x < pen.width + 20:
        near = abs(x - middle) < horizon * 1.1
        high = dice.between(14, 46) * (0 if near else 1)
        if not near and dice.between(0, 1) < 0.3:
            pen.path(
                [
                    (x - 14, horizon),
                    (x - 14, horizon - high * 0.6),
                    (x, horizon - high),
                    (x + 14, horizon - high * 0.6),
                    (x + 14, horizon),
                ],
                "#0e0b14",
            )
            pen.box(x - 4, horizon - high * 0.5, 5, 6, 0, EYES, opacity=0.9)
        else:
            pen.path([(x - 11, horizon), (x, horizon - high * 1.2), (x + 11, horizon)], "#0e0b14")
        if not near and dice.between(0, 1) < 0.18:
            raccoons.eyes(pen, (x + 12, horizon - 8), 1.6)
        x += dice.between(15, 30)
