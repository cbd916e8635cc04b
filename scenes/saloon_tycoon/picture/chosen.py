"""Large pictures of the chosen thing on a choice's page, for frames of any shape."""

from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE, SPACES
from scenes.art.frame import Paint, picture_painter
from scenes.saloon_tycoon import art

Rect = pygame.Rect
WALK = 0.12
"""The height of the boardwalk before a room, as a share of a storey."""
SHAPE = {True: (240, 126), False: (120, 126)}
"""The sizes of a large and a small room, in units."""


def room(tile: str, cubes: int) -> Paint:
    """A room at a stage of its building."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        wide, high = SHAPE[tile in LARGE]
        scale = min(rect.width / wide, rect.height / (high * (1 + WALK)))
        walk = Rect(rect.left, 0, rect.width, round(high * scale * WALK))
        box = Rect(0, 0, round(wide * scale), round(high * scale))
        walk.bottom = rect.bottom - (rect.height - box.height - walk.height) // 3
        box.midbottom = walk.midtop
        surface.blit(art.boardwalk(walk.size), walk)
        spaces = SPACES[tile]
        surface.blit(art.room(tile, min(cubes, spaces), spaces, box.size, cubes >= spaces), box)

    return paint


def card(name: str) -> Paint:
    """The picture of a Tycoon card."""
    return picture_painter(partial(art.card, name))


def claim(name: str) -> Paint:
    """The picture of a claim."""
    return picture_painter(partial(art.poster, name))


def person(who: str) -> Paint:
    """The portrait of a character."""
    return picture_painter(partial(art.character, who, "calm"))


evening = picture_painter(art.backdrop)
"""The background of several pictures."""
