"""Small drawings: marks in one colour, and the moving things of the street."""

import pygame

from scenes.art import Colour, Drawing, Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME


@surface_cache(128)
def icon(name: str, size: Size, colour: Colour) -> pygame.Surface:
    """A mark in a colour, with alpha. `KeyError` for an unknown mark."""
    return drawing(GAME, "marks", name, colour=colour).surface(size)


BANKS, TURNS = 8, 12
"""The number of pictures of a buzzard's circle, and of a tumbleweed's turn."""


@surface_cache(4 * BANKS)
def buzzard(wide: int, bank: int) -> pygame.Surface:
    """A gliding buzzard, `wide` pixels from tip to tip, at position `bank` of its circle; with alpha."""
    sheet = drawing(GAME, "creatures", f"buzzard {bank}")
    return sheet.surface((max(8, wide), max(5, round(wide * 34 / 60))))


@surface_cache(2 * TURNS)
def tumbleweed(side: int, turned: int, night: bool) -> pygame.Surface:
    """A tumbleweed of `side` pixels, turned by `turned` / `TURNS`; with alpha."""
    sheet = Drawing(100, 100)
    sheet.begin(f"rotate({360 * turned / TURNS:g} 50 50)")
    sheet.take(drawing(GAME, "creatures", "tumbleweed night" if night else "tumbleweed"))
    sheet.end()
    return sheet.surface((max(6, side), max(6, side)))


@surface_cache(11)
def shooting_star(wide: int, strength: int) -> pygame.Surface:
    """A shooting star that falls to the right, `strength` in tenths; with alpha."""
    sheet = drawing(GAME, "creatures", "shooting star", strength=strength / 10)
    return sheet.surface((max(8, wide), max(3, round(wide * 30 / 84))))
