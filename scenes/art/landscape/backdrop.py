"""The background of a form: the title's countryside, or a game's own ground, its lights turned down."""

from collections.abc import Callable

import pygame

from scenes.art import palette as pal, shapes, theme
from scenes.art.landscape import countryside
from scenes.art.surface_cache import surface_cache

DUSK = "#5d4250"
"""The colour that multiplies the countryside's: type on it stays as clear as on dark wood."""

EVENING = "#c6b2bb"
"""The same where little type lies on it."""


PaintBackdrop = Callable[[pygame.Surface], None]
"""Covers a whole surface with a picture in full light."""


def fresh(surface: pygame.Surface) -> None:
    """The countryside, not kept: what is made of it is."""
    surface.blit(countryside.fresh(surface.get_size()), (0, 0))


def behind(
    surface: pygame.Surface, k: float, ground: PaintBackdrop = fresh, light: pal.Colour = DUSK
) -> None:
    """Cover the surface with a ground dimmed to `light`, plain wood in high contrast; `k` is the scale."""
    if theme.high_contrast():
        shapes.desk(surface, surface.get_rect(), k)
        return
    surface.blit(_dusk(surface.get_size(), ground, light), (0, 0))


def once(surface: pygame.Surface, k: float) -> None:
    """The same countryside for those who keep the whole picture themselves: it is kept once."""
    if theme.high_contrast():
        behind(surface, k)
    else:
        surface.blit(_dimmed(surface.get_size(), fresh, DUSK), (0, 0))


def lit(size: tuple[int, int], ground: PaintBackdrop) -> pygame.Surface:
    """A ground in full light, kept until another is asked for."""
    return _dusk(size, ground, "#ffffff")


@surface_cache(1)
def _dusk(size: tuple[int, int], ground: PaintBackdrop, light: pal.Colour) -> pygame.Surface:
    return _dimmed(size, ground, light)


def _dimmed(size: tuple[int, int], ground: PaintBackdrop, light: pal.Colour) -> pygame.Surface:
    picture = pygame.Surface(size)
    ground(picture)
    picture.fill(pal.rgb(light), special_flags=pygame.BLEND_RGB_MULT)
    return picture
