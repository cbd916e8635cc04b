"""Commodity tokens: each has a silhouette, a colour and a picture, and is recognisable without colour."""

import pygame

from scenes.art import theme
from scenes.art.linework import patterns
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art.colours import COMMODITY, COMMODITY_FIELD

ANY = "any"
"""The name of the six-coloured wheel: any mix of commodities."""

_DETAIL_FROM = 40
"""The size in pixels from which on the pictures have fine lines."""
patterns.add(COMMODITY.values())
patterns.add(middle for _, middle, _ in COMMODITY_FIELD.values())


def token(surface: pygame.Surface, rect: pygame.Rect, commodity: str, alpha: int = 255) -> None:
    """Draw a commodity's token (or the wheel `ANY`) as large as fits, centred; `alpha` fades it."""
    side = min(rect.width, rect.height)
    image = image_of(commodity, side)
    if alpha < 255:
        image = image.copy()
        image.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(image, image.get_rect(center=rect.center))


def empty_slot(surface: pygame.Surface, rect: pygame.Rect, commodity: str) -> None:
    """Draw the faint outline of a missing token."""
    surface.blit(_outline(commodity, min(rect.width, rect.height)), rect)


@surface_cache(256)
def image_of(commodity: str, side: int) -> pygame.Surface:
    """A token's image of `side` pixels, with alpha."""
    hatch = patterns.ink(COMMODITY_FIELD[commodity][1]) if theme.patterns() and commodity != ANY else "none"
    return drawing(GAME, "tokens", commodity, side >= _DETAIL_FROM, hatch=hatch).surface((side, side))


@surface_cache(64)
def _outline(commodity: str, side: int) -> pygame.Surface:
    return drawing(GAME, "tokens", f"{commodity} outline").surface((side, side))
