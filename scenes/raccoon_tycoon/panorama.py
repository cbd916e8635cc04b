"""The valley of Astoria at dusk behind the table, and the desk in front of it."""

import math
from functools import lru_cache

import pygame

from scenes.art import palette as pal
from scenes.art.geometry import Line, ribbon, smooth
from scenes.art.ornament import grain
from scenes.art.vector import Drawing, Point
from scenes.raccoon_tycoon.layout import TableLayout

INK = "#140d18"
_LIT, _DARK = "#ffcf7a", "#2b2233"
_VEIL = 118
"""How far the valley is dimmed away from the open strip, of 255."""


def background(layout: TableLayout) -> pygame.Surface:
    """The opaque ground of the table's picture; drawn once for a window's size."""
    strip = (layout.strip.top / layout.frame.scale, layout.strip.bottom / layout.frame.scale)
    return _background(layout.size, layout.frame.scale, layout.edge, strip)


@lru_cache(maxsize=3)
def _background(size: tuple[int, int], k: float, edge: float, strip: tuple[float, float]) -> pygame.Surface:
    surface = pygame.Surface(size)
    valley = _valley(size[0] / k, edge + 12, strip)
    high = round((edge + 12) * k)
    surface.blit(valley.surface((size[0], high)), (0, 0))
    _dim(surface, high, (round(strip[0] * k), round(strip[1] * k)))
    top = round(edge * k)
    desk = _desk(size[0] / k, (size[1] - top) / k)
    surface.blit(desk.surface((size[0], size[1] - top)), (0, top))
    return surface.convert() if pygame.display.get_surface() else surface


