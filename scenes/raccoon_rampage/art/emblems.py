"""The shapes of the roles, their emblems and the cubes with which they vote."""

import pygame

from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing
from scenes.raccoon_rampage import GAME

NOBODY = "nobody"


@surface_cache(48)
def role(name: str, size: Size) -> pygame.Surface:
    """A role's emblem: its shape on its colour in a brass ring, with alpha. `KeyError` for no role."""
    edge, fine = max(1.2, 90 / min(size)), min(size) >= 40
    return centred(drawing(GAME, "roles", name or NOBODY, fine, edge=edge), size)


@surface_cache(64)
def cube(role: str, size: Size) -> pygame.Surface:
    """A vote: a cube in a role's colour with its shape, grey with a briefcase for ""; with alpha."""
    edge = max(3.0, 110 / min(size))
    return centred(drawing(GAME, "votes", role or NOBODY, edge=edge), size)


def centred(sheet: Drawing, size: Size) -> pygame.Surface:
    """A drawing as large as fits, in the middle."""
    scale = min(size[0] / sheet.width, size[1] / sheet.height)
    picture = sheet.surface((round(sheet.width * scale), round(sheet.height * scale)))
    if picture.get_size() == size:
        return picture
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.blit(picture, picture.get_rect(center=image.get_rect().center))
    return image
