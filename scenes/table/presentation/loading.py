"""The picture while a table is loaded, and the drawing ahead meanwhile."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from scenes.window.scene import Scene


@dataclass(frozen=True)
class LoadingLamp:
    """One of the lights while a table is laid: `draw_unlit` paints it, `lit` is its picture."""

    draw_unlit: Callable[[pygame.Surface, pygame.Rect], None]
    lit: Callable[[int], pygame.Surface]


class Loading:
    """The picture while a table is loaded, and the drawing ahead that spares later frames the wait."""

    lights: Sequence[LoadingLamp] = ()

    def prewarm(self, table: Scene) -> Iterator[None]:
        """Draw what opens on the table later, a piece at each step; the table is not on the window yet."""
        return iter(())
