"""The sky over Crossroads: bands of light, the sun's rays, clouds, and the stars of the last turns."""

import math
from itertools import pairwise

from art.saloon_tycoon.street.hours import Light
from art.saloon_tycoon.street.lay import HEIGHT, Lay
from scenes.art.linework.scatter import Scatter
from scenes.art.palette import Colour, mix
from scenes.art.vector import Point
from scenes.saloon_tycoon.art.colours import APRICOT, DUSK, INK, IVORY, LAMP, PLUM, RUST, Pen, shade

WIDEST = 6.0
"""The widest distance between engraved lines."""
CLOUDS = (
    (0.055, 84, 190, 3), (0.235, 50, 130, 8), (0.36, 96, 96, 5), (0.53, 62, 176, 13), (0.69, 112, 150, 21),
    (0.78, 54, 88, 34), (0.945, 74, 200, 55),
)  # fmt: skip
"""The clouds: share of the width at the middle, foot, width, and the seed of the lumps."""


def gradient(pen: Pen, lay: Lay, now: Light) -> None:
    """Bands of light down to the horizon."""
    pale = mix(now.horizon, IVORY, 0.3)
    stops = ((0, now.zenith), (0.34, mix(now.zenith, now.sky, 0.7)), (0.6, now.sky), (0.88, now.horizon))
    pen.rect(0, 0, pen.width, HEIGHT, pen.down(0, lay.horizon + 20, *stops, (1, pale)), edge=0)


def rays(pen: Pen, at: Point, horizon: float, strength: float) -> None:
    """The sun's rays and glow about its place."""
    for k in range(36):
        wedge = [math.radians(k * 10), math.radians(k * 10 + 4.6)]
        rim = [(at[0] + math.cos(a) * 1700, at[1] + math.sin(a) * 1700) for a in wedge]
        pen.poly([at, *rim], "#ffe2a0", 0, strength)
    reach = horizon + 94
    glow = pen.radial(at, reach, (0, "#fff4cc", 0.75), (0.4, LAMP, 0.3), (1, "#ff9a4a", 0))
    pen.circle(at, reach, glow)


def backdrop() -> Pen:
    """The evening behind a picture of one thing: bands of sundown over a strip of dust."""
    pen = Pen(320, 100)
    w, ground = pen.width, 86.0
    stops = ((0, PLUM), (0.5, "#8f4048"), (0.82, RUST), (1, APRICOT))
    pen.rect(0, 0, w, 100, pen.down(0, ground, *stops), edge=0)
    at = (w / 2, ground - 8)
    pen.circle(at, 60, pen.radial(at, 60, (0, "#ffe9a8", 0.5), (1, "#ffb45a", 0)))
    lines = "".join(f"M0 {y:.1f}H{w:.1f}" for y in (3 * k for k in range(29)))
    pen.path(lines, "none", DUSK, 0.6, 0.2)
    pen.rect(0, ground, w, 100 - ground, pen.down(ground, 100, (0, "#a8684a"), (1, "#5c3336")), edge=0)
    pen.line([(0, ground), (w, ground)], INK, 0.9, 0.7)
    return pen


def engraved(pen: Pen, lay: Lay, now: Light) -> None:
    """The burin's lines across the sky, closer the higher."""
    lines, y, gap = [], 3.0, 3.4
    while y < lay.horizon:
        lines.append(f"M0 {y:.1f}H{pen.width:.1f}")
        y, gap = y + gap, min(gap * 1.03, WIDEST)
    pen.path("".join(lines), "none", shade(now.zenith, -0.3), 0.9, 0.08)


def disc(pen: Pen, at: Point, radius: float) -> None:
    """The sun itself."""
    paint = pen.radial(at, radius * 1.1, (0, "#fffbe6"), (0.6, "#ffe08a"), (1, "#ffb648"))
    pen.circle(at, radius, paint, RUST, 2)


def stars(pen: Pen, lay: Lay) -> None:
    """The stars and the moon."""
    dice = Scatter(1871)
    for _ in range(90):
        x, y = dice.between(0, pen.width), dice.between(4, lay.horizon - 40)
        pen.circle((x, y), dice.one_of((0.8, 1.1, 1.7)), "#f4ecd0", opacity=dice.between(0.5, 1))
    moon = (pen.width * lay.moon, 84)
    pen.circle(moon, 74, pen.radial(moon, 74, (0, "#dfe6ff", 0.4), (1, "#dfe6ff", 0)))
    pen.disc(moon, 25, "#f0ead2")
    for x, y, r in ((-8, -6, 6), (7, 4, 8), (-3, 11, 4)):
        pen.circle((moon[0] + x, moon[1] + y), r, "#d8cfae")


def clouds(pen: Pen, colour: Colour, lay: Lay, night: bool) -> None:
    """Draw fair-weather clouds, each different: a flat foot, heaped lumps, a paler bank behind."""
    spread = lay.horizon / 236
    for share, y, wide, row in CLOUDS:
        dice = Scatter(row)
        x, foot = pen.width * share - wide / 2, y * spread
        bank = _heap(x + wide * 0.22, foot, wide * 0.62, wide * 0.26, dice)
        pen.path(bank, shade(colour, 0.3), INK, pen.edge * 0.7, 0.35 if night else 0.6)
        body = _heap(x, foot, wide, wide * 0.17, dice)
        high = wide * 0.3
        paint = pen.down(
            foot - high, foot, (0, shade(colour, 0.25)), (0.6, colour), (1, shade(colour, -0.25))
        )
        pen.path(body, paint, INK, pen.edge, 0.55 if night else 0.92)
        _underside(pen, x, foot, wide, night)


def _heap(x: float, foot: float, wide: float, high: float, dice: Scatter) -> str:
    """The outline of lumps over a flat foot, the highest near the middle."""
    cuts = [0.0]
    while cuts[-1] < 1:
        cuts.append(cuts[-1] + dice.between(0.1, 0.24))
    cuts = [cut / cuts[-1] for cut in cuts]
    d = f"M{x:.1f} {foot:.1f}"
    for left, right in pairwise(cuts):
        end = foot if right == 1 else foot - high * math.sin(math.pi * right) * dice.between(0.6, 1)
        r = (right - left) * wide * dice.between(0.52, 0.66)
        d += f"A{r:.1f} {r * 0.9:.1f} 0 0 1 {x + right * wide:.1f} {end:.1f}"
    return f"{d}Z"


def _underside(pen: Pen, x: float, foot: float, wide: float, night: bool) -> None:
    """Three engraved lines in the shadow of a cloud."""
    for k, (left, right) in enumerate(((0.1, 0.82), (0.2, 0.66), (0.36, 0.56))):
        y = foot - 3.5 - 3.5 * k
        ends = [(x + left * wide, y), (x + right * wide, y)]
        pen.line(ends, DUSK, 1, 0.16 if night else 0.3)