def _dim(surface: pygame.Surface, high: int, strip: tuple[int, int]) -> None:
    """Quiet everything but the open strip, with soft edges."""
    veil = pygame.Surface((1, high), pygame.SRCALPHA)
    soft = max(1, (strip[1] - strip[0]) // 2)
    for y in range(high):
        away = max(strip[0] - y, y - strip[1], 0) / soft
        veil.set_at((0, y), (*pal.rgb("#0c0812")[:3], round(20 + (_VEIL - 20) * min(1.0, away))))
    surface.blit(pygame.transform.scale(veil, (surface.get_width(), high)), (0, 0))


def _valley(width: float, height: float, strip: tuple[float, float]) -> Drawing:
    """Sky, hills, the river and the line; the horizon lies in the open strip."""
    sheet = Drawing(width, height)
    horizon = strip[0] + (strip[1] - strip[0]) * 0.42
    _sky(sheet, horizon)
    _hills(sheet, horizon)
    _fields(sheet, horizon, strip[1])
    _town(sheet, (width * 0.56, horizon + 10), 1.0)
    _town(sheet, (width * 0.19, horizon + 4), 0.7)
    _town(sheet, (width * 0.77, horizon + 3), 0.7)
    rail = strip[1] - 8
    for grove in range(int(width * 0.15), int(width), 171):
        for tree in range(1 + grove % 3):
            _poplar(
                sheet, (grove + 15 * tree, rail - 13 + 4 * (tree % 2)), 26 + 9 * math.sin(grove * 1.7 + tree)
            )
    _train(sheet, width * 0.335, rail)
    return sheet


def _sky(sheet: Drawing, horizon: float) -> None:
    stops = ((0, "#1c1b33"), (0.34, "#43345a"), (0.66, "#8a4f63"), (0.88, "#d9805a"), (1, "#f4b56a"))
    sheet.box(0, 0, sheet.width, horizon + 20, 0, sheet.down(0, horizon, *stops))
    sun = (sheet.width * 0.622, horizon - 12)
    sheet.circle(
        sun, 300, sheet.radial(sun, 300, (0, "#ffd98a", 0.75), (0.4, "#ffb060", 0.28), (1, "#ffb060", 0))
    )
    sheet.circle(sun, 34, sheet.radial(sun, 34, (0, "#fff6d8"), (1, "#ffd480")))
    y = 8.0
    while y < horizon:
        sheet.box(0, y, sheet.width, 0.8 + y / horizon, 0, INK, opacity=0.13)
        y += 7
    for star in range(46):
        at = ((star * 397.3) % sheet.width, (star * 71.7) % (horizon * 0.5))
        sheet.circle(at, 0.9 + (star % 3) * 0.45, "#f8ecd0", opacity=0.75)
    for cloud in range(7):
        _cloud(
            sheet,
            ((cloud * 331.0 + 90) % sheet.width, horizon * (0.5 + 0.06 * (cloud % 5))),
            60 + 22 * (cloud % 3),
        )


def _cloud(sheet: Drawing, at: Point, reach: float) -> None:
    """A long bank of evening cloud, lit from beneath."""
    x, y = at
    upper: Line = [
        (x - reach, y),
        (x - reach * 0.5, y - 10),
        (x, y - 15),
        (x + reach * 0.6, y - 9),
        (x + reach * 1.3, y),
    ]
    bank = [*smooth(upper, closed=False), (x + reach * 0.5, y + 5), (x - reach * 0.4, y + 4)]
    sheet.path(bank, sheet.down(y - 15, y + 5, (0, "#5d4468"), (1, "#e0906c")), opacity=0.5)


def _hills(sheet: Drawing, horizon: float) -> None:
    tones = (("#7a5674", "#5a4362", 44), ("#5a4a62", "#413a50", 27), ("#44505a", "#2f3d40", 14))
    for layer, (top, bottom, rise) in enumerate(tones):
        ridge: Line = []
        for step in range(int(sheet.width / 60) + 3):
            x = step * 60.0 - 60
            swell = 0.55 + 0.3 * math.sin(step * 0.83 + layer * 2.1) + 0.15 * math.sin(step * 2.1 + layer)
            gap = math.exp(-(((x - sheet.width * 0.622) / 90) ** 2))
            ridge.append((x, horizon + 8 + layer * 4 - rise * swell * (1 - 0.75 * gap)))
        line = smooth(ridge, closed=False, steps=6)
        body = [(-60, horizon + 70), *line, (sheet.width + 80, horizon + 70)]
        sheet.path(body, sheet.down(horizon - rise, horizon + 30, (0, top), (1, bottom)), INK, 1.2)


def _fields(sheet: Drawing, horizon: float, foot: float) -> None:
    ground = horizon + 16
    sheet.box(
        -2,
        ground,
        sheet.width + 4,
        sheet.height - ground + 4,
        0,
        sheet.down(ground, sheet.height, (0, "#4d5a46"), (0.2, "#39483c"), (1, "#1c2a28")),
    )
    for row in range(18):
        x = row * sheet.width / 17
        spread = (x - sheet.width / 2) * 2.4
        furrow = [
            (x, ground),
            (sheet.width / 2 + spread * 0.7, foot + 20),
            (sheet.width / 2 + spread, sheet.height),
        ]
        sheet.path(ribbon(furrow, [0.8, 2.4, 5]), INK, opacity=0.16)
    _river(sheet, ground, foot)
    y = foot + 12
    while y < sheet.height:
        sheet.box(0, y, sheet.width, 1.2, 0, INK, opacity=0.16)
        y += 8


def _river(sheet: Drawing, ground: float, foot: float) -> None:
    """It comes down from the sun and runs off to the lower left."""
    middle, high = sheet.width * 0.6, sheet.height - ground
    left: Line = []
    right: Line = []
    for step in range(61):
        share = (step / 60) ** 2
        x = middle + 15 * math.sin(13 * math.sqrt(share)) * (1 + 5 * share) - 190 * share**1.5
        half = 2.5 + 88 * share**1.15
        left.append((x - half, ground + high * share))
        right.append((x + half * 0.9, ground + high * share))
    sheet.path(
        left + right[::-1],
        sheet.down(ground, sheet.height, (0, "#f2c48e"), (0.12, "#b98478"), (0.4, "#6d6478"), (1, "#34425a")),
        INK,
        1,
    )


def _town(sheet: Drawing, at: Point, scale: float) -> None:
    """Some houses with lit windows round a church."""
    x, base = at
    sheet.begin(f"translate({x:.1f} {base:.1f}) scale({scale:g})")
    for n, (left, wide, high) in enumerate(
        ((-62, 22, 16), (-38, 18, 20), (-6, 20, 15), (30, 24, 19), (56, 18, 14))
    ):
        sheet.box(left, 8 - high, wide, high, 0, "#6d5563" if n % 2 else "#7d6460", INK, 1)
        sheet.path(
            [(left - 2, 8 - high), (left + wide / 2, -high - 4), (left + wide + 2, 8 - high)],
            "#4a3040",
            INK,
            1,
        )
        for window in range(2):
            sheet.box(left + 4 + window * 8, 13 - high, 4, 5, 0, _LIT if (n + window) % 3 else _DARK)
    sheet.box(14, -26, 12, 34, 0, "#84696a", INK, 1)
    sheet.path([(12, -26), (20, -50), (28, -26)], "#3d3450", INK, 1)
    sheet.circle((20, -17), 3.2, _LIT)
    sheet.end()


def _poplar(sheet: Drawing, foot: Point, high: float) -> None:
    x, y = foot
    crown = smooth(
        [(x, y - high), (x + high * 0.17, y - high * 0.4), (x, y), (x - high * 0.17, y - high * 0.4)]
    )
    sheet.box(x - 1, y - 4, 2, 8, 0, INK)
    sheet.path(
        crown,
        sheet.linear((x - high * 0.17, 0), (x + high * 0.17, 0), (0, "#4a5c44"), (1, "#1f2c2a")),
        INK,
        0.9,
    )


def _train(sheet: Drawing, front: float, rail: float) -> None:
    """Three cars and an engine under steam on the line along the strip's foot."""
    sheet.box(0, rail, sheet.width, 2.6, 0, "#d9b27a", opacity=0.8)
    sheet.box(0, rail + 4.5, sheet.width, 2, 0, INK, opacity=0.7)
    x = 6.0
    while x < sheet.width:
        sheet.box(x, rail + 2.4, 7, 3.4, 0, INK, opacity=0.6)
        x += 18
    for number, (livery, trim) in enumerate(
        ((pal.OXBLOOD, "#f0d9a0"), ("#2b5a5c", "#f0d9a0"), ("#a5772f", "#4a2c14"))
    ):
        _car(sheet, front - 264 + number * 88, rail, livery, trim)
    _engine(sheet, front + 4, rail)
    for puff in range(7):
        reach = puff * 25.0
        at = (front + 72 - reach, rail - 47 - 3.4 * puff + 3 * math.sin(puff * 2))
        sheet.circle(at, 6 + puff * 1.9, "#e9d8cc", opacity=0.62 - 0.07 * puff)


def _car(sheet: Drawing, x: float, rail: float, livery: str, trim: str) -> None:
    sheet.box(
        x,
        rail - 25,
        82,
        19,
        3,
        sheet.down(rail - 25, rail - 6, (0, pal.mix(livery, "#ffffff", 0.25)), (1, livery)),
        INK,
        1.4,
    )
    sheet.path(
        [(x - 2, rail - 25), (x + 5, rail - 31), (x + 77, rail - 31), (x + 84, rail - 25)],
        "#3a2b35",
        INK,
        1.2,
    )
    for window in range(6):
        sheet.box(x + 7 + window * 12, rail - 21, 7.5, 8, 1, _LIT, INK, 0.8)
    sheet.box(x + 2, rail - 10, 78, 1.4, 0, trim)
    for wheel in (13, 25, 57, 69):
        _wheel(sheet, (x + wheel, rail - 3), 4.4)
    sheet.box(x + 82, rail - 8, 7, 2.4, 0, INK)


def _engine(sheet: Drawing, x: float, rail: float) -> None:
    green = sheet.down(rail - 29, rail - 8, (0, "#6aa38f"), (0.4, "#2f6a60"), (1, "#143a38"))
    sheet.box(x + 2, rail - 36, 24, 30, 2, "#234f4b", INK, 1.4)
    sheet.box(x - 1, rail - 40, 31, 5, 2, pal.OXBLOOD, INK, 1.2)
    sheet.box(x + 7, rail - 31, 12, 11, 1, _LIT, INK, 1)
    sheet.box(x + 26, rail - 28, 50, 19, 5, green, INK, 1.4)
    for band in (37, 50, 63):
        sheet.box(x + band, rail - 28, 2.4, 19, 0, pal.GILT_LIGHT)
    sheet.path(
        [
            (x + 65, rail - 28),
            (x + 67, rail - 42),
            (x + 63, rail - 47),
            (x + 79, rail - 47),
            (x + 75, rail - 42),
            (x + 76, rail - 28),
        ],
        "#2a2230",
        INK,
        1.2,
    )
    sheet.path(
        smooth([(x + 42, rail - 28), (x + 47, rail - 36), (x + 53, rail - 28)], closed=False),
        pal.GILT,
        INK,
        1,
    )
    sheet.path([(x + 76, rail - 9), (x + 92, rail - 1), (x + 76, rail - 1)], pal.OXBLOOD, INK, 1.2)
    sheet.circle((x + 78, rail - 23), 3.6, "#fff0c0", INK, 1)
    for wheel, radius in ((14, 8.0), (34, 8.0), (54, 5.4), (68, 5.4)):
        _wheel(sheet, (x + wheel, rail + 0.5 - radius), radius)


def _wheel(sheet: Drawing, centre: Point, radius: float) -> None:
    sheet.circle(centre, radius, "#241a22", INK, 1)
    sheet.circle(centre, radius * 0.66, "none", "#b5402f", 1.4)
    sheet.circle(centre, radius * 0.24, pal.GILT_LIGHT)


def _desk(width: float, height: float) -> Drawing:
    """Dark wood behind a studded brass rail."""
    sheet = Drawing(width, height)
    sheet.box(
        0, 0, width, height, 0, sheet.down(0, height, (0, "#3b2430"), (0.12, "#2f1d27"), (1, "#190f16"))
    )
    grain(sheet, 0, pal.NIGHT, 0.5, 8.5)
    glow = (width / 2, 40)
    sheet.circle(glow, width * 0.5, sheet.radial(glow, width * 0.5, (0, "#6a4020", 0.35), (1, "#6a4020", 0)))
    brass = sheet.down(0, 10, (0, "#fff0bf"), (0.3, pal.GILT), (0.7, pal.GILT_DEEP), (1, "#4a2c0c"))
    sheet.box(0, 0, width, 10, 0, brass)
    sheet.box(0, 10, width, 3, 0, pal.NIGHT)
    sheet.box(0, 15.5, width, 1, 0, pal.GILT_LIGHT, opacity=0.35)
    x = 0.0
    while x <= width:
        sheet.circle((x, 5), 2.3, "#5b3a12")
        sheet.circle((x - 0.5, 4.4), 1.4, "#fff3c8")
        x += 20
    return sheet
