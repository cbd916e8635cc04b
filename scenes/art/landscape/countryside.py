"""The countryside behind the title: sky, hills, villages, river, a viaduct; the train over it is apart."""

import math

import pygame

from scenes.art.geometry import Line, smooth, tapered
from scenes.art.kept import kept
from scenes.art.landscape.landmarks import bush, poplar, viaduct, village
from scenes.art.landscape.light import Light, light_at
from scenes.art.palette import INK, Colour, mix
from scenes.art.vector import Drawing, Point

WIDTH, HEIGHT = 1920.0, 1080.0
ANCHOR = 0.94
"""Where a squarer window looks: nearly at the right end, where the engine stands."""


def countryside(surface: pygame.Surface, hour: float = 0.0) -> None:
    """Fill the whole surface with the countryside, cut at the sides or the top where its ratio differs."""
    surface.blit(_countryside(surface.get_size(), hour), (0, 0))


def placed(size: tuple[int, int]) -> tuple[float, Point]:
    """The countryside's scale on a surface of that size, and the pixel where its sheet begins."""
    scale = max(size[0] / WIDTH, size[1] / HEIGHT)
    return scale, ((size[0] - WIDTH * scale) * ANCHOR, size[1] - HEIGHT * scale)


@kept(2)
def _countryside(size: tuple[int, int], hour: float) -> pygame.Surface:
    scale, (left, top) = placed(size)
    sheet = Drawing(size[0] / scale, size[1] / scale)
    sheet.begin(f"translate({left / scale:.3f} {top / scale:.3f})")
    light = light_at(hour)
    _sky(sheet, light, (1330, 566))
    _clouds(sheet, light)
    _far(sheet, light)
    _near(sheet, light)
    viaduct(sheet, light)
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
    village(sheet, light, (700, 640), 0.95, 3)
    village(sheet, light, (1540, 616), 0.95, 8)
    _hill(
        sheet,
        [(40, 676), (300, 650), (560, 684), (820, 660), (1100, 690), (1380, 662), (1640, 690), (1880, 664)],
        light.hills[1],
    )
    for k in range(22):
        poplar(sheet, light, (40 + k * 89 % 1850, 676 + k * 5 % 11), 0.5 + (k % 4) * 0.09)


def _near(sheet: Drawing, light: Light) -> None:
    village(sheet, light, (1010, 698), 1.5, 5)
    village(sheet, light, (1640, 700), 1.4, 21)
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


def plume(sheet: Drawing, light: Light, funnel: Point, phase: float = 0.0) -> None:
    """The smoke over a train, small at the funnel and wide behind; it wells up as `phase` goes on."""
    puffs = []
    for k in range(22):
        share = k / 21
        swell = 12 + 44 * math.sin(share * 2.6) ** 1.1 + 4 * share * math.sin(share * 14 - phase)
        rise = 74 * share + 12 * math.sin(share * 9 - phase)
        puffs.append((funnel[0] - 520 * share, funnel[1] - rise, swell))
    edge = mix(light.cloud[1], "#7a3f20", 0.45)
    for x, y, radius in puffs:
        sheet.circle((x, y), radius + 2, edge)
    body = sheet.down(funnel[1] - 130, funnel[1] + 40, (0, light.cloud[0]), (1, light.cloud[1]))
    for x, y, radius in puffs:
        sheet.circle((x, y), radius, body)
    for k, (x, y, radius) in enumerate(puffs[3::3]):
        _curl(sheet, (x, y), radius * 0.74, 0.2 + 0.13 * (k % 3), edge)
        _curl(sheet, (x - radius * 0.3, y - radius * 0.2), radius * 0.42, 0.9 + 0.1 * k, edge)


def _curl(sheet: Drawing, centre: Point, radius: float, turn: float, colour: Colour) -> None:
    """An engraver's line along a puff."""
    arc = [
        (
            centre[0] + radius * math.cos(math.pi * (turn + t / 16)),
            centre[1] + radius * math.sin(math.pi * (turn + t / 16)),
        )
        for t in range(9)
    ]
    sheet.path(tapered(arc, 2.6), colour, opacity=0.55)


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
        bush(sheet, light, x, y, scale)
