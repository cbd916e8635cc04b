"""The things in the auction hall: the heron with its wing, podium, easel, sounding block, paddles."""

from typing import Literal

import pygame

from scenes.art.linework.drawing_file import drawing
from scenes.art.pictures import PICTURES, figure
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Point
from scenes.raccoon_tycoon import GAME

HALL = f"{GAME}/hall"
SHEET = (400.0, 320.0)
"""The heron without the wing, in design units; its chest is cut off by the podium."""
WING = (220.0, 220.0)
"""The wing with the hammer, raised."""
ELBOW: Point = (300.0, 224.0)
"""The joint of the wing, on the heron's sheet."""
JOINT: Point = (44.0, 176.0)
"""The same place on the wing's own sheet: it turns about it."""
NECK: Point = (186.0, 100.0)
"""The place in the heron's neck about which its head nods, on its sheet."""
CHEST, THROAT = 130.0, (165.0, 245.0)
"""All above this height is its head, but for the neck between these two."""
NOD, LAP = 13.0, 4.0
"""The degrees by which it nods, and how far head and neck reach over each other there."""
LIFT, STRUCK = 12.0, 56.0
"""Degrees that the wing is raised further before the blow, and turns down until the hammer strikes."""
DRAWN_IN = 0.14
"""The shift of its joint to the left meanwhile, as a share of the wing's width."""
PADDLE = (120.0, 172.0)
"""A paddle's sheet: the disc's middle is `DISC` below the upper edge, its radius `ROUND`."""
DISC, ROUND = 60.0, 48.0
State = Literal["leads", "asked", "waits", "out"]


@surface_cache(40)
def piece(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A thing of the hall, by its name: the easel, the heron, a paddle with its state; some are painted."""
    if PICTURES.has(HALL, name):
        return figure(HALL, name, size)
    return drawing(GAME, "hall", name).surface(size)


@surface_cache(4)
def heron(size: tuple[int, int], head: bool) -> pygame.Surface:
    """The heron's head with its hat, or all the rest of it, where it is on the whole picture."""
    image, k = piece("heron", size).copy(), size[0] / SHEET[0]
    cut, chest = round(NECK[1] * k), round(CHEST * k)
    neck = pygame.Rect(round(THROAT[0] * k), cut, round((THROAT[1] - THROAT[0]) * k), size[1])
    neck.top += round(LAP * k) if head else -round(LAP * k)
    rest = image.subsurface(neck.clip(image.get_rect())).copy()
    image.fill((0, 0, 0, 0), (0, chest, *size) if head else (0, 0, size[0], chest))
    if head:
        image.fill((0, 0, 0, 0), neck)
    else:
        image.blit(rest, neck)
    return image


def swinging(size: tuple[int, int]) -> pygame.Surface:
    """The wing on a picture whose middle is its joint: it can be turned about it."""
    return _about(piece("wing", size), JOINT[0] / WING[0], JOINT[1] / WING[1])


def nodding(size: tuple[int, int]) -> pygame.Surface:
    """The heron's head on a picture whose middle is in its neck."""
    return _about(heron(size, head=True), NECK[0] / SHEET[0], NECK[1] / SHEET[1])


def _about(image: pygame.Surface, across: float, down: float) -> pygame.Surface:
    """The visible part of the image on one whose middle is at these shares of its width and height."""
    wide, high = image.get_size()
    at, ink = (round(across * wide), round(down * high)), image.get_bounding_rect().inflate(2, 2)
    reach = max(at[0] - ink.left, ink.right - at[0], at[1] - ink.top, ink.bottom - at[1])
    whole = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
    whole.blit(image, (reach - at[0], reach - at[1]))
    return whole


def joint(place: pygame.Rect, lowered: bool = False) -> tuple[int, int]:
    """The place of the joint when the raised wing is at that place; lowered it is drawn in a little."""
    x, y = JOINT[0] / WING[0] * place.width, JOINT[1] / WING[1] * place.height
    return place.left + round(x) - round(DRAWN_IN * place.width if lowered else 0), place.top + round(y)


def lowered_wing(place: pygame.Rect) -> PlacedSprite:
    """The wing after the blow, its hammer on the block, and its place; `place` is that of the raised wing."""
    image = _turned_down(place.size)
    return image, image.get_rect(center=joint(place, lowered=True))


@surface_cache(4)
def _turned_down(size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.rotozoom(swinging(size), -STRUCK, 1)
