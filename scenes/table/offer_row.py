"""The division of a row of the table among offers and their decks: pure arithmetic in design units."""

from collections.abc import Sequence
from dataclasses import dataclass

BETWEEN = 24.0
"""The gap between an offer with its deck and the next, at least."""
BESIDE = 10.0
"""The gap between an offer and the whole deck that lies beside it, at least."""


@dataclass(frozen=True)
class Offer:
    """Things offered side by side: the width of each `column`, left to right, with a `gap` between them at
    least. Of their deck, `whole` wide, at least a `slice` peeks out from beneath the last one.
    """

    columns: Sequence[float]
    gap: float
    slice: float
    whole: float

    @property
    def gaps(self) -> int:
        """The number of gaps between its columns."""
        return max(0, len(self.columns) - 1)

    @property
    def wide(self) -> float:
        """The width of all things offered together."""
        return sum(self.columns) + self.gap * self.gaps

    @property
    def hidden(self) -> float:
        """The extra width with which the whole deck would fit beside the offer."""
        return BESIDE + self.whole - self.slice


@dataclass(frozen=True)
class Laid:
    """The places of an offer: the left of each column; the left and the visible width of its deck; `out` is
    the share of its hidden width that is visible, 1 where the deck is whole.
    """

    columns: tuple[float, ...]
    deck: float
    seen: float
    out: float


def laid(left: float, width: float, offers: Sequence[Offer]) -> tuple[Laid, ...]:
    """The places of offers on a row from `left`, `width` wide, which they fill.

    Where there is more room than they need, slices of decks first grow until the decks lie whole; what is
    left then moves everything apart, twice as much between one offer and the next. A row that is too
    narrow is filled beyond its end.
    """
    spare = max(0.0, width - sum(offer.wide + offer.slice for offer in offers) - BETWEEN * (len(offers) - 1))
    hidden = sum(offer.hidden for offer in offers)
    out = min(1.0, spare / hidden)
    parts = sum(offer.gaps + 1 for offer in offers) + 2 * (len(offers) - 1)
    apart = max(0.0, spare - hidden) / parts
    places = []
    for offer in offers:
        places.append(_placed(offer, left, out, apart))
        left = places[-1].deck + places[-1].seen + BETWEEN + 2 * apart
    return tuple(places)


def _placed(offer: Offer, left: float, out: float, apart: float) -> Laid:
    columns = []
    for column in offer.columns:
        columns.append(left)
        left += column + offer.gap + apart
    end = left - offer.gap - apart
    seen = offer.slice + out * offer.hidden
    deck = max(end, end + seen - offer.whole)
    return Laid(tuple(columns), deck + apart, min(seen, offer.whole), out)
