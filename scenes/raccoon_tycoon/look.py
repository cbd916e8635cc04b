"""What lies on Raccoon Tycoon's table, as the general table asks for it."""

from __future__ import annotations

from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.picture import TablePicture
from scenes.table.presentation import Look
from scenes.table.zones import Say


class TycoonLook(Look):
    """Market, offer, estates and the valley behind them."""

    def layout(self, size: tuple[int, int], view: View, text_scale: float) -> TableLayout:
        return layout_of(size, view, text_scale)

    def picture(self, seats: tuple[Seat, ...], say: Say) -> TablePicture:
        return TablePicture(seats, say)
