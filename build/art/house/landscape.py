"""Drawings of the title's landscape: the train, its steam, a windmill, a boat, a lamp, birds."""

import math
from collections.abc import Iterator
from functools import partial

from art.house.vapour import Ball, billow
from scenes.art.geometry import smooth, tapered
from scenes.art.landscape.steam import KINDS, LARGE
from scenes.art.landscape.train import SPOKES, WHEEL, WHEEL_AT
from scenes.art.landscape.wildlife import FLAMES, WINGS
from scenes.art.ornament import rosette
from scenes.art.palette import GILT, GILT_LIGHT, INK, OXBLOOD, Colour
from scenes.art.vector import Drawing

SIDE = ((0, "&light;"), (0.5, "&colour;"), (1, "&deep;"))
"""A painted side from its light upper edge down."""
LIVERY: dict[str, str | float] = {
    "upper": "#a34b54", "lower": "#551922", "light": "#508078", "colour": "#256058", "deep": "#1d3634",
    "shine": "#b5c9c6", "bright": "#628c86", "dull": "#23584f",
}  # fmt: skip
"""The colours of a train in a file that is viewed on its own."""


def carriage() -> Drawing:
    """A carriage in a livery, passengers at its windows."""
    sheet = Drawing(104, 44)
    sheet.path("M90 31H104", "none", INK, 3)
    sheet.box(
        2,
        8,
        90,
        25,
        1.5,
        sheet.down(8, 33, (0, "&upper;"), (1, "&lower;")),
        INK,
        1,
    )
    sheet.path("M-3 8.5Q4 2 16 2H78Q90 2 97 8.5Z", "#2a2024", INK, 1)
    sheet.path("M12 2L16 -2H78L82 2Z", "#3a2c30", INK, 0.9)
    sheet.path("M3 11H91M3 25H91M3 29H91", "none", GILT, 0.7)
    for k in range(6):
        left = 7 + k * 14.2
        sheet.box(left, 12.5, 10, 11, 1, sheet.down(12, 24, (0, "#fff0bf"), (1, "#f7c766")), INK, 0.8)
        if k % 3 != 1:
            sheet.circle((left + 5, 18.4), 1.9, "#2a1a1c")
            sheet.path(f"M{left + 1.8} 23.5Q{left + 5} 18.4 {left + 8.2} 23.5Z", "#2a1a1c")
    sheet.box(6, 33, 82, 2.4, 0, "#3a2f36", INK, 0.6)
    for at in (14, 26, 68, 80):
        _wheel(sheet, at, WHEEL_AT, WHEEL, GILT)
    return sheet


def tender() -> Drawing:
    """The tender with its coal."""
    sheet = Drawing(60, 44)
    sheet.path("M40 31H60", "none", INK, 3)
    heap = smooth([(4, 14), (10, 6), (22, 3), (34, 6), (42, 14)], closed=False)
    sheet.path(heap, "#1a1618", INK, 0.9)
    for k in range(9):
        sheet.circle(
            (8 + k * 3.8, 9 + (k % 3) * 1.4 - (3 if 2 < k < 7 else 0)), 2.4, "#34323c", "#0d0a0c", 0.5
        )
    sheet.box(3, 13, 41, 20, 1, sheet.down(13, 33, *SIDE), INK, 1.1)
    sheet.box(5, 15.5, 37, 14.5, 1, "none", "#e0b257", 0.7)
    rosette(sheet, (23.5, 22.8), 5.6, "#e0b257", OXBLOOD)
    for at in (11, 23, 35):
        _wheel(sheet, at, WHEEL_AT, WHEEL, GILT)
    return sheet


