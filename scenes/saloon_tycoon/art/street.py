"""The street at every hour: rays and clouds over mesas, the plain behind the houses, dust and a boardwalk."""

import math
from dataclasses import dataclass

import pygame

from scenes.art.frame import Size
from scenes.art.linework.strewn import Strewn
from scenes.art.palette import Colour, mix
from scenes.saloon_tycoon.art.colours import DUSK, INK, IVORY, LAMP, OAK, RUST, WALNUT, WOOD, shade
from scenes.saloon_tycoon.art.hours import Light, light
from scenes.saloon_tycoon.art.pen import Pen

HEIGHT = 730.0
"""Units of a street's height; its width goes with the window."""
COARSE = 3
"""The sky is soft: so many pixels of it are one."""


@dataclass(frozen=True)
class Lay:
    """How the land lies: heights of its horizon, of the dust and of the boardwalk, and where the sun is.

    The boardwalk's ends and the sun's `x` are shares of the width; the sun sinks from `high` to `low`.
    """

    horizon: float = 236
    dust: float = 628
    walk: float = 704
    ends: tuple[float, float] = (0.17, 0.83)
    sun: float = 0.39
    high: float = 110
    low: float = 170
    disc: float = 0
    """The radius of the sun itself; 0 where only its rays are seen."""


RIDGES = ((0, 0.4, 5, 0.15), (0.16, 2.6, 9, 0.55), (0.4, 5.2, 12, 0.8), (0.68, 1.3, 14, 1))
"""The plain's ridges: how far down, where their wave begins, how high it is, how near their colour."""


def street(size: Size, hour: float, night: bool = False) -> pygame.Surface:
    """The street behind the houses at an hour, 0 for noon to 1 for sundown, or by night; opaque."""
    return land(size, Lay(), hour, night)


def land(size: Size, lay: Lay, hour: float, night: bool = False) -> pygame.Surface:
    """A street that lies otherwise."""
    width = HEIGHT * size[0] / size[1]
    now = light(hour, night)
    image = _sky(size, width, lay, hour, night)
    pen = Pen(width, HEIGHT, 1.3)
    if night:
        _stars(pen, lay)
    _clouds(pen, now.cloud, lay, night)
    if lay.disc:
        _disc(pen, lay, hour)
    _mesas(pen, now, lay)
    _plain(pen, now, lay)
    _desert(pen, now, lay, night)
    image.blit(pen.surface(size), (0, 0))
    return image


