"""The pieces on a table and their places."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from raccoon.app.seats import Seat
from scenes.art.pictograms import PictogramPainter
from scenes.table.layout import Layout
from scenes.table.picture.background import Ground, Life
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.piece import Piece


class TableLook:
    """The pieces on the table and their places. Every `layout` handed in is one that this group made."""

    emblems: Mapping[str, PictogramPainter] = MappingProxyType({})
    """Emblems that only its seats wear (`displayed_seats`), by name."""

    def displayed_seats(self, seats: Sequence[Seat], setup: Any) -> tuple[Seat, ...]:
        """The seats as they are seen at a table that was set up like this: where everybody plays a role that
        has a sign of its own, that is worn instead of the emblem chosen.
        """
        return tuple(seats)

    def layout(self, size: tuple[int, int], view: Any, text_scale: float) -> Layout:
        """The places of everything that this view shows, in a window of `size` pixels."""
        raise NotImplementedError

    def parts(
        self, layout: Any, view: Any, marks: Highlights, history: Sequence[Any], context: PaintContext
    ) -> Parts:
        """The zones of the picture, in the order in which they cover each other, the paper on which the log
        is written among them.

        `history` is what the game remembers of every turn so far. What is in `marks.hidden` is left out: it
        is in the air. Light, veil and what is chosen are drawn over the zones; `gains`, `moods` and `own`
        are the zones' to show.
        """
        raise NotImplementedError

    def zone_of(self, piece: Piece) -> str:
        """The zone in which a piece lies that is no zone itself."""
        return piece

    def far_at(self, layout: Any, view: Any, pos: tuple[int, int]) -> str:
        """The far thing at a point of the window that can be magnified (`Highlights.near`); "" for none."""
        return ""

    def numbered(self, view: Any, number: int) -> str:
        """The thing that is magnified while the digit of this number is held; "" for none."""
        return ""

    def ground(self, seats: tuple[Seat, ...]) -> Ground:
        """The ground under everything."""
        return Ground()

    def life(self) -> Life:
        """The movement in the ground while nothing else moves."""
        return Life()
