"""The valley of Astoria: sky, hills, hamlets, river and a viaduct, at dawn or at dusk."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from scenes.art.geometry import Line, smooth, tapered
from scenes.art.palette import INK, Colour, mix
from scenes.art.train import train
from scenes.art.vector import Drawing, Point, Stop

Hour = Literal["dawn", "dusk"]
WIDTH, HEIGHT = 1920.0, 1080.0
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


def valley(surface: pygame.Surface, hour: Hour = "dawn") -> None:
    """Fill the whole surface with the valley, cut at the sides or the top where its ratio differs."""
    surface.blit(_valley(surface.get_size(), hour), (0, 0))


@lru_cache(maxsize=2)
def _valley(size: tuple[int, int], hour: Hour) -> pygame.Surface:
    scale = max(size[0] / WIDTH, size[1] / HEIGHT)
    sheet = Drawing(size[0] / scale, size[1] / scale)
    sheet.begin(f"translate({(sheet.width - WIDTH) / 2:.1f} {sheet.height - HEIGHT:.1f})")
    light = LIGHTS[hour]
    _sky(sheet, light, (1330, 566))
    _clouds(sheet, light)
    _far(sheet, light)
    _near(sheet, light)
    _viaduct(sheet, light)
    train(sheet, 470, DECK - 4, 2.5)
    _smoke(sheet, light, (1752, 690))
    _foreground(sheet, light)
    sheet.end()
    return sheet.surface(size, opaque=True)


def _sky(sheet: Drawing, light: Light, sun: Point) -> None:
    sheet.box(-200, -200, WIDTH + 400, 960, 0, sheet.down(0, 660, *light.sky))
    for k in range(0, 56, 2):
        a, b = math.radians(k * 360 / 56 - 2), math.radians(k * 360 / 56 + 2)
        ray = [sun, (sun[0] + math.cos(a) * 1800, sun[1] + math.sin(a) * 1800)]
        sheet.path(
            [*ray, (sun[0] + math.cos(b) * 1800, sun[1] + math.sin(b) * 1800)], light.glow, opacity=0.08
        )
    sheet.circle(
        sun, 360, sheet.radial(sun, 360, (0, light.glow, 0.9), (0.3, light.glow, 0.45), (1, light.glow, 0))
    )
    sheet.circle(sun, 72, light.sun)
    top = light.sky[0][1]
    for k in range(70):
        thickness = max(0.0, 3.2 * (1 - k / 66))
        sheet.box(-200, k * 8, WIDTH + 400, thickness, 0, mix(top, INK, 0.4), opacity=0.22)


def _clouds(sheet: Drawing, light: Light) -> None:
    for x, y, scale in (
        (124, 118, 1.15),
        (1640, 172, 1.9),
        (240, 332, 1.5),
        (640, 476, 1.0),
        (980, 430, 1.3),
        (1530, 404, 1.1),
        (1850, 414, 1.2),
    ):
        _cloud(sheet, light, x, y, scale)


def _cloud(sheet: Drawing, light: Light, x: float, y: float, scale: float) -> None:
    """A bank of puffs with a flat base: outlines first, then the bodies over them."""
    puffs: list[tuple[float, float, float]] = []
    for k in range(-4, 5):
        rise = 1 - (k / 4.6) ** 2
        puffs.append((x + k * 26 * scale, y - 22 * rise * scale, (11 + 17 * rise + (k * k * 7) % 6) * scale))
    edge = mix(light.cloud[1], "#7a3f20", 0.45)
    for px, py, radius in puffs:
        sheet.circle((px, py), radius + 1.6, edge)
    body = sheet.down(y - 56 * scale, y + 24 * scale, (0, light.cloud[0]), (1, light.cloud[1]))
    for px, py, radius in puffs:
        sheet.circle((px, py), radius, body)
    for k in range(3):
        line = [(x + (t - 4) * 22 * scale, y + (2 + k * 6) * scale) for t in range(9 - k * 2)]
        sheet.path(tapered([(px + k * 22 * scale, py) for px, py in line], 2.0), edge, opacity=0.5)


def _hill(sheet: Drawing, points: Line, colours: tuple[Colour, Colour], lines: int = 7) -> None:
    """A hill down to the foot of the picture, with the contour lines of an engraving."""
    crest = smooth([(-60, points[0][1]), *points, (WIDTH + 60, points[-1][1])], closed=False)
    top = min(y for _, y in crest)
    fill = sheet.down(top, top + 240, (0, colours[0]), (1, colours[1]))
    sheet.path([(-60, HEIGHT), *crest, (WIDTH + 60, HEIGHT)], fill, INK, 1.6)
    shade = mix(colours[1], INK, 0.55)
    for k in range(1, lines + 1):
        shift = k * (9 + k * 1.2)
        contour = [(x, y + shift + 5 * math.sin(x * 0.006 + k * 1.3)) for x, y in crest[:: 3 if k % 2 else 4]]
        sheet.path(tapered(contour, 2.6), shade, opacity=0.4)


def _far(sheet: Drawing, light: Light) -> None:
    peaks: Line = [
        (-60, 560), (90, 500), (240, 548), (470, 486), (590, 500), (740, 496), (900, 566), (1060, 540),
        (1200, 586), (1430, 570), (1560, 548), (1760, 486), (1840, 532), (1980, 512),
    ]  # fmt: skip
    crest = smooth(peaks, closed=False)
    fill = sheet.down(480, 680, (0, light.mountains[0]), (1, light.mountains[1]))
    sheet.path([(-60, 760), *crest, (1980, 760)], fill, INK, 1.4)
    for x, y in crest[::2]:
        slope = [(x + t * 5, y + 6 + t * 16) for t in range(6)]
        sheet.path(tapered(slope, 2.2), mix(light.mountains[0], INK, 0.5), opacity=0.28)
    _hill(
        sheet,
        [(40, 624), (280, 604), (520, 640), (760, 606), (1000, 640), (1240, 624), (1480, 598), (1900, 606)],
        light.hills[0],
    )
    hamlet(sheet, light, (700, 640), 0.95, 3)
    hamlet(sheet, light, (1540, 616), 0.95, 8)
    _hill(
        sheet,
        [(40, 676), (300, 650), (560, 684), (820, 660), (1100, 690), (1380, 662), (1640, 690), (1880, 664)],
        light.hills[1],
    )
    for k in range(22):
        poplar(sheet, light, (40 + k * 89 % 1850, 676 + k * 5 % 11), 0.5 + (k % 4) * 0.09)


def _near(sheet: Drawing, light: Light) -> None:
    hamlet(sheet, light, (1010, 698), 1.5, 5)
    hamlet(sheet, light, (1640, 700), 1.4, 21)
    _hill(
        sheet,
        [(40, 716), (340, 700), (700, 724), (1000, 712), (1300, 730), (1600, 712), (1900, 728)],
        light.hills[2],
    )
    river = smooth(
        [
            (1280, 672), (1340, 684), (1300, 720), (1180, 760), (1220, 840), (1420, 960), (1500, 1100),
            (700, 1100), (860, 960), (960, 840), (1010, 760), (1180, 716), (1240, 684), (1230, 672),
        ],
        corners=(6, 7),
    )  # fmt: skip
    sheet.path(river, sheet.down(672, 1060, (0, light.water[0]), (1, light.water[1])), INK, 1.6)
    for k in range(26):
        y, reach = 700 + k * 14, 24 + k * 7
        middle = 1130 + 40 * math.sin(k * 0.9) - k * 2
        sheet.path(
            tapered([(middle - reach + t * reach / 3, y) for t in range(7)], 3.4), light.sun, opacity=0.5
        )
    for points in (
        [(-30, 1080), (-30, 760), (220, 740), (500, 770), (760, 830), (900, 940), (880, 1090)],
        [(1950, 1080), (1950, 750), (1740, 744), (1520, 790), (1420, 880), (1500, 1090)],
    ):
        bank = smooth([(float(x), float(y)) for x, y in points], corners=(0, 1, len(points) - 1))
        sheet.path(bank, sheet.down(740, 1080, (0, light.hills[3][0]), (1, light.hills[3][1])), INK, 1.6)


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


def _viaduct(sheet: Drawing, light: Light) -> None:
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


def _smoke(sheet: Drawing, light: Light, funnel: Point) -> None:
    """The plume over the train, small at the funnel and wide behind."""
    puffs = []
    for k in range(22):
        share = k / 21
        swell = 12 + 44 * math.sin(share * 2.6) ** 1.1
        puffs.append((funnel[0] - 520 * share, funnel[1] - 74 * share - 12 * math.sin(share * 9), swell))
    edge = mix(light.cloud[1], "#7a3f20", 0.45)
    for x, y, radius in puffs:
        sheet.circle((x, y), radius + 2, edge)
    body = sheet.down(funnel[1] - 130, funnel[1] + 40, (0, light.cloud[0]), (1, light.cloud[1]))
    for x, y, radius in puffs:
        sheet.circle((x, y), radius, body)


def _foreground(sheet: Drawing, light: Light) -> None:
    bank: Line = [
        (-30, 1000),
        (160, 1016),
        (360, 1046),
        (760, 1064),
        (1400, 1062),
        (1640, 1040),
        (1820, 1006),
        (1950, 996),
    ]
    crest = smooth(bank, closed=False)
    blades: Line = []
    for k, (x, y) in enumerate(crest):
        blades += [(x, y), (x + 4 + (k * 7) % 5, y - 12 - (k * 13) % 12), (x + 9, y + 2)]
    sheet.path(
        [(-30, 1100), *blades, (1950, 1100)],
        sheet.down(1000, 1080, (0, light.ground[0]), (1, light.ground[1])),
        INK,
        1.4,
    )
    for x, y, scale in ((58, 1036, 2.4), (1862, 1028, 2.6), (1756, 1050, 1.6), (172, 1056, 1.5)):
        _bush(sheet, light, x, y, scale)


def _bush(sheet: Drawing, light: Light, x: float, y: float, scale: float) -> None:
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