def _sky(size: Size, width: float, lay: Lay, hour: float, night: bool) -> pygame.Surface:
    """Bands of light and the sun's rays, coarsely drawn and spread smoothly."""
    now = light(hour, night)
    pen = Pen(width, HEIGHT)
    stops = ((0, now.zenith), (0.5, now.sky), (0.85, now.horizon), (1, mix(now.horizon, IVORY, 0.3)))
    pen.rect(0, 0, width, HEIGHT, pen.down(0, lay.horizon + 20, *stops), edge=0)
    at = (width * lay.sun, lay.high + (lay.low - lay.high) * hour)
    if not night:
        for k in range(36):
            wedge = [math.radians(k * 10), math.radians(k * 10 + 4.6)]
            rim = [(at[0] + math.cos(a) * 1700, at[1] + math.sin(a) * 1700) for a in wedge]
            pen.poly([at, *rim], "#ffe2a0", 0, 0.07 + 0.06 * hour)
        reach = lay.horizon + 94
        glow = pen.radial(at, reach, (0, "#fff4cc", 0.75), (0.4, LAMP, 0.3), (1, "#ff9a4a", 0))
        pen.circle(at, reach, glow)
    small = pen.surface((max(1, size[0] // COARSE), max(1, size[1] // COARSE)), opaque=True)
    return pygame.transform.smoothscale(small.convert(32), size)


def _disc(pen: Pen, lay: Lay, hour: float) -> None:
    at = (pen.width * lay.sun, lay.high + (lay.low - lay.high) * hour)
    paint = pen.radial(at, lay.disc * 1.1, (0, "#fffbe6"), (0.6, "#ffe08a"), (1, "#ffb648"))
    pen.circle(at, lay.disc, paint, RUST, 2)


def _stars(pen: Pen, lay: Lay) -> None:
    dice = Strewn(1871)
    for _ in range(90):
        x, y = dice.between(0, pen.width), dice.between(4, lay.horizon - 40)
        pen.circle((x, y), dice.one_of((0.8, 1.1, 1.7)), "#f4ecd0", opacity=dice.between(0.5, 1))
    moon = (pen.width * 0.66, 84)
    pen.circle(moon, 74, pen.radial(moon, 74, (0, "#dfe6ff", 0.4), (1, "#dfe6ff", 0)))
    pen.disc(moon, 25, "#f0ead2")
    for x, y, r in ((-8, -6, 6), (7, 4, 8), (-3, 11, 4)):
        pen.circle((moon[0] + x, moon[1] + y), r, "#d8cfae")


def _clouds(pen: Pen, colour: Colour, lay: Lay, night: bool) -> None:
    """Flat-bottomed clouds with scalloped tops."""
    spread = lay.horizon / 236
    for share, y, wide in (
        (0.07, 70, 150),
        (0.25, 52, 120),
        (0.56, 44, 170),
        (0.71, 100, 120),
        (0.93, 62, 160),
    ):
        x, foot, lumps = pen.width * share - wide / 2, y * spread, round(wide / 30)
        d = f"M{x:.1f} {foot:.1f}L{x + 7:.1f} {foot - 13:.1f}"
        for k in range(lumps):
            end, r = x + 7 + (k + 1) * (wide - 14) / lumps, (wide - 14) / lumps * 0.56
            lift = foot - 13 - 5 * math.sin(math.pi * (k + 1) / lumps)
            d += f"A{r:.1f} {r:.1f} 0 0 1 {end:.1f} {lift:.1f}"
        paint = pen.down(foot - 30, foot, (0, shade(colour, 0.2)), (1, shade(colour, -0.22)))
        pen.path(f"{d}L{x + wide:.1f} {foot:.1f}Z", paint, INK, pen.edge, 0.55 if night else 0.9)
        pen.line(
            [(x + 14, foot - 6), (x + wide - 18, foot - 6)], shade(colour, 0.5), 1.2, 0.3 if night else 0.7
        )


def _mesas(pen: Pen, now: Light, lay: Lay) -> None:
    """Table mountains in a range."""
    w, down = pen.width, lay.horizon - 236
    far = [
        (0, 268), (0, 196), (0.1, 190), (0.13, 158), (0.2, 156), (0.225, 196), (0.33, 206), (0.46, 202),
        (0.49, 176), (0.55, 174), (0.575, 204), (0.68, 208), (0.79, 198), (0.815, 150), (0.9, 146),
        (0.925, 190), (1, 194), (1, 268),
    ]  # fmt: skip
    outline = [(x * w, y + down) for x, y in far]
    pen.poly(outline, pen.down(146 + down, 262 + down, (0, shade(now.far, 0.15)), (1, now.near)))
    dice = Strewn(7)
    marks = []
    for left, right, top in ((0.13, 0.2, 162), (0.49, 0.55, 180), (0.815, 0.9, 154)):
        for k in range(15):
            x = (left + (right - left) * k / 14) * w + dice.between(-3, 3)
            head, foot = top + down + dice.between(0, 8), top + down + dice.between(20, 52)
            marks.append(f"M{x:.1f} {head:.1f}V{foot:.1f}")
        strata = [((left - 0.01) * w, top + down + 22), ((right + 0.01) * w, top + down + 18)]
        pen.line(strata, shade(now.far, 0.3), 2.4, 0.45)
    pen.path("".join(marks), "none", DUSK, 1.3, 0.4)
    for k in range(9):
        _pole(pen, w * (0.28 + k * 0.022), 250 + down, 34 - k * 2.4)


def _pole(pen: Pen, x: float, foot: float, high: float) -> None:
    """A telegraph pole, and the wire to the next one."""
    pen.line([(x, foot), (x, foot - high)], DUSK, 1.6, 0.75)
    for arm in (1, 5):
        pen.line([(x - 4, foot - high + arm), (x + 4, foot - high + arm)], DUSK, 1.3, 0.75)
    pen.bend([(x, foot - high), (x + 18, foot - high + 5), (x + 35, foot - high + 2)], DUSK, 0.8, 0.5)


def _plain(pen: Pen, now: Light, lay: Lay) -> None:
    """The plain behind the houses: ridges one before another, quiet, with engraved lines and scrub."""
    w, top, deep = pen.width, lay.horizon, lay.dust - lay.horizon
    for share, wave, swell, tone in RIDGES:
        y = top + share * deep
        line = [(w * k / 6, y + swell * math.sin(wave + k * 1.9)) for k in range(7)]
        crest, shadow = mix(now.near, now.plain, tone), mix(now.near, now.hollow, tone)
        paint = pen.down(y - swell, y + deep * 0.34, (0, shade(crest, 0.06)), (1, shadow))
        pen.blob([(0, lay.dust + 4), *line, (w, lay.dust + 4)], paint, (0, 1, 7, 8), 0)
        pen.bend(line, DUSK, 1.3, 0.5)
    lines, y, gap = [], top + 12, 5.0
    while y < lay.dust:
        lines.append(f"M0 {y:.1f}H{w:.1f}")
        y, gap = y + gap, gap * 1.045
    pen.path("".join(lines), "none", DUSK, 1.1, 0.13)
    _scrub(pen, now, lay)


def _scrub(pen: Pen, now: Light, lay: Lay) -> None:
    """Tufts and stones, larger the nearer they are."""
    dice, top = Strewn(3), lay.horizon
    for k in range(54):
        x, y = dice.between(0, pen.width), dice.between(top + 22, lay.dust - 6)
        size = 3 + (y - top) / 46
        if k % 3:
            tuft = [(x - size, y - size), (x, y), (x, y - size * 1.5), (x, y), (x + size, y - size)]
            pen.line(tuft, DUSK, 1.2, 0.35)
        else:
            stone = [
                (x - size, y),
                (x - size * 0.6, y - size * 0.9),
                (x + size * 0.4, y - size),
                (x + size, y),
            ]
            pen.poly(stone, mix(now.near, now.plain, 0.5), 0.7, 0.55)


def _desert(pen: Pen, now: Light, lay: Lay, night: bool) -> None:
    """The dust before the houses with its ruts, cacti at both ends, the boardwalk."""
    w, top = pen.width, lay.dust
    edge = [(0, HEIGHT), (0, top), (w * 0.25, top - 8), (w * 0.5, top - 3), (w * 0.78, top - 9), (w, top)]
    pen.blob([*edge, (w, HEIGHT)], pen.down(top - 8, HEIGHT, (0, now.dust), (1, now.rut)), (0, 1, 5, 6))
    dice = Strewn(5)
    ruts = []
    for _ in range(120):
        x, y = dice.between(-40, w), dice.between(top + 6, HEIGHT)
        ruts.append(f"M{x:.1f} {y:.1f}h{dice.between(24, 110):.1f}")
    pen.path("".join(ruts), "none", now.rut, 1.4, 0.6)
    green = "#2f4450" if night else mix("#7d9a5c", now.hollow, 0.3)
    for share, foot, scale in ((0.182, 690, 1.25), (0.166, 668, 0.6), (0.822, 692, 1.35), (0.838, 664, 0.65)):
        cactus(pen, share * w, foot, scale, green)
    left, right = (share * w for share in lay.ends)
    _boardwalk(pen, left, right, lay.walk, mix(WOOD, now.rut, 0.65 if night else 0.3))


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


def _boardwalk(pen: Pen, left: float, right: float, top: float, colour: Colour) -> None:
    """Planks seen from above their ends."""
    wide = right - left
    pen.rect(left, top, wide, 9, pen.down(top, top + 9, (0, shade(colour, 0.25)), (1, colour)))
    side = pen.down(top + 9, top + 26, (0, shade(colour, -0.35)), (1, shade(WALNUT, -0.4)))
    pen.rect(left + 4, top + 9, wide - 8, 17, side)
    seams = "".join(f"M{left + k * 20:.1f} {top + 1}V{top + 9}" for k in range(1, int(wide / 20)))
    pen.path(seams, "none", shade(OAK, -0.5), 1.1, 0.8)
