"""What lies behind a form: the title's countryside, its lights turned down."""

import pygame

from scenes.art import palette as pal
from scenes.art import shapes, theme
from scenes.art.kept import kept
from scenes.art.landscape import countryside

DUSK = "#5d4250"
"""What the countryside's colours are multiplied by: type on it stays as clear as on dark wood."""


def behind(surface: pygame.Surface, k: float) -> None:
    """Cover the whole surface; in the theme of high contrast with plain wood. `k` is the frame's scale."""
    if theme.high_contrast():
        shapes.desk(surface, surface.get_rect(), k)
        return
    surface.blit(_dusk(surface.get_size()), (0, 0))


def once(surface: pygame.Surface, k: float) -> None:
    """The same for those who keep the whole picture themselves: what is as large as a window is kept once."""
    if theme.high_contrast():
        behind(surface, k)
    else:
        surface.blit(_dimmed(surface.get_size()), (0, 0))


@kept(1)
def _dusk(size: tuple[int, int]) -> pygame.Surface:
    return _dimmed(size)


def _dimmed(size: tuple[int, int]) -> pygame.Surface:
    picture = countryside.fresh(size)
    picture.fill(pal.rgb(DUSK), special_flags=pygame.BLEND_RGB_MULT)
    return picture
