"""The furniture of the auction hall: the easel with its ledge, the podium, the sounding block, paddles."""

from typing import Literal

import pygame

from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon import GAME

PODIUM = (350.0, 210.0)
"""Its sheet in design units: the desk's top at the upper edge, the foot cut off by the bidders' boxes."""
EASEL = (360.0, 430.0)
BLOCK = (112.0, 40.0)
PADDLE = (120.0, 172.0)
"""A paddle's sheet: the disc's middle is `DISC` below the upper edge, its radius `ROUND`."""
DISC, ROUND = 60.0, 48.0
State = Literal["leads", "asked", "waits", "out"]


@surface_cache(4)
def easel(size: tuple[int, int]) -> pygame.Surface:
    """Three legs behind the card."""
    return drawing(GAME, "hall", "easel").surface(size)


@surface_cache(4)
def ledge(size: tuple[int, int]) -> pygame.Surface:
    """The shelf on which the card stands."""
    return drawing(GAME, "hall", "ledge").surface(size)


@surface_cache(4)
def podium(size: tuple[int, int]) -> pygame.Surface:
    """A desk of turned walnut."""
    return drawing(GAME, "hall", "podium").surface(size)


@surface_cache(4)
def sounding_block(size: tuple[int, int]) -> pygame.Surface:
    """The block that the hammer falls on."""
    return drawing(GAME, "hall", "sounding block").surface(size)


@surface_cache(12)
def paddle(size: tuple[int, int], state: State) -> pygame.Surface:
    """A bidder's paddle, without its number."""
    return drawing(GAME, "hall", f"paddle {state}").surface(size)
