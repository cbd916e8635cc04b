"""The ground behind a table and its idle life: what a game may bring, and the part that shows the life."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import pygame

from raccoon.engine.events import Event
from scenes.art import palette as pal
from scenes.art.sprite_layer import PlacedSprite


class Ground(Protocol):
    """The ground under everything; it may take long to draw, and another one is shown until it is ready."""

    @property
    def has_news(self) -> bool:
        """Whether the ground that was asked for is there now, and another one is shown still."""

    def surface(self, layout: Any, view: Any) -> pygame.Surface:
        """The ground to show now, as large as the window."""

    def expect(self, layout: Any, view: Any) -> None:
        """Have a ground begun that will be wanted soon."""

    def ready(self, layout: Any, view: Any) -> pygame.Surface | None:
        """That ground, if it has been drawn."""

    def is_coming(self, layout: Any, view: Any) -> bool:
        """Whether that ground is being drawn now or is the next to be."""


class Life(Protocol):
    """The movement in the ground when nothing else moves; all of it sprites within the open country."""

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

    def update(self, dt: float, hurried: bool = False) -> bool:
        """Let time pass; whether something has moved. Nothing is drawn ahead while the table is `hurried`."""

    def aloft(self) -> Iterator[PlacedSprite]:
        """The sprites that move, the farthest first."""


class PlainGround:
    """A cloth without a picture on it."""

    has_news = False

    def __init__(self) -> None:
        self._cloth: pygame.Surface | None = None

    def surface(self, layout: Any, view: Any) -> pygame.Surface:
        """The cloth, kept while the window stays as large."""
        if self._cloth is None or self._cloth.get_size() != layout.size:
            self._cloth = pygame.Surface(layout.size)
            self._cloth.fill(pal.rgb(pal.NIGHT))
        return self._cloth

    def expect(self, layout: Any, view: Any) -> None:
        """It is drawn at once."""

    def ready(self, layout: Any, view: Any) -> pygame.Surface | None:
        """The cloth is always there."""
        return self.surface(layout, view)

    def is_coming(self, layout: Any, view: Any) -> bool:
        """Nobody has to wait for it."""
        return False


class NoLife:
    """A ground on which nothing moves."""

    def follow(self, ground: Any, layout: Any, view: Any, covers: Sequence[pygame.Rect]) -> None:
        """Nothing to follow."""

    def rest(self) -> None:
        """It rests."""

    def welcome(self, events: Sequence[Event], view: Any) -> None:
        """Nothing comes."""

    def settle(self) -> None:
        """Nothing was coming."""

    def stages(self) -> Sequence[pygame.Rect]:
        """Nothing comes."""
        return ()

    def update(self, dt: float, hurried: bool = False) -> bool:
        """Nothing moves."""
        return False

    def aloft(self) -> Iterator[PlacedSprite]:
        """Nothing is seen."""
        return iter(())
