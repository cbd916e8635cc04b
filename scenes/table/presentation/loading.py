"""The group of the picture while a table is loaded, and of what is drawn ahead then."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from scenes.window.scene import Scene


@dataclass(frozen=True)
class LoadingLamp:
    """One of the lamps that show the progress of loading: how it is drawn unlit, its image when lit."""

    draw_unlit: Callable[[pygame.Surface, pygame.Rect], None]
    lit: Callable[[int], pygame.Surface]


class Loading:
    """The picture while a table is loaded, and what is drawn ahead to make later frames quick."""

    lights: Sequence[LoadingLamp] = ()

    def prewarm(self, table: Scene) -> Iterator[None]:
        """Draw what opens on the table later, a part at each step, before the table is shown."""
        return iter(())
