"""The street behind the houses: it goes from noon to sundown with the pile, and into night at the end."""

from __future__ import annotations

import pygame

from raccoon.games.saloon_tycoon.view import View
from scenes.art.palette import rgb
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import WALNUT
from scenes.saloon_tycoon.holdings import daylight
from scenes.saloon_tycoon.layout import SaloonLayout

HOURS = 8
"""In how many steps the day passes."""
Key = tuple[tuple[int, int], int, int, bool]


class Street:
    """The picture for the hour; the last one is kept."""

    has_news = False

    def __init__(self) -> None:
        self._key: Key | None = None
        self._picture: pygame.Surface | None = None

    def surface(self, layout: SaloonLayout, view: View) -> pygame.Surface:
        """The street at the hour of this view."""
        edge = layout.desk.top - layout.frame.px(10)
        hour = round((1 - daylight(view)) * HOURS)
        key = (layout.size, edge, hour, view.ender is not None)
        if self._picture is None or key != self._key:
            self._key, self._picture = key, _drawn(*key)
        return self._picture

    def expect(self, layout: SaloonLayout, view: View) -> None:
        """It is drawn when it is asked for."""

    def ready(self, layout: SaloonLayout, view: View) -> pygame.Surface | None:
        """That picture."""
        return self.surface(layout, view)

    def is_coming(self, layout: SaloonLayout, view: View) -> bool:
        """Nobody has to wait for it."""
        return False


def _drawn(size: tuple[int, int], edge: int, hour: int, night: bool) -> pygame.Surface:
    """The street above the desk's edge, wood below it."""
    picture = pygame.Surface(size)
    picture.fill(rgb("#241410"))
    picture.blit(art.street((size[0], edge), hour / HOURS, night), (0, 0))
    pygame.draw.rect(picture, rgb(WALNUT), pygame.Rect(0, edge, size[0], max(2, size[1] // 200)))
    return picture
