"""A train of the Gilded Age: engine, tender and four carriages, drawn facing right."""

import math
from collections.abc import Iterator, Sequence

import msgspec

from scenes.art.geometry import smooth
from scenes.art.ornament import rosette
from scenes.art.palette import GILT, GILT_LIGHT, INK, OXBLOOD, Colour, mix
from scenes.art.vector import Drawing


class Livery(msgspec.Struct, frozen=True):
    """The colours of four carriages, the last one first, of the engine; of a pennant on the cab, if any."""

    carriages: tuple[Colour, Colour, Colour, Colour]
    engine: Colour
    pennant: Colour = ""


HOUSE = Livery(("#8a2833", "#8a2833", "#1d4b4c", "#8a5c1e"), "#256058")
"""The train of the title."""
LENGTH = 540
"""From the last buffer to the cow-catcher, in the train's own units."""
SECTIONS = ((0.0, 204.0), (190.0, 398.0), (386.0, LENGTH + 4.0))
"""From where to where two carriages reach, two more, and tender and engine."""
WHEEL, WHEEL_AT = 5.4, 36.6
"""The radius of a small wheel, and how low its middle lies."""
SPOKES = 8
_TENDER, _ENGINE = 388.0, 434.0
WHEELS = tuple(car * 97.0 + at for car in range(4) for at in (14.0, 26.0, 68.0, 80.0)) + tuple(
    _TENDER + at for at in (11.0, 23.0, 35.0)
)
"""The places of the small wheels, from the tail."""
_DRIVERS = ((122.0, 9.5), (146.0, 9.5), (170.0, 9.5), (192.0, 6.0))
_CRANK = 4.2


def train(
    sheet: Drawing,
    x: float,
    rail: float,
    scale: float,
    livery: Livery = HOUSE,
    sections: Sequence[int] = (0, 1, 2),
) -> None:
    """Draw the train, but for its drivers, with its tail at `x` and its wheels on the line `rail`; only those
    of its `SECTIONS`.
    """
    sheet.begin(_there(x, rail, scale))
    for number, colour in enumerate(livery.carriages):
        if number // 2 in sections:
            _carriage(sheet, number * 97.0, colour)
    if 2 in sections:
        _tender(sheet, _TENDER, livery.engine)
        _engine(sheet, _ENGINE, livery)
    sheet.end()


def windows(scale: float) -> Iterator[tuple[float, float]]:
    """The windows passengers look out of: each middle and sill, from the tail and the top of the train."""
    for car in range(4):
        for k in (0, 2, 4):
            yield (car * 97.0 + 12 + k * 14.2) * scale, 24 * scale


def drivers(sheet: Drawing, x: float, rail: float, scale: float, turn: float) -> None:
    """The engine's wheels and rods of the train whose tail is at `x`, so much of a turn (0 to 1) further."""
    sheet.begin(_there(x, rail, scale))
    sheet.begin(f"translate({_ENGINE - 102} 0)")
    _running_gear(sheet, turn)
    sheet.end()
    sheet.end()


def wheel(sheet: Drawing, x: float, y: float, radius: float, turn: float) -> None:
    """A small wheel, so much of a turn further."""
    _wheel(sheet, x, y, radius, GILT, turn)


def _there(x: float, rail: float, scale: float) -> str:
    return f"translate({x} {rail - 42 * scale}) scale({scale})"


