"""A table that is laid by itself: its pieces lie in a row above the open country and in one below."""

from collections.abc import Iterator, Mapping, Sequence

from pygame import Rect

from scenes.table.layout import FOOT, MARGIN, Layout
from scenes.table.piece import Piece

ABOVE, OPEN = 300, 80
"""Height of the upper row, and of the strip of open country below it."""
HEADING = 84
"""Room for a heading on the paper of the log."""


class PlainSheet(Layout):
    """The panels of so many `players` stand at the left, the log at the right; between them lie the pieces
    `above` and those `below` the open country, each by its key with its share of the row's width.
    """

    def __init__(
        self,
        size: tuple[int, int],
        text_scale: float,
        players: int,
        above: Mapping[str, float],
        below: Mapping[str, float],
        verbs: Sequence[str] = (),
    ) -> None:
        super().__init__(size, text_scale, growing=0)
        high = self.height - FOOT - 2 * MARGIN
        lower = ABOVE + OPEN + 2 * MARGIN
        self._lay_foot(verbs)
        self._lay_log(high, HEADING, MARGIN)
        self.panels = self._column(players, high, (high - 3 * MARGIN) / 4)
        self.stage = self._rect(self._left, MARGIN, self._centre, high)
        self.strip = self.country = self._rect(self._left, MARGIN + ABOVE + MARGIN / 2, self._centre, OPEN)
        self.desk = self._rect(self._left, lower, self._centre, MARGIN + high - lower)
        self.places = {
            **{Piece("panel", seat): panel for seat, panel in enumerate(self.panels)},
            **self._row(above, MARGIN, ABOVE),
            **self._row(below, lower, MARGIN + high - lower),
        }

    def _row(self, shares: Mapping[str, float], top: float, high: float) -> dict[Piece, Rect]:
        """Pieces side by side, each as wide as its share."""
        share = (self._centre - MARGIN * (len(shares) - 1)) / sum(shares.values())
        left, row = self._left, dict[Piece, Rect]()
        for piece, part in shares.items():
            row[Piece(piece)] = self._rect(left, top, part * share, high)
            left += part * share + MARGIN
        return row

    def pieces(self) -> Iterator[tuple[Piece, Rect]]:
        yield from self.places.items()
