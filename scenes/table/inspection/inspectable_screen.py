"""A screen beside the table whose pieces open their pages."""

from abc import abstractmethod
from collections.abc import Iterator

import pygame

from raccoon.app.text import Say
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.inspection.inspectables import Inspectables
from scenes.table.inspection.inspector import inspector_on
from scenes.table.piece import Piece
from scenes.window.scene import Scene


class InspectableScreen(Scene):
    """Lets a screen be asked: written before it among the parents, it hears every event first."""

    def ask_with(self, say: Say) -> None:
        """From now on pieces open their pages."""
        self.asking = inspector_on(self, say, self.inspectables, self.piece_in_focus)

    @abstractmethod
    def inspectables(self) -> Inspectables | None:
        """The pieces that can be inspected now; None while nothing can be."""

    def piece_in_focus(self) -> Piece | None:
        """The piece that the keyboard is at, if it is at one."""
        return None

    def handle(self, event: pygame.event.Event) -> None:
        """As ever, but for what asks for a page; letters that go into a field ask for nothing."""
        typed = event.type == pygame.KEYDOWN and self.typing is not None
        if typed:
            self.asking.hush()
        if typed or not self.asking.handle(event, self.size):
            super().handle(event)

    def update(self, dt: float) -> None:
        """Let the pointer rest as well."""
        super().update(dt)
        self.asking.update(dt)

    def aloft(self) -> Iterator[PlacedSprite]:
        """As ever, and the card of the piece under the pointer."""
        yield from super().aloft()
        yield from self.asking.aloft(pygame.Rect((0, 0), self.size), self.frame)