def _carriage(sheet: Drawing, x: float, colour: Colour) -> None:
    sheet.begin(f"translate({x} 0)")
    sheet.path("M90 31H104", "none", INK, 3)
    sheet.box(
        2,
        8,
        90,
        25,
        1.5,
        sheet.down(8, 33, (0, mix(colour, "#ffffff", 0.18)), (1, mix(colour, INK, 0.45))),
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
    sheet.end()


def _tender(sheet: Drawing, x: float, colour: Colour) -> None:
    sheet.begin(f"translate({x} 0)")
    sheet.path("M40 31H60", "none", INK, 3)
    heap = smooth([(4, 14), (10, 6), (22, 3), (34, 6), (42, 14)], closed=False)
    sheet.path(heap, "#1a1618", INK, 0.9)
    for k in range(9):
        sheet.circle(
            (8 + k * 3.8, 9 + (k % 3) * 1.4 - (3 if 2 < k < 7 else 0)), 2.4, "#34323c", "#0d0a0c", 0.5
        )
    sheet.box(3, 13, 41, 20, 1, sheet.down(13, 33, *_tones(colour)), INK, 1.1)
    sheet.box(5, 15.5, 37, 14.5, 1, "none", "#e0b257", 0.7)
    rosette(sheet, (23.5, 22.8), 5.6, "#e0b257", OXBLOOD)
    for at in (11, 23, 35):
        _wheel(sheet, at, WHEEL_AT, WHEEL, GILT)
    sheet.end()


def _engine(sheet: Drawing, x: float, livery: Livery) -> None:
    sheet.begin(f"translate({x - 102} 0)")
    colour = livery.engine
    brass = sheet.linear((179, 0), (196, 0), (0, "#8a5c1e"), (0.4, "#fff0bf"), (1, "#8a5c1e"))
    boiler = sheet.down(
        11, 32, (0, mix(colour, "#ffffff", 0.66)), (0.2, mix(colour, "#ffffff", 0.28)), *_tones(colour)[1:]
    )
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
    _cab(sheet, livery)
    sheet.path("M201 33L218 43H199Z", "#8a2833", INK, 1.2)
    for k in range(5):
        sheet.path(f"M{202 + k * 0.4} 34L{202 + k * 3.6} 42.6", "none", "#e0a0a0", 0.6)
    sheet.circle(
        (204.5, 13.5), 4.6, sheet.radial((203, 12), 6, (0, "#ffffff"), (0.6, "#ffe7a3"), (1, GILT)), INK, 1.1
    )
    sheet.box(180, 27, 15, 6, 1, mix(colour, INK, 0.1), INK, 0.9)
    sheet.end()


def _tones(colour: Colour) -> tuple[tuple[float, Colour], ...]:
    """A painted side from its light upper edge down."""
    return (0, mix(colour, "#ffffff", 0.2)), (0.5, colour), (1, mix(colour, INK, 0.55))


def _running_gear(sheet: Drawing, turn: float) -> None:
    for x, radius in _DRIVERS:
        _wheel(sheet, x, 42 - radius, radius, "#d0515a", turn * (1 if radius > 6 else 2))
    angle = math.tau * turn
    dx, dy = math.cos(angle) * _CRANK, 32.5 + math.sin(angle) * _CRANK
    sheet.path(f"M{122 + dx:.2f} {dy:.2f}H{170 + dx:.2f}", "none", "#120d12", 3.4)
    sheet.path(f"M{122 + dx:.2f} {dy:.2f}H{170 + dx:.2f}", "none", "#e6e0d0", 2)
    sheet.path(f"M{170 + dx:.2f} {dy:.2f}L188 30", "none", "#120d12", 2.8)
    sheet.path(f"M{170 + dx:.2f} {dy:.2f}L188 30", "none", "#e6e0d0", 1.5)


def _cab(sheet: Drawing, livery: Livery) -> None:
    sheet.box(110, 2, 32, 32, 0, sheet.down(2, 34, *_tones(livery.engine)), INK, 1.2)
    sheet.path("M105 3Q126 -4 147 3L145 -2Q126 -9 107 -2Z", "#3a2c30", INK, 1.1)
    sheet.box(116, 8, 19, 11, 0, sheet.down(8, 19, (0, "#fff0bf"), (1, "#f2b850")), INK, 1.1)
    sheet.circle((123, 13.5), 2.3, "#2a1a1c")
    sheet.path("M118.6 19Q123 13.4 127.6 19Z", "#2a1a1c")
    sheet.path("M120 11.6Q123 8.6 126.4 11.6Z", OXBLOOD)
    sheet.box(112, 22, 28, 10, 0, "none", "#e0b257", 0.8)
    if livery.pennant:
        sheet.path("M110 -2V-19", "none", INK, 1.6)
        sheet.path([(110, -19), (86, -16.5), (91, -12.5), (86, -8.5), (110, -8)], livery.pennant, INK, 1.3)


def _wheel(sheet: Drawing, x: float, y: float, radius: float, colour: Colour, turn: float = 0) -> None:
    sheet.circle((x, y), radius, INK)
    sheet.circle((x, y), radius * 0.8, colour)
    sheet.circle((x, y), radius * 0.58, "#2a1418")
    for k in range(SPOKES):
        angle = (k / SPOKES + turn) * math.tau
        ca, sa = math.cos(angle), math.sin(angle)
        sheet.path(
            f"M{x:.1f} {y:.1f}L{x + ca * radius * 0.7:.1f} {y + sa * radius * 0.7:.1f}",
            "none",
            colour,
            radius * 0.14,
        )
    sheet.circle((x, y), radius * 0.22, GILT_LIGHT, INK, 0.5)
