"""What stands in the valley: hamlets, poplars, bushes, the viaduct; and the light they stand in."""

import math
from dataclasses import dataclass
from typing import Literal

from scenes.art.geometry import Line, smooth, tapered
from scenes.art.palette import INK, Colour, mix
from scenes.art.vector import Drawing, Point, Stop

Hour = Literal["dawn", "dusk"]
DECK = 856.0
"""Where the viaduct's rails run, in design units from the top."""


@dataclass(frozen=True)
class Light:
    """The colours of an hour of the day; `lit` is the share of windows with a lamp in them."""

    sky: tuple[Stop, ...]
    sun: Colour
    glow: Colour
    mountains: tuple[Colour, Colour]
    hills: tuple[tuple[Colour, Colour], ...]
    water: tuple[Colour, Colour]
    cloud: tuple[Colour, Colour]
    stone: tuple[Colour, Colour]
    ground: tuple[Colour, Colour]
    lit: int


LIGHTS: dict[Hour, Light] = {
    "dawn": Light(
        sky=((0, "#1f5f6b"), (0.4, "#6fa79c"), (0.74, "#f0d699"), (1, "#f2a868")),
        sun="#fff6d6",
        glow="#fff0bb",
        mountains=("#86a9a3", "#c6c2a0"),
        hills=(
            ("#7ba08c", "#b2b384"),
            ("#7f9f5f", "#a7a75c"),
            ("#5f8a4e", "#83903f"),
            ("#41703f", "#4d6426"),
        ),
        water=("#f6d39a", "#2a6670"),
        cloud=("#fffaea", "#f3cf9f"),
        stone=("#d9c199", "#8d7254"),
        ground=("#2f5a2c", "#122812"),
        lit=2,
    ),
    "dusk": Light(
        sky=((0, "#16202f"), (0.36, "#27405a"), (0.62, "#6d5566"), (0.84, "#d07a4c"), (1, "#f6bd6a")),
        sun="#ffdf9a",
        glow="#ffb65e",
        mountains=("#5a5470", "#7d6070"),
        hills=(
            ("#3f5563", "#6a6660"),
            ("#42614f", "#5c6344"),
            ("#2f5142", "#3f4f30"),
            ("#21402f", "#182a1c"),
        ),
        water=("#f0b070", "#1b3a48"),
        cloud=("#f0b48a", "#7a5a6e"),
        stone=("#b08a6c", "#5b4444"),
        ground=("#14261c", "#0b140f"),
        lit=3,
    ),
}


def hamlet(sheet: Drawing, light: Light, at: Point, scale: float, seed: int) -> None:
    """A few houses round a church on the ground at `at`, some windows lit."""
    sheet.begin(f"translate({at[0]} {at[1]}) scale({scale})")
    walls, roofs = (
        ("#c79a6a", "#b0674e", "#d2b988", "#8a8f86", "#a9765a"),
        ("#4a4f66", "#7a362c", "#3c5a4e", "#5a3a34"),
    )
    x = 0.0
    for k in range(7):
        width, height = 18 + (seed * (k + 3)) % 3 * 4, 18 + (seed * (k + 5)) % 3 * 6
        _house(sheet, light, x, width, height, (walls[(seed + k) % 5], roofs[(seed * k) % 4]), seed + k)
        x += width - 3
    tower = x * 0.42
    sheet.box(
        tower,
        -48,
        16,
        50,
        0,
        sheet.linear((tower, 0), (tower + 16, 0), (0, "#dcc59a"), (1, "#7d6448")),
        INK,
        1.1,
    )
    sheet.path([(tower - 3, -48), (tower + 8, -92), (tower + 19, -48)], "#3f5068", INK, 1.1)
    sheet.circle((tower + 8, -36), 4.4, "#fff0c0", INK, 1)
    sheet.box(tower + 5, -20, 6, 14, 0, "#ffd978")
    sheet.end()


