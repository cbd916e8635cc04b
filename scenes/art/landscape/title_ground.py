"""The background of a title: plain wood, or a game's painted picture."""

from collections.abc import Iterable, Iterator
from typing import Literal

import pygame

from scenes.art import Frame, shapes
from scenes.art.pictures import PICTURES, SCENERY
from scenes.art.sprite_layer import PlacedSprite

NamePlace = Literal["across", "top", "left"]


class TitleGround:
    """The background of a title, moving while `awake`; this one is plain wood.

    `name_at` is the place it leaves free for the name of a game: one line `across`, or two lines at its `top`
    or at the upper `left`.
    """

    awake = True
    name_at: NamePlace = "across"

    def draw(self, surface: pygame.Surface) -> None:
        """Cover the whole surface."""
        shapes.desk(surface, surface.get_rect(), Frame.of(surface.get_size()).scale)

    def notice(self, event: pygame.event.Event) -> None:
        """React to the window's loss or gain of focus."""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether anything looks different."""
        return False

    def is_stale(self, moving: bool = True) -> bool:
        """Whether `draw` would draw something else than it did last."""
        return False

    def sprites(
        self, size: tuple[int, int], covers: Iterable[pygame.Rect], moving: bool = True
    ) -> Iterator[PlacedSprite]:
        """The moving sprites on a window of that size, cropped at `covers`."""
        return iter(())


class PictureGround(TitleGround):
    """A game's painted picture over the whole window, still; `focus` as in `pictures.cover`."""

    awake = False

    def __init__(self, game: str, name_at: NamePlace, focus: float) -> None:
        self.name_at, self.focus = name_at, focus
        self._kind = f"{game}/{SCENERY}"

    def draw(self, surface: pygame.Surface) -> None:
        """Cover the whole surface with the picture, which is not cached here."""
        surface.blit(PICTURES.uncached(self._kind, "title", surface.get_size(), self.focus), (0, 0))
