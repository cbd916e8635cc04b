"""The plain behind the houses with the wagon road through it, and the dust in front of them."""

import math

from art.saloon_tycoon.street.hours import Light
from art.saloon_tycoon.street.lay import HEIGHT, Lay
from scenes.art.linework.scatter import Scatter
from scenes.art.palette import Colour, mix
from scenes.art.vector import Point
from scenes.saloon_tycoon.art.colours import DUSK, INK, SAGE, Pen, shade

RIDGES = ((0, 0.4, 4, 0.1), (0.14, 2.6, 7, 0.5), (0.36, 5.2, 10, 0.78), (0.64, 1.3, 12, 1))
"""The plain's ridges: how far down, the phase of their wave, its height, how near their colour is."""
HAZE = 0.62
"""The share of the horizon's light in the air in front of the farthest ridge."""
ROAD = ((0.0, 0.452, 0.02), (0.14, 0.44, 0.035), (0.36, 0.47, 0.075), (0.64, 0.505, 0.13), (1.04, 0.5, 0.2))
"""The wagon road: how far down, its middle and its width as shares of the picture's width."""


def plain(pen: Pen, now: Light, lay: Lay) -> None:
    """Ridges one before another, the road that winds through them, sagebrush and stones."""
    w, top, deep = pen.width, lay.horizon, lay.dust - lay.horizon
    for share, wave, swell, tone in RIDGES:
        y = top + share * deep
        line = [(w * k / 6, y + swell * math.sin(wave + k * 1.9)) for k in range(7)]
        haze = HAZE * (1 - share) ** 2
        crest = mix(mix(now.near, now.plain, tone), now.horizon, haze)
        shadow = mix(mix(now.near, now.hollow, tone), now.horizon, 0.7 * haze)
        paint = pen.down(y - swell, y + deep * 0.34, (0, shade(crest, 0.08)), (1, shadow))
        pen.blob([(0, lay.dust + 4), *line, (w, lay.dust + 4)], paint, (0, 1, 7, 8), 0)
        pen.bend(line, DUSK, 1.3, 0.3)
        _rim(pen, line, shade(crest, 0.4))
        _modelled(pen, line, wave, shade(crest, 0.5), lay.dust + 4)
        _gullies(pen, line, deep * (0.12 + 0.12 * share), Scatter(round(wave * 10)), 1 - haze)
    _cloud_shadows(pen, lay)
    _road(pen, now, lay)
    _scrub(pen, now, lay)
    glow = ((0, now.horizon, 0.55), (0.5, now.horizon, 0.24), (1, now.horizon, 0))
    pen.rect(0, top, w, lay.dust - top, pen.radial((w / 2, lay.dust - 0.2 * deep), w * 0.3, *glow), edge=0)
    stops = ((0, DUSK, 0), (0.3, DUSK, 0), (0.6, DUSK, 0.34), (1, DUSK, 0.7))
    pen.rect(0, top, w, lay.dust - top, pen.radial((w / 2, lay.dust), w * 0.52, *stops), edge=0)


def _modelled(pen: Pen, line: list[Point], wave: float, light: Colour, foot: float) -> None:
    """A ridge's slopes: light on those that look to the left, shade on the others."""
    stops: list[tuple[float, Colour, float]] = []
    for step in range(25):
        fall = math.cos(wave + step / 24 * 6 * 1.9)
        stops.append((step / 24, light, -0.3 * fall) if fall < 0 else (step / 24, DUSK, 0.34 * fall))
    pen.blob([(0, foot), *line, (pen.width, foot)], pen.across(0, pen.width, *stops), (0, 1, 7, 8), 0)


def _gullies(pen: Pen, line: list[Point], deep: float, dice: Scatter, seen: float) -> None:
    """Hollows cut into a slope by rain: dark on one side, light on the other."""
    for _ in range(12):
        at, reach = dice.between(0, len(line) - 1.01), dice.between(0.4, 1.0) * deep
        (x0, y0), (x1, y1) = line[int(at)], line[int(at) + 1]
        x, y = x0 + (x1 - x0) * (at % 1), y0 + (y1 - y0) * (at % 1) + dice.between(3, 12)
        lean = (x / pen.width - 0.5) * reach * 1.6 + dice.between(-8, 8)
        way = [(x, y), (x + lean * 0.3 + dice.between(-6, 6), y + reach * 0.5), (x + lean, y + reach)]
        pen.bend(way, DUSK, dice.between(2, 5), 0.1 * seen)
        pen.bend([(px - 3, py) for px, py in way], "#ffe2b8", 1.4, 0.07 * seen)


def _cloud_shadows(pen: Pen, lay: Lay) -> None:
    """The shadows of two clouds on the plain."""
    deep = lay.dust - lay.horizon
    for share, down, wide in ((0.33, 0.3, 0.13), (0.72, 0.78, 0.17)):
        pen.begin(f"translate({share * pen.width:g} {lay.horizon + down * deep:g}) scale(1 0.2)")
        stops = ((0, DUSK, 0.34), (0.5, DUSK, 0.2), (1, DUSK, 0))
        pen.disc((0, 0), wide * pen.width, pen.radial((0, 0), wide * pen.width, *stops), 0)
        pen.end()


