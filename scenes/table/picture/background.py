"""The ground behind a table and its idle life: what a game may bring, and the part that shows the life."""

from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from raccoon.engine.events import Event
from scenes.art import palette as pal
from scenes.art.sprite_layer import PlacedSprite


class Ground:
    """The ground under everything: a cloth without a picture on it, where a game has none of its own.

    One that takes long to draw is begun when it is expected, and another is shown until it is ready.
    """

    _cloth: pygame.Surface | None = None

    @property
    def has_news(self) -> bool:
        """Whether the ground that was asked for is there now, and another one is shown still."""
        return False

    def surface(self, layout: Any, view: Any) -> pygame.Surface:
        """The ground to show now, as large as the window."""
        if self._cloth is None or self._cloth.get_size() != layout.size:
            self._cloth = pygame.Surface(layout.size)
            self._cloth.fill(pal.rgb(pal.NIGHT))
        return self._cloth

    def expect(self, layout: Any, view: Any) -> None:
        """Have a ground begun that will be wanted soon."""

    def ready(self, layout: Any, view: Any) -> pygame.Surface | None:
        """That ground, if it has been drawn."""
        return self.surface(layout, view)

    def is_coming(self, layout: Any, view: Any) -> bool:
        """Whether that ground is being drawn now or is the next to be."""
        return False


class Life:
    """The movement in the ground while nothing else moves, by default none: sprites in the country."""

    rate = 0
    """The times a second at which it moves now."""

    def follow(self, ground: Any, layout: Any, view: Any, covers: Sequence[pygame.Rect]) -> None:
        """The table is drawn like this; `covers` lie over the strip of open country."""

    def rest(self) -> None:
        """Something lies over the table: nothing is to be seen."""

    def welcome(self, events: Sequence[Event], view: Any) -> None:
        """These have happened; `view` is as they left it."""

    def settle(self) -> None:
        """Nothing comes any more: it was taken back."""

    def stages(self) -> Sequence[pygame.Rect]:
        """The places where something is about to be seen: no words should cover them meanwhile."""
        return ()

    def update(self, dt: float, hurried: bool = False) -> bool:
        """Let time pass; whether something has moved. Nothing is drawn ahead while the table is `hurried`."""
        return False

    def aloft(self) -> Iterator[PlacedSprite]:
        """The sprites that move, the farthest first."""
        return iter(())
