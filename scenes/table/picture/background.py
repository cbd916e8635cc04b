"""The base classes of the background of a table: its ground, and its idle life."""

from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from raccoon.engine.events import Event
from scenes.art import palette as pal
from scenes.art.sprite_layer import PlacedSprite


class Ground:
    """The ground below everything: by default a plain cloth.

    A ground that takes long to draw is begun when it is expected; another one is shown until it is ready.
    """

    _cloth: pygame.Surface | None = None

    @property
    def has_news(self) -> bool:
        """Whether the requested ground is ready while another one is still shown."""
        return False

    def surface(self, layout: Any, view: Any) -> pygame.Surface:
        """The ground to show now, in the window's size."""
        if self._cloth is None or self._cloth.get_size() != layout.size:
            self._cloth = pygame.Surface(layout.size)
            self._cloth.fill(pal.rgb(pal.NIGHT))
        return self._cloth

    def expect(self, layout: Any, view: Any) -> None:
        """Begin to draw a ground that will be needed soon."""

    def ready(self, layout: Any, view: Any) -> pygame.Surface | None:
        """The ground for a view if it is ready; else None."""
        return self.surface(layout, view)

    def is_coming(self, layout: Any, view: Any) -> bool:
        """Whether the ground for a view is being drawn or is the next."""
        return False


class Life:
    """The idle movement in the open country while nothing else moves, as sprites; by default none."""

    rate = 0
    """The number of its movements per second; 0 for none."""

    def follow(self, ground: Any, layout: Any, view: Any, covers: Sequence[pygame.Rect]) -> None:
        """Take over the drawn table; `covers` are over the strip of open country."""

    def rest(self) -> None:
        """Show nothing while something covers the table."""

    def react_to(self, events: Sequence[Event], view: Any) -> None:
        """React to events; `view` is the one after them."""

    def settle(self) -> None:
        """Drop planned reactions, because moves were taken back."""

    def stages(self) -> Sequence[pygame.Rect]:
        """The rectangles where something is about to appear, which words should not cover."""
        return ()

    def update(self, dt: float, hurried: bool = False) -> bool:
        """Let time pass; return whether something has moved. While `hurried`, draw nothing ahead."""
        return False

    def sprites(self) -> Iterator[PlacedSprite]:
        """The moving sprites, the farthest first."""
        return iter(())
