"""The zones of this game's table, in the order in which they cover each other."""

from collections.abc import Sequence

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture import (
    auction_block,
    desk,
    estate,
    gazette,
    market,
    offer,
    players,
    warehouse,
)
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, Parts


def parts(
    layout: TableLayout, view: View, marks: Highlights, history: Sequence[Counts], brush: PaintContext
) -> Parts:
    """Every zone; `history` holds the prices after each turn so far. Cards in the air are left out."""
    yield from players.parts(layout, view, marks, brush)
    yield from market.parts(layout, view, marks, history, brush)
    yield from auction_block.parts(layout, brush)
    yield from offer.parts(layout, view, marks.hidden, brush)
    yield from gazette.parts(layout, view, brush)
    for part in desk.parts(layout, view, marks, brush):
        if not (part.key.startswith("hand:") and part.key in marks.hidden):
            yield part
    yield from warehouse.parts(layout, view, marks, brush)
    yield from estate.parts(layout, view, brush)


def zone_of(piece: str) -> str:
    """The zone in which a piece lies that is none itself: a token, or a part of the estate."""
    return "warehouse" if piece.startswith("slot:") else "estate"
