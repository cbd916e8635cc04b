"""The closed curtain, the shared one or a game's own."""

import pygame

from raccoon.app.assets import SHARED
from scenes.art import Drawing, Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache


def curtain(surface: pygame.Surface) -> None:
    """Cover the whole surface with the closed shared curtain, opaque."""
    surface.blit(closed(SHARED, surface.get_size()), (0, 0))


@surface_cache(2)
def closed(owner: str, size: Size) -> pygame.Surface:
    """The closed curtain of a game or `SHARED`, cropped: in a narrow window to its middle, in a low one to
    its top.
    """
    whole = drawing(owner, "stage", "curtain")
    scale = max(size[0] / whole.width, size[1] / whole.height)
    sheet = Drawing(size[0] / scale, size[1] / scale)
    sheet.begin(f"translate({(sheet.width - whole.width) / 2:g} 0)")
    sheet.take(whole)
    sheet.end()
    return sheet.surface(size, opaque=True)
