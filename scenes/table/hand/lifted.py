"""The picture of a piece that is held up over the table, over its shadow."""

import pygame

from scenes.art import Frame, Size, shapes

MARGIN = 34
"""Room for the shadow."""
LIFTED = 16
"""The distance to the shadow: the piece is held above the table."""
DARK = 190


def lifted(picture: pygame.Surface, core: Size, frame: Frame, throws: Size | None = None) -> pygame.Surface:
    """The picture over the shadow of something held up; `core` is the size of the piece in it, `throws` that
    of what throws the shadow, where it is another.
    """
    margin = frame.px(MARGIN)
    sheet = pygame.Surface((core[0] + 2 * margin, core[1] + 2 * margin), pygame.SRCALPHA)
    place = pygame.Rect((margin, margin), core)
    dark = pygame.Rect((0, 0), throws or core)
    dark.center = place.center
    shapes.shadow(sheet, dark, frame.scale, DARK, LIFTED)
    sheet.blit(picture, picture.get_rect(center=place.center))
    return sheet
