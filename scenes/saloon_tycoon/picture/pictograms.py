"""The pictograms of this game, by their names in sentences and lists."""

from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, SPACES, TOP_FLOOR
from scenes.art import Colour, pictograms
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME, art
from scenes.saloon_tycoon.art.colours import GILT_LIGHT, WOOD

CUBE, LEVEL, SECRET, REPUTATION = "cube", "level", "secret claim", "reputation"
MARKS = ("gold", "card", "hammer", "bribe", "ribbon", "moon")
STOREYS = [f"storey {floor}" for floor in range(2, TOP_FLOOR + 1)]


@surface_cache(64)
def _person(who: str, side: int) -> pygame.Surface:
    return art.character(who, "calm", (side, side))


@surface_cache(64)
def _room(tile: str, side: int) -> pygame.Surface:
    return art.room(tile, SPACES[tile], SPACES[tile], (side, side), True)


@surface_cache(32)
def _mark(name: str, colour: Colour, side: int) -> pygame.Surface:
    return art.icon(name, (side, side), colour)


PICTOGRAMS: dict[str, pictograms.PictogramPainter] = {
    CUBE: partial(_mark, CUBE, WOOD),
    **{name: partial(_mark, name, GILT_LIGHT) for name in MARKS},
    **pictograms.filed(GAME, [LEVEL, SECRET, REPUTATION, *STOREYS]),
    **{who.replace("_", " "): partial(_person, who) for who in CHARACTERS},
    **{f"room {tile}": partial(_room, tile) for tile in SPACES},
}


def person_mark(who: str) -> str:
    """The markup of a character's pictogram in a sentence."""
    return f"<{who.replace('_', ' ')}>"
