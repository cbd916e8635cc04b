"""The cards of a Spread: their faces, and the remains of one that protection has cancelled."""

import math

from art.raccoon_rampage import raccoons
from scenes.art.linework.scatter import Scatter
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP, BRASS_LIGHT, CREAM, INK, ORANGE, Pen, shade

WIDE, HIGH = 102.0, 150.0
TONES = ("#2f8079", "#d6862f", "#b3322c")
"""The ground of a card with no raccoon, one, two."""
FLAME, GLOW = "#ff9a3c", "#ffd27a"


def spread_face(count: int) -> Pen:
    """A card face up without its figure: a raccoon asleep under the moon, one awake, or two."""
    pen = _card(TONES[count])
    if not count:
        _moon(pen)
        _placed(pen, (51, 88), 0.78, asleep=True)
    elif count == 1:
        _placed(pen, (51, 66), 1.02)
    else:
        _placed(pen, (36, 48), 0.74)
        _placed(pen, (66, 76), 0.74)
    return pen


def _card(tone: str) -> Pen:
    pen = Pen(WIDE, HIGH, 1.2)
    high = pen.height
    pen.box(0, 0, WIDE, high, 9, "#0b0d18")
    brass = pen.linear((0, 0), (WIDE, high), (0, BRASS_LIGHT), (0.5, BRASS_DEEP), (1, BRASS))
    pen.box(1.5, 1.5, WIDE - 3, high - 3, 8, brass)
    ground = pen.down(0, high, (0, shade(tone, 0.1)), (1, shade(tone, -0.3)))
    pen.box(4, 4, WIDE - 8, high - 8, 7, ground)
    lines = "".join(f"M9 {y:.1f}H{WIDE - 9:g}" for y in range(11, int(high) - 8, 4))
    pen.path(lines, "none", INK, 0.7, 0.2)
    pen.box(9, 9, WIDE - 18, high - 18, 4, "none", BRASS_LIGHT, 1)
    return pen


def _moon(pen: Pen) -> None:
    pen.circle((74, 30), 11, CREAM)
    pen.circle((80, 26), 10, TONES[0])


def _placed(pen: Pen, at: tuple[float, float], scale: float, asleep: bool = False) -> None:
    pen.begin(f"translate({at[0]:g} {at[1]:g}) scale({scale:g})")
    (raccoons.sleeping if asleep else raccoons.head)(pen)
    pen.end()


def burnt() -> Pen:
    """The remains of a cancelled card: its charred foot, sparks above it."""
    pen = Pen(WIDE, HIGH, 1.2)
    high, dice = pen.height, Scatter(4)
    edge = [
        (6 + x * 10, high * 0.42 + 13 * math.sin(x * 2.1) + dice.between(-5, 5) * (x not in (0, 9)))
        for x in range(10)
    ]
    shape = [(6, high - 4), *edge, (WIDE - 6, high - 4)]
    pen.path(edge, "none", FLAME, 9, 0.35)
    pen.path(shape, pen.down(high * 0.4, high, (0, "#6b2d16"), (0.35, "#46241b"), (1, "#2c1712")))
    pen.path([*shape, shape[0]], "none", "#b8562a", 1.4)
    pen.path(edge, "none", FLAME, 3.4)
    pen.path(edge, "none", GLOW, 1.3)
    for number in range(14):
        at = dice.between(10, WIDE - 10), dice.between(high * 0.05, high * 0.36)
        pen.circle(at, dice.between(0.8, 2.6), (ORANGE, FLAME, "#a04a24")[number % 3])
    return pen
