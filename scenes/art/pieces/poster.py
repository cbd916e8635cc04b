"""What stands on the posters of the first start: a sunburst, and somebody's face before it."""

from __future__ import annotations

import pygame

from scenes.art import palette as pal
from scenes.art.kept import kept
from scenes.art.pieces import characters
from scenes.art.vector import Drawing

FACE = 0.94
"""The medallion, as a share of the poster's height."""


def sunburst(surface: pygame.Surface, rect: pygame.Rect, tones: tuple[pal.Colour, pal.Colour]) -> None:
    """A sunburst of two tones over the whole poster."""
    surface.blit(_rays(rect.size, tones), rect)


def face(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """One of the `characters`, pleased, in the middle."""
    side = round(rect.height * FACE)
    medallion = pygame.Rect(0, 0, side, side)
    medallion.center = rect.center
    characters.character(surface, medallion, name, characters.PLEASED)


@kept(4)
def _rays(size: tuple[int, int], tones: tuple[pal.Colour, pal.Colour]) -> pygame.Surface:
    sheet = Drawing(200 * size[0] / size[1], 200)
    sheet.box(0, 0, sheet.width, sheet.height, 0, tones[1])
    middle = sheet.width / 2, 100.0
    reach = pygame.Vector2(sheet.width, 0)
    for ray in range(0, 32, 2):
        ends = (reach.rotate(ray * 11.25), reach.rotate((ray + 1) * 11.25))
        points = [(middle[0] + end.x, middle[1] + end.y) for end in ends]
        sheet.path([middle, *points], tones[0])
    return sheet.surface(size, opaque=True)
