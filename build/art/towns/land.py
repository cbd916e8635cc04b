"""Sky, hills, water and what grows: the land of Astoria in engraved lines."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from art.engrave import Plate, curve, tufted
from scenes.art.geometry import Polyline, smooth
from scenes.art.palette import mix
from scenes.art.vector import Point

WIDTH, HEIGHT = 600.0, 395.0
INK = "#241a1c"
Tint = tuple[str, str]
"""The lighter and the deeper shade of one thing."""


class Orb(StrEnum):
    """The engraving of sun or moon."""

    DISC = "disc"
    RAYS = "rays"
    RINGS = "rings"
    BANDS = "bands"
    HAZE = "haze"
    MOON = "moon"
    CRESCENT = "crescent"


@dataclass(frozen=True)
class Sky:
    """The sky at one time of day: colours from the zenith to the horizon, and the engraved lines on it."""

    zenith: str
    middle: str
    low: str
    lines: str
    horizon: float = 250
    sun: tuple[float, float, float] | None = None
    disc: str = "#fff4cf"
    orb: Orb = Orb.DISC


def sky(plate: Plate, look: Sky) -> None:
    """Fill the sheet with a sky; its lines keep clear of sun or moon."""
    shade = plate.down(0, look.horizon, (0, look.zenith), (0.55, look.middle), (1, look.low))
    plate.box(-5, -5, WIDTH + 10, HEIGHT + 10, 0, shade)
    x, y, radius = look.sun or (300.0, -900.0, 1.0)
    if look.sun:
        halo = ((0.0, look.disc, 0.95), (0.35, look.disc, 0.5), (1.0, look.disc, 0.0))
        plate.circle((x, y), radius * 3, plate.radial((x, y), radius * 3, *halo))
        _orb(plate, look)

    def tone(px: float, py: float) -> float:
        near = min(1.0, max(0.0, (math.dist((px, py), (x, y)) - radius - 6) / (radius * 2.6)))
        return max(0.0, 1 - py / (look.horizon * 0.86)) * 0.72 * near

    air = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, look.horizon), (0.0, look.horizon)]
    plate.hatch(air, 0, 6, tone, look.lines, 0.55, 3.4, 8)


def _orb(plate: Plate, look: Sky) -> None:
    """The sun, or the moon, as this sky has it."""
    x, y, radius = look.sun or (0.0, 0.0, 1.0)
    edge = mix(look.low, INK, 0.25)
    if look.orb is Orb.CRESCENT:
        tilt = math.radians(-24)
        rim = [(math.cos(math.pi * k / 16), math.sin(math.pi * k / 16)) for k in range(-8, 9)]
        horn = [(0.42 * c, v) for c, v in reversed(rim)]
        moon = [
            (
                x + radius * (c * math.cos(tilt) - v * math.sin(tilt)),
                y + radius * (c * math.sin(tilt) + v * math.cos(tilt)),
            )
            for c, v in (*rim, *horn)
        ]
        plate.path(moon, look.disc, edge, 1.4)
        return
    if look.orb is Orb.RAYS:
        for number in range(32):
            turn, far = math.tau * number / 32, radius * (1.5 + 0.7 * (number % 2))
            ray = [(x + math.cos(turn) * reach, y + math.sin(turn) * reach) for reach in (radius * 1.12, far)]
            plate.stroke(ray, 3, look.disc, 0.8, (0.9, 0.05))
    if look.orb is Orb.RINGS:
        for ring in range(4):
            plate.circle(
                (x, y), radius * (1.16 + 0.17 * ring), "none", look.disc, 2.2 - 0.4 * ring, 0.85 - 0.17 * ring
            )
    plate.circle((x, y), radius, look.disc, "" if look.orb is Orb.HAZE else edge, 1.6)
    if look.orb is Orb.BANDS:
        for band in range(4):
            level, high = y + radius * (0.12 + 0.24 * band), radius * (0.05 + 0.03 * band)
            half = math.sqrt(max(0.0, radius**2 - (level - y) ** 2)) * 0.99
            plate.box(x - half, level, 2 * half, high, 0, look.low, opacity=0.85)
    if look.orb is Orb.MOON:
        for dx, dy, share in ((-0.3, -0.25, 0.2), (0.25, 0.15, 0.28), (-0.1, 0.42, 0.14), (0.35, -0.4, 0.12)):
            plate.circle(
                (x + dx * radius, y + dy * radius), share * radius, mix(look.disc, look.middle, 0.35)
            )


def stars(plate: Plate, colour: str = "#fff4cf", count: int = 46, below: float = 150) -> None:
    """Stars of several sizes."""
    dice = random.Random(1893)
    for _ in range(count if plate.fine else count // 3):
        at = (dice.uniform(8, WIDTH - 8), dice.uniform(6, below))
        plate.circle(at, dice.uniform(0.7, 2.1) * (1 if plate.fine else 1.7), colour, opacity=0.85)


def hill(
    plate: Plate, ridge: str, tint: Tint, lines: str, slope: float = 8, space: float = 5, weight: float = 0.5
) -> Polyline:
    """A hill from its ridge, left to right, down to the sheet's foot; returns its outline."""
    top = curve(ridge, False, 10)
    outline = [(-20.0, HEIGHT + 20), (-20.0, top[0][1]), *top, (620.0, top[-1][1]), (620.0, HEIGHT + 20)]
    high = min(y for _, y in top)
    plate.path(outline, plate.down(high, high + 130, (0, tint[0]), (1, tint[1])), INK, 1.2)

    def tone(x: float, y: float) -> float:
        return 0.25 + 0.5 * math.sin(x * 0.02 + slope + y * 0.012) ** 2

    plate.hatch(outline, slope, space, tone, lines, weight, space * 0.5, 6, lambda u: 0.1 * u * u)
    return outline


