"""What is chosen on a page, drawn large into a window of any shape."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE, SPACES
from scenes.art.frame import Paint
from scenes.saloon_tycoon import art

Rect = pygame.Rect
LOW = 0.4
"""A window lower than that, as a share of its width, is filled with the middle of a room."""
WALK = 0.12
"""How high the boardwalk before a room is, as a share of a storey."""
CELL_GAP = 4
"""Pixels between the pictures of several things."""
SHAPE = {True: (240, 126), False: (120, 126)}
"""A large and a small room, in units."""


def room(tile: str, cubes: int) -> Paint:
    """A room at a stage of its building, whole where there is room for it."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        wide, high = SHAPE[tile in LARGE]
        box = rect.copy()
        if rect.height >= LOW * rect.width:
            scale = min(rect.width / wide, rect.height / (high * (1 + WALK)))
            box.size = round(wide * scale), round(high * scale)
            walk = Rect(rect.left, 0, rect.width, round(high * scale * WALK))
            walk.bottom = rect.bottom - (rect.height - box.height - walk.height) // 3
            box.midbottom = walk.midtop
            surface.blit(art.boardwalk(walk.size), walk)
        spaces = SPACES[tile]
        surface.blit(art.room(tile, min(cubes, spaces), spaces, box.size, cubes >= spaces), box)

    return paint


def card(name: str) -> Paint:
    """The picture of a Tycoon card."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.blit(art.card(name, rect.size), rect)

    return paint


def claim(name: str) -> Paint:
    """The picture of a claim."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.blit(art.poster(name, rect.size), rect)

    return paint


def person(who: str, mood: str = "calm") -> Paint:
    """Somebody of the town in their frame."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.blit(art.character(who, mood, rect.size), rect)

    return paint


def several(paints: Sequence[Paint]) -> Paint:
    """Pictures beside and below each other, as large as they can all be, before the evening."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.blit(art.backdrop(rect.size), rect)
        for cell, one in zip(cells(rect, len(paints)), paints, strict=True):
            one(surface, cell)

    return paint


def cells(rect: Rect, count: int) -> list[Rect]:
    """So many equal cells of a rectangle, row by row, in the columns in which they are nearest to squares;
    those of a last row that is not full stand in the middle.
    """
    across = max(range(1, count + 1), key=lambda n: min(rect.width / n, rect.height / -(-count // n)))
    down = -(-count // across)
    wide, high = rect.width // across, rect.height // down
    found = []
    for number in range(count):
        row = number // across
        here = min(across, count - row * across)
        left = rect.left + (rect.width - here * wide) // 2 + number % across * wide
        found.append(Rect(left, rect.top + row * high, wide, high).inflate(-CELL_GAP, -CELL_GAP))
    return found
