"""The night sky of a Spread: a head rises behind the horizon."""

from art.raccoon_rampage import raccoons
from scenes.art.linework.hatching import hatching
from scenes.art.linework.scatter import Scatter
from scenes.raccoon_rampage.art.colours import BRASS, CREAM, EYES, INK, ORANGE, Pen

WIDE, HIGH = 1731.0, 300.0
"""The size of the sky's sheet in a window of 16:9; its lower edge is the horizon."""
MIDDLE = 0.44
"""The place of the head, as a share of the width."""
BROAD = 1.45
"""The breadth of the head, as a factor of one seen from near."""


def sky() -> Pen:
    """The sky down to the horizon."""
    pen = Pen(WIDE, HIGH, 2.2)
    middle = MIDDLE * pen.width
    _sky(pen, HIGH, middle)
    _head(pen, HIGH, middle)
    _ridge(pen, HIGH, middle)
    pen.box(0, HIGH - 3, pen.width, 3, 0, BRASS)
    return pen


def _sky(pen: Pen, horizon: float, middle: float) -> None:
    stops = (0, "#170e24"), (0.55, "#561f35"), (1, "#d8522f")
    pen.box(0, 0, pen.width, horizon, 0, pen.down(0, horizon, *stops))
    for k in range(-11, 12):
        far = [(middle + k * 210 + dx, -20) for dx in (-44, 44)]
        pen.path([(middle, horizon), *far], ORANGE, opacity=0.13)
    lines = "".join(f"M0 {y}H{pen.width:.0f}" for y in range(4, int(horizon), 7))
    pen.path(lines, "none", INK, 1.4, 0.22)
    dice = Scatter(21)
    for _ in range(120):
        pen.circle(
            (dice.between(0, pen.width), dice.between(0, horizon * 0.7)),
            dice.between(0.7, 2),
            "#fff6df",
            opacity=0.8,
        )


def _head(pen: Pen, horizon: float, middle: float) -> None:
    """Draw the giant's head: ears, brow and eyes, to the horizon."""
    scale = horizon / 42
    pen.begin(f"translate({middle * (1 - BROAD):g} 0) scale({BROAD:g} 1)")
    shape = [(middle + x * scale, horizon + 4 + y * scale) for x, y in raccoons.outline()]
    above = [(x, min(y, horizon)) for x, y in shape]
    pen.path(above, pen.down(0, horizon, (0, "#2a2030"), (1, "#120d18")), "#ff9a5c", 4)
    pen.path(hatching(above, 9, 0.9), "none", "#5a4656", 1.6, 0.7)
    for side in (-1, 1):
        ear = [
            (middle + side * x * scale, horizon + 4 + y * scale)
            for x, y in ((15, -24), (18.5, -29), (20, -22), (17, -18))
        ]
        pen.blob(ear, "#0b0810", edge=0)
        glow = (middle + side * 14 * scale, horizon - 2 * scale)
        pen.circle(glow, 15 * scale, pen.radial(glow, 15 * scale, (0, EYES, 0.55), (1, EYES, 0)))
        eye = [(5.5, 0.5), (6.5, -8.5), (13, -6.6), (24, -9.5), (21, 0.5)]
        pen.blob([(middle + side * x * scale, horizon + y * scale) for x, y in eye], EYES, (0, 1, 3, 4), 1.5)
        x = middle + side * 13.5 * scale
        pen.oval((x, horizon - 3.2 * scale), 1.3 * scale, 3.4 * scale, INK, 0)
        pen.oval((x - 0.8 * scale, horizon - 4.6 * scale), 0.55 * scale, 0.8 * scale, CREAM, 0)
        brow = [
            (middle + side * x * scale, horizon + y * scale)
            for x, y in ((2.5, -8.5), (10, -15.5), (20, -14.5), (23, -11.5), (13, -9.5))
        ]
        pen.blob(brow, "#6d5a66", edge=0)
    pen.end()


def _ridge(pen: Pen, horizon: float, middle: float) -> None:
    """Firs and roofs along the horizon, eyes between them."""
    dice, x = Scatter(9), -10.0
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
