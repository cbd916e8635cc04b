"""A part of a table: what the scene asks of each, one after the other."""

from collections.abc import Hashable, Iterable, Iterator

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.context import TableContext
from scenes.table.log.log_steps import LogStep
from scenes.table.picture.highlights import Highlights
from scenes.window.press_guard import Control


class TablePart:
    """Does nothing; each part overrides what it is for. It asks for its own damage (`context.damage`)."""

    def __init__(self, context: TableContext) -> None:
        self.context = context

    def follow(self, step: LogStep) -> None:
        """The position is another one now: take it up. What is shown of it is in the context already."""

    def layout(self) -> None:
        """The window or the position has changed: find the new places in the layout shown."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; the parts after this one get it only when it was not used."""
        return False

    @property
    def question(self) -> Hashable:
        """The question that a guest's controls answer."""
        return None

    def controls(self) -> Iterable[Control]:
        """Its controls that can be seen."""
        return ()

    def spoken(self) -> Iterable[str]:
        """Its words besides its controls, with the marks of a narration, for those who hear the table."""
        return ()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def hides(self) -> tuple[pygame.Rect, ...]:
        """The parts of the table that a guest hides from who looks: nothing there is asked."""
        return ()

    def emphasis(self, marks: Highlights) -> Highlights:
        """The emphasis on the table's pieces, with what a guest lights up."""
        return marks

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the still picture."""

    def aloft(self) -> Iterator[PlacedSprite]:
        """The sprites that move above that, the lowest first."""
        return iter(())
