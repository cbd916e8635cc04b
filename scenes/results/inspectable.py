"""The end of a game that can be asked: a player's column, a round on the charts, a purchase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from scenes.results import charts, moments
from scenes.results.scene import PAGES, ResultsScene
from scenes.table.inspection.inspectable_screen import InspectableScreen
from scenes.table.inspection.inspectables import Inspectables, PiecePlace
from scenes.table.inspection.page import Page


class InspectableResults(InspectableScreen, ResultsScene):
    """The results whose pieces open their pages; `page` makes that of a piece."""

    def __init__(self, page: Callable[[str], Page | None], *results: Any, **more: Any) -> None:
        super().__init__(*results, **more)
        self._page_of = page
        self.ask_with(self.catalogue.say)

    def inspectables(self) -> Inspectables | None:
        """What can be asked on the page that is shown; nothing while the points are still counted."""
        return (
            Inspectables(tuple(self._places()), self._told, back="ask.back.results")
            if self.count.done
            else None
        )

    def _told(self, piece: str) -> Page | None:
        if piece.startswith(f"{moments.KIND}:"):
            return moments.page(self.results, piece, self.frame, self.catalogue.say)
        return self._page_of(piece)

    def _places(self) -> Iterator[PiecePlace]:
        if self.page == "ledger":
            yield from ((row.piece, box) for row, box in self.ledger.seen() if row.piece)
        if self.page == PAGES[0]:
            yield from self.front.pieces(self.size, self.leaf)
        if self.page == "charts":
            for shown, plot in charts.plots(self.leaf, self.results):
                yield from charts.beside(self.leaf, self.results, shown, plot)
                yield from moments.places(self.results, plot)
