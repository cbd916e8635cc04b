"""The settlers' things on the plain: telegraph poles, a wind pump at its tank, a freight wagon."""

import math
from itertools import pairwise

from art.saloon_tycoon.street.hours import BY_NIGHT, Light
from art.saloon_tycoon.street.lay import Lay
from scenes.art.linework.scatter import Scatter
from scenes.art.palette import Colour, mix
from scenes.art.vector import Point
from scenes.saloon_tycoon.art.colours import DUSK, INK, OAK, OXBLOOD, WALNUT, Pen, shade

POLES = (
    (0.2, 1.0, 1.0), (0.243, 0.68, 0.66), (0.274, 0.47, 0.45), (0.296, 0.33, 0.31), (0.311, 0.24, 0.22),
    (0.321, 0.175, 0.155), (0.328, 0.13, 0.11),
)  # fmt: skip
"""Telegraph poles, the nearest first: share of the width, distance down the plain, size."""
HAZE, NIGHT_HAZE = 0.42, 0.78
"""The share of the plain's colour over the things on it, by day and night: the houses are the subject."""


def settled(pen: Pen, now: Light, lay: Lay) -> None:
    """Draw all things on the plain, dimmed by the haze of the hour."""
    deep = lay.dust - lay.horizon
    _corral(pen, now, lay.horizon + 0.5 * deep)
    _pump(pen, pen.width * 0.762, lay.horizon + 0.56 * deep, 1.0, now)
    _wagon(pen, pen.width * 0.268, lay.horizon + 0.86 * deep, 0.92, now)
    _line(pen, [(x * pen.width, lay.horizon + down * deep, size) for x, down, size in POLES], now)


def _dim(colour: Colour, now: Light) -> Colour:
    return mix(colour, now.hollow, NIGHT_HAZE if now is BY_NIGHT else HAZE)


def _line(pen: Pen, poles: list[tuple[float, float, float]], now: Light) -> None:
    """Poles with their sagging wires."""
    wood = _dim("#5a4030", now)
    heads: list[tuple[Point, Point]] = []
    for x, foot, size in poles:
        high, arm = 330 * size, 26 * size
        pen.oval((x + 10 * size, foot), 24 * size, 4 * size, DUSK, 0, 0.3)
        pen.line([(x, foot), (x, foot - high)], INK, 8.5 * size + 1.6, 0.7)
        pen.line([(x, foot), (x, foot - high)], wood, 8.5 * size)
        pen.line([(x - 2 * size, foot), (x - 2 * size, foot - high)], shade(wood, 0.3), 1.8 * size)
        for down in (16, 38):
            beam = [(x - arm, foot - high + down * size), (x + arm, foot - high + down * size)]
            pen.line(beam, wood, 5 * size)
        for side in (-1, -0.45, 0.45, 1):
            at = (x + side * arm, foot - high + 11 * size)
            pen.line([at, (at[0], at[1] - 6 * size)], mix("#cfe3d8", now.hollow, 0.3), 4 * size)
        heads.append(((x - arm, foot - high + 5 * size), (x + arm, foot - high + 5 * size)))
    for near, far in pairwise(heads):
        for (x0, y0), (x1, y1) in zip(near, far, strict=True):
            middle = ((x0 + x1) / 2, (y0 + y1) / 2 + abs(x1 - x0) * 0.22)
            pen.bend([(x0, y0), middle, (x1, y1)], DUSK, 1.1, 0.55)


def _pump(pen: Pen, x: float, foot: float, scale: float, now: Light) -> None:
    """A wind pump on four legs next to a tank on posts."""
    wood, steel = _dim(OAK, now), _dim("#c8c0b0", now)
    pen.begin(f"translate({x:g} {foot:g}) scale({scale:g})")
    pen.oval((30, 2), 96, 8, DUSK, 0, 0.28)
    for dx in (-24, 24):
        pen.line([(dx, 0), (dx * 0.16, -178)], INK, 5.4, 0.7)
        pen.line([(dx, 0), (dx * 0.16, -178)], wood, 3.4)
    for k in range(5):
        y, nxt = -k * 34, -(k + 1) * 34
        w0, w1 = 24 * (1 - k * 0.165), 24 * (1 - (k + 1) * 0.165)
        pen.line([(-w0, y), (w1, nxt)], wood, 1.8)
        pen.line([(w0, y), (-w1, nxt)], wood, 1.8)
        pen.line([(-w1, nxt), (w1, nxt)], wood, 2.2)
    _wheel(pen, -196, steel)
    pen.poly([(10, -200), (54, -216), (58, -186), (12, -194)], _dim(OXBLOOD, now), 0.8)
    _tank(pen, 84, wood)
    pen.end()


