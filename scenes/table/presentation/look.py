"""The group of a table's layout and drawing."""

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
    """The layout and drawing of the table. Every `layout` argument was made by `layout()`."""

    emblems: Mapping[str, PictogramPainter] = MappingProxyType({})
    """Emblems that only this game's seats have (`displayed_seats`), by name."""

    def displayed_seats(self, seats: Sequence[Seat], setup: Any) -> tuple[Seat, ...]:
        """The seats as a table with this set-up shows them: by default as chosen, or with roles' emblems."""
        return tuple(seats)

    def layout(self, size: tuple[int, int], view: Any, text_scale: float) -> Layout:
        """The layout of everything that the view shows, in a window of `size` pixels."""
        raise NotImplementedError

    def parts(
        self, layout: Any, view: Any, marks: Highlights, history: Sequence[Any], context: PaintContext
    ) -> Parts:
        """The zones of the picture, the lowest first, the paper of the log among them.

        `history` is what `Narration.history` returned for every turn so far. Leave out pieces in
        `marks.hidden`: they are in flight. Light and dimming are drawn over the zones; `gains`, `moods` and
        `own` are for the zones to show.
        """
        raise NotImplementedError

    def zone_of(self, piece: Piece) -> str:
        """The zone that contains a piece; by default the piece itself."""
        return piece

    def magnifiable_at(self, layout: Any, view: Any, pos: tuple[int, int]) -> str:
        """The thing at a point that can be magnified (`Highlights.magnified`); "" for none."""
        return ""

    def numbered(self, view: Any, number: int) -> str:
        """The thing to magnify while this digit key is held; "" for none."""
        return ""

    def ground(self, seats: tuple[Seat, ...]) -> Ground:
        """The ground below everything."""
        return Ground()

    def life(self) -> Life:
        """The idle movement in the background."""
        return Life()
