"""The background of a form: the title's countryside, or a game's own ground, dimmed."""

from collections.abc import Callable

import pygame

from scenes.art import palette as pal, shapes, theme
from scenes.art.landscape import countryside
from scenes.art.surface_cache import surface_cache

DUSK = "#5d4250"
"""The colour multiplied with the countryside, so that type on it is as legible as on dark wood."""

EVENING = "#c6b2bb"
"""The same where there is little type."""


PaintBackdrop = Callable[[pygame.Surface], None]
"""A function that covers a whole surface with an undimmed picture."""


def uncached_countryside(surface: pygame.Surface) -> None:
    """Draw the countryside uncached, for callers that cache their picture."""
    surface.blit(countryside.uncached_countryside(surface.get_size()), (0, 0))


def behind(
    surface: pygame.Surface, k: float, ground: PaintBackdrop = uncached_countryside, light: pal.Colour = DUSK
) -> None:
    """Cover the surface with a ground dimmed by `light`, in high contrast with wood at `k` pixels a unit."""
    if theme.high_contrast():
        shapes.desk(surface, surface.get_rect(), k)
        return
    surface.blit(_dusk(surface.get_size(), ground, light), (0, 0))


def uncached(surface: pygame.Surface, k: float, ground: PaintBackdrop = uncached_countryside) -> None:
    """Cover the surface as `behind` does, uncached, for callers that cache the whole picture themselves."""
    if theme.high_contrast():
        behind(surface, k)
    else:
        surface.blit(_dimmed(surface.get_size(), ground, DUSK), (0, 0))


def lit(size: tuple[int, int], ground: PaintBackdrop) -> pygame.Surface:
    """A ground undimmed; the last one is cached."""
    return _dusk(size, ground, "#ffffff")


@surface_cache(1)
def _dusk(size: tuple[int, int], ground: PaintBackdrop, light: pal.Colour) -> pygame.Surface:
    return _dimmed(size, ground, light)


def _dimmed(size: tuple[int, int], ground: PaintBackdrop, light: pal.Colour) -> pygame.Surface:
    picture = pygame.Surface(size)
    ground(picture)
    picture.fill(pal.rgb(light), special_flags=pygame.BLEND_RGB_MULT)
    return picture
