"""A train of the Gilded Age: engine, tender and four carriages, drawn facing right."""

import math
from collections.abc import Iterator, Sequence

import msgspec

from raccoon.app.assets import SHARED
from scenes.art.linework.drawing_file import drawing
from scenes.art.palette import GILT, INK, Colour, mix
from scenes.art.vector import Drawing


class Livery(msgspec.Struct, frozen=True):
    """The colours of four carriages, the last one first, of the engine, and of the cab's pennant ("" for
    none).
    """

    carriages: tuple[Colour, Colour, Colour, Colour]
    engine: Colour
    pennant: Colour = ""


HOUSE = Livery(("#8a2833", "#8a2833", "#1d4b4c", "#8a5c1e"), "#256058")
"""The livery of the title's train."""
LENGTH = 540
"""The length from the last buffer to the cow-catcher, in the train's own units."""
SECTIONS = ((0.0, 204.0), (190.0, 398.0), (386.0, LENGTH + 4.0))
"""Start and end of each section: two carriages, two more, tender and engine."""
WHEEL, WHEEL_AT = 5.4, 36.6
"""The radius of a small wheel, and the y of its middle."""
SPOKES = 8
_TENDER, _ENGINE = 388.0, 434.0
WHEELS = tuple(car * 97.0 + at for car in range(4) for at in (14.0, 26.0, 68.0, 80.0)) + tuple(
    _TENDER + at for at in (11.0, 23.0, 35.0)
)
"""The x of the small wheels, from the tail."""
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
    """Draw these `SECTIONS` of the train, without driving wheels, its tail at `x`, its wheels on `rail`."""
    sheet.begin(_there(x, rail, scale))
    for number, colour in enumerate(livery.carriages):
        if number // 2 in sections:
            _part(sheet, "carriage", number * 97.0, colour)
    if 2 in sections:
        _part(sheet, "tender", _TENDER, livery.engine)
        _part(sheet, "engine", _ENGINE - 102, livery.engine)
        if livery.pennant:
            _pennant(sheet, _ENGINE - 102, livery.pennant)
    sheet.end()


def windows(scale: float) -> Iterator[tuple[float, float]]:
    """The passengers' windows: x of the middle from the tail, y of the sill from the top of the train."""
    for car in range(4):
        for k in (0, 2, 4):
            yield (car * 97.0 + 12 + k * 14.2) * scale, 24 * scale


def drivers(sheet: Drawing, x: float, rail: float, scale: float, turn: float) -> None:
    """Draw the engine's driving wheels and rods, turned by `turn` (0 to 1); the train's tail is at `x`."""
    sheet.begin(_there(x, rail, scale))
    sheet.begin(f"translate({_ENGINE - 102} 0)")
    _running_gear(sheet, turn)
    sheet.end()
    sheet.end()


def wheel(sheet: Drawing, x: float, y: float, radius: float, turn: float) -> None:
    """Draw a small wheel, turned by `turn` (0 to 1)."""
    _wheel(sheet, x, y, radius, GILT, turn)


def _there(x: float, rail: float, scale: float) -> str:
    return f"translate({x} {rail - 42 * scale}) scale({scale})"


def _part(sheet: Drawing, name: str, x: float, colour: Colour) -> None:
    """Draw a carriage, the tender or the engine in a colour."""
    tones = {
        "colour": colour, "upper": mix(colour, "#ffffff", 0.18), "lower": mix(colour, INK, 0.45),
        "light": mix(colour, "#ffffff", 0.2), "deep": mix(colour, INK, 0.55), "dull": mix(colour, INK, 0.1),
        "shine": mix(colour, "#ffffff", 0.66), "bright": mix(colour, "#ffffff", 0.28),
    }  # fmt: skip
    sheet.begin(f"translate({x} 0)")
    sheet.take(drawing(SHARED, "landscape", name, True, **tones))
    sheet.end()


def _pennant(sheet: Drawing, x: float, colour: Colour) -> None:
    sheet.begin(f"translate({x} 0)")
    sheet.path("M110 -2V-19", "none", INK, 1.6)
    sheet.path([(110, -19), (86, -16.5), (91, -12.5), (86, -8.5), (110, -8)], colour, INK, 1.3)
    sheet.end()


def _running_gear(sheet: Drawing, turn: float) -> None:
    for x, radius in _DRIVERS:
        _wheel(sheet, x, 42 - radius, radius, "#d0515a", turn * (1 if radius > 6 else 2))
    angle = math.tau * turn
    dx, dy = math.cos(angle) * _CRANK, 32.5 + math.sin(angle) * _CRANK
    sheet.path(f"M{122 + dx:.2f} {dy:.2f}H{170 + dx:.2f}", "none", "#120d12", 3.4)
    sheet.path(f"M{122 + dx:.2f} {dy:.2f}H{170 + dx:.2f}", "none", "#e6e0d0", 2)
    sheet.path(f"M{170 + dx:.2f} {dy:.2f}L188 30", "none", "#120d12", 2.8)
    sheet.path(f"M{170 + dx:.2f} {dy:.2f}L188 30", "none", "#e6e0d0", 1.5)


def _wheel(sheet: Drawing, x: float, y: float, radius: float, colour: Colour, turn: float) -> None:
    sheet.begin(f"translate({x} {y}) scale({radius / 10:g}) rotate({360 * turn:g})")
    sheet.take(drawing(SHARED, "landscape", "wheel", True, colour=colour))
    sheet.end()
