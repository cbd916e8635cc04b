"""The results with inspection: a player's column, a round on the charts, a row of the ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from scenes.results import charts, moments
from scenes.results.code_button import code_of
from scenes.results.result_tabs import PAGES
from scenes.results.scene import ResultsActions, ResultsScene, takeback_remark
from scenes.table.inspection.inspectables import Inspectables, PiecePlace
from scenes.table.inspection.inspector import InspectableScreen
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.piece import Piece
from scenes.table.presentation import GamePresentation


def pages_at_the_end(session: Session, shown: GamePresentation, say: Say) -> Callable[[Piece], Page | None]:
    """A function that makes the page of a piece from the public view of the finished game."""
    seats = shown.look.displayed_seats(session.seats, session.match.setup)
    asked = InspectionContext(shown.game, session.view(None), seats, say)
    return lambda piece: shown.inspection.page(piece, asked)


def results_scene(
    session: Session,
    shown: GamePresentation,
    catalogue: Catalogue,
    actions: ResultsActions,
    pace: float = 0.0,
    hear: Callable[[str], None] = lambda effect: None,
    challenge: str = "",
) -> InspectableResults:
    """The results of a session that has ended; `pace` is that of the count, 0 for none, `challenge` the
    sentence about the challenge that was played.
    """
    told = shown.results.results_of(session, catalogue)
    remarks = () if session.lesson_script else (challenge, takeback_remark(session, catalogue))
    remark = " ".join(filter(None, remarks))
    page = pages_at_the_end(session, shown, catalogue.say)
    code = code_of(session)
    return InspectableResults(page, catalogue, told, actions, remark, code=code, pace=pace, hear=hear)


class InspectableResults(InspectableScreen, ResultsScene):
    """The results whose pieces open pages; `page` makes the page of a piece."""

    def __init__(
        self, page: Callable[[Piece], Page | None], catalogue: Catalogue, *results: Any, **more: Any
    ) -> None:
        super().__init__(catalogue, *results, **more)
        self._page_of, self._say = page, catalogue.say
        self.ask_with(self._say)

    def inspectables(self) -> Inspectables | None:
        """The pieces of the page shown that can be inspected; None during the count."""
        return (
            Inspectables(tuple(self._places()), self._told, back="ask.back.results")
            if self.count.done
            else None
        )

    def _told(self, piece: Piece) -> Page | None:
        if piece.startswith(f"{moments.KIND}:"):
            return moments.page(self.results, piece, self.frame, self._say)
        return self._page_of(piece)

    def _places(self) -> Iterator[PiecePlace]:
        if self.page == "ledger":
            yield from ((row.piece, box) for row, box in self.ledger.visible_rows() if row.piece)
        if self.page == PAGES[0]:
            yield from self.front.pieces(self.size, self.leaf)
        if self.page == "charts":
            for shown, plot in charts.plots(self.leaf, self.results):
                yield from charts.beside(self.leaf, self.results, shown, plot)
                yield from moments.places(self.results, plot)