def _rim(pen: Pen, line: list[Point], colour: Colour) -> None:
    """The light on a ridge."""
    pen.bend([(x, y + 2.4) for x, y in line], colour, 1.6, 0.4)


def _road(pen: Pen, now: Light, lay: Lay) -> None:
    """A wagon road with its ruts, wider the nearer it is."""
    deep = lay.dust - lay.horizon
    at = [(lay.horizon + down * deep, x * pen.width, wide * pen.width) for down, x, wide in ROAD]
    near = [(x + wide / 2, y) for y, x, wide in reversed(at)]
    bed = [*((x - wide / 2, y) for y, x, wide in at), *near]
    pen.blob(bed, mix(now.plain, now.dust, 0.7), (0, 4, 5, 9), 0, 0.55)
    for side in (-0.5, 0.5):
        pen.bend([(x + side * wide, y) for y, x, wide in at], DUSK, 1.4, 0.35)
    for side in (-0.2, -0.12, 0.14, 0.22):
        pen.bend([(x + side * wide, y) for y, x, wide in at], now.rut, 2.2, 0.5)


def _scrub(pen: Pen, now: Light, lay: Lay) -> None:
    """Sagebrush, tufts and stones, larger the nearer they are."""
    dice, top = Scatter(3), lay.horizon
    sage = mix(SAGE, now.hollow, 0.5)
    for k in range(64):
        x, y = dice.between(0, pen.width), dice.between(top + 22, lay.dust - 6)
        size = 3 + (y - top) / 42
        if k % 4 == 0:
            _stone(pen, x, y, size, mix(now.near, now.plain, 0.5))
        elif k % 4 == 1:
            _bush(pen, x, y, size, sage)
        else:
            tuft = [(x - size, y - size), (x, y), (x, y - size * 1.5), (x, y), (x + size, y - size)]
            pen.line(tuft, DUSK, 1.2, 0.35)


def _stone(pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
    pen.oval((x + size * 0.3, y), size * 1.3, size * 0.28, DUSK, 0, 0.3)
    face = [(x - size, y), (x - size * 0.6, y - size * 0.9), (x + size * 0.4, y - size), (x + size, y)]
    pen.poly(face, colour, 0.7, 0.7)
    pen.poly([face[1], face[2], (x + size * 0.1, y - size * 0.5)], shade(colour, 0.3), 0, 0.6)


def _bush(pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
    """A round sagebrush with a lit crown."""
    pen.oval((x + size * 0.4, y), size * 1.7, size * 0.3, DUSK, 0, 0.3)
    for dx, dy, r, tone in ((-0.7, -0.5, 0.75, -0.12), (0.7, -0.5, 0.75, -0.2), (0, -0.9, 0.9, 0.08)):
        pen.disc((x + dx * size, y + dy * size), r * size, shade(colour, tone), 0.6, 0.85)
    for dx in (-0.8, -0.2, 0.4):
        sprig = [(x + dx * size, y), (x + dx * 1.3 * size, y - size * 1.1)]
        pen.line(sprig, DUSK, 0.8, 0.4)


def dust(pen: Pen, now: Light, lay: Lay, night: bool) -> None:
    """Draw the dust in front of the houses with its ruts, and cacti at both ends."""
    w, top = pen.width, lay.dust
    edge = [(0, HEIGHT), (0, top), (w * 0.25, top - 8), (w * 0.5, top - 3), (w * 0.78, top - 9), (w, top)]
    pen.blob([*edge, (w, HEIGHT)], pen.down(top - 8, HEIGHT, (0, now.dust), (1, now.rut)), (0, 1, 5, 6))
    dice = Scatter(5)
    ruts = []
    for _ in range(120):
        x, y = dice.between(-40, w), dice.between(top + 6, HEIGHT)
        ruts.append(f"M{x:.1f} {y:.1f}h{dice.between(24, 110):.1f}")
    pen.path("".join(ruts), "none", now.rut, 1.4, 0.6)
    green = "#2f4450" if night else mix("#7d9a5c", now.hollow, 0.3)
    for share, down, scale in ((0.182, 62, 1.25), (0.166, 40, 0.6), (0.822, 64, 1.35), (0.838, 36, 0.65)):
        cactus(pen, share * w, top + down, scale, green)


def cactus(pen: Pen, x: float, foot: float, scale: float, colour: Colour) -> None:
    """A saguaro with two arms, ribbed."""
    pen.begin(f"translate({x:g} {foot:g}) scale({scale:g})")
    pen.oval((0, 1), 30, 5, DUSK, 0, 0.3)
    limbs = ([(0, 0), (0, -92)], [(0, -34), (26, -38), (27, -66)], [(0, -22), (-25, -27), (-26, -50)])
    for width, tone in ((17 + 2 * pen.edge, INK), (17, colour), (7, shade(colour, 0.2))):
        for k, limb in enumerate(limbs):
            thin = 0.78 if k else 1
            dx = -2.4 if tone not in (INK, colour) else 0
            pen.line([(px + dx, py) for px, py in limb], tone, width * thin)
    for rib in (-3, 4):
        pen.line([(rib, -4), (rib, -88)], shade(colour, -0.4), 1.1)
    pen.end()
