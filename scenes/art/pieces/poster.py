"""The picture on the posters of the first start: a sunburst and a character's face before it."""

import pygame

from scenes.art import Drawing, palette as pal
from scenes.art.linework.drawing_file import trimming
from scenes.art.pieces import characters
from scenes.art.surface_cache import surface_cache

FACE = 0.96
"""The medallion's side as a share of the poster's height."""
WIDE, DOWN = 0.75, 0.045
"""The bust's width and its top as shares of the medallion's side, so that the whole hat is visible."""
BUST = 426 / 290
"""Height : width of a bust."""


def sunburst(surface: pygame.Surface, rect: pygame.Rect, tones: tuple[pal.Colour, pal.Colour]) -> None:
    """Draw a sunburst of two tones over the whole poster."""
    surface.blit(_rays(rect.size, tones), rect)


def face(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Draw a character, pleased, in a round window in the middle."""
    side = round(rect.height * FACE)
    window = pygame.Rect(0, 0, side, side)
    window.center = rect.center
    picture = _bust(side, name)
    picture.blit(trimming("poster_opening", window.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, window)
    surface.blit(trimming("studded_rim", window.size), window)


def _bust(side: int, name: str) -> pygame.Surface:
    """The bust in a square, its ground extended to all sides."""
    wide, top = round(side * WIDE), round(side * DOWN)
    gap = (side - wide) // 2
    bust = pygame.Surface((wide, round(wide * BUST)), pygame.SRCALPHA)
    characters.bust(bust, bust.get_rect(), name, characters.PLEASED)
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    for edge, left, room in ((0, 0, gap), (wide - 1, gap + wide - 1, side - gap - wide)):
        ground = bust.subsurface((edge, 0, 1, bust.get_height()))
        picture.blit(pygame.transform.scale(ground, (room + 1, bust.get_height())), (left, top))
    picture.blit(bust, (gap, top))
    above = picture.subsurface((0, top, side, 1)).copy()
    picture.blit(pygame.transform.scale(above, (side, top)), (0, 0))
    return picture


@surface_cache(4)
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
