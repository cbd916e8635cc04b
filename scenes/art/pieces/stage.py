"""The closed curtain of the house, and what a game has in its place."""

import pygame

from raccoon.app.assets import SHARED
from scenes.art import Drawing, Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache


def curtain(surface: pygame.Surface) -> None:
    """Cover the whole surface with closed velvet; nothing beneath shows through."""
    surface.blit(closed(SHARED, surface.get_size()), (0, 0))


@surface_cache(2)
def closed(owner: str, size: Size) -> pygame.Surface:
    """The curtain of the house or of a game, closed: in a narrow window its middle, in a low one its head."""
    whole = drawing(owner, "stage", "curtain")
    scale = max(size[0] / whole.width, size[1] / whole.height)
    sheet = Drawing(size[0] / scale, size[1] / scale)
    sheet.begin(f"translate({(sheet.width - whole.width) / 2:g} 0)")
    sheet.take(whole)
    sheet.end()
    return sheet.surface(size, opaque=True)
