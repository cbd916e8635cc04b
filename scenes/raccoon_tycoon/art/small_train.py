"""The train as it is seen from afar: the small form of `scenes.art.landscape.train`, facing right."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.art.geometry import smooth
from scenes.art.landscape.light import Light
from scenes.art.palette import GILT, GILT_LIGHT, INK, Colour, mix
from scenes.art.vector import Drawing, Point

CAR, ENGINE, HIGH = 70.0, 96.0, 48.0
"""The length of a carriage with its coupling, of an engine, and how high a train is, at scale 1."""
FUNNEL: Point = (73.0, -47.0)
"""Where the engine's steam comes out, from its tail on the rail."""
_LAMP = "#ffcf7a"


@dataclass(frozen=True)
class Livery:
    """A railroad's colour on the sides, the owner's on roofs and bands."""

    side: Colour
    mark: Colour


def length(cars: int) -> float:
    """How long a train with so many carriages is, at scale 1."""
    return cars * CAR + ENGINE


def small_train(sheet: Drawing, light: Light, tail: Point, scale: float, cars: Sequence[Livery]) -> None:
    """Carriages, the first one next to the engine before them; the last wheel at `tail` on the rail."""
    sheet.begin(f"translate({tail[0]:.2f} {tail[1]:.2f}) scale({scale:.3f})")
    for number, livery in enumerate(reversed(cars)):
        _car(sheet, number * CAR + 2, _lit(light, livery))
    _engine(sheet, len(cars) * CAR, _lit(light, cars[0]))
    sheet.end()


def _lit(light: Light, livery: Livery) -> Livery:
    return Livery(light.on(livery.side), light.on(livery.mark))


def _car(sheet: Drawing, x: float, livery: Livery) -> None:
    paint = sheet.down(-25, -6, (0, mix(livery.side, "#ffffff", 0.3)), (0.5, livery.side), (1, livery.side))
    sheet.box(x, -25, 64, 19, 3, paint, INK, 1.6)
    roof = [(x - 2, -25.0), (x + 5, -34.0), (x + 59, -34.0), (x + 66, -25.0)]
    sheet.path(roof, livery.mark, INK, 1.8)
    for window in range(4):
        sheet.box(x + 6 + window * 14, -21, 9, 7, 1, _LAMP, INK, 0.9)
    sheet.box(x + 2, -10, 60, 1.8, 0, GILT_LIGHT)
    for wheel in (9, 20, 44, 55):
        _wheel(sheet, (x + wheel, -4), 4.6, livery.mark)
    sheet.box(x + 64, -8, 7, 2.6, 0, INK)


def _engine(sheet: Drawing, x: float, livery: Livery) -> None:
    side, mark = livery.side, livery.mark
    boiler = sheet.down(-29, -8, (0, mix(side, "#ffffff", 0.5)), (0.4, side), (1, mix(side, INK, 0.5)))
    sheet.box(x + 3, -36, 24, 30, 2, mix(side, INK, 0.2), INK, 1.6)
    sheet.box(x, -41, 31, 6, 2, mark, INK, 1.4)
    sheet.box(x + 8, -31, 12, 11, 1, _LAMP, INK, 1)
    sheet.box(x + 27, -28, 50, 19, 5, boiler, INK, 1.6)
    for band in (38, 51, 64):
        sheet.box(x + band, -28, 2.6, 19, 0, GILT_LIGHT)
    funnel = [(66, -28), (68, -42), (64, -48), (81, -48), (77, -42), (78, -28)]
    sheet.path([(x + dx, dy) for dx, dy in funnel], "#2a2230", INK, 1.4)
    sheet.path(smooth([(x + 43, -28), (x + 48, -36), (x + 54, -28)], closed=False), GILT, INK, 1)
    sheet.path([(x + 77, -9), (x + 94, -1), (x + 77, -1)], mark, INK, 1.4)
    sheet.circle((x + 79, -23), 3.8, "#fff0c0", INK, 1)
    for wheel, radius in ((15, 8.0), (35, 8.0), (55, 5.6), (69, 5.6)):
        _wheel(sheet, (x + wheel, -radius), radius, mark)


def _wheel(sheet: Drawing, centre: Point, radius: float, rim: Colour) -> None:
    sheet.circle(centre, radius, "#241a22", INK, 1)
    sheet.circle(centre, radius * 0.66, "none", rim, 1.6)
    sheet.circle(centre, radius * 0.24, GILT_LIGHT)
