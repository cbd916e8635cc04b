"""The pieces of a table that can be inspected, and their pages."""

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
    """The pieces that can be inspected: every piece on the table, and the page it opens.

    By default each seat's panel opens its player's page, which says only what its view shows.
    """

    writer: Callable[[InspectionContext], Any] = PageWriter
    """The writer that the makers of pages get."""
    pages: Mapping[str, Callable[[Any, str], Page | None]] = MappingProxyType(
        {"panel": lambda writer, seat: seat_page(int(seat), writer.asked)}
    )
    """The maker of the page of each kind of piece, from the rest of its key."""
    actions: ActionSpecs = ActionSpecs()
    book: Rulebook | None = None
    """The actions and choices whose pages are places of this book."""

    def places(self, layout: Any, view: Any) -> Iterable[PiecePlace]:
        """Every piece with its place, the topmost first; in this order the keyboard walks.

        A verb's button is "verb:" and its name, a choice that stands open "choice:" and its key.
        """
        return ((Piece("panel", seat), rect) for seat, rect in enumerate(layout.panels))

    def near_places(self, layout: Any, view: Any, near: str) -> Iterable[PiecePlace]:
        """The pieces of what is looked at from nearby (`Look.far_at`), where they are seen large."""
        return ()

    def page(self, piece: Piece, asked: InspectionContext) -> Page | None:
        """The page of a piece, None where there is nothing to tell."""
        told = self.actions.pages.get(piece)
        seen = told.shown if told else piece
        made = self.pages.get(seen.kind)
        shown = made(self.writer(asked), seen.key) if made else None
        return action_page(piece, told, self.book, asked, shown) if told and self.book and shown else shown
