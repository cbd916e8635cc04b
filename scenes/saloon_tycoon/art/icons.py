"""Small marks in one colour: what stands on plates, signs and meters."""

from collections.abc import Callable

import pygame

from scenes.art.frame import Size
from scenes.art.geometry import circle, star
from scenes.art.kept import kept
from scenes.art.palette import Colour
from scenes.art.vector import Drawing, closed
from scenes.saloon_tycoon.art.colours import INK

SHEET = 100.0

Mark = Callable[[Drawing, Colour], None]


def _star(sheet: Drawing, colour: Colour) -> None:
    sheet.path(star((50, 53), 46, 19, 5), colour, INK, 5)


def _horseshoe(sheet: Drawing, colour: Colour) -> None:
    bow = "M26 88H14V80L20 76C4 40 24 10 50 10S96 40 80 76L86 80V88H62V76C78 50 68 30 50 30S22 50 38 76V88Z"
    sheet.path(bow, colour, INK, 5)


def _spade(sheet: Drawing, colour: Colour) -> None:
    right = "M50 8C60 28 92 40 90 62C88 80 66 82 56 70C57 82 60 88 68 92H32"
    sheet.path(f"{right}C40 88 43 82 44 70C34 82 12 80 10 62C8 40 40 28 50 8Z", colour, INK, 5)


def _spur(sheet: Drawing, colour: Colour) -> None:
    sheet.path("M92 30C60 20 44 30 44 50S60 80 92 70", "none", INK, 20)
    sheet.path("M92 30C60 20 44 30 44 50S60 80 92 70", "none", colour, 11)
    sheet.path(star((24, 50), 22, 10, 8), colour, INK, 4)


def _gold(sheet: Drawing, colour: Colour) -> None:
    sheet.circle((50, 50), 42, colour, INK, 5)
    sheet.path(closed(circle((50, 50), 32)) + closed(circle((50, 50), 27)), INK, even_odd=True, opacity=0.7)
    sheet.path(star((50, 52), 18, 8, 5), INK)


def _cube(sheet: Drawing, colour: Colour) -> None:
    sheet.path([(50, 8), (90, 28), (90, 74), (50, 94), (10, 74), (10, 28)], colour, INK, 5)
    sheet.path("M10 28L50 48L90 28M50 48V94", "none", INK, 5)


MARKS: dict[str, Mark] = {
    "star": _star,
    "horseshoe": _horseshoe,
    "spade": _spade,
    "spur": _spur,
    "gold": _gold,
    "cube": _cube,
}


@kept(128)
def icon(name: str, size: Size, colour: Colour) -> pygame.Surface:
    """A mark in a colour, with alpha. `KeyError` for a name that is none of the `MARKS`."""
    sheet = Drawing(SHEET, SHEET)
    MARKS[name](sheet, colour)
    return sheet.surface(size)
