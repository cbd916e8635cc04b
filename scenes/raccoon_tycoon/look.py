"""The look of the table: layout, zones, the valley as background."""

from collections.abc import Sequence

from raccoon.app.seats import Seat
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture import desk, estate, gazette, market, offer, players, slip, warehouse
from scenes.raccoon_tycoon.valley.life import ValleyLife
from scenes.raccoon_tycoon.valley.panorama import Panorama
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.piece import Piece
from scenes.table.presentation import TableLook


class RaccoonTycoonLook(TableLook):
    """Draws market, offers, panels, desk and Gazette in front of the valley of Astoria."""

    def layout(self, size: tuple[int, int], view: View, text_scale: float) -> TableLayout:
        return layout_of(size, view, text_scale)

    def parts(
        self,
        layout: TableLayout,
        view: View,
        marks: Highlights,
        history: Sequence[Counts],
        context: PaintContext,
    ) -> Parts:
        """Yield every zone, from the bottom up; hand cards in flight are left out."""
        yield from players.parts(layout, view, marks, context)
        yield from market.parts(layout, view, marks, history, context)
        yield from offer.parts(layout, view, marks.hidden, context)
        yield from slip.parts(layout, marks, context)
        yield from gazette.parts(layout, view, context)
        for part in desk.parts(layout, view, marks, context):
            if not (Piece(part.key).kind == "hand" and part.key in marks.hidden):
                yield part
        yield from warehouse.parts(layout, view, marks, context)
        yield from estate.parts(layout, view, context)

    def zone_of(self, piece: Piece) -> str:
        """The zone that contains a piece without a zone: a token's warehouse, an item's estate."""
        return "warehouse" if piece.kind == "slot" else "estate"

    def ground(self, seats: tuple[Seat, ...]) -> Panorama:
        return Panorama(tuple(pal.SEAT[seat.colour] for seat in seats))

    def life(self) -> ValleyLife:
        return ValleyLife()