def engine() -> Drawing:
    """The engine without its wheels."""
    sheet = Drawing(220, 44)
    brass = sheet.linear((179, 0), (196, 0), (0, "#8a5c1e"), (0.4, "#fff0bf"), (1, "#8a5c1e"))
    boiler = sheet.down(11, 32, (0, "&shine;"), (0.2, "&bright;"), *SIDE[1:])
    sheet.box(142, 11, 56, 21, 0, boiler, INK, 1.2)
    for band in (154, 170, 184):
        sheet.path(f"M{band} 11V32", "none", GILT, 1.6)
    sheet.box(196, 10, 6, 23, 0, brass, INK, 1)
    sheet.path(
        "M184.5 11V-6L179 -15H195.5L190 -6V11Z",
        sheet.linear((179, 0), (196, 0), (0, "#0d0b10"), (0.35, "#5a5868"), (1, "#0d0b10")),
        INK,
        1.1,
    )
    sheet.box(177.5, -17, 19.5, 3, 0, brass, INK, 0.7)
    sheet.path(
        "M163 11V5A5.5 5.5 0 0 1 174 5V11Z",
        sheet.linear((163, 0), (174, 0), (0, "#8a5c1e"), (0.35, "#fff0bf"), (1, "#8a5c1e")),
        INK,
        1,
    )
    sheet.path("M149 11V8.4A3.4 3.4 0 0 1 156 8.4V11Z", GILT, INK, 0.8)
    _cab(sheet)
    sheet.path("M201 33L218 43H199Z", "#8a2833", INK, 1.2)
    for k in range(5):
        sheet.path(f"M{202 + k * 0.4} 34L{202 + k * 3.6} 42.6", "none", "#e0a0a0", 0.6)
    sheet.circle(
        (204.5, 13.5), 4.6, sheet.radial((203, 12), 6, (0, "#ffffff"), (0.6, "#ffe7a3"), (1, GILT)), INK, 1.1
    )
    sheet.box(180, 27, 15, 6, 1, "&dull;", INK, 0.9)
    return sheet


def _cab(sheet: Drawing) -> None:
    """The driver's cab and the driver in it."""
    sheet.box(110, 2, 32, 32, 0, sheet.down(2, 34, *SIDE), INK, 1.2)
    sheet.path("M105 3Q126 -4 147 3L145 -2Q126 -9 107 -2Z", "#3a2c30", INK, 1.1)
    sheet.box(116, 8, 19, 11, 0, sheet.down(8, 19, (0, "#fff0bf"), (1, "#f2b850")), INK, 1.1)
    sheet.circle((123, 13.5), 2.3, "#2a1a1c")
    sheet.path("M118.6 19Q123 13.4 127.6 19Z", "#2a1a1c")
    sheet.path("M120 11.6Q123 8.6 126.4 11.6Z", OXBLOOD)
    sheet.box(112, 22, 28, 10, 0, "none", "#e0b257", 0.8)


def wheel() -> Drawing:
    """A wheel with its spokes about (0, 0), ten units in size."""
    sheet = Drawing(20, 20)
    _wheel(sheet, 0, 0, 10, "&colour;")
    return sheet


def _wheel(sheet: Drawing, x: float, y: float, radius: float, colour: Colour) -> None:
    sheet.circle((x, y), radius, INK)
    sheet.circle((x, y), radius * 0.8, colour)
    sheet.circle((x, y), radius * 0.58, "#2a1418")
    for k in range(SPOKES):
        angle = (k / SPOKES) * math.tau
        ca, sa = math.cos(angle), math.sin(angle)
        sheet.path(
            f"M{x:.1f} {y:.1f}L{x + ca * radius * 0.7:.1f} {y + sa * radius * 0.7:.1f}",
            "none",
            colour,
            radius * 0.14,
        )
    sheet.circle((x, y), radius * 0.22, GILT_LIGHT, INK, 0.5)


def puff(kind: int) -> Drawing:
    """A puff of steam; each kind has another shape."""
    reach = LARGE * 1.1
    sheet = Drawing(2 * reach, 2 * reach)
    billow(sheet, list(_rounds(kind, reach)), (reach + 60, reach - 220))
    return sheet


def _rounds(kind: int, middle: float) -> Iterator[Ball]:
    """The rounds of a puff about a middle one; each kind has others."""
    count = 6 + kind % 2
    for number in range(count):
        turn = math.tau * (number + 0.31 * kind) / count
        small = 0.3 + 0.07 * math.sin(number * 2.4 + kind * 1.7)
        reach = LARGE * (0.94 - small)
        yield middle + math.cos(turn) * reach, middle + math.sin(turn) * reach * 0.86, LARGE * small
    yield middle, middle - LARGE * 0.08, LARGE * 0.62