def pine(plate: Plate, at: Point, high: float, tint: Tint = ("#5d8050", "#24402f")) -> None:
    """A fir in four tiers."""
    x, base = at
    plate.path(
        [(x - high * 0.035, base), (x + high * 0.035, base), (x, base - high * 0.3)], "#3a271b", INK, 0.8
    )
    steps = []
    for k in range(5):
        y, reach = base - high * (0.1 + 0.2 * k), high * (0.27 - 0.056 * k)
        steps.append(((x + reach, y), (x + reach * 0.42, y - high * 0.09)))
    right = [point for pair in steps for point in pair]
    outline = [*right, (x, base - high), *((2 * x - px, py) for px, py in reversed(right))]
    plate.path(outline, plate.across(x - high * 0.27, x + high * 0.27, (0, tint[0]), (1, tint[1])), INK, 1.1)
    plate.hatch(
        outline, 68, 3.6, lambda px, py: max(0.12, (px - x + high * 0.06) / (high * 0.2)), INK, 0.6, 1.8, 4
    )


def tree(plate: Plate, at: Point, size: float, tint: Tint = ("#93a552", "#2f4a2a"), seed: int = 1) -> None:
    """A round broad-leaved tree."""
    x, y = at
    dice = random.Random(round(x) + seed)
    trunk = [
        (x - 3.5 * size, y),
        (x - 1.6 * size, y - 30 * size),
        (x + 1.6 * size, y - 30 * size),
        (x + 3.5 * size, y),
    ]
    plate.path(trunk, "#4a3222", INK, 1)
    ring = [
        (x + math.cos(k * math.tau / 9) * 19 * size * dice.uniform(0.92, 1.15),
         y - 44 * size + math.sin(k * math.tau / 9) * 22 * size * dice.uniform(0.92, 1.15))
        for k in range(9)
    ]  # fmt: skip
    crown = smooth(ring, steps=6)
    leaves = tufted(crown, lambda px, py: math.atan2(py - y + 44 * size, px - x), 5 * size, 4 * size)
    shade = plate.radial((x - 7 * size, y - 54 * size), 40 * size, (0, tint[0]), (1, tint[1]))
    plate.path(leaves, shade, INK, 1.1)
    plate.hatch(crown, 50, 3.4, lambda px, py: max(0.0, (px - x + 5 * size) / (20 * size)), INK, 0.6, 1.9, 3)


def water(
    plate: Plate, outline: Polyline, tint: tuple[str, str, str], lines: str, glint: Point | None = None
) -> None:
    """A river or the sea; `glint` (x, width) is where the light lies on it."""
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    shade = plate.down(top, bottom, (0, tint[0]), (0.35, tint[1]), (1, tint[2]))
    plate.path(outline, shade, INK, 1.2)
    deep = max(1.0, bottom - top)

    def ripple(x: float, y: float) -> float:
        return (0.15 + 0.5 * (math.sin(x * 0.045 + y * 0.4) + 1) / 2) * (0.55 + (y - top) / deep * 0.6)

    plate.hatch(outline, 0, 5.5, ripple, lines, 0.65, 3.4, 7)
    if glint:
        x0, wide = glint

        def light(x: float, y: float) -> float:
            return max(0.0, 1 - abs(x - x0 + 8 * math.sin(y * 0.3)) / (wide + (y - top) * 0.3)) * 0.9

        plate.hatch(outline, 0, 7, light, "#fff4cf", 0.9, 4, 5)


def grass(plate: Plate, outline: Polyline, tint: Tint, seed: int = 3) -> None:
    """A bank of long grass."""
    top = min(y for _, y in outline)
    plate.path(outline, plate.down(top, top + 60, (0, tint[0]), (1, tint[1])), INK, 1.3)
    plate.fur(
        outline,
        lambda x, y: -1.5 + 0.3 * math.sin(x),
        7,
        14,
        1.6,
        mix(tint[0], "#fff4cf", 0.45),
        0.75,
        seed=seed,
    )
    plate.fur(outline, lambda x, y: -1.7, 8, 13, 1.4, "#142313", 0.7, seed=seed + 1)


def path(plate: Plate, text: str, tint: Tint = ("#f0dcae", "#b8935e")) -> None:
    """A road or lane from its outline."""
    outline = curve(text)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    plate.path(outline, plate.down(top, bottom, (0, tint[1]), (1, tint[0])), INK, 1)
    plate.hatch(outline, 4, 6, lambda x, y: 0.35 + 0.3 * math.sin(x * 0.1), "#6b4c2a", 0.45, 1.8)


def birds(plate: Plate, places: Sequence[Point], colour: str = INK) -> None:
    """A few birds far away."""
    for x, y in places:
        plate.line(f"{x - 9},{y - 3} {x - 4},{y - 5} {x},{y} {x + 4},{y - 5} {x + 9},{y - 3}", 1.8, colour)


def reeds(plate: Plate, places: Sequence[tuple[float, float, float]]) -> None:
    """Bulrushes: foot (x, y) and height."""
    for x, y, high in places:
        plate.stroke(
            smooth([(x, y), (x + 2, y - high * 0.6), (x + 7, y - high)], False), 2.6, "#25371a", ends=(1, 0.6)
        )
        plate.stroke([(x + 4.5, y - high * 0.78), (x + 6.8, y - high * 1.02)], 7, "#5b3420", ends=(0.9, 0.9))
