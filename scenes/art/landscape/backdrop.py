"""What lies behind a form: the title's countryside, or a game's own ground, its lights turned down."""

from collections.abc import Callable

import pygame

from scenes.art import palette as pal
from scenes.art import shapes, theme
from scenes.art.kept import kept
from scenes.art.landscape import countryside

DUSK = "#5d4250"
"""What the countryside's colours are multiplied by: type on it stays as clear as on dark wood."""


Ground = Callable[[pygame.Surface], None]
"""Covers a whole surface with a picture in full light."""


def behind(surface: pygame.Surface, k: float, ground: Ground = countryside.countryside) -> None:
    """Cover the whole surface with a ground, its lights turned down; in the theme of high contrast with plain
    wood. `k` is the frame's scale.
    """
    if theme.high_contrast():
        shapes.desk(surface, surface.get_rect(), k)
        return
    surface.blit(_dusk(surface.get_size(), ground), (0, 0))


@kept(1)
def _dusk(size: tuple[int, int], ground: Ground) -> pygame.Surface:
    picture = pygame.Surface(size)
    ground(picture)
    picture.fill(pal.rgb(DUSK), special_flags=pygame.BLEND_RGB_MULT)
    return picture
