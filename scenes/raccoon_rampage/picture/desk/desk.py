"""The desk: the own role's board, the hand, the votes still to be placed, deck and discards."""

from __future__ import annotations

from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.holdings import in_hand
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import cards
from scenes.raccoon_rampage.picture.desk import decks, role_board, tray
from scenes.raccoon_rampage.picture.ink import Ink
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, Parts


def parts(
    layout: RampageLayout, view: View, marks: Highlights, told: RampageMarks, brush: PaintContext
) -> Parts:
    """Board, hand, tray, decks."""
    yield from role_board.parts(layout, view, marks, brush)
    for piece, rect in layout.hand.items():
        if piece not in marks.hidden:
            yield Ink.zone(piece, rect, brush, cards.of_hand, in_hand(view, piece))
    yield from tray.parts(layout, view, told, brush)
    yield from decks.parts(layout, view, marks, brush)