def bird(phase: int) -> Drawing:
    """A distant bird at a phase of its wing beat."""
    sheet = Drawing(40, 26)
    beat = math.cos(math.tau * phase / WINGS)
    tip, elbow = 13 - 8 * beat, 12 - 5 * beat
    wings = [(2.0, tip), (10.0, elbow - 1.5), (20.0, 14.0), (30.0, elbow - 2), (38.0, tip + 0.5)]
    sheet.path(tapered(wings, 4.2), "#1b2a30")
    return sheet


def boat() -> Drawing:
    """A sail about (0, 0)."""
    sheet = Drawing(52, 54)
    sheet.path([(-16, -1), (16, -1), (10, 6), (-11, 6)], "#6a2f26", INK, 1.2)
    sheet.path([(-1, -2), (-1, -36), (1, -36), (1, -2)], "#3a2416")
    canvas = sheet.linear((2, 0), (17, 0), (0, "#fffaea"), (1, "#e2bf8e"))
    sheet.path([(2, -34), (17, -6), (2, -5)], canvas, INK, 1)
    sheet.path([(-2, -30), (-13, -6), (-2, -5)], "#d9b98a", INK, 1)
    return sheet


def mill() -> Drawing:
    """A windmill without its sails, its foot at (0, 0)."""
    sheet = Drawing(92, 108)
    wall = sheet.linear((-14, 0), (14, 0), (0, "#e9d6ac"), (0.5, "#cdb183"), (1, "#7d6448"))
    sheet.path([(-15, 0), (-9, -56), (9, -56), (15, 0)], wall, INK, 1.3)
    sheet.path([(-11, -55), (-4, -70), (5, -70), (11, -55)], "#4a4f66", INK, 1.3)
    sheet.box(-3, -14, 7, 14, 1, "#5a3418", INK, 0.8)
    sheet.box(-3, -38, 6, 8, 1, "#ffd978", INK, 0.8)
    return sheet


def sail() -> Drawing:
    """A sail of the mill, from its hub at (0, 0) to the right."""
    sheet = Drawing(92, 92)
    sheet.path([(2, 0), (10, -9), (42, -8), (42, 0)], "#f4e3bd", INK, 0.9, 0.92)
    sheet.path("M12 -4.5H41M19 -9V0M27 -8.6V0M35 -8.2V0", "none", "#7a5a3c", 0.8)
    sheet.path("M0 0H43", "none", "#3a2416", 1.8)
    return sheet


def lamp(flame: int) -> Drawing:
    """A lamp at a phase of its flicker: its light at (0, 0), its foot far below."""
    sheet, foot, shine = Drawing(92, 256), 118, 0.5 + 0.14 * flame
    stops = ((0, "#fff0b8", shine), (0.4, "#ffd978", shine * 0.4), (1, "#ffd978", 0))
    sheet.circle((0, 0), 44, sheet.radial((0, 0), 44, *stops))
    post = sheet.linear((-4, 0), (4, 0), (0, "#6a6a76"), (0.4, "#34343e"), (1, "#121016"))
    half = [(7, foot), (3, foot - 16), (2, 16)]
    sheet.path([*((-x, y) for x, y in half), *reversed(half)], post, INK, 1)
    sheet.path([(-11, -12), (11, -12), (7, 15), (-7, 15)], "#ffe6a2", INK, 1.6)
    sheet.path(tapered([(0, 9), (0, 2), (0, -5 - 0.8 * flame)], 5), "#ff9a3c")
    sheet.path("M0 -12V15", "none", INK, 1)
    sheet.path([(-13, -12), (0, -24), (13, -12)], "#2a2430", INK, 1.2)
    sheet.circle((0, -25), 2.6, GILT, INK, 0.8)
    return sheet


LIVERIED = {"carriage": carriage, "tender": tender, "engine": engine}
ABOUT = {"boat": boat, "mill": mill, "sail": sail} | {
    f"lamp_{flame}": partial(lamp, flame) for flame in range(FLAMES)
}
"""The drawings that are drawn about (0, 0), by name."""
FLYING = {f"bird_{phase}": partial(bird, phase) for phase in range(WINGS)} | {
    f"puff_{kind}": partial(puff, kind) for kind in range(KINDS)
}
