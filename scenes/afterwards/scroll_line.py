"""The line beside a list that is longer than its room: which part of it is in sight."""

import pygame

from scenes.art import palette as pal

GROUND = "#d8c093"


def draw(surface: pygame.Surface, line: pygame.Rect, first: int, room: int, count: int) -> None:
    """Draw it into a narrow rectangle: from the `first` on `room` of `count` rows are seen; nothing where all
    are.
    """
    if count <= room:
        return
    pygame.draw.rect(surface, GROUND, line, border_radius=line.width)
    seen = line.copy()
    seen.top, seen.height = line.top + line.height * first // count, line.height * room // count
    pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), seen, border_radius=line.width)