def _house(
    sheet: Drawing,
    light: Light,
    x: float,
    width: float,
    height: float,
    colours: tuple[Colour, Colour],
    seed: int,
) -> None:
    wall, roof = colours
    sheet.box(
        x,
        -height,
        width,
        height + 2,
        0,
        sheet.linear((x, 0), (x + width, 0), (0, wall), (1, mix(wall, INK, 0.5))),
        INK,
        1.1,
    )
    sheet.path(
        [(x - 2, -height), (x + width / 2, -height - width * 0.5), (x + width + 2, -height)], roof, INK, 1.1
    )
    for row in range(int(height // 11)):
        for column in range(2):
            lamp = (seed + row * 3 + column * 2) % 4 < light.lit
            sheet.box(
                x + width * (0.2 + 0.4 * column),
                -height + 4 + row * 11,
                4.4,
                6,
                0,
                "#ffd978" if lamp else "#26222e",
            )


def poplar(sheet: Drawing, light: Light, at: Point, scale: float) -> None:
    """A slim tree with its foot at `at`."""
    x, y = at
    sheet.box(x - 1.5 * scale, y - 12 * scale, 3 * scale, 12 * scale, 0, "#22160f")
    shape = [(0, -80), (10, -50), (9, -14), (0, -5), (-9, -14), (-10, -50)]
    crown = smooth([(x + dx * scale, y + dy * scale) for dx, dy in shape], steps=5)
    base = light.hills[2][0]
    paint = sheet.linear(
        (x - 10 * scale, 0), (x + 10 * scale, 0), (0, mix(base, "#e8d98a", 0.3)), (1, mix(base, INK, 0.6))
    )
    sheet.path(crown, paint, INK, 1)


def viaduct(sheet: Drawing, light: Light) -> None:
    """Stone arches from one side to the other."""
    left, span, pier, top, foot = -20.0, 218.0, 36.0, DECK, 1110.0
    body = f"M{left} {top}H1960V{foot}H{left}Z"
    arches: list[tuple[float, float, float]] = []
    for k in range(9):
        a, b = left + k * span + pier / 2, left + (k + 1) * span - pier / 2
        radius = (b - a) / 2
        arches.append((a, b, radius))
        body += f"M{a} {foot}V{top + 50 + radius}A{radius} {radius} 0 0 1 {b} {top + 50 + radius}V{foot}Z"
    sheet.path(body, sheet.down(top, foot, (0, light.stone[0]), (1, light.stone[1])), INK, 1.8, even_odd=True)
    shade = mix(light.stone[1], INK, 0.5)
    for a, b, radius in arches:
        y = top + 50 + radius
        _soffit(sheet, ((a + b) / 2, y), radius, foot, shade)
        for q in range(13):
            turn = math.pi + q * math.pi / 12
            start, end = (
                (math.cos(turn) * radius, math.sin(turn) * radius),
                (math.cos(turn) * (radius + 11), math.sin(turn) * (radius + 11)),
            )
            middle = (a + b) / 2
            sheet.path(
                f"M{middle + start[0]:.1f} {y + start[1]:.1f}L{middle + end[0]:.1f} {y + end[1]:.1f}",
                "none",
                INK,
                1.2,
                0.6,
            )
    for row in range(4):
        for k in range(28):
            sheet.path(f"M{k * 70 + (row % 2) * 35 - 20} {top + 10 + row * 10}h22v6", "none", INK, 1, 0.35)
    ledge = sheet.down(top - 6, top + 6, (0, mix(light.stone[0], "#fff0c8", 0.4)), (1, light.stone[1]))
    sheet.box(-30, top - 5, 1990, 10, 0, ledge, INK, 1.4)


def _soffit(sheet: Drawing, centre: Point, radius: float, foot: float, shade: Colour) -> None:
    """The shaded inside of an arch, widest on its left."""
    outer = [
        (
            centre[0] + math.cos(math.pi + q * math.pi / 24) * radius,
            centre[1] + math.sin(math.pi + q * math.pi / 24) * radius,
        )
        for q in range(20)
    ]
    reach = [max(0.0, min(1.0, (centre[0] + radius * 0.6 - x) / (radius * 1.2))) for x, _ in outer]
    inner = [(x + 15 * share, y + 10 * share) for (x, y), share in zip(outer, reach, strict=True)]
    left = centre[0] - radius
    sheet.path([(left, foot), *outer, *reversed(inner), (left + 15, foot)], shade, INK, 1)


def bush(sheet: Drawing, light: Light, x: float, y: float, scale: float) -> None:
    """A round tree of the foreground with its foot at (x, y)."""
    sheet.path(
        [
            (x - 3 * scale, y),
            (x - 1.5 * scale, y - 26 * scale),
            (x + 1.5 * scale, y - 26 * scale),
            (x + 3 * scale, y),
        ],
        "#22160f",
    )
    crown: Line = []
    for k in range(40):
        angle, reach = k * math.tau / 40, 1.0 + (0.1 if k % 2 else -0.02)
        crown.append(
            (x + math.cos(angle) * 18 * scale * reach, y - 42 * scale + math.sin(angle) * 23 * scale * reach)
        )
    base = light.hills[3][0]
    paint = sheet.radial(
        (x - 6 * scale, y - 52 * scale), 38 * scale, (0, mix(base, "#e8d98a", 0.35)), (1, mix(base, INK, 0.6))
    )
    sheet.path(crown, paint, INK, 1.4)
    for k in range(6):
        arc = [(x + (-10 + k * 4.5 + t) * scale, y - (58 - k * 5 - t * 2.4) * scale) for t in range(6)]
        sheet.path(tapered(arc, 1.8), INK, opacity=0.45)
