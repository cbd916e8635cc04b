"""The sprite of a piece that is held above the table, with its shadow."""

import pygame

from scenes.art import Frame, Size, shapes

MARGIN = 34
"""The room for the shadow, in design units."""
LIFTED = 16
"""The offset of the shadow of a piece held above the table, in design units."""
DARK = 190


def lifted(picture: pygame.Surface, core: Size, frame: Frame, throws: Size | None = None) -> pygame.Surface:
    """The picture over its shadow; `core` is the size of the piece in it, `throws` the size that the shadow
    has if that is not the piece's.
    """
    margin = frame.px(MARGIN)
    sheet = pygame.Surface((core[0] + 2 * margin, core[1] + 2 * margin), pygame.SRCALPHA)
    place = pygame.Rect((margin, margin), core)
    dark = pygame.Rect((0, 0), throws or core)
    dark.center = place.center
    shapes.shadow(sheet, dark, frame.scale, DARK, LIFTED)
    sheet.blit(picture, picture.get_rect(center=place.center))
    return sheet
