"""The background of a title: by default plain wood."""

from collections.abc import Iterable, Iterator
from typing import Literal

import pygame

from scenes.art import Frame, shapes
from scenes.art.pictures import PICTURES, SCENERY
from scenes.art.sprite_layer import PlacedSprite

NamePlace = Literal["across", "top", "left"]


class TitleGround:
    """The background of the title, alive while `awake`. By default plain wood.

    `name_at` is the place that it leaves to the name of a game alone: one line `across` it, or two lines at
    its `top` or at the upper `left`.
    """

    awake = True
    name_at: NamePlace = "across"

    def draw(self, surface: pygame.Surface) -> None:
        """Cover the whole surface."""
        shapes.desk(surface, surface.get_rect(), Frame.of(surface.get_size()).scale)

    def notice(self, event: pygame.event.Event) -> None:
        """Nothing moves while the window is not looked at."""

    def update(self, dt: float) -> bool:
        """Let time pass; whether there is something new to see."""
        return False

    def is_stale(self, moving: bool = True) -> bool:
        """Whether `draw` would cover the surface otherwise than it did last."""
        return False

    def aloft(
        self, size: tuple[int, int], covers: Iterable[pygame.Rect], moving: bool = True
    ) -> Iterator[PlacedSprite]:
        """The moving sprites on a window of that size, except behind `covers`."""
        return iter(())


class PictureGround(TitleGround):
    """A game's painted picture over the whole window, at rest; `focus` as in `cover`."""

    awake = False

    def __init__(self, game: str, name_at: NamePlace, focus: float) -> None:
        self.name_at, self.focus = name_at, focus
        self._kind = f"{game}/{SCENERY}"

    def draw(self, surface: pygame.Surface) -> None:
        """Cover the whole surface; the picture is not kept: who draws on it keeps what it makes of it."""
        surface.blit(PICTURES.once(self._kind, "title", surface.get_size(), self.focus), (0, 0))
