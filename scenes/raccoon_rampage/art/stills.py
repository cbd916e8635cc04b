"""Pictures that are the same in every match: Chamber and door, night sky, raccoons, cards of a Spread."""

import pygame

from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.art.emblems import centred

DESK = 722 / 1080
"""The upper edge of the desk, as a share of the height."""


def chamber(size: Size) -> pygame.Surface:
    """The table's background: the Chamber above, the desk from `DESK` of the height down. Opaque."""
    return drawing(GAME, "table", "chamber").surface(size, opaque=True)


@surface_cache(4)
def door(size: Size) -> pygame.Surface:
    """The door of the Chamber, ajar: light falls out of it; with alpha about its arch."""
    return drawing(GAME, "table", "door", edge=max(1.2, 110 / size[1])).surface(size)


@surface_cache(1)
def sky(size: Size) -> pygame.Surface:
    """The sky of a Spread's night, down to the horizon. Opaque."""
    return drawing(GAME, "table", "sky").surface(size, opaque=True)


@surface_cache(12)
def spread_face(size: Size, count: int) -> pygame.Surface:
    """A card face up without its figure: one that sleeps under the moon, one that is awake, or two."""
    return drawing(GAME, "table", f"spread {min(2, count)}").surface(size)


@surface_cache(4)
def burnt(size: Size) -> pygame.Surface:
    """The rest of a card that was cancelled: its charred foot, sparks above it."""
    return drawing(GAME, "table", "burnt").surface(size)


@surface_cache(32)
def raccoon(size: Size, awake: bool) -> pygame.Surface:
    """A raccoon on the map, as large as fits, with alpha: its eyes burn when it is awake."""
    return centred(drawing(GAME, "pieces", "awake" if awake else "asleep"), size)


@surface_cache(8)
def eyes(side: int) -> pygame.Surface:
    """Two eyes on the back of a card."""
    return drawing(GAME, "pieces", "eyes").surface((side, side))
