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
"""The size of the heron's drawing without the wing, in design units; the podium cuts off its chest."""
WING = (220.0, 220.0)
"""The size of the drawing of the raised wing with the hammer."""
ELBOW: Point = (300.0, 224.0)
"""The joint of the wing on the heron's drawing."""
JOINT: Point = (44.0, 176.0)
"""The joint on the wing's drawing, about which it turns."""
NECK: Point = (186.0, 100.0)
"""The point of the heron's drawing about which its head nods."""
CHEST, THROAT = 130.0, (165.0, 245.0)
"""The head is all above `CHEST`, but for the neck between the two values of `THROAT`."""
NOD, LAP = 13.0, 4.0
"""The degrees of a nod, and the overlap of head and neck in design units."""
LIFT, STRUCK = 12.0, 56.0
"""The degrees by which the wing is raised further before the blow, and by which it turns down."""
DRAWN_IN = 0.14
"""The shift of its joint to the left by the blow, as a share of the wing's width."""
PADDLE = (120.0, 172.0)
"""The size of a paddle's drawing: the disc's middle is `DISC` below the upper edge, its radius `ROUND`."""
DISC, ROUND = 60.0, 48.0
State = Literal["leads", "asked", "waits", "out"]


@surface_cache(40)
def piece(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The image of a thing in the hall ("easel", "heron", "paddle out" …), from a painting or a drawing."""
    if PICTURES.has(HALL, name):
        return figure(HALL, name, size)
    return drawing(GAME, "hall", name).surface(size)


@surface_cache(4)
def heron(size: tuple[int, int], head: bool) -> pygame.Surface:
    """The heron's head with its hat, or the rest of the heron, on a sheet of the whole heron's size."""
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
    """The raised wing on an image centred on its joint, to be rotated."""
    return _about(piece("wing", size), JOINT[0] / WING[0], JOINT[1] / WING[1])


def nodding(size: tuple[int, int]) -> pygame.Surface:
    """The heron's head on an image centred on its neck, to be rotated."""
    return _about(heron(size, head=True), NECK[0] / SHEET[0], NECK[1] / SHEET[1])


def _about(image: pygame.Surface, across: float, down: float) -> pygame.Surface:
    """Put the image onto a larger one whose centre is at these shares of its width and height."""
    wide, high = image.get_size()
    at, ink = (round(across * wide), round(down * high)), image.get_bounding_rect().inflate(2, 2)
    reach = max(at[0] - ink.left, ink.right - at[0], at[1] - ink.top, ink.bottom - at[1])
    whole = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
    whole.blit(image, (reach - at[0], reach - at[1]))
    return whole


def joint(place: pygame.Rect, lowered: bool = False) -> tuple[int, int]:
    """The point of the joint for the place of the raised wing; `lowered`, shifted by `DRAWN_IN`."""
    x, y = JOINT[0] / WING[0] * place.width, JOINT[1] / WING[1] * place.height
    return place.left + round(x) - round(DRAWN_IN * place.width if lowered else 0), place.top + round(y)


def lowered_wing(place: pygame.Rect) -> PlacedSprite:
    """The wing after the blow, its hammer on the block; `place` is that of the raised wing."""
    image = _turned_down(place.size)
    return image, image.get_rect(center=joint(place, lowered=True))


@surface_cache(4)
def _turned_down(size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.rotozoom(swinging(size), -STRUCK, 1)
