"""The end of a game that can be asked: a player's column, what somebody bought."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame

from scenes.art.sprite_layer import Aloft
from scenes.results.scene import ResultsScene
from scenes.table.inspection.inquirer import asking_on
from scenes.table.inspection.inquiry import Inquiry, Place
from scenes.table.inspection.page import Page


class AskedResults(ResultsScene):
    """The results whose pieces open their pages; `page` makes that of a piece."""

    def __init__(self, page: Callable[[str], Page | None], *results: Any, **more: Any) -> None:
        super().__init__(*results, **more)
        self._page_of = page
        self.asking = asking_on(self, self.catalogue.say, self.inquiry)

    def inquiry(self) -> Inquiry | None:
        """What can be asked on the page that is shown; nothing while the points are still counted."""
        return Inquiry(tuple(self._places()), self._page_of) if self.count.done else None

    def _places(self) -> Iterator[Place]:
        if self.page == "ledger":
            yield from ((row.piece, box) for row, box in self.ledger.seen() if row.piece)
        table = self.certificate.table if self.page == "certificate" else None
        if table:
            yield from ((f"panel:{seat}", rect) for seat, rect in enumerate(table.columns(self.frame)))

    def handle(self, event: pygame.event.Event) -> None:
        """As ever, but for what asks for a page."""
        if not self.asking.handle(event, self.size):
            super().handle(event)

    def update(self, dt: float) -> None:
        """Let the count go on, and the pointer rest."""
        super().update(dt)
        self.asking.update(dt)

    def aloft(self) -> Iterator[Aloft]:
        """The card of the piece under the pointer."""
        yield from self.asking.aloft(pygame.Rect((0, 0), self.size), self.frame)
