"""The small pictures that only this game has, by the names that its sentences and lists call them by."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, SPACES, TOP_FLOOR
from scenes.art import pictograms
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import APRICOT, CREAM, GILT, GILT_LIGHT, INK, OXBLOOD, PLUM, WOOD

CUBE, LEVEL, SECRET, REPUTATION = "cube", "level", "secret claim", "reputation"


@surface_cache(64)
def _person(who: str, side: int) -> pygame.Surface:
    return art.character(who, "calm", (side, side))


@surface_cache(64)
def _room(tile: str, side: int) -> pygame.Surface:
    return art.room(tile, SPACES[tile], SPACES[tile], (side, side), True)


@surface_cache(16)
def _cube(side: int) -> pygame.Surface:
    return art.icon("cube", (side, side), WOOD)


def _level(sheet: Drawing) -> None:
    sheet.path([(14, 96), (100, 20), (186, 96), (168, 96), (168, 184), (32, 184), (32, 96)], CREAM, INK, 10)
    sheet.box(80, 118, 40, 66, 4, OXBLOOD, INK, 6)


def _secret(sheet: Drawing) -> None:
    sheet.box(14, 46, 172, 112, 10, PLUM, GILT_LIGHT, 8)
    sheet.path("M20 52L100 112L180 52", "none", GILT, 7)
    sheet.circle((100, 112), 26, OXBLOOD, GILT_LIGHT, 6)


def _reputation(sheet: Drawing) -> None:
    points = (194, 78), (141, 121), (159, 188), (100, 150), (41, 188), (59, 121), (6, 78), (74, 74)
    star = [(100, 10), (126, 74), *points]
    sheet.path(star, APRICOT, INK, 9)


def _storey(floor: int, sheet: Drawing) -> None:
    """The three floors of a house, one of them lit."""
    for below in range(TOP_FLOOR):
        lit = below + 1 == floor
        sheet.box(36, 134 - 58 * below, 128, 50, 6, GILT_LIGHT if lit else PLUM, INK if lit else WOOD, 8)


PICTOGRAMS: dict[str, pictograms.PictogramPainter] = {
    CUBE: _cube,
    **pictograms.drawn({LEVEL: _level, SECRET: _secret, REPUTATION: _reputation}),
    **pictograms.drawn({f"storey {floor}": partial(_storey, floor) for floor in range(2, TOP_FLOOR + 1)}),
    **{who.replace("_", " "): partial(_person, who) for who in CHARACTERS},
    **{f"room {tile}": partial(_room, tile) for tile in SPACES},
}


def person_mark(who: str) -> str:
    """The mark of a character in a sentence."""
    return f"<{who.replace('_', ' ')}>"
