"""The group of the pieces that can be inspected, and their pages."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from scenes.table.described.actions import ActionSpecs
from scenes.table.inspection.action_page import action_page
from scenes.table.inspection.inspectables import PiecePlace
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.inspection.page_writer import PageWriter
from scenes.table.inspection.seat_page import seat_page
from scenes.table.piece import Piece
from scenes.table.presentation.book import Rulebook


class Inspection:
    """The pieces that can be inspected, and the page of each; by default the panels with players' pages."""

    writer: Callable[[InspectionContext], Any] = PageWriter
    """The class of the writer that page functions get."""
    pages: Mapping[str, Callable[[Any, str], Page | None]] = MappingProxyType(
        {"panel": lambda writer, seat: seat_page(int(seat), writer.context)}
    )
    """The function that makes the page for each kind of piece, from the writer and the piece's key."""
    actions: ActionSpecs = ActionSpecs()
    book: Rulebook | None = None
    """The rulebook from which the pages of `actions` are made."""

    def places(self, layout: Any, view: Any) -> Iterable[PiecePlace]:
        """Every piece with its rectangle, the topmost first, in keyboard order.

        A verb's button is "verb:<name>", an open choice "choice:<key>".
        """
        return ((Piece("panel", seat), rect) for seat, rect in enumerate(layout.panels))

    def magnified_places(self, layout: Any, view: Any, near: str) -> Iterable[PiecePlace]:
        """The pieces of a magnified thing (`TableLook.magnifiable_at`) with their enlarged rectangles."""
        return ()

    def page(self, piece: Piece, asked: InspectionContext) -> Page | None:
        """The page of a piece, None for none."""
        link = self.actions.pages.get(piece)
        seen = link.shown if link else piece
        made = self.pages.get(seen.kind)
        shown = made(self.writer(asked), seen.key) if made else None
        return action_page(piece, link, self.book, asked, shown) if link and self.book and shown else shown