def _wheel(pen: Pen, y: float, steel: Colour) -> None:
    """Twelve vanes about a hub."""
    for k in range(12):
        a, b = math.radians(k * 30 + 4), math.radians(k * 30 + 24)
        inner, outer = 12, 42
        vane = [
            (math.cos(t) * r, y + math.sin(t) * r)
            for t, r in ((a, inner), (a, outer), (b, outer), (b, inner))
        ]
        pen.poly(vane, shade(steel, 0.12 - 0.05 * (k % 3)), 0.7)
    pen.circle((0, y), 43, "none", INK, 1.2, 0.6)
    pen.disc((0, y), 5, steel, 0.8)


def _tank(pen: Pen, x: float, wood: Colour) -> None:
    """A staved tank under a pointed lid, on posts."""
    for dx in (-26, 0, 26):
        pen.line([(x + dx, 0), (x + dx * 0.86, -62)], INK, 6, 0.7)
        pen.line([(x + dx, 0), (x + dx * 0.86, -62)], wood, 4)
    pen.line([(x - 27, -20), (x + 24, -56)], wood, 2)
    pen.line([(x + 27, -20), (x - 24, -56)], wood, 2)
    pen.rect(x - 33, -118, 66, 56, pen.turned(x - 33, x + 33, wood))
    for k in range(1, 8):
        pen.line([(x - 33 + k * 8.2, -118), (x - 33 + k * 8.2, -62)], DUSK, 0.9, 0.5)
    for y in (-108, -74):
        pen.line([(x - 33, y), (x + 33, y)], INK, 2, 0.7)
    pen.poly([(x - 38, -118), (x, -140), (x + 38, -118)], shade(wood, -0.2))


def _wagon(pen: Pen, x: float, foot: float, scale: float, now: Light) -> None:
    """A freight wagon under canvas, its pole on the ground."""
    wood, canvas, wheel = _dim(OAK, now), _dim("#ecdfc0", now), _dim(WALNUT, now)
    pen.begin(f"translate({x:g} {foot:g}) scale({scale:g})")
    pen.oval((4, 2), 92, 7, DUSK, 0, 0.32)
    pen.line([(-60, -22), (-112, -2)], INK, 4.4, 0.7)
    pen.line([(-60, -22), (-112, -2)], wood, 2.6)
    top = [(-64, -42), (-72, -70), (-58, -96), (-20, -90), (20, -92), (58, -98), (72, -70), (64, -42)]
    pen.blob(top, pen.down(-98, -42, (0, shade(canvas, 0.2)), (1, shade(canvas, -0.25))), (0, 7))
    for dx in (-34, 0, 34):
        pen.bend([(dx, -42), (dx * 1.06, -68), (dx, -92)], DUSK, 1.1, 0.4)
    pen.poly([(-70, -44), (70, -44), (62, -18), (-62, -18)], pen.front(-44, -18, wood))
    for y in (-35, -27):
        pen.line([(-66, y), (66, y)], DUSK, 0.9, 0.5)
    for dx, radius in ((-40, 20), (42, 25)):
        pen.circle((dx, -radius), radius, "none", INK, 6.4)
        pen.circle((dx, -radius), radius, "none", wheel, 4)
        for k in range(6):
            a = math.radians(k * 30)
            ends = [(dx + s * math.cos(a) * radius, -radius + s * math.sin(a) * radius) for s in (-1, 1)]
            pen.line(ends, wheel, 2)
        pen.disc((dx, -radius), 4.5, wood, 0.8)
    pen.end()


def _corral(pen: Pen, now: Light, foot: float) -> None:
    """A fence that leads from the pump towards the edge."""
    wood, dice = _dim("#8a6848", now), Scatter(9)
    left, right = pen.width * 0.655, pen.width * 0.85
    posts = [left + k * (right - left) / 9 for k in range(10)]
    tops = [foot + 5 * math.sin(k * 0.8) + dice.between(-2, 2) for k in range(10)]
    for y in (10, 20):
        rail = [(x, at - 26 + y) for x, at in zip(posts, tops, strict=True)]
        pen.line(rail, INK, 4.4, 0.5)
        pen.line(rail, wood, 2.8)
    for x, at in zip(posts, tops, strict=True):
        pen.line([(x, at), (x, at - 26)], INK, 6, 0.55)
        pen.line([(x, at), (x, at - 26)], shade(wood, 0.1), 4)
