"""The background of the table: the Chamber by night, and the desk."""

from collections.abc import Iterator

import pygame

from raccoon.games.raccoon_rampage.view import View
from scenes.art import surface_cache
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP, BRASS_LIGHT
from scenes.raccoon_rampage.art.drawings import DESK
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.table.picture.background import Ground


class Chamber(Ground):
    """One picture for each size of window, its desk moved to that of the layout."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture: pygame.Surface | None = None

    def surface(self, layout: RampageLayout, view: View) -> pygame.Surface:
        """The Chamber for this layout."""
        edge = layout.frame.y(layout.edge)
        key = layout.size, edge
        if self._picture is None or key != self._key:
            self._key, self._picture = key, _composed(layout.size, edge)
        return self._picture

    def rehearse(self, layout: RampageLayout, view: View) -> Iterator[None]:
        """Draw it ahead."""
        self.surface(layout, view)
        yield

    def forget(self) -> None:
        """Free the picture: another size will be needed."""
        self._key = self._picture = None


CHAMBER = Chamber()
"""The background of every table: nothing in a game changes it."""
surface_cache.on_clear(CHAMBER.forget)


def _composed(size: tuple[int, int], edge: int) -> pygame.Surface:
    """The Chamber above the edge, the desk below it, the brass between them."""
    picture = art.chamber(size)
    drawn = round(DESK * size[1])
    if abs(drawn - edge) > 1:
        whole = picture.copy()
        upper = whole.subsurface((0, 0, size[0], drawn))
        lower = whole.subsurface((0, drawn, size[0], size[1] - drawn))
        picture.blit(pygame.transform.smoothscale(upper, (size[0], edge)), (0, 0))
        picture.blit(pygame.transform.smoothscale(lower, (size[0], size[1] - edge)), (0, edge))
    high = max(2, size[1] // 180)
    for row in range(high):
        colour = BRASS_LIGHT if row < high // 3 else BRASS if row < 2 * high // 3 else BRASS_DEEP
        pygame.draw.line(picture, colour, (0, edge - high // 2 + row), (size[0], edge - high // 2 + row))
    return picture
