"""A siding in the valley: wagons of the railroads that a seat has won, under the seat's flag."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.art.landscape.landmarks import flag
from scenes.art.landscape.light import Daylight
from scenes.art.palette import GILT_LIGHT, INK, Colour, mix
from scenes.art.vector import Drawing, Point

CAR, MAST, BUFFER, HIGH = 70.0, 34.0, 16.0, 88.0
"""The lengths of a wagon with its coupling, of the mast's and the buffer stop's room; the flag's height."""
FLAG = (46.0, 26.0)
"""The width and height of the flag."""
_LAMP = "#ffcf7a"


@dataclass(frozen=True)
class Livery:
    """The colours of a wagon: the railroad's on its side, the owner's on roof and bands."""

    side: Colour
    mark: Colour


def length(wagons: int) -> float:
    """The length of a siding with `wagons` wagons, at scale 1."""
    return MAST + wagons * CAR + BUFFER


def siding(sheet: Drawing, light: Daylight, start: Point, scale: float, wagons: Sequence[Livery]) -> None:
    """Draw a mast with its flag, wagons on rails and a buffer stop; `start` is the left end of the rail."""
    sheet.begin(f"translate({start[0]:.2f} {start[1]:.2f}) scale({scale:.3f})")
    long = length(len(wagons))
    sheet.box(MAST - 10, 1, long - MAST + 10, 5, 0, mix(light.ground[0], "#3a2c28", 0.5), opacity=0.85)
    sheet.box(MAST - 10, 0, long - MAST + 8, 2.4, 0, mix(light.sun, light.stone[1], 0.45))
    for number, livery in enumerate(wagons):
        _car(sheet, MAST + number * CAR + 2, Livery(light.on(livery.side), light.on(livery.mark)))
    sheet.path(
        [(long - 9, 0), (long - 6, -17), (long - 1, -17), (long - 1, 0)], light.on("#6a4c34"), INK, 1.6
    )
    sheet.box(long - 12, -16, 5, 6, 1, light.on("#a33a3a"), INK, 1.2)
    mast(sheet, (8, 2), light.on(wagons[0].mark))
    sheet.end()


def mast(sheet: Drawing, foot: Point, colour: Colour, wave: float = 0.0) -> None:
    """Draw a mast and its flag; light runs over the cloth as `wave` goes from 0 to 1."""
    x, y = foot
    sheet.box(x - 1.7, y - HIGH, 3.4, HIGH, 0, "#3a2c30", INK, 1)
    sheet.circle((x, y - HIGH), 3.4, GILT_LIGHT, INK, 1)
    flag(sheet, (x + 1, y - HIGH + 5), FLAG, colour, wave)


def _car(sheet: Drawing, x: float, livery: Livery) -> None:
    paint = sheet.down(-25, -6, (0, mix(livery.side, "#ffffff", 0.34)), (0.5, livery.side), (1, livery.side))
    sheet.box(x, -25, 64, 19, 3, paint, INK, 1.6)
    roof = [(x - 2, -25.0), (x + 5, -34.0), (x + 59, -34.0), (x + 66, -25.0)]
    sheet.path(roof, livery.mark, INK, 1.8)
    for window in range(4):
        sheet.box(x + 6 + window * 14, -21, 9, 7, 1, _LAMP, INK, 0.9)
    sheet.box(x + 2, -10, 60, 1.8, 0, GILT_LIGHT)
    for wheel in (9, 20, 44, 55):
        sheet.circle((x + wheel, -4), 4.6, "#241a22", INK, 1)
        sheet.circle((x + wheel, -4), 4.6 * 0.66, "none", livery.mark, 1.6)
        sheet.circle((x + wheel, -4), 4.6 * 0.24, GILT_LIGHT)
    sheet.box(x + 64, -8, 7, 2.6, 0, INK)
