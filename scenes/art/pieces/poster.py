"""What stands on the posters of the first start: a sunburst, and somebody's face before it."""

from __future__ import annotations

import pygame

from scenes.art import palette as pal
from scenes.art.kept import kept
from scenes.art.pieces import characters
from scenes.art.vector import Drawing

FACE = 0.96
"""The medallion, as a share of the poster's height."""
BUST, ASIDE = 426 / 290, 0.08
"""How high a bust is for its width, and the room left and right of it, as a share of the medallion."""
STUDS = 64


def sunburst(surface: pygame.Surface, rect: pygame.Rect, tones: tuple[pal.Colour, pal.Colour]) -> None:
    """A sunburst of two tones over the whole poster."""
    surface.blit(_rays(rect.size, tones), rect)


def face(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """One of the `characters`, pleased, hat and all, in a round window with studs on its rim."""
    side = round(rect.height * FACE)
    medallion = pygame.Rect(0, 0, side, side)
    medallion.center = rect.center
    picture = _bust(name, side)
    picture.blit(_disc(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, medallion)
    surface.blit(_rim(side), medallion)


def _bust(name: str, side: int) -> pygame.Surface:
    """From the hat to the chin on a square, its ground led on to the edges."""
    picture, gap = pygame.Surface((side, side), pygame.SRCALPHA), round(side * ASIDE)
    bust = pygame.Surface((side - 2 * gap, round((side - 2 * gap) * BUST)), pygame.SRCALPHA)
    characters.bust(bust, bust.get_rect(), name, characters.PLEASED)
    high = bust.get_height()
    for edge, left in ((0, 0), (bust.get_width() - 1, side - gap - 1)):
        ground = bust.subsurface((edge, 0, 1, high))
        picture.blit(pygame.transform.scale(ground, (gap + 1, high)), (left, 0))
    picture.blit(bust, (gap, 0))
    return picture


@kept(4)
def _disc(side: int) -> pygame.Surface:
    sheet = Drawing(200, 200)
    sheet.circle((100, 100), 95, "#ffffff")
    return sheet.surface((side, side))


@kept(4)
def _rim(side: int) -> pygame.Surface:
    sheet = Drawing(200, 200)
    brass = sheet.linear((30, 20), (170, 180), (0, pal.GILT_LIGHT), (0.5, pal.GILT_DEEP), (1, pal.GILT))
    sheet.circle((100, 100), 95, "none", pal.NIGHT, 9)
    sheet.circle((100, 100), 95, "none", brass, 6.4)
    for number in range(STUDS):
        at = pygame.Vector2(0, 95).rotate(number * 360 / STUDS)
        sheet.circle((100 + at.x, 100 + at.y), 1.1, "#fff6dc")
    return sheet.surface((side, side))


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
